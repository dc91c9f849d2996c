import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The one timer for tokens that expire.
@Suite struct TokenTimerTests {
  /// A timer whose answers are numbers.
  private struct Timer {
    var timer = TokenTimer()

    /// The number of the timer to start, and the pause.
    mutating func schedule(_ next: Int64?, at now: Int64) -> [Int64]? {
      timer.schedule(next: next.map { Timestamp(milliseconds: $0) }, now: Timestamp(milliseconds: now))
        .map { [Int64($0.number), $0.pause] }
    }
  }

  @Test func onlyAnEarlierTimeStartsAnotherTimer() {
    var timer = Timer()
    #expect(timer.schedule(nil, at: 0) == nil)
    #expect(timer.schedule(5000, at: 0) == [1, 5000])
    #expect(timer.schedule(5000, at: 10) == nil)
    #expect(timer.schedule(9000, at: 10) == nil)
    #expect(timer.schedule(4000, at: 10) == [2, 3990])
    // The first timer has no effect any more.
    #expect(timer.timer.fired(1) == false)
    #expect(timer.schedule(9000, at: 20) == nil)
    #expect(timer.timer.fired(2) == true)
    #expect(timer.schedule(9000, at: 4000) == [3, 5000])
  }

  @Test func pastTimeIsCheckedAtOnce() {
    var timer = Timer()
    #expect(timer.schedule(5, at: 10) == [1, 0])
    #expect(timer.schedule(5, at: 10) == nil)
    #expect(timer.timer.fired(1) == true)
    #expect(timer.schedule(.min, at: .max) == [2, 0])
  }

  @Test func timersRunForAMinuteAtMost() {
    var timer = Timer()
    #expect(timer.schedule(.max, at: 0) == [1, 60_000])
    #expect(timer.schedule(.max, at: 50_000) == nil)
    #expect(timer.timer.fired(1) == true)
    #expect(timer.schedule(.max, at: 60_000) == [2, 60_000])
    #expect(timer.timer.fired(2) == true)
    #expect(timer.schedule(.max, at: .max) == [3, 0])
  }

  /// The time for which the timer was noted is far away then, though it fires earlier.
  @Test func aClockThatIsSetBackIsFollowed() {
    var timer = Timer()
    #expect(timer.schedule(100_000, at: 50_000) == [1, 50_000])
    #expect(timer.schedule(100_000, at: -3_550_000) == [2, 60_000])
    #expect(timer.timer.fired(1) == false)
    #expect(timer.schedule(100_000, at: -3_500_000) == nil)
    #expect(timer.timer.fired(2) == true)
  }
}
