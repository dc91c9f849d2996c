import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Changes in rooms and among the subscribers of groups during a break of the link are reported on return, once.
@Suite struct PlaceReturnTests {
  enum Place: CaseIterable {
    case room, subscribedRoom, subscribedGroup
  }

  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func environment(_ link: EnvironmentLink) -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, tokenCheck: nil, link: link)
  }

  /// The changes of members and subscribers, one line each.
  private func changes(_ recorder: EventRecorder) -> [String] {
    queue.sync {}
    return recorder.events.compactMap { event in
      switch event {
      case .roomMembersChanged(let room, let entered, let left):
        Self.line(room.id, entered.map(\.account), left, room.memberCount)
      case .presence(.subscribers(let change)):
        Self.line(change.conversation.name, change.entered, change.left, change.count)
      case .roomRemoved(let id, let reason, let actor, let whileAway):
        "\(id) \(reason) by \(actor.name)\(whileAway ? ", while away" : "")"
      default: nil
      }
    }
  }

  private static func line(_ id: String, _ entered: [AccountID], _ left: [AccountID], _ count: Int) -> String {
    let parts = entered.sorted().map { "+" + $0.name } + left.sorted().map { "-" + $0.name }
    return "\(id) \(parts.joined(separator: " ")) = \(count)"
  }

  private func attributes(_ recorder: EventRecorder) -> [[String]] {
    queue.sync {}
    return recorder.events.compactMap { event in
      guard case .presence(.attributes(_, let all)) = event else { return nil }
      return all.map { "\($0.key)=\($0.value) by \($0.updater.name)" }
    }
  }

  private func setReachable(_ isReachable: Bool, _ account: AccountID, _ environment: MessagingEnvironment) {
    environment.setReachable(isReachable, account: account, device: "phone", style: "Test")
  }

  /// Takes a device into the place.
  private func enter(_ device: Device, _ place: Place) async throws {
    switch place {
    case .room:
      let entered = try await result {
        device.enterRoom("c", nickname: device.account.name, custom: nil, completion: $0)
      }
      #expect(entered.member.nickname == device.account.name)
    case .subscribedRoom, .subscribedGroup:
      _ = try await result { device.subscribe(to: "c", createsRoom: false, completion: $0) }
    }
    try await settle(device)
  }

  /// Waits until the device has processed the hub's answers to its requests so far.
  private func settle(_ device: Device) async throws {
    for _ in 0..<3 { _ = try await result { device.fetchServerTime(completion: $0) } }
    queue.sync {}
  }

  private func makePlace(_ place: Place, in environment: MessagingEnvironment) throws {
    for account in ["owner", "alice", "bob", "carol", "dave"] as [AccountID] {
      try environment.administration.createAccount(account)
    }
    if place == .subscribedGroup {
      _ = try environment.administration.createGroup(
        id: "c", name: "C", owner: "owner", members: ["alice", "bob", "carol", "dave"])
    } else {
      _ = try environment.administration.createRoom(id: "c", name: "C", owner: "owner")
    }
  }

  private func device(
    _ account: AccountID, in environment: MessagingEnvironment
  ) async throws -> (device: Device, recorder: EventRecorder) {
    try await environment.connectedDevice(account) { $0.login.groups = .subscribed }
  }

  @Test(arguments: Place.allCases, [EnvironmentLink.inProcess, .loopback])
  func changesOfMembersDuringABreakAreReportedOnReturn(_ place: Place, _ link: EnvironmentLink) async throws {
    let environment = environment(link)
    defer { environment.shutDown() }
    try makePlace(place, in: environment)
    let (bob, _) = try await device("bob", in: environment)
    let (carol, _) = try await device("carol", in: environment)
    let (dave, _) = try await device("dave", in: environment)
    let (alice, events) = try await device("alice", in: environment)
    try await enter(bob, place)
    try await enter(alice, place)
    try await enter(carol, place)
    try await settle(alice)
    #expect(changes(events) == ["c +carol = 3"])
    setReachable(false, "alice", environment)
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    await bob.disconnected()
    try await enter(dave, place)
    setReachable(true, "alice", environment)
    try await events.waitUntilSynchronized()
    try await settle(alice)
    #expect(changes(events) == ["c +carol = 3", "c +dave -bob = 3"])
    if place == .room {
      let entrances = events.events.compactMap {
        if case .roomMembersChanged(_, let entered, _) = $0 { entered } else { nil }
      }
      #expect(entrances.last?.first?.nickname == "dave")
    }
    // A break without changes reports nothing, and later changes are pushed as before.
    setReachable(false, "alice", environment)
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    setReachable(true, "alice", environment)
    try await events.waitUntilSynchronized()
    try await settle(alice)
    #expect(changes(events).count == 2)
    await carol.disconnected()
    try await settle(alice)
    #expect(changes(events).dropFirst(2) == ["c -carol = 2"])
  }

  @Test(arguments: [EnvironmentLink.inProcess, .loopback])
  func announcedAttributesAreReportedOnReturnAndOthersAreNot(_ link: EnvironmentLink) async throws {
    let environment = environment(link)
    defer { environment.shutDown() }
    try makePlace(.subscribedRoom, in: environment)
    let (bob, _) = try await device("bob", in: environment)
    let (alice, events) = try await device("alice", in: environment)
    let place = AttributeOwner.conversation("c")
    func change(_ change: AttributeChange, announces: Bool) async {
      #expect(await error { bob.changeAttributes(of: place, change, announces: announces, completion: $0) } == nil)
    }
    func away(_ body: () async -> Void) async throws {
      setReachable(false, "alice", environment)
      try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
      await body()
      setReachable(true, "alice", environment)
      try await events.waitUntilSynchronized()
      try await settle(alice)
    }
    try await enter(bob, .subscribedRoom)
    try await enter(alice, .subscribedRoom)
    await change(.merge(["a": "1", "b": "2"]), announces: true)
    try await settle(alice)
    #expect(attributes(events) == [["a=1 by bob", "b=2 by bob"]])
    try await away { await change(.merge(["b": "3"]), announces: false) }
    #expect(attributes(events).count == 1)
    try await away {
      await change(.remove(["a"]), announces: true)
      await change(.merge(["c": "4"]), announces: true)
    }
    #expect(attributes(events).dropFirst() == [["b=3 by bob", "c=4 by bob"]])
    try await away {}
    #expect(attributes(events).count == 2)
    // The number of announcements is not returned as an attribute.
    let all = try await result { alice.fetchAttributes(of: place, keys: nil, completion: $0) }
    #expect(all.map(\.key) == ["b", "c"])
    await change(.clear, announces: false)
    #expect(try await result { alice.fetchAttributes(of: place, keys: nil, completion: $0) }.isEmpty)
    await change(.merge(["d": "5"]), announces: true)
    try await settle(alice)
    #expect(attributes(events).dropFirst(2) == [["d=5 by bob"]])
    try await away {}
    #expect(attributes(events).count == 3)
  }

  @Test(arguments: [EnvironmentLink.inProcess, .loopback])
  func aRoomThatEndedDuringABreakIsReportedToItsSubscribersOnce(_ link: EnvironmentLink) async throws {
    let environment = environment(link)
    defer { environment.shutDown() }
    try makePlace(.subscribedRoom, in: environment)
    let (owner, _) = try await device("owner", in: environment)
    let (alice, events) = try await device("alice", in: environment)
    try await enter(alice, .subscribedRoom)
    for _ in 0..<2 {
      setReachable(false, "alice", environment)
      try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
      _ = await error { owner.dismissRoom("c", completion: $0) }
      setReachable(true, "alice", environment)
      try await events.waitUntilSynchronized()
      try await settle(alice)
    }
    #expect(changes(events) == ["c dismissed by owner, while away"])
  }

  @Test(arguments: [Place.room, .subscribedRoom], [EnvironmentLink.inProcess, .loopback])
  func accountThatIsBlockedDuringABreakLearnsItOnReturnOnce(_ place: Place, _ link: EnvironmentLink) async throws {
    let environment = environment(link)
    defer { environment.shutDown() }
    try makePlace(place, in: environment)
    let (owner, _) = try await device("owner", in: environment)
    let (alice, events) = try await device("alice", in: environment)
    try await enter(alice, place)
    for _ in 0..<2 {
      setReachable(false, "alice", environment)
      try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
      #expect(
        await error { owner.changeStandings(of: ["alice"], inRoom: "c", .blocked(true), completion: $0) } == nil)
      setReachable(true, "alice", environment)
      try await events.waitUntilSynchronized()
      try await settle(alice)
    }
    #expect(changes(events) == ["c blocked by owner, while away"])
    #expect(alice.rooms.isEmpty)
  }

  @Test(arguments: [EnvironmentLink.inProcess, .loopback])
  func aGroupThatTheAccountIsNoLongerInIsReportedToItsSubscriberOnce(_ link: EnvironmentLink) async throws {
    let environment = environment(link)
    defer { environment.shutDown() }
    try makePlace(.subscribedGroup, in: environment)
    let (owner, _) = try await device("owner", in: environment)
    let (alice, events) = try await device("alice", in: environment)
    try await enter(alice, .subscribedGroup)
    setReachable(false, "alice", environment)
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    #expect(await error { owner.removeMembers(["alice"], fromGroup: "c", completion: $0) } == nil)
    setReachable(true, "alice", environment)
    try await events.waitUntilSynchronized()
    try await settle(alice)
    #expect(changes(events) == ["c -alice = 0"])
  }

  // MARK: by a hub that answers as the test likes

  private func reply(_ others: AccountID...) -> RoomReply {
    let members = (["me"] + others).map { Member(account: $0) }
    return RoomReply(
      room: RoomInfo(id: "c", name: "C", owner: "owner", memberCount: members.count), members: members, sequence: 1,
      announcements: 0)
  }

  private func entrance(_ count: Int) -> RoomReply {
    RoomReply(
      room: RoomInfo(id: "c", name: "C", owner: "owner", memberCount: count), members: [Member(account: "me")],
      sequence: 1, announcements: 0)
  }

  private func enter(_ world: ScriptedWorld, _ list: RoomReply) throws {
    world.device.enterRoom("c", nickname: nil, custom: nil) { _ in }
    try world.answer(EnterRoomCall.self, entrance(list.members.count))
    try world.answer(RoomMembersCall.self, list)
  }

  private func push(_ world: ScriptedWorld, entered: [AccountID] = [], left: [AccountID] = [], count: Int) {
    let room = RoomInfo(id: "c", name: "C", owner: "owner", memberCount: count)
    world.push([.roomMembersChanged(room, entered: entered.map { Member(account: $0) }, left: left)])
  }

  /// A gateway that restarts ends all logins: the members come back one by one, each a departure and an arrival.
  @Test func membersWhoComeBackAfterARestartEnterOnceEach() throws {
    let world = try ScriptedWorld()
    try world.login()
    try enter(world, reply("bob", "carol"))
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(1))
    try world.answer(RoomMembersCall.self, reply())
    push(world, entered: ["carol"], count: 2)
    push(world, entered: ["bob"], count: 3)
    #expect(changes(world.recorder) == ["c -bob -carol = 1", "c +carol = 2", "c +bob = 3"])
  }

  @Test func aPushBeforeTheAnswerReportsItsFactOnce() throws {
    let world = try ScriptedWorld()
    try world.login()
    try enter(world, reply("bob", "carol"))
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(2))
    push(world, entered: ["dave"], count: 3)
    push(world, entered: ["carol"], count: 4)
    try world.answer(RoomMembersCall.self, reply("carol", "dave", "eve"))
    // Another gateway's word of it comes later.
    push(world, entered: ["dave"], count: 4)
    push(world, left: ["bob"], count: 4)
    push(world, left: ["dave"], count: 3)
    #expect(
      changes(world.recorder) == ["c +dave = 3", "c  = 4", "c +eve -bob = 4", "c -dave = 3"])
  }

  @Test func aQuestionOfTheAppReportsWhatNoPushBrought() throws {
    let world = try ScriptedWorld()
    try world.login()
    try enter(world, reply("bob"))
    world.device.fetchRoom("c") { _ in }
    try world.answer(RoomMembersCall.self, reply("bob", "carol"))
    push(world, entered: ["carol"], count: 3)
    #expect(changes(world.recorder) == ["c +carol = 3"])
  }

  @Test func aLateLookIsMadeAgainAndALeftRoomIsNotLookedAt() throws {
    let world = try ScriptedWorld()
    try world.login()
    try enter(world, reply("bob"))
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(1))
    world.refuse(try #require(world.hub.take(RoomMembersCall.self).first).number, .storageFull)
    world.advance(bySeconds: 6)
    let again = try #require(world.hub.take(RoomMembersCall.self).first)
    world.refuse(again.number, .storageFull)
    world.device.leaveRoom("c") { _ in }
    world.advance(bySeconds: 6)
    #expect(world.hub.take(RoomMembersCall.self).isEmpty)
    #expect(changes(world.recorder).isEmpty)
  }

  /// The pages of a list come in parts, and the device left the room and entered it again meanwhile.
  @Test func listOfAnEarlierStayIsNotReported() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.device.enterRoom("c", nickname: nil, custom: nil) { _ in }
    try world.answer(EnterRoomCall.self, entrance(2))
    let old = try #require(world.hub.take(RoomMembersCall.self).first)
    world.device.leaveRoom("c") { _ in }
    try world.answer(LeaveRoomCall.self, Done())
    world.device.enterRoom("c", nickname: nil, custom: nil) { _ in }
    try world.answer(EnterRoomCall.self, entrance(1))
    try world.answer(RoomMembersCall.self, reply())
    world.answer(old.number, reply("bob"))
    #expect(changes(world.recorder).isEmpty)
    push(world, entered: ["bob"], count: 2)
    #expect(changes(world.recorder) == ["c +bob = 2"])
  }

  @Test func aLargeRoomIsFollowedByItsCountAlone() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.device.enterRoom("c", nickname: nil, custom: nil) { _ in }
    try world.answer(EnterRoomCall.self, entrance(PlaceView.limit + 1))
    #expect(world.hub.take(RoomMembersCall.self).isEmpty)
    push(world, entered: ["bob"], count: PlaceView.limit + 2)
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(PlaceView.limit + 5))
    #expect(world.hub.take(RoomMembersCall.self).isEmpty)
    // Once the room is small enough, the device requests the list of its members.
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(2))
    try world.answer(RoomMembersCall.self, reply("carol"))
    push(world, left: ["carol"], count: 1)
    #expect(changes(world.recorder) == ["c +bob = 1002", "c  = 1005", "c  = 2", "c -carol = 1"])
  }

  @Test func styleThatShowsNoMembersRequestsNone() throws {
    let world = try ScriptedWorld { $0.login.followsRoomMembers = false }
    try world.login()
    world.device.enterRoom("c", nickname: nil, custom: nil) { _ in }
    try world.answer(EnterRoomCall.self, entrance(2))
    try world.again(world.connected())
    try world.answer(EnterRoomCall.self, entrance(1))
    #expect(world.hub.take(RoomMembersCall.self).isEmpty)
  }
}
