import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Push settings, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientPushSettingsTests {
  private let bob = ConversationID.direct("bob")

  private func next(_ events: MessagingStream<DeviceEvent>) async throws -> PushSettingsChange {
    var found: PushSettingsChange?
    _ = try await events.first {
      guard case .pushSettingsChanged(let change) = $0 else { return false }
      found = change
      return true
    }
    return try #require(found)
  }

  @Test(arguments: [false, true])
  func pushSettingsAreSharedByTheDevicesOfAnAccount(_ isDurable: Bool) async throws {
    let world = try ClientWorld(isDurable: isDurable)
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    let events = laptop.events()
    #expect(try phone.pushSettings() == nil)
    #expect(try await phone.fetchPushSettings() == AllPushSettings())
    let mine = try await phone.updatePushSettings(PushSettingsUpdate(selection: .mentions, language: "de"))
    let ofBob = try await phone.updatePushSettings(
      ConversationPushSettingsUpdate(selection: .set(.nothing)), of: [bob])
    #expect(try phone.pushSettings() == AllPushSettings(account: mine, conversations: ofBob))
    // A device that never fetched them is notified, and has no copy.
    #expect(try await next(events) == .account(mine))
    #expect(try await next(events) == .conversation(ofBob[0]))
    #expect(try laptop.pushSettings() == nil)
    #expect(try await laptop.fetchPushSettings()[bob] == ofBob[0])
    world.setReachable(false, "alice", "laptop")
    let cleared = try await phone.updatePushSettings(ConversationPushSettingsUpdate(selection: .remove), of: [bob])
    #expect(cleared[0].isEmpty && cleared[0].updated >= ofBob[0].updated)
    #expect(try phone.pushSettings() == AllPushSettings(account: mine))
    world.setReachable(true, "alice", "laptop")
    #expect(try await next(events) == .conversation(cleared[0]))
    #expect(try laptop.pushSettings() == AllPushSettings(account: mine))
    guard isDurable else { return }
    try world.restart()
    let again = world.client("alice")
    try await again.login()
    #expect(try again.pushSettings() == AllPushSettings(account: mine))
  }

  /// A device whose account's stream was cut off reads the settings again and reports the differences.
  @Test func pushSettingsAreReadAgainAfterALongAbsence() async throws {
    let world = try ClientWorld()
    _ = try await world.loggedIn("bob")
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    try await laptop.fetchPushSettings()
    let events = laptop.events()
    world.setReachable(false, "alice", "laptop")
    let mine = try await phone.updatePushSettings(PushSettingsUpdate(showsDetails: false))
    world.clock.advance(byMilliseconds: HubSettings().accountEventRetention + 7_200_000)
    for _ in 0..<20 { _ = try await phone.serverTime() }
    world.setReachable(true, "alice", "laptop")
    #expect(try await next(events) == .account(mine))
    #expect(try laptop.pushSettings()?.account == mine)
  }

  @Test func invalidPushSettingsAreRefused() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let silent = ConversationPushSettingsUpdate(selection: .set(.nothing))
    let bad = PushSettingsUpdate(quietInterval: .set(QuietInterval(start: 0, end: 1440)))
    #expect(await code { try await alice.updatePushSettings(bad) } == .invalidArgument)
    #expect(await code { try await alice.updatePushSettings(silent, of: [.direct("nobody")]) } == .accountNotFound)
    await alice.logout()
    #expect(await code { _ = try alice.pushSettings() } == .notLoggedIn)
    #expect(await code { try await alice.fetchPushSettings() } == .notLoggedIn)
    #expect(await code { try await alice.updatePushSettings(PushSettingsUpdate()) } == .notLoggedIn)
  }
}
