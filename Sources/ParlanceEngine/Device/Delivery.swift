internal import ParlanceCore

/// What an app is called with, in order: events, and between them the ends of its calls.
///
/// Events are kept apart from the rest, so that they reach the app in the array in which they were collected.
struct Callbacks {
  private struct End {
    /// After how many events it comes.
    var position: Int
    /// Runs where the turn ends, for a caller that waits on its own thread.
    var isImmediate: Bool
    var body: () -> Void
  }

  private(set) var events: [DeviceEvent] = []
  private var ends: [End] = []

  var isEmpty: Bool { events.isEmpty && ends.isEmpty }

  mutating func tell(_ event: DeviceEvent) { events.append(event) }

  /// - parameter isImmediate: The caller waits on its own thread.
  mutating func end(isImmediate: Bool = false, _ body: @escaping () -> Void) {
    ends.append(End(position: events.count, isImmediate: isImmediate, body: body))
  }

  /// Appends what came later.
  mutating func append(_ later: Callbacks) {
    ends += later.ends.map { End(position: events.count + $0.position, isImmediate: $0.isImmediate, body: $0.body) }
    events += later.events
  }

  /// The last event, unless the end of a call comes after it.
  var last: DeviceEvent? { ends.last?.position == events.count ? nil : events.last }

  /// Tells an event in the place of the last one.
  mutating func replaceLast(_ event: DeviceEvent) { events[events.count - 1] = event }

  /// Keeps the ends of calls alone.
  mutating func removeEvents() {
    events.removeAll()
    for index in ends.indices { ends[index].position = 0 }
  }

  /// Tells those who wait, and takes their ends out.
  mutating func runImmediate() {
    guard ends.contains(where: \.isImmediate) else { return }
    for end in ends where end.isImmediate { end.body() }
    ends.removeAll(where: \.isImmediate)
  }

  /// Calls back: neighbouring events in one call.
  func run(_ handler: ([DeviceEvent]) -> Void) {
    var told = 0
    func tell(upTo position: Int) {
      guard position > told else { return }
      handler(told == 0 && position == events.count ? events : Array(events[told..<position]))
      told = position
    }
    for end in ends where !end.isImmediate {
      tell(upTo: end.position)
      end.body()
    }
    tell(upTo: events.count)
  }
}

/// What one turn has to tell an app, and what is to be done once it was told.
struct Delivery: @unchecked Sendable {
  // Safe to send: made under the device's lock, then only read, once, on the callback queue. The closures are the
  // app's own, which it gave for being called there.
  var callbacks = Callbacks()
  /// The journal up to here has been told once this delivery has.
  var journalPosition: Int64 = 0
  /// Revoked messages that go once this delivery has been told.
  var revokedRows: [Int64] = []

  var isEmpty: Bool { callbacks.isEmpty && journalPosition == 0 && revokedRows.isEmpty }
}
