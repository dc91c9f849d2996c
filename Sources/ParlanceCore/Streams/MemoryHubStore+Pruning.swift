/// Events of one kind in the order of their arrival.
struct ArrivalQueue {
  private var places: [EventPlace] = []
  /// The number of those that are gone.
  private var gone = 0

  var first: EventPlace? { gone < places.count ? places[gone] : nil }

  mutating func append(_ place: EventPlace) { places.append(place) }
  mutating func removeLast() { places.removeLast() }
  mutating func removeFirst() { gone += 1 }
  mutating func restoreFirst() { gone -= 1 }

  /// Frees the space of the entries that are gone; outside of a transaction, for this cannot be undone.
  mutating func compact() {
    guard gone > 100, gone > places.count / 2 else { return }
    places.removeFirst(gone)
    gone = 0
  }
}

/// Old events go in the order of their arrival: those behind one that is to stay are as young, or wait for it.
extension MemoryHubStore {
  package func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
    var budget = max(1, limit)
    pruneEvents(.command, before: limits.commandsBefore, &budget)
    pruneEvents(.account, before: limits.accountEventsBefore, &budget)
    while budget > 0, let place = discarded.popLast() {
      undo.note { $0.discarded.append(place) }
      budget -= removeRests(of: place)
    }
    pruneDevices(before: limits.devicesBefore, &budget)
    return budget > 0
  }

  /// Notes that what is kept beside a message is to be removed, if there is anything.
  func discard(_ place: EventPlace) {
    let types = parts.keptBesideMessages
    guard types.contains(where: { $0.isKept(beside: place, in: self) }) else { return }
    discarded.append(place)
    undo.note { $0.discarded.removeLast() }
  }

  /// Removes what is kept beside one message.
  ///
  /// - returns: The number of those entries, and one for the message.
  private func removeRests(of place: EventPlace) -> Int {
    let types = parts.keptBesideMessages
    return types.reduce(1) { $0 + $1.remove(beside: place, from: self) }
  }

  private func pruneEvents(_ kind: EventKind, before: Timestamp, _ budget: inout Int) {
    var gone: [StreamNumber: Set<Int64>] = [:]
    while budget > 0, let place = arrivals[kind]?.first, let event = event(at: place), event.time < before {
      budget -= 1
      arrivals[kind]?.removeFirst()
      undo.note { $0.arrivals[kind]?.restoreFirst() }
      gone[place.stream, default: []].insert(place.sequence)
      if let id = event.id.map({ ExactString($0.string) }) {
        removePlace(place, id)
        undo.note { $0.addPlace(place, id) }
      }
      if kind == .command { discard(place) }
    }
    for (number, sequences) in gone {
      guard let stream = find(number) else { continue }
      let known = stream.events
      stream.events.removeAll { sequences.contains($0.sequence) }
      undo.note { _ in stream.events = known }
    }
  }

  private func pruneDevices(before: Timestamp, _ budget: inout Int) {
    for account in devices.keys.sorted() where budget > 0 {
      guard let known = devices[account], known.contains(where: { $0.lastSeen < before }) else { continue }
      let kept = known.filter { $0.lastSeen >= before }
      devices[account] = kept.isEmpty ? nil : kept
      budget -= known.count - kept.count
      undo.note { $0.devices[account] = known }
    }
  }
}

extension KeptBesideMessages {
  fileprivate static func isKept(beside place: EventPlace, in store: MemoryHubStore) -> Bool {
    store.parts[Self.self].byMessage[place] != nil
  }

  /// Removes what the part keeps beside a message.
  ///
  /// - returns: The number of those entries.
  fileprivate static func remove(beside place: EventPlace, from store: MemoryHubStore) -> Int {
    guard let kept = store.parts[Self.self].byMessage.removeValue(forKey: place) else { return 0 }
    store.undo.note { $0.parts[Self.self].byMessage[place] = kept }
    return count(kept)
  }
}
