internal import ParlanceCore

/// Ids of groups and rooms become free again. What had one of them keeps its entries, under a key that nobody asks for;
/// whatever has the id next is another stream and has none of them.
extension HubTurn {
  /// Frees the ids of conversations that were dismissed long ago, and dismisses rooms in which nobody was for long.
  ///
  /// - parameter key: The key behind which it goes on; nil to begin.
  /// - parameter limit: The number of conversations that are looked at.
  /// - returns: The key to go on behind; nil at the end.
  func freeNames(after key: String?, limit: Int) throws(MessagingError) -> String? {
    guard settings.dismissedNameRetention != nil || settings.emptyRoomRetention != nil else { return nil }
    let records = try store.conversations(after: key ?? StreamRecord.conversationPrefix, limit: max(1, limit))
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
    _ = try change(
      gone, ConversationChangeRecord(stream: record.number, version: record.version, key: record.formerKey)
    ) { version in
      HubConversation(stream: record.number, kind: record.kind, version: version)
    }
  }

  /// Ends a room that came into being because somebody wanted to be in it, if nobody did for long. One that was made
  /// beforehand stays until it is dismissed.
  private func endIfEmpty(_ record: StreamRecord) throws(MessagingError) {
    guard let retention = settings.emptyRoomRetention else { return }
    let room = try conversation(record)
    guard room.isOpen else { return }
    guard directory.occupants(of: room.stream).isEmpty else { return try noteUse(of: room) }
    guard let since = room.emptySince else { return try note(room, emptySince: now) }
    guard now.milliseconds(since: max(since, record.lastTime)) >= retention else { return }
    try store.removeAttributes(stream: room.stream, keys: nil)
    directory.setEmptied(room.stream, nil)
    _ = try change(
      room,
      ConversationChangeRecord(
        stream: room.stream, version: room.version, profile: StreamRecord.dismissedProfile(at: now),
        key: record.formerKey)
    ) { version in
      HubConversation(stream: room.stream, kind: .room, version: version, room: room.room)
    }
  }

  /// Notes that somebody uses a room that was found empty.
  func noteUse(of room: HubConversation) throws(MessagingError) {
    if room.emptySince != nil { try note(room, emptySince: nil) }
  }

  private func note(_ room: HubConversation, emptySince: Timestamp?) throws(MessagingError) {
    guard let info = room.room else { return }
    let profile = RoomProfile(info, isOpen: room.isOpen, emptySince: emptySince)
    _ = try change(
      room, ConversationChangeRecord(stream: room.stream, version: room.version, profile: profile.encoded)
    ) { version in
      HubConversation(
        stream: room.stream, kind: .room, version: version, room: info, isOpen: room.isOpen, emptySince: emptySince)
    }
  }
}
