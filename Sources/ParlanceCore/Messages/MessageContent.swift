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

/// A change of a group, as the group's members read it.
public struct GroupNotification: Hashable, Sendable {
  /// The kinds of change.
  public enum Operation: UInt8, Sendable, CaseIterable {
    case membersAdded = 0
    case membersRemoved = 1
    case memberLeft = 2
    case profileChanged = 3
    case dismissed = 4
    case memberJoined = 5
    case ownerChanged = 6
    case managersAdded = 7
    case managersRemoved = 8
    case invitationAccepted = 9
    case memberMuted = 10
    case memberUnmuted = 11
    /// Accounts may not enter a room any more. Members of a group who are blocked are removed from it (`membersRemoved`).
    case membersBlocked = 12
    case membersUnblocked = 13
    /// Accounts may write in a room although everyone is silenced.
    case membersAllowed = 14
    case membersDisallowed = 15
    /// Entries of a room were added or changed; the targets have the account to which they belong.
    case entriesSet = 16
    /// Values of a room's entries were changed; their owners were not.
    case entriesUpdated = 17
    case entriesRemoved = 18
    /// All entries of a room were removed.
    case entriesCleared = 19
    /// Entries of a room were removed because the account to which they belong is no longer there.
    case entriesExpired = 20
    /// A room lists accounts as its members, in it or not.
    case regularsAdded = 31
    case regularsRemoved = 32
    /// A member of a room changed its name, picture or text there.
    case memberUpdated = 33
    /// The tags of a member of a room changed.
    case memberTagsChanged = 34
    /// Those in a room that have a tag may not write for a time.
    case tagMuted = 35
    case tagUnmuted = 36
  }

  /// The kind of change.
  public var operation: Operation
  /// The account that made it.
  public var actor: AccountID
  /// The accounts that it concerns.
  public var targets: [AccountID]
  /// Properties that changed, by name and new value, for `profileChanged`; `mutedUntil` for a `memberMuted` with an
  /// end; for changes of a room's entries their keys with their values, which `entriesCleared` leaves empty; the new values of
  /// `nickname`, `avatar` and `custom` for `memberUpdated`, `tags` (a JSON array) for `memberTagsChanged`, `tag` for `tagMuted`, with
  /// `mutedUntil`, and `tagUnmuted`.
  public var changes: [String: String]
  /// Text that the actor's app attached.
  public var attachment: String?

  /// Creates a change.
  public init(
    operation: Operation, actor: AccountID, targets: [AccountID] = [], changes: [String: String] = [:],
    attachment: String? = nil
  ) {
    self.operation = operation
    self.actor = actor
    self.targets = targets
    self.changes = changes
    self.attachment = attachment
  }
}
