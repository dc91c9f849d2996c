public import Foundation

/// The kinds of event of a thread.
public enum AgoraChatThreadOperation: UInt, @unchecked Sendable {
  /// None of the others: this account was removed from a thread.
  case unknown = 0
  /// A thread was created.
  case create = 1
  /// A thread was renamed.
  case update = 2
  /// A thread was destroyed.
  case delete = 3
  /// A message was sent or recalled in a thread.
  case update_msg = 4
}

/// An event of a thread.
open class AgoraChatThreadEvent: NSObject, @unchecked Sendable {
  // Safe to share: nothing of it changes.
  private let operation: AgoraChatThreadOperation
  private let actor: String?
  private let thread: AgoraChatThread?

  /// Creates an event without anything.
  public override init() {
    operation = .unknown
    (actor, thread) = (nil, nil)
    super.init()
  }

  init(_ operation: AgoraChatThreadOperation, of thread: AgoraChatThread, by actor: String) {
    self.operation = operation
    self.actor = actor
    self.thread = thread
    super.init()
  }

  /// The kind of event.
  open var type: AgoraChatThreadOperation { operation }

  /// The user who caused it.
  open var from: String! { actor }

  /// The thread after the event, as far as this device knows it.
  open var chatThread: AgoraChatThread! { thread }
}
