import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Changes of messages, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientEditTests {
  @Test func otherAccountsAndDevicesAreNotified() async throws {
    let world = try ClientWorld()
    let (bob, laptop) = (try await world.loggedIn("bob"), try await world.loggedIn("alice", "laptop"))
    let alice = try await world.loggedIn("alice")
    var body = MessageBody(content: .text("tea at fife"), attributes: "{\"a\":1}")
    body.extensions = ["style": [1, 2]]
    let sent = try await alice.send(MessageDraft(conversation: .direct("bob"), body: body))
    let received = try await bob.messages().next()
    _ = try await laptop.messages().next()
    let edited = try await alice.edit(sent, to: .text("tea at five"))
    #expect(edited.body.content == .text("tea at five") && edited.id == sent.id && edited.sequence == sent.sequence)
    #expect(edited.body.edit?.editor == "alice" && edited.body.edit?.count == 1)
    // The rest of the body stays.
    #expect(edited.body.attributes == body.attributes && edited.body.extensions == body.extensions)
    for client in [bob, laptop] {
      let change = try await client.edits().next()
      #expect(change.id == sent.id && change.encodedBody == edited.encodedBody && change.time == sent.time)
      let stored = try #require(try client.message(sent.id, in: change.conversation))
      #expect(stored == change && stored.marks == received.marks || client === laptop)
      // The local search finds the new text alone.
      #expect(try found(client, "five") == [sent.id] && found(client, "fife").isEmpty)
    }
    #expect(try alice.message(sent.id, in: .direct("bob"))?.encodedBody == edited.encodedBody)
    // The editing device is notified only by the completion of its call.
    _ = try await bob.send(.text("fine"), to: .direct("alice"))
    _ = try await alice.messages().next()
    let again = try await alice.edit(sent, to: .text("tea at six"))
    #expect(again.body.edit?.count == 2 && (again.body.edit?.time ?? .zero) > (edited.body.edit?.time ?? .zero))
    #expect(try await bob.edits().next().body.content == .text("tea at six"))
  }

  private func found(_ client: MessagingClient, _ text: String) throws -> [MessageID] {
    try client.storedMessages(MessageSearch([SearchKeyword(text)], among: MessageQuery(in: nil, limit: 10))).map(\.id)
  }

  @Test func invalidEditIsRefused() async throws {
    var settings = HubSettings()
    settings.limits.editsPerMessage = 2
    settings.limits.messageSize = 100
    let world = try ClientWorld(settings: settings)
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    #expect(await code { try await bob.edit(received, to: .text("x")) } == .notOwnMessage)
    #expect(await code { try await alice.edit(sent, to: .data([1])) } == .unsupported)
    #expect(await code { try await alice.edit(.unknownToAll, to: .text("x")) } == .messageNotFound)
    let long = String(repeating: "x", count: 95)
    #expect(await code { try await alice.edit(sent, to: .text(long)) } == .messageTooLarge)
    try await alice.edit(sent, to: .text("1"))
    try await alice.edit(sent, to: .text("2"))
    #expect(await code { try await alice.edit(sent, to: .text("3")) } == .limitExceeded)
    try await alice.revoke(sent)
    #expect(await code { try await alice.edit(sent, to: .text("4")) } == .messageNotFound)
    let room = try world.environment.administration.createRoom(name: "r", owner: "alice")
    try await alice.enterRoom(room)
    let spoken = try await alice.send(.text("hello"), to: .room(room))
    #expect(await code { try await alice.edit(spoken, to: .text("x")) } == .unsupported)
  }

  @Test func managersEditWhatMembersBelowThemWrote() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let carol = try await world.loggedIn("carol")
    let alice = try await world.loggedIn("alice")
    let group = try await alice.createGroup(named: "team", members: ["bob", "carol"]).group
    try await alice.setRole(.manager, of: ["carol"], inGroup: group.id)
    let word = try await bob.send(.text("a bad word"), to: .group(group.id))
    let order = try await alice.send(.text("an order"), to: .group(group.id))
    #expect(await code { try await bob.edit(order, to: .text("x")) } == .notOwnMessage)
    #expect(await code { try await carol.edit(order, to: .text("x")) } == .notOwnMessage)
    #expect(try await carol.edit(word, to: .text("a word")).body.edit?.editor == "carol")
    #expect(try await bob.edits().next().body.content == .text("a word"))
    #expect(try await alice.edit(word, to: .text("word")).body.edit?.count == 2)
    // A member that may not write may not change its words either.
    try await alice.setMuted(true, ["bob"], inGroup: group.id)
    #expect(await code { try await bob.edit(word, to: .text("the same bad word")) } == .muted)
  }

  @Test func aDeviceThatWasAwayHasTheNewText() async throws {
    let world = try ClientWorld(isDurable: true)
    var bob: MessagingClient? = try await world.loggedIn("bob")
    var alice: MessagingClient? = try await world.loggedIn("alice")
    let known = try #require(try await alice?.send(.text("known"), to: .direct("bob")))
    _ = try await bob?.messages().next()
    bob = nil
    let missed = try #require(try await alice?.send(.text("missed"), to: .direct("bob")))
    try await alice?.edit(known, to: .text("known, again"))
    try await alice?.edit(missed, to: .text("not missed"))
    alice = nil
    try world.restart()
    let again = try await world.loggedIn("bob")
    #expect(try await again.messages().next().body.content == .text("not missed"))
    #expect(try await again.edits().next().id == known.id)
    #expect(try again.message(known.id, in: .direct("alice"))?.body.content == .text("known, again"))
    let found = try await again.history(HistoryQuery(conversation: .direct("alice"), limit: 10))
    #expect(found.map(\.body.content) == [.text("known, again"), .text("not missed")])
  }
}
