import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// A service that is asked whether messages may be sent, and answers when the test says so.
private final class Service: Sendable {
  struct Question: Sendable {
    let proposal: MessageProposal
    let answer: @Sendable (MessageVerdict) -> Void
  }

  let questions = Lock<[Question]>([])

  /// - parameter kinds: The kinds of messages about which it is asked.
  func check(_ kinds: Set<MessageKind> = [.text]) -> MessageCheck {
    MessageCheck {
      kinds.contains($1)
    } ask: { [self] proposal, answer in
      questions.withLock { $0.append(Question(proposal: proposal, answer: answer)) }
    }
  }

  /// Waits for a question, which is the next one about its text.
  func question(_ text: String) async throws -> Question {
    func next() -> Question? {
      questions.withLock { questions in
        let index = questions.firstIndex { $0.proposal.body.content == .text(text) }
        return index.map { questions.remove(at: $0) }
      }
    }
    var found: Question?
    try await until("question about \(text)") {
      found = next()
      return found != nil
    }
    return try #require(found)
  }
}

/// Messages that wait until it is known whether they may be sent.
@Suite(.timeLimit(.minutes(5))) struct ClientMessageCheckTests {
  private let service = Service()

  private func world(
    _ kinds: Set<MessageKind> = [.text], _ change: (inout HubLimits) -> Void = { _ in }
  ) throws -> ClientWorld {
    var settings = HubSettings()
    change(&settings.limits)
    let world = try ClientWorld(settings: settings)
    try world.environment.hubLoop().setMessageCheck(service.check(kinds))
    return world
  }

  @Test func messageIsSentWhenItIsAllowed() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    let sending = try await alice.beginSending("hello", to: "bob")
    let question = try await service.question("hello")
    #expect(question.proposal.sender == "alice" && question.proposal.conversation == .direct("bob"))
    #expect(question.proposal.device == "phone" && question.proposal.kind == .text)
    // Nothing is acknowledged, and the receiver does not have it.
    try await alice.caughtUp()
    try await bob.caughtUp()
    #expect(try alice.message(question.proposal.id, in: .direct("bob"))?.state == .sending)
    #expect(try bob.conversation(.direct("alice")) == nil)
    question.answer(.allowed(replacing: nil))
    let sent = try await sending.value
    #expect(sent.id == question.proposal.id && sent.state == .sent)
    #expect(try await inbox.next().id == sent.id)
    // Once.
    question.answer(.refused(MessagingError(.messageRefused)))
    try await alice.caughtUp()
    #expect(try alice.message(sent.id, in: .direct("bob"))?.state == .sent)
    #expect(service.questions.withLock { $0.isEmpty })
  }

  @Test func refusedMessageFailsWithTheServicesReason() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    let first = try await alice.beginSending("bad", to: "bob")
    let second = try await alice.beginSending("good", to: "bob")
    try await service.question("good").answer(.allowed(replacing: nil))
    try await service.question("bad").answer(.refused(MessagingError(.messageRefused, "20001")))
    let error = await #expect(throws: MessagingError.self) { try await first.value }
    #expect(error == MessagingError(.messageRefused, "20001"))
    #expect(try await inbox.next().id == second.value.id)
    #expect(try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10)).count == 1)
  }

  @Test func laterMessagesOfAConversationWaitAndOthersDoNot() async throws {
    let world = try world()
    let alice = try await world.loggedIn("alice")
    let (bob, carl) = (try await world.loggedIn("bob"), try await world.loggedIn("carl"))
    let (inbox, other) = (bob.messages(), carl.messages())
    let place = MessageContent.location(LocationContent(latitude: 1, longitude: 2, title: nil, info: nil))
    var sendings: [Task<Message, any Error>] = []
    for content in [.text("one"), place, .text("two")] {
      let draft = MessageDraft(conversation: .direct("bob"), body: MessageBody(content: content))
      sendings.append(try await alice.beginSending(draft))
    }
    // It is not checked, and nothing is before it.
    let elsewhere = try await alice.send(place, to: .direct("carl"))
    #expect(try await other.next().id == elsewhere.id)
    // The answers come in the other order.
    try await service.question("two").answer(.allowed(replacing: nil))
    try await alice.caughtUp()
    #expect(try bob.conversation(.direct("alice")) == nil)
    try await service.question("one").answer(.allowed(replacing: nil))
    var sent: [MessageID] = []
    for sending in sendings { sent.append(try await sending.value.id) }
    var received: [MessageID] = []
    for _ in sent { received.append(try await inbox.next().id) }
    #expect(received == sent)
  }

  @Test func serviceCanReplaceTheBody() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    let sending = try await alice.beginSending("rude", to: "bob")
    try await service.question("rude").answer(.allowed(replacing: MessageBody(content: .text("kind"))))
    let sent = try await sending.value
    #expect(sent.body.content == .text("kind") && sent.marks.contains(.contentMasked))
    #expect(try await inbox.next().body.content == .text("kind"))
    // What the hub does not take from a device it does not take from the service.
    let other = try await alice.beginSending("short", to: "bob")
    let long = String(repeating: "x", count: HubLimits().messageSize + 1)
    try await service.question("short").answer(.allowed(replacing: MessageBody(content: .text(long))))
    #expect(await code { _ = try await other.value } == .messageTooLarge)
  }

  @Test func messageWhoseLinkBreaksIsSentAgainAndInQuestionAgain() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    let connection = alice.connection()
    let sending = try await alice.beginSending("hello", to: "bob")
    let first = try await service.question("hello")
    world.setReachable(false, "alice")
    _ = try await connection.first { $0 == .lost }
    world.setReachable(true, "alice")
    let second = try await service.question("hello")
    #expect(second.proposal.id == first.proposal.id)
    // That of a link that is gone says nothing.
    first.answer(.refused(MessagingError(.messageRefused)))
    second.answer(.allowed(replacing: nil))
    let sent = try await sending.value
    #expect(try await inbox.next().id == sent.id)
    #expect(try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10)).count == 1)
  }

  @Test func messageOfALoginThatEndedIsNotSent() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    _ = try await alice.beginSending("hello", to: "bob")
    let question = try await service.question("hello")
    await alice.logout()
    question.answer(.allowed(replacing: nil))
    try await bob.caughtUp()
    #expect(try bob.conversation(.direct("alice")) == nil)
  }

  @Test func formerMemberIsRefusedAfterTheAnswer() async throws {
    let world = try world()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let group = try await alice.createGroup(named: "G", members: ["bob"]).group
    let joined = bob.events()
    let sending = try await bob.beginSending(
      MessageDraft(conversation: .group(group.id), body: MessageBody(content: .text("hello"))))
    let question = try await service.question("hello")
    try await alice.removeMembers(["bob"], fromGroup: group.id)
    _ = try await joined.first { if case .groupRemoved = $0 { true } else { false } }
    question.answer(.allowed(replacing: nil))
    #expect(await code { _ = try await sending.value } == .notMember)
    // A message that would be refused anyway is not checked.
    #expect(await code { try await bob.send(.text("again"), to: .group(group.id)) } == .notMember)
    #expect(service.questions.withLock { $0.isEmpty })
  }

  @Test func onlySoManyMessagesWait() async throws {
    let world = try world { $0.heldMessagesPerLogin = 2 }
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let inbox = bob.messages()
    var sendings: [Task<Message, any Error>] = []
    for text in ["one", "two"] { sendings.append(try await alice.beginSending(text, to: "bob")) }
    let questions = [try await service.question("one"), try await service.question("two")]
    #expect(await code { try await alice.send(.text("three"), to: .direct("bob")) } == .rateLimited)
    for question in questions { question.answer(.allowed(replacing: nil)) }
    for sending in sendings { #expect(try await inbox.next().id == sending.value.id) }
    let last = try await alice.beginSending("four", to: "bob")
    try await service.question("four").answer(.allowed(replacing: nil))
    #expect(try await inbox.next().id == last.value.id)
  }

  @Test func operatorIsNotInQuestion() async throws {
    let world = try world()
    let bob = try await world.loggedIn("bob")
    _ = try await world.loggedIn("alice")
    let inbox = bob.messages()
    let call = SubmitCall(
      id: "notice", conversation: .direct("bob"), options: .ordinary, kind: .text,
      body: MessageBody(content: .text("notice")).encoded())
    _ = try world.environment.hubLoop().send(call, as: "alice")
    #expect(try await inbox.next().body.content == .text("notice"))
    #expect(service.questions.withLock { $0.isEmpty })
  }
}
