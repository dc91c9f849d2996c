package import Dispatch
package import ParlanceCore

/// Runs the turns of devices: what apps wrote in one turn is committed together before any of it leaves.
///
/// Devices and a hub of one process share a queue, so that a turn of the hub finds what the devices of the turn before
/// sent, and devices tidy up together with what the hub answered.
package final class DeviceLoop: @unchecked Sendable {
  // Safe to share: everything mutable is guarded by the lock.
  private struct State {
    var devices: [DeviceRunner] = []
    /// Devices that have only something to tidy up, which waits one turn for something better to do.
    var idle: [DeviceRunner] = []
    var isScheduled = false
    var isStopped = false
  }

  private let state = Lock(State())
  private let queue: any SerialQueue
  package let statistics: EngineStatistics

  package init(queue: any SerialQueue, statistics: EngineStatistics = EngineStatistics()) {
    self.queue = queue
    self.statistics = statistics
  }

  /// Returns a queue for loops.
  package static func makeQueue() -> DispatchQueue { DispatchQueue(label: "parlance.engine", qos: .userInitiated) }

  /// Takes a device that wants its `flush` called in the next turn. It asks once and is asked again after that turn.
  func enqueue(_ device: DeviceRunner) {
    let mustStart = state.withLock { state in
      guard !state.isStopped else { return false }
      state.devices.append(device)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustStart { queue.perform { [self] in turn() } }
  }

  /// Runs something between the turns.
  func perform(_ body: @escaping @Sendable () -> Void) {
    guard !state.withLock({ $0.isStopped }) else { return }
    queue.perform(body)
  }

  private func turn() {
    let (devices, idle) = state.withLock { state in
      defer {
        state.devices.removeAll(keepingCapacity: true)
        state.idle.removeAll(keepingCapacity: true)
      }
      return (state.devices, state.idle)
    }
    for device in idle { device.flush(unlessIdle: false) }
    let waiting = devices.filter { !$0.flush(unlessIdle: true) }
    // Through the queue, not a loop, so that a hub in the same process gets its turn in between.
    let mustGoOn = state.withLock { state in
      state.idle += waiting
      state.isScheduled = !state.devices.isEmpty || !state.idle.isEmpty
      return state.isScheduled
    }
    if mustGoOn { queue.perform { [self] in turn() } }
  }

  /// Runs what is left and then takes nothing more.
  package func stop() {
    while state.withLock({ $0.isScheduled }) { queue.performAndWait {} }
    state.withLock { $0.isStopped = true }
    queue.performAndWait {}
  }
}
