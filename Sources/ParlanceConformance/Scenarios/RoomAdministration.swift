import Parlance

extension Scenario {
  /// Rooms whose owner announces, names managers, removes, and keeps entries, whatever styles the others use.
  public static let roomAdministration: [Scenario] = [
    Scenario(
      "a room's announcement is there for all in it", senderNeeds: [.administersRooms], receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob) = try await world.pair()
      let room = try await world.room(with: [alice, bob])
      try await driver(alice).announce("Questions at the end", inRoom: room.name)
      if bob.can(.administersRooms) {
        try requireEqual(
          try await driver(bob).announcement(ofRoom: room.name), "Questions at the end", "the announcement at Bob")
      }
      try await talk(alice, bob, in: room)
    },
    Scenario(
      "a manager of a room silences others, and a former manager does not", senderNeeds: [.administersRooms],
      receiverNeeds: [.administersRooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      try await mustThrow("one of many silences") {
        try await driver(bob).setMuted(true, carol.account, inRoom: room.name)
      }
      try await driver(alice).setManager(true, bob.account, inRoom: room.name)
      try await driver(bob).setMuted(true, carol.account, inRoom: room.name)
      try await carol.mayNotWrite(in: room)
      try await driver(alice).setManager(false, bob.account, inRoom: room.name)
      try await mustThrow("a former manager lets speak") {
        try await driver(bob).setMuted(false, carol.account, inRoom: room.name)
      }
      try await driver(alice).setMuted(false, carol.account, inRoom: room.name)
      try await talk(alice, carol, in: room)
    },
    Scenario(
      "an account that is removed from a room is notified and may come back", senderNeeds: [.administersRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      try await driver(alice).remove(bob.account, fromRoom: room.name)
      bob.excuse(from: room)
      if bob.can(.administersRooms) { try await bob.seesExit(.removed, from: room) }
      let without = try await alice.send("without Bob", to: room)
      try await carol.sees(without, "without Bob", from: alice, in: room)
      try await bob.mayNotWrite(in: room)
      try bob.hasNotSeen(without)
      // A style may limit how often a room is entered.
      try await world.advanceClock(bySeconds: 60)
      try await bob.enter(room: room)
      try await talk(carol, bob, in: room)
    },
    Scenario(
      "entries of a room stay, and transient ones go with their account", senderNeeds: [.administersRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob) = try await world.pair()
      let room = try await world.room(with: [alice, bob])
      try await driver(alice).setEntry("topic", "stars", isTransient: false, inRoom: room.name)
      try await driver(alice).setEntry("speaker", "Alice", isTransient: true, inRoom: room.name)
      if bob.can(.administersRooms) {
        try requireEqual(
          try await driver(bob).entries(ofRoom: room.name), ["topic": "stars", "speaker": "Alice"], "entries at Bob")
      }
      try await talk(alice, bob, in: room)
      try await alice.leave(room: room)
      alice.excuse(from: room)
      if bob.can(.administersRooms) {
        try requireEqual(try await driver(bob).entries(ofRoom: room.name), ["topic": "stars"], "entries at Bob")
      }
    },
  ]

  private static func driver(_ client: Client) throws -> any RoomAdministrationDriver {
    try client.driver(as: (any RoomAdministrationDriver).self, "administer rooms")
  }
}
