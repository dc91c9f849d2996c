internal import ParlanceCore

/// The looks at what other hubs appended, for what the bus may have lost; without I/O.
struct EntryLooks {
  /// The milliseconds between two looks while the bus seems to lose nothing.
  private static let interval: Int64 = 15_000
  /// The milliseconds by which a look goes back behind the one before: a commit under way then is visible only now.
  private static let overlap: Int64 = 15_000

  private var last: Timestamp?
  private var losses = 0
  private var wasConnected = true
  /// The newest entry of each stream that the last look found.
  private var found: [Int64: Int64] = [:]

  /// Begins a look.
  ///
  /// - returns: The time since which entries are to be looked at; nil if it is not time for a look.
  mutating func begin(at now: Timestamp, isConnected: Bool, losses: Int) -> Timestamp? {
    guard let last else {
      self.last = now
      self.losses = losses
      return nil
    }
    // The first look after a loss may come before what was lost is visible; the next regular one finds it.
    let isDue = !isConnected || !wasConnected || losses != self.losses || now.milliseconds(since: last) >= Self.interval
    guard isDue else { return nil }
    wasConnected = isConnected
    self.losses = losses
    self.last = now
    return last.advanced(byMilliseconds: -Self.overlap)
  }

  /// Returns the streams with entries that the look before did not find, and the position behind which they are, by
  /// stream.
  mutating func newEntries(among places: [EventPlace]) -> [(stream: Int64, after: Int64)] {
    var first: [Int64: Int64] = [:]
    var newest: [Int64: Int64] = [:]
    for place in places {
      newest[place.stream] = max(newest[place.stream] ?? 0, place.sequence)
      if let known = found[place.stream], place.sequence <= known { continue }
      first[place.stream] = min(first[place.stream] ?? .max, place.sequence)
    }
    found = newest
    return first.sorted { $0.key < $1.key }.map { ($0.key, $0.value - 1) }
  }
}
