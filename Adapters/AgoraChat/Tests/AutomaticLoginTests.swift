import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// The login that is remembered over a restart (`AgoraChatOptions.isAutoLogin`).
@Suite @MainActor struct AutomaticLoginTests {
  private func options(_ isAutoLogin: Bool = true) -> AgoraChatOptions {
    let options = AgoraChatOptions(appkey: "a#b")
    options.isAutoLogin = isAutoLogin
    return options
  }

  /// An app that has started, with its delegates added before its options are set.
  private func start(
    _ environment: MessagingEnvironment, _ account: String = "alice", _ options: AgoraChatOptions? = nil
  ) -> ChatApp {
    let app = ChatApp(account, environment)
    #expect(app.client.initializeSDK(with: options ?? self.options()) == nil)
    return app
  }

  @Test func nextStartLogsInAndReceivesMissedMessages() async throws {
    let folder = try TemporaryFolder()
    do {
      let environment = try MessagingEnvironment.embedded(at: folder.url)
      let alice = start(environment)
      #expect(!alice.client.isAutoLogin)
      #expect(!alice.client.isLoggedIn)
      #expect(alice.client.login(withUsername: "Alice", token: "secret") == nil)
      #expect(alice.client.isAutoLogin)
      environment.shutDown()
    }
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let bob = try ChatApp.loggedIn("bob", environment, device: "tablet")
    try await bob.say("good morning", to: "alice")
    let alice = start(environment)
    #expect(alice.client.currentUsername == "Alice")
    #expect(try await alice.automaticLogins.next() == nil)
    #expect(alice.client.isLoggedIn)
    #expect(alice.client.accessUserToken == "secret")
    #expect(try await alice.received.next().words == "good morning")
    environment.shutDown()
  }

  @Test func storedLoginIsReadableByItsOwnerAlone() throws {
    let folder = try TemporaryFolder()
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let alice = start(environment)
    #expect(alice.client.login(withUsername: "alice", token: "secret") == nil)
    let file = folder.url.appendingPathComponent("logins/AgoraChat/phone.json").path
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(alice.client.logout(false) == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
    try Data("{".utf8).write(to: URL(fileURLWithPath: file))
    #expect(!alice.client.isAutoLogin)
    environment.shutDown()
  }

  @Test func logoutPreventsAutomaticLogin() throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = start(environment)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    #expect(alice.client.logout(false) == nil)
    #expect(!alice.client.isAutoLogin)
    let again = start(environment)
    #expect(again.client.currentUsername == nil)
  }

  @Test func aLoginThatWasEndedIsForgotten() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = start(environment)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    try environment.administration.endSessions(of: "alice", reason: "test")
    #expect(try await alice.ends.next() == "forced 217")
    #expect(!alice.client.isAutoLogin)
  }

  @Test func refusedAutomaticLoginIsReportedOnceAndForgotten() async throws {
    let refuses = Lock(false)
    let environment = MessagingEnvironment.inMemory(
      tokenCheck: { _ throws(MessagingError) in
        if refuses.withLock({ $0 }) { throw MessagingError(.tokenExpired) }
        return TokenGrant()
      })
    do {
      let alice = start(environment)
      #expect(alice.client.login(withUsername: "alice", password: "old") == nil)
      #expect(alice.client.renewToken("new") == nil)
    }
    refuses.withLock { $0 = true }
    let alice = start(environment)
    #expect(alice.client.accessUserToken == "new")
    #expect(try await alice.automaticLogins.next() == .tokenExpire)
    #expect(alice.client.currentUsername == nil)
    #expect(!alice.client.isAutoLogin)
    #expect(alice.ends.pending.isEmpty)
    refuses.withLock { $0 = false }
    #expect(alice.client.login(withUsername: "alice", password: "newest") == nil)
  }

  @Test func outcomeWithoutANetworkIsReportedLater() async throws {
    let environment = MessagingEnvironment.inMemory()
    do {
      let alice = start(environment)
      #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    }
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    let alice = start(environment)
    #expect(alice.client.currentUsername == "alice")
    #expect(alice.chat.getAllConversations()?.isEmpty == true)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.automaticLogins.next() == nil)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.connections.next() == .connected)
    #expect(try await alice.connections.next() == .disconnected)
    #expect(try await alice.connections.next() == .connected)
    #expect(alice.automaticLogins.pending.isEmpty)
  }

  @Test func manualLoginReplacesAutomaticLogin() async throws {
    let environment = MessagingEnvironment.inMemory()
    do {
      let alice = start(environment)
      #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    }
    let alice = start(environment)
    #expect(try await alice.automaticLogins.next() == nil)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    #expect(alice.client.login(withUsername: "alice", password: "")?.code == .userAlreadyLoginSame)
    let other = start(environment, "carol")
    #expect(other.client.login(withUsername: "carol", password: "") == nil)
    #expect(other.client.currentUsername == "carol")
  }

  @Test func disabledAutomaticLoginIsNotAttempted() throws {
    let environment = MessagingEnvironment.inMemory()
    do {
      let alice = start(environment, "alice", options(false))
      #expect(alice.client.login(withUsername: "alice", password: "") == nil)
      #expect(!alice.client.isAutoLogin)
    }
    #expect(start(environment).client.currentUsername == nil)
    #expect(AgoraChatOptions(appkey: "a#b").isAutoLogin)
    // A client of its own remembers nothing unless its app asks for it.
    let bob = start(environment, "bob", AgoraChatOptions(appkey: "a#b"))
    #expect(bob.client.login(withUsername: "bob", password: "") == nil)
    #expect(!bob.client.isAutoLogin)
  }
}
