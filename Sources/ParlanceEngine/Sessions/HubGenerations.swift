internal import ParlanceCore

/// The generations of the hub's history, and whether a device's history is a part of it; without I/O.
///
/// A hub that starts begins a generation, which is stored with the first login. Each earlier one ended with the entry
/// that was the newest when the next began: a device that followed it further has followed another history, for the hub
/// was restored from an older copy since. A generation that is not among them belongs to another hub.
struct HubGenerations {
  private var records: [GenerationRecord]
  /// The last of the records is stored.
  private(set) var isStored = false

  /// - parameter stored: Those of the store, oldest first.
  /// - parameter newest: The time of the store's newest entry.
  init(_ stored: [GenerationRecord], newest: Timestamp) {
    var randomness = SystemRandomness()
    records = stored + [GenerationRecord(id: .random(in: .min ... .max, using: &randomness), begun: newest)]
  }

  /// Creates the generations of a hub that shares its store with others: the first of them began one, which goes on.
  ///
  /// - parameter stored: Those of the store, oldest first; not empty.
  init(shared stored: [GenerationRecord]) {
    records = stored
    isStored = true
  }

  /// The one that goes on.
  var current: GenerationRecord { records[records.count - 1] }

  /// The newest of them, with the time of the last entry of each; the one that goes on has none.
  var all: [HistoryPosition] {
    let named = records.suffix(HistoryPosition.limit)
    let ends = named.dropFirst().map(\.begun) + [.zero]
    return zip(named, ends).map { HistoryPosition(generation: $0.id, time: $1) }
  }

  /// Notes that the current generation is in the store.
  mutating func stored() { isStored = true }

  /// Returns the time up to which a device's history is this hub's.
  ///
  /// - parameter history: The generations that the device met, the last one last.
  /// - returns: nil if all of it is.
  func fork(of history: [HistoryPosition]) -> Timestamp? {
    guard let last = history.last else { return nil }
    // Generations after the last one that both know are of another hub.
    for position in history.reversed() {
      guard let index = records.lastIndex(where: { $0.id == position.generation }) else { continue }
      let end = index + 1 < records.count ? records[index + 1].begun : Timestamp(milliseconds: .max)
      if position.generation == last.generation && position.time <= end { return nil }
      return min(position.time, end)
    }
    return .zero
  }
}
