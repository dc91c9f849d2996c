#if Server
  internal import ParlanceCore

  /// A service that takes the events of a hub.
  protocol ServiceEventReceiver: Sendable {
    /// Hands events on.
    ///
    /// - parameter events: The events in their order, at least one.
    /// - parameter completion: Takes nil if the service took all of them; otherwise they come again. Called once, on any
    ///   thread.
    func deliver(_ events: [NumberedServiceEvent], completion: @escaping @Sendable (ServiceEventFailure?) -> Void)
  }

  /// An event and its name.
  struct NumberedServiceEvent: Hashable, Sendable {
    /// A random number that a queue of events has for good.
    var queue: UInt64
    /// Its number in the queue.
    var number: ServiceEventNumber
    var time: Timestamp
    var event: ServiceEvent

    /// The name of the event, which no other one ever has.
    var id: String { "\(String(queue, radix: 16))-\(number)" }
  }

  /// The reason for which events were not taken.
  struct ServiceEventFailure: Hashable, Sendable {
    /// Words for the log, without contents and addresses.
    var words: String
  }

  /// Pauses that double with each failure, up to a limit.
  struct RetryPauses: Hashable, Sendable {
    /// The pause after the first failure, in milliseconds.
    var first: Int64 = 1000
    /// The longest pause, in milliseconds.
    var longest: Int64 = 300_000

    /// Returns a pause, in milliseconds: up to a quarter shorter at random, so that requests that failed together are not
    /// repeated together.
    ///
    /// - parameter failures: The number of failures in a row, from 1.
    /// - parameter chance: A number from 0 up to 1.
    func pause(after failures: Int, chance: Double) -> Int64 {
      let full = min(longest, first << Int64(max(0, min(failures - 1, 30))))
      return max(1, full - Int64(Double(full / 4) * chance))
    }
  }
#endif
