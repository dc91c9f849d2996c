import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Rooms, presence, subscriptions, and attributes.
@Suite(.timeLimit(.minutes(5))) struct ClientRoomTests {
  @Test func roomsAreEnteredLeftAndEnded() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let id = try world.environment.administration.createRoom(name: "lobby", owner: "alice")
    await #expect(throws: MessagingError(.roomNotFound)) { try await bob.enterRoom("nowhere") }
    #expect(try await alice.enterRoom(id).room.name == "lobby")
    let (room, member) = try await bob.enterRoom(id, nickname: "B", custom: "c")
    #expect(room.memberCount == 2 && member.nickname == "B" && member.custom == "c")
    #expect(try bob.rooms() == [id])
    #expect(try await alice.fetchRoom(id).members.map(\.account) == ["alice", "bob"])
    await #expect(throws: MessagingError(.roomNotFound)) { try await alice.fetchRoom("nowhere") }
    try await alice.send(.text("hello"), to: .room(id))
    #expect(try await bob.messages(in: .room(id)).next().text == "hello")

    await #expect(throws: MessagingError(.forbidden)) { try await bob.removeMembers(["alice"], fromRoom: id) }
    let events = bob.events()
    #expect(try await alice.removeMembers(["bob"], fromRoom: id).members.map(\.account) == ["alice"])
    _ = try await events.first { if case .roomRemoved(id, .removed, "alice", _) = $0 { true } else { false } }
    await #expect(throws: MessagingError(.notMember)) { try await bob.leaveRoom(id) }
    try await bob.enterRoom(id)
    try await bob.leaveRoom(id)
    #expect(try bob.rooms().isEmpty)
    await #expect(throws: MessagingError(.forbidden)) { try await bob.dismissRoom(id) }
    try await alice.dismissRoom(id)
    await #expect(throws: MessagingError(.roomNotFound)) { try await bob.enterRoom(id) }
  }

  @Test func presenceIsAskedAndWatched() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    #expect(try await alice.presence(of: ["bob", "nobody"]).map(\.state) == [.online, .offline])
    let events = alice.events()
    func next() async throws -> [AccountPresence] {
      let event = try await events.first { if case .presence(.accounts) = $0 { true } else { false } }
      guard case .presence(.accounts(let states)) = event else { return [] }
      return states
    }
    try await alice.watchPresence(of: ["bob"])
    #expect(try await next() == [AccountPresence(account: "bob", state: .online)])
    #expect(try alice.watchedAccounts() == ["bob"])
    await bob.logout()
    #expect(try await next() == [AccountPresence(account: "bob", state: .offline)])
    try await alice.stopWatchingPresence(of: ["bob"])
    #expect(try alice.watchedAccounts().isEmpty)
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.presence(of: ["bob"]) }
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.watchPresence(of: ["bob"]) }
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.stopWatchingPresence(of: ["bob"]) }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.watchedAccounts() }
  }

  @Test func subscribersAreCountedAndAttributesAreAnnounced() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    await #expect(throws: MessagingError(.roomNotFound)) { try await alice.subscribe(to: "stage") }
    #expect(try await alice.subscribe(to: "stage", createsRoom: true).accounts == ["alice"])
    #expect(try await bob.subscribe(to: "stage").accounts == ["alice", "bob"])
    #expect(try await bob.subscribers(of: "stage").conversation == .room("stage"))
    #expect(try await bob.subscriberCounts(of: ["stage", "nowhere"]) == ["stage": 2, "nowhere": 0])
    let events = bob.events()
    try await alice.changeAttributes(of: .conversation("stage"), .merge(["song": "first"]), announces: true)
    let event = try await events.first { if case .presence(.attributes) = $0 { true } else { false } }
    guard case .presence(.attributes(_, let attributes)) = event else { return }
    #expect(attributes.map(\.value) == ["first"])
    try await bob.unsubscribe(from: "stage")
    await #expect(throws: MessagingError(.notMember)) { try await bob.unsubscribe(from: "stage") }
    await #expect(throws: MessagingError(.notMember)) { try await bob.subscribers(of: "stage") }
  }

  @Test func attributesAreLookedUpByOthersAndWrittenByOneself() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let bob = try await world.loggedIn("bob")
    try await alice.changeAttributes(of: .account("alice"), .replace(["mood": "good", "age": "7"]))
    #expect(try await bob.attributes(of: .account("alice")).map(\.key).sorted() == ["age", "mood"])
    #expect(try await bob.attributes(of: .account("alice"), keys: ["mood"]).map(\.value) == ["good"])
    #expect(await code { _ = try await bob.attributes(of: .account("nobody")) } == .accountNotFound)
    await #expect(throws: MessagingError(.forbidden)) {
      try await bob.changeAttributes(of: .account("alice"), .clear)
    }
    await alice.logout()
    await #expect(throws: MessagingError(.notLoggedIn)) {
      try await alice.attributes(of: .account("bob"))
    }
    await #expect(throws: MessagingError(.notLoggedIn)) {
      try await alice.subscriberCounts(of: ["stage"])
    }
  }
}
