package import ParlanceCore

extension UpdateRoomMemberCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    let room = try turn.lookup.room(id)
    let member = try turn.roomMembers.update(self, in: room, context)
    return RoomReply(room: try turn.rooms.information(room), members: [member])
  }
}

extension MuteRoomTagCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    _ = try turn.roomManagement.manager(context.account, of: room)
    try turn.roomManagement.mute(self, in: room, by: context.account)
    return Done()
  }
}

/// The appearances of accounts in rooms, and the silences of tags.
struct RoomMemberRules: TurnPart {
  let turn: TurnContext

  /// Changes the appearance of an account in a room. An account that is not in it may change the appearance that the room keeps of it.
  ///
  /// - returns: The member as it is then.
  func update(
    _ call: UpdateRoomMemberCall, in room: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> Member {
    let account = context.account
    let occupants = directory.occupants(of: room.stream)
    let occupant = occupants[account.number]
    let keeps = call.isKept && turn.roomManagement.isListed(account, in: room)
    guard occupant != nil || keeps else { throw MessagingError(.notMember) }
    let before = occupant?.profile ?? Member(account: account.id).wearing(room.standings[account.number]?.card)
    var profile = before
    var change = call.change
    // Only an account in the room has tags and a place there.
    if occupant == nil { (change.tags, change.audience, change.location, change.reach) = (nil, nil, nil, nil) }
    profile.apply(change)
    // Members change their places often; a place has no texts to check.
    if profile.textSize > before.textSize {
      try limits.check(
        textsOf: occupants.lazy.filter { $0.key != account.number }.map(\.value.profile) + [profile])
    }
    var room = room
    if keeps {
      let card = RoomCard(nickname: profile.nickname, avatar: profile.avatar, custom: profile.custom)
      room = try turn.roomManagement.keep(card, of: account, in: room)
    }
    let member = turn.roomManagement.applied(to: profile, account.number, in: room)
    guard profile != before else { return member }
    if let login = occupant?.sessions.lazy.compactMap({ directory.session($0) }).first {
      _ = directory.enter(room.stream, login, profile: profile)
    }
    if call.announces { try announce(profile, before, in: room, by: account, note: call.note) }
    if let occupant { report(member, to: occupant, of: room, except: context.session) }
    return member
  }

  /// Notifies an account's other devices in a room of what it shows there now.
  func report(_ member: Member, to occupant: Occupant, of room: HubConversation, except origin: SessionID?) {
    guard let info = try? turn.rooms.information(room) else { return }
    for session in occupant.sessions where session != origin {
      guard directory.session(session)?.terms.capabilities.contains(.ownPlace) == true else { continue }
      turn.effects.push(.roomMembersChanged(info, entered: [member], left: []), to: session)
    }
  }

  /// Notifies those in a room of what others see.
  private func announce(
    _ profile: Member, _ before: Member, in room: HubConversation, by account: AccountRecord, note: String?
  ) throws(MessagingError) {
    try turn.entries.finishAppends()
    var texts: [String: String] = [:]
    func compare(_ name: String, _ new: String?, _ old: String?) { if new != old { texts[name] = new ?? "" } }
    compare("nickname", profile.nickname, before.nickname)
    compare("avatar", profile.avatar, before.avatar)
    compare("custom", profile.custom, before.custom)
    if !texts.isEmpty {
      turn.entries.append(
        GroupNotification(
          operation: .memberUpdated, actor: account.id, targets: [account.id], changes: texts, attachment: note),
        by: account, to: room)
    }
    if profile.tags != before.tags {
      turn.entries.append(
        GroupNotification(
          operation: .memberTagsChanged, actor: account.id, targets: [account.id],
          changes: ["tags": JSONObject.text(of: profile.tags)], attachment: note), by: account, to: room)
    }
    try turn.entries.finishAppends()
  }
}

extension RoomAppearance {
  /// A Boolean value that indicates whether there is nothing in it.
  var isEmpty: Bool {
    var others = self
    if tags == [] { others.tags = nil }
    return others == RoomAppearance()
  }
}

extension Member {
  /// Returns whether the member shows the same of itself as another one does.
  func shows(the other: Member) -> Bool {
    (nickname, avatar, custom) == (other.nickname, other.avatar, other.custom) && tags == other.tags
      && (audience, location, reach) == (other.audience, other.location, other.reach)
  }

  /// Returns the member with what a room keeps of its appearance where it has nothing of its own.
  func wearing(_ card: RoomCard?) -> Member {
    guard let card else { return self }
    var member = self
    member.nickname = nickname ?? card.nickname
    member.avatar = avatar ?? card.avatar
    member.custom = custom ?? card.custom
    return member
  }
}

extension RoomManagementRules {
  /// Returns whether a room lists an account as its member, in it or not: its owner, a manager, or a regular member.
  func isListed(_ account: AccountRecord, in room: HubConversation) -> Bool {
    role(of: account, in: room) > .ordinary || room.standings[account.number]?.isRegular == true
  }

  /// Keeps a part of the appearance of an account that a room lists.
  ///
  /// - returns: The room as it is then.
  func keep(
    _ card: RoomCard, of account: AccountRecord, in room: HubConversation
  ) throws(MessagingError) -> HubConversation {
    let info = try managed(room)
    guard card.size <= limits.roomCardSize else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomCardSize) bytes that a room keeps of an account")
    }
    var standings = room.standings.filter { $0.value.isKept(at: now) }
    var standing = standings[account.number] ?? RoomStanding(account: account.id)
    standing.card = card == RoomCard() ? nil : card
    standings[account.number] = standing.isKept(at: now) ? standing : nil
    guard standings != room.standings else { return room }
    guard standings.count <= max(limits.roomStandings, room.standings.count) else {
      throw MessagingError(.limitExceeded, "limit \(limits.roomStandings) accounts")
    }
    if standing.card != nil { try noteCard(of: account, in: room.stream) }
    return try store(room, info, standings, hasTransientEntries: room.hasTransientEntries)
  }

  /// Notes that a room keeps something of what an account shows of itself, so that its erasure finds the room.
  func noteCard(of account: AccountRecord, in stream: StreamNumber) throws(MessagingError) {
    var kept = try turn.keptValues.kept(.roomCards, of: account, initial: RoomStreams())
    guard !kept.value.streams.contains(stream) else { return }
    kept.value.streams.append(stream)
    try turn.keptValues.save(kept, .roomCards, of: account)
  }

  /// Takes what rooms keep of what an account shows of itself out of them.
  func removeCards(of account: AccountRecord) throws(MessagingError) {
    for stream in try turn.keptValues.kept(.roomCards, of: account, initial: RoomStreams()).value.streams {
      guard let record = try store.stream(number: stream), !record.isDismissed else { continue }
      let room = try turn.lookup.conversation(record)
      guard let info = room.room, room.standings[account.number]?.card != nil else { continue }
      var standings = room.standings
      standings[account.number]?.card = nil
      standings = standings.filter { $0.value.isKept(at: now) }
      _ = try store(room, info, standings, hasTransientEntries: room.hasTransientEntries)
    }
  }

  /// Forbids those with a tag to write, up to a time, or lets them.
  func mute(_ call: MuteRoomTagCall, in room: HubConversation, by actor: AccountRecord) throws(MessagingError) {
    let info = try managed(room)
    let latest = now.advanced(byMilliseconds: limits.longestInterval)
    let end = call.until.flatMap { $0 > now ? min($0, latest) : nil }
    var tags = room.mutedTags.filter { now < $0.value }
    guard tags[call.tag] != end else { return }
    tags[call.tag] = end
    guard tags.count <= max(limits.mutedRoomTags, room.mutedTags.count) else {
      throw MessagingError(.limitExceeded, "limit \(limits.mutedRoomTags) muted tags")
    }
    var changes = ["tag": call.tag]
    changes[GroupInfo.Property.mutedUntil] = end.map { String($0.milliseconds) }
    let notification = GroupNotification(
      operation: end == nil ? .tagUnmuted : .tagMuted, actor: actor.id, changes: changes, attachment: call.note)
    try commit(
      room, info, room.standings, call.announces ? notification : nil, by: actor, mutedTags: tags,
      audience: call.audience)
  }
}
