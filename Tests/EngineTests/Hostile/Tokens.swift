import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Tokens are checked under the account's registered name, and their checks do not delay other clients.
@Suite struct HostileTokens {
  private func hub(
    _ check: SlowCheck, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws -> HostileHub {
    var parts = try HostileHub.Parts()
    parts.tokenCheck = refusing { check.check($0.account, $0.token) }
    return try HostileHub(.memory, parts: parts, change)
  }

  private func login(_ account: AccountID, _ token: String, device: DeviceID = "phone") -> ConnectCall {
    ConnectCall(account: account, token: token, device: device, style: "Test", platform: .linux)
  }

  @Test func checkIsShownTheRegisteredName() async throws {
    let check = SlowCheck()
    let hub = try hub(check)
    for name in ["Kelvin", "\u{212A}ELVIN", "jos\u{E9}", "JOSE\u{301}"] {
      _ = try await hub.client(AccountID(name)) { $0.token = "good" }
    }
    let shown = check.names.values.map { Array($0.utf8) }
    #expect(shown == ["Kelvin", "Kelvin", "jos\u{E9}", "jos\u{E9}"].map { Array($0.utf8) })
    #expect(try await hub.client().refusal(of: login("kelvin", "wrong")).code == .invalidToken)
    #expect(try await hub.client().refusal(of: login("nobody", "wrong")).code == .invalidToken)
    #expect(try hub.inspect { try $0.store.account(folded: "nobody") } == nil)
  }

  @Test func slowCheckDelaysNoOtherClient() async throws {
    let check = SlowCheck()
    let hub = try hub(check)
    let waiting = hub.client()
    let number = waiting.send(login("alice", "slow"))
    let bob = try await hub.client("bob")
    #expect(try await bob.ask(SubmitCall("m", to: .direct("bob"))).number == 1)
    #expect(waiting.received.replies.isEmpty)
    check.letGoOn()
    let reply = try await waiting.result(number, of: ConnectCall.self).get()
    guard case .connected(let connected) = reply else { throw HostileClient.UnexpectedReply(reply: reply) }
    #expect(connected.account == "alice")
  }

  @Test func tooManyChecksAreRefused() async throws {
    let check = SlowCheck()
    let hub = try hub(check) { $0.limits.tokenChecks = 3 }
    let clients = (0..<5).map { _ in hub.client() }
    // All in one turn: what was let in earlier in it counts as well.
    let numbers = hub.inOneTurn { clients.enumerated().map { $1.send(login(AccountID("account\($0)"), "slow")) } }
    for index in 3..<5 {
      let result = try await clients[index].result(numbers[index], of: ConnectCall.self)
      #expect(throws: MessagingError(.rateLimited, "logins")) { try result.get() }
    }
    #expect(try await hub.client().refusal(of: login("late", "good")).code == .rateLimited)
    check.letGoOn(3)
    for index in 0..<3 { _ = try await clients[index].result(numbers[index], of: ConnectCall.self).get() }
    _ = try await hub.client("late") { $0.token = "good" }
  }

  /// One link that shows token after token has one check under way, the last one; each request has its answer.
  @Test func newTokenTakesThePlaceOfTheOneBefore() async throws {
    let check = SlowCheck()
    let hub = try hub(check)
    // Eight checks run at a time.
    let others = (0..<8).map { _ in hub.client() }
    let otherNumbers = others.enumerated().map { $1.send(login(AccountID("other\($0)"), "slow")) }
    for other in others { #expect(other.received.replies.isEmpty) }
    let client = hub.client()
    let numbers = client.send((0..<300).map { login(AccountID("alice\($0)"), "good") })
    for number in numbers.dropLast() {
      let result = try await client.result(number, of: ConnectCall.self)
      #expect(throws: MessagingError(.cancelled)) { try result.get() }
    }
    check.letGoOn(8)
    _ = try await client.result(numbers[299], of: ConnectCall.self).get()
    for (other, number) in zip(others, otherNumbers) { _ = try await other.result(number, of: ConnectCall.self).get() }
    #expect(check.names.values.filter { $0.hasPrefix("alice") } == ["alice299"])
  }

  /// The check ends in the turn that decides on a newer token, or on a logout.
  @Test(arguments: [false, true]) func outcomeBehindANewerRequestIsCancelled(_ isLogout: Bool) async throws {
    let check = SlowCheck()
    let hub = try hub(check)
    let client = hub.client()
    let login = client.send(login("alice", "slow"))
    await hub.waitUntilIdle()
    let text = hub.inOneTurn {
      if isLogout { client.send(DisconnectCall()) } else { client.send(self.login("victim", "wrong")) }
      check.letGoOn()
      hub.drainChecks()
      return client.send(SubmitCall("m", to: .direct("bob")))
    }
    let outcome = try await client.result(login, of: ConnectCall.self)
    #expect(throws: MessagingError(.cancelled)) { try outcome.get() }
    let sent = try await client.result(text, of: SubmitCall.self)
    #expect(throws: MessagingError(.notLoggedIn)) { try sent.get() }
  }

  /// A client that logs out while its token is checked is not logged in afterwards.
  @Test(arguments: ["slow", "good"])
  func logoutEndsALoginThatWaits(_ token: String) async throws {
    let check = SlowCheck()
    let hub = try hub(check)
    let others = (0..<8).map { _ in hub.client() }
    // The check is running, or waits for others.
    if token == "good" {
      for (index, other) in others.enumerated() { other.send(login(AccountID("o\(index)"), "slow")) }
    }
    await hub.waitUntilIdle()
    let alice = hub.client()
    let number = alice.send(login("alice", token))
    await hub.waitUntilIdle()
    #expect(try await alice.refusal(of: DisconnectCall()).code == .notLoggedIn)
    check.letGoOn(9)
    let result = try await alice.result(number, of: ConnectCall.self)
    #expect(throws: MessagingError(.cancelled)) { try result.get() }
    #expect(try await alice.refusal(of: TimeCall()).code == .notLoggedIn)
    _ = try await alice.logIn("alice") { $0.token = "good" }
  }

  @Test func tokenOfALinkThatIsGoneIsNotChecked() async throws {
    let check = SlowCheck()
    let hub = try hub(check) { $0.limits.tokenChecks = 30 }
    let others = (0..<8).map { _ in hub.client() }
    let numbers = others.enumerated().map { $1.send(login(AccountID("other\($0)"), "slow")) }
    // Gone in the same turn, or while they wait.
    for isSameTurn in [true, true, false, false] {
      let gone = (0..<20).map { _ in hub.client() }
      func arrive() {
        for (index, client) in gone.enumerated() { client.send(login(AccountID("gone\(index)"), "good")) }
      }
      func leave() { for client in gone { client.close() } }
      if isSameTurn {
        hub.inOneTurn {
          arrive()
          leave()
        }
      } else {
        arrive()
        await hub.waitUntilIdle()
        leave()
      }
      await hub.waitUntilIdle()
    }
    check.letGoOn(8)
    for (other, number) in zip(others, numbers) { _ = try await other.result(number, of: ConnectCall.self).get() }
    _ = try await hub.client("last") { $0.token = "good" }
    #expect(!check.names.values.contains { $0.hasPrefix("gone") })
    #expect(try hub.inspect { try $0.store.account(folded: "gone0") } == nil)
  }
}
