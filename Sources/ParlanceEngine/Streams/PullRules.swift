internal import ParlanceCore

extension PullCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> [PulledStream] {
    try turn.pulls.pull(positions, context.login)
  }
}

/// Fetching streams.
struct PullRules: TurnPart {
  let turn: TurnContext

  func pull(_ positions: [PullPosition], _ login: SessionRecord) throws(MessagingError) -> [PulledStream] {
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var others = OtherDevices(login)
    var streams: [PulledStream] = []
    for position in positions {
      // Streams that do not fit are left out, and requested again.
      if budget.isSpent && !streams.isEmpty { break }
      switch position.stream {
      case .account: streams.append(try pullAccount(after: position.after, login, &budget))
      case .conversation(let name):
        do throws(MessagingError) {
          let conversation = try turn.lookup.conversation(name, .login(login))
          streams.append(try pull(conversation, name, position, login, &budget, &others))
        } catch {
          if turn.entries.isFatal(error) { throw error }
          // For example, no longer a member: there is nothing to fetch, and the account's own stream has the reason.
          streams.append(
            PulledStream(stream: position.stream, events: [], upTo: position.after, isTruncated: false))
        }
      }
    }
    if let waiting = login.waiting { try drop(from: &streams, beyond: waiting, login, &others) }
    return streams
  }

  /// The most imported messages of a conversation that a new device is given: as many as a screen shows. Its app asks for more.
  private static let pastLimit = 20

  private func pull(
    _ conversation: HubConversation, _ name: ConversationID, _ position: PullPosition, _ login: SessionRecord,
    _ budget: inout WorkBudget, _ others: inout OtherDevices
  ) throws(MessagingError) -> PulledStream {
    let member = try turn.lookup.membership(conversation, .login(login))
    let last = try turn.lookup.lastSequence(conversation.stream)
    let floor = max(position.after, member.joinedSequence, member.cleared)
    let page = try store.events(
      PageQuestion(
        stream: conversation.stream, after: floor, before: position.before ?? .max,
        newest: try pullLimit(login, conversation.stream, fillsHole: position.before != nil), limit: settings.pullLimit,
        bytes: max(1, budget.bytes)))
    let hidden = try turn.history.deleted(
      by: login.account.number, in: conversation.stream, among: page.events.map(\.sequence))
    var events: [StreamEvent] = []
    events.reserveCapacity(page.events.count)
    var bytes = 0
    var isCut = false
    for record in page.events {
      var payload =
        hidden.contains(record.sequence) ? .nothing : try payload(of: record, name, member, login, &others)
      let size = record.payload.count + payload.addedSize + 64
      // The contents of edits are not in the size of the page.
      if payload.addedSize > 0 && bytes + size > budget.bytes && !events.isEmpty {
        isCut = true
        break
      }
      bytes += size
      if position.before != nil { try noteReactions(to: record, in: &payload) }
      if payload.concernsMessage(upTo: PastPosition.floor(member.joinedSequence)) { payload = .nothing }
      events.append(
        StreamEvent(stream: .conversation(name), sequence: record.sequence, time: record.time, payload: payload))
    }
    budget.use(rows: page.events.count + 1, bytes: bytes)
    if position.after <= 0, position.before == nil, !page.isTruncated, login.device.registered == login.since {
      // A device that is new shows what was last written, also where that was imported.
      let past = try turn.history.past(
        conversation, name, member, .login(login), limit: Self.pastLimit - events.count(where: \.isOfMessage), &budget)
      events.insert(contentsOf: past, at: 0)
    }
    let hasMore = page.hasMore || isCut
    let upTo = hasMore ? max(floor, events.last?.sequence ?? floor) : max(last, position.after)
    var omitted = 0
    var changes: [StreamEvent] = []
    if page.isTruncated, position.before == nil, let first = page.events.first?.sequence {
      // Entries beyond the limit of one request are not counted.
      let rows = min(limits.rowsPerRequest, Int(clamping: first - floor - 1))
      omitted = try turn.unreadCounts.omitted(
        from: conversation, after: floor, before: first, rows: rows, account: login.account.number, &budget)
      if hasMore {
        omitted += try unreadUntilRevoked(
          conversation, name, after: first - 1 - Int64(rows), before: first, upTo: upTo, member, login, &budget, &others
        )
      }
      changes = try omittedChanges(
        conversation, name, after: floor, before: first, member, login, &budget, &others)
    }
    return PulledStream(
      stream: .conversation(name), events: events, upTo: upTo, isTruncated: page.isTruncated, hasMore: hasMore,
      omittedUnread: omitted, omittedChanges: changes)
  }

  /// Returns how many of the messages that are left out are revoked by entries that the device has not been given yet: the number of
  /// those that are unread is that at the end of what it is given, and it counts down by itself from there.
  private func unreadUntilRevoked(
    _ conversation: HubConversation, _ name: ConversationID, after: Int64, before: Int64, upTo: Int64,
    _ member: MemberRecord, _ login: SessionRecord, _ budget: inout WorkBudget, _ others: inout OtherDevices
  ) throws(MessagingError) -> Int {
    let records = try store.events(
      of: .revocation, stream: conversation.stream, after: upTo, before: .max, limit: settings.catchUpLimit)
    budget.use(rows: records.count + 1)
    // One may be taken from its receivers first, and then from everyone.
    var counted: Set<Int64> = []
    for record in records {
      guard case .revocation(let revocation, let marks) = try payload(of: record, name, member, login, &others),
        revocation.messageSequence > after, revocation.messageSequence < before,
        revocation.messageSender != login.account.id, !marks.contains(.uncounted)
      else { continue }
      counted.insert(revocation.messageSequence)
    }
    return counted.count
  }

  /// Returns the revocations, changes of reactions and pins, and edits among what is left out, of each at most as many as entries
  /// fit into an answer.
  private func omittedChanges(
    _ conversation: HubConversation, _ name: ConversationID, after: Int64, before: Int64, _ member: MemberRecord,
    _ login: SessionRecord, _ budget: inout WorkBudget, _ others: inout OtherDevices
  ) throws(MessagingError) -> [StreamEvent] {
    var records: [EventRecord] = []
    for kind: EventKind in [.revocation, .reaction, .pin] {
      records += try store.events(
        of: kind, stream: conversation.stream, after: after, before: before, limit: settings.pullLimit)
    }
    var events: [StreamEvent] = []
    // The device does not have messages that were revoked before its first login.
    for record in records where record.time >= login.device.registered {
      let payload = try payload(of: record, name, member, login, &others)
      if payload.concernsMessage(upTo: PastPosition.floor(member.joinedSequence)) { continue }
      events.append(
        StreamEvent(stream: .conversation(name), sequence: record.sequence, time: record.time, payload: payload))
    }
    budget.use(rows: records.count + 1, bytes: events.count * 128)
    return events + (try omittedEdits(conversation, name, after: after, before: before, member, login, &budget))
  }

  /// Returns the edits among what is left out, the newest first, as far as they fit: each brings the whole content.
  private func omittedEdits(
    _ conversation: HubConversation, _ name: ConversationID, after: Int64, before: Int64, _ member: MemberRecord,
    _ login: SessionRecord, _ budget: inout WorkBudget
  ) throws(MessagingError) -> [StreamEvent] {
    let records = try store.events(
      of: .edit, stream: conversation.stream, after: after, before: before, limit: settings.pullLimit)
    budget.use(rows: records.count + 1)
    var events: [StreamEvent] = []
    var known: Set<Int64> = []
    for record in records.reversed() where record.time >= login.device.registered {
      let payload = try turn.edits.edit(record, for: member)
      guard case .edit(let message) = payload, known.insert(message.sequence).inserted,
        !payload.concernsMessage(upTo: PastPosition.floor(member.joinedSequence))
      else { continue }
      if payload.addedSize > budget.bytes { break }
      budget.use(bytes: payload.addedSize + 64)
      events.append(
        StreamEvent(stream: .conversation(name), sequence: record.sequence, time: record.time, payload: payload))
    }
    return events
  }

  /// Returns how many of the entries that a device lacks it is given.
  ///
  /// A device that is new to the hub lacks all of the past, which is history to it, unlike what came since its login;
  /// one for which only so much waits is given what fits into one answer, for the rest is dropped.
  private func pullLimit(
    _ login: SessionRecord, _ stream: StreamNumber, fillsHole: Bool
  ) throws(MessagingError) -> Int {
    let most = max(settings.pullLimit, settings.catchUpLimit)
    if fillsHole || login.waiting != nil { return settings.pullLimit }
    guard login.device.registered == login.since else { return most }
    let past = try store.position(stream: stream, at: login.since.advanced(byMilliseconds: -1))
    return min(most, max(settings.pullLimit, Int(clamping: try turn.lookup.lastSequence(stream) - past)))
  }

  private func pullAccount(
    after: Int64, _ login: SessionRecord, _ budget: inout WorkBudget
  ) throws(MessagingError) -> PulledStream {
    let last = try turn.lookup.lastSequence(login.stream)
    // Entries for an erased account of the same name are not delivered.
    let after = max(after, try turn.standing.standing(of: login.account).streamFloor)
    let page = try store.events(
      PageQuestion(stream: login.stream, after: after, newest: settings.pullLimit, bytes: max(1, budget.bytes)))
    var events: [StreamEvent] = []
    var bytes = 0
    for record in page.events {
      bytes += record.payload.count + 64
      var payload = try EventPayload(decoding: record.payload)
      if case .groupJoined(let group, _, let sequence) = payload {
        payload = try joined(group.id, sequence: sequence, account: login.account.number) ?? .nothing
      }
      if payload.concernsThread && !login.followsThreads { payload = .nothing }
      events.append(StreamEvent(stream: .account, sequence: record.sequence, time: record.time, payload: payload))
    }
    budget.use(rows: page.events.count + 1, bytes: bytes)
    // Entries that were pruned are missing too, though none is older than the first.
    let isCut = page.isTruncated || page.events.first.map { $0.sequence > after + 1 } ?? (last > after)
    let upTo = page.hasMore ? page.events.last?.sequence ?? after : max(last, after)
    return PulledStream(
      stream: .account, events: events, upTo: upTo, isTruncated: isCut, hasMore: page.hasMore)
  }

  /// Returns the group as it is now, for an account that is still in it.
  private func joined(_ id: String, sequence: Int64, account: AccountNumber) throws(MessagingError) -> EventPayload? {
    guard let conversation = try turn.lookup.groupOrNone(id), conversation.members[account] != nil else { return nil }
    return turn.groups.joinedPayload(conversation, sequence: sequence)
  }

  /// Returns the content of an entry for one device.
  private func payload(
    of record: EventRecord, _ name: ConversationID, _ member: MemberRecord, _ login: SessionRecord,
    _ others: inout OtherDevices
  ) throws(MessagingError) -> EventPayload {
    let account = login.account.number
    guard try turn.visibility.isVisible(record, to: account) else { return .nothing }
    switch record.kind {
    case .tombstone, .account: return .nothing
    case .senderOnly where record.sender != account: return .nothing
    case .groupChange: return try EventPayload(decoding: record.payload)
    case .revocation:
      var reader = ByteReader(record.payload)
      let revocation = try RevocationEvent(from: &reader)
      if revocation.scope == .receivers && revocation.messageSender == login.account.id { return .nothing }
      if record.options.contains(.withheld) && record.sender != account { return .nothing }
      var marks = try turn.revocations.marks(of: revocation, in: record, for: member)
      if try others.werePresent(since: record.time, turn) { marks.insert(.roaming) }
      return .revocation(revocation, marks)
    case .reaction:
      var reader = ByteReader(record.payload)
      let change = try ReactionEvent(from: &reader)
      // A revoked message, or one that the account deleted, has no reactions.
      guard let message = try store.event(stream: record.stream, sequence: change.messageSequence),
        try turn.access.mayAccess(message, for: .readReactions, member)
      else { return .nothing }
      return .reaction(change)
    case .edit:
      if record.options.contains(.withheld) && record.sender != account { return .nothing }
      return try turn.edits.edit(record, for: member)
    case .pin: return try turn.messagePins.pinChange(record, for: member)
    case .thread: return login.followsThreads ? try EventPayload(decoding: record.payload) : .nothing
    case .command:
      let isKept = now.milliseconds(since: record.time) <= settings.commandRetention
      guard isKept, try waited(record, login, &others) else { return .nothing }
      return try message(record, name, login)
    case .message, .senderOnly:
      if !record.options.contains(.roams), try !waited(record, login, &others) { return .nothing }
      return try message(record, name, login)
    }
  }

  /// Returns whether an entry waited for this device: it was there already, or it is the account's first, for which
  /// everything has waited.
  private func waited(
    _ record: EventRecord, _ login: SessionRecord, _ others: inout OtherDevices
  ) throws(MessagingError) -> Bool {
    if record.time >= login.device.registered { return true }
    return try !others.exist(turn)
  }

  private func message(
    _ record: EventRecord, _ name: ConversationID, _ login: SessionRecord
  ) throws(MessagingError) -> EventPayload {
    guard let id = record.id else { return .nothing }
    if record.sender == login.account.number && !record.options.contains(.synchronizes) { return .nothing }
    return .message(try messageEvent(record, id, in: name, for: .login(login)))
  }

  /// Returns a stored message as a device fetches it; its sender's devices learn whether it was read alone, which no
  /// watermark says.
  func messageEvent(
    _ record: EventRecord, _ id: MessageID, in name: ConversationID, for requester: Requester
  ) throws(MessagingError) -> MessageEvent {
    var event = try messageEvent(record, id)
    guard name.kind == .direct, record.sender == requester.account.number else { return event }
    let isRead = try turn.receipts.readers(of: record.place).contains { $0.account != record.sender }
    if isRead { event.options.insert(.readByPeer) }
    return event
  }

  /// Notes with a message of the past whether there are reactions to it, for which the device asks then.
  func noteReactions(to record: EventRecord, in payload: inout EventPayload) throws(MessagingError) {
    guard case .message(var event) = payload, event.kind != .command, try turn.reactions.hasReactions(record.place)
    else {
      return
    }
    event.options.insert(.hasReactions)
    payload = .message(event)
  }

  func messageEvent(_ record: EventRecord, _ id: MessageID) throws(MessagingError) -> MessageEvent {
    MessageEvent(
      id: id, sender: try turn.lookup.account(number: record.sender).id, number: record.number,
      senderNumber: record.senderNumber, options: record.options.withoutStored, platform: record.platform,
      kind: record.contentKind, body: record.payload)
  }

  // MARK: what waits

  /// Leaves out what did not wait for a device whose style has only so much wait.
  ///
  /// A login is given nothing from before it that another device of its account has. One that goes on after a break of
  /// the link is given what it missed, unless the device is new to the hub since.
  private func drop(
    from streams: inout [PulledStream], beyond waiting: WaitingLimits, _ login: SessionRecord,
    _ others: inout OtherDevices
  ) throws(MessagingError) {
    let oldest = now.advanced(byMilliseconds: -waiting.age)
    let beginning = login.isRestored ? login.device.registered : login.since
    let told = min(beginning, try others.toldUntil(turn))
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
    guard times.count > waiting.count else { return }
    // Of what is left the newest stay.
    times.sort(by: >)
    let first = waiting.count > 0 ? times[waiting.count - 1] : Timestamp(milliseconds: .max)
    for stream in streams.indices {
      guard case .conversation(.direct) = streams[stream].stream else { continue }
      for index in streams[stream].events.indices where streams[stream].events[index].time < first {
        if case .message = streams[stream].events[index].payload { streams[stream].events[index].payload = .nothing }
      }
    }
  }
}

extension StreamEvent {
  /// A Boolean value that indicates whether the entry is a message, which a screen shows.
  fileprivate var isOfMessage: Bool { if case .message = payload { true } else { false } }
}

extension EventPayload {
  /// Returns whether it is about a change of a message at or before a position, from which on an account may read.
  fileprivate func concernsMessage(upTo position: Int64) -> Bool {
    switch self {
    case .reaction(let change): change.messageSequence <= position
    case .edit(let message): message.sequence <= position
    case .pin(let change): change.pin.messageSequence <= position
    default: false
    }
  }

  /// The number of bytes that are not in the stored entry.
  fileprivate var addedSize: Int {
    if case .edit(let message) = self { message.message.body.count } else { 0 }
  }
}

/// The knowledge of an account's other devices, looked up once for a request.
struct OtherDevices {
  private let login: SessionRecord
  private var known: (exist: Bool, isConnected: Bool, lastSeen: Timestamp)?

  init(_ login: SessionRecord) { self.login = login }

  private func isOther(_ device: DeviceRecord) -> Bool {
    device.id != login.device.id || device.style != login.device.style
  }

  private mutating func look(
    _ turn: TurnContext
  ) throws(MessagingError) -> (exist: Bool, isConnected: Bool, lastSeen: Timestamp) {
    if let known { return known }
    let account = login.account.number
    let isConnected = turn.directory.sessions(of: account).contains { isOther($0.device) }
    let devices = try turn.store.devices(account: account).filter(isOther)
    let found = (!devices.isEmpty, isConnected, devices.map(\.lastSeen).max() ?? .zero)
    known = found
    return found
  }

  /// Returns whether there is another.
  mutating func exist(_ turn: TurnContext) throws(MessagingError) -> Bool { try look(turn).exist }

  /// Returns whether one was connected at a time or since, and so has been notified.
  mutating func werePresent(since time: Timestamp, _ turn: TurnContext) throws(MessagingError) -> Bool {
    let found = try look(turn)
    return found.isConnected || (found.lastSeen >= time && found.lastSeen > .zero)
  }

  /// Returns the time up to which they have been notified of everything.
  mutating func toldUntil(_ turn: TurnContext) throws(MessagingError) -> Timestamp {
    let found = try look(turn)
    return found.isConnected ? Timestamp(milliseconds: .max) : found.lastSeen
  }
}
