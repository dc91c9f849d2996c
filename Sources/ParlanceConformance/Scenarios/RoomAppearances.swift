import Parlance

extension Scenario {
  /// Messages for those in a room with a tag or near a place, and the regular members that a room keeps on its list.
  public static let roomAppearances: [Scenario] = [
    Scenario(
      "a message for a tag reaches those in the room who have it", senderNeeds: [.appearsInRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let dave = try await world.client("dave", world.cell.sender, device: "d1")
      let room = try await world.room(with: [alice, carol])
      try await dave.enter(room: room, as: RoomAppearance(tags: ["red", "late"]))
      let hasTag = bob.can(.appearsInRooms)
      if hasTag {
        try await bob.enter(room: room, as: RoomAppearance(tags: ["red"]))
      } else {
        try await bob.enter(room: room)
      }
      let driver = try alice.driver(as: (any RoomAppearanceDriver).self, "show tags in rooms")
      try requireEqual(
        try await driver.accounts(inRoom: room.name, tagged: "red"),
        hasTag ? [dave.account, bob.account] : [dave.account],
        "those with the tag")
      let red = try await alice.send("for red", tagged: "red", to: room)
      let green = try await alice.send("for green", tagged: "green", to: room)
      try await dave.sees(red, "for red", from: alice, in: room)
      if hasTag { try await bob.sees(red, "for red", from: alice, in: room) }
      for client in [bob, carol, dave] { try await client.catchesUp(with: alice, in: room) }
      for client in [bob, carol, dave] { try client.hasNotSeen(green) }
      try carol.hasNotSeen(red)
      if !hasTag { try bob.hasNotSeen(red) }
    },
    Scenario(
      "a message with a place reaches those in the room who are near", senderNeeds: [.appearsInRooms],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let dave = try await world.client("dave", world.cell.sender, device: "d1")
      let room = try await world.room(with: [alice, carol])
      try await dave.enter(room: room, as: RoomAppearance(location: RoomLocation(x: 3, y: 4), reach: 5))
      if bob.can(.appearsInRooms) {
        try await bob.enter(room: room, as: RoomAppearance(location: RoomLocation(x: 30, y: 40), reach: 5))
      } else {
        try await bob.enter(room: room)
      }
      let here = try await alice.send("here", at: RoomLocation(x: 0, y: 0), to: room)
      let there = try await alice.send("there", at: RoomLocation(x: 33, y: 44), to: room)
      try await dave.sees(here, "here", from: alice, in: room)
      if bob.can(.appearsInRooms) { try await bob.sees(there, "there", from: alice, in: room) }
      for client in [bob, carol, dave] { try await client.catchesUp(with: alice, in: room) }
      try dave.hasNotSeen(there)
      try bob.hasNotSeen(here)
      for id in [here, there] { try carol.hasNotSeen(id) }
      if !bob.can(.appearsInRooms) { try bob.hasNotSeen(there) }
    },
    Scenario(
      "a room keeps its regular members on the list when they leave", senderNeeds: [.keepsRegularMembers],
      receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob, carol])
      let driver = try alice.driver(as: (any RegularMemberDriver).self, "keep regular members")
      try await driver.setRegular(true, bob.account, inRoom: room.name)
      try await talk(alice, bob, in: room)
      for client in [bob, carol] {
        try await client.leave(room: room)
        client.excuse(from: room)
      }
      try requireEqual(try await driver.regularMembers(ofRoom: room.name), [bob.account], "the regular members")
      let without = try await alice.send("who is left?", to: room)
      // A style may limit how often a room is entered.
      try await world.advanceClock(bySeconds: 60)
      try await bob.enter(room: room)
      try await talk(alice, bob, in: room)
      try bob.hasNotSeen(without)
      try await driver.setRegular(false, bob.account, inRoom: room.name)
      try requireEqual(try await driver.regularMembers(ofRoom: room.name), [], "the regular members")
      try await talk(alice, bob, in: room)
    },
  ]
}
