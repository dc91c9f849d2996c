import Foundation
import Parlance

/// The file of a media object: one that an app is to send, or that of a message.
///
/// Used where messages are: on the callback queue.
final class MediaFile {
  /// The form in which an app passes the file it sends.
  enum Source {
    case path(String)
    case data(Data, ending: String)
    case picture(QDImage)
  }

  /// A message that carries the file.
  private struct Carrier {
    /// The message; nil before it is known.
    var message: MessageKey?
    var content: MediaContent
    var login: Login?

    /// The file of the message that this device has.
    func localPath(_ part: MediaPart) -> String? {
      guard let message else { return nil }
      return login?.liveDevice.localPath(of: message.id, part, in: message.conversation)
    }
  }

  let kind: MessageKind
  private let source: Source?
  private var carrier: Carrier?
  private var ownName: String?
  private var ownDuration: Int64?
  /// A Boolean value that indicates whether a sent property was changed since the message was sent.
  private(set) var isEdited = false
  /// A Boolean value that indicates whether the compression of pixels was changed since the message was sent.
  private var isRecoded = false
  /// The compression of pixels.
  var option: QDImageOption? {
    didSet {
      isEdited = true
      isRecoded = true
    }
  }

  /// A file that an app is to send.
  init(_ kind: MessageKind, _ source: Source) {
    self.kind = kind
    self.source = source
  }

  /// The file of a message.
  init(_ kind: MessageKind, _ content: MediaContent) {
    self.kind = kind
    source = nil
    carrier = Carrier(message: nil, content: content)
  }

  /// Adopts the device's data of the message that carries it.
  func adopt(_ message: Message, _ login: Login?) {
    guard message.kind == kind, let content = message.body.content.media else { return }
    carrier = Carrier(message: message.key, content: content, login: login)
  }

  /// It is on its way as it is now.
  func adopt() {
    isEdited = false
    isRecoded = false
  }

  // MARK: what is known of it

  var fileName: String? {
    get { ownName ?? carrier?.content.media.fileName }
    set {
      ownName = newValue
      isEdited = true
    }
  }

  /// In milliseconds.
  var duration: Int64 {
    get { ownDuration ?? carrier?.content.media.duration ?? 0 }
    set {
      ownDuration = max(0, newValue)
      isEdited = true
    }
  }

  var guid: String? { carrier.flatMap { $0.content.media.id.isValid ? $0.content.media.id.string : nil } }
  var md5: String? { carrier.flatMap { $0.content.media.md5.isEmpty ? nil : $0.content.media.md5 } }

  /// The length in bytes; 0 if nothing is known.
  var length: Int64 {
    if let carrier { return carrier.content.media.size }
    switch source {
    case .path(let path):
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    case .data(let data, _): return Int64(data.count)
    case .picture, nil: return 0
    }
  }

  /// Width and height of a picture in pixels; zero if they are not known.
  var size: CGSize {
    if let carrier { return carrier.content.media.pixelSize }
    switch source {
    case .path(let path):
      guard let file = FileHandle(forReadingAtPath: path) else { return .zero }
      let start = (try? file.read(upToCount: PictureHeader.usualLength)) ?? nil
      guard let header = PictureHeader([UInt8](start ?? Data())) else { return .zero }
      return CGSize(width: header.width, height: header.height)
    case .picture(let picture): return picture.pixelSize
    case .data, nil: return .zero
    }
  }

  /// Width and height of the preview in pixels; zero if there is none.
  var previewSize: CGSize { carrier?.content.preview?.pixelSize ?? .zero }

  // MARK: where it is

  /// The path that the file has or will have on this device.
  var path: String? {
    if let path = path(of: .file) { return path }
    if case .path(let path) = source { return path }
    return nil
  }

  /// The path that the preview has or will have on this device; nil if there is none.
  var previewPath: String? { path(of: .preview) }

  private func path(of part: MediaPart) -> String? {
    guard let carrier, carrier.content[part: part] != nil,
      let place = carrier.login?.liveDevice.place(of: part, in: carrier.content, of: carrier.message)
    else { return nil }
    if place.isHere { return place.path }
    // QD: picture and video message. Apps store their downloads at this path, so its folder has to exist.
    let folder = URL(fileURLWithPath: place.path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return place.path
  }

  /// An address at which the app can open one of its parts; made at each look.
  func url(of part: MediaPart) -> String? {
    guard let carrier, let media = carrier.content[part: part] else { return nil }
    return carrier.login?.liveDevice.url(of: media)
  }

  // MARK: sending it

  /// The content in the form in which it is sent, and what is to be uploaded for it.
  ///
  /// - parameter message: The message that is to carry it.
  /// - parameter encoder: Makes files of pixels, where the system does not.
  /// - throws: `unsupported` for pixels that nothing here can encode, `invalidArgument` for some that cannot be,
  ///   `fileNotFound` for a file of a message that is neither here nor at the hub.
  func draft(
    for message: MessageID, _ encoder: (any PictureEncoder)?
  ) throws(MessagingError) -> (MessageContent, [MessageAttachment]) {
    var (content, attachments) = try unnamedDraft(for: message, encoder)
    if let ownName { content.media.fileName = ownName }
    if let ownDuration { content.media.duration = ownDuration }
    return (MessageContent(kind, content), attachments)
  }

  private func unnamedDraft(
    for message: MessageID, _ encoder: (any PictureEncoder)?
  ) throws(MessagingError) -> (MediaContent, [MessageAttachment]) {
    switch source {
    case .path(let path): return (MediaContent(), [MessageAttachment(source: .file(path))])
    case nil: return try carriedDraft()
    case .data(let data, let ending):
      // Sent again under its id, it is in the device's folder already.
      if let kept = keptDraft(for: message) { return kept }
      var content = MediaContent()
      if !ending.isEmpty {
        // The one place where an ending can travel.
        content.media.fileName = "file." + ending
        content.media.type = MediaType.type(ofFileName: "file." + ending)
      }
      return (content, [MessageAttachment(source: .data([UInt8](data)))])
    case .picture(let picture):
      if !isRecoded, let kept = keptDraft(for: message) { return kept }
      let format = (option ?? QDImageOption()).pictureFormat
      let bytes = try picture.encoded(as: format, by: encoder)
      let descriptor = MediaDescriptor(type: format == .png ? "image/png" : "image/jpeg")
      return (MediaContent(media: descriptor), [MessageAttachment(source: .data(bytes))])
    }
  }

  /// Returns the message's own copy of it; nil if it is another message, or has none.
  private func keptDraft(for message: MessageID) -> (MediaContent, [MessageAttachment])? {
    carrier?.message?.id == message ? try? carriedDraft() : nil
  }

  /// Returns the copy in the message that carries it: at the hub, or else here.
  private func carriedDraft() throws(MessagingError) -> (MediaContent, [MessageAttachment]) {
    guard let carrier else { return (MediaContent(), []) }
    var content = carrier.content
    var attachments: [MessageAttachment] = []
    for part in MediaPart.allCases where content[part: part].map({ !$0.id.isValid }) == true {
      if let path = carrier.localPath(part) {
        attachments.append(MessageAttachment(part, source: .file(path)))
      } else if part == .preview {
        content.preview = nil
      } else {
        throw MessagingError(.fileNotFound, content.media.fileName ?? "")
      }
    }
    return (content, attachments)
  }
}

extension MediaDescriptor {
  /// Width and height in pixels.
  fileprivate var pixelSize: CGSize { CGSize(width: width, height: height) }
}

extension MessageContent {
  fileprivate init(_ kind: MessageKind, _ content: MediaContent) {
    self =
      switch kind {
      case .image: .image(content)
      case .audio: .audio(content)
      case .video: .video(content)
      default: .file(content)
      }
  }
}

/// A message object with a file.
protocol MediaObject: QDMessageObject {
  var file: MediaFile { get }
}
