internal import ParlanceCore
internal import ParlanceEngine
internal import TestNumbers

/// Checks of the store at times, and of everything at the end.
extension HubModel {
  func checkCache() throws(ModelViolation) {
    for node in nodes {
      let errors = try read { () throws(MessagingError) in
        try node.hub.cacheErrors(allowsOlder: nodes.count > 1)
      }
      if let first = errors.first { throw ModelViolation("hub \(node.index) remembers what is not so: \(first)") }
    }
  }

  /// Checks that groups are as their entries say, and that acknowledged messages are stored.
  func checkStore() throws(ModelViolation) {
    for (stream, accounts) in members {
      let (record, stored) = try read { () throws(MessagingError) in
        (try base.stream(number: stream), try base.members(stream: stream))
      }
      guard let record, Set(stored.map(\.account)) == accounts else {
        throw ModelViolation("group \(stream) has other members than its entries say")
      }
      if record.isDismissed {
        guard accounts.isEmpty else { throw ModelViolation("group \(stream) is dismissed and has members") }
        continue
      }
      var reader = ByteReader(record.profile)
      let info = try read { () throws(MessagingError) in try GroupInfo(from: &reader) }
      let owners = stored.filter { $0.role == .owner }.map(\.account)
      guard owners == number(of: info.owner).map({ [$0] }), info.memberCount == accounts.count,
        accounts.count <= info.memberLimit
      else { throw ModelViolation("group \(stream) has owners \(owners) and says \(info)") }
    }
    try checkMarks()
    try checkImported()
    for (name, known) in acknowledged {
      let record = try read { () throws(MessagingError) in
        try base.event(stream: known.place.stream, sequence: known.place.sequence)
      }
      guard record?.sender == known.sender else { throw ModelViolation("\(name) was acknowledged and is gone") }
    }
  }

  /// Checks that no read position is beyond its stream's end, and that the readers of a message were among its recipients.
  private func checkMarks() throws(ModelViolation) {
    for (number, stream) in streams {
      let (last, stored, events) = try read { () throws(MessagingError) in
        (
          try base.stream(number: number)?.lastSequence ?? 0, try base.members(stream: number),
          try base.events(PageQuestion(stream: number, after: 0)).events
        )
      }
      for mark in stored {
        // What an import brings may be of the past.
        let positions = [mark.read, mark.acknowledged, max(mark.cleared, 0), max(mark.joinedSequence, 0)]
        guard positions.allSatisfy({ (0...last).contains($0) }) else {
          let name = stream.key.text
          throw ModelViolation("account \(mark.account) is at \(positions) of \(name), which ends at \(last)")
        }
      }
      for event in events where event.kind == .message {
        let (roster, found) = try read { () throws(MessagingError) in
          (try base.roster(event.place), try base.readers(event.place).map(\.account))
        }
        let isAllowed = found.allSatisfy {
          roster?.contains($0) ?? (stream.kind == .direct && stream.isOfPair($0, event.sender))
        }
        guard isAllowed, Set(found).count == found.count else {
          throw ModelViolation("\(found) read \(event.place), for \(String(describing: roster))")
        }
      }
    }
  }

  /// Ends everything, and checks that nothing is left over.
  func end() throws(ModelViolation) {
    for node in nodes {
      // The outcome of one thing may ask for another.
      for _ in 0..<100 {
        var turn = TurnInputs(inputs: node.takeInbox())
        takeLeft(to: &turn, node)
        if turn.inputs.isEmpty { break }
        try run(turn, on: node, .none)
      }
    }
    for session in sessions where !session.pending.isEmpty && !session.isOverrun {
      throw ModelViolation("session \(session.slot) never got an answer to \(session.pending)")
    }
    try checkStore()
    try checkCache()
    let plan = report.requests % 3 == 0 ? FaultPlan(place: .commit) : .none
    for node in nodes { try run(closeAll(of: node), on: node, plan) }
    try endPresence()
    for node in nodes {
      _ = node.takeInbox()
      guard node.hub.load == HubLoad() else {
        throw ModelViolation("hub \(node.index) keeps \(node.hub.load) without any link")
      }
    }
    for account in numbers(1...max(1, accountCount)) as [AccountNumber] where directory.told(account) != nil {
      throw ModelViolation("account \(account) is told as there for ever")
    }
  }

  /// Advances the clock to each time for which a hub requested a turn, until every disconnected account is reported as offline.
  private func endPresence() throws(ModelViolation) {
    for _ in 0..<2000 where !directory.lostAccounts.isEmpty {
      guard let next = nodes.flatMap(\.wakes).min() else { break }
      clock.advance(byMilliseconds: max(0, next.milliseconds(since: clock.now())))
      for node in nodes where node.takeDueWakes(clock.now()) {
        var turn = TurnInputs()
        addTime(to: &turn)
        try run(turn, on: node, .none)
      }
    }
    guard directory.lostAccounts.isEmpty else {
      throw ModelViolation("accounts \(directory.lostAccounts) are never told as offline")
    }
  }
}

extension StreamRecord {
  /// Returns whether this is the stream of the direct conversation of two accounts, which may be the same one.
  fileprivate func isOfPair(_ first: AccountNumber, _ second: AccountNumber) -> Bool {
    key == .direct(low: min(first, second), high: max(first, second))
  }
}
