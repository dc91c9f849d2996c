/// The standing of an account in a room: its role, silences and blocks. The room keeps it whether the account is in it or not.
public struct RoomStanding: Hashable, Sendable {
  /// The account that has the standing.
  public var account: AccountID
  /// Its role: managers may silence, block and remove ordinary accounts, and change the room's properties.
  public var role: Member.Role
  /// A Boolean value that indicates whether it may not write, without an end.
  public var isMuted: Bool
  /// The time up to which it may not write; nil if there is none. It ends by itself, beside `isMuted`.
  public var mutedUntil: Timestamp?
  /// A Boolean value that indicates whether it may not enter.
  public var isBlocked: Bool
  /// A Boolean value that indicates whether it may write although it, or everyone, is silenced.
  public var isAllowed: Bool
  /// A Boolean value that indicates whether the room lists the account as its member, in it or not, although it is not a manager.
  public var isRegular: Bool
  /// The appearance that the room keeps of its owner, a manager or a regular member; nil if it keeps none.
  public var card: RoomCard?

  /// Creates a standing. The default values are those of an account of which the room keeps nothing.
  public init(
    account: AccountID, role: Member.Role = .ordinary, isMuted: Bool = false, mutedUntil: Timestamp? = nil,
    isBlocked: Bool = false, isAllowed: Bool = false, isRegular: Bool = false, card: RoomCard? = nil
  ) {
    self.account = account
    self.role = role
    self.isMuted = isMuted
    self.mutedUntil = mutedUntil
    self.isBlocked = isBlocked
    self.isAllowed = isAllowed
    self.isRegular = isRegular
    self.card = card
  }

  /// Returns whether the account is silenced at a time.
  public func isMuted(at time: Timestamp) -> Bool { isMuted || (mutedUntil.map { time < $0 } ?? false) }

  /// Makes a change.
  package mutating func apply(_ change: RoomStandingChange) {
    switch change {
    case .manager(let isManager): role = isManager ? .manager : .ordinary
    case .muted(let isMuted): self.isMuted = isMuted
    case .mutedUntil(let time): mutedUntil = time
    case .onlyMuted(let end): (isMuted, mutedUntil) = (end == nil, end)
    case .unmuted: (isMuted, mutedUntil) = (false, nil)
    case .allowed(let isAllowed): self.isAllowed = isAllowed
    case .regular(let isRegular): self.isRegular = isRegular
    case .blocked(let isBlocked):
      self.isBlocked = isBlocked
      if isBlocked { (role, isAllowed, isRegular) = (.ordinary, false, false) }
    }
    if role == .ordinary, !isRegular { card = nil }
  }

  /// A Boolean value that indicates whether it says anything at a time, and must be kept.
  package func isKept(at time: Timestamp) -> Bool {
    role != .ordinary || isMuted(at: time) || isBlocked || isAllowed || isRegular || card != nil
  }

  /// Returns a member of the room with this role and silence.
  package func applied(to member: Member, at time: Timestamp) -> Member {
    var member = member
    member.role = role
    member.isRegular = isRegular
    member.isMuted = isMuted(at: time)
    member.mutedUntil = isMuted || !member.isMuted ? nil : mutedUntil
    return member
  }
}

/// A change of the standing of accounts in a room.
public enum RoomStandingChange: Hashable, Sendable {
  /// Makes managers, or ordinary accounts again. The owner alone may.
  case manager(Bool)
  /// Silences without an end, or ends that.
  case muted(Bool)
  /// Silences up to a time; nil ends that.
  case mutedUntil(Timestamp?)
  /// Silences with this end, or without one, in place of any other silence.
  case onlyMuted(until: Timestamp?)
  /// Ends every silence.
  case unmuted
  /// Removes accounts, which may not enter again; or lets them.
  case blocked(Bool)
  /// Lets accounts write although everyone is silenced, or no longer.
  case allowed(Bool)
  /// Lists accounts as members of the room, in it or not, or no longer.
  case regular(Bool)
}

extension MessagingError {
  /// The detail of `muted` in a room where only the owner, managers and allowed accounts may write.
  public static let everyoneIsMuted = "all are muted"
}

extension RoomInfo {
  /// Names of properties that rooms have beside those in `GroupInfo.Property`.
  public enum Property {
    /// The address from which the room's picture and sound are streamed.
    public static let broadcastAddress = "broadcastAddress"
    /// "manager" where only the owner and managers may change the room's entries; otherwise all who are in it may.
    public static let queueLevel = "queueLevel"
    /// The maximum number of entries of the room, below that of the hub.
    public static let entryLimit = "entryLimit"
    /// "true" where those in the room are not notified of others who enter and leave.
    public static let quietVisits = "quietVisits"
    /// The maximum number of accounts in the room at the same time; the hub refuses others with `groupFull`.
    public static let occupantLimit = "occupantLimit"

    /// The value of `queueLevel` where only the owner and managers may change entries.
    package static let managersOnly = "manager"
  }

  /// The maximum number of entries; nil for that of the hub.
  package var entryLimit: Int? { properties[Property.entryLimit].flatMap { Int($0) } }

  /// A Boolean value that indicates whether those in the room are not notified of others who enter and leave.
  public var hasQuietVisits: Bool { properties[Property.quietVisits] == "true" }

  /// The maximum number of accounts in the room at the same time; nil if it has no limit of its own.
  public var occupantLimit: Int? {
    properties[Property.occupantLimit].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A Boolean value that indicates whether only the owner, managers and those who are allowed may write.
  public var isMuted: Bool { properties[GroupInfo.Property.muted] == "true" }

  /// Changes a property; an empty text removes it.
  package mutating func apply(_ value: String, to property: String) {
    switch property {
    case GroupInfo.Property.name: name = value
    case GroupInfo.Property.muted: properties[property] = value == "true" ? value : nil
    default: properties[property] = value.isEmpty ? nil : value
    }
  }
}
