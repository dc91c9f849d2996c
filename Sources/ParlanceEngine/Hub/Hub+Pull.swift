internal import ParlanceCore

/// What a device fetches.
extension Hub {
  func pull(
    _ positions: [PullPosition], _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> [PulledStream] {
    var streams: [PulledStream] = []
    for position in positions {
      switch position.stream {
      case .account: streams.append(try pullAccount(after: position.after, login))
      case .conversation(let name):
        do throws(MessagingError) {
          let conversation = try conversation(name, session, login)
          streams.append(try pull(conversation, name, after: position.after, login))
        } catch {
          if error.isStorageFailure { throw error }
          // No longer a member, say: there is nothing to fetch, and the account's own stream tells why.
        }
      }
    }
    if let limits = login.waiting { try drop(from: &streams, beyond: limits, login) }
    return streams
  }

  /// Leaves out what did not wait for a device whose style has only so much wait.
  ///
  /// A device that is new to the hub is given nothing that another device of its account has.
  private func drop(
    from streams: inout [PulledStream], beyond limits: WaitingLimits, _ login: HubSession.Login
  ) throws(MessagingError) {
    let oldest = clock.now().advanced(byMilliseconds: -limits.age)
    let told = min(login.device.registered, try toldElsewhere(login))
    var times: [Timestamp] = []
    for stream in streams.indices {
      guard case .conversation(.direct) = streams[stream].stream else { continue }
      for index in streams[stream].events.indices {
        let event = streams[stream].events[index]
        guard case .message(let message) = event.payload else { continue }
        let neverWaited = message.options.contains(.requiresPresence) && event.time < login.since
        if event.time < oldest || event.time < told || neverWaited {
          streams[stream].events[index].payload = .nothing
        } else {
          times.append(event.time)
        }
      }
    }
    guard times.count > limits.count else { return }
    // Of what is left the newest stay.
    times.sort(by: >)
    let first = times[limits.count - 1]
    for stream in streams.indices {
      guard case .conversation(.direct) = streams[stream].stream else { continue }
      for index in streams[stream].events.indices where streams[stream].events[index].time < first {
        if case .message = streams[stream].events[index].payload { streams[stream].events[index].payload = .nothing }
      }
    }
  }

  private func pull(
    _ conversation: HubConversation, _ name: ConversationID, after: Int64, _ login: HubSession.Login
  ) throws(MessagingError) -> PulledStream {
    let member = try membership(conversation, login)
    let last = try lastSequence(conversation.stream)
    let floor = max(after, member.joinedSequence, member.cleared)
    let records = try store.events(stream: conversation.stream, after: floor, limit: settings.pullLimit)
    var events: [StreamEvent] = []
    events.reserveCapacity(records.count)
    for record in records {
      events.append(
        StreamEvent(
          stream: .conversation(name), sequence: record.sequence, time: record.time,
          payload: try payload(of: record, name, login)))
    }
    let expected = Int64(records.count)
    return PulledStream(
      stream: .conversation(name), events: events, upTo: max(last, after), isTruncated: last - floor > expected)
  }

  private func pullAccount(after: Int64, _ login: HubSession.Login) throws(MessagingError) -> PulledStream {
    let last = try lastSequence(login.stream)
    let records = try store.events(stream: login.stream, after: after, limit: settings.pullLimit)
    var events: [StreamEvent] = []
    for record in records {
      var payload = try EventPayload(decoding: record.payload)
      if case .groupJoined(let group, _, let sequence) = payload {
        payload = expandJoined(group.id, sequence: sequence, account: login.account.number) ?? .nothing
      }
      events.append(StreamEvent(stream: .account, sequence: record.sequence, time: record.time, payload: payload))
    }
    return PulledStream(
      stream: .account, events: events, upTo: max(last, after), isTruncated: last - after > Int64(records.count))
  }

  /// The group as it is now, for an account that is still in it.
  func expandJoined(_ id: String, sequence: Int64, account: Int64) -> EventPayload? {
    guard let conversation = try? group(id), let info = conversation.group, conversation.members[account] != nil else {
      return nil
    }
    return .groupJoined(info, conversation.sortedMembers, sequence: sequence)
  }

  /// What an entry says to one device.
  private func payload(
    of record: EventRecord, _ name: ConversationID, _ login: HubSession.Login
  ) throws(MessagingError) -> EventPayload {
    let account = login.account.number
    switch record.kind {
    case .tombstone, .account: return .nothing
    case .senderOnly where record.sender != account: return .nothing
    case .groupChange: return try EventPayload(decoding: record.payload)
    case .revocation:
      var reader = ByteReader(record.payload)
      let revocation = try Revocation(from: &reader, conversation: name)
      if revocation.scope == .receivers && revocation.messageSender == login.account.id { return .nothing }
      return .revocation(revocation, isRoaming: try wasTold(record.time, login))
    case .command:
      let isKept = record.time.milliseconds >= clock.now().milliseconds - settings.commandRetention
      guard isKept, record.time >= login.device.registered else { return .nothing }
      return try message(record, login)
    case .message, .senderOnly:
      guard let id = record.id, try !store.isHidden(account: account, id) else { return .nothing }
      if !record.options.contains(.roams) && record.time < login.device.registered { return .nothing }
      return try message(record, login)
    }
  }

  private func message(_ record: EventRecord, _ login: HubSession.Login) throws(MessagingError) -> EventPayload {
    guard let id = record.id else { return .nothing }
    if record.sender == login.account.number && !record.options.contains(.synchronizes) { return .nothing }
    return .message(
      MessageEvent(
        id: id, sender: try account(number: record.sender).id, number: record.number,
        senderNumber: record.senderNumber, options: record.options, platform: record.platform,
        kind: record.contentKind, body: record.payload))
  }

  /// Whether another device of the account was connected at a time or since, and so has been told.
  private func wasTold(_ time: Timestamp, _ login: HubSession.Login) throws(MessagingError) -> Bool {
    let own = login.device
    let connected = (sessions[login.account.number] ?? []).contains { session in
      guard let device = session.login?.device else { return false }
      return device.id != own.id || device.style != own.style
    }
    if connected { return true }
    return try store.devices(account: login.account.number).contains { device in
      (device.id != own.id || device.style != own.style) && device.lastSeen >= time
    }
  }

  /// Up to when the account's other devices have been told everything.
  private func toldElsewhere(_ login: HubSession.Login) throws(MessagingError) -> Timestamp {
    let own = login.device
    let isConnected = (sessions[login.account.number] ?? []).contains { session in
      guard let device = session.login?.device else { return false }
      return device.id != own.id || device.style != own.style
    }
    if isConnected { return Timestamp(milliseconds: .max) }
    let others = try store.devices(account: login.account.number).filter { $0.id != own.id || $0.style != own.style }
    return others.map(\.lastSeen).max() ?? .zero
  }

  func history(
    _ query: HistoryQuery, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard (1...100).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    let conversation = try conversation(query.conversation, session, login)
    let member = try membership(conversation, login)
    let account = login.account.number
    var after = query.after
    var before = query.before ?? Timestamp(milliseconds: .max)
    var found: [HistoryMessage] = []
    // What is left out leaves room for more, so ask on until the limit is met or nothing is left.
    while found.count < query.limit {
      let records = try store.history(
        stream: conversation.stream, after: after, before: before, oldestFirst: query.oldestFirst, kinds: query.kinds,
        limit: query.limit)
      for record in records where found.count < query.limit {
        guard let id = record.id, record.options.contains(.stored), record.sequence > member.cleared,
          record.sequence > member.joinedSequence || conversation.kind == .room,
          record.kind != .senderOnly || record.sender == account, try !store.isHidden(account: account, id)
        else { continue }
        found.append(
          HistoryMessage(
            sequence: record.sequence, time: record.time,
            message: MessageEvent(
              id: id, sender: try self.account(number: record.sender).id, number: record.number,
              senderNumber: record.senderNumber, options: record.options, platform: record.platform,
              kind: record.contentKind, body: record.payload)))
      }
      guard records.count == query.limit, let last = records.last else { break }
      if query.oldestFirst { after = last.time } else { before = last.time }
    }
    return .history(query.oldestFirst ? found : found.reversed())
  }

  func deleteMessages(
    _ name: ConversationID, _ ids: [MessageID], _ note: String?, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no messages") }
    let conversation = try conversation(name, session, login)
    _ = try membership(conversation, login)
    for id in ids {
      guard let record = try store.event(id: id), record.stream == conversation.stream else {
        throw MessagingError(.messageNotFound)
      }
    }
    try store.hide(account: login.account.number, ids)
    try appendAccountEvent(.messagesDeleted(name, ids, note: note), to: login.account, origin: session)
    return .done
  }

  func clearHistory(
    _ name: ConversationID, _ note: String?, _ everywhere: Bool, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let conversation = try conversation(name, session, login)
    var member = try membership(conversation, login)
    member.cleared = try lastSequence(conversation.stream)
    try save(member, in: conversation)
    if everywhere {
      try appendAccountEvent(
        .historyCleared(name, sequence: member.cleared, note: note), to: login.account, origin: session)
    }
    return .done
  }

  /// Stores a changed membership and keeps the cache in step.
  func save(_ member: MemberRecord, in conversation: HubConversation) throws(MessagingError) {
    // Being in a room is not stored: it ends with the session.
    if conversation.kind != .room { try store.save(member) }
    conversation.members[member.account]?.record = member
  }
}

extension HubConversation {
  /// Owner first, then managers, then the others, each by name.
  var sortedMembers: [Member] {
    members.values.map(\.profile).sorted {
      $0.role == $1.role ? $0.account < $1.account : $0.role > $1.role
    }
  }
}
