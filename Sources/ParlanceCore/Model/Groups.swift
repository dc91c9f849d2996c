/// A group's properties.
public struct GroupInfo: Hashable, Sendable {
  /// Its id, unique among groups and rooms.
  public var id: String
  /// Its name.
  public var name: String
  /// Who owns it.
  public var owner: AccountID
  /// How many members it has.
  public var memberCount: Int
  /// How many it may have.
  public var memberLimit: Int
  /// Nobody but the owner and managers may write.
  public var isMuted: Bool
  /// Anyone may join without asking.
  public var joinsFreely: Bool
  /// Ordinary members may invite too.
  public var membersMayInvite: Bool
  /// Ordinary members may change the profile too.
  public var membersMayEdit: Bool
  /// Further properties, by names that the styles agreed on (`GroupInfo.Property`).
  public var properties: [String: String]
  /// When it was created.
  public var created: Timestamp
  /// Counts the changes of the group and its members.
  public var version: Int64

  /// A group.
  public init(
    id: String, name: String, owner: AccountID, memberCount: Int = 0, memberLimit: Int = 200, isMuted: Bool = false,
    joinsFreely: Bool = true, membersMayInvite: Bool = false, membersMayEdit: Bool = false,
    properties: [String: String] = [:], created: Timestamp = .zero, version: Int64 = 0
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.memberCount = memberCount
    self.memberLimit = memberLimit
    self.isMuted = isMuted
    self.joinsFreely = joinsFreely
    self.membersMayInvite = membersMayInvite
    self.membersMayEdit = membersMayEdit
    self.properties = properties
    self.created = created
    self.version = version
  }

  /// Names of properties that several styles have.
  public enum Property {
    /// The group's name, in a list of changes.
    public static let name = "name"
    /// An introduction.
    public static let introduction = "introduction"
    /// An announcement.
    public static let announcement = "announcement"
    /// The address of a picture.
    public static let avatar = "avatar"
    /// What the app keeps with the group.
    public static let custom = "custom"
    /// "true" while nobody but the owner and managers may write, in a list of changes.
    public static let muted = "muted"
    /// When a member's silence ends by itself, in milliseconds since 1970, in the notification that says so.
    public static let mutedUntil = "mutedUntil"
    /// "true" where anyone may join, in a list of changes.
    public static let joinsFreely = "joinsFreely"
    /// "true" where members may invite, in a list of changes.
    public static let membersMayInvite = "membersMayInvite"
    /// "true" where members may change the profile, in a list of changes.
    public static let membersMayEdit = "membersMayEdit"
  }
}

/// One account's place in a group or room.
public struct Member: Hashable, Sendable {
  /// What a member may do.
  public enum Role: UInt8, Sendable, Comparable {
    case ordinary = 0
    case manager = 1
    case owner = 2
    public static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  /// Who.
  public var account: AccountID
  /// What they may do.
  public var role: Role
  /// The name they use in this group.
  public var nickname: String?
  /// What the app keeps with the membership.
  public var custom: String?
  /// May not write; until `mutedUntil`, if that is given.
  public var isMuted: Bool
  /// When a silence with an end ends.
  public var mutedUntil: Timestamp?
  /// Who brought them in.
  public var inviter: AccountID?
  /// Since when.
  public var joined: Timestamp

  /// A member.
  public init(
    account: AccountID, role: Role = .ordinary, nickname: String? = nil, custom: String? = nil, isMuted: Bool = false,
    mutedUntil: Timestamp? = nil, inviter: AccountID? = nil, joined: Timestamp = .zero
  ) {
    self.account = account
    self.role = role
    self.nickname = nickname
    self.custom = custom
    self.isMuted = isMuted
    self.mutedUntil = mutedUntil
    self.inviter = inviter
    self.joined = joined
  }

  /// Whether the member may not write at a time.
  public func isMuted(at time: Timestamp) -> Bool { isMuted && (mutedUntil.map { time < $0 } ?? true) }
}

/// A room's properties.
public struct RoomInfo: Hashable, Sendable {
  /// Its id, unique among groups and rooms.
  public var id: String
  /// Its name.
  public var name: String
  /// Who created it.
  public var owner: AccountID
  /// Further properties, by the names in `GroupInfo.Property`.
  public var properties: [String: String]
  /// How many are in it now.
  public var memberCount: Int

  /// A room.
  public init(id: String, name: String, owner: AccountID, properties: [String: String] = [:], memberCount: Int = 0) {
    self.id = id
    self.name = name
    self.owner = owner
    self.properties = properties
    self.memberCount = memberCount
  }
}
