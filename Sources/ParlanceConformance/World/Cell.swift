internal import Parlance

/// One combination under test: the sender's and the receiver's style, the store and the link.
public struct Cell: Sendable, CustomStringConvertible {
  /// The stores in which the hub and the devices keep their data.
  public enum Store: String, Hashable, Sendable, CaseIterable {
    /// Databases on disk, in a folder of the world's own.
    case sqlite
    /// Nothing survives the environment.
    case memory
  }

  /// The links between the devices and the hub.
  public enum Link: String, Hashable, Sendable, CaseIterable {
    /// Calls within the process.
    case inProcess = "in-process"
    /// Every frame is encoded and decoded on its way.
    case loopback

    /// The link as an environment has it.
    var environmentLink: EnvironmentLink {
      switch self {
      case .inProcess: .inProcess
      case .loopback: .loopback
      }
    }
  }

  /// The style of the first client.
  public var sender: StyleDefinition
  /// The style of the second client.
  public var receiver: StyleDefinition
  /// The store of the hub and of the devices.
  public var store: Store
  /// The link between the devices and the hub.
  public var link: Link

  /// Creates a cell.
  public init(sender: StyleDefinition, receiver: StyleDefinition, store: Store, link: Link = .inProcess) {
    self.sender = sender
    self.receiver = receiver
    self.store = store
    self.link = link
  }

  /// The name of the cell; it has the link only if that is not within the process.
  public var description: String {
    let base = "\(sender.name)→\(receiver.name) \(store.rawValue)"
    return link == .inProcess ? base : "\(base) \(link.rawValue)"
  }
}
