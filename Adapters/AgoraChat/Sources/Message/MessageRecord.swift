internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The stored properties of a message object.
struct MessageRecord {
  var id: String
  var conversation: String
  var from: String
  var to: String
  var direction: AgoraChatMessageDirection
  var chatType: AgoraChatType
  var timestamp: Int64
  var localTime: Int64
  var options: MessageOptions
  /// The app's changes and the engine's notes, beside the device's data.
  var notes = MessageNotes()
  /// The message as the device last reported it; nil for one that the app created.
  var message: Message?
  /// The reactions that came with a message of the history that is not stored.
  var reactions: [Reaction] = []
  /// The client whose devices are asked, and the account.
  var core: ClientCore?
  var account: AccountID?
  /// The status while neither the engine nor the app sets another.
  var status = AgoraChatMessageStatus.pending
  /// The app's value for having been listened to.
  var isListened: Bool?
  /// The app's value for belonging to a thread.
  var isThreadMessage: Bool?
  /// The app's value for the members that are to receive it; nil if it set none.
  var receivers: [String]??
  /// The app's value for the priority.
  var priority: AgoraChatRoomMessagePriority?
  /// It did not wait at the hub before it arrived, or did not arrive just now.
  var isOnline = true

  private var body: AgoraChatMessageBody?
  private var ext: [AnyHashable: Any]?
  private var isExtLoaded = false
  /// The flags for the app's changes since the message was stored.
  private(set) var isBodyChanged = false
  private(set) var isExtChanged = false
  private(set) var isTimeChanged = false

  /// One that an app made.
  init(conversation: String, from: String, to: String, body: AgoraChatMessageBody, ext: [AnyHashable: Any]?) {
    let now = SystemClock().now()
    id = MessageID.generate(at: now).string
    self.conversation = conversation
    self.from = from
    self.to = to
    self.body = body
    self.ext = ext
    isExtLoaded = true
    direction = .send
    chatType = .chat
    timestamp = now.milliseconds
    localTime = now.milliseconds
    options = .ordinary
  }

  /// One without values.
  init() {
    self.init(conversation: "", from: "", to: "", body: AgoraChatMessageBody(), ext: nil)
    id = ""
    timestamp = 0
    localTime = 0
    isOnline = false
  }

  /// One of a device.
  init(_ message: Message, _ core: ClientCore, _ account: AccountID) {
    let isOwn = message.sender == account
    id = message.id.string
    conversation = message.conversation.name
    from = message.sender.name
    to = message.conversation.kind == .direct && !isOwn ? account.name : message.conversation.name
    direction = isOwn ? .send : .receive
    chatType = AgoraChatType(message.conversation.kind)
    timestamp = message.time.milliseconds
    localTime = message.time.milliseconds
    options = message.options
    notes = MessageNotes(message.localExtension)
    // How far a message has come is the app's to say only where the engine has nothing to do with its way.
    if message.state != .local { notes.status = nil }
    self.message = message
    self.core = core
    self.account = account
    if let localTime = notes.localTime { self.localTime = localTime }
  }

  /// Stores the engine's message for a message that the app sent.
  mutating func adopt(_ message: Message) {
    self.message = message
    timestamp = message.time.milliseconds
    from = message.sender.name
    notes.status = nil
    adoptFiles(message)
    // The next read creates the body from the masked content; a file's body is kept, as only its name can differ.
    if message.marks.contains(.contentMasked), !MessageKind.media.contains(message.kind) { body = nil }
  }

  /// The engine has the files of a message that the app made.
  func adoptFiles(_ message: Message) {
    guard let core, let account else { return }
    (body as? AgoraChatFileMessageBody)?.files.adopt(message, core, account)
  }

  mutating func loadedBody() -> AgoraChatMessageBody {
    if let body { return body }
    var made: AgoraChatMessageBody?
    if let message, let core, let account {
      let home = FileState.Home(message, core, account)
      made = AgoraChatMessageBody.body(of: message.body, home)
    }
    let loaded = made ?? AgoraChatTextMessageBody(text: nil)
    body = loaded
    return loaded
  }

  mutating func loadedExt() -> [AnyHashable: Any]? {
    if isExtLoaded { return ext }
    isExtLoaded = true
    let text = notes.ext ?? message?.body.attributes
    ext = text.flatMap { JSONObject.dictionary(of: $0) }
    return ext
  }

  mutating func set(body: AgoraChatMessageBody) {
    self.body = body
    isBodyChanged = true
  }

  mutating func set(ext: [AnyHashable: Any]?) {
    self.ext = ext
    isExtLoaded = true
    isExtChanged = true
  }

  mutating func set(timestamp: Int64) {
    self.timestamp = timestamp
    isTimeChanged = true
  }

  mutating func set(_ option: MessageOptions, _ isOn: Bool) {
    if isOn { options.insert(option) } else { options.remove(option) }
  }

  /// Records that the app's changes have been stored.
  mutating func noteStored(_ message: Message) {
    self.message = message
    timestamp = message.time.milliseconds
    adoptFiles(message)
    isBodyChanged = false
    isExtChanged = false
    isTimeChanged = false
  }
}

extension AgoraChatType {
  /// The kind as the engine has it.
  var kind: ConversationKind {
    switch self {
    case .chat: .direct
    case .groupChat: .group
    case .chatRoom: .room
    }
  }

  /// A kind of the engine.
  init(_ kind: ConversationKind) {
    self =
      switch kind {
      case .direct: .chat
      case .group: .groupChat
      case .room: .chatRoom
      }
  }
}
