/// A value that a room keeps under a key, for those who are in it.
public struct RoomEntry: Hashable, Sendable {
  /// The key, which is unique in the room.
  public var key: String
  /// The value, any text of the app; it may be empty.
  public var value: String
  /// The account to which it belongs: the one that set it last, unless that named another.
  public var owner: AccountID
  /// A Boolean value that indicates whether it is removed as soon as its owner is no longer in the room.
  public var isTransient: Bool

  /// Creates an entry.
  public init(key: String, value: String, owner: AccountID, isTransient: Bool = false) {
    self.key = key
    self.value = value
    self.owner = owner
    self.isTransient = isTransient
  }
}

/// The entries that a change may concern.
public enum RoomEntryReach: UInt8, Sendable, CaseIterable {
  /// New ones, and those of the account that makes the change.
  case own = 0
  /// New ones, and those of any account.
  case any = 1
  /// Only those that exist, of any account; they keep their owners.
  case existing = 2
}

/// The entries to remove from a room.
public enum RoomEntrySelection: Hashable, Sendable {
  /// Those with these keys.
  case keys([String])
  /// The one that was added before all others.
  case first
  /// All of them.
  case all
}

/// The reason for which one entry of a request was not changed.
public enum RoomEntryRefusal: UInt8, Sendable, CaseIterable {
  /// It belongs to another account.
  case notOwn = 0
  /// There is no entry with the key.
  case missing = 1
  /// The room has as many entries as it may have.
  case full = 2
}

/// The outcome of a change of a room's entries.
public struct RoomEntryOutcome: Hashable, Sendable {
  /// The entries that were set, as they are now, or that were removed, as they were; in their order in the room.
  public var entries: [RoomEntry]
  /// The reasons for which others were not changed, by key.
  public var refused: [String: RoomEntryRefusal]

  /// Creates an outcome.
  public init(entries: [RoomEntry], refused: [String: RoomEntryRefusal] = [:]) {
    self.entries = entries
    self.refused = refused
  }
}
