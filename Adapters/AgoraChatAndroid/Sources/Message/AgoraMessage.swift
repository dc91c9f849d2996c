internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// A message.
///
/// An app makes one with `createSendMessage(_:)` or one of the shorthands and hands it to
/// `AgoraChatManager.sendMessage(_:_:)`; callbacks and conversations give the same object back while somebody holds it.
/// May be used from any thread.
public final class AgoraMessage: @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock.
  let fields: Lock<Fields>

  /// What a message can be; Swift has no room for the Java name `Type`.
  public enum MessageType: Hashable, Sendable, CaseIterable {
    /// A text.
    case TXT
    /// A picture.
    case IMAGE
    /// A film.
    case VIDEO
    /// A place.
    case LOCATION
    /// A recording.
    case VOICE
    /// Any other file.
    case FILE
    /// An instruction between apps: in no database, counted nowhere.
    case CMD
  }

  /// Where a message belongs.
  public enum ChatType: Hashable, Sendable, CaseIterable {
    /// To one account.
    case Chat
    /// To a group.
    case GroupChat
    /// To a chat room.
    case ChatRoom
  }

  /// Which way a message goes.
  public enum Direct: Hashable, Sendable, CaseIterable {
    /// This account sent it, or is to send it.
    case SEND
    /// Another account sent it.
    case RECEIVE
  }

  /// How far a message has come.
  public enum Status: Hashable, Sendable, CaseIterable {
    /// The server has it.
    case SUCCESS
    /// The server refused it, or it could not be sent.
    case FAIL
    /// It is on its way.
    case INPROGRESS
    /// It was made and not sent yet.
    case CREATE
  }

  struct Fields {
    var id: String
    let type: MessageType
    var from = ""
    var to = ""
    var chatType = ChatType.Chat
    /// Milliseconds since 1970.
    var time: Int64
    /// The app chose the time.
    var hasOwnTime = false
    var status = Status.CREATE
    var direct: Direct
    var error = 0
    /// Percent of a transfer.
    var progress = 0
    var body: MessageBody?
    var attributes = MessageAttributes()
    /// The message as the device told it last; nil before that.
    var neutral: Message?
    /// Whose it is: this account's device knows what became of it.
    var account: AccountID?
    weak var core: ChatCore?
    // What the app set; nil where the device is asked.
    var ownStatus: Status?
    var isAcked: Bool?
    var isDelivered: Bool?
    var isUnread: Bool?
    var statusCallback: (any AgoraCallBack)?
  }

  private init(_ type: MessageType, _ direct: Direct) {
    let now = SystemClock().now()
    let id = MessageID.generate(at: now).string
    fields = Lock(Fields(id: id, type: type, time: now.milliseconds, direct: direct))
  }

  /// A message that a device told.
  init(_ message: Message, _ core: ChatCore, account: AccountID) {
    let body = message.body
    var fields = Fields(
      id: message.id.string, type: MessageType(message.kind), time: message.time.milliseconds,
      direct: message.sender == account ? .SEND : .RECEIVE)
    fields.body = .showing(body, FileState.Home(message, core, account))
    fields.attributes = MessageAttributes(text: body.attributes)
    fields.chatType = ChatType(message.conversation.kind)
    fields.to =
      message.conversation.kind == .direct && message.sender != account ? account.name : message.conversation.name
    fields.core = core
    fields.account = account
    self.fields = Lock(fields)
    adopt(message)
  }

  /// Takes over what the device tells; the rest stays as the app set it.
  func adopt(_ message: Message) {
    fields.withLock { fields in
      fields.neutral = message
      fields.from = message.sender.name
      fields.time = message.time.milliseconds
      fields.status =
        switch message.state {
        case .sending: .INPROGRESS
        case .failed: .FAIL
        case .sent, .received, .local: .SUCCESS
        }
    }
  }

  /// The engine has the files of a message that the app made.
  func settleFiles(_ message: Message, _ core: ChatCore, _ account: AccountID) {
    (getBody() as? FileMessageBody)?.files.settle(message, core, account)
  }

  // MARK: making one

  /// A message to be sent; its sender is filled in then.
  public static func createSendMessage(_ type: MessageType) -> AgoraMessage { AgoraMessage(type, .SEND) }

  /// A message as if it had come, for `AgoraChatManager.saveMessage(_:)` and `importMessage(_:_:)`.
  public static func createReceiveMessage(_ type: MessageType) -> AgoraMessage { AgoraMessage(type, .RECEIVE) }

  /// A text to an account; `setChatType(_:)` makes it one to a group or chat room.
  public static func createTxtSendMessage(_ content: String, _ userName: String) -> AgoraMessage {
    let message = createSendMessage(.TXT)
    message.addBody(TextMessageBody(content))
    message.setReceipt(userName)
    return message
  }

  /// A place to an account; `setChatType(_:)` makes it one to a group or chat room.
  public static func createLocationSendMessage(
    _ latitude: Double, _ longitude: Double, _ locationAddress: String, _ userName: String
  ) -> AgoraMessage {
    let message = createSendMessage(.LOCATION)
    message.addBody(LocationMessageBody(locationAddress, latitude, longitude))
    message.setReceipt(userName)
    return message
  }

  // MARK: what it is

  /// What it is.
  public func getType() -> MessageType { fields.withLock { $0.type } }
  /// What it says; nil before `addBody(_:)`.
  public func getBody() -> MessageBody? { fields.withLock { $0.body } }
  /// Sets what it says; a body of another type than the message's is refused when it is sent.
  public func addBody(_ body: MessageBody) { fields.withLock { $0.body = body } }

  /// Its id, which every style and device sees. A new message has one at once.
  public func getMsgId() -> String { fields.withLock { $0.id } }
  /// Sets its id, of 1 to 64 bytes, before it is sent.
  public func setMsgId(_ msgId: String) { fields.withLock { $0.id = msgId } }

  /// When it was sent, in milliseconds since 1970: the server's time once accepted.
  public func getMsgTime() -> Int64 { fields.withLock { $0.time } }
  /// Sets the time before sending or saving: it decides where a message of the local database stands.
  public func setMsgTime(_ msgTime: Int64) {
    fields.withLock {
      $0.time = msgTime
      $0.hasOwnTime = true
    }
  }

  /// The account that sent it; empty before it is sent.
  public func getFrom() -> String { fields.withLock { $0.from } }
  /// Sets the sender, for a message to be saved.
  public func setFrom(_ from: String) { fields.withLock { $0.from = from } }
  /// The account, group or chat room to which it was sent.
  public func getTo() -> String { fields.withLock { $0.to } }
  /// Sets to which account, group or chat room it is sent.
  public func setTo(_ to: String) { fields.withLock { $0.to = to } }
  /// The same as `setTo(_:)`; the name is the vendor's.
  public func setReceipt(_ userName: String) { setTo(userName) }

  /// Where it belongs; to an account unless set.
  public func getChatType() -> ChatType { fields.withLock { $0.chatType } }
  /// Sets where it belongs.
  public func setChatType(_ chatType: ChatType) { fields.withLock { $0.chatType = chatType } }
}

/// The document's spelling, which Java imports from the class.
public typealias ChatType = AgoraMessage.ChatType

extension AgoraMessage.MessageType {
  /// The type under which a kind of content is shown.
  init(_ kind: MessageKind) {
    self =
      switch kind {
      case .location: .LOCATION
      case .command: .CMD
      case .image: .IMAGE
      case .video: .VIDEO
      case .audio: .VOICE
      case .file: .FILE
      default: .TXT
      }
  }
}

extension AgoraMessage.ChatType {
  init(_ kind: ConversationKind) {
    self =
      switch kind {
      case .direct: .Chat
      case .group: .GroupChat
      case .room: .ChatRoom
      }
  }

  var kind: ConversationKind {
    switch self {
    case .Chat: .direct
    case .GroupChat: .group
    case .ChatRoom: .room
    }
  }
}
