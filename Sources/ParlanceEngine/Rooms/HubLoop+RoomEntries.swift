package import ParlanceCore

/// The operator's changes of the entries of rooms, for which neither presence in the room nor its level matters.
extension HubLoop {
  /// Returns all entries of a room, in the order in which they were added.
  ///
  /// - throws: `roomNotFound`.
  package func entries(ofRoom id: String) throws(MessagingError) -> [RoomEntry] {
    try perform { turn throws(MessagingError) in
      try turn.roomEntries.entries(of: try turn.roomManagement.administered(id).conversation)
    }
  }

  /// Sets entries of a room.
  ///
  /// - parameter actor: In whose name, and to whom they belong; the room's owner if nil.
  /// - throws: `roomNotFound`, `accountNotFound`, `invalidArgument`, `limitExceeded`, `messageTooLarge`; `notMember` for a transient entry of
  ///   an account that is not in the room, `forbidden` for a room without an owner.
  package func setEntries(
    _ entries: [(key: String, value: String)], inRoom id: String, reach: RoomEntryReach = .any,
    isTransient: Bool = false, note: String? = nil, announces: Bool = true, by actor: AccountID? = nil
  ) throws(MessagingError) -> RoomEntryOutcome {
    try perform { turn throws(MessagingError) in
      var call = SetRoomEntriesCall(
        id: id, entries: entries.map { RoomEntryValue($0.key, $0.value) }, reach: reach,
        isTransient: isTransient, note: note, announces: announces)
      try call.check(Border(turn.settings))
      let account = try turn.lookup.existingAccount(try turn.roomManagement.manager(actor, ofRoom: id))
      return RoomEntryOutcome(
        try turn.roomEntries.set(call, in: try turn.lookup.room(call.id), by: account, role: .manager))
    }
  }

  /// Removes entries of a room.
  ///
  /// - parameter actor: In whose name; the room's owner if nil.
  /// - throws: `roomNotFound`, `accountNotFound`, `invalidArgument`; `forbidden` for a room without an owner.
  package func removeEntries(
    _ selection: RoomEntrySelection, fromRoom id: String, note: String? = nil, announces: Bool = true,
    by actor: AccountID? = nil
  ) throws(MessagingError) -> RoomEntryOutcome {
    try perform { turn throws(MessagingError) in
      var call = RemoveRoomEntriesCall(
        id: id, selection: selection, isForced: true, note: note, announces: announces)
      try call.check(Border(turn.settings))
      let account = try turn.lookup.existingAccount(try turn.roomManagement.manager(actor, ofRoom: id))
      return RoomEntryOutcome(
        try turn.roomEntries.remove(call, from: try turn.lookup.room(call.id), by: account))
    }
  }
}
