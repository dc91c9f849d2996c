import Foundation
import Parlance

/// The sender's content, as a `QDMessage` shows it.
struct MessageContents {
  var text = ""
  var object: (any QDMessageObject)?
  /// The attributes as they travel; nil once the app set others.
  var attributes: String?
  /// The attributes as the app sees them; nil until it looks.
  var remoteExt: [AnyHashable: Any]?
  var annex = MessageAnnex()

  /// Nothing written.
  init() {}

  /// Takes a body apart.
  init(_ body: MessageBody) {
    switch body.content {
    case .text(let text): self.text = text
    case .location(let location): object = QDLocationObject(location)
    case .tip(let text, let attachment):
      self.text = text ?? ""
      object = QDTipObject(attach: attachment)
    case .notification(let notification): object = QDNotificationObject(notification)
    case .command, .data, .custom, .unknown: text = body.displayText
    case .image(let content): object = QDImageObject(content)
    case .audio(let content): object = QDAudioObject(content)
    case .video(let content): object = QDVideoObject(content)
    case .file(let content): object = QDFileObject(content)
    }
    attributes = body.attributes
    if let bytes = body.extensions[ClientCore.style] { annex = MessageAnnex(decoding: bytes) }
    // A reply of another style quotes the message to which it replies.
    if annex.sourceMessageID.isEmpty, let reply = body.reply { annex.sourceMessageID = reply.message.id.string }
  }

  /// The attributes, parsed at the first look.
  mutating func parsedRemoteExt() -> [AnyHashable: Any] {
    if let remoteExt { return remoteExt }
    let parsed = attributes.flatMap { JSONObject.dictionary(of: $0) } ?? [:]
    remoteExt = parsed
    return parsed
  }

  /// The body in the form in which it is sent or kept, and the files that are to be uploaded for it.
  ///
  /// - parameter message: The message's id.
  /// - parameter encoder: Makes files of pixels, where the system does not.
  /// - throws: `invalidArgument` for a type without its object and for attributes that are not a JSON object,
  ///   `unsupported` for an object that is not to be sent and for pixels that nothing can encode, `fileNotFound`.
  func parts(
    of type: QDMessageType, for message: MessageID, _ encoder: (any PictureEncoder)?
  ) throws(MessagingError) -> (MessageBody, [MessageAttachment]) {
    var body: MessageBody
    var files: [MessageAttachment] = []
    switch object {
    case nil:
      guard type == .text else { throw MessagingError(.invalidArgument, "messageObject") }
      body = MessageBody(content: .text(text))
    case let location as QDLocationObject:
      body = MessageBody(content: .location(location.content))
    case let tip as QDTipObject:
      body = MessageBody(content: .tip(text: text.isEmpty ? nil : text, attachment: tip.attach))
    case let media as any MediaObject:
      let (content, attachments) = try media.file.draft(for: message, encoder)
      body = MessageBody(content: content)
      files = attachments
    default:
      throw MessagingError(.unsupported, "messageObject")
    }
    if let attributes {
      body.attributes = attributes
    } else if let remoteExt, !remoteExt.isEmpty {
      body.attributes = try JSONObject.text(of: remoteExt)
    }
    if let bytes = annex.encoded { body.extensions[ClientCore.style] = bytes }
    return (body, files)
  }
}

extension QDMessageType {
  /// The type under which QD shows a kind of content.
  init(_ kind: MessageKind) {
    self =
      switch kind {
      case .location: .location
      case .tip: .tip
      case .notification: .notification
      case .image: .image
      case .audio: .audio
      case .video: .video
      case .file: .file
      default: .text
      }
  }

  /// The type that an object belongs to; nil for an app's own class.
  init?(_ object: any QDMessageObject) {
    switch object {
    case is QDLocationObject: self = .location
    case is QDTipObject: self = .tip
    case is QDNotificationObject: self = .notification
    case let media as any MediaObject: self = QDMessageType(media.file.kind)
    default: return nil
    }
  }
}
