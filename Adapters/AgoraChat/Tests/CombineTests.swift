import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import Testing
import TestSupport

/// Several messages in one.
@Suite @MainActor struct CombineTests {
  private struct World {
    let environment: MessagingEnvironment
    let alice: ChatApp
    let bob: ChatApp
    let carol: ChatApp
  }

  private func world(_ environment: MessagingEnvironment = .inMemory()) throws -> World {
    let (alice, bob) = try pair(environment)
    return World(
      environment: environment, alice: alice, bob: bob, carol: try ChatApp.loggedIn("carol", environment))
  }

  private func combined(_ ids: [String], title: String? = "Lunch") -> AgoraChatCombineMessageBody {
    AgoraChatCombineMessageBody(
      title: title, summary: "alice: hello", compatibleText: "[Chat history]", messageIdList: ids)
  }

  private func parse(
    _ message: AgoraChatMessage, _ app: ChatApp
  ) async throws -> (messages: [AgoraChatMessage], code: AgoraChatErrorCode?) {
    let (value, code) = try await reply { app.chat.downloadAndParseCombineMessage(message, completion: $0) }
    #expect((value == nil) == (code != nil))
    return (value ?? [], code)
  }

  @Test func aStretchOfAConversationIsForwarded() async throws {
    let world = try world()
    let (alice, bob, carol) = (world.alice, world.bob, world.carol)
    let hello = alice.text("hello", to: "bob")
    hello.ext = ["mood": "good"]
    #expect(try await alice.send(hello) == nil)
    let answer = try await bob.say("hungry?", to: "alice")
    let picture = alice.message(AgoraChatImageMessageBody(data: Data(SomeFiles.picture(4, 3)), displayName: "menu.png"))
    #expect(try await alice.send(picture) == nil)
    _ = try await alice.received.next()

    let ids = [hello, answer, picture].map(\.messageId)
    let body = combined(ids)
    #expect(body.type == .combine && body.messageIdList == ids && body.localPath == nil)
    let message = alice.message(body, to: "carol")
    #expect(try await alice.send(message) == nil)
    #expect(body.downloadStatus == .succeed && body.messageIdList == ids)

    let received = try await carol.received.next()
    let shown = try #require(received.body as? AgoraChatCombineMessageBody)
    #expect(shown.type == .combine && shown.title == "Lunch" && shown.summary == "alice: hello")
    #expect(shown.compatibleText == "[Chat history]")
    #expect(shown.messageIdList == [] && shown.downloadStatus == .pending)
    let (messages, code) = try await parse(received, carol)
    #expect(code == nil)
    #expect(messages.map(\.messageId) == ids)
    #expect(messages.map(\.from) == ["alice", "bob", "alice"] && messages.map(\.to) == ["bob", "alice", "bob"])
    #expect(messages.map(\.words) == ["hello", "hungry?", nil])
    #expect(messages[0].ext?["mood"] as? String == "good")
    #expect(messages.map(\.timestamp) == [hello, answer, picture].map(\.timestamp))
    #expect(shown.messageIdList == ids && shown.downloadStatus == .succeed)
    // Its messages are in no conversation, but their files can be downloaded.
    #expect(carol.chat.getMessageWithMessageId(ids[0]) == nil)
    let image = try #require(messages[2].body as? AgoraChatImageMessageBody)
    #expect(image.displayName == "menu.png" && image.size == CGSize(width: 4, height: 3))
    #expect(image.downloadStatus == .pending)
    #expect(try await carol.fetch(messages[2]).code == nil)
    #expect(try bytes(at: image.localPath) == SomeFiles.picture(4, 3))
    // The file exists already, as it does for the sender, so it is not downloaded again.
    #expect(try await parse(received, carol).messages.map(\.messageId) == ids)
    #expect(try await parse(message, alice).messages.map(\.words) == ["hello", "hungry?", nil])
    // The database has it as what it is.
    let stored = try #require(carol.chat.getMessageWithMessageId(received.messageId))
    guard case .combine(let title, _, _, let list) = stored.swiftBody else { throw Unexpected("no combined message") }
    #expect(title == "Lunch" && list == ids)
  }

  @Test func groupsAndNestedOnes() async throws {
    let world = try world()
    let (alice, bob, carol) = (world.alice, world.bob, world.carol)
    let group = try world.environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let inGroup = try await alice.say("in the group", to: group, type: .groupChat)
    var last = inGroup
    for level in 1...10 {
      let next = AgoraChatMessage(
        conversationId: "bob",
        body: .combine(
          title: "\(level)", summary: nil, compatibleText: nil, messageIdList: [last.messageId, inGroup.messageId]),
        ext: nil)
      #expect(try await alice.send(next) == nil)
      last = next
    }
    let deeper = alice.message(combined([last.messageId]))
    #expect(try await alice.send(deeper)?.code == .messageInvalid)
    #expect(deeper.status == .failed && alice.chat.getMessageWithMessageId(deeper.messageId) == nil)

    _ = try await bob.received.next()
    for _ in 1...10 { _ = try await bob.received.next() }
    // Forwarding the message does not upload its file again.
    let received = try #require(bob.chat.getMessageWithMessageId(last.messageId))
    #expect(try await bob.send(bob.message(received.body, to: "carol")) == nil)
    var outer = try await carol.received.next()
    for level in (1...10).reversed() {
      #expect((outer.body as? AgoraChatCombineMessageBody)?.title == "\(level)")
      let (messages, code) = try await parse(outer, carol)
      #expect(code == nil && messages.count == 2)
      let inside = try #require(messages.last)
      #expect(inside.words == "in the group" && inside.chatType == .groupChat && inside.to == group)
      outer = try #require(messages.first)
    }
    #expect(outer.words == "in the group")
  }

  @Test func otherStylesSeeAFile() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try NeutralApp("bob", environment)
    let text = try await alice.say("hello", to: "bob")
    _ = try await other.received.next()
    for (title, name) in [("Lunch", "Lunch.json"), (nil, "messages.json")] {
      #expect(try await alice.send(alice.message(combined([text.messageId], title: title))) == nil)
      let received = try await other.received.next()
      guard case .file(let content) = received.body.content else { throw Unexpected("\(received.body.content)") }
      #expect(content.media.fileName == name && content.media.type == "application/json")
      #expect(received.body.fallbackText == "[Chat history]")
      let file = try await other.fetch(received)
      #expect(try JSONSerialization.jsonObject(with: Data(file)) is [String: Any])
    }
  }

  @Test func combiningInvalidMessagesIsRefused() async throws {
    let world = try world()
    let (alice, bob) = (world.alice, world.bob)
    let text = try await alice.say("hello", to: "bob")
    let lost = alice.text("lost", to: "nobody at all")
    #expect(try await alice.send(lost) != nil)
    let waiting = alice.text("waiting", to: "bob")
    world.environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    silently { alice.chat.send(waiting, progress: nil) }
    let lists = [
      [], ["unknown"], [""], [text.messageId, lost.messageId], [waiting.messageId],
      Array(repeating: text.messageId, count: 301),
    ]
    for list in lists {
      let message = alice.message(combined(list))
      #expect(try await alice.send(message)?.code == .messageInvalid)
      #expect(message.status == .failed && alice.chat.getMessageWithMessageId(message.messageId) == nil)
    }
    world.environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    let long = combined([text.messageId], title: String(repeating: "x", count: 3073))
    #expect(try await alice.send(alice.message(long))?.code == .messageSizeLimit)
    #expect(
      try await alice.send(alice.message(combined(Array(repeating: text.messageId, count: 300)))) == nil)
    var combinedOne = try await bob.received.next()
    while !(combinedOne.body is EMCombineMessageBody) { combinedOne = try await bob.received.next() }
    #expect(try await parse(combinedOne, bob).messages.count == 300)
  }

  @Test func parsingAnInvalidCombinedMessageFails() async throws {
    let clock = ManualClock()
    var settings = HubSettings()
    settings.mediaLifetime = 1000
    let environment = MessagingEnvironment.inMemory(clock: clock, settings: settings)
    let (alice, bob) = try pair(environment)
    let other = try NeutralApp("carol", environment)
    let text = try await alice.say("hello", to: "bob")
    #expect(try await parse(text, alice).code == .messageInvalid)
    #expect(try await parse(alice.message(combined([text.messageId])), alice).code == .messageInvalid)
    #expect(try await alice.send(alice.message(combined([text.messageId]))) == nil)
    _ = try await bob.received.next()
    let expired = try await bob.received.next()
    clock.advance(byMilliseconds: 5000)
    #expect(try await parse(expired, bob).code == .fileExpired)
    // Anything can be sent under this name.
    for content in ["", "{}", #"{"version":1,"messages":[{"id":"","from":"","to":"","chatType":9}]}"#] {
      let bytes = content.isEmpty ? SomeFiles.bytes(100) : Array(content.utf8)
      let body = MessageBody(
        content: .file(MediaContent(media: MediaDescriptor(fileName: "x.json"))),
        extensions: ["AgoraChat": Array(#"{"combine":1,"level":-7}"#.utf8)])
      try other.device.send(
        MessageDraft(
          conversation: .direct("bob"), body: body, attachments: [MessageAttachment(source: .data(bytes))]))
      #expect(try await other.outcomes.next() == nil)
      let received = try await bob.received.next()
      #expect(received.body is AgoraChatCombineMessageBody)
      #expect(try await parse(received, bob).code == .messageInvalid)
      #expect((received.body as? AgoraChatCombineMessageBody)?.messageIdList == [])
    }
    _ = try await failure { bob.client.logout(false, completion: $0) }
    #expect(try await parse(expired, bob).code == .userNotLogin)
  }

  @Test func combinedMessagesAreFoundByTheirType() async throws {
    let (alice, bob) = try pair()
    let text = try await alice.say("hello", to: "bob")
    #expect(try await alice.send(alice.message(AgoraChatFileMessageBody(data: Data([1]), displayName: "f"))) == nil)
    #expect(try await alice.send(alice.message(combined([text.messageId]))) == nil)
    for _ in 0..<3 { _ = try await bob.received.next() }
    let conversation = try bob.conversation("alice")
    for type in [AgoraChatMessageBodyType.file, .combine] {
      let found = conversation.loadMessages(
        with: type, timestamp: -1, count: 10, fromUser: nil, searchDirection: .up)
      #expect(found?.map(\.body.type) == [type])
    }
    let option = AgoraChatFetchServerMessagesOption()
    option.msgTypes = [NSNumber(value: AgoraChatMessageBodyType.combine.rawValue)]
    let (page, code) = try await reply {
      bob.chat.fetchMessagesFromServer(
        by: "alice", conversationType: .chat, cursor: nil, pageSize: 10, option: option, completion: $0)
    }
    #expect(code == nil && page?.list?.map(\.body.type) == [.combine])
  }

  @Test func combinedMessagesSurviveARestartAndAFailure() async throws {
    var settings = HubSettings()
    settings.mediaSizeLimit = 10
    let files = SomeFiles()
    let folder = files.folder.appendingPathComponent("environment")
    var environment = try MessagingEnvironment.embedded(at: folder, settings: settings)
    var (alice, bob) = try pair(environment)
    let text = try await alice.say("hello", to: "bob")
    let message = alice.message(combined([text.messageId]))
    #expect(try await alice.send(message)?.code == .fileTooLarge)
    environment.shutDown()

    settings.mediaSizeLimit = 1_000_000
    environment = try MessagingEnvironment.embedded(at: folder, settings: settings)
    (alice, bob) = try pair(environment)
    try environment.administration.updateSettings { $0.mediaSizeLimit = 1_000_000 }
    let stored = try #require(alice.chat.getMessageWithMessageId(message.messageId))
    #expect(stored.status == .failed)
    #expect((stored.body as? AgoraChatCombineMessageBody)?.messageIdList == [text.messageId])
    #expect(try await failure { done in alice.chat.resend(stored, progress: nil) { done($1) } } == nil)
    let received = try await bob.received.next()
    #expect(try await parse(received, bob).messages.map(\.words) == ["hello"])
    environment.shutDown()
  }
}
