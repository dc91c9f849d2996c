/// Carries messages between several hubs of one process.
package final class MemoryBus: Sendable {
  package typealias Handler = @Sendable ([BusMessage]) -> Void

  /// The bus as one of its hubs has it; connected for as long as it exists.
  package final class Hub: Bus {
    private let bus: MemoryBus
    private let place: Int

    fileprivate init(_ bus: MemoryBus, place: Int) {
      self.bus = bus
      self.place = place
    }

    deinit { close() }

    package func publish(_ messages: [BusMessage], to hub: HubNumber) { bus.pass(messages, from: place, to: hub) }
    package func subscribe(as hub: HubNumber, _ handler: @escaping Handler) { bus.connect(place, hub, handler) }
    package var isConnected: Bool { bus.state.withLock { !$0.isBroken && $0.hubs.contains(place) } }
    package var lossCount: Int { bus.state.withLock { $0.lossCount } }
    package func close() { bus.disconnect(place) }
  }

  fileprivate struct State {
    var count = 0
    /// The places of the hubs that were not closed.
    var hubs: Set<Int> = []
    /// Those of them that listen, by their places.
    var listeners: [Int: (hub: HubNumber, handler: Handler)] = [:]
    var isBroken = false
    var lossCount = 0
  }

  fileprivate let state = Lock(State())

  package init() {}

  /// Connects another hub.
  package func connect() -> Hub {
    Hub(
      self,
      place: state.withLock {
        $0.count += 1
        $0.hubs.insert($0.count)
        return $0.count
      })
  }

  /// A Boolean value that indicates whether everything is lost, as if a server between the hubs had stopped; for tests.
  package var isBroken: Bool {
    get { state.withLock { $0.isBroken } }
    set {
      state.withLock { state in
        if newValue && !state.isBroken { state.lossCount += 1 }
        state.isBroken = newValue
      }
    }
  }

  private func connect(_ place: Int, _ hub: HubNumber, _ handler: @escaping Handler) {
    state.withLock { if $0.hubs.contains(place) { $0.listeners[place] = (hub, handler) } }
  }

  private func disconnect(_ place: Int) {
    state.withLock {
      $0.hubs.remove(place)
      $0.listeners[place] = nil
    }
  }

  private func pass(_ messages: [BusMessage], from place: Int, to hub: HubNumber) {
    guard !messages.isEmpty else { return }
    // Called outside of the lock: a handler may publish.
    let others = state.withLock { state in
      state.isBroken || !state.hubs.contains(place)
        ? []
        : state.listeners.filter { $0.key != place && (hub == .zero || $0.value.hub == hub) }.sorted { $0.key < $1.key }
    }
    for other in others { other.value.handler(messages) }
  }
}

/// The bus of a single hub; it has no listeners.
package final class LocalBus: Bus {
  package init() {}

  package func publish(_ messages: [BusMessage], to hub: HubNumber) {}
  package func subscribe(as hub: HubNumber, _ handler: @escaping @Sendable ([BusMessage]) -> Void) {}
}
