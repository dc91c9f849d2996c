import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// A device's handling of a token that expires.
@Suite struct DeviceTokenTests {
  @Test func theWarningAndTheEndAreReported() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    let time = world.clock.now().advanced(byMilliseconds: 30_000)
    let known = world.changes.count
    world.push([.tokenWillExpire(time)])
    let asked = Answer<MessagingError?>()
    world.device.fetchPresence(of: ["bob"]) { if case .failure(let error) = $0 { asked.give(error) } }
    world.waitUntilIdle()
    world.push([.ended(.tokenExpired), .tokenWillExpire(.zero)])
    #expect(world.changes.dropFirst(known) == [.tokenWillExpire(time), .ended(.tokenExpired)])
    #expect(asked.all == [MessagingError(.tokenExpired)])
    #expect(!world.device.isOpen && !world.device.isLoggedIn)
    // The link breaks and comes back: nothing is asked of the app's own accord.
    _ = world.hub.take(PullCall.self)
    world.reconnect()
    #expect(world.hub.take(ConnectCall.self).isEmpty)
  }

  @Test func aLinkThatBringsTokensRenewsThem() throws {
    let world = try ScriptedWorld()
    world.hub.bringsTokens = true
    try world.login(world.connected())
    let time = world.clock.now().advanced(byMilliseconds: 30_000)
    let known = world.changes.count
    world.push([.tokenWillExpire(time)])
    let (first, _) = try #require(world.hub.take(RenewTokenCall.self).first)
    world.answer(first, Done())
    #expect(world.changes.count == known)
    // One that is refused is the app's matter.
    world.push([.tokenWillExpire(time)])
    let (second, _) = try #require(world.hub.take(RenewTokenCall.self).first)
    world.refuse(second, .accountBlocked)
    #expect(world.changes.dropFirst(known) == [.tokenWillExpire(time)])
    #expect(world.device.isConnected)
  }

  @Test func aNewTokenLogsInAgain() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    world.push([.ended(.tokenExpired)])
    let renewed = Answer<MessagingError?>()
    world.device.renewToken("new") { renewed.give($0) }
    world.waitUntilIdle()
    let (number, call) = try #require(world.hub.take(ConnectCall.self).first)
    #expect(call.token == "new" && call.restored == nil)
    world.answer(number, world.connected())
    #expect(renewed.all == [nil])
    #expect(world.device.isConnected)
  }

  /// A login after a break of the link has its token's time anew; after the end, messages go out with the next login.
  @Test func messagesGoOutWithTheLoginThatComes() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, tokenCheck: lasting(by: clock))
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let recorder = EventRecorder()
    let alice = try environment.openDevice(DeviceConfiguration(style: "Test", account: "alice", device: "phone")) {
      recorder.record($0)
    }
    #expect(await error { alice.connect(token: "100", completion: $0) } == nil)
    try await recorder.waitUntilSynchronized()
    clock.advance(bySeconds: 70)
    try await recorder.wait { if case .connection(.tokenWillExpire) = $0 { true } else { false } }
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let message = try alice.send("hello", to: .direct("bob"))
    clock.advance(bySeconds: 30)
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    try await recorder.waitUntilSynchronized()
    try await bobEvents.waitForMessage(message.id)
    clock.advance(bySeconds: 100)
    try await recorder.wait { if case .connection(.ended(.tokenExpired)) = $0 { true } else { false } }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.send("late", to: .direct("bob")) }
    #expect(await error { alice.renewToken("100", completion: $0) } == nil)
    try await recorder.waitUntilSynchronized()
    let next = try alice.send("again", to: .direct("bob"))
    try await bobEvents.waitForMessage(next.id)
    withExtendedLifetime(bob) {}
    environment.shutDown()
  }
}
