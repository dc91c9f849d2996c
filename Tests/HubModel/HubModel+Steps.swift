internal import ParlanceCore
internal import ParlanceEngine

/// The inputs of a turn.
struct TurnInputs {
  var inputs: [Hub.Input] = []
  var requests = 0
  /// Sessions whose links break in this turn.
  var closing: [ModelSession] = []
  /// Sessions that ask to log in.
  var connecting: Set<SessionID> = []
  var work: [HubWork] = []
  var imports: [ModelImport] = []
  /// Time passes, so presence may change without a request.
  var hasTime = false
}

/// Makes up turns.
extension HubModel {
  /// Makes the accounts, groups and rooms with which most runs begin.
  func begin() throws(ModelViolation) {
    guard !maker.choices.chance(20) else { return }
    let work = HubWork { turn throws(MessagingError) in
      for account in Vocabulary.accounts[..<4] { try turn.lookup.createAccount(account) }
      _ = try turn.groups.createGroup(id: "g1", name: "team", owner: "ann", members: ["bob", "eve"])
      _ = try turn.groups.createGroup(id: "g2", name: "team", owner: "bob", members: ["dan"])
      for room in ["r1", "r2"] { _ = try turn.rooms.createRoom(id: room, name: "room", owner: "ann") }
    }
    try run(TurnInputs(inputs: [.work(work)], work: [work]), on: nodes[0], .none)
  }

  func step() throws(ModelViolation) {
    let node = nodes[nodes.count > 1 ? maker.choices.below(nodes.count) : 0]
    var turn = TurnInputs()
    for _ in 0...maker.choices.below(4) { try addInput(to: &turn, node) }
    closeOverrun(&turn, node)
    if node.takeDueWakes(clock.now()) { addTime(to: &turn) }
    // The outcomes of media and token checks, which sometimes arrive later.
    if maker.choices.chance(80) { turn.inputs += node.takeInbox() }
    takeLeft(to: &turn, node)
    try run(turn, on: node, maker.choices.faultPlan())
  }

  private func addInput(to turn: inout TurnInputs, _ node: ModelNode) throws(ModelViolation) {
    switch maker.choices.byte() {
    case ..<160: try addFrames(to: &turn, node)
    case ..<184: try addLogin(to: &turn, node)
    case ..<196: addClosing(to: &turn, node)
    case ..<210: addWork(to: &turn)
    case ..<226: passTime()
    case ..<230: addTime(to: &turn)
    case ..<233:
      // A link that sends nothing on.
      pickSession(node)?.sink.backlog = SessionBacklog(frames: .max, bytes: 0)
    case ..<243: addImport(to: &turn)
    default:
      try addFrames(to: &turn, node)
      try addFrames(to: &turn, node)
    }
  }

  private func pickSession(_ node: ModelNode) -> ModelSession? {
    let open = sessions.filter { $0.node == node.index }
    return open.isEmpty ? openSession(node) : maker.choices.pick(open)
  }

  private func addFrames(to turn: inout TurnInputs, _ node: ModelNode) throws(ModelViolation) {
    guard let session = pickSession(node) else { return }
    try addFrames((0...maker.choices.below(4)).map { _ in maker.frame(of: session) }, of: session, to: &turn)
  }

  private func addFrames(
    _ frames: [ReceivedFrame], of session: ModelSession, to turn: inout TurnInputs
  ) throws(ModelViolation) {
    let frames = try passed(frames)
    turn.inputs.append(.frames(session.session, frames))
    turn.requests += frames.count
  }

  private func addLogin(to turn: inout TurnInputs, _ node: ModelNode) throws(ModelViolation) {
    guard let session = openSession(node) else { return }
    var frames = [maker.frame(maker.connection(of: session), of: session)]
    for _ in 0..<maker.choices.below(3) { frames.append(maker.frame(of: session)) }
    try addFrames(frames, of: session, to: &turn)
  }

  private func addClosing(to turn: inout TurnInputs, _ node: ModelNode) {
    guard let session = pickSession(node) else { return }
    close(session, in: &turn)
    // A frame that was still in flight arrives after the session has ended.
    if maker.choices.chance(30) { turn.inputs.append(.frames(session.session, [maker.frame(of: session)])) }
  }

  private func close(_ session: ModelSession, in turn: inout TurnInputs) {
    guard !session.isClosed else { return }
    session.isClosed = true
    turn.inputs.append(.closed(session.session))
    turn.closing.append(session)
  }

  /// Breaks the links that the hub asked to end.
  private func closeOverrun(_ turn: inout TurnInputs, _ node: ModelNode) {
    for session in sessions where session.node == node.index && session.isOverrun {
      close(session, in: &turn)
    }
  }

  /// Puts the inputs that the last turn left before all newer ones.
  func takeLeft(to turn: inout TurnInputs, _ node: ModelNode) {
    turn.inputs = node.left.merged(with: turn.inputs)
    node.left = LeftInputs()
    for input in turn.inputs {
      switch input {
      case .frames(let session, let frames):
        for frame in frames where (try? frame.call.get()) is ConnectCall { turn.connecting.insert(session.id) }
      case .token(let outcome): turn.connecting.insert(outcome.session)
      default: break
      }
    }
  }

  /// Breaks all links.
  func closeAll(of node: ModelNode) -> TurnInputs {
    var turn = TurnInputs()
    for session in sessions where session.node == node.index { close(session, in: &turn) }
    return turn
  }

  // MARK: time

  private func passTime() {
    let byte = maker.choices.byte()
    let milliseconds: Int64 =
      switch byte {
      case ..<140: Int64(byte) * 50
      case ..<210: Int64(byte) * 200
      case ..<220: Int64(byte) * 10_000
      case ..<226: 8 * 86_400_000
      case ..<229: 40 * 86_400_000
      case ..<231: 400 * 86_400_000
      // Clocks are set back, too.
      case ..<240: -Int64(byte) * 1000
      case ..<250: -Int64(byte) * 60_000
      default: -3 * 86_400_000
      }
    if milliseconds > 60_000 { isUpkeepDue = true }
    clock.advance(byMilliseconds: milliseconds)
    maker.knowledge.now = clock.now()
  }

  func addTime(to turn: inout TurnInputs) {
    turn.inputs += [.time(.upkeep), .time(.presence)]
    turn.hasTime = true
  }

  // MARK: the administration

  private func addWork(to turn: inout TurnInputs) {
    let work: HubWork
    switch maker.choices.below(8) {
    case 0:
      let account = maker.someAccount()
      work = HubWork { turn throws(MessagingError) in try turn.lookup.createAccount(account) }
    case 1, 2:
      let (id, owner, members) = (maker.group(), maker.someAccount(), maker.someAccounts())
      work = HubWork { turn throws(MessagingError) in
        _ = try turn.groups.createGroup(id: id, name: "team", owner: owner, members: members)
      }
    case 3:
      let (id, owner) = (maker.room(), maker.someAccount())
      work = HubWork { turn throws(MessagingError) in _ = try turn.rooms.createRoom(id: id, name: "room", owner: owner)
      }
    case 4, 5, 6:
      let id = maker.target().id
      let sender = maker.choices.chance(50) ? maker.someAccount() : nil
      let scope: Revocation.Scope = maker.choices.chance(50) ? .everyone : .receivers
      work = HubWork { turn throws(MessagingError) in
        try turn.revocations.revoke(id, sender: sender, scope: scope, RevocationRequest())
      }
    default:
      let account = maker.someAccount()
      work = HubWork { turn throws(MessagingError) in try turn.sessions.endSessions(of: account, reason: "test") }
    }
    turn.inputs.append(.work(work))
    turn.work.append(work)
  }

  private func addImport(to turn: inout TurnInputs) {
    let added = ModelImport(maker.importedRecords(), registersSenders: maker.choices.chance(50))
    turn.imports.append(added)
    turn.inputs.append(.work(added.work))
    turn.work.append(added.work)
  }
}
