import Parlance

extension Scenario {
  /// Rooms in which their owner keeps order.
  public static let roomManagement: [Scenario] = [
    Scenario(
      "who is silenced in a room hears and does not speak", senderNeeds: [.managesRooms], receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let before = try await bob.send("may I?", to: room)
      try await alice.sees(before, "may I?", from: bob, in: room)
      try await driver(alice).setMuted(true, bob.account, inRoom: room.name)
      try await requireRefused(bob, in: room)
      let during = try await carol.send("quiet here", to: room)
      try await bob.sees(during, "quiet here", from: carol, in: room)
      try await driver(alice).setMuted(false, bob.account, inRoom: room.name)
      let after = try await bob.send("thanks", to: room)
      for client in [alice, carol] { try await client.sees(after, "thanks", from: bob, in: room) }
    },
    Scenario(
      "who is blocked in a room is out of it and does not come back", senderNeeds: [.managesRooms],
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
      try await requireRefused(bob, in: room)
      // A style may limit how often a room is entered.
      world.clock.advance(bySeconds: 60)
      do {
        try await bob.enter(room: room)
        throw ConformanceFailure("\(bob.account) came back")
      } catch is VendorError {}
      try bob.hasNotSeen(without)
      try await driver(alice).setBlocked(false, bob.account, inRoom: room.name)
      world.clock.advance(bySeconds: 60)
      try await bob.enter(room: room)
      let again = try await carol.send("there you are", to: room)
      try await bob.sees(again, "there you are", from: carol, in: room)
    },
  ]

  private static func driver(_ client: Client) throws -> any RoomManagementDriver {
    try client.driver(as: (any RoomManagementDriver).self, "manage rooms")
  }

  /// Each style has its own error for one that may not write in a room.
  private static func requireRefused(_ client: Client, in room: ConversationID) async throws {
    do {
      let id = try await client.submit("let me speak", to: room)
      if try await client.outcome(of: id) != nil { return }
    } catch is VendorError {
      return
    }
    throw ConformanceFailure("\(client.account) wrote in a room in which it may not")
  }
}
