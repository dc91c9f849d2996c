public import Foundation
internal import Parlance

/// A thread: a conversation of members of a group about one of its messages.
///
/// An object is a snapshot: it does not change later. Calls and events return new objects.
open class AgoraChatThread: NSObject, @unchecked Sendable {
  // Safe to share: nothing of it changes but the name, which is behind the lock.
  private let name: Lock<String?>
  private let thread: GroupThread?
  private let message: AgoraChatMessage?

  /// Creates a thread whose properties are nil or 0.
  public override init() {
    name = Lock(nil)
    (thread, message) = (nil, nil)
    super.init()
  }

  init(_ thread: GroupThread, _ core: ClientCore, _ account: AccountID) {
    name = Lock(thread.name)
    self.thread = thread
    message = thread.lastMessage.map { AgoraChatMessage($0, core, account) }
    super.init()
  }

  /// The thread's id, which is also the id of its conversation.
  open var threadId: String! { thread?.id }

  /// The name. Setting it renames this object alone: `IAgoraChatThreadManager.updateChatThreadName(_:threadId:completion:)`
  /// renames the thread.
  open var threadName: String! {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// The user who created it.
  open var owner: String! { thread?.owner.name }

  /// The id of the message that it is about.
  open var messageId: String! { thread?.origin.message.string }

  /// The id of the group to which the message belongs.
  open var parentId: String! { thread?.origin.group }

  /// The number of its members.
  open var membersCount: Int32 { Int32(clamping: thread?.memberCount ?? 0) }

  /// The number of its messages, without those that were recalled.
  open var messageCount: Int32 { Int32(clamping: thread?.messageCount ?? 0) }

  /// The time at which it was created, in milliseconds since 1970.
  open var createAt: Int { Int(clamping: thread?.created.milliseconds ?? 0) }

  /// Its newest message; nil if it has none, and in the objects that lists return.
  open var lastMessage: AgoraChatMessage! { message }

  open override var description: String { "AgoraChatThread \(threadId ?? "")" }
}
