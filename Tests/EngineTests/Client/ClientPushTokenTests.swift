import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// Push tokens, as a program in today's Swift registers them.
@Suite(.timeLimit(.minutes(5))) struct ClientPushTokenTests {
  private func token(_ text: String = "AB01") -> PushToken {
    PushToken(service: .apns, token: text, topic: "com.example.app")
  }

  private func tokens(_ world: ClientWorld, _ account: AccountID = "alice") throws -> [String] {
    try world.environment.hubLoop().pushTokens(of: account).map(\.token)
  }

  @Test func aTokenIsRegisteredAndRemoved() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    try await alice.registerPushToken(token())
    #expect(try tokens(world) == ["ab01"])
    await #expect(throws: MessagingError(.invalidArgument, "token")) {
      try await alice.registerPushToken(token("x"))
    }
    try await alice.unregisterPushToken(.voip)
    #expect(try tokens(world) == ["ab01"])
    try await alice.unregisterPushToken()
    #expect(try tokens(world).isEmpty)
    // A logout leaves it where it is.
    try await alice.registerPushToken(token())
    await alice.logout()
    #expect(try tokens(world) == ["ab01"])
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.registerPushToken(token()) }
  }

  @Test func tokenTheHubDidNotReceiveIsSentAtTheNextLogin() async throws {
    let world = try ClientWorld()
    try world.environment.administration.createAccount("bob")
    let alice = try await world.loggedIn("alice")
    let connection = alice.connection()
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    await #expect(throws: MessagingError(.notConnected)) { try await alice.registerPushToken(token()) }
    #expect(try tokens(world).isEmpty)
    world.setReachable(true, "alice")
    _ = try await connection.first { $0 == .synchronized }
    try await alice.caughtUp()
    #expect(try tokens(world) == ["ab01"])
    // A token that the hub accepted is not registered again.
    try world.environment.hubLoop().savePushToken(token("ab01"), for: "bob")
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    world.setReachable(true, "alice")
    _ = try await connection.first { $0 == .synchronized }
    try await alice.caughtUp()
    #expect(try tokens(world).isEmpty)
  }
}
