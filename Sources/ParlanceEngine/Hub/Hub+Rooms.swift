package import ParlanceCore

/// Rooms and who is in them now. Being in a room ends with the session and is never stored.
extension Hub {
  func handle(
    _ request: RoomRequest, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    switch request {
    case .enter(let id, let profile):
      let room = try room(id)
      session.conversations[.room(id)] = room
      var member =
        room.members[login.account.number]
        ?? HubMember(record: MemberRecord(stream: room.stream, account: login.account.number), profile: profile)
      member.profile = profile
      member.profile.account = login.account.id
      member.profile.joined = clock.now()
      member.profile.role = room.room?.owner == login.account.id ? .owner : .ordinary
      if !member.sessions.contains(ObjectIdentifier(session)) { member.sessions.append(ObjectIdentifier(session)) }
      let isNew = room.members[login.account.number] == nil
      room.members[login.account.number] = member
      epoch += 1
      if isNew { tellMembers(of: room, entered: [member.profile], left: []) }
      return .room(
        try information(room), [member.profile], sequence: try lastSequence(room.stream))
    case .leave(let id):
      let room = try room(id)
      guard room.members[login.account.number]?.sessions.contains(ObjectIdentifier(session)) == true else {
        throw MessagingError(.notMember)
      }
      leave(room, account: login.account.number, session: session)
      session.conversations[.room(id)] = nil
      session.attended.remove(room.stream)
      return .done
    case .dismiss(let id): return try dismiss(try room(id), id, session, login)
    case .removeMembers(let id, let accounts): return try remove(accounts, from: try room(id), id, login)
    case .information(let id):
      let room = try room(id)
      return .room(try information(room), [], sequence: 0)
    case .members(let id):
      let room = try room(id)
      return .room(try information(room), room.sortedMembers, sequence: 0)
    }
  }

  private func information(_ conversation: HubConversation) throws(MessagingError) -> RoomInfo {
    guard var room = conversation.room else { throw MessagingError(.roomNotFound) }
    room.memberCount = conversation.members.count
    return room
  }

  func leave(_ room: HubConversation, account: Int64, session: HubSession) {
    guard var member = room.members[account] else { return }
    member.sessions.removeAll { $0 == ObjectIdentifier(session) }
    room.members[account] = member.sessions.isEmpty ? nil : member
    epoch += 1
    if room.members.isEmpty { emptied[room.stream] = clock.now() }
    if member.sessions.isEmpty { tellMembers(of: room, entered: [], left: [member.profile.account]) }
  }

  /// Tells those who are in a room that others came or went.
  private func tellMembers(of room: HubConversation, entered: [Member], left: [AccountID]) {
    guard let info = try? information(room) else { return }
    let changed = Set(entered.map(\.account))
    for (account, member) in room.members where !changed.contains(member.profile.account) {
      for session in sessions[account] ?? [] where member.sessions.contains(ObjectIdentifier(session)) {
        send(.roomMembersChanged(info, entered: entered, left: left), to: session)
      }
    }
  }

  private func dismiss(
    _ room: HubConversation, _ id: String, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard room.room?.owner == login.account.id else { throw MessagingError(.forbidden) }
    // The id stays taken; without properties there is no room.
    try store.saveProfile(stream: room.stream, [])
    for account in room.members.keys.sorted() {
      takeOut(account, of: room, id, .dismissed, by: login.account.id, except: session)
    }
    conversations[room.stream] = nil
    return .done
  }

  private func remove(
    _ ids: [AccountID], from room: HubConversation, _ id: String, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no accounts") }
    guard let owner = room.room?.owner, owner == login.account.id else { throw MessagingError(.forbidden) }
    var removed: [AccountRecord] = []
    for id in ids {
      guard let account = try account(id), room.members[account.number] != nil else {
        throw MessagingError(.notMember)
      }
      guard account.id != owner else { throw MessagingError(.forbidden) }
      if !removed.contains(where: { $0.number == account.number }) { removed.append(account) }
    }
    for account in removed { takeOut(account.number, of: room, id, .removed, by: owner) }
    tellMembers(of: room, entered: [], left: removed.map(\.id))
    return .room(try information(room), room.sortedMembers, sequence: 0)
  }

  /// Takes an account out of a room and tells its devices there, except the one that asked for it.
  private func takeOut(
    _ account: Int64, of room: HubConversation, _ id: String, _ departure: GroupDeparture, by actor: AccountID,
    except origin: HubSession? = nil
  ) {
    guard let member = room.members.removeValue(forKey: account) else { return }
    for session in sessions[account] ?? [] where member.sessions.contains(ObjectIdentifier(session)) {
      session.conversations[.room(id)] = nil
      if session !== origin { send(.roomRemoved(id, departure, actor: actor), to: session) }
    }
    epoch += 1
  }

  /// Creates a room for the administration.
  package func createRoom(id: String?, name: String, owner: AccountID) throws(MessagingError) -> String {
    let owner = try existingAccount(owner)
    let name = (id: try newConversationName(id), title: name)
    var writer = ByteWriter()
    RoomInfo(id: name.id, name: name.title, owner: owner.id).write(to: &writer)
    _ = try store.insertStream(key: "c:" + name.id, kind: .room, profile: writer.bytes)
    return name.id
  }

  /// Registers an account for the administration.
  package func createAccount(_ id: AccountID) throws(MessagingError) {
    guard id.isValid else { throw MessagingError(.invalidArgument, "account") }
    guard try account(id) == nil else { throw MessagingError(.accountExists) }
    _ = try insertAccount(id)
  }
}
