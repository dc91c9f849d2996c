import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Invalid receipts and revocations, and valid ones with and without a completion.
@Suite @MainActor struct ReceiptErrorTests {
  private func sendTeamReceipts(
    _ app: ChatApp, _ receipts: [NIMMessageReceipt]
  ) async throws -> (error: String, failed: [String]?) {
    let (error, failed): (NSError?, [NIMMessageReceipt]?) =
      (try await answer {
        app.sdk.chatManager.sendTeamMessageReceipts(receipts, completion: $0)
      })
    return (Transcript.word(error), failed?.map(\.messageId))
  }

  @Test func receiptsForTheWrongKindOfSessionAreRefused() async throws {
    let world = try await ConversationWorld()
    let chat = world.alice.sdk.chatManager
    let team = try world.team()
    let direct = NIMMessageReceipt(message: try #require(try await world.receive(["one"]).first))
    let inTeam = NIMMessageReceipt(message: try #require(try await world.receive(["two"], in: team).first))
    #expect(Transcript.word(try await outcome { chat.send(inTeam, completion: $0) }) == "local 1")
    let nowhere = NIMMessageReceipt(message: NIMMessage())
    #expect(nowhere.session == nil)
    #expect(Transcript.word(try await outcome { chat.send(nowhere, completion: $0) }) == "local 1")
    for receipts in [[direct], [inTeam, direct], [nowhere], []] {
      let answer = try await sendTeamReceipts(world.alice, receipts)
      #expect(answer.error == "local 1" && answer.failed == receipts.map(\.messageId))
    }
    try await world.disconnect()
    let offline = try await sendTeamReceipts(world.alice, [inTeam])
    #expect(offline.error == "remote 415" && offline.failed == [inTeam.messageId])
    #expect(Transcript.word(try await outcome { chat.send(direct, completion: $0) }) == "remote 415")
    try await world.alice.logOut()
    let loggedOut = try await sendTeamReceipts(world.alice, [inTeam])
    #expect(loggedOut.error == "local 13" && loggedOut.failed == [inTeam.messageId])
    #expect(Transcript.word(try await outcome { chat.send(direct, completion: $0) }) == "local 13")
    #expect(direct.messageId == "" || direct.session == world.session)
  }

  @Test func aReceiptBehindManyMessagesOfThisDeviceAlone() async throws {
    let world = try await ConversationWorld()
    let sent = try await world.bob.send("read me", to: ChatApp.direct("alice"))
    _ = try await world.alice.received.next()
    var last = NIMMessage()
    for number in 0..<60 {
      world.clock.advance(bySeconds: 1)
      last = NIMMessage()
      last.text = "note \(number)"
      #expect(try await outcome { world.manager.save(last, for: world.session, completion: $0) } == nil)
    }
    let receipt = NIMMessageReceipt(message: last)
    #expect(try await outcome { world.alice.sdk.chatManager.send(receipt, completion: $0) } == nil)
    _ = try await world.bob.receipts.next()
    #expect(sent.isRemoteRead)
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(
    _ chat: any NIMChatManager, receipts: (NIMMessageReceipt, NIMMessageReceipt), revoking messages: [NIMMessage]
  ) {
    chat.send(receipts.0)
    chat.sendTeamMessageReceipts([receipts.1])
    chat.revokeMessage(messages[0])
    chat.revokeMessage(messages[1], apnsContent: "gone", apnsPayload: nil, shouldBeCounted: false)
    let option = NIMRevokeMessageOption()
    option.postscript = "sorry"
    chat.revokeMessage(messages[2], option: option)
  }

  @Test func completionsAreOptional() async throws {
    let world = try await ConversationWorld { $0.teamReceiptEnabled = true }
    let team = try world.team()
    let direct = try await world.bob.send("one", to: ChatApp.direct("alice"))
    let received = try await world.alice.received.next()
    let asked = try await world.bob.send("two", to: team, setting: ChatApp.receipts(true))
    let inTeam = try await world.alice.received.next()
    var own: [NIMMessage] = []
    for text in ["a", "b", "c"] { own.append(try await world.alice.send(text, to: world.session)) }
    callWithoutCompletions(
      world.alice.sdk.chatManager,
      receipts: (NIMMessageReceipt(message: received), NIMMessageReceipt(message: inTeam)), revoking: own)
    // They come in one call or in two.
    var count = 0
    while count < 2 { count += try await world.bob.receipts.next().count }
    #expect(direct.isRemoteRead && asked.teamReceiptInfo?.readCount == 1)
    var revoked: [NIMRevokeMessageNotification] = []
    for _ in own { revoked.append(try await world.bob.revoked.next()) }
    #expect(revoked.compactMap { $0.message?.messageId } == own.map(\.messageId))
    #expect(revoked.map(\.postscript) == [nil, nil, "sorry"] && revoked.allSatisfy { $0.callbackExt.isEmpty })
    #expect(inTeam.isTeamReceiptSended && !received.isTeamReceiptSended)
  }

  @Test func awaitedReceiptCallsReturn() async throws {
    let world = try await ConversationWorld { $0.teamReceiptEnabled = true }
    let chat = world.alice.sdk.chatManager
    let team = try world.team()
    let sent = try await world.alice.send("who reads this?", to: team, setting: ChatApp.receipts(true))
    let received = try await world.bob.received.next()
    #expect(try await sendTeamReceipts(world.bob, [NIMMessageReceipt(message: received)]).failed == [])
    let detail = try await chat.queryMessageReceiptDetail(sent)
    #expect(detail.readUserIds as? [String] == ["bob"])
    let some = try await chat.queryMessageReceiptDetail(sent, accountSet: ["nobody"])
    #expect(some.readUserIds.isEmpty && some.unreadUserIds.isEmpty)
    try await chat.revokeMessage(sent, apnsContent: nil, apnsPayload: ["a": 1], shouldBeCounted: true)
    #expect(try await world.bob.revoked.next().message?.messageId == sent.messageId)
    let other = try await world.alice.send("and this?", to: world.session)
    let option = NIMRevokeMessageOption()
    option.attach = "words"
    try await chat.revokeMessage(other, option: option)
    #expect(try await world.bob.revoked.next().attach == "words")
    await #expect(throws: NSError.self) { _ = try await chat.queryMessageReceiptDetail(other) }
  }
}
