import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// The initial state of a login arrives in pages, and the app sees it as if it were one reply.
@Suite struct PagedLoginTests {
  private func info(_ id: String, version: Int64 = 1) -> GroupInfo {
    GroupInfo(id: id, name: id, owner: "bob", memberCount: 1, version: version)
  }

  private func head(_ group: String, _ sequence: Int64 = 0) -> StreamHead {
    StreamHead(stream: .conversation(.group(group)), sequence: sequence)
  }

  private func account(_ sequence: Int64) -> StreamHead { StreamHead(stream: .account, sequence: sequence) }

  private func event(_ sequence: Int64, _ payload: EventPayload) -> StreamEvent {
    StreamEvent(stream: .account, sequence: sequence, time: Timestamp(milliseconds: sequence), payload: payload)
  }

  private func joined(_ sequence: Int64, _ group: String) -> StreamEvent {
    event(sequence, .groupJoined(info(group), [Member(account: "me")], sequence: 0))
  }

  private func left(_ sequence: Int64, _ group: String) -> StreamEvent {
    event(sequence, .groupLeft(id: group, .removed, actor: "bob", message: nil, time: .zero))
  }

  private static let first = StandingCursor(since: .zero, stream: 1)
  private static let second = StandingCursor(since: .zero, stream: 2)

  /// The first page of a login.
  private func page(
    _ world: ScriptedWorld, _ account: Int64, _ groups: [String], next: StandingCursor? = first
  ) throws -> ConnectReply {
    let heads = [self.account(account)] + groups.map { head($0) }
    guard case .connected(var connected) = world.connected(heads: heads, groups: groups.map { info($0) }) else {
      throw MessagingError(.malformedData)
    }
    connected.next = next
    return .connected(connected)
  }

  private func page(_ account: Int64, _ groups: [String], next: StandingCursor? = nil) -> StandingPage {
    StandingPage(
      heads: [self.account(account)] + groups.map { head($0) }, groups: groups.map { info($0) }, next: next)
  }

  private func answerMembers(_ world: ScriptedWorld) -> [String] {
    var asked: [String] = []
    world.waitUntilIdle()
    while case let calls = world.hub.take(GroupMembersCall.self), !calls.isEmpty {
      for (number, call) in calls {
        asked.append(call.id)
        world.answer(number, GroupReply(group: info(call.id), members: [Member(account: "me")]))
      }
    }
    return asked.sorted()
  }

  private func told(_ world: ScriptedWorld) -> [String] {
    world.recorder.events.compactMap {
      switch $0 {
      case .groupAdded(let group): "+\(group.id)"
      case .groupRemoved(let group, _, _): "-\(group.id)"
      default: nil
      }
    }
  }

  private func isConnected(_ world: ScriptedWorld) -> Bool { world.changes.contains(.authenticated) }

  @Test func newDeviceAppliesAllPagesAtOnce() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["a"]))
    #expect(!isConnected(world) && world.hub.waiting.count == 1)
    let asked = world.hub.take(StandingCall.self)
    #expect(asked.map(\.call.cursor) == [Self.first])
    world.answer(asked[0].number, page(5, ["b"], next: Self.second))
    #expect(!isConnected(world))
    try world.answer(StandingCall.self, page(5, ["c"]))
    #expect(isConnected(world))
    #expect(answerMembers(world) == ["a", "b", "c"])
    #expect(told(world) == ["+a", "+b", "+c"])
    #expect(world.changes.last == .synchronized)
    #expect(world.hub.waiting.isEmpty)
  }

  /// A group that was joined between two pages is in the second of them, and in an entry.
  @Test func groupJoinedBetweenPagesIsReportedOnce() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["b"]))
    // The place of the first is behind the cursor, that of the second before it.
    world.push(joined(6, "c"), joined(7, "a"))
    try world.answer(StandingCall.self, page(7, ["c"]))
    #expect(isConnected(world))
    let pulls = world.hub.take(PullCall.self)
    #expect(pulls.map(\.call.positions) == [[PullPosition(stream: .account, after: 5)]])
    world.answer(
      pulls[0].number,
      [PulledStream(stream: .account, events: [joined(6, "c"), joined(7, "a")], upTo: 7, isTruncated: false)])
    _ = answerMembers(world)
    #expect(told(world).sorted() == ["+a", "+b", "+c"])
    #expect(world.device.groups().map(\.id) == ["a", "b", "c"])
  }

  /// The push is lost or late; the page contains the group nevertheless.
  @Test func lateEntryOfAListedGroupIsNotReported() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["b"]))
    try world.answer(StandingCall.self, page(7, ["c"]))
    _ = answerMembers(world)
    world.push(joined(6, "c"))
    world.push(left(7, "b"))
    #expect(told(world).sorted() == ["+b", "+c", "-b"])
    // Leaving and joining again later is reported.
    world.push(left(8, "c"))
    world.push(joined(9, "c"))
    #expect(told(world).sorted() == ["+b", "+c", "+c", "-b", "-c"])
  }

  @Test func groupLeftBetweenPagesIsNotLeftBehind() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["a"]))
    world.push(left(6, "a"))
    try world.answer(StandingCall.self, page(6, ["b"]))
    try world.answer(
      PullCall.self, [PulledStream(stream: .account, events: [left(6, "a")], upTo: 6, isTruncated: false)])
    for (number, call) in world.hub.take(GroupMembersCall.self) {
      if call.id == "a" {
        world.refuse(number, .notMember)
      } else {
        world.answer(number, GroupReply(group: info("b"), members: [Member(account: "me")]))
      }
    }
    #expect(told(world) == ["+b"])
    #expect(world.device.groups().map(\.id) == ["b"])
  }

  /// A known device is notified of joined groups by its account's stream, in one page or several.
  @Test func knownDeviceIsNotifiedByItsStream() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.reconnect()
    try world.answer(ConnectCall.self, try page(world, 1, ["a"]))
    world.push(joined(2, "b"))
    try world.answer(StandingCall.self, page(2, ["b"]))
    try world.answer(
      PullCall.self, [PulledStream(stream: .account, events: [joined(2, "b")], upTo: 2, isTruncated: false)])
    _ = answerMembers(world)
    #expect(told(world).sorted() == ["+a", "+b"])
  }

  /// Messages pushed between two pages are fetched, those of streams that no page has included.
  @Test func pushesBetweenPagesAreFetched() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.reconnect()
    try world.answer(ConnectCall.self, try page(world, 1, []))
    world.push(textEvent("m1", in: .direct("bob"), 1), textEvent("m2", in: .direct("bob"), 2))
    world.push([
      .transient(.direct("carol"), Timestamp(milliseconds: 5), textMessage("t", 0, from: "carol")),
      .otherDevices([], .logout),
    ])
    #expect(!world.recorder.events.contains { if case .received = $0 { true } else { false } })
    try world.answer(StandingCall.self, page(1, []))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(.direct("bob")),
          events: [textEvent("m1", in: .direct("bob"), 1), textEvent("m2", in: .direct("bob"), 2)], upTo: 2,
          isTruncated: false)
      ])
    let received = world.recorder.events.flatMap { event -> [MessageID] in
      if case .received(let messages) = event { messages.map(\.id) } else { [] }
    }
    #expect(received == ["t", "m1", "m2"])
    #expect(world.recorder.events.contains { if case .otherDevices(_, .logout) = $0 { true } else { false } })
  }

  /// Nothing of a login counts that broke before its last page: also not that the device is known.
  @Test func breakBetweenPagesBeginsAgain() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["a"]))
    world.push(joined(6, "b"))
    let late = try #require(world.hub.take(StandingCall.self).first).number
    world.reconnect()
    world.answer(late, page(6, ["b"]))
    #expect(!isConnected(world) && world.device.groups().isEmpty)
    let again = try #require(world.hub.take(ConnectCall.self).first)
    #expect(again.call.since == .zero && again.call.restored == nil)
    world.answer(again.number, try page(world, 6, ["a", "b"], next: nil))
    #expect(answerMembers(world) == ["a", "b"])
    #expect(told(world) == ["+a", "+b"])
    #expect(world.hub.take(PullCall.self).isEmpty)
  }

  /// A restarted hub does not know the login; refused requests are repeated.
  @Test func refusedPageIsARefusedLogin() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.reconnect()
    try world.answer(ConnectCall.self, try page(world, 1, ["a"]))
    world.refuse(try #require(world.hub.take(StandingCall.self).first).number, .storageFull)
    #expect(world.hub.interruptions == 1)
    world.reconnect()
    try world.answer(ConnectCall.self, try page(world, 1, ["a"], next: nil))
    #expect(answerMembers(world) == ["a"])
  }

  @Test func endBetweenPagesEndsTheLogin() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.reconnect()
    try world.answer(ConnectCall.self, try page(world, 1, ["a"]))
    world.push([.ended(.replaced(by: .iOS))])
    #expect(world.changes.last == .ended(.replaced(by: .iOS)))
    world.answer(try #require(world.hub.take(StandingCall.self).first).number, page(1, ["b"]))
    #expect(world.device.groups().isEmpty)
  }

  /// A hub that gives the same cursor for ever is not asked for ever.
  @Test func hubThatDoesNotGetOnIsGivenUp() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 5, ["a"]))
    try world.answer(StandingCall.self, page(5, ["b"], next: Self.first))
    #expect(world.hub.take(StandingCall.self).isEmpty)
    #expect(!isConnected(world))
  }

  // MARK: snapshots and lists

  /// A device with the groups a and b whose own stream was cut off.
  private func cutOff() throws -> ScriptedWorld {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    try world.answer(ConnectCall.self, try page(world, 1, ["a", "b"], next: nil))
    _ = answerMembers(world)
    try world.again(world.connected(heads: [account(9)]))
    try world.answer(PullCall.self, [PulledStream(stream: .account, events: [], upTo: 9, isTruncated: true)])
    return world
  }

  private func snapshot(_ reply: ConnectReply) throws -> Connected {
    guard case .connected(let connected) = reply else { throw MessagingError(.malformedData) }
    return connected
  }

  @Test func snapshotComesInPagesWhileGroupsComeAndGo() throws {
    let world = try cutOff()
    try world.answer(SnapshotCall.self, try snapshot(try page(world, 9, ["a"])))
    // Joined and reported: one whose place is before the cursor, and one that the next page has, too. Left: a.
    world.push(joined(10, "early"), joined(11, "late"), left(12, "a"))
    try world.answer(StandingCall.self, page(12, ["late"]))
    _ = answerMembers(world)
    #expect(told(world) == ["+a", "+b", "+early", "+late", "-a", "-b"])
    #expect(world.device.groups().map(\.id) == ["early", "late"])
    #expect(world.changes.last == .synchronized)
    // The snapshot is complete.
    try world.again(world.connected(heads: [account(12)]))
    #expect(world.hub.take(SnapshotCall.self).isEmpty)
  }

  @Test func snapshotThatBreaksIsAskedForAgain() throws {
    let world = try cutOff()
    try world.answer(SnapshotCall.self, try snapshot(try page(world, 9, ["a"])))
    #expect(world.hub.take(StandingCall.self).count == 1)
    try world.again(world.connected(heads: [account(9)]))
    #expect(told(world) == ["+a", "+b"])
    try world.answer(SnapshotCall.self, try snapshot(try page(world, 9, ["a"])))
    try world.answer(StandingCall.self, page(9, []))
    #expect(told(world) == ["+a", "+b", "-b"])
  }

  @Test func listOfGroupsIsOneForTheApp() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<[String]>()
    world.device.fetchGroups { result in answer.give((try? result.get().map(\.id)) ?? ["failed"]) }
    world.waitUntilIdle()
    let first = try #require(world.hub.take(ListGroupsCall.self).first)
    #expect(first.call.after == 0)
    world.answer(first.number, GroupPage([info("d"), info("b")], next: 4))
    world.push(joined(2, "a"), joined(3, "c"), left(4, "b"))
    _ = answerMembers(world)
    let second = try #require(world.hub.take(ListGroupsCall.self).first)
    #expect(second.call.after == 4 && answer.all.isEmpty)
    world.answer(second.number, GroupPage([info("c"), info("e")]))
    #expect(answer.all == [["a", "c", "d", "e"]])
  }

  @Test func membersOfAGroupThatChangesAreListedAnew() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<[AccountID]>()
    world.device.fetchMembers(ofGroup: "g") { result in answer.give((try? result.get().map(\.account)) ?? []) }
    func reply(_ version: Int64, _ accounts: AccountID..., next: AccountID? = nil) -> GroupReply {
      GroupReply(group: info("g", version: version), members: accounts.map { Member(account: $0) }, next: next)
    }
    try world.answer(GroupMembersCall.self, reply(1, "ann", "bob", next: "bob"))
    try world.answer(GroupMembersCall.self, reply(2, "dan"))
    let again = try #require(world.hub.take(GroupMembersCall.self).first)
    #expect(again.call.after == nil)
    world.answer(again.number, reply(2, "ann", "carol", next: "carol"))
    let last = try #require(world.hub.take(GroupMembersCall.self).first)
    #expect(last.call.after == "carol")
    world.answer(last.number, reply(2, "dan"))
    #expect(answer.all == [["ann", "carol", "dan"]])
  }

  @Test func roomIsListedWithThoseWhoCameBetweenPages() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<[AccountID]>()
    world.device.fetchRoom("r") { result in answer.give((try? result.get().members.map(\.account)) ?? []) }
    let room = RoomInfo(id: "r", name: "r", owner: "bob", memberCount: 3)
    func reply(_ accounts: AccountID..., next: AccountID? = nil) -> RoomReply {
      RoomReply(room: room, members: accounts.map { Member(account: $0) }, next: next)
    }
    try world.answer(RoomMembersCall.self, reply("bob", "carol", next: "carol"))
    world.push([.roomMembersChanged(room, entered: [Member(account: "ann")], left: ["carol"])])
    try world.answer(RoomMembersCall.self, reply("dan"))
    #expect(answer.all == [["ann", "bob", "dan"]])
  }

  /// However many groups are to be looked at, a few are at a time: a slow link takes their members one after the other.
  @Test func membersOfManyGroupsAreFetchedAFewAtATime() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    let groups = (10..<40).map { "g\($0)" }
    try world.answer(ConnectCall.self, try page(world, 1, groups, next: nil))
    world.waitUntilIdle()
    let first = world.hub.take(GroupMembersCall.self)
    #expect(first.count == MemberFetches.limit)
    #expect(world.changes.last == .synchronizing)
    for (number, call) in first {
      world.answer(number, GroupReply(group: info(call.id), members: [Member(account: "me")]))
    }
    #expect(answerMembers(world).count == groups.count - first.count)
    #expect(world.device.groups().map(\.id) == groups)
    #expect(world.changes.last == .synchronized)
  }
}
