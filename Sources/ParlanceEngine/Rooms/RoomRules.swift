package import ParlanceCore

extension EnterRoomCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> RoomReply {
    let room = try turn.lookup.room(id)
    let appearance =
      try context.login.scope.visitor.map { (visitor) throws(MessagingError) in
        try turn.scopes.appearance(self.appearance, of: visitor)
      } ?? self.appearance
    let profile = try turn.rooms.enter(room, context.login, as: appearance)
    return RoomReply(
      room: try turn.rooms.information(room), members: [profile], sequence: try turn.lookup.lastSequence(room.stream),
      announcements: try turn.attributes.announcements(room.stream))
  }
}

extension LeaveRoomCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    guard turn.directory.places(of: context.session).contains(room.stream) else { throw MessagingError(.notMember) }
    turn.rooms.leave(room, context.login)
    return Done()
  }
}

extension RoomMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    try turn.rooms.occupants(of: try turn.lookup.room(id), after: after, tag: tag, context)
  }
}

extension DismissRoomCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    guard room.room?.owner == context.account.id else { throw MessagingError(.forbidden) }
    try turn.roomEntries.forget(of: room)
    // The id stays reserved for some time; a stream without properties is not a room.
    _ = try turn.entries.change(
      room,
      ConversationChangeRecord(
        stream: room.stream, version: room.version, profile: StreamRecord.dismissedProfile(at: turn.now))
    ) { version in
      HubConversation(stream: room.stream, kind: .room, version: version, room: room.room)
    }
    for account in turn.directory.occupants(of: room.stream).keys.sorted() {
      turn.rooms.takeOut(account, of: room, .dismissed, by: context.account.id, except: context.session)
    }
    return Done()
  }
}

extension RemoveRoomMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    guard !accounts.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    let room = try turn.lookup.room(id)
    let role = try turn.roomManagement.manager(context.account, of: room)
    let occupants = turn.directory.occupants(of: room.stream)
    var removed: [AccountRecord] = []
    var numbers: Set<AccountNumber> = []
    for id in accounts {
      let account = try id.isVisitor ? turn.lookup.existingAccountOrVisitor(id) : turn.lookup.account(id)
      guard let account, occupants[account.number] != nil else { throw MessagingError(.notMember) }
      guard turn.roomManagement.role(of: account, in: room) < role else { throw MessagingError(.forbidden) }
      if numbers.insert(account.number).inserted { removed.append(account) }
    }
    for account in removed { turn.rooms.takeOut(account.number, of: room, .removed, by: context.account.id) }
    turn.rooms.reportOccupants(of: room, entered: [], left: removed.map { Member(account: $0.id) })
    return try turn.rooms.occupants(of: room, after: nil, context)
  }
}

/// The end of an account's stay in a place, while the store could not be read.
struct PlaceExit {
  /// The place's stream.
  let stream: StreamNumber
  let account: AccountID
}

/// Rooms and who is in them now. Being in a room ends with the login and is never stored.
package struct RoomRules: TurnPart {
  let turn: TurnContext

  func information(_ conversation: HubConversation) throws(MessagingError) -> RoomInfo {
    guard var room = conversation.room else { throw MessagingError(.roomNotFound) }
    room.memberCount = directory.occupants(of: conversation.stream).count
    return room
  }

  func occupants(of room: HubConversation) -> [Member] {
    turn.roomManagement.applied(to: directory.occupants(of: room.stream), in: room).sortedByRole()
  }

  /// Returns a page of those who are in a room.
  func occupants(
    of room: HubConversation, after account: AccountID?, tag: String? = nil, _ context: RequestContext
  ) throws(MessagingError) -> RoomReply {
    let info = try information(room)
    var budget = PageBudget(limits, context.requester)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: info.encodedSize)
    var occupants = directory.occupants(of: room.stream)
    if let tag { occupants = occupants.filter { $0.value.profile.tags.contains(tag) } }
    let all = turn.roomManagement.applied(to: occupants, in: room)
    let place = try turn.roomManagement.place(of: account, in: room)
    let (members, next) = try all.page(behind: place, &budget)
    return RoomReply(room: info, members: members, next: next)
  }

  func enter(
    _ room: HubConversation, _ login: SessionRecord, as appearance: RoomAppearance = RoomAppearance()
  ) throws(MessagingError) -> Member {
    try turn.subscriptions.checkHasPlace(login.id, in: room.stream)
    guard room.standings[login.account.number]?.isBlocked != true else { throw MessagingError(.blocked, "the room") }
    try checkHasPlace(login.account.number, in: room)
    try turn.freeNames.noteUse(of: room)
    var member = Member(account: login.account.id, joined: now)
    (member.nickname, member.avatar) = (appearance.nickname, appearance.avatar)
    (member.custom, member.tags) = (appearance.custom, appearance.tags ?? [])
    (member.audience, member.location, member.reach) = (appearance.audience, appearance.location, appearance.reach)
    let standing = room.standings[login.account.number]
    let previous = directory.occupants(of: room.stream)[login.account.number]
    // Another device that shows nothing of its own joins what the account's first one shows.
    if appearance.isEmpty, let previous, !previous.sessions.contains(login.id) { member = previous.profile }
    let profile = turn.roomManagement.applied(to: member.wearing(standing?.card), login.account.number, in: room)
    if profile.hasTexts {
      var others = directory.occupants(of: room.stream)
      others[login.account.number] = nil
      try limits.check(textsOf: others.values.map(\.profile) + [profile])
    }
    // Others may have gone with a hub that is gone.
    turn.roomEntries.noteExit(from: room)
    if directory.enter(room.stream, login, profile: profile) {
      noteVisit(of: room, login, .entered, as: profile)
      reportOccupants(of: room, entered: [profile], left: [])
    } else if let previous, !previous.profile.shows(the: profile) {
      turn.roomMembers.report(profile, to: previous, of: room, except: login.id)
    }
    return profile
  }

  /// - parameter action: The reason why the login leaves: it asked to, or it ends.
  func leave(_ room: HubConversation, _ login: SessionRecord, _ action: RoomVisit.Action = .left) {
    let known = directory.occupants(of: room.stream)[login.account.number]?.profile
    guard directory.leave(room.stream, login) else { return }
    noteVisit(of: room, login, action, as: known)
    if directory.occupants(of: room.stream).isEmpty && turn.attributes.hasAttributes(room.stream) {
      directory.setEmptied(room.stream, now)
    }
    turn.roomEntries.noteExit(from: room)
    reportOccupants(of: room, entered: [], left: [known ?? Member(account: login.account.id)])
  }

  /// Notes that an account entered or left a room, for the session log and for other services.
  ///
  /// - parameter member: The account as it is in the room, or was.
  private func noteVisit(
    of room: HubConversation, _ login: SessionRecord, _ action: RoomVisit.Action, as member: Member?
  ) {
    turn.sessionLog.note(action == .entered ? .joined : .left, login, in: room)
    turn.serviceEvents.note(.roomVisited) {
      .roomVisited(
        RoomVisit(
          room: room.room?.id ?? "", account: login.account.id, device: login.device.id, platform: login.platform,
          role: turn.roomManagement.role(of: login.account, in: room), action: action,
          isRegular: room.standings[login.account.number]?.isRegular ?? false, tags: member?.tags ?? [],
          audience: member?.audience))
    }
  }

  /// Takes a login out of a room, or ends its subscription to a group.
  ///
  /// - parameter action: The reason why the login leaves a room: it asked to, or it ends.
  /// - throws: The error of a store that cannot be read, in which case the others in the place cannot be notified.
  func leavePlace(
    _ stream: StreamNumber, _ login: SessionRecord, _ action: RoomVisit.Action = .left
  ) throws(MessagingError) {
    guard let conversation = try place(stream) else {
      // A dismissed place is empty.
      _ = directory.leave(stream, login)
      return
    }
    if conversation.kind == .room {
      leave(conversation, login, action)
    } else {
      turn.subscriptions.endSubscription(of: conversation, login)
    }
  }

  /// Notifies those in a place of exits of which a turn could not that failed.
  func reportExits() throws(MessagingError) {
    for exit in turn.unreported.exits {
      guard let conversation = try place(exit.stream) else { continue }
      let isBack = directory.occupants(of: exit.stream).values.contains { $0.profile.account == exit.account }
      if isBack { continue }
      if conversation.kind == .room {
        reportOccupants(of: conversation, entered: [], left: [Member(account: exit.account)])
      } else {
        turn.subscriptions.reportSubscribers(conversation, left: [exit.account])
      }
    }
    turn.unreported.exits.removeAll()
  }

  /// Returns a room, or a group with subscribers; nil for one that is dismissed.
  func place(_ stream: StreamNumber) throws(MessagingError) -> HubConversation? {
    if let known = turn.cache.conversation(stream) { return known }
    guard let record = try store.stream(number: stream), !record.isDismissed else { return nil }
    return try turn.lookup.conversation(record)
  }

  /// Notifies those who are in a room that others came or went, unless the room is quiet: of each member those whom it wants to be
  /// notified. Other hubs notify theirs.
  func reportOccupants(of room: HubConversation, entered: [Member], left: [Member]) {
    guard let info = try? information(room), !info.hasQuietVisits else { return }
    let changed = Set(entered.map(\.account))
    let conditions = Dictionary(
      (entered + left).compactMap { member in
        member.audience.flatMap { TagExpression($0) }.map { (member.account, $0) }
      }
    ) { first, _ in first }
    func concerns(_ member: Member, _ occupant: Occupant) -> Bool {
      conditions[member.account]?.matches(occupant.profile.tags) ?? true
    }
    for occupant in directory.occupants(of: room.stream).values where !changed.contains(occupant.profile.account) {
      let (entered, left) =
        conditions.isEmpty
        ? (entered, left) : (entered.filter { concerns($0, occupant) }, left.filter { concerns($0, occupant) })
      if entered.isEmpty && left.isEmpty { continue }
      for session in occupant.sessions where turn.isHere(session) {
        turn.effects.push(.roomMembersChanged(info, entered: entered, left: left.map(\.account)), to: session)
      }
    }
  }

  /// Takes an account out of a room and notifies its devices there, except the one that asked for it.
  func takeOut(
    _ account: AccountNumber, of room: HubConversation, _ departure: GroupDeparture, by actor: AccountID,
    except origin: SessionID? = nil
  ) {
    guard let id = room.room?.id, let occupant = directory.occupants(of: room.stream)[account] else { return }
    for session in occupant.sessions {
      if let login = directory.session(session), directory.leave(room.stream, login) {
        noteVisit(of: room, login, .removed, as: occupant.profile)
      }
      if session != origin { turn.effects.push(.roomRemoved(id, departure, actor: actor), to: session) }
    }
    if departure != .dismissed { turn.roomEntries.noteExit(from: room) }
  }

  /// Creates a room.
  ///
  /// - parameter isOpen: The room has no owner.
  package func createRoom(
    id: String?, name: String, owner: AccountID, isOpen: Bool = false, properties: [String: String] = [:]
  ) throws(MessagingError) -> String {
    let owner = try turn.lookup.existingAccount(owner)
    let id = try turn.lookup.newConversationName(id)
    var info = RoomInfo(id: id, name: name, owner: owner.id)
    for (property, value) in properties where property != GroupInfo.Property.name { info.apply(value, to: property) }
    let profile = RoomProfile(info, isOpen: isOpen)
    _ = try store.insertStream(key: StreamKey.conversation(id), kind: .room, profile: profile.encoded)
    return id
  }
}
