public import Foundation
import Parlance

/// A message. QD: sessions and messages.
///
/// An app creates one, sets `text` or `messageObject`, and passes it to `QDIMChatManager.send(_:to:)`; the callbacks
/// pass the same object, with the server's values set first. Setting a property changes this object only, not what was
/// sent; `QDIMConversationManager.update(_:for:completion:)` stores the properties that may be changed afterwards.
///
/// Use a message on the environment's callback queue (the main one unless another was chosen), as QD requires: its
/// state changes only there.
open class QDMessage: NSObject {
  /// The message as the device last reported it; nil before that.
  var neutral: Message?
  /// The login it belongs to; nil for one that an app just made.
  var login: Login?
  /// The delivery state; nil for a new one of the app.
  var state: MessageState?
  /// The time; zero for one that an app just made.
  var time = Timestamp.zero
  private var isChanged = false

  private var ownSession: QDSession?
  private var ownConversationId: String?
  private var played = false
  private var isLoaded: Bool
  private var contents = MessageContents()
  private var notes: LocalNotes?

  /// The message's id. A new message has one at once; an app may set another of 1 to 64 bytes before it sends.
  open var messageId: String
  /// The type of the message; follows `messageObject`.
  open var messageType: QDMessageType { didSet { isChanged = true } }
  /// The account that sent it; empty before it is sent.
  open var senderId = ""
  /// A Boolean value that indicates whether the receiver counts it as unread; true unless changed before sending.
  open var shouldBeCounted = true { didSet { isChanged = true } }
  /// The message's ordinal in its session, from 1; 0 until the server accepted it.
  open var msgnum: UInt64 = 0
  /// The message's ordinal among those of its sender in the session, from 1; 0 until the server accepted it.
  open var senderMsgnum: UInt64 = 0

  /// Creates a text message without text.
  public override init() {
    messageId = MessageID.generate(at: SystemClock().now()).string
    messageType = .text
    isLoaded = true
    super.init()
  }

  /// Creates an object for a message that a device reported.
  init(_ message: Message, _ login: Login?) {
    messageId = message.id.string
    messageType = QDMessageType(message.kind)
    isLoaded = false
    super.init()
    self.login = login
    shouldBeCounted = message.options.contains(.countsAsUnread)
    played = message.marks.contains(.played)
    adopt(message)
    isChanged = false
  }

  /// Adopts the device's data of this message; the app's own data does not change.
  func adopt(_ message: Message) {
    neutral = message
    state = message.state
    time = message.time
    senderId = message.sender.name
    msgnum = UInt64(clamping: message.number)
    senderMsgnum = UInt64(clamping: message.senderNumber)
    if isLoaded { mediaFile?.adopt(message, login) }
  }

  /// The file of a message that has one.
  private var mediaFile: MediaFile? { contents.object.flatMap { $0 as? any MediaObject }?.file }

  /// A Boolean value that indicates whether a sent property was changed since it was sent.
  var isEdited: Bool { isChanged || mediaFile?.isEdited == true }

  /// Makes the message one that is on its way, or one of the local database.
  func prepare(
    for session: QDSession, sender: AccountID, time: Timestamp, state: MessageState, login: Login
  ) {
    ownSession = session
    senderId = sender.name
    self.time = time
    self.state = state
    self.login = login
    isChanged = false
    mediaFile?.adopt()
  }

  private func load() {
    if isLoaded { return }
    isLoaded = true
    guard let neutral else { return }
    contents = MessageContents(neutral.body)
    mediaFile?.adopt(neutral, login)
  }

  private func loadNotes() -> LocalNotes {
    if let notes { return notes }
    let loaded = LocalNotes(text: neutral?.localExtension)
    notes = loaded
    return loaded
  }

  // MARK: what the sender writes

  /// A flag that the apps agreed on; QD uses 2 for a strong notice and 4 for a message to sign for. 0 unless set. Only
  /// QD's apps see it.
  open var msgFlag: Int {
    get { load(); return contents.annex.flag }
    set { load(); contents.annex.flag = newValue; isChanged = true }
  }

  /// The sender's name, if its app set one; else the account. Only QD's apps see a name that is set.
  open var senderName: String {
    get {
      load()
      return contents.annex.senderName.isEmpty ? senderId : contents.annex.senderName
    }
    set { load(); contents.annex.senderName = newValue; isChanged = true }
  }

  /// A title; empty unless set. Only QD's apps see it.
  open var title: String {
    get { load(); return contents.annex.title }
    set { load(); contents.annex.title = newValue; isChanged = true }
  }

  /// The text.
  ///
  /// Empty where QD's document says nil, since it declares the property as never nil: for every type but `text` and
  /// `tip` (whose words have no other place). For another style's content that QD has no type for, its fallback text.
  open var text: String {
    get { load(); return contents.text }
    set { load(); contents.text = newValue; isChanged = true }
  }

  /// The object that the message carries instead of text; sets `messageType` too.
  open var messageObject: (any QDMessageObject)? {
    get { load(); return contents.object }
    set {
      load()
      contents.object = newValue
      if let newValue {
        if let type = QDMessageType(newValue) { messageType = type }
      } else {
        messageType = .text
      }
      isChanged = true
    }
  }

  /// A description of the message, set by the sender's app; empty unless set. Only QD's apps see it.
  open var content: String {
    get { load(); return contents.annex.content }
    set { load(); contents.annex.content = newValue; isChanged = true }
  }

  /// A description of attachments, set by the sender's app; nil unless set. Only QD's apps see it.
  open var attachments: String? {
    get { load(); return contents.annex.attachments }
    set { load(); contents.annex.attachments = newValue; isChanged = true }
  }

  /// The id of the message that this one quotes; empty if none.
  ///
  /// A message that quotes one of its session which this device has is a reply, and other styles show it as one. A reply of
  /// another style quotes the message to which it replies. Any other id only QD's apps see.
  open var sourcemsgId: String {
    get { load(); return contents.annex.sourceMessageID }
    set { load(); contents.annex.sourceMessageID = newValue; isChanged = true }
  }

  /// Values that travel with the message and that every style can read; a JSON object.
  open var remoteExt: [AnyHashable: Any] {
    get { load(); return contents.parsedRemoteExt() }
    set {
      load()
      contents.attributes = nil
      contents.remoteExt = newValue
      isChanged = true
    }
  }

  // MARK: what this device notes

  /// Values that stay on this device; a JSON object.
  ///
  /// If set before sending or saving, it is stored with the message; later, `QDIMConversationManager.update` stores it.
  open var localExt: [AnyHashable: Any] {
    get { loadNotes().localExt }
    set {
      var changed = loadNotes()
      changed.localExt = newValue
      notes = changed
    }
  }

  /// The time at which the message was opened, in nanoseconds since 1970; 0 if the app did not set it. Stays on this
  /// device and is stored as `localExt` is.
  open var openTimestamp: TimeInterval {
    get { loadNotes().opened.nanoseconds }
    set {
      var changed = loadNotes()
      changed.opened = Timestamp(nanoseconds: newValue)
      notes = changed
    }
  }

  /// A Boolean value that indicates whether the app marked the message as played; stored at once for a message of the
  /// local database.
  open var isPlayed: Bool {
    get { played }
    set {
      played = newValue
      // A property cannot report a failure; the object then says what the app set until it is fetched again.
      guard let neutral else { return }
      try? login?.liveDevice.setPlayed(newValue, MessageID(messageId), in: neutral.conversation)
    }
  }

  // MARK: where and when

  /// The session it belongs to; before sending, an empty one.
  open var session: QDSession {
    get {
      if let ownSession { return ownSession }
      let made = neutral.map { QDSession($0.conversation) } ?? QDSession()
      ownSession = made
      return made
    }
    set { ownSession = newValue }
  }

  /// The time of sending, in nanoseconds since 1970, to the millisecond; the server's time once accepted.
  ///
  /// If set before saving, or changed with `QDIMConversationManager.update`, it determines a message's position in the
  /// local database.
  open var timestamp: TimeInterval {
    get { time.nanoseconds }
    set { time = Timestamp(nanoseconds: newValue) }
  }

  /// A name of the session that is the same for all who are in it, for use with a server: a group's or chatroom's id,
  /// or both accounts in lower case, in order, joined by "|". Empty before sending.
  open var conversationId: String {
    get {
      if let ownConversationId { return ownConversationId }
      guard let conversation = neutral?.conversation ?? ownSession?.conversation, state != nil else { return "" }
      guard case .direct(let peer) = conversation, let login else { return conversation.name }
      return [login.account, peer].sorted().map(\.folded).joined(separator: "|")
    }
    set { ownConversationId = newValue }
  }

  /// Returns the message to send or save.
  ///
  /// - parameter encoder: Encodes pixels as files, where the system does not.
  func draft(
    in conversation: ConversationID, options: MessageOptions, time: Timestamp, encoder: (any PictureEncoder)? = nil
  ) throws(MessagingError) -> MessageDraft {
    load()
    let (body, attachments) = try contents.parts(of: messageType, for: MessageID(messageId), encoder)
    return MessageDraft(
      id: MessageID(messageId), conversation: conversation, body: body, options: options,
      localExtension: try notesText(), time: time, attachments: attachments)
  }

  /// Returns the app's own data, in the form in which it is stored.
  func notesText() throws(MessagingError) -> String? { notes == nil ? neutral?.localExtension : try notes?.text() }
}
