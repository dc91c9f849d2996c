internal import ParlanceCore

/// The calls of an app's code, in order: events, and between them the ends of its calls.
///
/// Events are kept apart from the rest, so that they reach the app in the array in which they were collected.
struct Callbacks {
  /// The storage on which an event depends.
  enum Basis {
    /// The turn's transaction: if that fails, the event did not happen.
    case transaction
    /// The journal, which holds the event until it was delivered.
    case journal
    /// Memory alone: it is reported even if the transaction fails.
    case memory
  }

  private struct End {
    /// The number of events before it.
    var position: Int
    /// Runs where the turn ends, for a caller that waits on its own thread.
    var isImmediate: Bool
    var body: () -> Void
  }

  private(set) var events: [DeviceEvent] = []
  private var bases: [Basis] = []
  private var ends: [End] = []

  var isEmpty: Bool { events.isEmpty && ends.isEmpty }

  mutating func report(_ event: DeviceEvent, basis: Basis = .transaction) {
    events.append(event)
    bases.append(basis)
  }

  /// - parameter isImmediate: The caller waits on its own thread.
  mutating func end(isImmediate: Bool = false, _ body: @escaping () -> Void) {
    ends.append(End(position: events.count, isImmediate: isImmediate, body: body))
  }

  /// Appends what came later.
  mutating func append(_ later: Callbacks) {
    ends += later.ends.map { End(position: events.count + $0.position, isImmediate: $0.isImmediate, body: $0.body) }
    events += later.events
    bases += later.bases
  }

  /// The last event, unless the end of a call comes after it.
  var last: DeviceEvent? { ends.last?.position == events.count ? nil : events.last }

  /// Reports an event in the place of the last one.
  mutating func replaceLast(_ event: DeviceEvent) { events[events.count - 1] = event }

  /// Takes out what did not happen, for the transaction failed. The ends of calls stay.
  mutating func removeUncommitted() { keep { $0 == .memory } }

  /// Leaves the events that the journal keeps to the next run.
  mutating func removeKept() { keep { $0 != .journal } }

  private mutating func keep(_ isKept: (Basis) -> Bool) {
    guard !bases.allSatisfy(isKept) else { return }
    // How many of the events before each end go.
    var removed = 0
    var next = 0
    for index in ends.indices {
      while next < ends[index].position {
        if !isKept(bases[next]) { removed += 1 }
        next += 1
      }
      ends[index].position -= removed
    }
    events = zip(events, bases).filter { isKept($0.1) }.map(\.0)
    bases.removeAll { !isKept($0) }
  }

  /// Completes the calls whose callers wait, and takes their ends out.
  mutating func runImmediate() {
    guard ends.contains(where: \.isImmediate) else { return }
    // The caller may wait on the callback queue: the next call that it makes must not wait for that queue either.
    DeviceRunner.$isWaiting.withValue(true) { for end in ends where end.isImmediate { end.body() } }
    ends.removeAll(where: \.isImmediate)
  }

  /// Calls back: neighbouring events in one call.
  func run(_ handler: ([DeviceEvent]) -> Void) {
    var told = 0
    func report(upTo position: Int) {
      guard position > told else { return }
      handler(told == 0 && position == events.count ? events : Array(events[told..<position]))
      told = position
    }
    for end in ends where !end.isImmediate {
      report(upTo: end.position)
      end.body()
    }
    report(upTo: events.count)
  }
}

/// The reports of one turn to an app, and the work that follows once they were delivered.
struct Delivery: @unchecked Sendable {
  // Safe to send: made under the device's lock, then only read, once, on the callback queue. The closures are the
  // app's own, which it gave for being called there.
  var callbacks = Callbacks()
  var handover = Journal.Handover.nothing

  var isEmpty: Bool { callbacks.isEmpty && handover.isEmpty }
}
