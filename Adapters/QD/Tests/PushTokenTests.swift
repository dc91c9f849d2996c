import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// The token with which an app of QD has its installation notified.
@Suite @MainActor struct PushTokenTests {
  private nonisolated func tokens(_ environment: MessagingEnvironment, _ account: AccountID = "alice") throws
    -> [String]
  {
    try environment.hubLoop().pushTokens(of: account).map {
      "\($0.token) \($0.environment.map(\.rawValue) ?? "unknown") \($0.device?.style ?? "")"
    }
  }

  @Test func aTokenIsRegisteredUntilTheLogout() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let app = try await ChatApp.other("alice", in: environment)
    // A scene without a token is kept for one.
    app.client.updatePushScene(1)
    #expect(try tokens(environment).isEmpty)
    app.client.updateApnsToken(Data([0xAB, 0x01]))
    try await until("the token is registered") { @Sendable in try tokens(environment) == ["ab01 sandbox QD"] }
    app.client.updatePushScene(0)
    try await until("the scene changed") { @Sendable in try tokens(environment) == ["ab01 production QD"] }
    app.client.updateApnsToken(Data([0xCD]))
    try await until("the token changed") { @Sendable in try tokens(environment) == ["cd production QD"] }
    try await app.logOut()
    #expect(try tokens(environment).isEmpty)
    app.client.updateApnsToken(Data([0xEF]))
    try await app.logIn()
    try await until("the next login registers it") { @Sendable in try tokens(environment) == ["ef production QD"] }
  }

  @Test func tokenSetOfflineIsRegisteredLater() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let app = try await ChatApp.other("alice", in: environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "QD")
    app.client.updateApnsToken(Data([0xAB]))
    #expect(try tokens(environment).isEmpty)
    environment.setReachable(true, account: "alice", device: "phone", style: "QD")
    try await until("the token is registered") { @Sendable in try tokens(environment) == ["ab unknown QD"] }
    // A lost connection keeps the token, so that the device is notified.
    environment.setReachable(false, account: "alice", device: "phone", style: "QD")
    #expect(try tokens(environment) == ["ab unknown QD"])
  }
}
