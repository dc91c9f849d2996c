import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The local database, its conversations, and the hub's history.
@Suite(.timeLimit(.minutes(5))) struct ClientDatabaseTests {
  private func draft(_ text: String, _ id: MessageID? = nil) -> MessageDraft {
    MessageDraft(id: id, conversation: .direct("bob"), body: MessageBody(content: .text(text)))
  }

  @Test func unsentMessageIsFailedUntilItIsSent() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let device = try alice.device
    let events = bob.messages()
    let failed = try device.saveUnsent(draft("early", "m1"))
    #expect(failed.state == .failed && failed.sender == "alice" && failed.row != .zero)
    #expect(throws: MessagingError(.messageExists)) { try device.saveUnsent(draft("again", "m1")) }
    #expect(device.message("m1")?.state == .failed && !device.isSending("m1"))
    try device.send(draft("late", "m1"), replacing: failed)
    #expect(try await events.first { _ in true }?.body.content == .text("late"))
    try await alice.caughtUp()
    #expect(device.message("m1")?.state == .sent)
    // An unsent message that no other replaced is sent unchanged.
    _ = try device.saveUnsent(draft("as it was", "m2"))
    try device.resend("m2")
    #expect(try await events.first { $0.id == "m2" }?.body.content == .text("as it was"))
  }

  /// A program fetches the newest part of the history, and keeps it, while the client fetches what it missed.
  @Test func messagesThatAQueryBringsFirstAreReceived() async throws {
    var settings = HubSettings()
    settings.pullLimit = 4
    let world = try ClientWorld(settings: settings)
    try await world.loggedIn("bob").logout()
    let alice = try await world.loggedIn("alice")
    var sent: [MessageID] = []
    for number in 0..<200 { sent.append(try await alice.send(.text("\(number)"), to: .direct("bob")).id) }
    let bob = world.client("bob")
    let (messages, events) = (bob.messages(), bob.events())
    let login = Task { try await bob.login() }
    _ = try await events.first { if case .connection(.authenticated) = $0 { true } else { false } }
    for _ in 0..<20 {
      let page = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 50, stores: true))
      #expect(page.map(\.id) == sent.suffix(50))
    }
    try await login.value
    var received: [MessageID] = []
    for _ in sent { received.append(try await messages.next().id) }
    #expect(received == sent)
    #expect(try bob.unreadCount() == 200)
  }

  @Test func messagesAreSavedChangedAndDeleted() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let saved = try alice.save(draft("hello", "m"), sender: "bob", announces: true)
    #expect(try await alice.messages().next().id == "m")
    #expect(throws: MessagingError(.messageExists)) { try alice.save(draft("again", "m"), sender: "bob") }
    try alice.setLocalAttributes(["pinned": true], of: saved)
    try alice.setContent(.text("changed"), of: saved)
    try alice.setTime(Timestamp(milliseconds: 5000), of: saved)
    try alice.setPlayed(true, saved)
    let changed = try #require(try alice.message("m", in: .direct("bob")))
    #expect(changed.localAttributes == ["pinned": true])
    #expect(changed.text == "changed" && changed.time.milliseconds == 5000 && changed.marks.contains(.played))
    try alice.setLocalAttributes(nil, of: saved)
    #expect(try alice.message("m", in: .direct("bob"))?.localAttributes.isEmpty == true)
    try alice.delete(saved)
    #expect(try alice.message("m", in: .direct("bob")) == nil)
    #expect(throws: MessagingError(.messageNotStored)) { try alice.delete(saved) }
    #expect(throws: MessagingError(.messageNotStored)) { try alice.setPlayed(true, saved) }
    #expect(throws: MessagingError(.messageNotStored)) { try alice.setTime(.zero, of: saved) }
    #expect(throws: MessagingError(.messageNotStored)) { try alice.setContent(.text(""), of: saved) }
    #expect(throws: MessagingError(.messageNotStored)) { try alice.setLocalAttributes([:], of: saved) }
    #expect(throws: MessagingError(.messageNotStored)) { try alice.markRead(saved) }
    for number in 0..<5 { try alice.save(draft("\(number)"), sender: "bob") }
    #expect(try alice.storedMessages(MessageQuery(in: .direct("bob"), limit: 10)).count == 5)
    try alice.deleteMessages(in: .direct("bob"), until: .zero)
    #expect(try alice.storedMessages(MessageQuery(in: .direct("bob"), limit: 10)).count == 5)
    try alice.deleteMessages(in: .direct("bob"), removesConversation: true)
    #expect(try alice.storedMessages(MessageQuery(in: .direct("bob"), limit: 10)).isEmpty)
    #expect(try alice.recentConversations().isEmpty)
  }

  @Test func conversationsAreListedCountedAndRead() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let laptop = try await world.loggedIn("bob", "laptop")
    let alice = try await world.loggedIn("alice")
    for number in 0..<3 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
    let received = try await bob.messages().next(3)
    _ = try await laptop.messages().next(3)
    #expect(try bob.unreadCount() == 3 && bob.unreadCount(of: .direct) == 3 && bob.unreadCount(of: .group) == 0)
    #expect(try bob.conversation(.direct("alice"))?.unreadCount == 3)
    #expect(try bob.conversation(.direct("nobody")) == nil)
    try bob.markRead(received[1])
    #expect(try bob.unreadCount() == 2)
    let changes = laptop.conversations()
    try bob.markRead(.direct("alice"))
    #expect(try bob.unreadCount() == 0)
    // The account's other device follows.
    _ = try await changes.first { $0.totalUnreadCount == 0 }
    #expect(try laptop.unreadCount() == 0)

    try bob.setLocalAttributes(["muted": true], of: .direct("alice"))
    #expect(try bob.conversation(.direct("alice"))?.localAttributes == ["muted": true])
    #expect(throws: MessagingError(.invalidArgument, "conversation")) {
      try bob.setLocalAttributes([:], of: .direct("nobody"))
    }
    try bob.addConversation(.group("new"))
    #expect(try Set(bob.recentConversations().map(\.conversation)) == [.direct("alice"), .group("new")])
    #expect(throws: MessagingError(.invalidArgument, "conversation")) { try bob.addConversation(.group("")) }
    try bob.removeConversation(.direct("alice"))
    #expect(try bob.recentConversations().map(\.conversation) == [.group("new")])
    #expect(try bob.storedMessages(MessageQuery(in: .direct("alice"), limit: 10)).count == 3)
  }

  @Test func theHistoryIsReadFetchedAndDeleted() async throws {
    var settings = HubSettings()
    settings.pullLimit = 2
    let world = try ClientWorld(settings: settings)
    let bob = try await world.loggedIn("bob")
    let laptop = try await world.loggedIn("bob", "laptop")
    let alice = try await world.loggedIn("alice")
    var sent: [Message] = []
    for number in 0..<5 { sent.append(try await alice.send(.text("\(number)"), to: .direct("bob"))) }
    let query = HistoryQuery(conversation: .direct("alice"), limit: 100)
    #expect(try await bob.history(query).map(\.id) == sent.map(\.id))
    await #expect(throws: MessagingError.self) {
      try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 0))
    }
    #expect(try await bob.page(MessageQuery(in: .direct("alice"), limit: 10)).map(\.id) == sent.map(\.id))
    try await bob.fetchMissing(in: .direct("alice"))
    #expect(try alice.newestOwnMessage(in: .direct("bob"))?.id == sent[4].id)
    #expect(try alice.newestOwnMessage(in: .direct("bob"), upTo: sent[1].sequence)?.id == sent[1].id)

    let received = try await laptop.messages().next(5)
    let events = bob.events()
    try await laptop.deleteEverywhere([received[0], received[1]], note: "tidy")
    _ = try await events.first {
      if case .messagesDeleted(let messages, "tidy") = $0 { messages.count == 2 } else { false }
    }
    #expect(try await bob.history(query).map(\.id) == sent[2...].map(\.id))
    try await laptop.deleteEverywhere([])
    await #expect(throws: MessagingError(.invalidArgument, "several conversations")) {
      try await laptop.deleteEverywhere([received[0], .unknown])
    }
    try await laptop.clearHistory(of: .direct("alice"), everywhere: true, note: "all")
    _ = try await events.first { if case .historyCleared(.direct("alice"), _, "all") = $0 { true } else { false } }
    #expect(try await bob.history(query).isEmpty)
    await #expect(throws: MessagingError.self) { try await bob.clearHistory(of: .group("nowhere")) }
  }
}
