package import ParlanceCore

extension SQLiteHubStore {
  package func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
    guard connection.isInTransaction else {
      return try inTransaction { () throws(MessagingError) in try append(drafts) }
    }
    let cursor = try streamStatements.insertEvent.use()
    var outcomes: [AppendOutcome] = []
    outcomes.reserveCapacity(drafts.count)
    for draft in drafts { outcomes.append(try append(draft, cursor)) }
    return outcomes
  }

  private func append(_ draft: EventDraft, _ cursor: SQLiteCursor) throws(MessagingError) -> AppendOutcome {
    guard let state = try state(of: draft.stream) else {
      throw connection.fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
    }
    guard draft.version == state.record.version else { return .moved }
    let isMessage = draft.isNumbered
    let sequence = state.record.lastSequence + 1
    let time = max(draft.time, state.record.lastTime.advanced(byMilliseconds: 1))
    let number = isMessage ? state.record.lastNumber + 1 : 0
    let senderNumber = isMessage ? try sentCount(state, draft.sender) + 1 : 0

    let code = cursor.step(
      inserting: EventRecord(
        stream: draft.stream, sequence: sequence, kind: draft.kind, time: time, id: draft.id, sender: draft.sender,
        number: number, senderNumber: senderNumber, options: draft.options, platform: draft.platform,
        contentKind: draft.contentKind, payload: draft.payload))
    defer { cursor.reset() }
    if code != SQLiteCursor.done {
      // Of the two unique indexes, the one on positions cannot refuse: positions come from the counters.
      if code == SQLiteCursor.notUnique, let id = draft.id, let event = try event(stream: draft.stream, id: id) {
        return .exists(event)
      }
      try cursor.check(code)
    }

    state.record.lastSequence = sequence
    state.record.lastTime = time
    if time > counters.newestTime { counters.newestTime = time }
    if isMessage {
      state.record.lastNumber = number
      state.sent[draft.sender] = StreamState.SentCount(sent: senderNumber, isWritten: false)
    }
    touch(state)
    counters.uncounted += 1
    return .appended(sequence: sequence, time: time, number: number, senderNumber: senderNumber)
  }

  package func newestTime() throws(MessagingError) -> Timestamp {
    if !counters.isCurrent { try countAgain() }
    return counters.newestTime
  }

  package func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError) {
    try inTransaction { () throws(MessagingError) in
      let place = EventPlace(stream: stream, sequence: sequence)
      let cursor = try streamStatements.revoke.use()
      defer { cursor.reset() }
      cursor.bind(place)
      cursor.bind(3, kind.rawValue)
      cursor.bind(4, kind == .tombstone ? 1 as Int64 : 0)
      try cursor.finish()
      if kind == .tombstone, connection.changes == 1 { try discard(place) }
    }
  }

  /// Notes that what is kept beside a message is to be removed, if there is anything.
  func discard(_ place: EventPlace) throws(MessagingError) {
    let cursor = try keptStatements.discard.use()
    defer { cursor.reset() }
    cursor.bind(place)
    try cursor.finish()
  }
}

extension SQLiteCursor {
  /// Inserts an event.
  ///
  /// - returns: The result code.
  func step(inserting event: EventRecord) -> Int32 {
    bind(1, event.stream)
    bind(2, event.sequence)
    bind(3, event.kind.rawValue)
    bind(4, event.time)
    bind(6, event.sender)
    bind(7, event.number)
    bind(8, event.senderNumber)
    bind(9, event.options.rawValue)
    bind(10, event.platform.rawValue)
    bind(11, event.contentKind.rawValue)
    return event.payload.withUnsafeBufferPointer { payload in
      bind(12, lentBytes: payload)
      guard let id = event.id else {
        bindNull(5)
        return step()
      }
      return withText(id.string) { text in
        bind(5, lentText: text)
        return step()
      }
    }
  }
}
