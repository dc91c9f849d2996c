public import Foundation
internal import Parlance

/// A message.
///
/// Objects are live: what concerns its way and its readers is asked of the device at each look, so an object that an
/// app holds is true before the callback that tells of the change arrives.
open class AgoraChatMessage: NSObject, @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock. The bodies are the app's to look after.
  final let record: Lock<MessageRecord>

  /// A message to send or to keep (1.3.1 and 3.x).
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - parameter aFrom: The sender: this account for a message to send.
  /// - parameter aTo: The receiver, which is the conversation's id unless the message was received.
  /// - parameter aBody: What it says.
  /// - parameter aExt: What the apps attach, a JSON object; every style can read it.
  public init(
    conversationID aConversationId: String, from aFrom: String, to aTo: String, body aBody: AgoraChatMessageBody,
    ext aExt: [AnyHashable: Any]?
  ) {
    record = Lock(MessageRecord(conversation: aConversationId, from: aFrom, to: aTo, body: aBody, ext: aExt))
    super.init()
  }

  /// A message to send; its sender is whoever is logged in then.
  ///
  /// - parameter aConversationId: The peer, or the id of the group or chatroom.
  /// - parameter aBody: What it says.
  /// - parameter aExt: What the apps attach, a JSON object; every style can read it.
  public convenience init(
    conversationID aConversationId: String, body aBody: AgoraChatMessageBody, ext aExt: [AnyHashable: Any]?
  ) {
    self.init(conversationID: aConversationId, from: "", to: aConversationId, body: aBody, ext: aExt)
  }

  /// A message to send or to keep: the vendor's Swift overlay.
  public convenience init(
    conversationId: String, from: String, to: String, body: AgoraChatMessageBaseBody, ext: [AnyHashable: Any]?
  ) {
    self.init(conversationID: conversationId, from: from, to: to, body: body.body, ext: ext)
  }

  /// A message to send: the vendor's Swift overlay.
  public convenience init(conversationId: String, body: AgoraChatMessageBaseBody, ext: [AnyHashable: Any]?) {
    self.init(conversationID: conversationId, body: body.body, ext: ext)
  }

  /// A message of a device.
  init(_ message: Message, _ core: ClientCore, _ account: AccountID) {
    record = Lock(MessageRecord(message, core, account))
    super.init()
  }

  // MARK: what it is

  /// Its id, the same on every device and in every style: 32 hexadecimal digits unless the app sets another, of at most
  /// 64 bytes, before sending.
  open var messageId: String {
    get { record.withLock { $0.id } }
    set { record.withLock { $0.id = newValue } }
  }

  /// The peer on both sides, or the id of the group or chatroom.
  open var conversationId: String {
    get { record.withLock { $0.conversation } }
    set { record.withLock { $0.conversation = newValue } }
  }

  /// Whether this account sent it.
  open var direction: AgoraChatMessageDirection {
    get { record.withLock { $0.direction } }
    set { record.withLock { $0.direction = newValue } }
  }

  /// Who sent it; empty until sending where the app did not say.
  open var from: String {
    get { record.withLock { $0.from } }
    set { record.withLock { $0.from = newValue } }
  }

  /// Who is to get it: an account, or the id of the group or chatroom.
  open var to: String {
    get { record.withLock { $0.to } }
    set { record.withLock { $0.to = newValue } }
  }

  /// The server's time in milliseconds since 1970, this device's until it has been accepted.
  open var timestamp: Int64 {
    get { record.withLock { $0.timestamp } }
    set { record.withLock { $0.set(timestamp: newValue) } }
  }

  /// When it was made on this device, in milliseconds since 1970; the server's time for one that came from there.
  open var localTime: Int64 {
    get { record.withLock { $0.localTime } }
    set { record.withLock { $0.localTime = newValue } }
  }

  /// What kind of chat it belongs to; to be set before sending to a group or chatroom.
  open var chatType: AgoraChatType {
    get { record.withLock { $0.chatType } }
    set { record.withLock { $0.chatType = newValue } }
  }

  /// What it says.
  open var body: AgoraChatMessageBody {
    get { record.withLock { $0.loadedBody() } }
    set { record.withLock { $0.set(body: newValue) } }
  }

  /// What it says, as an enum: the vendor's Swift overlay.
  public final var swiftBody: AgoraChatMessageBaseBody { AgoraChatMessageBaseBody(body) }

  /// What the apps attached; nil for nothing.
  open var ext: [AnyHashable: Any]! {
    get { record.withLock { $0.loadedExt() } }
    set { record.withLock { $0.set(ext: newValue) } }
  }

  /// The sender wants to know which members of the group read it; to be set before sending.
  open var isNeedGroupAck: Bool {
    get { record.withLock { $0.options.contains(.wantsGroupReceipts) } }
    set { record.withLock { $0.set(.wantsGroupReceipts, newValue) } }
  }

  /// Only devices that are connected get it; to be set before sending.
  open var deliverOnlineOnly: Bool {
    get { record.withLock { $0.options.contains(.onlineOnly) } }
    set { record.withLock { $0.set(.onlineOnly, newValue) } }
  }
}
