import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The accounts that are online, and their subscriptions.
@Suite struct PresenceTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func environment(tokenCheck: TokenCheck? = nil) -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, tokenCheck: tokenCheck)
  }

  /// Waits for news of accounts.
  private func states(_ recorder: EventRecorder) async throws -> [AccountPresence] {
    let event = try await recorder.wait { if case .presence(.accounts) = $0 { true } else { false } }
    if case .presence(.accounts(let states)) = event { return states }
    return []
  }

  private func presence(_ account: AccountID, _ state: PresenceState) -> AccountPresence {
    AccountPresence(account: account, state: state)
  }

  @Test func presenceOfAccountsIsReturned() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    _ = try await environment.connectedDevice("bob")
    let found = try await result { alice.fetchPresence(of: ["bob", "nobody", "ALICE"], completion: $0) }
    #expect(found == [presence("bob", .online), presence("nobody", .offline), presence("alice", .online)])
  }

  @Test func watchersAreNotifiedOfLoginsAndLogouts() async throws {
    let environment = environment()
    let (alice, events) = try await environment.connectedDevice("alice")
    #expect(await error { alice.watchPresence(of: ["bob", "carol"], completion: $0) } == nil)
    #expect(try await states(events) == [presence("bob", .offline), presence("carol", .offline)])
    #expect(alice.watchedAccounts == ["bob", "carol"])
    let (bob, _) = try await environment.connectedDevice("bob")
    #expect(try await states(events) == [presence("bob", .online)])
    // A second device changes nothing, nor does the end of one of two.
    let (second, _) = try await environment.connectedDevice("bob", "tablet")
    await bob.disconnected()
    await second.disconnected()
    #expect(try await states(events) == [presence("bob", .offline)])
    #expect(await error { alice.stopWatchingPresence(of: ["bob"], completion: $0) } == nil)
    _ = try await environment.connectedDevice("bob")
    _ = try await environment.connectedDevice("carol")
    #expect(try await states(events) == [presence("carol", .online)])
  }

  /// The system's timers go on when its clock is set back: the look that was asked for comes too early by the clock, and
  /// another one has to follow.
  @Test func clockThatIsSetBackDelaysReportsButLosesNone() async throws {
    let clock = SettableClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    let (alice, events) = try await environment.connectedDevice("alice")
    _ = try await environment.connectedDevice("bob")
    #expect(await error { alice.watchPresence(of: ["bob"], completion: $0) } == nil)
    #expect(try await states(events) == [presence("bob", .online)])
    environment.setReachable(false, account: "bob", device: "phone", style: "Test")
    _ = try await result { alice.fetchPresence(of: ["bob"], completion: $0) }
    clock.setBack(byMilliseconds: 500)
    clock.steady.advance(byMilliseconds: 6000)
    _ = try await result { alice.fetchPresence(of: ["bob"], completion: $0) }
    clock.steady.advance(byMilliseconds: 1000)
    #expect(try await states(events) == [presence("bob", .unreachable)])
  }

  @Test func aLostLinkIsUnreachableFirstAndThenOffline() async throws {
    let environment = environment()
    let (alice, events) = try await environment.connectedDevice("alice")
    let (_, bobEvents) = try await environment.connectedDevice("bob")
    #expect(await error { alice.watchPresence(of: ["bob"], completion: $0) } == nil)
    #expect(try await states(events) == [presence("bob", .online)])
    func setReachable(_ isReachable: Bool) {
      environment.setReachable(isReachable, account: "bob", device: "phone", style: "Test")
    }
    // A return within six seconds is not reported.
    setReachable(false)
    clock.advance(bySeconds: 5)
    setReachable(true)
    try await bobEvents.waitUntilSynchronized()
    setReachable(false)
    _ = try await result { alice.fetchPresence(of: ["bob"], completion: $0) }
    clock.advance(bySeconds: 6)
    #expect(try await states(events) == [presence("bob", .unreachable)])
    clock.advance(bySeconds: 24)
    #expect(try await states(events) == [presence("bob", .offline)])
    setReachable(true)
    #expect(try await states(events) == [presence("bob", .online)])
  }

  @Test func changesDuringABreakAreReportedAfterwards() async throws {
    let environment = environment()
    let (alice, events) = try await environment.connectedDevice("alice")
    let (_, _) = try await environment.connectedDevice("carol")
    #expect(await error { alice.watchPresence(of: ["bob", "carol"], completion: $0) } == nil)
    _ = try await states(events)
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    _ = try await environment.connectedDevice("bob")
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    #expect(try await states(events) == [presence("bob", .online)])
  }

  @Test func aRenewedTokenServesTheNextReturn() async throws {
    let state = Lock("first")
    let environment = environment(
      tokenCheck: refusing { request in
        request.token == state.withLock { $0 } ? nil : MessagingError(.tokenExpired)
      })
    let recorder = EventRecorder()
    let device = try environment.openDevice(DeviceConfiguration(style: "Test", account: "alice", device: "phone")) {
      recorder.record($0)
    }
    device.connectEventually(token: "first")
    try await recorder.waitUntilSynchronized()
    #expect(await error { device.renewToken("wrong", completion: $0) }?.code == .tokenExpired)
    state.withLock { $0 = "second" }
    #expect(await error { device.renewToken("second", completion: $0) } == nil)
    func breakLink() {
      environment.setReachable(false, account: "alice", device: "phone", style: "Test")
      environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    }
    breakLink()
    try await recorder.waitUntilSynchronized()
    // A device that comes back with an expired token is refused, and logs in with the next.
    state.withLock { $0 = "third" }
    breakLink()
    try await recorder.wait { if case .connection(.refused) = $0 { true } else { false } }
    #expect(await error { device.renewToken("third", completion: $0) } == nil)
    try await recorder.waitUntilSynchronized()
  }
}

/// Waits for a completion with an error or nothing.
func error(_ start: (@escaping (MessagingError?) -> Void) -> Void) async -> MessagingError? {
  await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
}

/// Waits for a completion with a value.
func result<Value: Sendable>(
  _ start: (@escaping (Result<Value, MessagingError>) -> Void) -> Void
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in start { continuation.resume(with: $0.mapError { $0 }) } }
}

/// A clock that can be set, and whose timers are not affected by that, like those of a system.
private final class SettableClock: MessagingClock {
  let steady = ManualClock()
  private let offset = Lock(Int64(0))

  func now() -> Timestamp { steady.now().advanced(byMilliseconds: offset.withLock { $0 }) }

  func setBack(byMilliseconds time: Int64) { offset.withLock { $0 -= time } }

  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    steady.schedule(at: deadline.advanced(byMilliseconds: -offset.withLock { $0 }), action)
  }
}
