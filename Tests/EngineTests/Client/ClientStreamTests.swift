import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The elements of streams, which depend on when a stream is created, and the end of streams.
@Suite(.timeLimit(.minutes(5))) struct ClientStreamTests {
  /// The documentation's example, in its own order.
  @Test func theExampleOfTheDocumentationIsTrue() async throws {
    let world = try ClientWorld()
    let environment = world.environment
    let bob = try await world.loggedIn("bob")
    try await bob.send(.text("waiting"), to: .direct("bob"))
    try environment.administration.createAccount("carol")
    try await bob.send(.text("while you were away"), to: .direct("carol"))

    let client = MessagingClient(environment: environment, account: "carol", device: "laptop")
    try await client.login()
    let message = try await client.send(.text("hello"), to: .direct("bob"), attributes: ["urgent": true])
    for try await message in client.messages() {
      #expect(message.text == "while you were away")
      try await client.acknowledge(message)
      break
    }
    try await client.revoke(message)
    #expect(try await bob.revocations().next().revocation.messageID == message.id)
    guard case .direct(let receipt) = try await bob.receipts().next() else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.conversation == .direct("carol"))
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("cat.jpg").path
    try Data(Pictures.jpeg(20, 10)).write(to: folder.url.appendingPathComponent("cat.jpg"))
    let picture = try await client.send(file: path, as: .image(MediaContent()), to: .direct("bob"))
    #expect(picture.body.content.media?.media.width == 20)
    await client.logout()
  }

  @Test func nothingIsLostBetweenTheLoginAndTheFirstLoop() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    await bob.logout()
    for number in 0..<3 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
    try await bob.login()
    try await bob.caughtUp()
    #expect(try bob.storedMessages(MessageQuery(in: .direct("alice"), limit: 10)).count == 3)
    // A loop that is left leaves the others to the next.
    for try await message in bob.messages() {
      #expect(message.text == "0")
      break
    }
    let received = try await bob.messages().next(2)
    #expect(received.map(\.text) == ["1", "2"])
    // The other kinds are still there, and in their order.
    let events = try await bob.events().next(3)
    #expect(events.map(\.name) == ["connecting", "linked", "authenticating"])
  }

  @Test func aStreamMadeBeforeTheLoginIsFed() async throws {
    let world = try ClientWorld()
    let bob = world.client("bob")
    let messages = bob.messages()
    let connection = bob.connection()
    let alice = try await world.loggedIn("alice")
    await #expect(throws: MessagingError(.accountNotFound)) {
      try await alice.send(.text("too early"), to: .direct("bob"))
    }
    try await bob.login()
    try await alice.send(.text("hello"), to: .direct("bob"))
    #expect(try await messages.next().text == "hello")
    #expect(
      try await connection.next(6) == [
        .connecting, .linked, .authenticating, .authenticated, .synchronizing, .synchronized,
      ])
  }

  @Test func eachStreamHasItsKindAndSeveralHaveEverything() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let carol = try await world.loggedIn("carol")
    let (all, ofAlice, again) = (bob.messages(), bob.messages(in: .direct("ALICE")), bob.messages())
    let (commands, conversations, revocations) = (bob.commands(), bob.conversations(), bob.revocations())
    let receipts = alice.receipts()
    let events = bob.events()
    try await carol.send(.text("of carol"), to: .direct("bob"))
    let sent = try await alice.send(.text("of alice"), to: .direct("bob"))
    try await alice.send(.command(CommandContent(action: "ring")), to: .direct("bob"))
    #expect(try await all.next(2).map(\.text) == ["of carol", "of alice"])
    #expect(try await again.next(2).map(\.text) == ["of carol", "of alice"])
    let received = try await ofAlice.next()
    #expect(received.text == "of alice")
    #expect(try await commands.next().body.content == .command(CommandContent(action: "ring")))
    let change = try await conversations.first { $0.summary.conversation == .direct("alice") }
    #expect(change.summary.lastMessage?.id == sent.id && change.summary.unreadCount == 1)
    try await bob.acknowledge(received)
    guard case .direct(let receipt) = try await receipts.next() else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.conversation == .direct("bob"))
    try await alice.revoke(sent)
    #expect(try await revocations.next().revocation.messageID == sent.id)
    _ = try await events.first { if case .revoked = $0 { true } else { false } }
  }

  @Test func aCancelledLoopEndsAndLosesNothing() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let messages = bob.messages()
    let waiting = Task { () -> [Message] in
      var found: [Message] = []
      for try await message in messages { found.append(message) }
      return found
    }
    waiting.cancel()
    #expect(try await waiting.value.isEmpty)
    let alice = try await world.loggedIn("alice")
    try await alice.send(.text("hello"), to: .direct("bob"))
    #expect(try await messages.next().text == "hello")
  }

  @Test func aLogoutEndsStreamsOnceTheyHaveDelivered() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let (messages, receipts, connection) = (bob.messages(), bob.receipts(), bob.connection())
    try await alice.send(.text("hello"), to: .direct("bob"))
    try await bob.caughtUp()
    let waiting = Task { await receipts.rest().error }
    await bob.logout()
    #expect(await waiting.value == nil)
    let (left, error) = await messages.rest()
    #expect(left.map(\.text) == ["hello"] && error == nil)
    #expect(await connection.rest().elements.last == .loggedOut)
    // A stream made now belongs to the next login.
    let next = bob.messages()
    try await bob.login()
    try await alice.send(.text("again"), to: .direct("bob"))
    #expect(try await next.next().text == "again")
  }
}

extension DeviceEvent {
  /// The name of a step of the connection.
  fileprivate var name: String { if case .connection(let change) = self { "\(change)" } else { "another event" } }
}
