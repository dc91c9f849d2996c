internal import ParlanceCore

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
    /// Processor time that the hub's turns took, in nanoseconds.
    package var hubTime: UInt64 = 0
    /// Commits of devices: those that must survive a power cut, and the others.
    package var durableDeviceCommits = 0
    package var otherDeviceCommits = 0
    /// Bytes of media between the disks of devices and of the hub, now and at most.
    package var mediaBytes = 0
    package var mostMediaBytes = 0
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

  /// Runs one turn of the hub.
  func measureHub(_ turn: () -> Void) {
    let begin = Self.processorTime
    turn()
    let taken = Self.processorTime - begin
    state.withLock { $0.hubTime += taken }
  }

  /// Processor time of the current thread, in nanoseconds: what others run meanwhile does not count.
  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
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
