extension MemoryHubStore {
  package func stream(key: StreamKey) throws(MessagingError) -> StreamRecord? {
    streamNumbers[key].flatMap { find($0)?.record }
  }

  package func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? { find(number)?.record }

  /// Returns whether there is still something beside which things are kept.
  func isThere(_ place: EventPlace) -> Bool { event(at: place).map { $0.kind != .tombstone } ?? false }

  package func insertStream(
    key: StreamKey, kind: StreamKind, profile: [UInt8]
  ) throws(MessagingError) -> StreamRecord {
    guard streamNumbers[key] == nil else {
      throw undo.fail(MessagingError(.storageLocked, "the stream exists: \(key.text)"))
    }
    let record = StreamRecord(
      number: StreamNumber(rawValue: Int64(streams.count) + 1), key: key, kind: kind, profile: profile)
    streams.append(Stream(record))
    streamNumbers[key] = record.number
    undo.note {
      $0.streams.removeLast()
      $0.streamNumbers[key] = nil
    }
    return record
  }

  package func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord] {
    let found = streams.lazy.map(\.record).filter { $0.key.isOfConversation && key.precedes($0.key) }
    return Array(found.sorted { $0.key.precedes($1.key) }.prefix(max(0, limit)))
  }

  package func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? {
    guard let stream = find(change.stream), stream.record.version == change.version else { return nil }
    if let key = change.key { rename(stream, to: key) }
    let known = (profile: stream.record.profile, version: stream.record.version)
    stream.record.version += 1
    if let profile = change.profile { stream.record.profile = profile }
    undo.note { _ in
      stream.record.profile = known.profile
      stream.record.version = known.version
    }
    for account in change.removed { removeMember(stream: change.stream, account: account) }
    for member in change.saved { save(member) }
    return stream.record.version
  }

  private func rename(_ stream: Stream, to key: StreamKey) {
    let (old, number) = (stream.record.key, stream.record.number)
    streamNumbers[old] = nil
    streamNumbers[key] = number
    stream.record.key = key
    undo.note {
      stream.record.key = old
      $0.streamNumbers[key] = nil
      $0.streamNumbers[old] = number
    }
  }

  func find(_ stream: StreamNumber) -> Stream? {
    stream > .zero && stream.rawValue <= Int64(streams.count) ? streams[Int(stream.rawValue) - 1] : nil
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
    guard draft.version == stream.record.version else { return .moved }
    let key = draft.id.map { ExactString($0.string) }
    let known = key.flatMap { places[$0] }
    if let place = known?.place(in: draft.stream), let event = event(at: place) { return .exists(event) }
    let isMessage = draft.isNumbered
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
    let newest = newest
    self.newest = max(newest, event.time)
    let isPrunable = event.kind == .command || event.kind == .account
    if isPrunable { arrivals[event.kind]?.append(event.place) }
    if let key {
      // Most ids are new, which the lookup above has found out.
      if known == nil { places[key] = Places(first: event.place) } else { addPlace(event.place, key) }
    }
    undo.note { store in
      stream.events.removeLast()
      stream.record = before
      stream.sent[draft.sender] = sent
      store.newest = newest
      if isPrunable { store.arrivals[event.kind]?.removeLast() }
      if let key { store.removePlace(event.place, key) }
    }
    return .appended(
      sequence: event.sequence, time: event.time, number: event.number, senderNumber: event.senderNumber)
  }

  package func newestTime() throws(MessagingError) -> Timestamp { newest }

  package func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
    places[ExactString(id.string)]?.place(in: stream).flatMap { event(at: $0) }
  }

  package func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
    Set(ids.map { ExactString($0.string) }).compactMap { id in
      places[id]?.place(in: stream).flatMap { event(at: $0) }
    }
  }

  package func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
    guard let known = places[ExactString(id.string)] else { return [] }
    let all = [known.first] + known.others.map { EventPlace(stream: $0, sequence: $1) }
    return all.sorted { $0.stream < $1.stream }.prefix(max(0, limit)).compactMap { event(at: $0) }
  }

  package func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
    event(at: EventPlace(stream: stream, sequence: sequence))
  }

  func event(at place: EventPlace) -> EventRecord? {
    guard let stream = find(place.stream), let index = index(of: place.sequence, in: stream) else { return nil }
    return stream.events[index]
  }

  /// Notes where an id is that was not in this stream.
  func addPlace(_ place: EventPlace, _ id: ExactString) {
    if places[id] == nil {
      places[id] = Places(first: place)
    } else {
      places[id]?.others[place.stream] = place.sequence
    }
  }

  /// Notes that an id is no longer in a stream.
  func removePlace(_ place: EventPlace, _ id: ExactString) {
    if places[id]?.first.stream != place.stream {
      places[id]?.others[place.stream] = nil
    } else if let other = places[id]?.others.popFirst() {
      places[id]?.first = EventPlace(stream: other.key, sequence: other.value)
    } else {
      places[id] = nil
    }
  }

  func index(of sequence: Int64, in stream: Stream) -> Int? {
    let index = stream.events.firstIndex(notBefore: sequence) { $0.sequence }
    return index < stream.events.count && stream.events[index].sequence == sequence ? index : nil
  }

  package func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError) {
    guard let stream = find(stream), let index = index(of: sequence, in: stream) else { return }
    let known = stream.events[index]
    guard known.kind == .message || known.kind == .senderOnly else { return }
    stream.events[index].kind = kind
    if kind == .tombstone { stream.events[index].payload = [] }
    undo.note { _ in stream.events[index] = known }
    if kind == .tombstone { discard(known.place) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose key is not less than a value, by halving; the keys have to grow.
  package func firstIndex<Key: Comparable>(notBefore value: Key, key: (Element) -> Key) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if key(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose key is above a value, by halving; the keys have to grow, and be different.
  package func firstIndex<Key: Comparable>(behind value: Key, key: (Element) -> Key) -> Int {
    let index = firstIndex(notBefore: value, key: key)
    return index < endIndex && key(self[index]) == value ? index + 1 : index
  }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// Returns the first index of an element above a value, by halving; the elements have to grow.
  package func firstIndex(behind value: Element) -> Int { firstIndex(behind: value) { $0 } }
}
