internal import ParlanceCore

/// The scans for entries that other hubs appended and of which the bus may have lost the announcement; without I/O.
struct EntryLooks {
  /// The milliseconds between two scans while the bus does not seem to lose anything.
  private static let interval: Int64 = 15_000
  /// The milliseconds that a scan overlaps with the previous one: a commit under way at that time becomes visible only later.
  private static let overlap: Int64 = 15_000

  private var last: Timestamp?
  /// The time of the newest entry at the last scan. Entries have the times of the hubs that appended them, whose clocks may
  /// differ from this one's by more than the overlap.
  private var newest: Timestamp
  private var losses = 0
  private var wasConnected = true
  /// The newest entry of each stream that the last scan found.
  private var found: [StreamNumber: Int64] = [:]

  /// - parameter newest: The time of the newest entry when the hub began.
  init(newest: Timestamp = .zero) { self.newest = newest }

  /// Begins a scan.
  ///
  /// - parameter newest: The time of the newest entry. No hub that knew of it appends an earlier one.
  /// - returns: The time since which entries are to be read; nil if no scan is due.
  mutating func begin(at now: Timestamp, newest: Timestamp, isConnected: Bool, losses: Int) -> Timestamp? {
    guard let last else {
      self.last = now
      self.losses = losses
      return nil
    }
    // The first scan after a loss may come before the lost entry is visible; the next regular one finds it.
    let isDue = !isConnected || !wasConnected || losses != self.losses || now.milliseconds(since: last) >= Self.interval
    guard isDue else { return nil }
    wasConnected = isConnected
    self.losses = losses
    self.last = now
    defer { self.newest = newest }
    return self.newest.advanced(byMilliseconds: -Self.overlap)
  }

  /// Returns the streams with entries that the previous scan did not find, and the position after which these begin, by
  /// stream.
  mutating func newEntries(among places: [EventPlace]) -> [(stream: StreamNumber, after: Int64)] {
    var first: [StreamNumber: Int64] = [:]
    var newest: [StreamNumber: Int64] = [:]
    for place in places {
      newest[place.stream] = max(newest[place.stream] ?? 0, place.sequence)
      if let known = found[place.stream], place.sequence <= known { continue }
      first[place.stream] = min(first[place.stream] ?? .max, place.sequence)
    }
    found = newest
    return first.sorted { $0.key < $1.key }.map { ($0.key, $0.value - 1) }
  }
}
