#if Server
  /// The limits of a bridge.
  package struct BridgeLimits: Hashable, Sendable {
    /// The most requests to one side that are under way.
    package var inFlight = 8
    /// The attempts of one event that may fail while other events succeed. Then it is set aside, and its line goes on.
    package var strikes = 8
    /// The time for which an event about a message waits that has not arrived, in milliseconds.
    package var patience: Int64 = 3_600_000
    /// The time after an attempt without a clear answer before the service is asked whether it arrived, in milliseconds.
    package var questionDelay: Int64 = 5000
    /// The pause after the first failure, in milliseconds; later ones double up to `longestPause`.
    package var firstPause: Int64 = 1000
    package var longestPause: Int64 = 300_000
    /// The time for which the keys of events that are done are remembered, in milliseconds.
    package var memory: Int64 = 30 * 86_400_000

    package init() {}

    /// Returns the pause after failures in a row, in milliseconds.
    func pause(after failures: Int) -> Int64 {
      min(longestPause, firstPause << Int64(max(0, min(failures - 1, 30))))
    }
  }
#endif
