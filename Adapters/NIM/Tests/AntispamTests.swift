import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The operator's list of words.
@Suite @MainActor struct AntispamTests {
  private func check(_ app: ChatApp, _ text: String, _ replacement: String? = "*") throws -> String {
    try check(app.sdk, text, replacement)
  }

  private func check(_ sdk: NIMSDK, _ text: String, _ replacement: String? = "*") throws -> String {
    let option = NIMLocalAntiSpamCheckOption()
    option.content = text
    option.replacement = replacement
    let result = try sdk.antispamManager.checkLocalAntispam(option)
    return "\(result.type.rawValue) \(result.content)"
  }

  private func inStep(_ world: ConversationWorld) async throws {
    for _ in 0..<2 { _ = try await world.serverTexts() }
  }

  @Test func textsAreCheckedByTheCopy() async throws {
    let world = try await ConversationWorld()
    #expect(try check(world.alice, "Mild") == "0 Mild")
    try world.environment.administration.setWords([
      FilteredWord("mild", .replace), FilteredWord("foul", .forbid), FilteredWord("worse", .withhold),
      FilteredWord("worst", .refuse), FilteredWord("clean", .mask),
    ])
    try await inStep(world)
    #expect(try check(world.alice, "So MILD, mildly") == "1 So *, *ly")
    #expect(try check(world.alice, "so mild", nil) == "1 so ")
    #expect(try check(world.alice, "mild and foul") == "2 mild and foul")
    #expect(try check(world.alice, "mild and worse") == "3 mild and worse")
    #expect(try check(world.alice, "WORST") == "3 WORST")
    #expect(try check(world.alice, "clean") == "4 clean")
    #expect(try check(world.alice, "") == "4 ")
    #expect(throws: (any Error).self) {
      try check(NIMSDK(environment: world.environment, device: "watch", config: NIMSDKConfig()), "mild")
    }
  }

  @Test func markedMessageReachesTheSendersClientsOnly() async throws {
    let world = try await ConversationWorld()
    let marked = NIMMessage()
    marked.text = "marked"
    #expect(marked.antiSpamOption == nil)
    marked.antiSpamOption = NIMAntiSpamOption()
    marked.antiSpamOption?.hitClientAntispam = true
    try world.alice.sdk.chatManager.send(marked, to: world.session)
    #expect(try await world.alice.completed.next().error == nil)
    #expect(marked.deliveryState == .deliveried && !marked.isBlackListed)
    let stored = world.manager.messages(in: world.session, messageIds: [marked.messageId])?.first
    #expect(stored?.antiSpamOption?.hitClientAntispam == true)
    let plain = NIMMessage()
    plain.text = "plain"
    plain.antiSpamOption = NIMAntiSpamOption()
    // The fields for the vendor's own filter change nothing.
    #expect(plain.antiSpamOption?.yidunEnabled == true)
    plain.antiSpamOption?.content = "{}"
    plain.antiSpamOption?.businessId = "b"
    plain.yidunAntiCheating = ["a": 1]
    plain.yidunAntiSpamExt = "e"
    plain.yidunAntiSpamRes = "r"
    try world.alice.sdk.chatManager.send(plain, to: world.session)
    #expect(try await world.alice.completed.next().error == nil)
    let received = try await world.bob.received.next()
    #expect(received.text == "plain" && received.antiSpamOption == nil)
    #expect(world.bob.received.pending.isEmpty)
  }

  @Test func theServerChecksByItself() async throws {
    let world = try await ConversationWorld()
    try world.environment.administration.setWords([
      FilteredWord("worse", .withhold), FilteredWord("worst", .refuse),
    ])
    let withheld = NIMMessage()
    withheld.text = "so WORSE"
    try world.alice.sdk.chatManager.send(withheld, to: world.session)
    #expect(try await world.alice.completed.next().error == nil)
    let refused = NIMMessage()
    refused.text = "the worst"
    try world.alice.sdk.chatManager.send(refused, to: world.session)
    #expect(Transcript.word(try await world.alice.completed.next().error) == "remote 403")
    #expect(refused.deliveryState == .failed)
    _ = try await world.alice.send("after", to: world.session)
    #expect(try await world.bob.received.next().text == "after")
    #expect(world.bob.received.pending.isEmpty)
  }
}
