internal import Foundation
internal import NIMCommon
internal import Parlance

/// The sender's content of a message, in NIM's objects. Created when it is first read.
final class MessageDetails {
  var text: String?
  var object: (any NIMMessageObject)?
  var setting: NIMMessageSetting?
  var subtype = 0
  var environment: String?
  /// The text that the app's server gave when it was asked whether the message may be sent.
  var callback: String?
  var remoteExtension = LazyDictionary()
  var pushText: String?
  var pushPayload = LazyDictionary()
  /// The wishes for the push notifications of some members.
  var memberPush: NIMMessageApnsMemberOption?
  /// The sender's details in a chatroom.
  var roomExtension: NIMMessageChatroomExtension?
  /// The accounts that are to receive it; empty for all.
  var receivers: [String] = []
  /// The expression for the tags of those in a chatroom whom it reaches; nil for everyone.
  var audience: String?
  /// The coordinates of its place in a chatroom; not numbers for none.
  var place = (x: NSNumber(value: Double.nan), y: NSNumber(value: Double.nan), z: NSNumber(value: Double.nan))
  /// The message that is replied to.
  var reply: MessageReply?

  /// Those of a new message.
  init() {}

  /// Those of a message that a device has.
  init(_ message: Message, of owner: NIMMessage, core: ClientCore) {
    let body = message.body
    let extra = MessageExtra(body.extensions[ClientCore.style])
    subtype = extra.subtype
    environment = extra.environment
    callback = extra.callback
    if message.conversation.kind == .room { roomExtension = extra.room.map { NIMMessageChatroomExtension($0) } }
    remoteExtension = LazyDictionary(text: body.attributes)
    reply = body.reply
    pushText = body.push?.text
    pushPayload = LazyDictionary(text: body.push?.payload)
    memberPush = body.memberPush.map { NIMMessageApnsMemberOption($0) }
    receivers = body.addressees?.map(\.name) ?? []
    audience = body.audience
    if let location = body.location {
      place = (NSNumber(value: location.x), NSNumber(value: location.y), NSNumber(value: location.z))
    }
    setting = NIMMessageSetting(options: message.options, showsSender: body.push?.showsSender ?? true, extra: extra)
    switch body.content {
    case .text(let content): text = content
    case .location(let content): object = NIMLocationObject(content)
    case .tip(let content, let attachment):
      text = content
      object = NIMTipObject(attach: attachment, callbackExt: extra.tipCallback)
    case .notification(let content):
      object = NIMNotificationObject(
        content, in: message.conversation, isLarge: core.isSuperTeam(message.conversation), at: message.time)
    case .custom(let content):
      if let record = NIMRtcCallRecordObject(content) {
        object = record
        text = body.fallbackText
        break
      }
      object = NIMCustomObject(payload: content.payload, original: body.content)
      // Another style's name for this kind of content has no place in the object.
      if !content.type.isEmpty { text = content.type }
    case .command(let content):
      object = NIMCustomObject(payload: content.parameters ?? content.action, original: body.content)
      text = body.fallbackText
    case .data(let bytes), .unknown(_, let bytes):
      let payload = String(validating: bytes, as: UTF8.self) ?? Data(bytes).base64EncodedString()
      object = NIMCustomObject(payload: payload, original: body.content)
      text = body.fallbackText
    case .image(let content), .audio(let content), .video(let content), .file(let content):
      object = MediaFile(body.content.kind, content, of: message.key, core: core).makeObject()
    @unknown default:
      object = NIMCustomObject(payload: "", original: body.content)
      text = body.fallbackText
    }
    object?.message = owner
  }

  /// The object's content as text.
  var rawContent: String? {
    switch object {
    case let location as NIMLocationObject: location.rawContent
    case let tip as NIMTipObject: tip.attach
    case let custom as NIMCustomObject: custom.payload
    case let record as NIMRtcCallRecordObject: record.rawContent
    case let media as any MediaObject: media.file.rawContent
    case let notification as NIMNotificationObject: notification.rawContent
    default: nil
    }
  }
}
