internal import ParlanceCore

extension AttributesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [Attribute] {
    guard let place = try turn.attributes.attributePlace(of: owner, context.account) else { return [] }
    let wanted = keys.map(Set.init)
    return try turn.attributes.attributes(stream: place.stream).filter { wanted?.contains($0.key) ?? true }
  }
}

extension ChangeAttributesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    try turn.attributes.changeAttributes(of: owner, change, announces, context)
    return Done()
  }
}

/// The place of an owner's attributes.
struct AttributePlace {
  var stream: StreamNumber
  /// nil for an account's.
  var conversation: HubConversation?
}

/// The attributes of accounts, groups and rooms.
struct AttributeRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubAttributeStore

  init(turn: TurnContext, ownStore: any HubAttributeStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Returns the place of an owner's attributes; nil for a room that does not exist.
  func attributePlace(
    of owner: AttributeOwner, _ account: AccountRecord
  ) throws(MessagingError) -> AttributePlace? {
    switch owner {
    case .account(let id):
      guard let found = try turn.lookup.account(id), !turn.audience.isAbsent(found.number) else {
        throw MessagingError(.accountNotFound, "not online")
      }
      return AttributePlace(stream: try turn.lookup.accountStream(of: found.number))
    case .conversation(let id):
      guard let record = try store.stream(key: StreamKey.conversation(id)), !record.isDismissed else { return nil }
      let conversation = try turn.lookup.conversation(record)
      if conversation.kind == .group, conversation.members[account.number] == nil {
        throw MessagingError(.notMember)
      }
      try clearIfAbandoned(conversation)
      return AttributePlace(stream: conversation.stream, conversation: conversation)
    }
  }

  func attributes(stream: StreamNumber) throws(MessagingError) -> [Attribute] {
    var attributes: [Attribute] = []
    for record in try attributeRecords(stream) {
      attributes.append(
        Attribute(
          key: record.key, value: record.value, updater: try turn.lookup.account(number: record.updater).id,
          time: record.time))
    }
    return attributes
  }

  /// The name under which the number of announced changes is kept with the attributes: no attribute is without a name.
  private static var announcementsKey: String { "" }

  private func attributeRecords(_ stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    try ownStore.attributes(stream: stream).filter { $0.key != Self.announcementsKey }
  }

  /// Returns the number of changes of a group's or room's attributes that were announced. A device that was away learns by it
  /// whether it missed one.
  func announcements(_ stream: StreamNumber) throws(MessagingError) -> Int64 {
    let record = try ownStore.attributes(stream: stream).first { $0.key == Self.announcementsKey }
    return record.flatMap { Int64($0.value) } ?? 0
  }

  func changeAttributes(
    of owner: AttributeOwner, _ change: AttributeChange, _ announces: Bool, _ context: RequestContext
  ) throws(MessagingError) {
    var place = try attributePlace(of: owner, context.account)
    var limits = settings.conversationAttributeLimits
    if case .account(let id) = owner {
      guard id == context.account.id else { throw MessagingError(.forbidden) }
      limits = settings.accountAttributeLimits
    }
    let known = try place.map { place throws(MessagingError) in try attributeRecords(place.stream) } ?? []
    let change = AttributeEdit(change, of: known)
    if !change.written.isEmpty { try limits.check(change.after) }
    if place == nil, case .conversation(let id) = owner {
      // An account can write a room's attributes without being in the room, and even before the room exists.
      _ = try turn.rooms.createRoom(id: id, name: id, owner: context.account.id, isOpen: true)
      place = try attributePlace(of: owner, context.account)
    }
    guard let place else { throw MessagingError(.roomNotFound) }
    if let room = place.conversation { try checkMayTake(change.removed, from: room, context.account) }
    try write(change, place.stream, by: context.account)
    guard let conversation = place.conversation else { return }
    if conversation.kind == .room { try turn.freeNames.noteUse(of: conversation) }
    if conversation.kind == .room, directory.occupants(of: place.stream).isEmpty,
      directory.emptied(place.stream) == nil, !change.after.isEmpty
    {
      directory.setEmptied(place.stream, now)
    }
    if announces { try announceAttributes(of: conversation, context) }
  }

  /// Checks that an account may remove attributes. Any account may write those of a room; to remove those of others, it must be
  /// in the room or own it, unless the room has no owner.
  private func checkMayTake(
    _ removed: [AttributeRecord], from room: HubConversation, _ account: AccountRecord
  ) throws(MessagingError) {
    guard room.kind == .room, !room.isOpen, room.room?.owner != account.id,
      directory.occupants(of: room.stream)[account.number] == nil
    else { return }
    guard removed.allSatisfy({ $0.updater == account.number }) else { throw MessagingError(.notMember) }
  }

  private func announceAttributes(
    of conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) {
    let number = try announcements(conversation.stream) + 1
    try ownStore.save(
      AttributeRecord(
        stream: conversation.stream, key: Self.announcementsKey, value: String(number),
        updater: context.account.number, time: now))
    let all = try attributes(stream: conversation.stream)
    for (account, occupant) in directory.occupants(of: conversation.stream) {
      let update = InboundFrame.presence(.attributes(conversation.name(for: account), all))
      for session in occupant.sessions {
        if session == context.session {
          turn.effects.pushAfterReply(update, to: session)
        } else {
          turn.effects.push(update, to: session)
        }
      }
    }
  }

  private func write(_ edit: AttributeEdit, _ stream: StreamNumber, by account: AccountRecord) throws(MessagingError) {
    if !edit.removed.isEmpty { try ownStore.removeAttributes(stream: stream, keys: edit.removed.map(\.key)) }
    for (key, value) in edit.written.sorted(by: { $0.key < $1.key }) {
      try ownStore.save(AttributeRecord(stream: stream, key: key, value: value, updater: account.number, time: now))
    }
  }

  /// Removes the attributes of a room that has been empty for long.
  func clearIfAbandoned(_ conversation: HubConversation) throws(MessagingError) {
    guard conversation.kind == .room, directory.occupants(of: conversation.stream).isEmpty else { return }
    guard hasAttributes(conversation.stream) else { return directory.setEmptied(conversation.stream, nil) }
    // After a restart the hub does not know since when the room has been empty.
    let since = directory.emptied(conversation.stream) ?? now
    directory.setEmptied(conversation.stream, since)
    guard now.milliseconds(since: since) >= settings.emptyRoomAttributeLife else { return }
    try ownStore.removeAttributes(stream: conversation.stream, keys: nil)
    directory.setEmptied(conversation.stream, nil)
  }

  /// Removes all attributes of an account, a group or a room.
  func removeAttributes(of stream: StreamNumber) throws(MessagingError) {
    try ownStore.removeAttributes(stream: stream, keys: nil)
  }

  /// Returns whether a room has attributes; only then the time since which it is empty matters.
  func hasAttributes(_ stream: StreamNumber) -> Bool {
    // One that cannot be looked up now may have some.
    (try? ownStore.attributes(stream: stream))?.isEmpty != true
  }
}

/// The effect of a change on the current attributes.
private struct AttributeEdit {
  var written: [String: String] = [:]
  var removed: [AttributeRecord] = []
  /// All of them afterwards.
  var after: [String: String] = [:]

  init(_ change: AttributeChange, of known: [AttributeRecord]) {
    switch change {
    case .clear: removed = known
    case .remove(let keys):
      let keys = Set(keys)
      removed = known.filter { keys.contains($0.key) }
    case .replace(let attributes):
      written = attributes
      removed = known.filter { attributes[$0.key] == nil }
    case .merge(let attributes): written = attributes
    }
    let gone = Set(removed.map(\.key))
    for record in known where !gone.contains(record.key) { after[record.key] = record.value }
    after.merge(written) { $1 }
  }
}
