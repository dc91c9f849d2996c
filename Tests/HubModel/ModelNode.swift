internal import ParlanceCore
internal import ParlanceEngine

/// One hub, and the inputs of its next turn.
final class ModelNode {
  let index: Int
  let hub: Hub
  let store: FailingStore
  /// The times for which it requested a turn.
  var wakes: [Timestamp] = []
  /// The inputs that its last turn left for the next.
  var left = LeftInputs()
  private let inbox = Inbox()

  /// Inputs that come from other threads.
  private final class Inbox: @unchecked Sendable {
    // Safe to share: the inputs are guarded by the lock, and looked into by the model alone.
    private let inputs = Lock<[Hub.Input]>([])

    func put(_ input: Hub.Input) { inputs.withLock { $0.append(input) } }

    func take() -> [Hub.Input] {
      inputs.withLock { inputs in
        defer { inputs = [] }
        return inputs
      }
    }
  }

  init(
    index: Int, store: FailingStore, clock: ManualClock, ports: Hub.Ports, settings: HubSettings
  ) throws(MessagingError) {
    self.index = index
    self.store = store
    hub = try Hub(ports, settings: settings)
    hub.attach { [inbox] in inbox.put($0) }
    hub.wake = { [unowned self] delay, _ in wakes.append(clock.now().advanced(byMilliseconds: delay)) }
  }

  /// Takes the inputs of other threads, in an order that is the same in every run.
  func takeInbox() -> [Hub.Input] {
    hub.waitForOutcomes()
    let inputs = inbox.take()
    var tokens: [TokenOutcome] = []
    var others: [Hub.Input] = []
    for input in inputs {
      if case .token(let outcome) = input { tokens.append(outcome) } else { others.append(input) }
    }
    tokens.sort { ($0.session.number, $0.number) < ($1.session.number, $1.number) }
    return others + tokens.map { .token($0) }
  }

  func returnToInbox(_ inputs: [Hub.Input]) {
    for input in inputs { inbox.put(input) }
  }

  /// Removes the requested times that have come, and returns whether there were any.
  func takeDueWakes(_ now: Timestamp) -> Bool {
    let count = wakes.count
    wakes.removeAll { $0 <= now }
    return wakes.count < count
  }
}
