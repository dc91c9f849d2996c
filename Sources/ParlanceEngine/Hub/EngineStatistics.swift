package import ParlanceCore

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Counts what an engine wrote, so that a measurement can compare like with like.
package final class EngineStatistics: Sendable {
  package struct Counts: Sendable {
    /// Turns of the hub that appended events, and how many.
    package var hubCommits = 0
    package var hubEvents = 0
    /// Requests that the hub refused, by the error.
    package var refusals: [MessagingError.Code: Int] = [:]
    /// Processor time that the hub's turns took, in nanoseconds.
    package var hubTime: UInt64 = 0
    /// Commits of devices: those that must survive a power cut, and the others.
    package var durableDeviceCommits = 0
    package var otherDeviceCommits = 0
    /// Bytes of media between the disks of devices and of the hub, now and at most.
    package var mediaBytes = 0
    package var mostMediaBytes = 0
  }

  /// A turn of the hub that stored something.
  package struct HubCommit: Sendable {
    /// The number of messages and events.
    package var events: Int
    /// The time that the store took to make them durable, in nanoseconds.
    package var time: UInt64
  }

  private let state = Lock(Counts())
  private let watcher = Lock(Watcher())

  /// A closure in a place of its own: kept bare behind the lock, it would be wrapped once more each time it is read.
  private struct Watcher {
    var handler: (@Sendable (HubCommit) -> Void)?
  }

  package init() {}

  package var counts: Counts { state.withLock { $0 } }

  /// Calls a closure for each turn of the hub that stored something, on the hub's queue; nil for none.
  package func watchHubCommits(_ watcher: (@Sendable (HubCommit) -> Void)?) {
    self.watcher.withLock { $0.handler = watcher }
  }

  func note(_ commit: HubCommit) {
    state.withLock {
      $0.hubCommits += 1
      $0.hubEvents += commit.events
    }
    watcher.withLock { $0 }.handler?(commit)
  }

  func note(refusals: [MessagingError.Code: Int]) {
    guard !refusals.isEmpty else { return }
    state.withLock { $0.refusals.merge(refusals, uniquingKeysWith: +) }
  }

  /// Runs one turn of the hub.
  func measureHub(_ turn: () -> Void) {
    let begin = Self.processorTime
    turn()
    let taken = Self.processorTime - begin
    state.withLock { $0.hubTime += taken }
  }

  /// Processor time of the current thread, in nanoseconds; work of other threads does not count.
  private static var processorTime: UInt64 { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The time of a monotonic clock, in nanoseconds.
  static var steadyTime: UInt64 { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  func noteMedia(bytes: Int) {
    state.withLock {
      $0.mediaBytes += bytes
      $0.mostMediaBytes = max($0.mostMediaBytes, $0.mediaBytes)
    }
  }

  func noteDeviceCommit(isDurable: Bool) {
    state.withLock { if isDurable { $0.durableDeviceCommits += 1 } else { $0.otherDeviceCommits += 1 } }
  }
}
