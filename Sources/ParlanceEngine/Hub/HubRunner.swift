internal import ParlanceCore

/// Runs the turns of a hub.
///
/// Whatever comes in while a turn runs waits for the next one, so that under load a turn takes many messages and makes
/// one commit for all of them.
final class HubRunner: @unchecked Sendable {
  // Safe to share: the inbox guards what waits; the hub is touched on the queue only.
  let inbox = HubInbox()
  private let queue: any SerialQueue
  private let hub: Hub
  private let clock: any MessagingClock
  private let limits: Lock<HubLimits>
  /// The number of the hub among those that share its store; nil if it is alone.
  private let hubNumber: Lock<HubNumber>?
  /// The bus to the hubs that share the store; nil if the hub is alone.
  let bus: (any Bus)?
  /// A Boolean value that indicates whether a login shows a token.
  let needsTokens: Bool
  let statistics: EngineStatistics
  /// The hub's part that waits for disks, for checks beside its turns.
  let media: HubMedia?
  /// The numbers of the events for other services.
  let serviceEventBoard: ServiceEventBoard

  init(hub: Hub, clock: any MessagingClock, queue: any SerialQueue, statistics: EngineStatistics) {
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

  /// The time of the hub's clock.
  var now: Timestamp { clock.now() }

  // MARK: what comes in

  func makeSession(outlet: any SessionOutlet) -> HubSession {
    HubSession(id: SessionID(hub: hubNumber?.withLock { $0 } ?? .zero), outlet: outlet)
  }

  /// Requests of a session, for the next turns.
  func submit(_ frames: [OutboundFrame], from session: HubSession) {
    let now = clock.now()
    submit(frames.map { ReceivedFrame($0, received: now) }, from: session)
  }

  /// Takes requests from a link of bytes, where some may not have been requests.
  func submit(_ frames: [ReceivedFrame], from session: HubSession) {
    let limits = limits.withLock { $0 }
    let admission = inbox.add(frames, from: session, limits)
    if admission.isOverrun { return session.outlet.close(reason: .tooMuch) }
    if admission.pauses { session.outlet.setPaused(true) }
    if admission.mustStart { queue.perform { [self] in turn() } }
  }

  func enqueue(_ input: Hub.Input) { if inbox.add(input) { queue.perform { [self] in turn() } } }

  // MARK: turns

  private func turn() {
    let limits = limits.withLock { $0 }
    let (inputs, resumed) = inbox.take(limits)
    var left = LeftInputs()
    statistics.measureHub { left = hub.process(inputs) }
    for session in resumed { session.outlet.setPaused(false) }
    // Through the queue, not a loop, so that devices and the administration get their turns.
    if inbox.endTurn(left) { queue.perform { [self] in turn() } }
  }

  // MARK: work

  /// Runs work of the administration in a turn of its own and waits until it is durable and delivered.
  func perform<Value>(_ body: (TurnContext) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
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
  func onQueue(_ body: () throws(MessagingError) -> Void) throws(MessagingError) {
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
    if inbox.isStopped { throw MessagingError(.storageFailed, "the hub is shut down") }
  }

  /// Runs what is left and then takes nothing more.
  func stop() {
    while inbox.isScheduled { queue.performAndWait {} }
    inbox.stop()
    queue.performAndWait {}
  }

  /// Closes the hub's store; called last.
  func closeHub() {
    queue.performAndWait {
      hub.media?.drain()
      hub.close()
    }
  }

  // MARK: settings

  func settings() throws(MessagingError) -> HubSettings {
    try checkRunning()
    var settings = HubSettings()
    queue.performAndWait { settings = hub.settings }
    return settings
  }

  func updateSettings(_ change: (inout HubSettings) -> Void) throws(MessagingError) {
    try checkRunning()
    queue.performAndWait {
      change(&hub.settings)
      limits.withLock { $0 = hub.settings.limits }
    }
  }

  func setMessageCheck(_ check: MessageCheck?) { queue.performAndWait { hub.messageChecker.set(check) } }
}

/// Work that takes more than one turn, so that the requests of others have their turns in between.
extension HubRunner {
  /// Does something for each of many items, one after another; each has its own result or refusal.
  ///
  /// - throws: One of the storage codes, after which it was done for some.
  func performEach<Item, Value>(
    _ items: [Item], _ body: (TurnContext, Item) throws(MessagingError) -> Value
  ) throws(MessagingError) -> [Result<Value, MessagingError>] {
    var results: [Result<Value, MessagingError>] = []
    while results.count < items.count {
      let part = items[results.count..<min(items.count, results.count + Self.itemsAtOnce)]
      results += try perform { turn throws(MessagingError) in
        try part.map { item throws(MessagingError) in
          do throws(MessagingError) {
            return .success(try body(turn, item))
          } catch {
            if turn.entries.isFatal(error) { throw error }
            return .failure(error)
          }
        }
      }
    }
    return results
  }

  /// Does something for each of many items after a check in a turn of its own, which is left out if there are no items.
  func performEach<Item, Value>(
    _ items: [Item], after check: (TurnContext) throws(MessagingError) -> Void,
    _ body: (TurnContext, Item) throws(MessagingError) -> Value
  ) throws(MessagingError) -> [Result<Value, MessagingError>] {
    guard !items.isEmpty else { return [] }
    try perform(check)
    return try performEach(items, body)
  }

  /// The number of items for which one turn does something.
  private static let itemsAtOnce = 100

  /// Does something in parts until nothing is left.
  ///
  /// - parameter place: The place from which the first part is; nil if there is none.
  /// - parameter step: Does the part from a place, and returns the next place; nil after the last part.
  /// - returns: What the parts returned, in their order.
  func performInParts<Place, Part>(
    from place: Place?, _ step: (TurnContext, Place) throws(MessagingError) -> (Part, Place?)
  ) throws(MessagingError) -> [Part] {
    var parts: [Part] = []
    var next = place
    while let place = next {
      let (part, following) = try perform { turn throws(MessagingError) in try step(turn, place) }
      parts.append(part)
      next = following
    }
    return parts
  }

  /// Does something for many items, in each turn for as many as it has room for.
  ///
  /// - parameter step: Does it for the first of the items that are left, and returns their number.
  /// - returns: What the parts returned, in their order.
  func performInParts<Item, Part>(
    of items: [Item], _ step: (TurnContext, ArraySlice<Item>) throws(MessagingError) -> (Part, Int)
  ) throws(MessagingError) -> [Part] {
    var parts: [Part] = []
    var rest = items[...]
    while !rest.isEmpty {
      let left = rest
      let (part, count) = try perform { turn throws(MessagingError) in try step(turn, left) }
      parts.append(part)
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// Does something again until nothing is left.
  ///
  /// - parameter step: Returns whether there is more.
  func performRepeatedly(_ step: (TurnContext) throws(MessagingError) -> Bool) throws(MessagingError) {
    while try perform(step) {}
  }
}
