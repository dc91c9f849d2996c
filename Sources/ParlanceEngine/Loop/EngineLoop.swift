import Dispatch
package import ParlanceCore

/// The one thread of an embedded engine.
///
/// Whatever comes in while a turn runs waits for the next one, so that under load a turn takes many messages and makes
/// one commit for all of them. In a turn devices first commit what their apps wrote, then the hub decides on what they
/// sent, then devices apply what the hub sent.
package final class EngineLoop: @unchecked Sendable {
  // Safe to share: `inputs`, `devices` and `isScheduled` are guarded by the lock; the hub is touched on the queue only.
  private struct State {
    var inputs: [Hub.Input] = []
    var devices: [Device] = []
    var isScheduled = false
    var isStopped = false
  }

  private let state = Lock(State())
  private let queue: DispatchQueue
  private let hub: Hub
  package let statistics = EngineStatistics()

  package init(hub: Hub) {
    self.hub = hub
    queue = DispatchQueue(label: "parlance.engine", qos: .userInitiated)
    hub.statistics = statistics
    hub.media?.attach { [weak self] outcome in self?.enqueue(.media(outcome)) }
  }

  /// Frames or a change of a link, for the next turn.
  func enqueue(_ input: Hub.Input) {
    schedule { $0.inputs.append(input) }
  }

  /// A device wants its `flush` called in the next turn. It asks once and is asked again after that turn.
  func enqueue(_ device: Device) {
    schedule { $0.devices.append(device) }
  }

  private func schedule(_ change: (inout State) -> Void) {
    let mustStart = state.withLock { state in
      guard !state.isStopped else { return false }
      change(&state)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustStart { queue.async { [self] in turn() } }
  }

  private func turn() {
    let devices = state.withLock { state in
      defer { state.devices.removeAll(keepingCapacity: true) }
      return state.devices
    }
    // A device that has nothing to send, only something to tidy up, does so with what the hub sends it, if anything.
    let waiting = devices.filter { !$0.flush(unlessIdle: true) }
    let inputs = state.withLock { state in
      defer { state.inputs.removeAll(keepingCapacity: true) }
      return state.inputs
    }
    if !inputs.isEmpty { hub.process(inputs) }
    for device in waiting { device.flush(unlessIdle: false) }
    let mustGoOn = state.withLock { state in
      state.isScheduled = !state.inputs.isEmpty || !state.devices.isEmpty
      return state.isScheduled
    }
    // Through the queue, not a loop, so that work of the administration gets its turn.
    if mustGoOn { queue.async { [self] in turn() } }
  }

  /// Runs work of the administration in a turn of its own and waits until it is durable and told.
  package func perform<Value>(_ body: (Hub) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    var result: Value?
    var failure: MessagingError?
    queue.sync {
      withoutActuallyEscaping(body) { body in
        let work = HubWork { hub throws(MessagingError) in result = try body(hub) }
        hub.process([.work(work)])
        failure = work.error
      }
    }
    if let failure { throw failure }
    guard let result else { throw MessagingError(.storageFailed) }
    return result
  }

  /// Closes the hub's store; called last.
  package func closeHub() {
    queue.sync {
      hub.media?.drain()
      hub.close()
    }
  }

  /// Runs what is left and then takes nothing more.
  package func stop() {
    while state.withLock({ $0.isScheduled }) { queue.sync {} }
    state.withLock { $0.isStopped = true }
    queue.sync {}
  }
}
