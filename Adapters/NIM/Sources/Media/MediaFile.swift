internal import Foundation
internal import Parlance

/// The file of a media object: the app's file, and the engine's data of it.
final class MediaFile {
  /// `image`, `audio`, `video` or `file`.
  let kind: MessageKind
  /// The scene that the app set for the object; nil for that of the message's setting.
  let scene: String?
  /// The known properties; the id is empty until it is uploaded.
  private(set) var content: MediaContent
  /// The source of the app's bytes; nil for a file from elsewhere.
  private var source: MediaSource?
  /// The client that knows where files are; nil for an object that was never sent.
  private var core: ClientCore?
  /// The address of an earlier upload that the app set.
  private var uploadedAddress: String?
  /// The form in which a picture is sent; nil to send it as it is.
  var option: NIMImageOption?
  /// Returns the bytes of a picture's file in a format: those of pixels that the app gave. nil for a file.
  private var encode: ((PictureFormat) -> [UInt8]?)?
  /// The message it is in; nil until that is sent or stored.
  private var message: MessageKey?

  /// A file on the disk.
  init(_ kind: MessageKind, path: String, scene: String? = nil) {
    self.kind = kind
    self.scene = scene
    content = MediaContent()
    source = .file(path)
  }

  /// Creates a file from bytes in memory.
  ///
  /// - parameter extension: The extension of their type; one that is not widely known is sent as part of a name.
  init(_ kind: MessageKind, data: Data, extension: String, scene: String? = nil) {
    self.kind = kind
    self.scene = scene
    let ending = `extension`.hasPrefix(".") ? String(`extension`.dropFirst()) : `extension`
    let name = "attachment." + ending
    let type = MediaType.type(ofFileName: name)
    let isKnown = !MediaType.ending(of: type).isEmpty
    content = MediaContent(
      media: MediaDescriptor(
        size: Int64(data.count), type: isKnown ? type : "", fileName: isKnown || ending.isEmpty ? nil : name))
    source = .data([UInt8](data))
  }

  /// Pixels, which become a file when they are sent.
  ///
  /// - parameter encode: Returns the bytes of a file in a format; nil if they cannot be encoded.
  init(pixels size: CGSize, scene: String? = nil, encode: @escaping (PictureFormat) -> [UInt8]?) {
    kind = .image
    self.scene = scene
    self.encode = encode
    content = MediaContent()
    self.size = size
  }

  /// A file that a device knows of.
  init(_ kind: MessageKind, _ content: MediaContent, of message: MessageKey?, core: ClientCore) {
    self.kind = kind
    self.content = content
    self.message = message
    self.core = core
    scene = nil
  }

  private init(_ other: MediaFile, source: MediaSource?) {
    kind = other.kind
    scene = other.scene
    content = other.content
    uploadedAddress = other.uploadedAddress
    core = other.core
    option = other.option
    encode = other.encode
    self.source = source
  }

  /// The same for another message: not uploaded again if it was.
  func duplicate() -> MediaFile {
    guard content.media.id.string.isEmpty else { return MediaFile(self, source: nil) }
    let copy = MediaFile(self, source: source ?? path(.file).map { .file($0) })
    copy.content.preview = nil
    return copy
  }

  /// Records that it is being sent.
  func begin(in message: MessageKey, core: ClientCore) {
    self.message = message
    self.core = core
  }

  /// Adopts the device's data of it.
  func apply(_ message: Message, core: ClientCore) {
    begin(in: message.key, core: core)
    if let content = message.body.content.media { self.content = content }
  }

  /// Makes the message refer to the file at an address, without another upload.
  func setUploadedAddress(_ address: String) { uploadedAddress = address }

  /// Looks up the file at the address that the app set.
  ///
  /// - throws: Local error `invalidUrl` if the address is unknown.
  func resolve(_ core: ClientCore) throws {
    if uploadedAddress == nil { compress() }
    guard let uploadedAddress, content.media.id.string.isEmpty else { return }
    var media = try core.media(at: uploadedAddress)
    let given = content.media
    media.fileName = given.fileName ?? media.fileName
    if given.width > 0 || given.height > 0 { (media.width, media.height) = (given.width, given.height) }
    if given.duration > 0 { media.duration = given.duration }
    content = MediaContent(media: media)
  }

  /// Encodes a picture that the app passed as data or pixels in the format of its option. Data that cannot be encoded stays as it is.
  private func compress() {
    guard kind == .image, content.media.id.string.isEmpty, option != nil || encode != nil else { return }
    let format = (option ?? NIMImageOption()).pictureFormat
    let bytes: [UInt8]?
    if let encode {
      bytes = encode(format)
    } else if case .data(let data)? = source {
      bytes = MessagingEnvironment.standardPictureEncoder?.encode(file: data, as: format)
    } else {
      bytes = nil
    }
    guard let bytes else { return }
    source = .data(bytes)
    // It has this form from now on, also if it is sent again.
    (encode, option) = (nil, nil)
    content.media.size = Int64(bytes.count)
    content.media.type = format == .png ? "image/png" : "image/jpeg"
    // The name of data says no more than the former type.
    if content.media.fileName?.hasPrefix("attachment.") == true { content.media.fileName = nil }
  }

  // MARK: content

  /// The content of a message with it.
  var messageContent: MessageContent {
    switch kind {
    case .image: .image(content)
    case .audio: .audio(content)
    case .video: .video(content)
    default: .file(content)
    }
  }

  /// Returns the attachment to upload before the message is sent; nil if it is uploaded already.
  ///
  /// - parameter lifetime: The time for which it is kept, in milliseconds.
  func attachment(lifetime: Int64?) -> MessageAttachment? {
    guard content.media.id.string.isEmpty, let source else { return nil }
    return MessageAttachment(.file, source: source, lifetime: lifetime)
  }

  /// The name under which it is shown.
  var displayName: String? {
    get { content.media.fileName }
    set { content.media.fileName = newValue }
  }

  /// The duration in milliseconds.
  var duration: Int {
    get { Int(clamping: content.media.duration) }
    set { content.media.duration = Int64(max(0, newValue)) }
  }

  /// The size of a picture in pixels.
  var size: CGSize {
    get { CGSize(width: content.media.width, height: content.media.height) }
    set {
      // A number that cannot be one of pixels becomes 0.
      content.media.width = max(0, Int(exactly: newValue.width.rounded()) ?? 0)
      content.media.height = max(0, Int(exactly: newValue.height.rounded()) ?? 0)
    }
  }

  /// The MD5 in lower-case hexadecimal digits; nil until it is uploaded.
  var md5: String? { content.media.md5.isEmpty ? nil : content.media.md5 }

  /// The length in bytes: of a file that was never sent, as it is now.
  var length: Int64 {
    if content.media.size == 0, case .file(let path)? = source {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    }
    return content.media.size
  }

  // MARK: paths and addresses

  /// The number of covers after which the known ones are forgotten.
  private static let coverLimit = 4096

  /// The part that represents it in a list: the picture's thumbnail, or the picture if it has none; the video's cover.
  var thumbnail: MediaPart? {
    switch kind {
    case .image: content.preview == nil ? .file : .preview
    case .video: content.preview == nil ? nil : .preview
    default: nil
    }
  }

  /// The part that `fetchMessageAttachment(_:)` gets: a thumbnail, a cover, or the file.
  var fetchedPart: MediaPart? {
    switch kind {
    case .image, .video: thumbnail
    default: .file
    }
  }

  /// The file that this device has of a part.
  func localPath(_ part: MediaPart) -> String? { place(part).flatMap { $0.isHere ? $0.path : nil } }

  private func place(_ part: MediaPart) -> FilePlace? { core?.device?.place(of: part, in: content, of: message) }

  /// Returns the path that a part has or will have on this device.
  func path(_ part: MediaPart?) -> String? {
    guard let part else { return nil }
    if let place = place(part) { return place.path }
    if part == .file, case .file(let path)? = source, !path.isEmpty { return path }
    return nil
  }

  /// An address at which a part can be opened.
  func url(_ part: MediaPart?) -> String? {
    guard let part, let media = content[part: part] else { return nil }
    if kind == .video, part == .file, let cover = content.preview {
      core?.covers.withLock { covers in
        // An app reads the covers of the films that it shows.
        if covers.count >= Self.coverLimit { covers.removeAll() }
        covers[media.id] = cover
      }
    }
    return core?.address(of: media)
  }

  /// It as JSON, in the fields that apps know.
  var rawContent: String? {
    let media = content.media
    var fields: [String: Any] = ["size": length]
    if let name = media.fileName {
      fields["name"] = name
      fields["ext"] = MediaType.ending(ofFileName: name)
    } else {
      fields["ext"] = MediaType.ending(of: media.type)
    }
    fields["md5"] = md5
    fields["url"] = url(.file)
    if kind == .image || kind == .video {
      fields["w"] = media.width
      fields["h"] = media.height
    }
    if kind == .audio || kind == .video { fields["dur"] = media.duration }
    return try? JSONObject.text(of: fields)
  }
}

/// A message object whose content is a file.
protocol MediaObject: NIMMessageObject {
  var file: MediaFile { get }
}

extension MediaFile {
  /// The object that shows it.
  func makeObject() -> any MediaObject {
    switch kind {
    case .image: NIMImageObject(self)
    case .audio: NIMAudioObject(self)
    case .video: NIMVideoObject(self)
    default: NIMFileObject(self)
    }
  }
}
