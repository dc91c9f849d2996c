import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The price of a stretch of work to this process.
struct Measurement {
  var messages: Int
  /// Processor time of all threads, user and system, in seconds.
  var processorSeconds: Double
  /// Time on the wall, in seconds.
  var wallSeconds: Double

  var messagesPerProcessorSecond: Double { Double(messages) / max(processorSeconds, .leastNonzeroMagnitude) }
  var microsecondsPerMessage: Double { processorSeconds * 1_000_000 / Double(max(messages, 1)) }

  /// Measures some work on so many messages.
  static func of(messages: Int, _ work: () throws -> Void) rethrows -> Measurement {
    let wall = Date()
    let start = processorTime()
    try work()
    return Measurement(
      messages: messages, processorSeconds: processorTime() - start, wallSeconds: Date().timeIntervalSince(wall))
  }

  /// Returns how long some work takes, in milliseconds on the clock.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
  }

  private static func processorTime() -> Double {
    var usage = rusage()
    // The whole process, all threads.
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
