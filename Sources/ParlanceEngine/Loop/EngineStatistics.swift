internal import ParlanceCore

/// Counts what an engine wrote, so that a measurement can compare like with like.
package final class EngineStatistics: Sendable {
  package struct Counts: Sendable {
    /// Turns of the hub that appended events, and how many.
    package var hubCommits = 0
    package var hubEvents = 0
    /// Commits of devices: those that must survive a power cut, and the others.
    package var durableDeviceCommits = 0
    package var otherDeviceCommits = 0
  }

  private let state = Lock(Counts())

  package init() {}

  package var counts: Counts { state.withLock { $0 } }

  func noteHubCommit(events: Int) {
    state.withLock {
      $0.hubCommits += 1
      $0.hubEvents += events
    }
  }

  func noteDeviceCommit(isDurable: Bool) {
    state.withLock { if isDurable { $0.durableDeviceCommits += 1 } else { $0.otherDeviceCommits += 1 } }
  }
}
