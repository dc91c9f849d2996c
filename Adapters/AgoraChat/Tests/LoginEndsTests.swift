import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Logins that something else comes in between of: every completion runs once, and every call that waits returns.
@Suite @MainActor struct LoginEndsTests {
  private let tokens = HeldTokens()
  private let ends = CompletionLedger<AgoraChatErrorCode?>()

  private func client(_ environment: MessagingEnvironment) -> AgoraChatClient {
    AgoraChatClient(environment: environment, device: "phone")
  }

  private func logIn(_ client: AgoraChatClient, _ name: String, _ step: String) {
    let end = ends.completion(step)
    client.login(withUsername: name, password: "") { end($1?.code) }
  }

  /// Begins a login that waits for the token check.
  private func beginLogin(_ client: AgoraChatClient, waits: Bool) async throws {
    if waits {
      ends.thread("first") { client.login(withUsername: "alice", password: "")?.code }
    } else {
      logIn(client, "alice", "first")
    }
    _ = try await tokens.asked.next()
  }

  private func finish(_ environment: MessagingEnvironment) async {
    tokens.release()
    environment.shutDown()
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  @Test(
    arguments: [("alice", AgoraChatErrorCode.userAlreadyLoginSame), ("bob", .userAlreadyLoginAnother)], [false, true])
  func aSecondLoginIsRefusedAndTheFirstGoesOn(
    _ second: (name: String, code: AgoraChatErrorCode), _ waits: Bool
  ) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client, waits: waits)
    logIn(client, second.name, "second")
    #expect(client.login(withUsername: second.name, token: "")?.code == second.code)
    tokens.release()
    #expect(await ends.all() == [.some(nil), second.code])
    #expect(client.currentUsername == "alice" && client.isLoggedIn)
    await finish(environment)
  }

  @Test(arguments: [false, true], [false, true])
  func aLogoutEndsALoginThatIsUnderWay(_ waits: Bool, _ logoutWaits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client, waits: waits)
    if logoutWaits {
      #expect(client.logout(false) == nil)
      #expect(client.logout(false)?.code == .userNotLogin)
    } else {
      let (first, second) = (ends.completion("logout"), ends.completion("second logout"))
      client.logout(false) { first($0?.code) }
      client.logout(false) { second($0?.code) }
    }
    let ended: [AgoraChatErrorCode??] = [.userNotLogin] + (logoutWaits ? [] : [.some(nil), .userNotLogin])
    #expect(await ends.all() == ended)
    #expect(client.currentUsername == nil && !client.isLoggedIn)
    // The way is free for the next one.
    logIn(client, "alice", "again")
    tokens.release()
    #expect(await ends.all() == ended + [.some(nil)])
    #expect(client.isLoggedIn)
    await finish(environment)
  }

  @Test(arguments: [false, true]) func aLinkThatBreaksEndsALogin(_ waits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client, waits: waits)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    #expect(await ends.all() == [.serverNotReachable])
    logIn(client, "alice", "without a link")
    #expect(await ends.all() == [.serverNotReachable, .serverNotReachable])
    await finish(environment)
  }

  @Test(arguments: [false, true]) func aLoginOutlivesItsClient(_ waits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    try await beginLogin(client(environment), waits: waits)
    tokens.release()
    #expect(await ends.all() == [.some(nil)])
    try await drainMainQueue(until: "end of the device") { environment.openDeviceCount == 0 }
    await finish(environment)
  }

  @Test func aClosedEnvironmentEndsALogin() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let client = client(environment)
    try await beginLogin(client, waits: true)
    tokens.release()
    environment.shutDown()
    #expect(await ends.all().count == 1)
    await finish(environment)
  }

  @Test func releasedClientFailsWhatItWasSending() async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    var client: AgoraChatClient? = client(environment)
    #expect(client?.login(withUsername: "alice", password: "") == nil)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    let end = ends.completion("message")
    let message = AgoraChatMessage(conversationId: "bob", body: .text(content: "hello"), ext: nil)
    client?.chatManager.send(message, progress: nil) { end($1?.code) }
    client = nil
    #expect(await ends.all() == [.userNotLogin])
    await finish(environment)
  }

  @Test func concurrentLoginsAndLogoutsAllEnd() async throws {
    tokens.release()
    for _ in 0..<100 {
      let environment = MessagingEnvironment.inMemory()
      let client = client(environment)
      for name in ["alice", "bob", "alice"] {
        ends.thread("login of \(name)") { client.login(withUsername: name, password: "")?.code }
      }
      for _ in 0..<2 { ends.thread("logout") { client.logout(false)?.code } }
      ends.thread("link") {
        environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
        environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
        return nil
      }
      let outcomes = await ends.all()
      guard !outcomes.contains(nil) else { return }
      _ = client.logout(false)
      #expect(environment.openDeviceCount == 0)
      environment.shutDown()
    }
    await finish(.inMemory())
  }

  // MARK: two clients of one device

  @Test func anotherClientOfTheDeviceTakesThePlace() async throws {
    let environment = MessagingEnvironment.inMemory()
    let older = try ChatApp.loggedIn("alice", environment)
    try await older.catchUp()
    let newer = try ChatApp.loggedIn("alice", environment)
    #expect(try await older.ends.next() == "replaced by \(Platform.current)")
    #expect(!older.client.isLoggedIn && !older.client.isConnected && older.client.currentUsername == nil)
    #expect(try await older.send(older.text("hello", to: "bob"))?.code == .userNotLogin)
    #expect(older.client.logout(false)?.code == .userNotLogin)
    #expect(newer.client.isLoggedIn && newer.ends.pending.isEmpty)
    #expect(older.client.login(withUsername: "alice", password: "") == nil)
    #expect(try await newer.ends.next() == "replaced by \(Platform.current)")
    environment.shutDown()
  }

  @Test(arguments: [false, true])
  func anotherClientOfTheDeviceEndsALoginThatIsUnderWay(_ waits: Bool) async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), tokenCheck: tokens.check)
    let (older, newer) = (client(environment), client(environment))
    try await beginLogin(older, waits: waits)
    logIn(newer, "alice", "second")
    tokens.release()
    #expect(await ends.all() == [.userLoginOnAnotherDevice, .some(nil)])
    #expect(!older.isLoggedIn && newer.isLoggedIn)
    await finish(environment)
  }
}
