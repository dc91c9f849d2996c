public import Dispatch
public import Foundation
public import Parlance

/// The engine of a world: the environments of its clients, and the hub behind them.
public struct WorldEngine: Sendable {
  /// The environments that clients are given by turns: one for each door of the hub. There is at least one.
  public var environments: [MessagingEnvironment]
  /// The operations of the hub's operator.
  public var administration: HubAdministration
  /// Closes everything, so that the folder can be opened again.
  public var shutDown: @Sendable () -> Void

  /// Creates an engine whose clients are all in one environment.
  public init(
    environment: MessagingEnvironment, administration: HubAdministration, shutDown: @escaping @Sendable () -> Void
  ) {
    self.init(environments: [environment], administration: administration, shutDown: shutDown)
  }

  /// Creates an engine whose clients are in several environments, a client and the next one in different ones.
  ///
  /// - parameter environments: The environments; at least one.
  /// - parameter administration: The operations of the hub's operator.
  /// - parameter shutDown: Closes everything.
  public init(
    environments: [MessagingEnvironment], administration: HubAdministration,
    shutDown: @escaping @Sendable () -> Void
  ) {
    precondition(!environments.isEmpty, "clients need an environment")
    self.environments = environments
    self.administration = administration
    self.shutDown = shutDown
  }
}

/// Makes the engines of worlds.
///
/// Every scenario can be played over hubs that are elsewhere: behind a gateway, or in another process.
public struct WorldEngineMaker: Sendable {
  /// The conditions under which a world wants its engine.
  public struct Conditions: Sendable {
    /// The cell: its store, and its link where the maker has the choice.
    public var cell: Cell
    /// A folder of the world's own, which may not be there yet. Engines made for the same folder continue one another.
    public var folder: URL
    /// The clock of the hub and the devices.
    public var clock: ManualClock
    /// The queue of all callbacks.
    public var callbackQueue: DispatchQueue
    /// The check of tokens at the hub.
    public var tokenCheck: TokenCheck
  }

  /// The name that failures show.
  public var name: String
  /// Makes an engine.
  public var make: @Sendable (Conditions) throws -> WorldEngine

  /// Creates a maker.
  public init(name: String, make: @escaping @Sendable (Conditions) throws -> WorldEngine) {
    self.name = name
    self.make = make
  }

  /// The hub in the process of the clients, over the link of the cell.
  public static let embedded = WorldEngineMaker(name: "embedded") { conditions in
    let (clock, queue, link) = (conditions.clock, conditions.callbackQueue, conditions.cell.link.environmentLink)
    let environment: MessagingEnvironment
    switch conditions.cell.store {
    case .memory:
      environment = .inMemory(
        clock: clock, callbackQueue: queue, tokenCheck: conditions.tokenCheck, link: link)
    case .sqlite:
      try FileManager.default.createDirectory(at: conditions.folder, withIntermediateDirectories: true)
      environment = try .embedded(
        at: conditions.folder, clock: clock, callbackQueue: queue, tokenCheck: conditions.tokenCheck, link: link)
    }
    return WorldEngine(environment: environment, administration: environment.administration) { environment.shutDown() }
  }
}
