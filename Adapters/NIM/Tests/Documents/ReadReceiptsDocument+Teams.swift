import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// The teams, step by step, and what limits them.
extension Documents.ReadReceiptsDocument {
  @Test func theStepsOfATeamsReceipt() async throws {
    // Step 1: both configurations are on. Step 2: the sender listens before the login.
    let (alice, bob, carol, team) = try await team()
    // Step 3: the message is marked as one that wants receipts.
    let message = screen.makeMessage(1)
    try await send(message, from: alice, to: team)
    #expect(message.teamReceiptInfo?.readCount == 0)
    #expect(message.teamReceiptInfo?.unreadCount == 2)
    // Step 4: the receiver sees the mark.
    let received = try await bob.received.next()
    #expect(received.messageId == message.messageId)
    #expect(received.setting?.teamReceiptEnabled == true)
    #expect(received.setting?.scene == NIMNOSSceneTypeMessage)
    #expect(received.apnsPayload?["apns-collapse-id"] as? String == message.messageId)
    // Step 5: it knows that it has not answered yet.
    #expect(!received.isTeamReceiptSended)
    // Step 6: it answers.
    let receipts = screen.receipts(for: [received, "a row of another kind"])
    #expect(receipts.map(\.messageId) == [message.messageId])
    let (error, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
      NIMSDK.shared().chatManager.sendTeamMessageReceipts(receipts, completion: $0)
    }
    #expect(error == nil)
    #expect(failed == [])
    #expect(received.isTeamReceiptSended)
    // Step 7: the sender is notified, and its object has the counts already.
    let told = try await alice.receipts.next()
    #expect(told.map(\.messageId) == [message.messageId])
    #expect(told.first?.session == team)
    #expect(told.first?.timestamp == message.timestamp)
    #expect(told.first?.teamReceiptInfo.readCount == 1)
    #expect(told.first?.teamReceiptInfo.unreadCount == 1)
    #expect(told.first?.teamReceiptInfo.readerAccount == bob.account)
    #expect(message.teamReceiptInfo?.readCount == 1)
    #expect(message.teamReceiptInfo?.unreadCount == 1)
    // No other member is notified.
    try await carol.catchUp()
    #expect(carol.receipts.pending.isEmpty)
    // A team's receipt does not count as a direct one.
    #expect(!message.isRemoteRead)
  }

  @Test func theScreensLoopSendsForOthersMessagesThatWantIt() async throws {
    let (alice, bob, _, team) = try await team()
    let asking = screen.makeMessage(1)
    try await send(asking, from: alice, to: team)
    _ = try await alice.send("no receipt", to: team, setting: ChatApp.receipts(false))
    let plain = try await alice.send("no setting", to: team)
    #expect(plain.teamReceiptInfo == nil)
    let own = screen.makeMessage(2)
    try await send(own, from: bob, to: team)
    var rows: [NIMMessage] = []
    for _ in 0..<3 { rows.append(try await bob.received.next()) }
    rows.append(own)
    #expect(screen.receipts(for: rows).map(\.messageId) == [asking.messageId])
    screen.sendReceipts(for: rows)
    #expect(try await alice.receipts.next().map(\.messageId) == [asking.messageId])
    #expect(rows.map(\.isTeamReceiptSended) == [true, false, false, false])
    // What wants no receipt gets none, even from an app that does not look.
    let (error, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
      NIMSDK.shared().chatManager.sendTeamMessageReceipts(
        rows.dropFirst().map { NIMMessageReceipt(message: $0) }, completion: $0)
    }
    #expect(error == nil)
    #expect(failed?.map(\.messageId) == rows.dropFirst().map(\.messageId))
    try await alice.catchUp()
    #expect(alice.receipts.pending.isEmpty)
  }

  @Test func withoutTheConfigurationNothingAsksAndNothingAnswers() async throws {
    let (alice, bob, _, team) = try await team { $0.teamReceiptEnabled = false }
    let message = screen.makeMessage(1)
    try await send(message, from: alice, to: team)
    let received = try await bob.received.next()
    // Alice's configuration is on, so the message asks; bob's is off.
    #expect(received.setting?.teamReceiptEnabled == true)
    let manager = NIMSDK.shared().chatManager
    let (error, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
      manager.sendTeamMessageReceipts([NIMMessageReceipt(message: received)], completion: $0)
    }
    #expect(error?.domain == NIMLocalErrorDomain)
    #expect(error?.code == NIMLocalErrorCode.teamReceiptDisabled.rawValue)
    #expect(failed?.count == 1)
    #expect(!received.isTeamReceiptSended)
    let (detailError, detail): (NSError?, NIMTeamMessageReceiptDetail?) = try await answer {
      manager.queryMessageReceiptDetail(received, completion: $0)
    }
    #expect(detailError?.code == NIMLocalErrorCode.teamReceiptDisabled.rawValue)
    #expect(detail == nil)
    // Bob's own messages request no receipts either.
    let own = screen.makeMessage(2)
    try await send(own, from: bob, to: team)
    #expect(try await alice.received.next().setting?.teamReceiptEnabled == false)
    #expect(own.teamReceiptInfo == nil)
  }

  @Test func theConsoleDecidesWhetherTeamsHaveReceipts() async throws {
    var settings = HubSettings()
    settings.groupReceiptsEnabled = false
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), settings: settings)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let session = NIMSession(
      try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"]), type: .team)
    let message = screen.makeMessage(1)
    try alice.sdk.chatManager.send(message, to: session)
    let error = try await alice.completed.next().error
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    #expect(message.deliveryState == .failed)
    try environment.administration.updateSettings { $0.groupReceiptsEnabled = true }
    try alice.sdk.chatManager.resend(message)
    #expect(try await alice.completed.next().error == nil)
    #expect(try await bob.received.next().messageId == message.messageId)
    environment.shutDown()
  }

  @Test func teamsOfMoreThanTwoHundredHaveNoReceipts() async throws {
    var settings = HubSettings()
    settings.groupMemberLimit = 300
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), settings: settings)
    let alice = try await ChatApp.other("alice", in: environment)
    let members = (1...200).map { AccountID("member\($0)") }
    for member in members { try environment.administration.createAccount(member) }
    let administration = environment.administration
    let full = try administration.createGroup(name: "200", owner: "alice", members: Array(members.dropLast()))
    let tooLarge = try administration.createGroup(name: "201", owner: "alice", members: members)
    let message = screen.makeMessage(1)
    try await send(message, from: alice, to: NIMSession(full, type: .team))
    #expect(message.teamReceiptInfo?.unreadCount == 199)
    let refused = screen.makeMessage(2)
    try alice.sdk.chatManager.send(refused, to: NIMSession(tooLarge, type: .team))
    let error = try await alice.completed.next().error
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeTeamMemberLimit.rawValue)
    #expect(refused.deliveryState == .failed)
    _ = try await alice.send("without", to: NIMSession(tooLarge, type: .team))
    environment.shutDown()
  }

  /// A team of three; bob's are the singletons.
  func team(configure: (NIMSDKConfig) -> Void = { _ in }) async throws -> (
    alice: ChatApp, bob: ChatApp, carol: ChatApp, session: NIMSession
  ) {
    let bob = try await ChatApp.shared(fresh("bob"), configure: configure)
    let alice = try await ChatApp.other(fresh("alice"))
    let carol = try await ChatApp.other(fresh("carol"))
    let id = try DefaultEnvironment.environment.administration.createGroup(
      name: "team", owner: AccountID(alice.account), members: [AccountID(bob.account), AccountID(carol.account)])
    return (alice, bob, carol, NIMSession(id, type: .team))
  }

  /// Sends a message that the screen made.
  func send(_ message: NIMMessage, from app: ChatApp, to session: NIMSession) async throws {
    try app.sdk.chatManager.send(message, to: session)
    try await app.complete(message)
  }
}
