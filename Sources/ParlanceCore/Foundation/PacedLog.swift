/// A log that writes entries of one kind a few times, and then how many more there were.
///
/// A dependency that fails, or a stranger who is refused, can repeat an entry with every request. The first entries of a
/// kind are written at once. Those that follow within a minute are counted, and one entry at its end has their number and
/// the last of them; it goes on so as long as they come.
package final class PacedLog: Sendable {
  /// The time for which entries are counted, in seconds.
  package static let period: Int64 = 60

  private struct Kind {
    var written = 0
    /// The number of entries since the last one that was written, and the last of them.
    var more = 0
    var last: EngineLogEntry
  }

  private struct State {
    var kinds: [String: Kind] = [:]
    /// The entries beyond the limit of kinds, by their events.
    var others: [String: Kind] = [:]
    var isCounting = false
  }

  private let log: EngineLog
  private let clock: any MessagingClock
  private let most: Int
  private let mostKinds: Int
  private let state = Lock(State())

  /// Creates a log.
  ///
  /// - parameter log: Takes what is written.
  /// - parameter clock: The clock that ends the periods.
  /// - parameter most: The number of entries of a kind that are written in a period.
  /// - parameter kinds: The number of kinds that are distinguished in a period; entries of further kinds are only counted.
  package init(_ log: @escaping EngineLog, clock: any MessagingClock, most: Int = 1, kinds: Int = 16) {
    self.log = log
    self.clock = clock
    self.most = most
    mostKinds = kinds
  }

  /// Writes an entry or counts it.
  ///
  /// - parameter kind: The entries that are alike; the same event and detail unless given.
  package func write(_ entry: EngineLogEntry, kind: String? = nil) {
    let kind = kind ?? "\(entry.event) \(entry.detail)"
    let (isWritten, begins) = state.withLock { state in
      let begins = !state.isCounting
      state.isCounting = true
      return (Self.take(entry, kind, most: most, mostKinds: mostKinds, &state), begins)
    }
    if begins { schedule() }
    if isWritten { log(entry) }
  }

  private static func take(
    _ entry: EngineLogEntry, _ kind: String, most: Int, mostKinds: Int, _ state: inout State
  ) -> Bool {
    guard state.kinds[kind] != nil || state.kinds.count < mostKinds else {
      state.others[entry.event, default: Kind(last: entry)].more += 1
      state.others[entry.event]?.last = entry
      return false
    }
    var known = state.kinds[kind] ?? Kind(last: entry)
    defer { state.kinds[kind] = known }
    guard known.written >= most else {
      known.written += 1
      return true
    }
    known.more += 1
    known.last = entry
    return false
  }

  private func schedule() {
    clock.schedule(at: clock.now().advanced(byMilliseconds: Self.period * 1000)) { [weak self] in self?.endPeriod() }
  }

  private func endPeriod() {
    let goesOn = flush()
    if goesOn { schedule() }
  }

  /// Writes the numbers of what was counted; for the end of a period, or that of the log.
  ///
  /// - returns: A Boolean value that indicates whether a new period has begun.
  @discardableResult package func flush() -> Bool {
    let (counted, goesOn) = state.withLock { state in
      let counted = (Array(state.kinds.values) + state.others.values).filter { $0.more > 0 }
      // A kind that continues is not written again.
      state.kinds = state.kinds.filter { $0.value.more > 0 }
      for kind in state.kinds.keys { state.kinds[kind]?.more = 0 }
      state.others.removeAll()
      state.isCounting = !counted.isEmpty
      return (counted, state.isCounting)
    }
    for kind in counted.sorted(by: { ($0.last.event, $0.last.detail) < ($1.last.event, $1.last.detail) }) {
      var entry = kind.last
      entry.detail = "\(kind.more) more within \(Self.period) s, the last: \(entry.detail)"
      log(entry)
    }
    return goesOn
  }
}

extension EngineLogEntry {
  /// Returns a name that a stranger chose as one part of a detail: in quotes, of bounded length, and without characters that
  /// end it or that a terminal acts on.
  package static func quoted(_ name: String) -> String {
    let limit = 64
    var result = "\""
    for (count, scalar) in name.unicodeScalars.enumerated() {
      guard count < limit else {
        result += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
      }
    }
    return result + "\""
  }
}
