internal import ParlanceCore

/// Releasing the ids of groups and rooms. The former group or room keeps its entries, under a key that no request uses;
/// the next one with the same id is another stream, without these entries.
struct FreeNameRules: TurnPart {
  let turn: TurnContext

  /// Releases the ids of conversations that were dismissed long ago, and dismisses rooms that have been empty for long.
  ///
  /// - parameter key: The key after which to continue; nil to begin.
  /// - parameter limit: The number of conversations to check.
  /// - returns: The key after which to continue; nil at the end.
  func freeNames(after key: StreamKey?, limit: Int) throws(MessagingError) -> StreamKey? {
    guard settings.dismissedNameRetention != nil || settings.emptyRoomRetention != nil else { return nil }
    let records = try store.conversations(after: key ?? .beforeConversations, limit: max(1, limit))
    for record in records {
      if let dismissed = record.dismissed {
        try freeName(of: record, dismissed: dismissed)
      } else if record.kind == .room {
        try endIfEmpty(record)
      }
    }
    return records.count < max(1, limit) ? nil : records.last?.key
  }

  private func freeName(of record: StreamRecord, dismissed: Timestamp) throws(MessagingError) {
    guard let retention = settings.dismissedNameRetention, now.milliseconds(since: dismissed) >= retention else {
      return
    }
    let gone = HubConversation(stream: record.number, kind: record.kind, version: record.version)
    _ = try turn.entries.change(
      gone, ConversationChangeRecord(stream: record.number, version: record.version, key: record.formerKey)
    ) { version in
      HubConversation(stream: record.number, kind: record.kind, version: version)
    }
  }

  /// Dismisses a room that was created by its first use, if it has been empty for long. A room that was created in advance stays
  /// until it is dismissed.
  private func endIfEmpty(_ record: StreamRecord) throws(MessagingError) {
    guard let retention = settings.emptyRoomRetention else { return }
    let room = try turn.lookup.conversation(record)
    guard room.isOpen else { return }
    guard directory.occupants(of: room.stream).isEmpty else { return try noteUse(of: room) }
    guard let since = room.emptySince else { return try note(room, emptySince: now) }
    guard now.milliseconds(since: max(since, record.lastTime)) >= retention else { return }
    try turn.attributes.removeAttributes(of: room.stream)
    directory.setEmptied(room.stream, nil)
    _ = try turn.entries.change(
      room,
      ConversationChangeRecord(
        stream: room.stream, version: room.version, profile: StreamRecord.dismissedProfile(at: now),
        key: record.formerKey)
    ) { version in
      HubConversation(stream: room.stream, kind: .room, version: version, room: room.room)
    }
  }

  /// Notes that a room that was found empty is in use.
  func noteUse(of room: HubConversation) throws(MessagingError) {
    if room.emptySince != nil { try note(room, emptySince: nil) }
  }

  private func note(_ room: HubConversation, emptySince: Timestamp?) throws(MessagingError) {
    guard let info = room.room else { return }
    let profile = RoomProfile(info, isOpen: room.isOpen, emptySince: emptySince)
    _ = try turn.entries.change(
      room, ConversationChangeRecord(stream: room.stream, version: room.version, profile: profile.encoded)
    ) { version in
      HubConversation(
        stream: room.stream, kind: .room, version: version, room: info, isOpen: room.isOpen, emptySince: emptySince)
    }
  }
}
