internal import Foundation
internal import NIMCommon
internal import Parlance

extension NIMMessage {
  /// The message as the engine takes it.
  ///
  /// - parameter conversation: The conversation to send it to.
  /// - parameter countsReceipts: `NIMSDKConfig.teamReceiptEnabled`; without it no message to a team requests receipts.
  /// - throws: Local error `invalidParam` if there is nothing to send, an object cannot be sent, or a documented
  ///   limit is exceeded.
  func draft(to conversation: ConversationID, countsReceipts: Bool) throws -> MessageDraft {
    let details = details
    var extra = details.extra
    if conversation.kind == .room { extra.room = details.roomExtension?.fields }
    let push = try PushHints.checked(
      text: details.pushText, payload: details.pushPayload, showsSender: details.setting?.apnsWithPrefix ?? true)
    var body = MessageBody(
      content: try details.content(),
      attributes: try details.remoteExtension.json("remoteExt", limit: Limits.remoteExtension),
      fallbackText: details.object is NIMCustomObject || details.object is NIMRtcCallRecordObject
        ? details.text ?? details.pushText : nil, push: push,
      extensions: extra.encoded.map { [ClientCore.style: $0] } ?? [:], reply: details.reply,
      memberPush: try details.memberPush?.hints(),
      addressees: details.receivers.isEmpty ? nil : details.receivers.map { AccountID($0) })
    body.audience = details.audience?.isEmpty == false ? details.audience : nil
    body.location = RoomLocation(details.place.x, details.place.y, details.place.z)
    var options = details.setting?.options ?? .ordinary
    if !countsReceipts, conversation.kind == .group { options.remove(.wantsGroupReceipts) }
    if antiSpamOption?.hitClientAntispam == true { options.insert(.withheld) }
    return MessageDraft(
      id: MessageID(messageId), conversation: conversation, body: body, options: options,
      localExtension: try localExtensionText(), time: ownTime)
  }

  /// Looks up a file that the app uploaded before; to be done before the draft is made.
  ///
  /// - throws: Local error `invalidUrl` if its address is not known.
  func resolveAttachment(_ core: ClientCore) throws { try (details.object as? any MediaObject)?.file.resolve(core) }

  /// The file to be uploaded before the message is sent, if there is one.
  ///
  /// - throws: Local error `sceneUnregistered` if `NIMSDK.sceneDict` does not have the file's scene.
  func attachments(_ core: ClientCore) throws -> [MessageAttachment] {
    guard let file = (details.object as? any MediaObject)?.file else { return [] }
    let lifetime = try core.lifetime(ofScene: details.scene)
    return file.attachment(lifetime: lifetime).map { [$0] } ?? []
  }

  /// The local extension as the device stores it.
  func localExtensionText() throws -> String? {
    guard let ownLocalExtension else { return stored?.localExtension }
    return try ownLocalExtension.json("localExt")
  }

  /// Records the state of a message that is about to be passed to the device, which from then on changes it on the
  /// callback queue.
  func begin(in session: NIMSession, sender: AccountID, core: ClientCore, time: Timestamp) {
    self.core = core
    ownSession = session
    ownSender = sender.name
    if ownTime == nil { ownTime = time }
    earlyState = .sending
    if let key { (loadedDetails?.object as? any MediaObject)?.file.begin(in: key, core: core) }
  }

  /// Adopts the device's data of the message; the app's content stays in its objects.
  func apply(_ message: Message, core: ClientCore) {
    self.core = core
    stored = message
    ownTime = nil
    ownSender = nil
    earlyState = nil
    if ownSession?.conversation != message.conversation { ownSession = nil }
    (loadedDetails?.object as? any MediaObject)?.file.apply(message, core: core)
  }

  /// Returns a new message with the same content.
  ///
  /// - throws: Local error `invalidParam` for notifications, and for a message without content.
  func forwardable() throws -> NIMMessage {
    let details = details
    let content = try details.content()
    let copy = NIMMessage()
    let target = copy.details
    target.text = details.text
    target.subtype = details.subtype
    target.setting = details.setting?.duplicate()
    target.remoteExtension = details.remoteExtension
    target.pushText = details.pushText
    target.pushPayload = details.pushPayload
    target.memberPush = details.memberPush?.duplicate()
    switch content {
    case .text: break
    case .image, .audio, .video, .file:
      target.object = (details.object as? any MediaObject)?.file.duplicate().makeObject()
    case .location(let location): target.object = NIMLocationObject(location)
    case .tip(_, let attachment):
      target.object = NIMTipObject(attach: attachment, callbackExt: (details.object as? NIMTipObject)?.callbackExt)
    case .custom(let custom) where details.object is NIMRtcCallRecordObject:
      target.object = NIMRtcCallRecordObject(custom)
    default:
      target.object = NIMCustomObject(payload: (details.object as? NIMCustomObject)?.payload ?? "", original: content)
    }
    target.object?.message = copy
    return copy
  }
}

extension MessageDetails {
  /// The properties that only NIM clients understand.
  var extra: MessageExtra {
    guard subtype != 0 || setting != nil || object != nil || environment != nil else { return .ordinary }
    return MessageExtra(
      subtype: subtype, isRouted: setting?.routeEnabled ?? true, isQuick: setting?.quickDeliveryEnabled ?? false,
      scene: scene == NIMNOSSceneTypeMessage ? nil : scene, tipCallback: (object as? NIMTipObject)?.callbackExt,
      environment: environment)
  }

  /// The scene under which files are kept: the object's own, else the setting's.
  var scene: String {
    (object as? any MediaObject)?.file.scene ?? setting?.scene ?? NIMNOSSceneTypeMessage
  }

  /// The content as the engine has it.
  func content() throws -> MessageContent {
    switch object {
    case nil:
      guard let text else { throw NSError.invalidParameter("a message without text and object") }
      return .text(text)
    case let location as NIMLocationObject: return .location(location.content)
    case let tip as NIMTipObject: return .tip(text: text, attachment: tip.attach)
    case let custom as NIMCustomObject: return custom.content
    case let record as NIMRtcCallRecordObject: return try record.content()
    case is NIMRobotObject: throw NSError.notSupported("robots")
    case let media as any MediaObject: return media.file.messageContent
    case .some: throw NSError.invalidParameter("an object that cannot be sent")
    }
  }
}
