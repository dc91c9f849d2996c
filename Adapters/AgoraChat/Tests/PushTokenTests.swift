import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// The tokens with which an app of Agora Chat has its installation notified.
@Suite @MainActor struct PushTokenTests {
  private let environment = MessagingEnvironment.inMemory()
  private let token = Data([0xAB, 0x01])

  private nonisolated func tokens(_ account: AccountID = "alice") throws -> [String] {
    try environment.hubLoop().pushTokens(of: account).map { "\($0.service.rawValue) \($0.token) \($0.topic)" }
  }

  private func alice(certificate: String? = "dist") throws -> ChatApp {
    try ChatApp.loggedIn("alice", environment) {
      $0.apnsCertName = certificate
      $0.pushKitCertName = "calls"
    }
  }

  private func setReachable(_ isReachable: Bool) {
    environment.setReachable(isReachable, account: "alice", device: "phone", style: "AgoraChat")
  }

  @Test func tokensAreBoundAndUnbound() async throws {
    let app = try alice()
    #expect(app.client.bindDeviceToken(token) == nil)
    #expect(try tokens() == ["apns ab01 dist"])
    #expect(
      try await failure { app.client.registerForRemoteNotifications(withDeviceToken: Data([0xCD]), completion: $0) }
        == nil)
    #expect(try tokens() == ["apns cd dist"])
    #expect(
      try await failure {
        app.client.registerForRemoteNotifications(withCertName: "dev", deviceToken: token, completion: $0)
      } == nil)
    #expect(try tokens() == ["apns ab01 dev"] && app.client.options.apnsCertName == "dev")
    #expect(app.client.bindPushKitToken(token) == nil)
    #expect(try await failure { app.client.registerPushKitToken(Data([0xEF]), completion: $0) } == nil)
    #expect(try await failure { app.client.bindFCMToken("a:b_c-D", completion: $0) } == nil)
    #expect(try tokens() == ["apns ab01 dev", "fcm a:b_c-D ", "voip ef calls"])
    #expect(app.client.unBindPushKitToken() == nil)
    #expect(try await failure { app.client.unRegisterPushKitToken(completion: $0) } == nil)
    #expect(try tokens() == ["apns ab01 dev", "fcm a:b_c-D "])
    // The names of older versions.
    let done = Inbox<AgoraChatErrorCode?>("older name")
    app.client.asyncBindDeviceToken(Data([0x12]), success: { done.add(nil) }, failure: { done.add($0?.code) })
    #expect(try await done.next() == nil)
    app.client.asyncBindDeviceToken(nil, success: { done.add(nil) }, failure: { done.add($0?.code) })
    #expect(try await done.next() == .userBindDeviceTokenFailed)
    let client: EMClient = app.client
    #expect(client.bindDeviceToken(token) == nil)
    #expect(try tokens().first == "apns ab01 dev")
  }

  @Test func bindingAnInvalidTokenFails() async throws {
    let app = ChatApp("alice", environment)
    #expect(app.client.bindDeviceToken(token)?.code == .userNotLogin)
    #expect(app.client.bindPushKitToken(token)?.code == .userNotLogin)
    #expect(app.client.unBindPushKitToken()?.code == .userNotLogin)
    let other = try alice(certificate: "no name")
    #expect(other.client.bindDeviceToken(token)?.code == .userBindDeviceTokenFailed)
    other.client.options.apnsCertName = "dist"
    #expect(other.client.bindDeviceToken(Data())?.code == .userBindDeviceTokenFailed)
    #expect(other.client.bindPushKitToken(nil)?.code == .pushBindFailed)
    #expect(try await failure { other.client.bindFCMToken("a b", completion: $0) } == .userBindDeviceTokenFailed)
    #expect(try tokens().isEmpty)
    setReachable(false)
    #expect(other.client.bindDeviceToken(token)?.code == .userBindDeviceTokenFailed)
    #expect(other.client.unBindPushKitToken()?.code == .pushUnBindFailed)
    // It is bound once the server can be reached.
    setReachable(true)
    try await until("the token is bound") { @Sendable in try tokens() == ["apns ab01 dist"] }
  }

  @Test func tokenFromBeforeTheLoginIsBoundAtTheLogin() async throws {
    let app = ChatApp("alice", environment)
    let options = AgoraChatOptions(appkey: "a#b")
    options.apnsCertName = "dist"
    #expect(app.client.initializeSDK(with: options) == nil)
    #expect(app.client.bindDeviceToken(token)?.code == .userNotLogin)
    #expect(app.client.login(withUsername: "alice", password: "") == nil)
    try await until("the token is bound") { @Sendable in try tokens() == ["apns ab01 dist"] }
    // The next login moves the token to its account.
    #expect(app.client.logout(false) == nil)
    #expect(try tokens() == ["apns ab01 dist"])
    #expect(app.client.login(withUsername: "bob", password: "") == nil)
    try await until("the token moved") { @Sendable in try tokens("bob") == ["apns ab01 dist"] }
    #expect(try tokens().isEmpty)
  }

  @Test func logoutUnbindsTheTokenOnRequest() async throws {
    let app = try alice()
    #expect(app.client.bindDeviceToken(token) == nil)
    #expect(app.client.logout(false) == nil)
    #expect(try tokens() == ["apns ab01 dist"])
    #expect(app.client.login(withUsername: "alice", password: "secret") == nil)
    #expect(app.client.logout(true) == nil)
    #expect(try tokens().isEmpty && !app.client.isLoggedIn)
    #expect(app.client.login(withUsername: "alice", password: "secret") == nil)
    try await until("the token is bound again") { @Sendable in try tokens() == ["apns ab01 dist"] }
    // Without a connection it cannot; the client stays logged in.
    setReachable(false)
    #expect(app.client.logout(true)?.code == .userUnbindDeviceTokenFailed)
    #expect(try await failure { app.client.logout(true, completion: $0) } == .userUnbindDeviceTokenFailed)
    #expect(app.client.isLoggedIn && app.client.currentUsername == "alice")
    let done = Inbox<AgoraChatErrorCode?>("older name")
    app.client.asyncLogout(true, success: { done.add(nil) }, failure: { done.add($0?.code) })
    #expect(try await done.next() == .userUnbindDeviceTokenFailed)
    #expect(try await failure { app.client.logout(false, completion: $0) } == nil)
    #expect(try tokens() == ["apns ab01 dist"] && !app.client.isLoggedIn)
    #expect(app.client.logout(true)?.code == .userNotLogin)
    setReachable(true)
    #expect(app.client.login(withUsername: "alice", password: "secret") == nil)
    #expect(try await failure { app.client.logout(true, completion: $0) } == nil)
    #expect(try tokens().isEmpty)
    // An app that bound nothing is logged out without a connection, too.
    let plain = try ChatApp.loggedIn("carl", environment)
    environment.setReachable(false, account: "carl", device: "phone", style: "AgoraChat")
    #expect(plain.client.logout(true) == nil)
  }
}
