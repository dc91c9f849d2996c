internal import ParlanceCore
internal import ParlanceEngine

/// Runs turns and compares the states before and after each.
extension HubModel {
  /// The store and the directory before a turn that may fail.
  private struct Before {
    var store: Fingerprint
    var directory: DirectorySnapshot
  }

  func run(_ turn: TurnInputs, on node: ModelNode, _ plan: FaultPlan) throws(ModelViolation) {
    let asked = soleRequest(of: turn)
    let ignoresEmpty = asked != nil
    let isCompared = ignoresEmpty || !plan.isNone
    let before = isCompared ? try read { () throws(MessagingError) in try self.before(ignoresEmpty) } : nil
    for session in sessions {
      session.loginBefore = directory.session(session.session.id)
      session.wasOverrun = session.isOverrun
      session.placesBefore = directory.places(of: session.session.id)
    }
    membersBefore = members

    if let trace { trace(describe(turn, node, plan)) }
    node.store.arm(plan)
    node.left = node.hub.process(turn.inputs)
    node.store.disarm()

    sessions.removeAll { $0.isClosed }
    closed = (closed + turn.closing).suffix(8)
    let outcome = outcome(of: node.store)
    noteTurn(requests: turn.requests, outcome)
    if let trace { trace(describe(outcome)) }
    try deliverBetweenHubs()
    try checkOutcome(outcome, turn, plan, node.store)
    try read { () throws(MessagingError) in try self.noteEntries(node.store.entries) }
    if outcome != .failed { for added in turn.imports { try note(added) } }
    guard strangers.isEmpty else { throw ModelViolation("\(strangers) were written by accounts that are not members") }
    try checkDeliveries(outcome, turn)
    try checkSessions(turn, outcome)
    try checkDirectory()
    if outcome == .failed, let before {
      try compare(before, gone: turn.closing, foreignChanges: node.store.foreignChanges, ignoresEmpty)
    } else if let asked, let before, asked.isRefused {
      try compare(before, gone: [], foreignChanges: node.store.foreignChanges, true)
    }
    if outcome == .failed || report.turns % 8 == 0 { try checkCache() }
    if report.turns % 32 == 0 { try checkStore() }
  }

  /// Runs a body that reads the store, which nothing hinders now.
  func read<Value>(_ body: () throws(MessagingError) -> Value) throws(ModelViolation) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw ModelViolation("the store cannot be read: \(error)")
    }
  }

  private func outcome(of store: FailingStore) -> TurnOutcome {
    if store.commits > 0 { return .committed(attempts: store.rollbacks + 1) }
    return store.rollbacks > 0 ? .failed : .nothing
  }

  /// Hands messages between hubs on, at once, so that nothing overtakes them.
  private func deliverBetweenHubs() throws(ModelViolation) {
    guard nodes.count > 1 else { return }
    for node in nodes {
      let inputs = node.takeInbox()
      let messages = inputs.filter { if case .bus = $0 { true } else { false } }
      if !messages.isEmpty { node.hub.process(messages) }
      node.returnToInbox(inputs.filter { if case .bus = $0 { false } else { true } })
    }
  }

  private func checkOutcome(
    _ outcome: TurnOutcome, _ turn: TurnInputs, _ plan: FaultPlan, _ store: FailingStore
  ) throws(ModelViolation) {
    if outcome == .failed {
      guard store.hasFired else { throw ModelViolation("a turn failed though the store did what it was asked") }
      guard !plan.leadsToCommit else { throw ModelViolation("a turn gave up after \(store.rollbacks) attempts") }
    }
    if case .committed(let attempts) = outcome,
      store.commits != 1 || (attempts > 1 && !store.hasFired && nodes.count == 1)
    {
      throw ModelViolation("\(store.commits) commits after \(store.rollbacks) rollbacks")
    }
    for work in turn.work where (work.error?.isOfStorage ?? false) != (outcome == .failed) {
      throw ModelViolation("work ended with \(String(describing: work.error)), the turn with \(outcome)")
    }
  }

  // MARK: words

  private func describe(_ turn: TurnInputs, _ node: ModelNode, _ plan: FaultPlan) -> String {
    var lines = ["turn \(report.turns + 1) of hub \(node.index) at \(clock.now().milliseconds), \(plan)"]
    for input in turn.inputs {
      switch input {
      case .frames(let session, let frames):
        for frame in frames { lines.append("  session \(session.id.number): \(frame.number) \(frame.call)") }
      case .closed(let session): lines.append("  session \(session.id.number): the link is gone")
      case .work: lines.append("  work")
      case .time: lines.append("  time")
      case .media(let outcome): lines.append("  media \(outcome)")
      case .token(let outcome): lines.append("  token of \(outcome.session.number): \(outcome.number)")
      case .message(let outcome): lines.append("  message \(outcome)")
      case .bus: lines.append("  bus")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ outcome: TurnOutcome) -> String {
    var lines = ["  -> \(outcome)"]
    for session in sessions {
      for frame in session.sink.frames { lines.append("  -> session \(session.session.id.number): \(frame)") }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: before and after

  private func before(_ ignoresEmpty: Bool) throws(MessagingError) -> Before {
    Before(
      store: try Fingerprint(base, ignoresEmpty: ignoresEmpty),
      directory: DirectorySnapshot(directory, sessions: sessions, accounts: accountCount, streams: streamCount))
  }

  private func compare(
    _ before: Before, gone: [ModelSession], foreignChanges: [StreamNumber: Int64], _ ignoresEmpty: Bool
  ) throws(ModelViolation) {
    let store = try read { () throws(MessagingError) in
      try Fingerprint(base, foreignChanges: foreignChanges, ignoresEmpty: ignoresEmpty)
    }
    if let difference = before.store.difference(from: store) {
      throw ModelViolation("a turn without effect left in the store: \(difference)")
    }
    let after = DirectorySnapshot(directory, sessions: sessions, accounts: accountCount, streams: streamCount)
    var expected = before.directory
    expected.remove(Set(gone.map(\.session.id)))
    if let difference = expected.difference(from: after) {
      throw ModelViolation("a turn without effect left in the directory: \(difference)")
    }
  }

  /// A request that is alone in its turn, to see that it changes nothing if it is refused.
  ///
  /// Nil if upkeep may change something in that turn, or other hubs.
  private func soleRequest(of turn: TurnInputs) -> SoleRequest? {
    guard report.turns % 4 == 0, !isUpkeepDue, nodes.count == 1, !hasMedia, turn.inputs.count == 1,
      case .frames(let session, let frames) = turn.inputs[0],
      frames.count == 1, let call = try? frames[0].call.get(), !(call is ConnectCall),
      let owner = sessions.first(where: { $0.session === session })
    else { return nil }
    return SoleRequest(session: owner, number: frames[0].number)
  }

  private struct SoleRequest {
    var session: ModelSession
    var number: UInt64
    var isRefused: Bool { session.refused.contains(number) }
  }
}

extension FaultPlan {
  var isNone: Bool { if case .none = place { true } else { false } }
}

extension MessagingError {
  /// The store failed, as far as a client can tell.
  var isOfStorage: Bool { FaultPlan.codes.contains(code) }
}
