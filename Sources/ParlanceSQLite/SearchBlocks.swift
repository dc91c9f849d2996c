internal import ParlanceCore

/// The extent of the index of texts: the messages up to a row, in blocks of which each has the times of its messages.
///
/// Rows are given out in the order in which messages come, which is that of their times but for messages that were
/// fetched later. The blocks say where messages of a time can be.
struct SearchBlocks {
  /// A part of the index.
  struct Block {
    /// The last row.
    var last: MessageRow
    /// The time of its oldest message, or one before.
    var oldest: Timestamp
    /// The time of its newest message, or one behind.
    var newest: Timestamp

    func overlaps(_ from: Timestamp, _ until: Timestamp) -> Bool { newest >= from && oldest <= until }
  }

  private(set) var blocks: [Block] = []

  /// The row up to which messages are in the index.
  var end: MessageRow { blocks.last?.last ?? .zero }

  /// Adds a block behind all others.
  mutating func append(_ block: Block) { blocks.append(block) }

  /// Returns the place of the block that has a row.
  func place(of row: MessageRow) -> Int { blocks.firstIndex(notBefore: row) { $0.last } }

  /// Makes the block of a row span a time.
  ///
  /// - returns: The block if it has changed.
  mutating func widen(_ row: MessageRow, to time: Timestamp) -> Block? {
    let place = place(of: row)
    guard place < blocks.count, !blocks[place].overlaps(time, time) else { return nil }
    blocks[place].oldest = min(blocks[place].oldest, time)
    blocks[place].newest = max(blocks[place].newest, time)
    return blocks[place]
  }

  /// Returns the rows among which all messages of a range of times are; nil if there are none.
  func rows(from: Timestamp, until: Timestamp) -> ClosedRange<MessageRow>? {
    guard let first = blocks.firstIndex(where: { $0.overlaps(from, until) }),
      let last = blocks.lastIndex(where: { $0.overlaps(from, until) })
    else { return nil }
    return (first == 0 ? .min : blocks[first - 1].last.successor)...blocks[last].last
  }

  /// Returns for each block the time of the nearest message that is in it or in one that is read after it: the newest
  /// of it and those before it, or the oldest of it and those behind it.
  func nearestTimes(newer: Bool) -> [Timestamp] {
    var times = blocks.map { newer ? $0.oldest : $0.newest }
    if newer {
      for place in times.indices.dropLast().reversed() { times[place] = min(times[place], times[place + 1]) }
    } else {
      for place in times.indices.dropFirst() { times[place] = max(times[place], times[place - 1]) }
    }
    return times
  }
}
