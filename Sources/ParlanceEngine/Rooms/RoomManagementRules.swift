package import ParlanceCore

extension UpdateRoomCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !changes.isEmpty else { throw MessagingError(.invalidArgument, "no changes") }
    let room = try turn.lookup.room(id)
    _ = try turn.roomManagement.manager(context.account, of: room)
    try turn.roomManagement.update(room, changes, note: note, announces: announces, by: context.account)
    return Done()
  }
}

extension TransferRoomCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    _ = try turn.roomManagement.manager(context.account, of: room, atLeast: .owner)
    try turn.roomManagement.transfer(room, to: account, by: context.account)
    return Done()
  }
}

extension ChangeRoomStandingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let room = try turn.lookup.room(id)
    var least = Member.Role.manager
    if case .manager = change { least = .owner }
    let role = try turn.roomManagement.manager(context.account, of: room, atLeast: least)
    try turn.roomManagement.change(self, of: room, by: context.account, role: role)
    return Done()
  }
}

extension RoomStandingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomStandingsReply {
    try turn.roomManagement.standings(of: try turn.lookup.room(id), after: after, context)
  }
}

/// The roles of accounts in rooms, who may write and enter there, and the rooms' properties.
///
/// Standings are stored with the room, as its properties are, so that each hub of a store decides on a message by the same ones.
package struct RoomManagementRules: TurnPart {
  let turn: TurnContext

  // MARK: roles and silences

  func role(of account: AccountRecord, in room: HubConversation) -> Member.Role {
    room.room?.owner == account.id ? .owner : room.standings[account.number]?.role ?? .ordinary
  }

  /// Returns the role of an account that may change something.
  ///
  /// - throws: `forbidden` for a lower one.
  func manager(
    _ account: AccountRecord, of room: HubConversation, atLeast least: Member.Role = .manager
  ) throws(MessagingError) -> Member.Role {
    let role = role(of: account, in: room)
    guard role >= least else { throw MessagingError(.forbidden) }
    return role
  }

  /// - throws: `muted` for an account that is silenced, that has a tag whose members are, or while all are.
  func checkMayWrite(_ room: HubConversation, _ number: AccountNumber, _ member: Member) throws(MessagingError) {
    guard let info = room.room, info.isMuted || !room.standings.isEmpty || !room.mutedTags.isEmpty,
      info.owner != member.account
    else { return }
    let standing = room.standings[number] ?? RoomStanding(account: member.account)
    guard standing.role < .manager, !standing.isAllowed else { return }
    if standing.isMuted(at: now) { throw MessagingError(.muted) }
    if member.tags.contains(where: { room.mutedTags[$0].map { now < $0 } ?? false }) { throw MessagingError(.muted) }
    if info.isMuted { throw MessagingError(.muted, MessagingError.everyoneIsMuted) }
  }

  /// Returns a member with its present role and silence.
  func applied(to member: Member, _ number: AccountNumber, in room: HubConversation) -> Member {
    var standing = room.standings[number] ?? RoomStanding(account: member.account)
    if room.room?.owner == member.account { standing.role = .owner }
    return standing.applied(to: member, at: now)
  }

  /// Returns those in a room with their present roles and silences.
  func applied(to occupants: [AccountNumber: Occupant], in room: HubConversation) -> [Member] {
    occupants.map { applied(to: $1.profile, $0, in: room) }
  }

  // MARK: lists

  /// Returns a page of the standings in a room: all of them to the owner and managers; to an ordinary account those of the owner, the
  /// managers and the regular members, and its own.
  func standings(
    of room: HubConversation, after: AccountID?, _ context: RequestContext
  ) throws(MessagingError) -> RoomStandingsReply {
    let info = try turn.rooms.information(room)
    var budget = PageBudget(limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: info.encodedSize)
    let seesAll = role(of: context.account, in: room) >= .manager
    let visible = try standings(of: room).filter {
      seesAll || $0.role > .ordinary || $0.isRegular || $0.account == context.account.id
    }
    let place = try place(of: after, in: room)
    let rest = visible.filter { standing in place.map { $0 < MemberPlace(standing) } ?? true }
    var page: [RoomStanding] = []
    for standing in rest {
      guard try budget.takes(bytes: standing.account.name.utf8.count + 12 + (standing.card?.size ?? 0)) else {
        return RoomStandingsReply(room: info, standings: page, next: page.last?.account ?? after)
      }
      page.append(standing)
    }
    return RoomStandingsReply(room: info, standings: page)
  }

  /// Returns all standings, those that ended by themselves left out: the owner's, the managers', then the others', each by name.
  func standings(of room: HubConversation) throws(MessagingError) -> [RoomStanding] {
    var all: [RoomStanding] = []
    for (number, standing) in room.standings where standing.isKept(at: now) {
      var standing = standing
      standing.account = try turn.lookup.account(number: number).id
      if !room.isOpen, standing.account == room.room?.owner { standing.role = .owner }
      if standing.mutedUntil.map({ $0 <= now }) ?? false { standing.mutedUntil = nil }
      all.append(standing)
    }
    if let owner = room.room?.owner, !room.isOpen, !all.contains(where: { $0.role == .owner }) {
      all.append(RoomStanding(account: owner, role: .owner))
    }
    return all.sorted { MemberPlace($0) < MemberPlace($1) }
  }

  /// Returns the place in a list behind which its next page begins. An account that is no longer in the list would have that of its
  /// present role.
  func place(of account: AccountID?, in room: HubConversation) throws(MessagingError) -> MemberPlace? {
    guard let account else { return nil }
    let role = try turn.lookup.account(account).map { self.role(of: $0, in: room) }
    return MemberPlace(role: role ?? .ordinary, account: account)
  }

  // MARK: changes

  /// Returns the properties of a room that is managed.
  ///
  /// - throws: `forbidden` for one that was created by its first use.
  func managed(_ room: HubConversation) throws(MessagingError) -> RoomInfo {
    guard let info = room.room else { throw MessagingError(.roomNotFound) }
    guard !room.isOpen else { throw MessagingError(.forbidden, "a room without an owner") }
    return info
  }

  func update(
    _ room: HubConversation, _ changes: [String: String], note: String?, announces: Bool, by actor: AccountRecord
  ) throws(MessagingError) {
    let before = try managed(room)
    var info = before
    for (name, value) in changes { info.apply(value, to: name) }
    try limits.check(propertiesOf: info.properties)
    guard info != before else { return }
    let notification = GroupNotification(
      operation: .profileChanged, actor: actor.id, changes: changes, attachment: note)
    try commit(room, info, room.standings, announces ? notification : nil, by: actor)
  }

  func transfer(_ room: HubConversation, to heir: AccountID, by actor: AccountRecord) throws(MessagingError) {
    var info = try managed(room)
    guard let heir = try turn.lookup.account(heir), heir.number != actor.number,
      directory.occupants(of: room.stream)[heir.number] != nil
    else { throw MessagingError(.notMember) }
    info.owner = heir.id
    var standings = room.standings
    standings[heir.number] = standings[heir.number]?.card.map { RoomStanding(account: heir.id, card: $0) }
    standings[actor.number] = nil
    let notification = GroupNotification(operation: .ownerChanged, actor: actor.id, targets: [heir.id])
    try commit(room, info, standings, notification, by: actor)
  }

  /// Changes standings of accounts of a lower role.
  func change(
    _ call: ChangeRoomStandingsCall, of room: HubConversation, by actor: AccountRecord, role: Member.Role
  ) throws(MessagingError) {
    let info = try managed(room)
    let latest = now.advanced(byMilliseconds: limits.longestInterval)
    let change = call.change.ending(by: latest)
    var standings = room.standings
    var changed: [AccountRecord] = []
    for id in call.accounts {
      let account = try turn.lookup.existingAccountOrVisitor(id)
      if account.number.isVisitor {
        // Visitors write nothing anyway, and have no role.
        guard case .blocked = change else { throw MessagingError(.unsupported, "a visitor can only be blocked") }
      }
      guard self.role(of: account, in: room) < role else { throw MessagingError(.forbidden) }
      var standing = standings[account.number] ?? RoomStanding(account: account.id)
      if standing.mutedUntil.map({ $0 <= now }) ?? false { standing.mutedUntil = nil }
      let before = standing
      standing.apply(change)
      guard standing != before else { continue }
      standings[account.number] = standing
      changed.append(account)
    }
    guard !changed.isEmpty else { return }
    standings = standings.filter { $0.value.isKept(at: now) }
    guard standings.count <= max(limits.roomStandings, room.standings.count) else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomStandings) accounts")
    }
    let notification = GroupNotification(
      operation: change.operation, actor: actor.id, targets: changed.map(\.id), changes: change.details,
      attachment: call.note)
    let changedRoom = try commit(room, info, standings, call.announces ? notification : nil, by: actor)
    guard change == .blocked(true) else { return }
    let occupants = directory.occupants(of: room.stream)
    let removed = changed.filter { occupants[$0.number] != nil }
    for account in removed { turn.rooms.takeOut(account.number, of: changedRoom, .blocked, by: actor.id) }
    if !removed.isEmpty {
      turn.rooms.reportOccupants(of: changedRoom, entered: [], left: removed.map { Member(account: $0.id) })
    }
  }

  /// Imports the standing of an account in a room of another service. Those in the room are not notified.
  func add(_ standing: RoomStanding, to id: String) throws(MessagingError) {
    let room = try turn.lookup.room(CanonicalName.normalized(id))
    let info = try managed(room)
    let account = try turn.lookup.existingAccount(standing.account)
    guard (standing.card?.size ?? 0) <= limits.roomCardSize else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomCardSize) bytes that a room keeps of an account")
    }
    if role(of: account, in: room) == .owner {
      if let card = standing.card { _ = try keep(card, of: account, in: room) }
      return
    }
    guard standing.role < .owner else { throw MessagingError(.invalidArgument, "the room has another owner") }
    var standing = standing
    standing.account = account.id
    standing.role = min(standing.role, .manager)
    var standings = room.standings.filter { $0.value.isKept(at: now) }
    standings[account.number] = standing.isKept(at: now) ? standing : nil
    guard standings.count <= limits.roomStandings else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomStandings) accounts")
    }
    if standing.card != nil { try noteCard(of: account, in: room.stream) }
    try commit(room, info, standings, nil, by: account)
  }

  /// Stores a change and notifies those in the room with a message to read.
  ///
  /// - parameter mutedTags: The tags whose members may not write; nil for those of before.
  /// - parameter audience: The condition on those who are notified.
  @discardableResult
  func commit(
    _ room: HubConversation, _ info: RoomInfo, _ standings: [AccountNumber: RoomStanding],
    _ notification: GroupNotification?,
    by actor: AccountRecord, mutedTags: [String: Timestamp]? = nil, audience: String? = nil
  ) throws(MessagingError) -> HubConversation {
    let changed = try store(
      room, info, standings, hasTransientEntries: room.hasTransientEntries, mutedTags: mutedTags)
    guard let notification else { return changed }
    turn.entries.append(notification, by: actor, to: changed, audience: audience)
    try turn.entries.finishAppends()
    return changed
  }

  /// Stores what a room keeps.
  func store(
    _ room: HubConversation, _ info: RoomInfo, _ standings: [AccountNumber: RoomStanding], hasTransientEntries: Bool,
    mutedTags: [String: Timestamp]? = nil
  ) throws(MessagingError) -> HubConversation {
    // What waits was decided on the version before this change.
    try turn.entries.finishAppends()
    let mutedTags = mutedTags ?? room.mutedTags
    let profile = RoomProfile(
      info, isOpen: room.isOpen, emptySince: room.emptySince, standings: standings,
      hasTransientEntries: hasTransientEntries, mutedTags: mutedTags)
    return try turn.entries.change(
      room, ConversationChangeRecord(stream: room.stream, version: room.version, profile: profile.encoded)
    ) { version in
      HubConversation(
        stream: room.stream, kind: .room, version: version, room: info, standings: standings,
        hasTransientEntries: hasTransientEntries, mutedTags: mutedTags, isOpen: room.isOpen,
        emptySince: room.emptySince)
    }
  }
}

extension MemberPlace {
  fileprivate init(_ standing: RoomStanding) { self.init(role: standing.role, account: standing.account) }
}

extension RoomStandingChange {
  fileprivate var operation: GroupNotification.Operation {
    switch self {
    case .manager(let isSet): isSet ? .managersAdded : .managersRemoved
    case .muted(let isSet): isSet ? .memberMuted : .memberUnmuted
    case .mutedUntil(let time): time == nil ? .memberUnmuted : .memberMuted
    case .onlyMuted: .memberMuted
    case .unmuted: .memberUnmuted
    case .blocked(let isSet): isSet ? .membersBlocked : .membersUnblocked
    case .allowed(let isSet): isSet ? .membersAllowed : .membersDisallowed
    case .regular(let isSet): isSet ? .regularsAdded : .regularsRemoved
    }
  }

  /// The end of a silence, zero where one ends early.
  fileprivate var details: [String: String] {
    switch self {
    case .mutedUntil(let time): [GroupInfo.Property.mutedUntil: String(time?.milliseconds ?? 0)]
    case .onlyMuted(let end?): [GroupInfo.Property.mutedUntil: String(end.milliseconds)]
    default: [:]
    }
  }

  /// Returns the change with a silence that ends at the latest time that silences have, as in groups.
  fileprivate func ending(by latest: Timestamp) -> RoomStandingChange {
    switch self {
    case .mutedUntil(let time?): .mutedUntil(min(time, latest))
    case .onlyMuted(let end?): .onlyMuted(until: min(end, latest))
    default: self
    }
  }
}
