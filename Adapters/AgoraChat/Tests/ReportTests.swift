import AgoraChat
import Parlance
import TestSupport
import Testing

/// Reports of messages, and words that the operator does not allow.
@Suite @MainActor struct ReportTests {
  private let environment = MessagingEnvironment.inMemory()

  private func report(
    _ app: ChatApp, _ id: String, tag: String = "spam", reason: String = ""
  ) async throws -> AgoraChatErrorCode? {
    let inbox = Inbox<AgoraChatError?>("report")
    app.chat.reportMessage(withId: id, tag: tag, reason: reason) { inbox.add($0) }
    return try await inbox.next()?.code
  }

  @Test func aReportLandsInTheInbox() async throws {
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("rude", to: "bob")
    let got = try await bob.received.next()
    #expect(try await report(bob, got.messageId, reason: "He is rude.") == nil)
    let report = try #require(try environment.administration.reports().reports.first)
    #expect(report.messageID.string == message.messageId && report.reporter == "bob" && report.sender == "alice")
    #expect(report.tag == "spam" && report.reason == "He is rude." && report.text == "rude")
    #expect(try await self.report(bob, got.messageId, tag: "insult") == nil)
    #expect(try environment.administration.reports().reports.map(\.tag) == ["insult"])
    #expect(try await self.report(bob, "none") == .messageInvalid)
    #expect(try await self.report(bob, got.messageId, tag: String(repeating: "x", count: 257)) == .messageSizeLimit)
    silently { bob.chat.reportMessage(withId: got.messageId, tag: "other", reason: "") }
    try await bob.catchUp()
    #expect(try environment.administration.reports().reports.map(\.tag) == ["other"])
  }

  @Test func forbiddenWordsAreRefused() async throws {
    let (alice, bob) = try pair(environment)
    try environment.administration.setWords([FilteredWord("foul", .refuse)])
    let body = AgoraChatTextMessageBody(text: "so FOUL")
    let message = AgoraChatMessage(conversationID: "bob", from: "alice", to: "bob", body: body, ext: nil)
    let inbox = Inbox<AgoraChatError?>("sent")
    alice.chat.send(message, progress: nil) { inbox.add($1) }
    #expect(try await inbox.next()?.code == .messageIncludeIllegalContent)
    #expect(message.status == .failed)
    _ = try await alice.say("after", to: "bob")
    let got = try await bob.received.next()
    #expect((got.body as? AgoraChatTextMessageBody)?.text == "after")
  }

  /// The sender sees the masked text only if its app asks for it. Receivers always see the masked text.
  @Test(arguments: [false, true]) func wordsAreMasked(_ isShown: Bool) async throws {
    let alice = try ChatApp.loggedIn("alice", environment) { $0.useReplacedMessageContents = isShown }
    let bob = try ChatApp.loggedIn("bob", environment)
    try environment.administration.setWords([FilteredWord("foul", .mask)])
    let body = AgoraChatTextMessageBody(text: "so FOUL")
    let message = AgoraChatMessage(conversationID: "bob", from: "alice", to: "bob", body: body, ext: nil)
    #expect(!message.isContentReplaced)
    let inbox = Inbox<AgoraChatError?>("sent")
    alice.chat.send(message, progress: nil) { inbox.add($1) }
    #expect(try await inbox.next() == nil)
    let stored = try #require(alice.chat.getMessageWithMessageId(message.messageId))
    for own in [message, stored] {
      #expect((own.body as? AgoraChatTextMessageBody)?.text == (isShown ? "so ****" : "so FOUL"))
      #expect(own.isContentReplaced == isShown && own.status == .succeed)
    }
    let got = try await bob.received.next()
    #expect((got.body as? AgoraChatTextMessageBody)?.text == "so ****" && !got.isContentReplaced)
    #expect(try await !alice.say("clean", to: "bob").isContentReplaced)
  }
}
