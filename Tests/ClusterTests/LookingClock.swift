#if Cluster
  import Dispatch
  import Parlance
  import ParlanceCore

  /// The clock of a world, which stands still, for hubs that look at one another all the same: what is to be done within a
  /// second is done within a second of the system's.
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
