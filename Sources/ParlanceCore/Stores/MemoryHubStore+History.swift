extension MemoryHubStore {
  package func events(
    stream: Int64, after: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> EventPage {
    var page = EventPage(events: [], isTruncated: false, hasMore: false)
    let after = max(0, after)
    guard let stream = find(stream), after < stream.record.lastSequence else { return page }
    let all = stream.events[stream.events.firstIndex(notBefore: after + 1) { $0.sequence }...]
    let newest = all.suffix(max(0, limit))
    page.isTruncated = newest.count < all.count
    var room = max(0, bytes)
    for event in newest {
      if event.payload.count > room && !page.events.isEmpty {
        page.hasMore = true
        break
      }
      room -= min(event.payload.count, room)
      page.events.append(event)
    }
    return page
  }

  package func history(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
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

  /// The indexes of the events between the times of a question and behind its floor.
  private func range(of question: HistoryQuestion, in stream: Stream) -> Range<Int> {
    // `after` is less than another time, so there is a next one.
    let first = stream.events.firstIndex(notBefore: question.after.milliseconds + 1) { $0.time.milliseconds }
    let end = stream.events.firstIndex(notBefore: question.before.milliseconds) { $0.time.milliseconds }
    guard question.floor < stream.record.lastSequence else { return 0..<0 }
    let floor = stream.events.firstIndex(notBefore: max(0, question.floor) + 1) { $0.sequence }
    let start = max(first, floor)
    return start < end ? start..<end : 0..<0
  }
}

extension HistoryQuestion {
  /// Whether an entry is what is looked for.
  fileprivate func wants(_ event: EventRecord) -> Bool {
    (event.kind == .message || event.kind == .senderOnly) && event.options.contains(.stored)
      && (kinds.isEmpty || kinds.contains(event.contentKind))
  }
}
