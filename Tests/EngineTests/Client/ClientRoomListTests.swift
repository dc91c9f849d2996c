import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Lists of rooms, rooms that apps create, and how many may be in one.
@Suite(.timeLimit(.minutes(5))) struct ClientRoomListTests {
  private func code(_ body: () async throws(MessagingError) -> Void) async -> MessagingError.Code? {
    do throws(MessagingError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func onlyChosenAccountsCreateRooms() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    func creation(by client: MessagingClient) async -> MessagingError.Code? {
      await code { () async throws(MessagingError) in _ = try await client.createRoom(name: "hall") }
    }
    #expect(await creation(by: alice) == .forbidden)
    try world.environment.administration.setCreatesRooms(true, "alice")
    let room = try await alice.createRoom(name: "hall", occupantLimit: 1, properties: ["introduction": "a hall"])
    #expect(room.name == "hall" && room.owner == "alice" && room.occupantLimit == 1 && room.memberCount == 0)
    #expect(room.properties["introduction"] == "a hall")
    #expect(await creation(by: bob) == .forbidden)
    try world.environment.administration.setCreatesRooms(false, "alice")
    #expect(await creation(by: alice) == .forbidden)
    try world.environment.administration.updateSettings { $0.roomCreation = .everyone }
    #expect(await creation(by: bob) == nil)
    try world.environment.administration.updateSettings { $0.roomCreation = .nobody }
    try world.environment.administration.setCreatesRooms(true, "alice")
    #expect(await creation(by: alice) == .forbidden)
    #expect(throws: MessagingError(.accountNotFound)) {
      try world.environment.administration.setCreatesRooms(true, "nobody")
    }
    // The creator owns the room.
    try await alice.dismissRoom(room.id)
  }

  @Test func roomsThatEndedMakePlaceForOthers() async throws {
    var settings = HubSettings()
    settings.roomCreation = .everyone
    settings.limits.createdRooms = 2
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    let first = try await alice.createRoom(name: "one")
    _ = try await alice.createRoom(name: "two")
    func creation() async -> MessagingError.Code? {
      await code { () async throws(MessagingError) in _ = try await alice.createRoom(name: "three") }
    }
    #expect(await creation() == .limitExceeded)
    // The room of a call that was refused is not there.
    #expect(try await alice.fetchRooms().rooms.count == 2)
    try await alice.dismissRoom(first.id)
    #expect(await creation() == nil)
    #expect(await creation() == .limitExceeded)
    #expect(Set(try await alice.fetchRooms().rooms.map(\.name)) == ["two", "three"])
  }

  @Test func roomsAreListedInParts() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    let administration = world.environment.administration
    for index in 1...5 {
      try administration.createRoom(id: "r\(index)", name: "room \(index)", owner: "alice")
      try administration.createGroup(id: "g\(index)", name: "group", owner: "alice", members: [], isLarge: false)
    }
    try await alice.enterRoom("r2")
    let all = try await alice.fetchRooms()
    #expect(all.rooms.map(\.id) == (1...5).map { "r\($0)" } && all.next == nil)
    #expect(all.rooms.map(\.memberCount) == [0, 1, 0, 0, 0])
    var (ids, cursor): ([String], String?) = ([], nil)
    repeat {
      let part = try await alice.fetchRooms(after: cursor, limit: 2)
      #expect(part.rooms.count <= 2)
      ids += part.rooms.map(\.id)
      cursor = part.next
    } while cursor != nil
    #expect(ids == all.rooms.map(\.id))
    #expect(
      await code { () async throws(MessagingError) in _ = try await alice.fetchRooms(limit: 0) } == .invalidArgument)
    try await alice.dismissRoom("r1")
    #expect(try await alice.fetchRooms(limit: 1).rooms.map(\.id) == ["r2"])
    try administration.updateSettings { $0.listsRooms = false }
    #expect(await code { () async throws(MessagingError) in _ = try await alice.fetchRooms() } == .forbidden)
  }

  @Test func aRoomTakesAsManyAsItsLimitSays() async throws {
    let world = try ClientWorld()
    let (alice, bob) = (try await world.loggedIn("alice"), try await world.loggedIn("bob"))
    let tablet = try await world.loggedIn("alice", "tablet")
    let id = try world.environment.administration.createRoom(name: "hall", owner: "alice", occupantLimit: 1)
    func entrance(_ client: MessagingClient) async -> MessagingError.Code? {
      await code { () async throws(MessagingError) in _ = try await client.enterRoom(id) }
    }
    #expect(await entrance(bob) == nil)
    // The owner has no place of its own, and neither has a second entrance of one that is in.
    #expect(await entrance(alice) == .groupFull)
    #expect(await entrance(bob) == nil)
    try await bob.leaveRoom(id)
    // An account counts once, with all of its devices.
    #expect(await entrance(alice) == nil)
    #expect(await entrance(tablet) == nil)
    #expect(await entrance(bob) == .groupFull)
    #expect(
      await code { () async throws(MessagingError) in
        try await alice.updateRoom(id, ["occupantLimit": "none"])
      } == .invalidArgument)
    try await alice.updateRoom(id, ["occupantLimit": "2"])
    #expect(await entrance(bob) == nil)
    // Those who are in it stay when the limit falls.
    try await alice.updateRoom(id, ["occupantLimit": "1"])
    #expect(try await alice.fetchRoom(id).members.count == 2)
    try await alice.updateRoom(id, ["occupantLimit": ""])
    #expect(try await alice.fetchRoom(id).room.occupantLimit == nil)
    #expect(throws: MessagingError(.invalidArgument, "occupantLimit")) {
      try world.environment.administration.createRoom(name: "hall", owner: "alice", occupantLimit: 0)
    }
  }
}
