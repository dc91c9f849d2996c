internal import ParlanceCore

/// The session log: logins and their ends, and who enters and leaves rooms, for back ends that ask for them later.
///
/// It is kept only of the kinds that a server face or the operator asked for. It is a ring of values in the hub's store, so that
/// hubs that share the store write one log, and it never grows beyond `HubLimits.sessionLogEntries` and one part more. Entries
/// join the turn of the event; those of a turn that failed are stored with the next one.
struct SessionLogRules: TurnPart {
  let turn: TurnContext

  private static let headKey = StreamKey.kept("x:log")
  private static func key(ofReader name: String) -> StreamKey { .kept("x:log:read:\(name)") }

  private var blockCount: Int64 { max(1, Int64(limits.sessionLogEntries) / SessionLogBlock.size) + 1 }
  private func key(ofBlock ordinal: Int64) -> StreamKey { .kept("x:log:\(ordinal % blockCount)") }

  // MARK: writing

  /// Notes an event of a login, if its kind is kept.
  ///
  /// - parameter conversation: The room or the group that was entered or left.
  func note(
    _ kind: SessionLogEntry.Kind, _ login: SessionRecord, in conversation: HubConversation? = nil,
    _ ending: SessionLogEntry.Ending? = nil
  ) {
    guard turn.loggedSessions.contains(kind) else { return }
    turn.unreported.sessionLog.append(
      SessionLogEntry(
        time: now, kind: kind, account: login.account.id, platform: login.platform, device: login.device.id,
        tag: login.tag, conversation: conversation?.name(for: login.account.number), ending: ending))
  }

  /// Stores the entries of the turn behind all others.
  func store() throws(MessagingError) {
    var waiting = turn.unreported.sessionLog.suffix(limits.sessionLogEntries)
    guard !waiting.isEmpty else { return }
    var head = try turn.keptValues.kept(Self.headKey, initial: SessionLogPosition())
    while !waiting.isEmpty {
      let ordinal = head.value.number / SessionLogBlock.size
      let free = SessionLogBlock.size - head.value.number % SessionLogBlock.size
      var block = try turn.keptValues.kept(key(ofBlock: ordinal), initial: SessionLogBlock())
      if block.value.ordinal != ordinal { block.value = SessionLogBlock(ordinal: ordinal) }
      for var entry in waiting.prefix(Int(free)) {
        head.value.number += 1
        entry.number = head.value.number
        block.value.entries.append(entry)
      }
      waiting = waiting.dropFirst(Int(free))
      try turn.keptValues.save(block, key(ofBlock: ordinal))
    }
    try turn.keptValues.save(head, Self.headKey)
    turn.unreported.sessionLog.removeAll()
  }

  /// Removes the entries of an account that is erased.
  func forget(_ account: AccountID) throws(MessagingError) {
    let last = try turn.keptValues.kept(Self.headKey, initial: SessionLogPosition()).value.number
    for ordinal in ordinals(upTo: last) {
      var block = try turn.keptValues.kept(key(ofBlock: ordinal), initial: SessionLogBlock())
      let left = block.value.entries.filter { $0.account != account }
      guard left.count < block.value.entries.count else { continue }
      block.value.entries = left
      try turn.keptValues.save(block, key(ofBlock: ordinal))
    }
    turn.unreported.sessionLog.removeAll { $0.account == account }
  }

  // MARK: reading

  /// Returns a page of the log.
  func page(_ query: SessionLogQuery) throws(MessagingError) -> SessionLogPage {
    let last = try turn.keptValues.kept(Self.headKey, initial: SessionLogPosition()).value.number
    let ordinals = ordinals(upTo: last)
    var found: [SessionLogEntry] = []
    for ordinal in query.newestFirst ? ordinals.reversed() : Array(ordinals) {
      // The numbers of the part are known without reading it.
      let numbers = ordinal * SessionLogBlock.size + 1...(ordinal + 1) * SessionLogBlock.size
      if query.newestFirst {
        if query.after > 0, numbers.lowerBound >= query.after { continue }
      } else if numbers.upperBound <= query.after {
        continue
      }
      let block = try turn.keptValues.kept(key(ofBlock: ordinal), initial: SessionLogBlock()).value
      guard block.ordinal == ordinal else { continue }
      for entry in query.newestFirst ? block.entries.reversed() : block.entries {
        let isBehind = query.newestFirst ? query.after <= 0 || entry.number < query.after : entry.number > query.after
        guard isBehind, query.contains(entry) else { continue }
        if found.count >= query.limit { return SessionLogPage(entries: found, next: found.last?.number) }
        found.append(entry)
      }
    }
    return SessionLogPage(entries: found, next: nil)
  }

  /// Returns the entries that a reader has not taken, oldest first, and notes that it has them.
  ///
  /// - parameters:
  ///   - reader: The name of the reader. Each has a position of its own, which all hubs that share the store know.
  ///   - window: The number of newest entries of the kinds that the reader can take; those before are lost to it.
  func take(
    by reader: String, kinds: Set<SessionLogEntry.Kind>, limit: Int, window: Int
  ) throws(MessagingError) -> [SessionLogEntry] {
    var position = try turn.keptValues.kept(Self.key(ofReader: reader), initial: SessionLogPosition())
    let newest = try page(SessionLogQuery(kinds: kinds, newestFirst: true, limit: window)).entries
    let taken = Array(newest.reversed().drop { $0.number <= position.value.number }.prefix(limit))
    guard let last = taken.last else { return [] }
    position.value.number = last.number
    try turn.keptValues.save(position, Self.key(ofReader: reader))
    return taken
  }

  /// Returns the ordinals of the parts that the log has, oldest first.
  private func ordinals(upTo last: Int64) -> ClosedRange<Int64> {
    let newest = max(0, last - 1) / SessionLogBlock.size
    return max(0, newest - blockCount + 1)...newest
  }
}
