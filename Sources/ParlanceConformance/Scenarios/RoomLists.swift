import Parlance

extension Scenario {
  /// Lists of the hub's rooms, and rooms that apps create.
  public static let roomLists: [Scenario] = [
    Scenario("rooms are listed page by page, if the hub lists them", receiverNeeds: [.listsRooms]) { world in
      let (alice, bob) = try await world.pair()
      let rooms = try await world.emptyRooms(5, owner: alice)
      let driver = try bob.driver(as: (any RoomListDriver).self, "list rooms")
      for size in [1, 2, 10] {
        try requirePages(try await driver.rooms(pageSize: size), of: size, have: rooms, "rooms at Bob")
      }
      try await world.updateSettings { $0.listsRooms = false }
      try await mustThrow("listing the rooms of a hub that does not") { _ = try await driver.rooms(pageSize: 2) }
    },
    Scenario(
      "a room that an app creates has its owner and its limit", senderNeeds: [.createsRooms], receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      try await world.setCreatesRooms(true, alice)
      let room = ConversationID.room(try await creator(alice).createRoom(name: "two seats", limit: 2))
      if bob.can(.listsRooms) {
        let pages = try await bob.driver(as: (any RoomListDriver).self, "list rooms").rooms(pageSize: 2)
        try requirePages(pages, of: 2, have: [room.name], "rooms at Bob")
      }
      for client in [alice, bob] { try await client.enter(room: room) }
      try await talk(alice, bob, in: room)
      try await mustThrow("entering a full room") { try await carol.enter(room: room) }
      if alice.can(.managesRooms) {
        let owner = try alice.driver(as: (any RoomManagementDriver).self, "manage rooms")
        try await owner.setMuted(true, bob.account, inRoom: room.name)
        try await bob.mayNotWrite(in: room)
        try await owner.setMuted(false, bob.account, inRoom: room.name)
      }
      try await talk(alice, bob, in: room)
    },
    Scenario("an account that may not create rooms creates none", senderNeeds: [.createsRooms]) { world in
      let (alice, bob) = try await world.pair()
      try await mustThrow("creating a room") { _ = try await creator(alice).createRoom(name: "mine", limit: nil) }
      try await world.setCreatesRooms(true, alice)
      _ = try await creator(alice).createRoom(name: "mine", limit: nil)
      try await world.setCreatesRooms(false, alice)
      try await mustThrow("creating a second room") {
        _ = try await creator(alice).createRoom(name: "mine too", limit: nil)
      }
      if bob.can(.listsRooms) {
        let pages = try await bob.driver(as: (any RoomListDriver).self, "list rooms").rooms(pageSize: 2)
        try requireEqual(pages.flatMap { $0 }.count, 1, "rooms at Bob")
      }
    },
  ]

  private static func creator(_ client: Client) throws -> any RoomCreationDriver {
    try client.driver(as: (any RoomCreationDriver).self, "create rooms")
  }
}
