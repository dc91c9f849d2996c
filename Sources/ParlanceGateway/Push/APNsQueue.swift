#if Server
  /// The deliveries that have no outcome yet, without I/O.
  ///
  /// Of those that replace one another one is under way at a time, so that the newest one comes last: a revocation is not
  /// overtaken by the message that it takes back.
  struct APNsQueue {
    /// A wait of one delivery, which ends unless a newer one took its place.
    struct Wait: Hashable, Sendable {
      var lane: APNsDelivery.Lane
      fileprivate var number: Int
    }

    private struct Entry {
      var current: APNsDelivery
      /// The number of the wait; nil while the delivery is under way.
      var wait: Int?
      /// The newest one that came meanwhile.
      var next: APNsDelivery?
    }

    private var entries: [APNsDelivery.Lane: Entry] = [:]
    private var lastWait = 0
    /// The number of deliveries that were not sent, or not sent again, for a newer one took their place.
    private(set) var superseded = 0

    /// The number of deliveries without an outcome.
    var count: Int { entries.count }

    /// Takes a delivery.
    ///
    /// - returns: The delivery, if it is to be sent now.
    mutating func add(_ delivery: APNsDelivery) -> APNsDelivery? {
      guard var entry = entries[delivery.lane] else {
        entries[delivery.lane] = Entry(current: delivery)
        return delivery
      }
      guard entry.wait != nil else {
        if entry.next != nil { superseded += 1 }
        entry.next = delivery
        entries[delivery.lane] = entry
        return nil
      }
      superseded += 1
      entries[delivery.lane] = Entry(current: delivery)
      return delivery
    }

    /// Ends a delivery that was under way.
    ///
    /// - returns: The one that is to be sent next in its place.
    mutating func complete(_ lane: APNsDelivery.Lane) -> APNsDelivery? {
      guard let next = entries[lane]?.next else {
        entries[lane] = nil
        return nil
      }
      entries[lane] = Entry(current: next)
      return next
    }

    /// The next step after a failure that may pass.
    enum Postponement {
      case wait(Wait)
      /// A newer delivery is to be sent now; this one is over.
      case send(APNsDelivery)
    }

    /// Has a delivery wait that was under way.
    mutating func postpone(_ delivery: APNsDelivery) -> Postponement {
      if let next = entries[delivery.lane]?.next {
        superseded += 1
        entries[delivery.lane] = Entry(current: next)
        return .send(next)
      }
      lastWait += 1
      entries[delivery.lane] = Entry(current: delivery, wait: lastWait)
      return .wait(Wait(lane: delivery.lane, number: lastWait))
    }

    /// Ends a wait.
    ///
    /// - returns: The delivery, if it is still to be sent.
    mutating func end(_ wait: Wait) -> APNsDelivery? {
      guard entries[wait.lane]?.wait == wait.number else { return nil }
      entries[wait.lane]?.wait = nil
      return entries[wait.lane]?.current
    }
  }
#endif
