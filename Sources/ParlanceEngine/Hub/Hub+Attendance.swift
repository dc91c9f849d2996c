internal import ParlanceCore

/// Attending: hearing a room, or the stream of a group, for as long as a login lasts.
extension Hub {
  /// The accounts that attend a conversation.
  func attendees(of conversation: HubConversation) -> [Int64] {
    if conversation.kind == .room { return Array(conversation.members.keys) }
    return (attendance[conversation.stream] ?? [:]).keys.filter { conversation.members[$0] != nil }
  }

  /// Whether a session attends a conversation.
  func attends(_ session: HubSession, _ conversation: HubConversation) -> Bool {
    session.attended.contains(conversation.stream)
  }

  /// The group or room of an id; nil if the id is free.
  private func attendable(_ id: String) throws(MessagingError) -> HubConversation? {
    guard let record = try store.stream(key: "c:" + id) else { return nil }
    guard !record.profile.isEmpty else {
      throw MessagingError(record.kind == .room ? .roomNotFound : .groupNotFound)
    }
    return try conversation(record)
  }

  func attend(
    _ id: String, creates: Bool, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    if try attendable(id) == nil {
      guard creates else { throw MessagingError(.roomNotFound) }
      _ = try createRoom(id: id, name: id, owner: login.account.id)
    }
    guard let conversation = try attendable(id) else { throw MessagingError(.roomNotFound) }
    let account = login.account.number
    switch conversation.kind {
    case .room:
      try clearIfAbandoned(conversation)
      emptied[conversation.stream] = nil
      session.attended.insert(conversation.stream)
      _ = try handle(RoomRequest.enter(id, Member(account: login.account.id)), session, login)
    default:
      guard conversation.members[account] != nil else { throw MessagingError(.notMember) }
      session.attended.insert(conversation.stream)
      session.conversations[.group(id)] = conversation
      let isNew = attendance[conversation.stream]?[account] == nil
      var sessions = attendance[conversation.stream]?[account] ?? []
      if !sessions.contains(ObjectIdentifier(session)) { sessions.append(ObjectIdentifier(session)) }
      attendance[conversation.stream, default: [:]][account] = sessions
      epoch += 1
      if isNew { tellAttendance(conversation, entered: [login.account.id], except: session) }
    }
    let accounts = try accountIDs(attendees(of: conversation)).sorted()
    return .presence(
      .attendance(
        Attendance(conversation: conversation.name(for: account), accounts: accounts),
        sequence: try lastSequence(conversation.stream)))
  }

  func stopAttending(
    _ id: String, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard let conversation = try attendable(id), attends(session, conversation) else {
      throw MessagingError(.notMember)
    }
    session.attended.remove(conversation.stream)
    if conversation.kind == .room { return try handle(RoomRequest.leave(id), session, login) }
    leaveAttendance(of: conversation.stream, account: login.account.number, session)
    return .done
  }

  /// A session attends a group no longer.
  func leaveAttendance(of stream: Int64, account: Int64, _ session: HubSession) {
    guard var sessions = attendance[stream]?[account] else { return }
    sessions.removeAll { $0 == ObjectIdentifier(session) }
    epoch += 1
    if !sessions.isEmpty {
      attendance[stream]?[account] = sessions
      return
    }
    attendance[stream]?[account] = nil
    if attendance[stream]?.isEmpty ?? false { attendance[stream] = nil }
    guard let id = accountsByNumber[account]?.id, let conversation = conversations[stream] else { return }
    tellAttendance(conversation, left: [id], except: session)
  }

  /// An account is no longer in a group, so none of its sessions attends it; they are told.
  func endAttendance(of conversation: HubConversation, account: Int64) {
    for session in sessions[account] ?? [] where session.attended.remove(conversation.stream) != nil {
      leaveAttendance(of: conversation.stream, account: account, session)
      guard let own = session.login?.account.id else { continue }
      let change = AttendanceChange(
        conversation: conversation.name(for: account), entered: [], left: [own],
        count: attendees(of: conversation).count)
      send(.presence(.attendance(change)), to: session)
    }
  }

  func attendance(_ id: String, _ session: HubSession) throws(MessagingError) -> HubReply {
    guard let conversation = try attendable(id), attends(session, conversation), let login = session.login else {
      throw MessagingError(.notMember)
    }
    return .presence(
      .attendance(
        Attendance(
          conversation: conversation.name(for: login.account.number),
          accounts: try accountIDs(attendees(of: conversation)).sorted()), sequence: 0))
  }

  func attendanceCounts(_ ids: [String]) throws(MessagingError) -> HubReply {
    var counts: [String: Int] = [:]
    for id in ids {
      guard let record = try store.stream(key: "c:" + id), !record.profile.isEmpty else {
        counts[id] = 0
        continue
      }
      counts[id] = attendees(of: try conversation(record)).count
    }
    return .presence(.attendanceCounts(counts))
  }

  /// Tells those who attend a group that others came or went; rooms tell it themselves.
  func tellAttendance(
    _ conversation: HubConversation, entered: [AccountID] = [], left: [AccountID] = [], except origin: HubSession
  ) {
    let count = attendees(of: conversation).count
    for session in followers(of: conversation) where session !== origin && attends(session, conversation) {
      guard let account = session.login?.account.number else { continue }
      let change = AttendanceChange(
        conversation: conversation.name(for: account), entered: entered, left: left, count: count)
      send(.presence(.attendance(change)), to: session)
    }
  }
}
