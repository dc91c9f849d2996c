#if Server
  /// The share of a gateway's time that an import takes.
  ///
  /// Those who chat meanwhile are to notice nothing. A message waits for the turn of the import that is under way when it comes: so
  /// turns are as short as they can be, and there is none for most of the time. While no device asks for anything, the import hurries.
  ///
  /// Of several gateways the one that answers counts: a message waits for the turns of its own. If they take turns in answering, their
  /// counts differ, and the import does not hurry.
  struct ImportPace {
    /// The time without a request of a device after which the gateway is taken to be quiet.
    static let quietTime = Duration.seconds(1)

    private var requests: Int64?
    /// The last time at which a device may have asked for something.
    private var lastActivity: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant) { lastActivity = now }

    private func isQuiet(_ now: ContinuousClock.Instant) -> Bool { lastActivity.duration(to: now) >= Self.quietTime }

    /// Returns the number of messages of the next request. Other records are few, and groups take members more cheaply together.
    func messages(at now: ContinuousClock.Instant) -> Int { isQuiet(now) ? 25 : 1 }

    /// Returns the time without a request behind one that took a time.
    func pause(after time: Duration, at now: ContinuousClock.Instant) -> Duration { isQuiet(now) ? .zero : time * 20 }

    /// Notes the number of requests of devices that a gateway has had.
    ///
    /// - parameter requests: The number; nil if the gateway does not say it.
    mutating func note(requests: Int64?, at now: ContinuousClock.Instant) {
      if requests == nil || requests != self.requests { lastActivity = now }
      self.requests = requests
    }
  }
#endif
