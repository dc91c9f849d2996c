internal import ParlanceCore

/// The newest of the events that no stream has taken, oldest first.
struct KeptEvents {
  /// The number of events with content that are kept: messages, commands, receipts and revocations.
  static let contentLimit = 10_000
  /// The number of others that are kept.
  static let otherLimit = 1000

  private var content: [EventStreams.Entry] = []
  private var others: [EventStreams.Entry] = []

  /// Keeps an event in its place; the oldest goes if there are too many of its sort.
  mutating func insert(_ entry: EventStreams.Entry) {
    if entry.event.isContent {
      Self.insert(entry, into: &content, limit: Self.contentLimit)
    } else {
      Self.insert(entry, into: &others, limit: Self.otherLimit)
    }
  }

  private static func insert(_ entry: EventStreams.Entry, into entries: inout [EventStreams.Entry], limit: Int) {
    let index = entries.lastIndex { $0.number < entry.number }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: index)
    if entries.count > limit { entries.removeFirst() }
  }

  /// Takes out the events that match, in their order.
  mutating func take(where matches: (EventStreams.Entry) -> Bool) -> [EventStreams.Entry] {
    let taken = (content.filter(matches) + others.filter(matches)).sorted { $0.number < $1.number }
    content.removeAll(where: matches)
    others.removeAll(where: matches)
    return taken
  }
}
