/// The identity of something uploaded. Anyone who knows it may fetch the content and send it on, so it cannot be
/// guessed.
public struct MediaID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The id: 32 lower-case hexadecimal digits, all of them random.
  public let string: String

  /// Creates an id from one that exists.
  public init(_ string: String) { self.string = string }
  public init(stringLiteral value: String) { string = value }

  public var description: String { string }

  /// A Boolean value that indicates whether it has the form of an id.
  public var isValid: Bool { string.isHexadecimal(count: 32) }

  /// Generates a new id of 128 random bits.
  public static func generate() -> MediaID {
    MediaID(hexadecimal(SystemRandomness.bytes(16)))
  }
}

/// The properties of something uploaded, or about to be.
///
/// In a draft, values that are set are kept; the others are found out from the file.
public struct MediaDescriptor: Hashable, Sendable {
  /// The identity; empty before the upload.
  public var id: MediaID
  /// The length in bytes.
  public var size: Int64
  /// The MD5 of its content in lower-case hexadecimal digits; empty before the upload.
  public var md5: String
  /// The SHA-256 of its content in lower-case hexadecimal digits; empty before the upload of a file of the app's.
  public var sha256: String
  /// The MIME type; empty if nothing is known.
  public var type: String
  /// The name under which it is shown.
  public var fileName: String?
  /// The width of a picture or video in pixels; 0 if it is not known.
  public var width: Int
  /// The height of a picture or video in pixels; 0 if it is not known.
  public var height: Int
  /// The playing time of a sound or video, in milliseconds; 0 if it is not known.
  public var duration: Int64
  /// The time until which the hub keeps it, by the hub's clock; nil for ever.
  public var expires: Timestamp?

  /// Creates a descriptor.
  public init(
    id: MediaID = "", size: Int64 = 0, md5: String = "", sha256: String = "", type: String = "",
    fileName: String? = nil, width: Int = 0, height: Int = 0, duration: Int64 = 0, expires: Timestamp? = nil
  ) {
    self.id = id
    self.size = size
    self.md5 = md5
    self.sha256 = sha256
    self.type = type
    self.fileName = fileName
    self.width = width
    self.height = height
    self.duration = duration
    self.expires = expires
  }
}

extension MediaDescriptor {
  /// Returns a file's name without the folders before it; nothing that leads anywhere else.
  package static func nameWithoutFolders(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == "\0" }).last.map(String.init) ?? ""
    let isFolder = last.allSatisfy { $0 == "." }
    return isFolder ? "" : last
  }
}

extension String {
  /// Returns whether it consists of the given number of lower-case hexadecimal digits.
  package func isHexadecimal(count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

/// A file in a message, and the small picture that represents it.
public struct MediaContent: Hashable, Sendable {
  /// The file itself.
  public var media: MediaDescriptor
  /// The thumbnail of a picture, the cover of a video; nil if there is none.
  public var preview: MediaDescriptor?

  /// Creates content.
  public init(media: MediaDescriptor = MediaDescriptor(), preview: MediaDescriptor? = nil) {
    self.media = media
    self.preview = preview
  }

  /// Accesses one of its parts.
  public subscript(part part: MediaPart) -> MediaDescriptor? {
    get {
      switch part {
      case .file: media
      case .preview: preview
      }
    }
    set {
      switch part {
      case .file: media = newValue ?? MediaDescriptor()
      case .preview: preview = newValue
      }
    }
  }
}

/// The parts of a message that are uploaded.
public enum MediaPart: UInt8, Sendable, CaseIterable {
  /// The file itself.
  case file = 0
  /// The thumbnail of a picture, the cover of a video.
  case preview = 1
}

extension MessageContent {
  /// The file in it and its preview, for the kinds that have one.
  public var media: MediaContent? {
    get {
      switch self {
      case .image(let content), .audio(let content), .video(let content), .file(let content): content
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .image: self = .image(newValue)
      case .audio: self = .audio(newValue)
      case .video: self = .video(newValue)
      case .file: self = .file(newValue)
      default: break
      }
    }
  }
}

extension MessageKind {
  /// The kinds whose messages carry a file.
  public static let media: Set<MessageKind> = [.image, .audio, .video, .file]
}

extension MessageBody {
  /// Returns the media to which an encoded body refers.
  package static func mediaIDs(in encoded: [UInt8]) -> [MediaID] {
    guard let content = MessageBody(decoding: encoded).content.media else { return [] }
    return MediaPart.allCases.compactMap { content[part: $0]?.id }.filter(\.isValid)
  }
}
