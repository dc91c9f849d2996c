package import ParlanceCore

extension SQLiteHubStore {
  package func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome {
    try inTransaction { () throws(MessagingError) in
      guard let state = try state(of: draft.stream) else {
        throw connection.fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
      }
      let event = EventRecord(past: draft)
      let cursor = try statements.insertEvent.use()
      let code = cursor.step(inserting: event)
      defer { cursor.reset() }
      if code == SQLiteCursor.notUnique {
        if let id = event.id, let known = try self.event(stream: event.stream, id: id) { return .exists(known) }
        return .isTaken
      }
      try cursor.check(code)
      state.record.lastTime = max(state.record.lastTime, event.time)
      counters.newestTime = max(counters.newestTime, event.time)
      touch(state)
      counters.uncounted += 1
      return .inserted(sequence: event.sequence)
    }
  }

  package func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool {
    let cursor = try statements.past.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    return try cursor.next()
  }

  package func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
    var page = EventPage()
    guard after < PastPosition.last else { return page }
    let cursor = try statements.eventsFrom.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, after + 1)
    cursor.bind(3, PastPosition.last)
    var room = max(0, bytes)
    while try cursor.next() {
      guard page.takes(try event(cursor), limit: limit, room: &room) else { break }
    }
    return page
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
