#if Cluster
  import Dispatch
  import Parlance
  import ParlanceCore

  /// The clock of a world, which stands still, for hubs that nevertheless check one another: an action that is due within a
  /// second runs after that time of the system's clock.
  struct LookingClock: MessagingClock {
    var world = ManualClock()

    func now() -> Timestamp { world.now() }

    func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
      let delay = deadline.milliseconds(since: now())
      guard delay <= 1000 else { return world.schedule(at: deadline, action) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(max(0, delay))), execute: action)
    }
  }
#endif
