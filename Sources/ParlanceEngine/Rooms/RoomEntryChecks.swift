internal import ParlanceCore

extension SetRoomEntriesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    try border.check(count: entries.count, limit: border.limits.roomEntriesPerRequest, "entries")
    try border.check(entryKeys: entries.map(\.key))
    for entry in entries { try border.check(entry.value, "value of an entry", limit: border.limits.roomEntrySize) }
    if var owner {
      try border.check(&owner)
      self.owner = owner
    }
    if let most, most < 0 { throw MessagingError(.invalidArgument, "number of entries") }
    try border.check(note, "note")
  }
}

extension RemoveRoomEntriesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    if case .keys(let keys) = selection {
      try border.check(count: keys.count, limit: border.limits.roomEntriesPerRequest, "keys")
      try border.check(entryKeys: keys)
    }
    try border.check(note, "note")
  }
}

extension RoomEntriesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "room id")
    guard let keys else { return }
    try border.check(count: keys.count, limit: border.limits.roomEntries, "keys")
    try border.check(entryKeys: keys)
  }
}

extension Border {
  /// Checks the keys of a room's entries: each once.
  fileprivate func check(entryKeys keys: [String]) throws(MessagingError) {
    for key in keys {
      guard !key.isEmpty else { throw MessagingError(.invalidArgument, "empty key") }
      try check(key, "key of an entry", limit: limits.roomEntryKeySize)
    }
    guard Set(keys).count == keys.count else { throw MessagingError(.invalidArgument, "a key twice") }
  }
}
