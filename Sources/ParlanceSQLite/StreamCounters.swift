internal import ParlanceCore

/// A stream as the hub store keeps it in memory.
final class StreamState {
  /// The number of messages of a sender in the stream.
  struct SentCount {
    var sent: Int64
    var isWritten: Bool
  }

  var record: StreamRecord
  /// The counts of the senders seen since the stream was loaded.
  var sent: [AccountNumber: SentCount] = [:]
  /// The table of counts has nothing about this stream.
  var hasNoCounts: Bool
  var isWritten = true

  init(_ record: StreamRecord, hasNoCounts: Bool) {
    self.record = record
    self.hasNoCounts = hasNoCounts
  }
}

/// The counters of the streams in use.
struct StreamCounters {
  /// A Boolean value that indicates whether the events behind the last writing were counted again since the opening or
  /// the last rollback.
  var isCurrent = false
  var states: [StreamNumber: StreamState] = [:]
  var numbers: [StreamKey: StreamNumber] = [:]
  /// The streams whose counters are ahead of their table.
  var unwritten: [StreamState] = []
  /// The number of events that were stored since the counters were written.
  var uncounted = 0
  /// The time of the newest event that there ever was.
  var newestTime = Timestamp.zero

  /// Forgets the streams whose counters are written if there are as many of them as may be kept.
  mutating func evict(at capacity: Int) {
    guard states.count - unwritten.count >= capacity else { return }
    states = [:]
    numbers = [:]
    for state in unwritten { keep(state) }
  }

  mutating func keep(_ state: StreamState) {
    states[state.record.number] = state
    numbers[state.record.key] = state.record.number
  }

  /// Notes that all counters are written.
  mutating func clearUnwritten() {
    unwritten.removeAll(keepingCapacity: true)
    uncounted = 0
  }
}

extension SQLiteHubStore {
  /// Returns a stream's counters.
  func state(of stream: StreamNumber) throws(MessagingError) -> StreamState? {
    if !counters.isCurrent { try countAgain() }
    if let state = counters.states[stream] { return state }
    return try load(stream)
  }

  private func load(_ stream: StreamNumber) throws(MessagingError) -> StreamState? {
    let cursor = try streamStatements.streamByNumber.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    guard try cursor.next() else { return nil }
    guard let kind = StreamKind(rawValue: cursor.uint8(1)) else { throw damage("stream") }
    let record = StreamRecord(
      number: stream, key: StreamKey(text: cursor.text(0)), kind: kind, lastSequence: cursor.int64(2),
      lastNumber: cursor.int64(3), lastTime: cursor.timestamp(4), profile: cursor.bytes(5), version: cursor.int64(6))
    let state = StreamState(record, hasNoCounts: false)
    counters.evict(at: streamCapacity)
    counters.keep(state)
    return state
  }

  /// Returns the number of messages of a sender in a stream.
  func sentCount(_ state: StreamState, _ account: AccountNumber) throws(MessagingError) -> Int64 {
    if let count = state.sent[account] { return count.sent }
    if state.hasNoCounts { return 0 }
    let cursor = try streamStatements.sentCount.use()
    defer { cursor.reset() }
    cursor.bind(1, state.record.number)
    cursor.bind(2, account)
    return try cursor.next() ? cursor.int64(0) : 0
  }

  /// Notes that a stream's counters are ahead of their table.
  @inline(__always) func touch(_ state: StreamState) {
    guard state.isWritten else { return }
    state.isWritten = false
    counters.unwritten.append(state)
  }

  /// Counts the events that were stored since the counters were written.
  func countAgain() throws(MessagingError) {
    counters = StreamCounters()
    let mark = try streamStatements.mark.use()
    defer { mark.reset() }
    guard try mark.next() else { throw damage("mark") }
    counters.newestTime = mark.timestamp(1)
    let cursor = try streamStatements.uncountedEvents.use()
    defer { cursor.reset() }
    cursor.bind(1, mark.int64(0))
    while try cursor.next() {
      let stream: StreamNumber = cursor.number(0)
      var known = counters.states[stream]
      if known == nil { known = try load(stream) }
      guard let state = known else { throw damage("event") }
      // Imported messages have no place among those that are counted.
      state.record.lastSequence = max(state.record.lastSequence, cursor.int64(1))
      state.record.lastTime = max(state.record.lastTime, cursor.timestamp(2))
      counters.newestTime = max(counters.newestTime, state.record.lastTime)
      let number = cursor.int64(4)
      if number > 0 {
        state.record.lastNumber = number
        state.sent[cursor.number(3)] = StreamState.SentCount(sent: cursor.int64(5), isWritten: false)
      }
      touch(state)
      counters.uncounted += 1
    }
    counters.isCurrent = true
  }

  /// Writes the counters to their tables.
  func writeCounters() throws(MessagingError) {
    if !counters.isCurrent { try countAgain() }
    for state in counters.unwritten {
      try write(state)
      for (account, count) in state.sent where !count.isWritten {
        try write(count.sent, of: account, in: state.record.number)
        state.sent[account]?.isWritten = true
      }
      state.hasNoCounts = false
      state.isWritten = true
    }
    counters.clearUnwritten()
    let cursor = try streamStatements.saveMark.use()
    defer { cursor.reset() }
    cursor.bind(1, counters.newestTime)
    try cursor.finish()
    counters.evict(at: streamCapacity)
  }

  private func write(_ state: StreamState) throws(MessagingError) {
    let cursor = try streamStatements.saveCounters.use()
    defer { cursor.reset() }
    cursor.bind(1, state.record.number)
    cursor.bind(2, state.record.lastSequence)
    cursor.bind(3, state.record.lastNumber)
    cursor.bind(4, state.record.lastTime)
    try cursor.finish()
  }

  private func write(_ sent: Int64, of account: AccountNumber, in stream: StreamNumber) throws(MessagingError) {
    let cursor = try streamStatements.saveSentCount.use()
    defer { cursor.reset() }
    cursor.bind(1, stream)
    cursor.bind(2, account)
    cursor.bind(3, sent)
    try cursor.finish()
  }

  /// Returns the error for a table that holds what this code never wrote.
  func damage(_ table: String) -> MessagingError {
    connection.fail(connection.damage("table \(table)"))
  }
}
