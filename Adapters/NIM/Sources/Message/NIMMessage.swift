public import Foundation
internal import Parlance

/// A message.
///
/// An app creates one, sets a text or an object and sends it. `NIMChatManagerDelegate.send(_:didCompleteWithError:)`
/// passes the same object, with the server's values. Messages from the engine decode their content when it is first
/// read. Each read of the read state queries the local database, so an object that an app holds is up to date before
/// the callback arrives.
///
/// Like the vendor's, message objects are plain: use one from one thread at a time. The SDK changes the objects that
/// are being sent, on the callback queue.
open class NIMMessage: NSObject {
  /// The client that the message belongs to; nil until it is sent or stored.
  final var core: ClientCore?
  /// The message as the device has it; nil until the device has it.
  final var stored: Message?
  /// The sender's content; nil until it is first read.
  final var loadedDetails: MessageDetails?
  /// The delivery state before the device reports one.
  final var earlyState: MessageState?
  /// The app's value, or the value before the device reports one.
  final var ownTime: Timestamp?
  final var ownSender: String?
  final var ownSession: NIMSession?
  final var ownLocalExtension: LazyDictionary?
  final var ownAntiSpamOption: NIMAntiSpamOption?
  private final let id: String

  /// Creates a message with a new id.
  public override init() { id = MessageID.generate(at: SystemClock().now()).string }

  /// A message that a device has.
  init(_ message: Message, core: ClientCore) {
    id = message.id.string
    self.core = core
    stored = message
  }

  // MARK: identity

  /// The id, given at creation; the same at every client, of whatever SDK.
  open var messageId: String { id }
  /// The server's number of it, which the server API calls `msgid`; empty until the server has accepted it.
  open var serverID: String { core?.serverID(of: stored) ?? "" }
  /// The conversation; nil until it is sent, saved or received.
  open var session: NIMSession? {
    if ownSession == nil, let stored {
      ownSession = core?.session(of: stored.conversation) ?? NIMSession(stored.conversation, isLarge: false)
    }
    return ownSession
  }
  /// The account that sent it; an app may set it on a message that it saves locally.
  open var from: String? {
    get { ownSender ?? stored?.sender.name }
    set { ownSender = newValue }
  }
  /// The time when the server accepted it, in seconds since 1970; before, or for a local message, the local time.
  ///
  /// Setting it moves a message that only this device has (saved locally, or failed) to that time in the local
  /// database. The server corrects the time of a message that it accepts.
  open var timestamp: TimeInterval {
    get { (ownTime ?? stored?.time)?.seconds ?? 0 }
    set {
      let time = Timestamp(seconds: newValue)
      ownTime = time
      guard let stored, stored.state == .local || stored.state == .failed else { return }
      guard let device = core?.device, (try? device.setTime(time, of: stored.id, in: stored.conversation)) != nil
      else { return }
      self.stored?.time = time
    }
  }

  // MARK: content

  /// The type of the message.
  open var messageType: NIMMessageType {
    // Custom content may be one of the types that only NIM has.
    if loadedDetails == nil, let stored, stored.kind != .custom { return NIMMessageType(stored.kind) }
    return details.object?.type() ?? .text
  }
  /// The app's own subdivision of the type; only NIM clients see it.
  open var messageSubType: Int {
    get { details.subtype }
    set { details.subtype = newValue }
  }
  /// The text of a text or tip message; for content of another SDK that NIM has no type for, its fallback text.
  open var text: String? {
    get { details.text }
    set { details.text = newValue }
  }
  /// The content of any other message.
  open var messageObject: (any NIMMessageObject)? {
    get { details.object }
    set {
      details.object = newValue
      newValue?.message = self
    }
  }
  /// The content of a message object as text: a custom attachment as its app encoded it, otherwise JSON; nil for texts.
  open var rawAttachContent: String? { details.rawContent }
  /// The options for its treatment; nil for the defaults in a message not yet sent.
  open var setting: NIMMessageSetting? {
    get { details.setting }
    set { details.setting = newValue }
  }
  /// The result of the app's own check of the text; nil if the app gave none.
  open var antiSpamOption: NIMAntiSpamOption? {
    get {
      if ownAntiSpamOption == nil, stored?.options.contains(.withheld) == true {
        ownAntiSpamOption = NIMAntiSpamOption()
        ownAntiSpamOption?.hitClientAntispam = true
      }
      return ownAntiSpamOption
    }
    set { ownAntiSpamOption = newValue }
  }
  /// Values that every client can read besides the content: a JSON object of at most 1 KB.
  open var remoteExt: [AnyHashable: Any]? {
    get { details.remoteExtension.dictionary() }
    set { details.remoteExtension = LazyDictionary(newValue) }
  }
  /// The app's own data with the message on this device; stored when it is sent, saved or updated.
  open var localExt: [AnyHashable: Any]? {
    get {
      if ownLocalExtension == nil { ownLocalExtension = LazyDictionary(text: stored?.localExtension) }
      return ownLocalExtension?.dictionary()
    }
    set { ownLocalExtension = LazyDictionary(newValue) }
  }
  /// The text of the push notification, at most 500 characters.
  open var apnsContent: String? {
    get { details.pushText }
    set { details.pushText = newValue }
  }
  /// Further fields of the push notification: a JSON object of at most 2 KB.
  open var apnsPayload: [AnyHashable: Any]? {
    get { details.pushPayload.dictionary() }
    set { details.pushPayload = LazyDictionary(newValue) }
  }
  /// Facts with which the vendor's own filter finds frauds. Kept with this object, without an effect.
  open var yidunAntiCheating: [AnyHashable: Any]?
  /// Further fields for the vendor's own filter. Kept with this object, without an effect.
  open var yidunAntiSpamExt: String?
  /// The result of the vendor's own filter: nil unless the app sets it, since it is not asked.
  open var yidunAntiSpamRes: String?
  /// The environment in which the vendor's server looks for the app's server. It travels to other NIM clients and has no
  /// other effect: the engine's webhooks are its operator's.
  open var env: String? {
    get { details.environment }
    set { details.environment = newValue }
  }
  /// The sender's options for the push notifications of some members of a team; nil for none.
  open var apnsMemberOption: NIMMessageApnsMemberOption? {
    get { details.memberPush }
    set { details.memberPush = newValue }
  }
  /// The robot that is to answer it. Kept with this object, without an effect: the engine has no robots.
  open var robotInfo: NIMMessageRobotInfo?
  /// The sender's details in a chatroom, a `NIMMessageChatroomExtension`, as the sender's app set them; only NIM clients see
  /// them. nil in other sessions, and if there are none.
  open var messageExt: Any? {
    get { details.roomExtension }
    set { details.roomExtension = newValue as? NIMMessageChatroomExtension }
  }
  /// The accounts in a chatroom that are to receive it, at most 20; empty for all of them.
  ///
  /// The others in the chatroom do not receive the message. In other sessions sending fails; a team's message for some of its
  /// members, which other SDKs can send, has those here.
  open var toAccIds: [String] {
    get { details.receivers }
    set { details.receivers = newValue }
  }
  /// The expression for the tags of those in a chatroom whom the message reaches, of the form `{"tag":"red"}`, `{"and":[…]}` or
  /// `{"or":[…]}`; nil for everyone. Members without a matching tag, those of other SDKs among them, do not receive it. In other
  /// sessions sending fails.
  open var notifyTargetTags: String? {
    get { details.audience }
    set { details.audience = newValue }
  }
  /// The first coordinate of the message's place in a chatroom; not a number for none. A message with a place reaches members whose
  /// own is near enough. In other sessions sending fails.
  open var locationX: NSNumber {
    get { details.place.x }
    set { details.place.x = newValue }
  }
  /// The second coordinate of the message's place in a chatroom; not a number for none.
  open var locationY: NSNumber {
    get { details.place.y }
    set { details.place.y = newValue }
  }
  /// The third coordinate of the message's place in a chatroom; not a number for 0.
  open var locationZ: NSNumber {
    get { details.place.z }
    set { details.place.z = newValue }
  }
  /// Data that the app's server gave when it was asked whether the message may be sent; empty for none.
  open var callbackExt: String { details.callback ?? "" }

  open override var description: String { "NIMMessage \(id) type \(messageType.rawValue)" }
}

extension NIMMessage {
  /// The sender's content.
  final var details: MessageDetails {
    if let loadedDetails { return loadedDetails }
    var details = MessageDetails()
    if let stored, let core { details = MessageDetails(stored, of: self, core: core) }
    loadedDetails = details
    return details
  }
}

extension NIMMessageType {
  /// The type that shows content of the engine; `custom` for what NIM has no type for.
  init(_ kind: MessageKind) {
    switch kind {
    case .text: self = .text
    case .image: self = .image
    case .audio: self = .audio
    case .video: self = .video
    case .file: self = .file
    case .location: self = .location
    case .tip: self = .tip
    case .notification: self = .notification
    default: self = .custom
    }
  }
}
