/// The accounts that deleted messages from their history.
private struct MemoryHidden: KeptBesideMessages {
  var byMessage: [EventPlace: Set<AccountNumber>] = [:]
}

extension MemoryHubStore {
  package func events(_ question: PageQuestion) throws(MessagingError) -> EventPage {
    var page = EventPage(events: [], isTruncated: false, hasMore: false)
    guard let stream = find(question.stream) else { return page }
    let all = entries(of: stream, after: question.after, before: question.before)
    let newest = all.suffix(max(0, question.newest))
    page.isTruncated = newest.count < all.count
    var room = max(0, question.bytes)
    for event in newest {
      if page.events.count >= max(1, question.limit) || event.payload.count > room && !page.events.isEmpty {
        page.hasMore = true
        break
      }
      room -= min(event.payload.count, room)
      page.events.append(event)
    }
    return page
  }

  func entries(of stream: Stream, after: Int64, before: Int64) -> ArraySlice<EventRecord> {
    let after = max(0, after)
    guard after < stream.record.lastSequence, after < before else { return [] }
    let start = stream.events.firstIndex(notBefore: after + 1) { $0.sequence }
    return stream.events[start..<max(start, stream.events.firstIndex(notBefore: before) { $0.sequence })]
  }

  package func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    guard EventKind.indexed.contains(kind), let stream = find(stream) else { return [] }
    return entries(of: stream, after: after, before: before).filter { $0.kind == kind }.suffix(max(0, limit))
  }

  package func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
    guard let stream = find(stream) else { return 0 }
    if time >= stream.record.lastTime { return stream.record.lastSequence }
    let present = part(of: stream, isPast: false)
    let later = present.firstIndex(notBefore: time.milliseconds + 1) { $0.time.milliseconds }
    return later > present.startIndex ? present[later - 1].sequence : 0
  }

  package func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
    var answer = HistoryAnswer(events: [], rows: 0, next: nil)
    guard question.limit > 0, question.after < question.before, let stream = find(question.stream) else {
      return answer
    }
    let range = range(of: question, in: stream)
    var room = max(0, question.bytes)
    var seen: Timestamp?
    for offset in 0..<range.count {
      let event = stream.events[question.oldestFirst ? range.lowerBound + offset : range.upperBound - 1 - offset]
      let isWanted = question.wants(event)
      let isFull = answer.events.count >= question.limit || answer.rows >= max(1, question.rows)
      if isFull || isWanted && event.payload.count > room && !answer.events.isEmpty {
        answer.next = seen
        break
      }
      answer.rows += 1
      seen = event.time
      guard isWanted else { continue }
      room -= min(event.payload.count, room)
      answer.events.append(event)
    }
    return answer
  }

  /// Returns the indexes of the events between the times of a question and behind its floor.
  private func range(of question: HistoryQuestion, in stream: Stream) -> Range<Int> {
    let part = part(of: stream, isPast: question.isOfPast)
    // `after` is less than another time, so there is a next one.
    let first = part.firstIndex(notBefore: question.after.milliseconds + 1) { $0.time.milliseconds }
    let end = part.firstIndex(notBefore: question.before.milliseconds) { $0.time.milliseconds }
    let start = max(first, part.firstIndex(behind: question.floor) { $0.sequence })
    return start < end ? start..<end : 0..<0
  }

  /// Returns the imported events of a stream, or the others. Those of each part are in the order of their times.
  private func part(of stream: Stream, isPast: Bool) -> ArraySlice<EventRecord> {
    let beginning = stream.events.firstIndex(notBefore: 0) { $0.sequence }
    return isPast ? stream.events[..<beginning] : stream.events[beginning...]
  }
}

extension HistoryQuestion {
  /// Returns whether an entry is looked for.
  fileprivate func wants(_ event: EventRecord) -> Bool {
    (event.kind == .message || event.kind == .senderOnly) && event.options.contains(.stored)
      && (kinds.isEmpty || kinds.contains(event.contentKind))
  }
}

/// The messages that accounts deleted from their history.
extension MemoryHubStore {
  private var hidden: [EventPlace: Set<AccountNumber>] {
    get { parts[MemoryHidden.self].byMessage }
    _modify { yield &parts[MemoryHidden.self].byMessage }
  }

  package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    for sequence in sequences {
      let place = EventPlace(stream: stream, sequence: sequence)
      guard isThere(place), hidden[place, default: []].insert(account).inserted else { continue }
      undo.note { $0.hidden[place]?.remove(account) }
    }
  }

  package func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    let known = parts[MemoryHidden.self].byMessage
    return Set(sequences.filter { known[EventPlace(stream: stream, sequence: $0)]?.contains(account) ?? false })
  }

  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    var deleters = hidden[message] ?? []
    for member in (members[message.stream] ?? [:]).values where PastPosition.floor(member.cleared) >= message.sequence {
      deleters.insert(member.account)
    }
    return deleters
  }
}
