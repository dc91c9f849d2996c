import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Pins of messages, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientPinTests {
  private func texts(_ pinned: [PinnedMessage]) -> [String] {
    pinned.map { "\($0.message.id.string) \($0.pin.account.name) \($0.pin.note ?? "-")" }
  }

  @Test func otherAccountsAndDevicesAreNotified() async throws {
    let world = try ClientWorld()
    let (bob, laptop) = (try await world.loggedIn("bob"), try await world.loggedIn("bob", "laptop"))
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    _ = try await laptop.messages().next()
    let pin = try await bob.pin(received, note: "words")
    #expect(pin.account == "bob" && pin.note == "words" && pin.messageSender == "alice" && pin.time == pin.updated)
    #expect(pin.messageID == sent.id && pin.messageSequence == sent.sequence && pin.messageTime == sent.time)
    for (client, place) in [(alice, ConversationID.direct("bob")), (laptop, .direct("alice"))] {
      let change = try await client.pinChanges().next()
      #expect(change.pin == pin && change.conversation == place && change.action == .added && change.actor == "bob")
      #expect(try client.knownPins(in: place) == [pin])
    }
    #expect(try bob.knownPins(in: .direct("alice")) == [pin])
    // Pinned again it stays, and takes the note.
    #expect(try await alice.pin(sent) == pin)
    let changed = try await alice.pin(sent, note: "others")
    #expect(changed.account == "bob" && changed.note == "others" && changed.time == pin.time)
    #expect(try await bob.pinChanges().next().action == .updated)
    #expect(try await alice.pin(sent, note: "").note == nil)
    #expect(try await bob.pinChanges().next().pin.note == nil)
    #expect(try await alice.unpin(sent)?.account == "bob")
    let removal = try await bob.pinChanges().next()
    #expect(removal.action == .removed && removal.actor == "alice" && removal.pin.account == "bob")
    #expect(try bob.knownPins(in: .direct("alice")).isEmpty)
    #expect(try await bob.unpin(received) == nil)
    #expect(try await alice.pinnedMessages(in: .direct("bob")).isEmpty)
  }

  @Test func invalidPinIsRefused() async throws {
    var settings = HubSettings()
    settings.limits.pinsPerConversation = 2
    settings.limits.pinNoteSize = 8
    let world = try ClientWorld(settings: settings)
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    var sent: [Message] = []
    for text in ["1", "2", "3"] { sent.append(try await alice.send(.text(text), to: .direct("bob"))) }
    #expect(await code { try await alice.pin(sent[0], note: "123456789") } == .messageTooLarge)
    #expect(await code { try await alice.pin(.unknownToAll) } == .messageNotFound)
    #expect(await code { try await alice.unpin(.unknownToAll) } == .messageNotFound)
    for message in sent[..<2] { try await alice.pin(message) }
    #expect(await code { try await alice.pin(sent[2]) } == .limitExceeded)
    // Pinning a pinned message again does not count towards the limit.
    try await alice.pin(sent[1], note: "n")
    #expect(texts(try await bob.pinnedMessages(in: .direct("alice"))).count == 2)
    // A pin goes with its message, which makes room.
    try await alice.revoke(sent[1])
    try await alice.pin(sent[2])
    #expect(try alice.knownPins(in: .direct("bob")).map(\.messageID) == [sent[2].id, sent[0].id])
    #expect(try await bob.pinnedMessages(in: .direct("alice")).map(\.message.id) == [sent[2].id, sent[0].id])
    #expect(await code { try await alice.unpin(sent[1]) } == .messageNotFound)
    let room = try world.environment.administration.createRoom(name: "r", owner: "alice")
    try await alice.enterRoom(room)
    let spoken = try await alice.send(.text("hello"), to: .room(room))
    #expect(await code { try await alice.pin(spoken) } == .unsupported)
    #expect(await code { _ = try await alice.pinnedMessages(in: .room(room)) } == .unsupported)
    #expect(await code { _ = try await bob.pinnedMessages(in: .group("none")) } == .groupNotFound)
  }

  @Test func newDeviceFetchesPinnedMessages() async throws {
    let world = try ClientWorld(isDurable: true)
    let bob = try await world.loggedIn("bob")
    var alice: MessagingClient? = try await world.loggedIn("alice")
    let first = try #require(try await alice?.send(.text("first"), to: .direct("bob")))
    let second = try #require(try await alice?.send(.text("second"), to: .direct("bob")))
    try await alice?.pin(first, note: "n")
    try await alice?.pin(second)
    _ = try await bob.pinChanges().next()
    alice = nil
    let tablet = try await world.loggedIn("alice", "tablet")
    #expect(
      texts(try await tablet.pinnedMessages(in: .direct("bob"))) == [
        "\(second.id.string) alice -", "\(first.id.string) alice n",
      ])
    #expect(try tablet.knownPins(in: .direct("bob")).map(\.messageID) == [second.id, first.id])
    await tablet.logout()
    try world.restart()
    let again = try await world.loggedIn("alice")
    #expect(try again.knownPins(in: .direct("bob")).map(\.note) == [nil, "n"])
    try await again.unpin(second)
    #expect(texts(try await again.pinnedMessages(in: .direct("bob"))) == ["\(first.id.string) alice n"])
  }
}
