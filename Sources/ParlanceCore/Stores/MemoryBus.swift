/// Carries messages between several hubs of one process.
package final class MemoryBus: Sendable {
  package typealias Handler = @Sendable ([BusMessage]) -> Void

  /// The bus as one of its hubs has it; connected for as long as it exists.
  package final class Hub: Bus {
    private let bus: MemoryBus
    private let number: Int

    fileprivate init(_ bus: MemoryBus, number: Int) {
      self.bus = bus
      self.number = number
    }

    deinit { bus.disconnect(number) }

    package func publish(_ messages: [BusMessage]) { bus.pass(messages, from: number) }
    package func subscribe(_ handler: @escaping Handler) { bus.connect(number, handler) }
  }

  private struct State {
    var count = 0
    /// The handlers of the hubs that listen, by their numbers.
    var handlers: [Int: Handler] = [:]
  }

  private let state = Lock(State())

  package init() {}

  /// Connects another hub.
  package func connect() -> Hub {
    Hub(
      self,
      number: state.withLock {
        $0.count += 1
        return $0.count
      })
  }

  private func connect(_ hub: Int, _ handler: @escaping Handler) { state.withLock { $0.handlers[hub] = handler } }

  private func disconnect(_ hub: Int) { state.withLock { $0.handlers[hub] = nil } }

  private func pass(_ messages: [BusMessage], from hub: Int) {
    guard !messages.isEmpty else { return }
    // Called outside of the lock: a handler may publish.
    let others = state.withLock { $0.handlers.filter { $0.key != hub }.sorted { $0.key < $1.key } }
    for other in others { other.value(messages) }
  }
}

/// The bus of a hub that is alone: nobody listens.
package final class LocalBus: Bus {
  package init() {}

  package func publish(_ messages: [BusMessage]) {}
  package func subscribe(_ handler: @escaping @Sendable ([BusMessage]) -> Void) {}
}
