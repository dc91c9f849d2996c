/// A place in the space of a room, in the app's own unit.
public struct RoomLocation: Hashable, Sendable {
  /// The first coordinate.
  public var x: Double
  /// The second coordinate.
  public var y: Double
  /// The third coordinate.
  public var z: Double

  /// Creates a place.
  public init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Returns the distance to another place.
  public func distance(to other: RoomLocation) -> Double {
    let (a, b, c) = (x - other.x, y - other.y, z - other.z)
    return (a * a + b * b + c * c).squareRoot()
  }

  /// A Boolean value that indicates whether distances can be computed: all coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

/// The appearance of an account in a room: its name and data for the others, and the tags and place that decide which messages reach it.
public struct RoomAppearance: Hashable, Sendable {
  /// The name that it uses there. In a change, nil keeps the present one and an empty one removes it.
  public var nickname: String?
  /// The address of a picture. In a change, nil keeps the present one and an empty one removes it.
  public var avatar: String?
  /// Text of the app. In a change, nil keeps the present one and an empty one removes it.
  public var custom: String?
  /// Its tags. In a change, nil keeps the present ones.
  public var tags: [String]?
  /// A `TagExpression` for the members that are notified when it enters and leaves; nil for all of them. In a change, nil keeps the
  /// present one and an empty one removes it.
  public var audience: String?
  /// Its place. In a change, nil keeps the present one.
  public var location: RoomLocation?
  /// The distance from its place within which messages with a place reach it; 0 if nil. In a change, nil keeps the present one.
  public var reach: Double?

  /// Creates an appearance.
  public init(
    nickname: String? = nil, avatar: String? = nil, custom: String? = nil, tags: [String]? = nil,
    audience: String? = nil, location: RoomLocation? = nil, reach: Double? = nil
  ) {
    self.nickname = nickname
    self.avatar = avatar
    self.custom = custom
    self.tags = tags
    self.audience = audience
    self.location = location
    self.reach = reach
  }
}

/// The part of an account's appearance that a room keeps, for as long as the account is one of its managers or regular members.
public struct RoomCard: Hashable, Sendable {
  /// The name that the account uses in the room.
  public var nickname: String?
  /// The address of a picture.
  public var avatar: String?
  /// Text of the app.
  public var custom: String?

  /// Creates a card.
  public init(nickname: String? = nil, avatar: String? = nil, custom: String? = nil) {
    self.nickname = nickname
    self.avatar = avatar
    self.custom = custom
  }

  /// The length of its texts, in bytes of UTF-8.
  package var size: Int { (nickname?.utf8.count ?? 0) + (avatar?.utf8.count ?? 0) + (custom?.utf8.count ?? 0) }
}

extension Member {
  /// Makes a change of the appearance in a room.
  package mutating func apply(_ change: RoomAppearance) {
    func text(_ new: String?, _ old: String?) -> String? { new.map { $0.isEmpty ? nil : $0 } ?? old }
    nickname = text(change.nickname, nickname)
    avatar = text(change.avatar, avatar)
    custom = text(change.custom, custom)
    audience = text(change.audience, audience)
    tags = change.tags ?? tags
    location = change.location ?? location
    reach = change.reach ?? reach
  }

  /// The appearance in a room.
  package var appearance: RoomAppearance {
    RoomAppearance(
      nickname: nickname, avatar: avatar, custom: custom, tags: tags, audience: audience, location: location,
      reach: reach)
  }

  /// Returns whether a message reaches this member of a room.
  ///
  /// - parameter audience: The condition on the member's tags; nil for none.
  /// - parameter place: The place of the message; nil for none.
  package func isReached(_ audience: TagExpression?, from place: RoomLocation?) -> Bool {
    if let audience, !audience.matches(tags) { return false }
    guard let place else { return true }
    return location.map { $0.distance(to: place) <= reach ?? 0 } ?? false
  }
}
