/// The content of a message.
public enum MessageContent: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// A place on the map.
  case location(LocationContent)
  /// A remark in a conversation, as "you recalled a message".
  case tip(text: String?, attachment: String?)
  /// A change of a group, reported as a message of that group.
  case notification(GroupNotification)
  /// An instruction between apps: stored in no message table, not counted as unread, and not pushed.
  case command(CommandContent)
  /// Bytes that only the apps understand.
  case data([UInt8])
  /// Content of an app's own format.
  case custom(CustomContent)
  /// A picture, perhaps with a thumbnail.
  case image(MediaContent)
  /// A sound recording.
  case audio(MediaContent)
  /// A video, perhaps with a picture of it as its cover.
  case video(MediaContent)
  /// Any other file.
  case file(MediaContent)
  /// A kind that this version does not know; it travels on unchanged.
  case unknown(kind: UInt8, bytes: [UInt8])

  /// The kind's number in stored and sent data.
  public var kind: MessageKind {
    switch self {
    case .text: .text
    case .location: .location
    case .tip: .tip
    case .notification: .notification
    case .command: .command
    case .data: .data
    case .custom: .custom
    case .image: .image
    case .audio: .audio
    case .video: .video
    case .file: .file
    case .unknown(let kind, _): MessageKind(rawValue: kind)
    }
  }
}

/// The kinds of message content, open for later ones.
public struct MessageKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let text = MessageKind(rawValue: 1)
  public static let location = MessageKind(rawValue: 2)
  public static let tip = MessageKind(rawValue: 3)
  public static let notification = MessageKind(rawValue: 4)
  public static let command = MessageKind(rawValue: 5)
  public static let data = MessageKind(rawValue: 6)
  public static let custom = MessageKind(rawValue: 7)
  public static let image = MessageKind(rawValue: 8)
  public static let audio = MessageKind(rawValue: 9)
  public static let video = MessageKind(rawValue: 10)
  public static let file = MessageKind(rawValue: 11)
}

/// A place.
public struct LocationContent: Hashable, Sendable {
  /// Degrees north as the sender gave them; no range is checked.
  public var latitude: Double
  /// Degrees east as the sender gave them; no range is checked.
  public var longitude: Double
  /// A name.
  public var title: String?
  /// A description, such as an address.
  public var info: String?

  /// Creates a place.
  public init(latitude: Double, longitude: Double, title: String? = nil, info: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.title = title
    self.info = info
  }
}

/// An instruction between apps.
public struct CommandContent: Hashable, Sendable {
  /// The name.
  public var action: String
  /// The parameters, in the format that the apps agreed on.
  public var parameters: String?

  /// Creates an instruction.
  public init(action: String, parameters: String? = nil) {
    self.action = action
    self.parameters = parameters
  }
}

/// Content of an app's own format.
public struct CustomContent: Hashable, Sendable {
  /// The app's name for this kind of content; empty if it gives none.
  public var type: String
  /// The content as the app encoded it.
  public var payload: String

  /// Creates content of an app's own format.
  public init(type: String = "", payload: String) {
    self.type = type
    self.payload = payload
  }
}
