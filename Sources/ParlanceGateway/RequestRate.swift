#if Server
  internal import ParlanceCore

  /// The pace at which an account's requests are read, over all its connections: a bucket that fills steadily, and that each
  /// request takes something from.
  ///
  /// Nothing is refused: a connection whose account asks faster is read again once the bucket has something in it, and the
  /// sender's system holds back the rest.
  struct RequestRate {
    /// The requests in a second that go on for long.
    private let perSecond: Double
    /// The size of the bucket: the number of requests that may come at once.
    private let burst: Double
    private var level: Double
    private var time: Timestamp

    init(perSecond: Int, burst: Int, now: Timestamp) {
      self.perSecond = Double(max(1, perSecond))
      self.burst = Double(max(1, burst))
      level = self.burst
      time = now
    }

    /// Takes requests that have come.
    ///
    /// - returns: The time to wait before more are read, in milliseconds; 0 for none.
    mutating func take(_ requests: Int, now: Timestamp) -> Int64 {
      // A clock that is set back fills nothing, and takes nothing away.
      let passed = max(0, now.milliseconds(since: time))
      time = now
      level = min(burst, level + Double(passed) * perSecond / 1000) - Double(requests)
      guard level < 0 else { return 0 }
      return Int64((-level / perSecond * 1000).rounded(.up))
    }
  }
#endif
