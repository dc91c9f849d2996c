package import ParlanceCore

extension EnterRoomCall: AnsweredCall, SessionCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    let room = try turn.lookup.room(id)
    let profile = try turn.rooms.enter(room, context.login, nickname: nickname, custom: custom)
    return RoomReply(
      room: try turn.rooms.information(room), members: [profile], sequence: try turn.lookup.lastSequence(room.stream),
      announcements: try turn.attributes.announcements(room.stream))
  }
}

extension LeaveRoomCall: AnsweredCall, SessionCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    guard turn.directory.places(of: context.session).contains(room.stream) else { throw MessagingError(.notMember) }
    turn.rooms.leave(room, context.login)
    return Done()
  }
}

extension RoomMembersCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RoomReply {
    try turn.rooms.occupants(of: try turn.lookup.room(id), after: after, context)
  }
}

extension DismissRoomCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let room = try turn.lookup.room(id)
    guard room.room?.owner == context.account.id else { throw MessagingError(.forbidden) }
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
    var numbers: Set<Int64> = []
    for id in accounts {
      guard let account = try turn.lookup.account(id), occupants[account.number] != nil else {
        throw MessagingError(.notMember)
      }
      guard turn.roomManagement.role(of: account, in: room) < role else { throw MessagingError(.forbidden) }
      if numbers.insert(account.number).inserted { removed.append(account) }
    }
    for account in removed { turn.rooms.takeOut(account.number, of: room, .removed, by: context.account.id) }
    turn.rooms.reportOccupants(of: room, entered: [], left: removed.map(\.id))
    return try turn.rooms.occupants(of: room, after: nil, context)
  }
}

/// The end of an account's stay in a place, while the store could not be read.
struct PlaceExit {
  /// The place's stream.
  let stream: Int64
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
    of room: HubConversation, after account: AccountID?, _ context: RequestContext
  ) throws(MessagingError) -> RoomReply {
    let info = try information(room)
    var budget = PageBudget(limits, context.login)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    budget.use(bytes: info.encodedSize)
    let all = turn.roomManagement.applied(to: directory.occupants(of: room.stream), in: room)
    let place = try turn.roomManagement.place(of: account, in: room)
    let (members, next) = try all.page(behind: place, &budget)
    return RoomReply(room: info, members: members, next: next)
  }

  func enter(
    _ room: HubConversation, _ login: SessionRecord, nickname: String? = nil, custom: String? = nil
  ) throws(MessagingError) -> Member {
    try turn.subscriptions.checkHasPlace(login.id, in: room.stream)
    guard room.standings[login.account.number]?.isBlocked != true else { throw MessagingError(.blocked, "the room") }
    try turn.freeNames.noteUse(of: room)
    let profile = turn.roomManagement.applied(
      to: Member(account: login.account.id, nickname: nickname, custom: custom, joined: now), login.account.number,
      in: room)
    if nickname != nil || custom != nil {
      var others = directory.occupants(of: room.stream)
      others[login.account.number] = nil
      try limits.check(textsOf: others.values.map(\.profile) + [profile])
    }
    if directory.enter(room.stream, login, profile: profile) {
      reportOccupants(of: room, entered: [profile], left: [])
    }
    return profile
  }

  func leave(_ room: HubConversation, _ login: SessionRecord) {
    guard directory.leave(room.stream, login) else { return }
    if directory.occupants(of: room.stream).isEmpty && turn.attributes.hasAttributes(room.stream) {
      directory.setEmptied(room.stream, now)
    }
    reportOccupants(of: room, entered: [], left: [login.account.id])
  }

  /// Takes a login out of a room, or ends its subscription to a group.
  ///
  /// - throws: The error of a store that cannot be read, in which case the others in the place cannot be notified.
  func leavePlace(_ stream: Int64, _ login: SessionRecord) throws(MessagingError) {
    guard let conversation = try place(stream) else {
      // A dismissed place is empty.
      _ = directory.leave(stream, login)
      return
    }
    if conversation.kind == .room {
      leave(conversation, login)
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
        reportOccupants(of: conversation, entered: [], left: [exit.account])
      } else {
        turn.subscriptions.reportSubscribers(conversation, left: [exit.account])
      }
    }
    turn.unreported.exits.removeAll()
  }

  /// Returns a room, or a group with subscribers; nil for one that is dismissed.
  func place(_ stream: Int64) throws(MessagingError) -> HubConversation? {
    if let known = cache.conversation(stream) { return known }
    guard let record = try store.stream(number: stream), !record.isDismissed else { return nil }
    return try turn.lookup.conversation(record)
  }

  /// Notifies those who are in a room that others came or went. Other hubs notify theirs.
  func reportOccupants(of room: HubConversation, entered: [Member], left: [AccountID]) {
    guard let info = try? information(room) else { return }
    let changed = Set(entered.map(\.account))
    for occupant in directory.occupants(of: room.stream).values where !changed.contains(occupant.profile.account) {
      for session in occupant.sessions where turn.isHere(session) {
        turn.effects.push(.roomMembersChanged(info, entered: entered, left: left), to: session)
      }
    }
  }

  /// Takes an account out of a room and notifies its devices there, except the one that asked for it.
  func takeOut(
    _ account: Int64, of room: HubConversation, _ departure: GroupDeparture, by actor: AccountID,
    except origin: SessionID? = nil
  ) {
    guard let id = room.room?.id, let occupant = directory.occupants(of: room.stream)[account] else { return }
    for session in occupant.sessions {
      if let login = directory.session(session) { _ = directory.leave(room.stream, login) }
      if session != origin { turn.effects.push(.roomRemoved(id, departure, actor: actor), to: session) }
    }
  }

  /// Creates a room.
  ///
  /// - parameter isOpen: The room has no owner.
  package func createRoom(
    id: String?, name: String, owner: AccountID, isOpen: Bool = false
  ) throws(MessagingError) -> String {
    let owner = try turn.lookup.existingAccount(owner)
    let id = try turn.lookup.newConversationName(id)
    let profile = RoomProfile(RoomInfo(id: id, name: name, owner: owner.id), isOpen: isOpen)
    _ = try store.insertStream(key: "c:" + id, kind: .room, profile: profile.encoded)
    return id
  }
}
