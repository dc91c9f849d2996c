/// A key and the value that a room is to keep under it.
package struct RoomEntryValue: Hashable, Sendable {
  package var key: String
  package var value: String

  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// Sets entries of a room.
package struct SetRoomEntriesCall: HubCall {
  package typealias Reply = RoomEntriesReply
  package static var kind: CallKind { .setRoomEntries }
  package var id: String
  /// In the order in which new ones are added; each key once.
  package var entries: [RoomEntryValue]
  package var reach: RoomEntryReach
  /// The account to which they belong; this one if nil.
  package var owner: AccountID?
  package var isTransient: Bool
  /// The number of entries above which this request adds none; nil for the hub's limit alone.
  package var most: Int?
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(
    id: String, entries: [RoomEntryValue], reach: RoomEntryReach, owner: AccountID? = nil, isTransient: Bool = false,
    most: Int? = nil, note: String? = nil, announces: Bool = true
  ) {
    self.id = id
    self.entries = entries
    self.reach = reach
    self.owner = owner
    self.isTransient = isTransient
    self.most = most
    self.note = note
    self.announces = announces
  }
}

/// Removes entries of a room.
package struct RemoveRoomEntriesCall: HubCall {
  package typealias Reply = RoomEntriesReply
  package static var kind: CallKind { .removeRoomEntries }
  package var id: String
  package var selection: RoomEntrySelection
  /// Removes also those of other accounts.
  package var isForced: Bool
  /// Text of the app for those who are notified.
  package var note: String?
  /// Notifies those who are in the room.
  package var announces: Bool

  package init(
    id: String, selection: RoomEntrySelection, isForced: Bool, note: String? = nil, announces: Bool = true
  ) {
    self.id = id
    self.selection = selection
    self.isForced = isForced
    self.note = note
    self.announces = announces
  }
}

/// Asks for the entries of a room.
package struct RoomEntriesCall: HubCall {
  package typealias Reply = RoomEntriesReply
  package static var kind: CallKind { .roomEntries }
  package var id: String
  /// The keys; all entries if nil.
  package var keys: [String]?
  /// The `next` of the reply before.
  package var after: Int64?

  package init(id: String, keys: [String]? = nil, after: Int64? = nil) {
    self.id = id
    self.keys = keys
    self.after = after
  }
}

/// Entries of a room, in the order in which they were added.
package struct RoomEntriesReply: Sendable {
  package var entries: [RoomEntry]
  /// The reasons for which entries of a change were not changed, by key.
  package var refused: [String: RoomEntryRefusal]
  /// The position behind which the call continues; nil if the list is complete.
  package var next: Int64?

  package init(entries: [RoomEntry], refused: [String: RoomEntryRefusal] = [:], next: Int64? = nil) {
    self.entries = entries
    self.refused = refused
    self.next = next
  }
}
