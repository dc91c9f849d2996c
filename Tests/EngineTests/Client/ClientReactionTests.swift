import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Reactions, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientReactionTests {
  private func texts(_ reactions: [Reaction]) -> [String] { reactions.map { "\($0.account.name) \($0.text)" } }

  @Test func otherAccountsAndDevicesAreNotified() async throws {
    let world = try ClientWorld()
    let (bob, laptop) = (try await world.loggedIn("bob"), try await world.loggedIn("bob", "laptop"))
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    _ = try await laptop.messages().next()
    try await bob.addReaction("+", to: received, note: "nice")
    let reaction = Reaction(account: "bob", text: "+", time: world.clock.now(), note: "nice")
    for (client, message, place) in [
      (alice, sent, ConversationID.direct("bob")), (laptop, received, .direct("alice")),
    ] {
      let change = try await client.reactionChanges().next()
      #expect(change.messageID == sent.id && change.conversation == place && !change.isRemoval)
      #expect(change.messageSequence == sent.sequence && change.reaction.account == "bob")
      #expect(try client.knownReactions(of: message).map(\.note) == ["nice"])
      #expect(try texts(await client.reactions(of: message)) == ["bob +"])
    }
    #expect(try bob.knownReactions(of: received).map(\.text) == [reaction.text])
    try await bob.removeReaction("+", from: received)
    #expect(try bob.knownReactions(of: received).isEmpty)
    let removal = try await alice.reactionChanges().next()
    #expect(removal.isRemoval && removal.reaction.note == "nice")
    #expect(try alice.knownReactions(of: sent).isEmpty)
    // The reacting device is notified only by the completion of its call.
    try await alice.addReaction("-", to: sent)
    #expect(try await bob.reactionChanges().next().reaction.account == "alice")
  }

  @Test func invalidReactionIsRefused() async throws {
    var settings = HubSettings()
    settings.limits.reactionsPerMessage = 2
    settings.limits.reactionSize = 8
    let world = try ClientWorld(settings: settings)
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    try await bob.addReaction("e\u{301}", to: received)
    #expect(await code { try await bob.addReaction("\u{E9}", to: received) } == .reactionExists)
    #expect(await code { try await alice.removeReaction("\u{E9}", from: sent) } == .reactionNotFound)
    try await alice.addReaction("\u{E9}", to: sent)
    try await alice.addReaction("2", to: sent)
    #expect(await code { try await bob.addReaction("3", to: received) } == .limitExceeded)
    // A text that the message already has does not count towards the limit again.
    try await bob.addReaction("2", to: received)
    #expect(await code { try await bob.addReaction("", to: received) } == .invalidArgument)
    #expect(await code { try await bob.addReaction("a\nb", to: received) } == .invalidArgument)
    #expect(await code { try await bob.addReaction("123456789", to: received) } == .messageTooLarge)
    let words = String(repeating: "n", count: 1025)
    #expect(await code { try await bob.addReaction("x", to: received, note: words) } == .messageTooLarge)
    #expect(await code { try await bob.addReaction("x", to: .unknownToAll) } == .messageNotFound)
    #expect(await code { _ = try await bob.reactions(of: .unknownToAll) } == .messageNotFound)
    let known = try await bob.reactions(of: received)
    #expect(texts(known) == ["bob \u{E9}", "alice \u{E9}", "alice 2", "bob 2"])
    #expect(known[0].text.unicodeScalars.count == 1)
    // Those of one millisecond have no order.
    #expect(try Set(texts(bob.knownReactions(of: received))) == Set(texts(known)))
  }

  @Test func reactionsEndWithTheirMessage() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    let received = try await bob.messages().next()
    try await bob.addReaction("+", to: received)
    await bob.logout()
    try await alice.addReaction("late", to: sent)
    try await alice.revoke(sent)
    #expect(await code { try await alice.addReaction("x", to: sent) } == .messageNotFound)
    let again = try await world.loggedIn("bob")
    let reported = try await again.revocations().next()
    #expect(reported.revocation.messageID == sent.id)
    try await again.caughtUp()
    #expect(try again.knownReactions(of: received).isEmpty)
    #expect(await code { try await again.removeReaction("+", from: received) } == .messageNotFound)
  }

  @Test func reactionInRoomIsRefused() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let room = try world.environment.administration.createRoom(name: "r", owner: "alice")
    try await alice.enterRoom(room)
    let sent = try await alice.send(.text("hello"), to: .room(room))
    #expect(await code { try await alice.addReaction("+", to: sent) } == .unsupported)
    #expect(await code { try await alice.removeReaction("+", from: sent) } == .unsupported)
    #expect(await code { _ = try await alice.reactions("+", of: sent) } == .unsupported)
  }

  @Test func aGroupsReactionsComeInPages() async throws {
    let world = try ClientWorld()
    let members = (0..<5).map { AccountID("m\($0)") }
    var clients: [MessagingClient] = []
    for member in members { clients.append(try await world.loggedIn(member)) }
    let alice = try await world.loggedIn("alice")
    let group = try await alice.createGroup(named: "team", members: members).group
    let sent = try await alice.send(.text("all of you"), to: .group(group.id))
    for client in clients { try await client.addReaction("+", to: sent) }
    try await clients[0].addReaction("-", to: sent)
    var accounts: Set<AccountID> = []
    var position: Int64?
    var pages = 0
    repeat {
      let page = try await clients[1].reactions("+", of: sent, after: position, limit: 2)
      #expect(page.count == 5 && page.includesOwn && page.reactions.count <= 2)
      #expect(accounts.isDisjoint(with: page.reactions.map(\.account)))
      accounts.formUnion(page.reactions.map(\.account))
      position = page.next
      pages += 1
    } while position != nil
    #expect(accounts == Set(members) && pages == 3)
    #expect(try await alice.reactions("+", of: sent, limit: 5).includesOwn == false)
    #expect(try await alice.reactions("none", of: sent).count == 0)
    #expect(await code { _ = try await alice.reactions("+", of: sent, limit: 0) } == .invalidArgument)
    #expect(await code { _ = try await alice.reactions("+", of: sent, limit: 101) } == .invalidArgument)
    // Messages of one conversation, some of which are not there.
    let other = try await alice.send(.text("nobody"), to: .group(group.id))
    var unknown = other
    unknown.id = "unknown"
    let lists = try await alice.reactions(of: [other, unknown, sent])
    #expect(lists.map(\.messageID) == [other.id, sent.id] && lists.map(\.reactions.count) == [0, 6])
    #expect(await code { _ = try await alice.reactions(of: [sent, .unknownToAll]) } == .invalidArgument)
  }

  @Test func aRestartForgetsNothing() async throws {
    let world = try ClientWorld(isDurable: true)
    var bob: MessagingClient? = try await world.loggedIn("bob")
    var alice: MessagingClient? = try await world.loggedIn("alice")
    let sent = try #require(try await alice?.send(.text("hello"), to: .direct("bob")))
    let received = try #require(try await bob?.messages().next())
    try await bob?.addReaction("+", to: received)
    _ = try await alice?.reactionChanges().next()
    (alice, bob) = (nil, nil)
    try world.restart()
    let again = try await world.loggedIn("alice")
    #expect(try again.knownReactions(of: sent).map(\.text) == ["+"])
    #expect(try await again.reactions(of: sent).map(\.account) == ["bob"])
    #expect(await code { try await again.removeReaction("+", from: sent) } == .reactionNotFound)
  }

  @Test func theHistoryBringsReactions() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    let sent = try await alice.send(.text("hello"), to: .direct("bob"))
    try await alice.send(.text("plain"), to: .direct("bob"))
    let received = try await bob.messages().next()
    try await bob.addReaction("+", to: received)
    // A device that forgot the messages, and fetches them again.
    _ = try await alice.reactionChanges().next()
    try alice.deleteMessages(in: .direct("bob"))
    #expect(try alice.knownReactions(of: sent).isEmpty)
    var query = HistoryQuery(conversation: .direct("bob"), limit: 10)
    query.stores = true
    let found = try await alice.history(query)
    #expect(found.map(\.id).first == sent.id && found.count == 2)
    #expect(try alice.knownReactions(of: sent).map(\.text) == ["+"])
    // What follows goes on from there.
    try await bob.removeReaction("+", from: received)
    _ = try await alice.reactionChanges().next()
    #expect(try alice.knownReactions(of: sent).isEmpty)
  }
}
