package import ParlanceCore

/// The place where a hub says that events wait, and how many; for any thread.
package final class ServiceEventBoard: Sendable {
  package struct Counts: Hashable, Sendable {
    /// Events that were stored since the hub was opened.
    package var appended = 0
    /// Events that were removed since then because too many waited, though not all consumers had taken them.
    package var dropped = 0
    /// The events that are stored.
    package var span = ServiceEventSpan(before: .zero, last: .zero)

    package init() {}
  }

  private struct State {
    var counts = Counts()
    var limit = ServiceEventBoard.usualLimit
    var listeners: [String: @Sendable () -> Void] = [:]
    var unreportedDrops = 0
    var nextReport = Timestamp.zero
  }

  /// The maximum number of events that are stored, unless a consumer asks for another number.
  package static let usualLimit = 100_000
  /// The time between two lines of the log about events that were dropped, in milliseconds.
  private static let reportInterval: Int64 = 60_000

  private let state = Lock(State())

  init() {}

  package var counts: Counts { state.withLock { $0.counts } }

  /// The maximum number of events that are stored: the oldest go first.
  var limit: Int { state.withLock { $0.limit } }

  func setLimit(_ limit: Int) { state.withLock { $0.limit = max(1, limit) } }

  /// Sets the handler that runs after events were stored, on the hub's queue; it must not block.
  func setListener(_ name: String, _ listener: (@Sendable () -> Void)?) {
    state.withLock { $0.listeners[name] = listener }
  }

  /// Takes what a durable turn did.
  ///
  /// - returns: A number of events that were dropped, if that is to be written into the log now.
  func note(_ change: ServiceEventChange, now: Timestamp) -> Int? {
    let (listeners, report) = state.withLock { state in
      state.counts.appended += change.appended
      state.counts.dropped += change.dropped
      state.counts.span = change.span
      state.unreportedDrops += change.dropped
      var report: Int?
      if state.unreportedDrops > 0, now >= state.nextReport {
        report = state.unreportedDrops
        state.unreportedDrops = 0
        state.nextReport = now.advanced(byMilliseconds: Self.reportInterval)
      }
      return (change.appended > 0 || change.isForConsumers ? Array(state.listeners.values) : [], report)
    }
    for listener in listeners { listener() }
    return report
  }
}

/// The effect of a turn on the stored events.
struct ServiceEventChange {
  var appended = 0
  var dropped = 0
  var span: ServiceEventSpan
  /// There may be events that consumers have not seen, stored by another hub.
  var isForConsumers = false
}
