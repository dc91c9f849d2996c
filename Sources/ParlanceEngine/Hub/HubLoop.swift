package import ParlanceCore

/// Runs the turns of a hub.
///
/// Whatever comes in while a turn runs waits for the next one, so that under load a turn takes many messages and makes
/// one commit for all of them. A turn takes only so many requests of each session; a session of which too many wait is
/// asked to pause, and closed if it does not.
package final class HubLoop: @unchecked Sendable {
  // Safe to share: `state` and the queues of sessions are guarded by the lock; the hub is touched on the queue only.
  private struct State {
    var inputs: [Hub.Input] = []
    var isScheduled = false
    var isStopped = false
    /// The number of requests of devices that came.
    var requests = 0
  }

  private let state = Lock(State())
  private let queue: any SerialQueue
  private let hub: Hub
  private let clock: any MessagingClock
  private let limits: Lock<HubLimits>
  /// The number of the hub among those that share its store; nil if it is alone.
  private let hubNumber: Lock<HubNumber>?
  /// The bus to the hubs that share the store; nil if the hub is alone.
  package let bus: (any Bus)?
  /// A Boolean value that indicates whether a login shows a token.
  package let needsTokens: Bool
  package let statistics: EngineStatistics
  /// The hub's part that waits for disks, for checks beside its turns.
  let media: HubMedia?
  /// The numbers of the events for other services.
  package let serviceEventBoard: ServiceEventBoard

  package init(
    hub: Hub, clock: any MessagingClock, queue: any SerialQueue, statistics: EngineStatistics = EngineStatistics()
  ) {
    self.hub = hub
    self.clock = clock
    self.queue = queue
    self.statistics = statistics
    serviceEventBoard = hub.serviceEventBoard
    media = hub.media
    limits = Lock(hub.settings.limits)
    hubNumber = hub.shared?.number
    needsTokens = hub.tokens != nil
    bus = hub.shared == nil ? nil : hub.delivery.bus
    hub.statistics = statistics
    hub.wake = { [weak self] delay, wake in
      clock.schedule(at: clock.now().advanced(byMilliseconds: delay)) { [weak self] in self?.enqueue(.time(wake)) }
    }
    hub.attach { [weak self] input in self?.enqueue(input) }
  }

  /// The time of the loop's clock.
  package var now: Timestamp { clock.now() }

  /// The number of requests and other inputs that wait for a turn.
  package var waiting: Int {
    state.withLock { state in
      state.inputs.reduce(0) { if case .frames(_, let frames) = $1 { $0 + frames.count } else { $0 + 1 } }
    }
  }

  /// The number of requests of devices that came since the loop began.
  package var requestCount: Int { state.withLock { $0.requests } }

  // MARK: what comes in

  /// Creates the hub's end of a link.
  package func makeSession(outlet: any SessionOutlet) -> HubSession {
    HubSession(id: SessionID(hub: hubNumber?.withLock { $0 } ?? .zero), outlet: outlet)
  }

  /// Requests of a session, for the next turns.
  package func submit(_ frames: [OutboundFrame], from session: HubSession) {
    let now = clock.now()
    submit(frames.map { ReceivedFrame($0, received: now) }, from: session)
  }

  /// Takes requests from a link of bytes, where some may not have been requests.
  package func submit(_ frames: [ReceivedFrame], from session: HubSession) {
    let limits = limits.withLock { $0 }
    var pauses = false
    var isOverrun = false
    let mustStart = state.withLock { state in
      guard !state.isStopped, !session.queue.isOverrun else { return false }
      state.requests += frames.count
      session.queue.frames += frames.count
      for frame in frames { session.queue.bytes += frame.size }
      if session.queue.isOver(limits, times: 2) {
        session.queue.isOverrun = true
        isOverrun = true
        return false
      }
      if session.queue.isOver(limits, times: 1) && !session.queue.isPaused {
        session.queue.isPaused = true
        pauses = true
      }
      state.inputs.append(.frames(session, frames))
      return Self.start(&state)
    }
    if isOverrun { return session.outlet.close(reason: .tooMuch) }
    if pauses { session.outlet.setPaused(true) }
    if mustStart { queue.perform { [self] in turn() } }
  }

  /// Closes a session whose link is gone.
  package func close(_ session: HubSession) { enqueue(.closed(session)) }

  func enqueue(_ input: Hub.Input) {
    let mustStart = state.withLock { state in
      guard !state.isStopped else { return false }
      state.inputs.append(input)
      return Self.start(&state)
    }
    if mustStart { queue.perform { [self] in turn() } }
  }

  private static func start(_ state: inout State) -> Bool {
    defer { state.isScheduled = true }
    return !state.isScheduled
  }

  // MARK: turns

  private func turn() {
    let limits = limits.withLock { $0 }
    var resumed: [HubSession] = []
    let inputs = state.withLock { state in Self.takeShare(of: &state.inputs, limits, resuming: &resumed) }
    var left = LeftInputs()
    statistics.measureHub { left = hub.process(inputs) }
    for session in resumed { session.outlet.setPaused(false) }
    let mustGoOn = state.withLock { state in
      if !left.isEmpty {
        for case .frames(let session, let frames) in left.inputs { session.queue.put(frames) }
        state.inputs = left.merged(with: state.inputs)
      }
      state.isScheduled = !state.inputs.isEmpty
      return state.isScheduled
    }
    // Through the queue, not a loop, so that devices and the administration get their turns.
    if mustGoOn { queue.perform { [self] in turn() } }
  }

  /// Takes what is due in a turn: of each session its share, and everything else. The rest keeps its order, but
  /// sessions that got nothing come first.
  private static func takeShare(
    of inputs: inout [Hub.Input], _ limits: HubLimits, resuming resumed: inout [HubSession]
  ) -> [Hub.Input] {
    let all = inputs
    inputs.removeAll(keepingCapacity: true)
    var taken: [Hub.Input] = []
    taken.reserveCapacity(all.count)
    var rests: [Hub.Input] = []
    /// The number of requests of each session that come in this turn; none of one that has to wait for the next.
    var shares: [SessionID: Int] = [:]
    var total = 0
    for input in all {
      switch input {
      case .frames(let session, let frames):
        let had = shares[session.id]
        let isWaiting = had == 0 || had == nil && total >= max(1, limits.requestsInTurn)
        let now = isWaiting ? 0 : min(max(0, max(1, limits.requestsPerTurn) - (had ?? 0)), frames.count)
        shares[session.id] = (had ?? 0) + now
        total += now
        if isWaiting {
          inputs.append(input)
          continue
        }
        if now == frames.count {
          taken.append(input)
        } else {
          if now > 0 { taken.append(.frames(session, Array(frames[..<now]))) }
          rests.append(.frames(session, Array(frames[now...])))
        }
        session.queue.take(frames[..<now])
        if session.queue.isPaused && !session.queue.isOver(limits, half: true) {
          session.queue.isPaused = false
          resumed.append(session)
        }
      case .closed(let session) where shares[session.id] != nil:
        // What it sent before comes first, and some of it may be left for the next turn.
        if shares[session.id] == 0 { inputs.append(input) } else { rests.append(input) }
      default: taken.append(input)
      }
    }
    inputs += rests
    return taken
  }

  // MARK: the administration

  /// Runs work of the administration in a turn of its own and waits until it is durable and delivered.
  package func perform<Value>(_ body: (TurnContext) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    var result: Value?
    var failure: MessagingError?
    try checkRunning()
    queue.performAndWait {
      withoutActuallyEscaping(body) { body in
        let work = HubWork { turn throws(MessagingError) in result = try body(turn) }
        hub.process([.work(work)])
        failure = work.error
      }
    }
    if let failure { throw failure }
    guard let result else { throw MessagingError(.storageFailed) }
    return result
  }

  /// Runs work of the administration in one of the next turns, together with what else waits for it: one commit makes all of it
  /// durable.
  ///
  /// - parameter completion: Receives the result when it is durable, on the hub's queue.
  func begin<Value>(
    _ body: @escaping (TurnContext) throws(MessagingError) -> Value,
    completion: @escaping (Result<Value, MessagingError>) -> Void
  ) {
    var result: Value?
    let work = HubWork { turn throws(MessagingError) in
      result = try body(turn)
    } completion: { error in
      if let error { return completion(.failure(error)) }
      completion(result.map { .success($0) } ?? .failure(MessagingError(.storageFailed)))
    }
    do throws(MessagingError) {
      try checkRunning()
    } catch {
      return completion(.failure(error))
    }
    enqueue(.work(work))
  }

  /// Runs something on the hub's own queue, outside its turns; for the tests of what its store does.
  package func onQueue(_ body: () throws(MessagingError) -> Void) throws(MessagingError) {
    var failure: MessagingError?
    queue.performAndWait {
      do throws(MessagingError) {
        try body()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func checkRunning() throws(MessagingError) {
    if state.withLock({ $0.isStopped }) { throw MessagingError(.storageFailed, "the hub is shut down") }
  }

  /// Runs what is left and then takes nothing more.
  package func stop() {
    while state.withLock({ $0.isScheduled }) { queue.performAndWait {} }
    state.withLock { $0.isStopped = true }
    queue.performAndWait {}
  }

  /// Closes the hub's store; called last.
  package func closeHub() {
    queue.performAndWait {
      hub.media?.drain()
      hub.close()
    }
  }
}

extension HubLoop: AdministrationPort {
  package func createAccount(_ account: AccountID) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.lookup.createAccount(account) }
  }

  package func createGroup(
    id: String?, name: String, owner: AccountID, members: [AccountID], isLarge: Bool = false
  ) throws(MessagingError) -> String {
    try perform { turn throws(MessagingError) in
      try turn.groups.createGroup(id: id, name: name, owner: owner, members: members, isLarge: isLarge)
    }
  }

  /// - parameter properties: Properties by the names in `GroupInfo.Property` and `RoomInfo.Property`, within their limits.
  package func createRoom(
    id: String?, name: String, owner: AccountID, properties: [String: String] = [:]
  ) throws(MessagingError) -> String {
    try perform { turn throws(MessagingError) in
      try turn.rooms.createRoom(id: id, name: name, owner: owner, properties: properties)
    }
  }

  package func revoke(
    _ id: MessageID, sender: AccountID?, scope: Revocation.Scope, request: RevocationRequest
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.revocations.revoke(id, sender: sender, scope: scope, request)
    }
  }

  package func broadcastToRooms(
    _ body: MessageBody, from sender: AccountID, id: MessageID?
  ) throws(MessagingError) -> Int {
    let id = id ?? MessageID.generate(at: now)
    var count = 0
    var position: StreamNumber? = .zero
    // The requests of others have their turns between those of a broadcast to many rooms.
    while let after = position {
      let part = try perform { turn throws(MessagingError) in
        try turn.broadcasts.broadcast(body, id, from: sender, after: after)
      }
      count += part.count
      position = part.next
    }
    return count
  }

  package func endSessions(of account: AccountID, reason: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.sessions.endSessions(of: account, reason: reason) }
  }

  package func settings() throws(MessagingError) -> HubSettings {
    try checkRunning()
    var settings = HubSettings()
    queue.performAndWait { settings = hub.settings }
    return settings
  }

  /// Sets the check of messages before they are sent; nil for none.
  package func setMessageCheck(_ check: MessageCheck?) { queue.performAndWait { hub.messageChecker.set(check) } }

  package func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError) {
    try checkRunning()
    queue.performAndWait {
      change(&hub.settings)
      limits.withLock { $0 = hub.settings.limits }
    }
  }
}

extension RequestQueue {
  func isOver(_ limits: HubLimits, times factor: Int) -> Bool {
    frames > limits.queuedRequests * factor || bytes > limits.queuedRequestBytes * factor
  }

  func isOver(_ limits: HubLimits, half: Bool) -> Bool {
    frames > limits.queuedRequests / 2 || bytes > limits.queuedRequestBytes / 2
  }

  mutating func take(_ taken: ArraySlice<ReceivedFrame>) {
    for frame in taken { bytes -= frame.size }
    frames -= taken.count
  }

  mutating func put(_ left: [ReceivedFrame]) {
    for frame in left { bytes += frame.size }
    frames += left.count
  }
}
