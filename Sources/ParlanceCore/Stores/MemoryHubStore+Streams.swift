extension MemoryHubStore {
  package func stream(key: String) throws(MessagingError) -> StreamRecord? {
    streamNumbers[ExactString(key)].flatMap { find($0)?.record }
  }

  package func stream(number: Int64) throws(MessagingError) -> StreamRecord? { find(number)?.record }

  package func insertStream(
    key: String, kind: StreamKind, profile: [UInt8]
  ) throws(MessagingError) -> StreamRecord {
    let exactKey = ExactString(key)
    guard streamNumbers[exactKey] == nil else {
      throw undo.fail(MessagingError(.invalidArgument, "the stream exists: \(key)"))
    }
    let record = StreamRecord(number: Int64(streams.count) + 1, key: key, kind: kind, profile: profile)
    streams.append(Stream(record))
    streamNumbers[exactKey] = record.number
    undo.note {
      $0.streams.removeLast()
      $0.streamNumbers[exactKey] = nil
    }
    return record
  }

  package func saveProfile(stream: Int64, _ profile: [UInt8]) throws(MessagingError) {
    guard let stream = find(stream) else { return }
    let known = stream.record.profile
    stream.record.profile = profile
    undo.note { _ in stream.record.profile = known }
  }

  func find(_ stream: Int64) -> Stream? {
    stream > 0 && stream <= Int64(streams.count) ? streams[Int(stream) - 1] : nil
  }

  package func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
    for draft in drafts where find(draft.stream) == nil {
      throw undo.fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
    }
    var outcomes: [AppendOutcome] = []
    outcomes.reserveCapacity(drafts.count)
    for draft in drafts {
      if let stream = find(draft.stream) { outcomes.append(append(draft, to: stream)) }
    }
    return outcomes
  }

  private func append(_ draft: EventDraft, to stream: Stream) -> AppendOutcome {
    let key = draft.id.map { ExactString($0.string) }
    if let place = key.flatMap({ places[$0] }), let known = event(at: place) { return .exists(known) }
    let isMessage = draft.kind == .message
    let before = stream.record
    let sent = stream.sent[draft.sender]
    let event = EventRecord(
      stream: draft.stream, sequence: before.lastSequence + 1, kind: draft.kind,
      time: max(draft.time, before.lastTime.advanced(byMilliseconds: 1)), id: draft.id, sender: draft.sender,
      number: isMessage ? before.lastNumber + 1 : 0, senderNumber: isMessage ? (sent ?? 0) + 1 : 0,
      options: draft.options, platform: draft.platform, contentKind: draft.contentKind, payload: draft.payload)
    stream.events.append(event)
    stream.record.lastSequence = event.sequence
    stream.record.lastTime = event.time
    if isMessage {
      stream.record.lastNumber = event.number
      stream.sent[draft.sender] = event.senderNumber
    }
    if let key { places[key] = Place(stream: draft.stream, sequence: event.sequence) }
    undo.note { store in
      stream.events.removeLast()
      stream.record = before
      stream.sent[draft.sender] = sent
      if let key { store.places[key] = nil }
    }
    return .appended(
      sequence: event.sequence, time: event.time, number: event.number, senderNumber: event.senderNumber)
  }

  package func event(id: MessageID) throws(MessagingError) -> EventRecord? {
    places[ExactString(id.string)].flatMap { event(at: $0) }
  }

  package func event(stream: Int64, sequence: Int64) throws(MessagingError) -> EventRecord? {
    event(at: Place(stream: stream, sequence: sequence))
  }

  private func event(at place: Place) -> EventRecord? {
    guard let stream = find(place.stream), let index = index(of: place.sequence, in: stream) else { return nil }
    return stream.events[index]
  }

  private func index(of sequence: Int64, in stream: Stream) -> Int? {
    let index = stream.events.firstIndex(notBefore: sequence) { $0.sequence }
    return index < stream.events.count && stream.events[index].sequence == sequence ? index : nil
  }

  package func events(stream: Int64, after: Int64, limit: Int) throws(MessagingError) -> [EventRecord] {
    guard let stream = find(stream), after < stream.record.lastSequence else { return [] }
    let first = stream.events.firstIndex(notBefore: after + 1) { $0.sequence }
    return Array(stream.events[first...].suffix(max(0, limit)))
  }

  package func history(
    stream: Int64, after: Timestamp, before: Timestamp, oldestFirst: Bool, kinds: Set<MessageKind>, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    guard let stream = find(stream), after < before, limit > 0 else { return [] }
    // `after` is less than another time, so there is a next one.
    let first = stream.events.firstIndex(notBefore: after.milliseconds + 1) { $0.time.milliseconds }
    let end = stream.events.firstIndex(notBefore: before.milliseconds) { $0.time.milliseconds }
    guard first < end else { return [] }
    func isWanted(_ event: EventRecord) -> Bool {
      (event.kind == .message || event.kind == .senderOnly) && (kinds.isEmpty || kinds.contains(event.contentKind))
    }
    let range = stream.events[first..<end]
    return oldestFirst
      ? Array(range.lazy.filter(isWanted).prefix(limit))
      : Array(range.reversed().lazy.filter(isWanted).prefix(limit))
  }

  package func revoke(stream: Int64, sequence: Int64, as kind: EventKind) throws(MessagingError) {
    guard let stream = find(stream), let index = index(of: sequence, in: stream) else { return }
    let known = stream.events[index]
    guard known.kind == .message || known.kind == .senderOnly else { return }
    stream.events[index].kind = kind
    if kind == .tombstone { stream.events[index].payload = [] }
    undo.note { _ in stream.events[index] = known }
  }

  package func prune(commandsBefore: Timestamp, accountEventsBefore: Timestamp) throws(MessagingError) {
    func isOld(_ event: EventRecord) -> Bool {
      event.kind == .command && event.time < commandsBefore
        || event.kind == .account && event.time < accountEventsBefore
    }
    for stream in streams {
      let gone = stream.events.filter(isOld)
      guard !gone.isEmpty else { continue }
      let known = stream.events
      stream.events.removeAll(where: isOld)
      for event in gone {
        guard let id = event.id else { continue }
        let key = ExactString(id.string)
        let place = places.removeValue(forKey: key)
        undo.note { $0.places[key] = place }
      }
      undo.note { _ in stream.events = known }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose key is not less than a value, by halving; the keys have to grow.
  func firstIndex<Key: Comparable>(notBefore value: Key, key: (Element) -> Key) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if key(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
