internal import ParlanceCore

extension SetRoomEntriesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomEntriesReply {
    let room = try turn.lookup.room(id)
    let role = try turn.roomEntries.writer(context.account, in: room)
    return try turn.roomEntries.set(self, in: room, by: context.account, role: role)
  }
}

extension RemoveRoomEntriesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomEntriesReply {
    let room = try turn.lookup.room(id)
    _ = try turn.roomEntries.writer(context.account, in: room)
    return try turn.roomEntries.remove(self, from: room, by: context.account)
  }
}

extension RoomEntriesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomEntriesReply {
    try turn.roomEntries.entries(self, of: try turn.lookup.room(id), context)
  }
}

/// The values that rooms keep under keys, for those who are in them.
///
/// They are kept in a stream of their own, so that messages in the room do not read them. A change without a notification still changes
/// the version of the room, since the right to change entries is one of its properties. Transient entries are removed at the end of the
/// turn in which their owners left. A failed turn, or a hub that crashed, may leave some behind: they are never returned, and are removed
/// as soon as one is found.
struct RoomEntryRules: TurnPart {
  let turn: TurnContext

  // MARK: rights

  /// Returns the role of an account that may change entries.
  ///
  /// - throws: `notMember` for one that is not in the room, unless it is the owner or a manager; `forbidden` for an ordinary one where only
  ///   those may, and in rooms without an owner.
  func writer(_ account: AccountRecord, in room: HubConversation) throws(MessagingError) -> Member.Role {
    let info = try turn.roomManagement.managed(room)
    let role = turn.roomManagement.role(of: account, in: room)
    guard role < .manager else { return role }
    guard isThere(account.number, in: room) else { throw MessagingError(.notMember) }
    guard info.properties[RoomInfo.Property.queueLevel] != RoomInfo.Property.managersOnly else {
      throw MessagingError(.forbidden)
    }
    return role
  }

  private func isThere(_ account: AccountNumber, in room: HubConversation) -> Bool {
    directory.occupants(of: room.stream)[account] != nil
  }

  // MARK: questions

  /// Returns a page of the entries.
  ///
  /// - throws: `notMember` for an account that is not in the room, unless it is the owner or a manager.
  func entries(
    _ call: RoomEntriesCall, of room: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> RoomEntriesReply {
    let role = turn.roomManagement.role(of: context.account, in: room)
    guard role >= .manager || isThere(context.account.number, in: room) else { throw MessagingError(.notMember) }
    var budget = PageBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let keys = call.keys.map { Set($0) }
    var reply = RoomEntriesReply(entries: [])
    for kept in try present(in: room) where kept.number > call.after ?? .min && keys?.contains(kept.key) ?? true {
      let entry = try named(kept)
      guard try budget.takes(bytes: entry.encodedSize) else { return reply }
      reply.entries.append(entry)
      reply.next = kept.number
    }
    reply.next = nil
    return reply
  }

  /// Returns all entries, in the order in which they were added.
  func entries(of room: HubConversation) throws(MessagingError) -> [RoomEntry] {
    try present(in: room).map { kept throws(MessagingError) in try named(kept) }
  }

  private func named(_ kept: KeptEntry) throws(MessagingError) -> RoomEntry {
    RoomEntry(
      key: kept.key, value: kept.value, owner: try turn.lookup.account(number: kept.owner).id,
      isTransient: kept.isTransient)
  }

  /// Returns the entries whose owners did not leave them behind.
  private func present(in room: HubConversation) throws(MessagingError) -> [KeptEntry] {
    let all = try kept(of: room).value
    guard room.hasTransientEntries else { return all }
    let occupants = directory.occupants(of: room.stream)
    let entries = all.filter { !$0.isTransient || occupants[$0.owner] != nil }
    if entries.count < all.count { turn.unreported.abandonedEntries.insert(room.stream) }
    return entries
  }

  // MARK: changes

  /// Sets entries.
  ///
  /// - parameter role: The role of the account in whose name it is done; a manager's for the operator.
  func set(
    _ call: SetRoomEntriesCall, in room: HubConversation, by actor: AccountRecord, role: Member.Role
  ) throws(MessagingError) -> RoomEntriesReply {
    guard !call.entries.isEmpty else { throw MessagingError(.invalidArgument, "no entries") }
    let info = try turn.roomManagement.managed(room)
    var (room, kept) = try withoutAbandoned(room)
    var owner = actor
    if let id = call.owner {
      owner = try turn.lookup.existingAccount(id)
      guard owner.number == actor.number || role >= .manager else { throw MessagingError(.forbidden) }
    }
    if call.isTransient, call.reach != .existing, !isThere(owner.number, in: room) {
      throw MessagingError(.notMember, "the owner of a transient entry")
    }
    let most = min(limits.roomEntries, call.most ?? .max, info.entryLimit ?? .max)
    var entries = kept.value
    var reply = RoomEntriesReply(entries: [])
    var changed: [KeptEntry] = []
    for wanted in call.entries {
      let index = entries.firstIndex { $0.key == wanted.key }
      if let index {
        var entry = entries[index]
        guard call.reach != .own || entry.owner == actor.number else {
          reply.refused[wanted.key] = .notOwn
          continue
        }
        entry.value = wanted.value
        if call.reach != .existing { (entry.owner, entry.isTransient) = (owner.number, call.isTransient) }
        reply.entries.append(try named(entry))
        // What is so already is not announced again.
        guard entry != entries[index] else { continue }
        entries[index] = entry
        changed.append(entry)
      } else {
        guard call.reach != .existing else {
          reply.refused[wanted.key] = .missing
          continue
        }
        guard entries.count < most else {
          reply.refused[wanted.key] = .full
          continue
        }
        let entry = KeptEntry(
          number: (entries.last?.number ?? 0) + 1, key: wanted.key, value: wanted.value, owner: owner.number,
          isTransient: call.isTransient)
        entries.append(entry)
        reply.entries.append(try named(entry))
        changed.append(entry)
      }
    }
    guard !changed.isEmpty else { return reply }
    let size = entries.reduce(0) { $0 + $1.size }
    guard size <= max(limits.roomEntriesSize, kept.value.reduce(0) { $0 + $1.size }) else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomEntriesSize) bytes of entries")
    }
    let notifications = notifications(
      call.reach == .existing ? .entriesUpdated : .entriesSet, changed, by: actor.id,
      of: call.reach == .existing ? [] : [owner.id], note: call.note)
    try commit(entries, to: kept, &room, call.announces ? notifications.map { ($0, actor) } : [])
    turn.noteAnswer(bytes: reply.entries.reduce(0) { $0 + $1.encodedSize })
    return reply
  }

  /// Removes entries.
  func remove(
    _ call: RemoveRoomEntriesCall, from room: HubConversation, by actor: AccountRecord
  ) throws(MessagingError) -> RoomEntriesReply {
    _ = try turn.roomManagement.managed(room)
    var (room, kept) = try withoutAbandoned(room)
    let entries = kept.value
    var reply = RoomEntriesReply(entries: [])
    var wanted: [KeptEntry] = []
    switch call.selection {
    case .all: wanted = entries
    case .first: wanted = Array(entries.prefix(1))
    case .keys(let keys):
      guard !keys.isEmpty else { throw MessagingError(.invalidArgument, "no keys") }
      let keys = Set(keys)
      wanted = entries.filter { keys.contains($0.key) }
      for key in keys.subtracting(wanted.map(\.key)) { reply.refused[key] = .missing }
    }
    if !call.isForced {
      for entry in wanted where entry.owner != actor.number { reply.refused[entry.key] = .notOwn }
      wanted.removeAll { $0.owner != actor.number }
    }
    guard !wanted.isEmpty else { return reply }
    for entry in wanted { reply.entries.append(try named(entry)) }
    let gone = Set(wanted.map(\.number))
    let rest = entries.filter { !gone.contains($0.number) }
    let operation: GroupNotification.Operation =
      call.selection == .all && rest.isEmpty ? .entriesCleared : .entriesRemoved
    let notifications = notifications(operation, wanted, by: actor.id, of: [], note: call.note)
    try commit(rest, to: kept, &room, call.announces ? notifications.map { ($0, actor) } : [])
    turn.noteAnswer(bytes: reply.entries.reduce(0) { $0 + $1.encodedSize })
    return reply
  }

  /// Imports an entry of a room of another service. Those in the room are not notified.
  func add(_ entry: RoomEntry, to id: String) throws(MessagingError) {
    let room = try turn.lookup.room(CanonicalName.normalized(id))
    let account = try turn.lookup.existingAccount(entry.owner)
    var call = SetRoomEntriesCall(
      id: id, entries: [RoomEntryValue(entry.key, entry.value)], reach: .any, announces: false)
    try call.check(Border(settings))
    let reply = try set(call, in: room, by: account, role: .owner)
    if !reply.refused.isEmpty { throw MessagingError(.limitExceeded, "limit \(limits.roomEntries) entries") }
  }

  // MARK: owners who leave

  /// Notes that an account left a room, or that some may have.
  func noteExit(from room: HubConversation) {
    if room.hasTransientEntries { turn.unreported.abandonedEntries.insert(room.stream) }
  }

  /// Removes the entries that their owners left behind, and notifies those in the rooms.
  func removeAbandoned() throws(MessagingError) {
    let streams = turn.unreported.abandonedEntries.sorted()
    turn.unreported.abandonedEntries.removeAll()
    for stream in streams {
      guard let room = try turn.rooms.place(stream), room.hasTransientEntries else { continue }
      _ = try withoutAbandoned(room)
    }
  }

  /// Removes the entries of a room that their owners left behind, and notifies those in it.
  ///
  /// - returns: The room as it is then, and its entries.
  private func withoutAbandoned(
    _ room: HubConversation
  ) throws(MessagingError) -> (HubConversation, KeptValue<[KeptEntry]>) {
    let kept = try kept(of: room)
    guard room.hasTransientEntries else { return (room, kept) }
    let occupants = directory.occupants(of: room.stream)
    let gone = kept.value.filter { $0.isTransient && occupants[$0.owner] == nil }
    guard !gone.isEmpty else { return (room, kept) }
    var messages: [(GroupNotification, AccountRecord)] = []
    for (number, entries) in Dictionary(grouping: gone, by: \.owner).sorted(by: { $0.key < $1.key }) {
      let owner = try turn.lookup.account(number: number)
      messages += notifications(.entriesExpired, entries, by: owner.id, of: [owner.id], note: nil)
        .map { ($0, owner) }
    }
    var room = room
    try commit(kept.value.filter { !gone.contains($0) }, to: kept, &room, messages)
    return (room, try self.kept(of: room))
  }

  // MARK: storing

  /// Returns the messages about a change, each of which is small enough to be one.
  private func notifications(
    _ operation: GroupNotification.Operation, _ entries: [KeptEntry], by actor: AccountID, of owners: [AccountID],
    note: String?
  ) -> [GroupNotification] {
    var parts: [[String: String]] = [[:]]
    var size = 0
    for entry in entries {
      // To clear its entries a device needs no values.
      let value = operation == .entriesCleared ? "" : entry.value
      let bytes = entry.key.utf8.count + value.utf8.count
      if size > 0, size + bytes > limits.messageSize / 2 {
        parts.append([:])
        size = 0
      }
      parts[parts.count - 1][entry.key] = value
      size += bytes
    }
    return parts.enumerated().map { index, part in
      // Everything is removed once; what does not fit into the first message was then removed, too.
      let operation = index > 0 && operation == .entriesCleared ? .entriesRemoved : operation
      return GroupNotification(operation: operation, actor: actor, targets: owners, changes: part, attachment: note)
    }
  }

  private func kept(of room: HubConversation) throws(MessagingError) -> KeptValue<[KeptEntry]> {
    try turn.keptValues.kept(Self.key(room), initial: [])
  }

  /// Forgets the entries of a room that is dismissed.
  func forget(of room: HubConversation) throws(MessagingError) {
    var kept = try kept(of: room)
    guard !kept.value.isEmpty else { return }
    kept.value = []
    try turn.keptValues.save(kept, Self.key(room))
  }

  private static func key(_ room: HubConversation) -> StreamKey { .kept("e:\(room.stream)") }

  /// Stores the entries of a room, and notifies those in it.
  private func commit(
    _ entries: [KeptEntry], to kept: KeptValue<[KeptEntry]>, _ room: inout HubConversation,
    _ notifications: [(GroupNotification, AccountRecord)]
  ) throws(MessagingError) {
    var kept = kept
    kept.value = entries
    try turn.keptValues.save(kept, Self.key(room))
    let hasTransientEntries = entries.contains(where: \.isTransient)
    // A message is refused if the room was changed meanwhile; without one, the room's own change is.
    if hasTransientEntries != room.hasTransientEntries || notifications.isEmpty {
      room = try turn.roomManagement.store(
        room, try turn.roomManagement.managed(room), room.standings, hasTransientEntries: hasTransientEntries)
    }
    for (notification, actor) in notifications { turn.entries.append(notification, by: actor, to: room) }
    try turn.entries.finishAppends()
  }
}

/// An entry as a room keeps it.
struct KeptEntry: Hashable, Sendable {
  /// Its place among the room's entries.
  var number: Int64
  var key: String
  var value: String
  /// The number of the account to which it belongs.
  var owner: AccountNumber
  /// It is removed as soon as its owner is no longer in the room.
  var isTransient: Bool

  /// The number of bytes that count for the hub's limit.
  var size: Int { key.utf8.count + value.utf8.count }

  init(number: Int64, key: String, value: String, owner: AccountNumber, isTransient: Bool) {
    self.number = number
    self.key = key
    self.value = value
    self.owner = owner
    self.isTransient = isTransient
  }
}

extension KeptEntry: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(key)
    writer.write(value)
    writer.write(owner)
    writer.write(isTransient)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      number: try reader.readSigned(), key: try reader.readString(), value: try reader.readString(),
      owner: try reader.readNumber(), isTransient: try reader.readBool())
  }
}
