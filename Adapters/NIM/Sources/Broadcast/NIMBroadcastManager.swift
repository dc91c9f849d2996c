public import Foundation
internal import Parlance

/// A broadcast: a text that the app's operator sent to all accounts.
open class NIMBroadcastMessage: NSObject {
  private let bulletin: Bulletin?

  /// The number of the broadcast; larger than those of earlier ones. 0 for an object of the app's own.
  open var broadcastId: Int64 { bulletin?.id ?? 0 }
  /// The account in whose name it was sent; nil for none.
  open var sender: String? { bulletin?.sender?.name }
  /// The time at which it was sent, in seconds since 1970.
  open var timestamp: TimeInterval { bulletin?.time.seconds ?? 0 }
  /// The text of the broadcast; nil for an object of the app's own.
  open var content: String? { bulletin?.text }

  /// Creates an object without a text.
  public override init() { bulletin = nil }

  init(_ bulletin: Bulletin) { self.bulletin = bulletin }
}

/// Methods that receive broadcasts. Called on the environment's callback queue.
public protocol NIMBroadcastManagerDelegate: NSObjectProtocol {
  /// A broadcast came. Each comes to a client once: at once if it is online; else at the next login, if the broadcast is kept for clients
  /// that are offline.
  func onReceive(_ broadcastMessage: NIMBroadcastMessage)
}

/// Receives broadcasts to all accounts, which the app's server sends.
public protocol NIMBroadcastManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMBroadcastManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMBroadcastManagerDelegate)
}

/// The broadcasts of one client.
final class BroadcastManager: NSObject, NIMBroadcastManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMBroadcastManagerDelegate) {
    core.broadcastDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMBroadcastManagerDelegate) { core.broadcastDelegates.remove(delegate) }
}
