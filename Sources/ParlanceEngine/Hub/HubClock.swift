internal import ParlanceCore

/// The hub's time: that of its clock, but never less than it was, also across restarts.
///
/// A clock that is set back does not stop it: it goes on from where it was at the clock's pace, a little slower, until the
/// clock is there again. So what was given a time stays in the past, and windows close when they should.
final class HubClock {
  private let clock: any MessagingClock
  private var last: Timestamp
  /// How far the hub is ahead of the clock, since the clock showed `leadBegin`.
  private var lead: Int64 = 0
  private var leadBegin = Timestamp.zero

  /// So far ahead of its clock the hub waits for it: entries of one stream are a millisecond apart, so a burst of them is
  /// ahead of the clock by a little.
  private static let patience: Int64 = 1000
  /// The hub gives up one part in so many of its lead.
  private static let slowness: Int64 = 128

  /// - parameter floor: The latest time that was ever given to anything.
  init(_ clock: any MessagingClock, floor: Timestamp) {
    self.clock = clock
    last = floor
  }

  func now() -> Timestamp {
    let shown = clock.now()
    let given = max(0, shown.milliseconds(since: leadBegin)) / Self.slowness
    var time = shown.advanced(byMilliseconds: lead == 0 ? 0 : max(0, lead - given))
    if time < last {
      let gap = last.milliseconds(since: time)
      if lead > 0 || gap > Self.patience {
        lead = last.milliseconds(since: shown)
        leadBegin = shown
      }
      time = last
    } else if lead > 0 && given >= lead {
      lead = 0
    }
    last = time
    return time
  }

  /// What the clock itself shows, for intervals within a run.
  var shown: Timestamp { clock.now() }
}
