internal import ParlanceCore

/// What a turn has to tell an app, in order.
struct Delivery: @unchecked Sendable {
  // Safe to send: made under the device's lock, then only read, once, on the callback queue. The closures are the
  // app's own, which it gave for being called there.
  enum Item {
    case event(DeviceEvent)
    case completion(() -> Void)
    /// Runs where the turn ends, for a caller that waits on its own thread.
    case immediate(() -> Void)

    /// The end of a call, told where its caller wants it.
    static func end(isImmediate: Bool, _ body: @escaping () -> Void) -> Item {
      isImmediate ? .immediate(body) : .completion(body)
    }
  }

  var items: [Item] = []
  /// The journal up to here has been told once this delivery has.
  var journalPosition: Int64 = 0
  /// Revoked messages that go once this delivery has been told.
  var revokedRows: [Int64] = []

  var isEmpty: Bool { items.isEmpty && journalPosition == 0 && revokedRows.isEmpty }

  /// Tells those who wait, and takes their items out.
  mutating func runImmediate() {
    guard items.contains(where: { if case .immediate = $0 { true } else { false } }) else { return }
    var others: [Item] = []
    for item in items {
      if case .immediate(let body) = item { body() } else { others.append(item) }
    }
    items = others
  }

  /// Calls back: neighbouring events in one call.
  func run(_ handler: ([DeviceEvent]) -> Void) {
    var events: [DeviceEvent] = []
    events.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .event(let event): events.append(event)
      case .completion(let completion):
        if !events.isEmpty {
          handler(events)
          events.removeAll(keepingCapacity: true)
        }
        completion()
      case .immediate: break
      }
    }
    if !events.isEmpty { handler(events) }
  }
}
