import Parlance

extension Scenario {
  /// Rooms in which their owner keeps order.
  public static let roomManagement: [Scenario] = [
    Scenario(
      "an account that is silenced in a room reads and does not write", senderNeeds: [.managesRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let before = try await bob.send("may I?", to: room)
      try await alice.sees(before, "may I?", from: bob, in: room)
      try await driver(alice).setMuted(true, bob.account, inRoom: room.name)
      try await bob.mayNotWrite(in: room)
      let during = try await carol.send("quiet here", to: room)
      try await bob.sees(during, "quiet here", from: carol, in: room)
      try await driver(alice).setMuted(false, bob.account, inRoom: room.name)
      let after = try await bob.send("thanks", to: room)
      for client in [alice, carol] { try await client.sees(after, "thanks", from: bob, in: room) }
    },
    Scenario(
      "an account that is blocked in a room is removed and cannot enter again", senderNeeds: [.managesRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let before = try await alice.send("welcome", to: room)
      for client in [bob, carol] { try await client.sees(before, "welcome", from: alice, in: room) }
      try await driver(alice).setBlocked(true, bob.account, inRoom: room.name)
      bob.excuse(from: room)
      let without = try await alice.send("without Bob", to: room)
      try await carol.sees(without, "without Bob", from: alice, in: room)
      try await bob.mayNotWrite(in: room)
      // A style may limit how often a room is entered.
      try await world.advanceClock(bySeconds: 60)
      do {
        try await bob.enter(room: room)
        throw ConformanceFailure("\(bob.account) came back")
      } catch is VendorError {}
      try bob.hasNotSeen(without)
      try await driver(alice).setBlocked(false, bob.account, inRoom: room.name)
      try await world.advanceClock(bySeconds: 60)
      try await bob.enter(room: room)
      let again = try await carol.send("there you are", to: room)
      try await bob.sees(again, "there you are", from: carol, in: room)
    },
    Scenario(
      "an account on the list of a muted room writes there", senderNeeds: [.allowsInRooms], receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let allowing = try alice.driver(as: (any RoomAllowListDriver).self, "keep lists of rooms")
      try await allowing.setAllMuted(true, inRoom: room.name)
      for client in [bob, carol] { try await client.mayNotWrite(in: room) }
      try await allowing.setAllowed(true, bob.account, inRoom: room.name)
      try await talk(alice, bob, in: room)
      try await carol.mayNotWrite(in: room)
      try await allowing.setAllowed(false, bob.account, inRoom: room.name)
      try await bob.mayNotWrite(in: room)
      try await allowing.setAllMuted(false, inRoom: room.name)
      try await talk(alice, carol, in: room)
    },
    Scenario("a full room refuses further accounts", senderNeeds: [.rooms], receiverNeeds: [.rooms]) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob], limit: 2)
      do {
        try await carol.enter(room: room)
        throw ConformanceFailure("\(carol.account) entered a room that is full")
      } catch is VendorError {}
      let without = try await alice.send("two are enough", to: room)
      try await bob.sees(without, "two are enough", from: alice, in: room)
      try carol.hasNotSeen(without)
      try await bob.leave(room: room)
      bob.excuse(from: room)
      carol.excuse(from: room)
      try await enterOnceThereIsPlace(carol, room, world)
      let with = try await alice.send("come in", to: room)
      try await carol.sees(with, "come in", from: alice, in: room)
      try await world.advanceClock(bySeconds: 60)
      do {
        try await bob.enter(room: room)
        throw ConformanceFailure("\(bob.account) entered a room that is full")
      } catch is VendorError {}
    },
  ]

  /// Enters a room from which another account was just taken out: not every style says when that is done.
  private static func enterOnceThereIsPlace(
    _ client: Client, _ room: ConversationID, _ world: World
  ) async throws {
    for _ in 0..<200 {
      // A style may limit how often a room is entered.
      try await world.advanceClock(bySeconds: 60)
      do { return try await client.enter(room: room) } catch is VendorError {}
    }
    throw ConformanceFailure("\(client.account) cannot enter a room that has a place")
  }

  private static func driver(_ client: Client) throws -> any RoomManagementDriver {
    try client.driver(as: (any RoomManagementDriver).self, "manage rooms")
  }
}
