import ParlanceCore
import Testing
import WireSamples

@testable import ParlanceEngine

/// Sessions of rooms alone and visitors, with clients that ask for more.
@Suite struct HostileRoomScopes {
  private static let key = "0123456789abcdef"

  private func code(_ call: any HubCall, _ client: HostileClient) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// Makes the rooms "r" and "other" of Ann, who is in "r".
  private func rooms(
    _ hub: HostileHub
  ) async throws -> HostileClient {
    let ann = try await hub.client("ann")
    for id in ["r", "other"] { _ = try hub.loop.createRoom(id: id, name: id, owner: "ann") }
    _ = try await ann.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    return ann
  }

  private func hub(
    _ kind: HubStoreKind = .memory, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws -> HostileHub {
    try HostileHub(kind) {
      $0.admitsVisitors = true
      change(&$0)
    }
  }

  private func visit(_ hub: HostileHub, _ name: String = "Guest", key: String = Self.key) async throws -> HostileClient
  {
    try await hub.client("ignored") { call in
      (call.token, call.scope) = (key, .visit(VisitorProfile(name: name, avatar: "picture")))
    }
  }

  private func enter(_ client: HostileClient, _ id: String = "r") async throws -> Member {
    try #require(try await client.ask(EnterRoomCall(id: id, nickname: nil, custom: nil)).members.first)
  }

  /// The ways in which the table of calls lets sessions of rooms alone make a call that names rooms and nothing else.
  @Test(arguments: HubStoreKind.allCases)
  func onlyCallsAboutRoomsAreTaken(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let ann = try await rooms(hub)
    let bob = try await hub.client("bob") { $0.scope = .rooms }
    let guest = try await visit(hub)
    for client in [bob, guest] { _ = try await enter(client) }
    // Every call that exists, with whatever it names.
    var kinds: Set<CallKind> = []
    for sample in WireSamples.table {
      for call in sample.calls where type(of: call).kind.roomAccess == .none {
        for client in [bob, guest] {
          let error = try refusal(of: call, client, hub)
          #expect(error?.code == .forbidden, "\(call)")
        }
        kinds.insert(type(of: call).kind)
      }
    }
    #expect(kinds == Set(CallKind.allCases.filter { $0.roomAccess == .none }))
    for call in [ProfilesCall(accounts: ["ann"]), ListGroupsCall(), SnapshotCall(), BulletinsCall(taken: .zero)]
      as [any HubCall]
    {
      for client in [bob, guest] { #expect(try await code(call, client) == .forbidden, "\(call)") }
    }
    // Calls that could be about rooms and are about something else.
    let elsewhere: [any HubCall] = [
      SubmitCall("x", to: .direct("ann")), SubmitCall("x", to: .group("g")),
      HistoryCall(HistoryQuery(conversation: .direct("ann"), limit: 1)),
      PullCall([PullPosition(stream: .account, after: 0)]),
      PullCall([
        PullPosition(stream: .conversation(.room("r")), after: 0),
        PullPosition(stream: .conversation(.direct("ann")), after: 0),
      ]),
      AttributesCall(owner: .account("ann"), keys: nil),
      MessagesByIDCall(conversation: .direct("ann"), ids: ["m"]),
      RevokeCall(conversation: .direct("ann"), id: "m", request: RevocationRequest()),
    ]
    for call in elsewhere {
      for client in [bob, guest] { #expect(try await code(call, client) == .forbidden, "\(call)") }
    }
    // A group has an id of the same space.
    try await ann.createGroup("g", ["bob"])
    #expect(try await code(AttributesCall(owner: .conversation("g"), keys: nil), bob) == .roomNotFound)
    try await bob.ask(SubmitCall("m", to: .room("r")))
    #expect(try await guest.nextMessage("m").sender == "bob")
    #expect(try await ann.nextMessage("m").sender == "bob")
  }

  /// Returns the error with which the hub refuses a call before it is decided; nil if it does not.
  private func refusal(
    of call: any HubCall, _ client: HostileClient, _ hub: HostileHub
  ) throws -> MessagingError? {
    try hub.loop.perform { turn throws(MessagingError) in
      guard let login = turn.directory.session(client.session.id) else { throw MessagingError(.notLoggedIn) }
      do throws(MessagingError) {
        try turn.scopes.check(call, login)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(arguments: HubStoreKind.allCases)
  func visitorReadsTheRoomsThatItIsInAndWritesNothing(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let ann = try await rooms(hub)
    try await ann.ask(SubmitCall("before", to: .room("r")))
    let guest = try await visit(hub)
    let id = AccountID(visitorKey: Self.key)
    let reads: [any HubCall] = [
      HistoryCall(HistoryQuery(conversation: .room("r"), limit: 10)), RoomMembersCall(id: "r"),
      RoomStandingsCall(id: "r"), RoomEntriesCall(id: "r", keys: nil), LeaveRoomCall(id: "r"),
      AttributesCall(owner: .conversation("r"), keys: nil), MessagesByIDCall(conversation: .room("r"), ids: ["before"]),
      PullCall([PullPosition(stream: .conversation(.room("r")), after: 0)]),
    ]
    for call in reads { #expect(try await code(call, guest) == .notMember, "\(call)") }
    let member = try await enter(guest)
    #expect(member.account == id && member.nickname == "Guest" && member.avatar == "picture")
    let entered = try await ann.next("who entered") { frame in
      if case .roomMembersChanged(let room, let entered, _) = frame { (room.memberCount, entered.first) } else { nil }
    }
    #expect(entered.0 == 2 && entered.1?.account.isVisitor == true && entered.1?.nickname == "Guest")
    let history = try await guest.ask(HistoryCall(HistoryQuery(conversation: .room("r"), limit: 10)))
    #expect(history.messages.map(\.message.id) == ["before"])
    #expect(try await guest.ask(RoomMembersCall(id: "r")).members.count == 2)
    let other = HistoryCall(HistoryQuery(conversation: .room("other"), limit: 10))
    #expect(try await code(other, guest) == .notMember)
    let writes: [any HubCall] = [
      SubmitCall("x", to: .room("r")), RevokeCall(conversation: .room("r"), id: "before", request: RevocationRequest()),
      UpdateRoomMemberCall(id: "r", change: RoomAppearance(nickname: "Ann")),
      UpdateRoomCall(id: "r", changes: ["name": "x"]),
      ChangeAttributesCall(owner: .conversation("r"), change: .clear, announces: true),
      SetRoomEntriesCall(id: "r", entries: [RoomEntryValue("k", "v")], reach: .any),
      RemoveRoomMembersCall(id: "r", accounts: ["ann"]), CreateRoomCall(name: "mine"), RenewTokenCall(token: "t"),
      DiscardUploadCall(id: MediaID.generate()), ProfilesCall(accounts: ["ann"]),
    ]
    for call in writes { #expect(try await code(call, guest) == .forbidden, "\(call)") }
    // No account can write to it, or make it something else than a visitor.
    #expect(try await code(SubmitCall("x", to: .direct(id)), ann) == .accountNotFound)
    #expect(try await code(RequestFriendCall(account: id, isImmediate: true, message: nil), ann) == .accountNotFound)
    #expect(try await code(TransferRoomCall(id: "r", account: id), ann) == .notMember)
    for change in [RoomStandingChange.manager(true), .muted(true), .regular(true), .allowed(true)] {
      #expect(try await code(ChangeRoomStandingsCall(id: "r", accounts: [id], change: change), ann) == .unsupported)
    }
    try await guest.ask(LeaveRoomCall(id: "r"))
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.map(\.account) == ["ann"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func blockedVisitorIsOutUntilItIsUnblocked(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let ann = try await rooms(hub)
    let (guest, id) = (try await visit(hub), AccountID(visitorKey: Self.key))
    _ = try await enter(guest)
    func departure() async throws -> GroupDeparture {
      try await guest.next("an exit") { if case .roomRemoved(_, let departure, _) = $0 { departure } else { nil } }
    }
    _ = try await ann.ask(RemoveRoomMembersCall(id: "r", accounts: [id]))
    #expect(try await departure() == .removed)
    _ = try await enter(guest)
    try await ann.ask(ChangeRoomStandingsCall(id: "r", accounts: [id], change: .blocked(true)))
    #expect(try await departure() == .blocked)
    #expect(try await code(EnterRoomCall(id: "r", nickname: nil, custom: nil), guest) == .blocked)
    guest.close()
    // It is the same visitor later, of whom the room keeps the block alone.
    let again = try await visit(hub, "Other")
    #expect(try await code(EnterRoomCall(id: "r", nickname: nil, custom: nil), again) == .blocked)
    #expect(try await ann.ask(RoomStandingsCall(id: "r")).standings.filter(\.isBlocked).map(\.account) == [id])
    try await ann.ask(ChangeRoomStandingsCall(id: "r", accounts: [id], change: .blocked(false)))
    _ = try await enter(again)
    try await ann.ask(DismissRoomCall(id: "r"))
    let end = try await again.next("the end") {
      if case .roomRemoved(_, let departure, _) = $0 { departure } else { nil }
    }
    #expect(end == .dismissed)
    #expect(try await code(HistoryCall(HistoryQuery(conversation: .room("r"), limit: 1)), again) == .roomNotFound)
  }

  @Test func visitorsAreRefusedUnlessTheHubAdmitsThem() async throws {
    let hub = try HostileHub()
    var call = ConnectCall(account: "x", token: Self.key, device: "d", style: "Test", platform: .linux)
    call.scope = .visit(VisitorProfile(name: "Guest"))
    let client = hub.client()
    #expect(try await code(call, client) == .forbidden)
    #expect(try await code(TimeCall(), client) == .notLoggedIn)
    try hub.loop.updateSettings { $0.admitsVisitors = true }
    _ = try await client.ask(call)
    // It asks no check, and has nothing in the store.
    #expect(try hub.inspect { try $0.store.account(folded: AccountID(visitorKey: Self.key).folded) } == nil)
  }

  @Test func namesOfVisitorsAreChecked() async throws {
    let hub = try hub()
    _ = try await rooms(hub)
    let bad = [
      "", " ", "Guest ", "a\u{200B}b", "a\u{202E}b", "\u{2800}", "a\nb", String(repeating: "x", count: 65), "a\u{A0}b",
    ]
    for name in bad {
      var call = ConnectCall(account: "x", token: Self.key, device: "d", style: "Test", platform: .linux)
      call.scope = .visit(VisitorProfile(name: name))
      #expect(try await code(call, hub.client()) == .invalidArgument, "\(name)")
    }
    var call = ConnectCall(account: "x", token: "short", device: "d", style: "Test", platform: .linux)
    call.scope = .visit(VisitorProfile(name: "Guest"))
    #expect(try await code(call, hub.client()) == .invalidArgument)
    let guest = try await visit(hub)
    for name in bad {
      #expect(try await code(EnterRoomCall(id: "r", nickname: name, custom: nil), guest) == .invalidArgument, "\(name)")
    }
    #expect(
      try await guest.ask(EnterRoomCall(id: "r", nickname: "Zo\u{EB}", custom: nil)).members.first?.nickname
        == "Zo\u{EB}")
  }

  @Test(arguments: HubStoreKind.allCases)
  func idsOfVisitorsBelongToTheirKeys(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let ann = try await rooms(hub)
    let guest = try await visit(hub)
    _ = try await enter(guest)
    let id = AccountID(visitorKey: Self.key)
    // No client gets in under the id, as an account or with another key.
    for scope in [SessionScope.everything, .rooms] {
      var call = ConnectCall(account: id, token: "", device: "d", style: "Test", platform: .linux)
      call.scope = scope
      #expect(try await code(call, hub.client()) == .invalidArgument)
    }
    #expect(throws: MessagingError.self) { try hub.loop.createAccount(AccountID(id.name.uppercased())) }
    let thief = try await hub.client(id) { call in
      (call.token, call.scope) = ("another key of 16", .visit(VisitorProfile(name: "Guest")))
    }
    #expect(try await enter(thief).account != id)
    // The same key takes the place of the session before.
    let second = try await visit(hub, "Again")
    let end = try await guest.next("the end") { if case .ended(let end) = $0 { end } else { nil } }
    #expect(end == .replaced(by: .linux))
    #expect(try await code(RoomMembersCall(id: "r"), guest) == .notLoggedIn)
    #expect(try await enter(second).nickname == "Again")
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.count == 3)
  }

  @Test func visitorsAreLimited() async throws {
    let hub = try hub { $0.limits.visitors = 50 }
    let ann = try await rooms(hub)
    var guests: [HostileClient] = []
    for number in 0..<50 {
      let guest = try await visit(hub, "Guest \(number)", key: "a key of visitor \(number)")
      _ = try await enter(guest)
      guests.append(guest)
    }
    var call = ConnectCall(account: "x", token: "one key too many", device: "d", style: "Test", platform: .linux)
    call.scope = .visit(VisitorProfile(name: "Guest"))
    #expect(try await code(call, hub.client()) == .limitExceeded)
    // One that comes back takes its own place.
    guests.append(try await visit(hub, key: "a key of visitor 7"))
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.count == 50)
    guests[0].close()
    await hub.waitUntilIdle()
    let last = hub.client()
    _ = try await last.ask(call)
    for guest in guests + [last] { guest.close() }
    await hub.waitUntilIdle()
    // Nothing is left of those who went.
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.map(\.account) == ["ann"])
    #expect(hub.inspect { $0.directory.visitorCount } == 0)
  }

  @Test(arguments: HubStoreKind.allCases)
  func roomSessionDoesNotCountAsALogin(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind) {
      $0.loginPolicy = .oneDevicePerPlatform
      $0.limits.roomSessionsPerAccount = 2
    }
    let ann = try await rooms(hub)
    try await ann.ask(WatchPresenceCall(accounts: ["bob"]))
    let connected = try await hub.client().logIn("bob", device: "r1") { $0.scope = .rooms }
    #expect(connected.heads.isEmpty && connected.groups.isEmpty && connected.account == "bob")
    let first = try await hub.client("bob", device: "r1") { $0.scope = .rooms }
    let second = try await hub.client("bob", device: "r2") { $0.scope = .rooms }
    #expect(try await ann.ask(QueryPresenceCall(accounts: ["bob"])).map(\.state) == [.offline])
    var third = ConnectCall(account: "bob", token: "", device: "r3", style: "Test", platform: .linux)
    third.scope = .rooms
    #expect(try await code(third, hub.client()) == .limitExceeded)
    // A login neither ends them nor sees them, whatever the policy.
    let phone = hub.client()
    #expect(try await phone.logIn("bob").otherDevices.isEmpty)
    _ = try await enter(first)
    try await ann.ask(SubmitCall("direct", to: .direct("bob")))
    try await ann.ask(SubmitCall("room", to: .room("r")))
    #expect(try await phone.nextMessage().id == "direct")
    #expect(try await first.nextMessage().id == "room")
    try await phone.ask(SubmitCall("own", to: .direct("ann")))
    for client in [first, second, phone] {
      try await client.waitUntilIdle()
      #expect(client.received.pushes.allSatisfy { $0.message == nil }, "\(client.received.pushes)")
    }
    #expect(
      try hub.inspect { try $0.store.devices(account: try #require(try $0.store.account(folded: "bob")).number) }.count
        == 1)
    try await phone.ask(DisconnectCall())
    #expect(try await first.ask(RoomMembersCall(id: "r")).members.count == 2)
    // The account is in the room as long as one of its sessions is.
    _ = try await enter(second)
    first.close()
    await hub.waitUntilIdle()
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.count == 2)
  }

  @Test func endOfTheRightsOfAnAccountEndsItsRoomSessions() async throws {
    let hub = try hub()
    _ = try await rooms(hub)
    func session() async throws -> HostileClient {
      let bob = try await hub.client("bob") { $0.scope = .rooms }
      _ = try await enter(bob)
      return bob
    }
    func end(of client: HostileClient) async throws -> SessionEnd {
      try await client.next("the end") { if case .ended(let end) = $0 { end } else { nil } }
    }
    var bob = try await session()
    _ = try hub.loop.ban("bob", until: nil, reason: "spam")
    #expect(try await end(of: bob) == .administration(reason: "spam"))
    #expect(try await code(TimeCall(), bob) == .notLoggedIn)
    var call = ConnectCall(account: "bob", token: "", device: "d", style: "Test", platform: .linux)
    call.scope = .rooms
    #expect(try await code(call, hub.client()) == .accountBlocked)
    try hub.loop.unban("bob")
    bob = try await session()
    try hub.loop.endSessions(of: "bob", reason: "order")
    #expect(try await end(of: bob) == .administration(reason: "order"))
    let guest = try await visit(hub)
    try hub.loop.endSessions(of: AccountID(visitorKey: Self.key), reason: "out")
    #expect(try await end(of: guest) == .administration(reason: "out"))
  }

  @Test func roomSessionShowsTheAccountsToken() async throws {
    var parts = try HostileHub.Parts()
    parts.tokenCheck = { (request) throws(MessagingError) in
      guard request.token == "good" else { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }
    let hub = try HostileHub(parts: parts) { $0.admitsVisitors = true }
    var call = ConnectCall(account: "bob", token: "bad", device: "d", style: "Test", platform: .linux)
    call.scope = .rooms
    #expect(try await code(call, hub.client()) == .invalidToken)
    call.token = "good"
    let bob = hub.client()
    _ = try await bob.ask(call)
    _ = try hub.loop.refuseTokens(of: "bob", before: nil)
    let end = try await bob.next("the end") { if case .ended(let end) = $0 { end } else { nil } }
    #expect(end == .tokenExpired)
    // A visitor has no token to show.
    _ = try await visit(hub)
  }

  @Test(arguments: HubStoreKind.allCases)
  func visitorsAndRoomSessionsAreKnownToAllHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind) { $0.admitsVisitors = true }
    let ann = try await rooms(hubs.first)
    let guest = try await visit(hubs.second)
    let bob = try await hubs.second.client("bob") { $0.scope = .rooms }
    for client in [guest, bob] { _ = try await enter(client) }
    await hubs.waitUntilIdle()
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.count == 3)
    #expect(try await ann.ask(QueryPresenceCall(accounts: ["bob"])).map(\.state) == [.offline])
    try await ann.ask(SubmitCall("m", to: .room("r")))
    for client in [guest, bob] { try await client.nextMessage("m") }
    // The same visitor at another hub takes the place of the first session.
    let moved = try await visit(hubs.first)
    let end = try await guest.next("the end") { if case .ended(let end) = $0 { end } else { nil } }
    #expect(end == .replaced(by: .linux))
    _ = try await enter(moved)
    _ = try hubs.first.loop.ban("bob", until: nil, reason: "spam")
    let over = try await bob.next("the end") { if case .ended(let end) = $0 { end } else { nil } }
    #expect(over == .administration(reason: "spam"))
    await hubs.waitUntilIdle()
    #expect(try await ann.ask(RoomMembersCall(id: "r")).members.count == 2)
  }
}
