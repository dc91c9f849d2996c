/// A group's properties.
public struct GroupInfo: Hashable, Sendable {
  /// The id, unique among groups and rooms.
  public var id: String
  /// The name to show; it need not be unique.
  public var name: String
  /// The account that owns it.
  public var owner: AccountID
  /// The number of its members.
  public var memberCount: Int
  /// The largest number of members that it may have.
  public var memberLimit: Int
  /// A Boolean value that indicates whether it is a large group, which is decided when it is created: it may have as many members as
  /// `HubLimits.largeGroupMembers` says, and its messages have no receipts.
  public var isLarge = false
  /// A Boolean value that indicates whether only the owner and managers may write.
  public var isMuted: Bool
  /// A Boolean value that indicates whether anyone may join without asking.
  public var joinsFreely: Bool
  /// A Boolean value that indicates whether anyone may ask to join (`GroupRequest`). Without it, and without `joinsFreely`, only
  /// those join whom a member brings in.
  public var takesJoinRequests = false
  /// A Boolean value that indicates whether accounts that are invited are asked (`GroupRequest`); otherwise they are members at
  /// once.
  public var asksInvitees = false
  /// A Boolean value that indicates whether the operator disabled the group: members cannot write in it, and no account
  /// can become a member.
  public var isDisabled = false
  /// A Boolean value that indicates whether ordinary members may invite too.
  public var membersMayInvite: Bool
  /// A Boolean value that indicates whether ordinary members may change the profile too.
  public var membersMayEdit: Bool
  /// Further properties, by names that the styles agreed on (`GroupInfo.Property`).
  public var properties: [String: String]
  /// The time at which it was created.
  public var created: Timestamp
  /// A number that grows with each change of the group and its members.
  public var version: Int64
  /// The message that the thread is about; nil for a group that is not a thread.
  package var thread: ThreadOrigin?

  /// Creates a group.
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
    /// A text that introduces the group.
    public static let introduction = "introduction"
    /// A text that the group announces to its members.
    public static let announcement = "announcement"
    /// The address of a picture.
    public static let avatar = "avatar"
    /// Text that the app keeps with the group.
    public static let custom = "custom"
    /// "true" while only the owner and managers may write, in a list of changes.
    public static let muted = "muted"
    /// The time at which a member's silence ends by itself, in milliseconds since 1970, in the notification that says
    /// so.
    public static let mutedUntil = "mutedUntil"
    /// "true" where anyone may join, in a list of changes.
    public static let joinsFreely = "joinsFreely"
    /// "true" where anyone may ask to join, in a list of changes.
    public static let takesJoinRequests = "takesJoinRequests"
    /// "true" where accounts that are invited are asked, in a list of changes.
    public static let asksInvitees = "asksInvitees"
    /// "true" where the operator disabled the group, in a list of changes. Members do not change it.
    public static let disabled = "disabled"
    /// The account that invited the new member, in the notification of an accepted invitation.
    public static let inviter = "inviter"
    /// The words of that invitation, if there were any.
    public static let invitationMessage = "invitationMessage"
    /// "true" where the group is a large one. Never among `properties`: `GroupInfo.isLarge` says so, and no change has it.
    package static let isLarge = "isLarge"
    /// "true" where members may invite, in a list of changes.
    public static let membersMayInvite = "membersMayInvite"
    /// "true" where members may change the profile, in a list of changes.
    public static let membersMayEdit = "membersMayEdit"
  }
}

extension GroupInfo {
  /// A Boolean value that indicates whether accounts find the group without being in it: anyone may join or ask to.
  public var isPublic: Bool { joinsFreely || takesJoinRequests }
}

extension MessagingError {
  /// The detail of `forbidden` in a group that the operator disabled.
  public static let groupIsDisabled = "the group is disabled"
}

/// One account's place in a group or room.
public struct Member: Hashable, Sendable {
  /// The role of a member, which decides what it may do.
  public enum Role: UInt8, Sendable, Comparable {
    case ordinary = 0
    case manager = 1
    case owner = 2
    public static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  /// The member's account.
  public var account: AccountID
  /// The member's role.
  public var role: Role
  /// The name they use in this group.
  public var nickname: String?
  /// Text that the app keeps with the membership.
  public var custom: String?
  /// A Boolean value that indicates whether the member may not write; until `mutedUntil`, if that is given.
  public var isMuted: Bool
  /// The time at which a silence with an end ends.
  public var mutedUntil: Timestamp?
  /// A Boolean value that indicates whether the member may write although all members of the group are muted. Its own silence still
  /// counts.
  public var isAllowed = false
  /// Of rooms: a Boolean value that indicates whether the room lists the account as its member although it is not a manager.
  public var isRegular = false
  /// Of rooms: the address of a picture.
  public var avatar: String?
  /// Of rooms: the member's tags.
  public var tags: [String] = []
  /// Of rooms: a `TagExpression` for the members that are notified when this one enters and leaves; nil for all of them.
  public var audience: String?
  /// Of rooms: the member's place.
  public var location: RoomLocation?
  /// Of rooms: the distance from its place within which messages with a place reach the member; 0 if nil.
  public var reach: Double?
  /// The account that invited or added the member; nil if it joined by itself.
  public var inviter: AccountID?
  /// The time at which the member joined.
  public var joined: Timestamp

  /// Creates a member.
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

  /// Returns whether the member may not write at a time.
  public func isMuted(at time: Timestamp) -> Bool { isMuted && (mutedUntil.map { time < $0 } ?? true) }
}
