import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The tokens with which an app of NIM has its installation notified, and pushes for some members.
@Suite @MainActor struct PushTokenTests {
  private let token = Data([0xAB, 0x01])

  private nonisolated func tokens(_ environment: MessagingEnvironment, _ account: AccountID = "alice") throws
    -> [String]
  {
    try environment.hubLoop().pushTokens(of: account).map { "\($0.service.rawValue) \($0.token) \($0.topic)" }
  }

  private func option() -> NIMSDKOption {
    let option = NIMSDKOption(appKey: "key")
    (option.apnsCername, option.pkCername) = ("dist", "calls")
    return option
  }

  @Test func tokensAreRegisteredUntilTheLogout() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let app = try await ChatApp.other("alice", in: environment) { _ in
    } beforeLogin: { sdk in
      sdk.register(with: option())
      // Before the login it waits.
      #expect(sdk.updateApnsToken(token) == "ab01")
    }
    try await until("the token is registered") { @Sendable in try tokens(environment) == ["apns ab01 dist"] }
    #expect(app.sdk.updateApnsToken(Data([0xCD, 0x02]), customContentKey: "key") == "cd02")
    #expect(
      app.sdk.updateApnsToken(Data([0xCD, 0x02]), customContentKey: nil, qchatCustomContentKey: "circles") == "cd02")
    app.sdk.updatePushKitToken(Data([0xEF]))
    try await until("both are registered") { @Sendable in
      try tokens(environment) == ["apns cd02 dist", "voip ef calls"]
    }
    // An empty token changes nothing.
    #expect(app.sdk.updateApnsToken(Data()) == "")
    try await app.logOut()
    #expect(try tokens(environment).isEmpty)
    try await app.logIn()
    try await until("both are registered again") { @Sendable in
      try tokens(environment) == ["apns cd02 dist", "voip ef calls"]
    }
  }

  @Test func tokenSetOfflineIsRegisteredLater() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let app = try await ChatApp.other("alice", in: environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    #expect(app.sdk.updateApnsToken(token) == "ab01")
    #expect(try tokens(environment).isEmpty)
    environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    try await until("the token is registered") { @Sendable in try tokens(environment) == ["apns ab01 "] }
  }

  @Test func forcedPushIgnoresTheMembersSettings() async throws {
    let pushes = Pushes()
    let environment = MessagingEnvironment.inMemory(pushNotifier: pushes)
    defer { environment.shutDown() }
    for account in ["alice", "bob", "carl"] as [AccountID] { try environment.administration.createAccount(account) }
    let team = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob", "carl"])
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    #expect(
      try await outcome {
        bob.sdk.teamManager.update(.none, inTeam: team, completion: $0)
      } == nil)
    func send(_ text: String, _ option: NIMMessageApnsMemberOption?) async throws -> NIMMessage {
      let message = NIMMessage()
      message.text = text
      message.apnsMemberOption = option
      try alice.sdk.chatManager.send(message, to: NIMSession(team, type: .team))
      #expect(try await alice.completed.next().error == nil)
      return message
    }
    let fresh = NIMMessageApnsMemberOption()
    #expect(fresh.forcePush && fresh.userIds == nil && fresh.apnsContent == nil)
    let named = NIMMessageApnsMemberOption()
    (named.userIds, named.apnsContent) = (["bob"], "for you")
    // A receiver sees the option as its sender set it.
    let sent = try await send("here", named)
    let got = try await bob.received.next()
    #expect(got.messageId == sent.messageId && got.apnsMemberOption?.userIds == ["bob"])
    #expect(got.apnsMemberOption?.apnsContent == "for you" && got.apnsMemberOption?.forcePush == true)
    try await bob.logOut()
    try await alice.catchUp()
    let before = pushes.all.count
    _ = try await send("one", nil)
    _ = try await send("two", named)
    named.forcePush = false
    _ = try await send("three", named)
    _ = try await send("four", fresh)
    try await alice.catchUp()
    #expect(
      pushes.all.dropFirst(before).map { "\($0.recipient.name) \($0.text ?? "")" }.sorted()
        == ["bob for you", "bob four", "carl four", "carl one", "carl three", "carl two"])
    let long = NIMMessageApnsMemberOption()
    long.apnsContent = String(repeating: "x", count: 501)
    let refused = NIMMessage()
    refused.text = "long"
    refused.apnsMemberOption = long
    #expect(throws: (any Error).self) { try alice.sdk.chatManager.send(refused, to: NIMSession(team, type: .team)) }
  }
}
