import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Tags, places and appearances in rooms, lists of rooms, and rooms that apps create, with clients that follow no rules.
@Suite struct HostileRoomMembers {
  private func code(_ call: any HubCall, _ client: HostileClient) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// Makes the room "r" of Ann, with Ann and Bob in it; Eve is not.
  private func room(
    _ hub: HostileHub
  ) async throws -> (ann: HostileClient, bob: HostileClient, eve: HostileClient) {
    let (ann, bob, eve) = (
      try await hub.client("ann"), try await hub.client("bob"), try await hub.client("eve")
    )
    _ = try hub.loop.createRoom(id: "r", name: "r", owner: "ann")
    for client in [ann, bob] { _ = try await client.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil)) }
    return (ann, bob, eve)
  }

  @Test(arguments: HubStoreKind.allCases)
  func strangersChangeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob, eve) = try await room(hub)
    let name = RoomAppearance(nickname: "Eve")
    let (before, stream) = (try await ann.ask(RoomMembersCall(id: "r")).members, try hub.stream("r"))
    for isKept in [false, true] {
      let change = UpdateRoomMemberCall(id: "r", change: name, isKept: isKept)
      #expect(try await code(change, eve) == .notMember)
      #expect(try await code(UpdateRoomMemberCall(id: "nothing", change: name, isKept: isKept), eve) == .roomNotFound)
      #expect(try await code(UpdateRoomMemberCall(id: "", change: name, isKept: isKept), eve) == .invalidArgument)
    }
    let mute = MuteRoomTagCall(id: "r", tag: "red", until: Timestamp(milliseconds: .max))
    for client in [bob, eve] {
      #expect(try await code(mute, client) == .forbidden)
      #expect(try await code(MuteRoomTagCall(id: "r", tag: "red", until: nil), client) == .forbidden)
      #expect(try await code(MuteRoomTagCall(id: "nothing", tag: "red", until: nil), client) == .roomNotFound)
    }
    let stranger = hub.client()
    for call in [
      UpdateRoomMemberCall(id: "r", change: name), mute, RoomsCall(limit: 1), CreateRoomCall(name: "mine"),
    ] as [any HubCall] {
      #expect(try await code(call, stranger) == .notLoggedIn, "\(call)")
    }
    // A group is not a room.
    try await ann.createGroup("g", ["bob"])
    #expect(try await code(UpdateRoomMemberCall(id: "g", change: name), ann) == .roomNotFound)
    #expect(try await code(MuteRoomTagCall(id: "g", tag: "red", until: nil), ann) == .roomNotFound)
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members == before)
    #expect(try hub.stream("r") == stream)
  }

  @Test(arguments: HubStoreKind.allCases)
  func badAppearancesAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.roomTags = 2
      $0.limits.roomCardSize = 10
      $0.limits.mutedRoomTags = 2
    }
    let (ann, bob, _) = try await room(hub)
    let place = RoomLocation(x: 1, y: 2)
    let expected: [(RoomAppearance, MessagingError.Code)] = [
      (RoomAppearance(tags: ["a", "b", "c"]), .limitExceeded), (RoomAppearance(tags: ["a", "a"]), .invalidArgument),
      (RoomAppearance(tags: [""]), .invalidArgument), (RoomAppearance(audience: "(("), .invalidArgument),
      (RoomAppearance(location: RoomLocation(x: .nan, y: 0)), .invalidArgument),
      (RoomAppearance(location: RoomLocation(x: 0, y: .infinity)), .invalidArgument),
      (RoomAppearance(location: RoomLocation(x: 0, y: 0, z: -.infinity)), .invalidArgument),
      (RoomAppearance(location: place, reach: -1), .invalidArgument),
      (RoomAppearance(location: place, reach: .nan), .invalidArgument),
      (RoomAppearance(location: place, reach: .infinity), .invalidArgument),
    ]
    for (appearance, code) in expected {
      #expect(try await self.code(UpdateRoomMemberCall(id: "r", change: appearance), bob) == code, "\(appearance)")
      let entry = EnterRoomCall(id: "r", as: appearance)
      #expect(try await self.code(entry, bob) == code, "\(appearance)")
    }
    // What the room would keep is too long: nothing is changed, in the room either.
    let long = RoomAppearance(nickname: "a longer name")
    #expect(try await code(UpdateRoomMemberCall(id: "r", change: long, isKept: true), ann) == .limitExceeded)
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.allSatisfy { $0.nickname == nil })
    // An ordinary account has nothing kept, and changes what it shows now.
    _ = try await bob.ask(UpdateRoomMemberCall(id: "r", change: long, isKept: true))
    #expect(try await ann.ask(RoomStandingsCall(id: "r")).standings.allSatisfy { $0.card == nil })
    for call in [
      MuteRoomTagCall(id: "r", tag: "", until: nil),
      MuteRoomTagCall(id: "r", tag: "a", until: nil, audience: "(("),
    ] {
      #expect(try await code(call, ann) == .invalidArgument, "\(call)")
    }
    let end = Timestamp(milliseconds: .max)
    for tag in ["a", "b"] { try await ann.ask(MuteRoomTagCall(id: "r", tag: tag, until: end)) }
    #expect(try await code(MuteRoomTagCall(id: "r", tag: "c", until: end), ann) == .limitExceeded)
    // Ending what is not so, and what is over, is not a change.
    try await ann.ask(MuteRoomTagCall(id: "r", tag: "c", until: nil))
    try await ann.ask(MuteRoomTagCall(id: "r", tag: "c", until: .zero))
    _ = try await bob.ask(UpdateRoomMemberCall(id: "r", change: RoomAppearance(tags: ["a"])))
    #expect(try await code(SubmitCall("muted", to: .room("r")), bob) == .muted)
    try await ann.ask(MuteRoomTagCall(id: "r", tag: "a", until: nil))
    try await bob.ask(SubmitCall("free", to: .room("r")))
  }

  /// A repeated change has no effect, and no client is notified of it.
  @Test(arguments: HubStoreKind.allCases)
  func repeatedChangesChangeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob, _) = try await room(hub)
    let other = try await hub.client("bob", device: "other") { $0.offer.capabilities.insert(.ownPlace) }
    _ = try await other.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    let end = hub.clock.now().advanced(byMilliseconds: 60_000)
    func change() async throws {
      let appearance = RoomAppearance(nickname: "Bob", tags: ["a"], location: RoomLocation(x: 1, y: 1), reach: 2)
      _ = try await bob.ask(UpdateRoomMemberCall(id: "r", change: appearance))
      try await ann.ask(MuteRoomTagCall(id: "r", tag: "b", until: end))
      for client in [ann, bob, other] { try await client.waitUntilIdle() }
    }
    try await change()
    let (members, stream) = (try await ann.ask(RoomMembersCall(id: "r")).members, try hub.stream("r"))
    #expect(members.first { $0.account == "bob" }?.tags == ["a"])
    let pushes = [ann, bob, other].map { $0.received.pushes.count }
    try await change()
    // An empty change has no effect either.
    _ = try await bob.ask(UpdateRoomMemberCall(id: "r", change: RoomAppearance()))
    try await other.waitUntilIdle()
    #expect([ann, bob, other].map { $0.received.pushes.count } == pushes)
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members == members)
    #expect(try hub.stream("r") == stream)
  }

  @Test(arguments: HubStoreKind.allCases)
  func accountsThatMayCreateRoomsCreateSoMany(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.createdRooms = 2 }
    let (ann, bob) = (try await hub.client("ann"), try await hub.client("bob"))
    #expect(try await code(CreateRoomCall(name: "mine"), bob) == .forbidden)
    try hub.loop.setCreatesRooms(true, "bob")
    #expect(try await code(CreateRoomCall(name: "mine"), ann) == .forbidden)
    let rooms = [
      try await bob.ask(CreateRoomCall(name: "mine")).room, try await bob.ask(CreateRoomCall(name: "mine")).room,
    ]
    #expect(Set(rooms.map(\.id)).count == 2 && rooms.allSatisfy { $0.owner == "bob" && $0.memberCount == 0 })
    #expect(try await code(CreateRoomCall(name: "third"), bob) == .limitExceeded)
    #expect(try await code(DismissRoomCall(id: rooms[0].id), ann) == .forbidden)
    try await bob.ask(DismissRoomCall(id: rooms[0].id))
    _ = try await bob.ask(CreateRoomCall(name: "third"))
    #expect(try await code(CreateRoomCall(name: "fourth"), bob) == .limitExceeded)
    try hub.loop.setCreatesRooms(false, "bob")
    #expect(try await code(CreateRoomCall(name: "fourth"), bob) == .forbidden)
    #expect(try await ann.ask(RoomsCall(limit: 10)).rooms.count == 2)
  }

  @Test(arguments: HubStoreKind.allCases)
  func listHasRoomsAlone(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, eve) = (try await hub.client("ann"), try await hub.client("eve"))
    for number in 0..<4 {
      try await ann.createGroup("g\(number)", [])
      _ = try hub.loop.createRoom(id: "r\(number)", name: "room", owner: "ann")
    }
    // One that was created by its first use is not listed.
    _ = try await eve.ask(SubscribeCall(id: "used", creates: true))
    try await ann.ask(DismissRoomCall(id: "r2"))
    for limit in [1, 2, .max] {
      var (found, place, requests) = ([String](), String?.none, 0)
      repeat {
        let page = try await eve.ask(RoomsCall(after: place, limit: limit))
        #expect(page.rooms.count <= limit)
        found += page.rooms.map(\.id)
        (place, requests) = (page.next, requests + 1)
      } while place != nil && requests < 100
      #expect(found == ["r0", "r1", "r3"])
    }
    _ = try await ann.ask(SubmitCall("m", to: .direct("eve")))
    let direct = try hub.stream(of: "ann", "eve")
    // Numbers of what is neither a group nor a room, and of nothing.
    for place in ["", "r0", "-1", "0", "9223372036854775807", "9223372036854775808", String(direct)] {
      #expect(try await code(RoomsCall(after: place, limit: 1), eve) == .invalidArgument, "\(place)")
    }
    for limit in [Int.min, -1, 0] { #expect(try await code(RoomsCall(limit: limit), eve) == .invalidArgument) }
    try hub.loop.updateSettings { $0.listsRooms = false }
    #expect(try await code(RoomsCall(limit: 1), ann) == .forbidden)
  }
}
