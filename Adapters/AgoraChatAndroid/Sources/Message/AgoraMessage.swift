internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// A message.
///
/// An app creates one with `createSendMessage(_:)` or one of the shorthands and passes it to
/// `AgoraChatManager.sendMessage(_:_:)`; callbacks and conversations return the same object while it is in use. May be
/// used from any thread.
public final class AgoraMessage: @unchecked Sendable {
  // Safe to share: everything that changes is behind the lock.
  let fields: Lock<Fields>

  /// The types of message; Swift does not allow the Java name `Type`.
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

  /// The kinds of conversation that a message can belong to.
  public enum ChatType: Hashable, Sendable, CaseIterable {
    /// To one account.
    case Chat
    /// To a group.
    case GroupChat
    /// To a chat room.
    case ChatRoom
  }

  /// The directions of a message.
  public enum Direct: Hashable, Sendable, CaseIterable {
    /// This account sent it, or is to send it.
    case SEND
    /// Another account sent it.
    case RECEIVE
  }

  /// The delivery statuses of a message.
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
    /// The message as the device last reported it; nil before that.
    var neutral: Message?
    /// The account that it belongs to, whose device knows its state.
    var account: AccountID?
    weak var core: ClientCore?
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

  /// Creates an object for a message that a device reported.
  init(_ message: Message, _ core: ClientCore, account: AccountID) {
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

  /// Adopts the device's data; the app's own data does not change, except content that another SDK's user changed.
  func adopt(_ message: Message) {
    fields.withLock { fields in
      if let known = fields.neutral, known.encodedBody != message.encodedBody, let core = fields.core,
        let account = fields.account
      {
        let body = message.body
        if body.edit != nil { fields.body = .showing(body, FileState.Home(message, core, account)) }
      }
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
  func adoptFiles(_ message: Message, _ core: ClientCore, _ account: AccountID) {
    (getBody() as? FileMessageBody)?.files.adopt(message, core, account)
  }

  // MARK: making one

  /// Creates a message to be sent; its sender is set then.
  public static func createSendMessage(_ type: MessageType) -> AgoraMessage { AgoraMessage(type, .SEND) }

  /// Creates a message as if it had been received, for `AgoraChatManager.saveMessage(_:)` and `importMessage(_:_:)`.
  public static func createReceiveMessage(_ type: MessageType) -> AgoraMessage { AgoraMessage(type, .RECEIVE) }

  /// Creates a text message to an account; `setChatType(_:)` makes it one to a group or chat room.
  public static func createTxtSendMessage(_ content: String, _ userName: String) -> AgoraMessage {
    let message = createSendMessage(.TXT)
    message.addBody(TextMessageBody(content))
    message.setReceipt(userName)
    return message
  }

  /// Creates a location message to an account; `setChatType(_:)` makes it one to a group or chat room.
  public static func createLocationSendMessage(
    _ latitude: Double, _ longitude: Double, _ locationAddress: String, _ userName: String
  ) -> AgoraMessage {
    let message = createSendMessage(.LOCATION)
    message.addBody(LocationMessageBody(locationAddress, latitude, longitude))
    message.setReceipt(userName)
    return message
  }

  // MARK: what it is

  /// Returns its type.
  public func getType() -> MessageType { fields.withLock { $0.type } }
  /// Returns its body; nil before `addBody(_:)`.
  public func getBody() -> MessageBody? { fields.withLock { $0.body } }
  /// Sets its body; a body of another type than the message's is refused when it is sent.
  public func addBody(_ body: MessageBody) { fields.withLock { $0.body = body } }

  /// Returns its id, which every style and device sees. A new message has one at once.
  public func getMsgId() -> String { fields.withLock { $0.id } }
  /// Sets its id, of 1 to 64 bytes, before it is sent.
  public func setMsgId(_ msgId: String) { fields.withLock { $0.id = msgId } }

  /// Returns the time of sending, in milliseconds since 1970: the server's time once accepted.
  public func getMsgTime() -> Int64 { fields.withLock { $0.time } }
  /// Sets the time before sending or saving: it determines a message's position in the local database.
  public func setMsgTime(_ msgTime: Int64) {
    fields.withLock {
      $0.time = msgTime
      $0.hasOwnTime = true
    }
  }

  /// Returns the account that sent it; empty before it is sent.
  public func getFrom() -> String { fields.withLock { $0.from } }
  /// Sets the sender, for a message to be saved.
  public func setFrom(_ from: String) { fields.withLock { $0.from = from } }
  /// Returns the account, group or chat room to which it was sent.
  public func getTo() -> String { fields.withLock { $0.to } }
  /// Sets the account, group or chat room to which it is sent.
  public func setTo(_ to: String) { fields.withLock { $0.to = to } }
  /// The same as `setTo(_:)`; the name is the vendor's.
  public func setReceipt(_ userName: String) { setTo(userName) }

  /// Returns the kind of conversation that it belongs to; one with an account unless set.
  public func getChatType() -> ChatType { fields.withLock { $0.chatType } }
  /// Sets the kind of conversation that it belongs to.
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
