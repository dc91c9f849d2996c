import Parlance
import ParlanceCore
import TestNumbers
import TestSupport
import Testing

/// Accounts that the operator muted in all conversations of a kind.
@Suite(.timeLimit(.minutes(5))) struct ClientMuteTests {
  private func failure(_ body: () async throws -> Void) async -> MessagingError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? MessagingError
    }
  }

  @Test func aMutedAccountWritesNowhereOfAKind() async throws {
    let world = try ClientWorld()
    let administration = world.environment.administration
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let group = try administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let room = try administration.createRoom(name: "r", owner: "bob")
    _ = try await alice.enterRoom(room)
    let places: [ConversationID] = [.direct("bob"), .group(group), .room(room)]
    let sent = try await alice.send(.text("before"), to: .direct("bob"))
    #expect(try administration.mutes(of: "alice").isEmpty)
    for (kind, muted) in zip(ConversationKind.allCases, places) {
      let mutes = try administration.changeMutes(of: "Alice", [kind: AccountMutes.forever])
      #expect(try mutes[kind] == AccountMutes.forever && administration.mutes(of: "alice") == mutes)
      for place in places {
        let error = await failure { try await alice.send(.text("x"), to: place) }
        #expect(error == (place == muted ? MessagingError(.muted, MessagingError.accountIsMuted) : nil), "\(place)")
      }
      if kind == .direct {
        // What was written before cannot be changed, but taken back. Others may write.
        #expect(await failure { try await alice.edit(sent, to: .text("y")) }?.code == .muted)
        try await alice.revoke(sent)
        try await bob.send(.text("hello"), to: .direct("alice"))
      }
      #expect(try administration.changeMutes(of: "alice", [kind: nil]).isEmpty)
    }
    try await alice.send(.text("after"), to: .direct("bob"))
  }

  @Test func aMuteEndsByItselfAndIsKept() async throws {
    let world = try ClientWorld(isDurable: true)
    _ = try await world.loggedIn("bob")
    var alice = try await world.loggedIn("alice")
    let end = world.clock.now().advanced(byMilliseconds: 60_000)
    try world.environment.administration.changeMutes(of: "alice", [.direct: end, .room: AccountMutes.forever])
    try world.restart()
    _ = try await world.loggedIn("bob")
    alice = try await world.loggedIn("alice")
    #expect(await failure { try await alice.send(.text("x"), to: .direct("bob")) }?.code == .muted)
    world.clock.advance(byMilliseconds: 60_000)
    try await alice.send(.text("x"), to: .direct("bob"))
    #expect(try world.environment.administration.mutes(of: "alice") == AccountMutes(rooms: AccountMutes.forever))
    // A time that is over lifts it.
    #expect(try world.environment.administration.changeMutes(of: "alice", [.room: world.clock.now()]).isEmpty)
  }

  @Test func mutedAccountsAreListedInPages() async throws {
    let world = try ClientWorld()
    let hub = try world.environment.hubLoop()
    for number in 0..<50 { try hub.createAccount(AccountID("a\(number)")) }
    for number in stride(from: 0, to: 50, by: 10) {
      _ = try hub.changeMutes(of: AccountID("a\(number)"), [.group: AccountMutes.forever])
    }
    _ = try hub.eraseAccount("a40", messages: .keep, freesName: true)
    var (found, position): ([AccountID], AccountNumber?) = ([], 0)
    while let after = position {
      let page = try hub.mutedAccounts(after: after, limit: 3)
      found += page.entries.map(\.account)
      position = page.next
    }
    #expect(found == ["a0", "a10", "a20", "a30"])
    // Who takes the name of an erased account does not take its mute.
    try hub.createAccount("a40")
    #expect(try hub.mutes(of: "a40").isEmpty)
    #expect(throws: MessagingError.self) { try hub.changeMutes(of: "nobody", [.group: nil]) }
  }
}
