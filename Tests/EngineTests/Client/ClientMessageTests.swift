import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Sending, waiting for the outcome, and revoking.
@Suite(.timeLimit(.minutes(5))) struct ClientMessageTests {
  @Test func sendingWaitsForTheHub() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(
      .text("hello"), to: .direct("bob"), attributes: ["urgent": true, "pages": [1, 2.5], "by": ["name": "alice"]])
    #expect(sent.state == .sent && sent.sequence > 0)
    #expect(try !alice.isSending(sent))
    let received = try await bob.messages().next()
    #expect(received.attributes["urgent"] == true)
    #expect(received.attributes["pages"]?[1]?.number == 2.5)
    #expect(received.attributes["by"]?["name"] == "alice")
    await #expect(throws: MessagingError(.accountNotFound)) { try await alice.send(.text("x"), to: .direct("nobody")) }
    await #expect(throws: MessagingError(.messageExists)) {
      let body = MessageBody(content: .text("again"))
      try await alice.send(MessageDraft(id: sent.id, conversation: .direct("bob"), body: body))
    }
    await #expect(throws: MessagingError(.invalidArgument, "not JSON")) {
      try await alice.send(.text("x"), to: .direct("bob"), attributes: ["endless": .number(JSONNumber(.infinity))])
    }
  }

  /// The device names messages in Unicode normalization form C, whatever the app wrote.
  @Test func namesInAnotherFormAreWaitedFor() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    _ = try await world.loggedIn("ren\u{E9}")
    let draft = MessageDraft(
      id: "e\u{301}", conversation: .direct("rene\u{301}"), body: MessageBody(content: .text("salut")))
    #expect(try await alice.send(draft).id == "\u{E9}")
  }

  @Test func cancellingTheTaskEndsTheWaitAndTheMessageIsStillSent() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    world.setReachable(false, "alice")
    let draft = MessageDraft(id: "m", conversation: .direct("bob"), body: MessageBody(content: .text("hello")))
    let sending = try await alice.beginSending(draft)
    await #expect(throws: MessagingError(.messageExists)) { try await alice.send(draft) }
    sending.cancel()
    await #expect(throws: MessagingError(.cancelled)) { try await sending.value }
    #expect(try alice.isSending(try #require(try alice.message("m", in: .direct("bob")))))
    // No task waits for the outcome any more, so it is reported as an event.
    let events = alice.events()
    world.setReachable(true, "alice")
    #expect(try await bob.messages().next().id == "m")
    _ = try await events.first { if case .sent(let message, nil) = $0 { message.id == "m" } else { false } }
    // A task that was cancelled before sends nothing.
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await alice.send(.text("never"), to: .direct("bob"))
    }
    await #expect(throws: MessagingError(.cancelled)) { try await late.value }
    #expect(try alice.storedMessages(MessageQuery(in: .direct("bob"), limit: 10)).count == 1)
  }

  @Test func cancelledTaskEndsItsRequests() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let hold = QueueHold(world.queue)
    let asking = Task { try await alice.serverTime() }
    asking.cancel()
    await #expect(throws: MessagingError(.cancelled)) { try await asking.value }
    hold.end()
  }

  @Test func aMessageIsTakenOffItsWayAndSentAgain() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    world.setReachable(false, "alice")
    let draft = MessageDraft(id: "m", conversation: .direct("bob"), body: MessageBody(content: .text("hello")))
    let sending = try await alice.beginSending(draft)
    #expect(try alice.cancelSending("m", in: .direct("bob")))
    #expect(try !alice.cancelSending("m", in: .direct("bob")))
    await #expect(throws: MessagingError(.cancelled)) { try await sending.value }
    let failed = try #require(try alice.message("m", in: .direct("bob")))
    #expect(failed.state == .failed)
    world.setReachable(true, "alice")
    #expect(try await alice.resend(failed).state == .sent)
    #expect(try await bob.messages().next().id == "m")
    await #expect(throws: MessagingError(.alreadyInProgress)) { try await alice.resend(failed) }
    await #expect(throws: MessagingError(.messageNotStored)) {
      try await alice.send(draft, replacing: Message.unknown)
    }
    var again = draft
    again.id = nil
    let replacing = try await alice.send(again, replacing: failed)
    #expect(try alice.message("m", in: .direct("bob")) == nil)
    #expect(try alice.message(replacing.id, in: .direct("bob"))?.state == .sent)
    await #expect(throws: MessagingError(.messageNotStored)) { try await alice.resend(.unknown) }
  }

  @Test func enqueueingReturnsAtOnceAndTheEndIsReported() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let waiting = try alice.enqueue(.text("hello"), to: .direct("bob"), attributes: ["n": 1])
    #expect(waiting.state == .sending)
    let event = try await alice.events().first { if case .sent = $0 { true } else { false } }
    guard case .sent(let sent, nil) = event else {
      Issue.record("it was refused")
      return
    }
    #expect(sent.id == waiting.id)
    #expect(try await bob.messages().next().attributes == ["n": 1])
    await alice.logout()
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.enqueue(.text("x"), to: .direct("bob")) }
  }

  @Test func aLogoutEndsTheWaitAndTheMessageGoesWithTheNextLogin() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    world.setReachable(false, "alice")
    let sending = try await alice.beginSending("late", to: "bob")
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await sending.value }
    world.setReachable(true, "alice")
    try await alice.login()
    #expect(try await bob.messages().next().text == "late")
  }

  @Test func messageIsRevokedWithinTheWindow() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    await #expect(throws: MessagingError(.notOwnMessage)) { try await bob.revoke(received) }
    #expect(try !bob.wasRevoked(received))
    try await alice.revoke(sent, request: RevocationRequest(postscript: "a typo"))
    let reported = try await bob.revocations().next()
    #expect(reported.revocation.request.postscript == "a typo" && reported.message?.text == "hello")
    #expect(try bob.wasRevoked(received))
    let old = try await alice.send(.text("old"), to: .direct("bob"))
    world.clock.advance(bySeconds: 121)
    #expect(await code { try await alice.revoke(old) } == .revokeWindowElapsed)
    await #expect(throws: MessagingError(.messageNotStored)) { try await alice.revoke(.unknown) }
  }
}

extension Message {
  /// A message that was never sent.
  static let unknown = Message(
    id: "unknown", conversation: .direct("bob"), sender: "alice", time: .zero, state: .failed, kind: .text,
    encodedBody: [])
}
