public import Foundation
internal import Parlance

/// A message.
///
/// Objects are live: each read of a message's status and readers asks the device, so an object that an app holds is up
/// to date before the callback that reports the change arrives.
open class AgoraChatMessage: NSObject, @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock. The bodies are the app's to look after.
  final let record: Lock<MessageRecord>

  /// Creates a message without an id, a receiver and a body; sending it fails with 500 (`messageInvalid`).
  public override init() {
    record = Lock(MessageRecord())
    super.init()
  }

  /// Creates a message to send or to store (1.3.1 and 3.x).
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - parameter aFrom: The sender: this account for a message to send.
  /// - parameter aTo: The receiver, which is the conversation's id unless the message was received.
  /// - parameter aBody: Its content.
  /// - parameter aExt: The app's data with it, a JSON object; every style can read it.
  public init(
    conversationID aConversationId: String, from aFrom: String, to aTo: String, body aBody: AgoraChatMessageBody,
    ext aExt: [AnyHashable: Any]?
  ) {
    record = Lock(MessageRecord(conversation: aConversationId, from: aFrom, to: aTo, body: aBody, ext: aExt))
    super.init()
  }

  /// Creates a message to send; its sender is the account that is logged in then.
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - parameter aBody: Its content.
  /// - parameter aExt: The app's data with it, a JSON object; every style can read it.
  public convenience init(
    conversationID aConversationId: String, body aBody: AgoraChatMessageBody, ext aExt: [AnyHashable: Any]?
  ) {
    self.init(conversationID: aConversationId, from: "", to: aConversationId, body: aBody, ext: aExt)
  }

  /// Creates a message to send or to store: the vendor's Swift overlay.
  public convenience init(
    conversationId: String, from: String, to: String, body: AgoraChatMessageBaseBody, ext: [AnyHashable: Any]?
  ) {
    self.init(conversationID: conversationId, from: from, to: to, body: body.body, ext: ext)
  }

  /// Creates a message to send: the vendor's Swift overlay.
  public convenience init(conversationId: String, body: AgoraChatMessageBaseBody, ext: [AnyHashable: Any]?) {
    self.init(conversationID: conversationId, body: body.body, ext: ext)
  }

  /// A message of a device.
  init(_ message: Message, _ core: ClientCore, _ account: AccountID) {
    record = Lock(MessageRecord(message, core, account))
    super.init()
  }

  /// A message that arrives at a device.
  convenience init(arriving message: Message, _ core: ClientCore, _ account: AccountID) {
    self.init(message, core, account)
    if message.marks.contains(.waited) { record.withLock { $0.isOnline = false } }
  }

  // MARK: what it is

  /// The id, the same on every device and in every style: 32 hexadecimal digits unless the app sets another, of at most
  /// 64 bytes, before sending.
  open var messageId: String {
    get { record.withLock { $0.id } }
    set { record.withLock { $0.id = newValue } }
  }

  /// The id of the conversation: the peer on both sides, or the id of the group or chatroom.
  open var conversationId: String {
    get { record.withLock { $0.conversation } }
    set { record.withLock { $0.conversation = newValue } }
  }

  /// The direction of the message: sent by this account, or received.
  open var direction: AgoraChatMessageDirection {
    get { record.withLock { $0.direction } }
    set { record.withLock { $0.direction = newValue } }
  }

  /// The sender; empty until sending unless the app sets it.
  open var from: String {
    get { record.withLock { $0.from } }
    set { record.withLock { $0.from = newValue } }
  }

  /// The receiver: an account, or the id of the group or chatroom.
  open var to: String {
    get { record.withLock { $0.to } }
    set { record.withLock { $0.to = newValue } }
  }

  /// The server's time in milliseconds since 1970, this device's until it has been accepted.
  open var timestamp: Int64 {
    get { record.withLock { $0.timestamp } }
    set { record.withLock { $0.set(timestamp: newValue) } }
  }

  /// The time of its creation on this device, in milliseconds since 1970; the server's time for a received message.
  open var localTime: Int64 {
    get { record.withLock { $0.localTime } }
    set { record.withLock { $0.localTime = newValue } }
  }

  /// The kind of chat it belongs to; to be set before sending to a group or chatroom.
  open var chatType: AgoraChatType {
    get { record.withLock { $0.chatType } }
    set { record.withLock { $0.chatType = newValue } }
  }

  /// A Boolean value that indicates whether it belongs to a thread; an app may set it before sending to one, as the vendor has
  /// it: `to` is the thread's id, and `chatType` is `groupChat`.
  open var isChatThreadMessage: Bool {
    get { record.withLock { $0.isThreadMessage } ?? asked.map { $0.device.isThread($0.message.conversation) } ?? false }
    set { record.withLock { $0.isThreadMessage = newValue } }
  }

  /// The thread about the message, as this device last received or fetched it; nil if there is none.
  open var chatThread: AgoraChatThread? {
    guard let (device, message) = asked, case .group(let group) = message.conversation,
      let thread = device.thread(about: message.id, inGroup: group)
    else { return nil }
    return record.withLock { $0.core }.map { AgoraChatThread(thread, $0, device.account) }
  }

  /// The content.
  open var body: AgoraChatMessageBody {
    get { record.withLock { $0.loadedBody() } }
    set { record.withLock { $0.set(body: newValue) } }
  }

  /// The content, as an enum: the vendor's Swift overlay.
  public final var swiftBody: AgoraChatMessageBaseBody { AgoraChatMessageBaseBody(body) }

  /// The app's data with it; nil for none.
  open var ext: [AnyHashable: Any]! {
    get { record.withLock { $0.loadedExt() } }
    set { record.withLock { $0.set(ext: newValue) } }
  }

  /// A Boolean value that indicates whether the sender requests read acknowledgements from the group's members; to be
  /// set before sending.
  open var isNeedGroupAck: Bool {
    get { record.withLock { $0.options.contains(.wantsGroupReceipts) } }
    set { record.withLock { $0.set(.wantsGroupReceipts, newValue) } }
  }

  /// A Boolean value that indicates whether it arrived while this device was connected; false for a message that callbacks
  /// report and that had waited at the server for the device. It is not stored: messages of the local database and of the
  /// server's history, commands, and what this device sends are true.
  open var onlineState: Bool { record.withLock { $0.isOnline } }

  /// The members of the group or chat room that are to receive it, at most 20; nil or empty for all of them. To be set before
  /// sending.
  ///
  /// The other members do not receive the message. In a one-to-one chat the value has no effect. Sending fails if a user is
  /// not a member, and in a thread.
  open var receiverList: [String]? {
    get {
      let (own, message) = record.withLock { ($0.receivers, $0.message) }
      return own ?? message?.body.addressees?.map(\.name)
    }
    set { record.withLock { $0.receivers = .some(newValue) } }
  }

  /// A Boolean value that indicates whether the operator sent it to all chat rooms.
  open var broadcast: Bool { record.withLock { $0.message }?.body.isBroadcast ?? false }

  /// A Boolean value that indicates whether only connected devices receive it; to be set before sending.
  open var deliverOnlineOnly: Bool {
    get { record.withLock { $0.options.contains(.onlineOnly) } }
    set { record.withLock { $0.set(.onlineOnly, newValue) } }
  }
}
