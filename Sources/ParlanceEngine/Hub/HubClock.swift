internal import ParlanceCore

/// The hub's time: that of its clock, but never less than it was, also across restarts.
///
/// A clock that is set back does not stop it: it goes on from where it was at the clock's pace, a little slower, until
/// the clock is there again. So the times that were given stay in the past, and windows close when they should.
final class HubClock {
  private let clock: any MessagingClock
  private var last: Timestamp
  /// The time without what was added because entries of a stream are a millisecond apart.
  private var base: Timestamp
  /// The lead of the hub over the clock, since the clock showed `leadBegin`.
  private var lead: Int64 = 0
  private var leadBegin = Timestamp.zero

  /// Entries of one stream are a millisecond apart, so a burst of them is ahead of the clock. The hub follows them so
  /// far, and waits for the clock then, so that one busy sender does not change the time for everyone.
  private static let patience: Int64 = 1000
  /// The hub gives up one part in this number of its lead.
  private static let slowness: Int64 = 128

  /// - parameter floor: The latest time that was ever given to anything.
  init(_ clock: any MessagingClock, floor: Timestamp) {
    self.clock = clock
    last = floor
    base = floor
  }

  func now() -> Timestamp {
    let shown = clock.now()
    let given = max(0, shown.milliseconds(since: leadBegin)) / Self.slowness
    // The clock is there again, perhaps because it was put right.
    if given >= lead || last.milliseconds(since: shown) <= Self.patience { lead = 0 }
    base = shown.advanced(byMilliseconds: lead == 0 ? 0 : lead - given)
    if last.milliseconds(since: base) > Self.patience {
      lead = last.milliseconds(since: shown)
      leadBegin = shown
      base = last
    }
    last = max(last, base)
    return last
  }

  /// Notes a time that another hub of the same store gave: this one gives none before it. One of them may be ahead of the
  /// clock, after it was set back, and what comes after a device would be before it otherwise.
  func follow(_ time: Timestamp) { last = max(last, time) }

  /// The time of the clock itself, for intervals within a run.
  var shown: Timestamp { clock.now() }
}
