import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The hub's time, beside other hubs of the same store.
@Suite struct HubClockTests {
  @Test func noTimeIsBeforeThatOfAnotherHub() {
    let clock = ManualClock(start: Timestamp(milliseconds: 10_000))
    let hub = HubClock(clock, floor: .zero)
    #expect(hub.now().milliseconds == 10_000)
    hub.follow(Timestamp(milliseconds: 25_000))
    hub.follow(Timestamp(milliseconds: 5000))
    #expect(hub.now().milliseconds == 25_000)
    // It goes on a little more slowly than the clock, until the clock has caught up.
    clock.advance(byMilliseconds: 12_800)
    #expect(hub.now().milliseconds == 37_700)
    clock.advance(byMilliseconds: 128 * 15_000)
    #expect(hub.now() == clock.now())
  }
}
