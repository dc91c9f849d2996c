#if Server
  internal import ParlanceCore

  /// The numbers of a sender of push notifications.
  struct PushCounts: Sendable {
    /// The end of a delivery, or of a notification that had none.
    enum Outcome: String, CaseIterable, Sendable {
      case delivered
      /// A newer one took its place.
      case superseded
      /// The installation is gone; its token was removed.
      case unregistered
      /// The service refused it.
      case refused
      /// Every attempt failed.
      case failed
      /// The account has no installation.
      case unaddressed
      /// There was no room for it.
      case dropped
    }

    private var outcomes: [Outcome: Int] = [:]
    /// The number of times that something was sent again.
    var retries = 0
    /// The number of notifications and deliveries without an outcome.
    var waiting = 0

    subscript(outcome: Outcome) -> Int {
      get { outcomes[outcome] ?? 0 }
      set { outcomes[outcome] = newValue }
    }

    /// Registers the numbers.
    static func register(in metrics: Metrics, service: String, _ counts: @escaping @Sendable () -> PushCounts) {
      for outcome in Outcome.allCases {
        metrics.counter(
          "parlance_push_total", "Push notifications by what became of them.",
          labels: ["service": service, "outcome": outcome.rawValue]
        ) { Double(counts()[outcome]) }
      }
      metrics.counter(
        "parlance_push_retries_total", "Push notifications that were sent again.", labels: ["service": service]
      ) { Double(counts().retries) }
      metrics.gauge(
        "parlance_push_waiting", "Push notifications that have no outcome yet.", labels: ["service": service]
      ) { Double(counts().waiting) }
    }
  }
#endif
