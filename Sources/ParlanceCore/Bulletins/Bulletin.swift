/// A text that the operator sent to all accounts.
public struct Bulletin: Hashable, Sendable {
  /// Its number: larger than those of all earlier ones.
  public var id: Int64
  /// The account in whose name it was sent; nil for none, and once that account was erased.
  public var sender: AccountID?
  /// The text, as the operator sent it.
  public var text: String
  /// The kinds of machines whose devices receive it; empty for all.
  public var platforms: Set<Platform>
  /// A Boolean value that indicates whether devices that were not connected receive it at their next login.
  public var isKept: Bool
  /// The time at which it was sent.
  public var time: Timestamp
  /// The time from which on no device receives it.
  public var expiry: Timestamp

  /// Creates a bulletin.
  public init(
    id: Int64, sender: AccountID? = nil, text: String, platforms: Set<Platform> = [], isKept: Bool = false,
    time: Timestamp, expiry: Timestamp
  ) {
    self.id = id
    self.sender = sender
    self.text = text
    self.platforms = platforms
    self.isKept = isKept
    self.time = time
    self.expiry = expiry
  }
}

/// A bulletin that is to be sent.
public struct BulletinDraft: Hashable, Sendable {
  /// The usual lifetime, in milliseconds: 7 days.
  public static let usualLifetime: Int64 = 7 * 86_400_000

  /// The text; not empty, and 16 KB at most unless the hub has another limit (`HubLimits.bulletinSize`).
  public var text: String
  /// The account in whose name it is sent, which must exist; nil for none.
  public var sender: AccountID?
  /// The kinds of machines whose devices receive it; empty for all.
  public var platforms: Set<Platform>
  /// A Boolean value that indicates whether devices that are not connected receive it at their next login.
  public var isKept: Bool
  /// The milliseconds after which no further device receives it; a year at most (`HubLimits.longestBulletin`).
  public var lifetime: Int64

  /// Creates a draft.
  public init(
    _ text: String, sender: AccountID? = nil, platforms: Set<Platform> = [], isKept: Bool = false,
    lifetime: Int64 = BulletinDraft.usualLifetime
  ) {
    self.text = text
    self.sender = sender
    self.platforms = platforms
    self.isKept = isKept
    self.lifetime = lifetime
  }
}

/// A part of the list of bulletins, the newest first.
public struct BulletinPage: Hashable, Sendable {
  /// The bulletins of this part, the newest first.
  public var bulletins: [Bulletin]
  /// The number to ask for the next part with; nil at the end.
  public var next: Int64?

  /// Creates a part.
  public init(bulletins: [Bulletin], next: Int64? = nil) {
    self.bulletins = bulletins
    self.next = next
  }
}

/// A text that a back end passed to the devices of an account that were connected. It is kept nowhere.
public struct OperatorText: Hashable, Sendable {
  /// The account in whose name it was sent; nil for none.
  public var sender: AccountID?
  /// The text, as the back end passed it.
  public var text: String
  /// The time at which it was sent.
  public var time: Timestamp

  /// Creates a text of the operator.
  public init(sender: AccountID? = nil, text: String, time: Timestamp) {
    self.sender = sender
    self.text = text
    self.time = time
  }
}
