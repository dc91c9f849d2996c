import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Every list and text of a request has its bound.
@Suite struct BoundedRequests {
  /// A hub with low limits, on which alice owns a group of all accounts.
  private func world() async throws -> HostileClient {
    let hub = try HostileHub { settings in
      settings.limits.messageSize = 400
      settings.limits.textSize = 40
      settings.limits.tokenSize = 30
      settings.limits.receiptNoteSize = 20
      settings.limits.loginNoteSize = 20
      settings.limits.memberTextSize = 20
      settings.limits.contactTextSize = 20
      settings.limits.profileSize = 30
      settings.limits.messagesPerRequest = 5
      settings.limits.accountsPerRequest = 5
      settings.limits.positionsPerRequest = 5
      settings.limits.properties = 3
      settings.limits.propertiesSize = 60
      settings.limits.watchedAccounts = 4
      settings.limits.subscriptions = 2
    }
    let accounts = try hub.register("account", 10)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", Array(accounts.prefix(5)))
    _ = try hub.loop.createRoom(id: "r", name: "Room", owner: "alice")
    return alice
  }

  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }
  private static func ids(_ count: Int) -> [MessageID] { (0..<count).map { MessageID("id\($0)") } }
  private static func accounts(_ count: Int) -> [AccountID] { (0..<count).map { AccountID("account\($0)") } }

  /// Calls that have too much of something.
  private static var oversized: [any HubCall] {
    let group = ConversationID.group("g")
    let peer = ConversationID.direct("account0")
    return [
      SubmitCall("m", to: peer, .text(text(400))),
      ConnectCall(account: "alice", token: text(31), device: "d", style: "Test", platform: .linux),
      ConnectCall(account: "alice", token: "", device: "d", style: "Test", platform: .linux, tag: text(41)),
      ConnectCall(account: "alice", token: "", device: "d", style: "Test", platform: .linux, exclusivity: text(257)),
      ConnectCall(account: "alice", token: "", device: "d", style: "Test", platform: .linux, note: text(21)),
      ConnectCall(account: "alice", token: "", device: "d", style: "Test", platform: .linux, loginExtension: text(31)),
      ConnectCall(account: "alice", token: "", device: "d", style: text(65), platform: .linux),
      RenewTokenCall(token: text(31)),
      PullCall((0..<6).map { PullPosition(stream: .conversation(.group("g\($0)")), after: 0) }),
      RevokeCall(conversation: peer, id: "m", request: RevocationRequest(postscript: text(41))),
      RevokeCall(conversation: peer, id: "m", request: RevocationRequest(attachment: text(41))),
      RevokeCall(conversation: peer, id: "m", request: RevocationRequest(push: PushHints(text: text(41)))),
      RevokeCall(
        conversation: peer, id: "m", request: RevocationRequest(extensions: ["s": Array(repeating: 0, count: 41)])),
      RevokeCall(
        conversation: peer, id: "m",
        request: RevocationRequest(extensions: Dictionary(uniqueKeysWithValues: (0..<17).map { ("s\($0)", []) }))),
      DeleteMessagesCall(conversation: peer, ids: ids(6), note: nil),
      DeleteMessagesCall(conversation: peer, ids: ids(1), note: text(41)),
      ClearHistoryCall(conversation: peer, note: text(41), everywhere: false),
      DeliveredCall(conversation: peer, ids: ids(6)),
      ReadGroupCall(conversation: group, ids: ids(6), note: nil),
      ReadGroupCall(conversation: group, ids: ids(1), note: text(21)),
      ReceiptCountsCall(conversation: group, ids: ids(6)),
      CreateGroupCall(id: nil, group: GroupInfo(id: "", name: "g", owner: "alice"), members: accounts(6), note: nil),
      CreateGroupCall(id: nil, group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: text(41)),
      CreateGroupCall(
        id: nil, group: GroupInfo(id: "", name: "g", owner: "alice", properties: ["p": text(41)]), members: [],
        note: nil),
      CreateGroupCall(
        id: nil, group: GroupInfo(id: "", name: "g", owner: "alice", properties: ["p": text(35), "q": text(35)]),
        members: [], note: nil),
      CreateGroupCall(
        id: nil, group: GroupInfo(id: "", name: "g", owner: "a", properties: ["1": "", "2": "", "3": "", "4": ""]),
        members: [], note: nil),
      AddMembersCall(id: "g", accounts: accounts(6), note: nil),
      AddMembersCall(id: "g", accounts: accounts(1), note: text(41)),
      AddMembersCall(id: "g", accounts: accounts(1), note: nil, attachment: text(41)),
      ApplyToGroupCall(id: "g", message: text(21)),
      AnswerGroupRequestCall(id: "g", account: "account0", inviter: nil, accepts: true, message: text(21)),
      RemoveMembersCall(id: "g", accounts: accounts(6)),
      UpdateGroupCall(id: "g", changes: ["p": text(41)]),
      UpdateGroupCall(id: "g", changes: ["1": "", "2": "", "3": "", "4": ""]),
      SetRoleCall(id: "g", accounts: accounts(6), role: .manager),
      MuteMembersCall(id: "g", accounts: accounts(6), isMuted: true, until: nil),
      UpdateMemberCall(id: "g", account: "alice", nickname: text(21), custom: nil),
      UpdateMemberCall(id: "g", account: "alice", nickname: nil, custom: text(21)),
      EnterRoomCall(id: "r", nickname: text(21), custom: nil),
      EnterRoomCall(id: "r", nickname: nil, custom: text(21)),
      EnterRoomCall(id: "r", nickname: nil, custom: nil, avatar: text(21)),
      EnterRoomCall(id: "r", nickname: nil, custom: nil, tags: (0..<21).map { "\($0)" }),
      EnterRoomCall(id: "r", nickname: nil, custom: nil, tags: [text(129)]),
      EnterRoomCall(id: "r", nickname: nil, custom: nil, audience: text(1025)),
      RoomMembersCall(id: "r", tag: text(129)),
      UpdateRoomMemberCall(id: "r", change: RoomAppearance(nickname: text(21))),
      UpdateRoomMemberCall(id: "r", change: RoomAppearance(tags: [text(129)])),
      UpdateRoomMemberCall(id: "r", change: RoomAppearance(nickname: ""), note: text(41)),
      MuteRoomTagCall(id: "r", tag: text(129), until: nil),
      MuteRoomTagCall(id: "r", tag: "red", until: nil, audience: text(1025)),
      HistoryCall(HistoryQuery(conversation: .room("r"), limit: 1, tags: [text(129)])),
      RemoveRoomMembersCall(id: "r", accounts: accounts(6)),
      ChangeRoomStandingsCall(id: "r", accounts: accounts(6), change: .muted(true)),
      BlockMembersCall(id: "g", accounts: accounts(6), isBlocked: true),
      AllowMembersCall(id: "g", accounts: accounts(6), isAllowed: true),
      SetMemberAttributesCall(id: "g", account: "alice", attributes: [text(257): ""]),
      SetMemberAttributesCall(id: "g", account: "alice", attributes: ["k": text(4 * 1024)]),
      MemberAttributesCall(id: "g", accounts: accounts(6)),
      PublicGroupsCall(after: text(1025), limit: 1),
      RoomsCall(after: text(1025), limit: 1),
      CreateRoomCall(name: text(1025)),
      CreateRoomCall(name: "r", properties: ["p": text(41)]),
      CreateRoomCall(name: "r", properties: ["occupantLimit": "0"]),
      CreateRoomCall(name: "r", properties: ["occupantLimit": "many"]),
      UpdateRoomCall(id: "r", changes: ["occupantLimit": "-1"]),
      AddGroupFileCall(id: "g", media: MediaID.generate(), name: text(513)),
      MemberAttributesCall(id: "g", accounts: ["alice"], keys: [text(257)]),
      SetRoomEntriesCall(
        id: "r", entries: (0..<201).map { RoomEntryValue("\($0)", "") }, reach: .own),
      SetRoomEntriesCall(id: "r", entries: [RoomEntryValue(text(513), "")], reach: .own),
      SetRoomEntriesCall(id: "r", entries: [RoomEntryValue("k", text(16 * 1024 + 1))], reach: .any),
      SetRoomEntriesCall(id: "r", entries: [RoomEntryValue("k", "")], reach: .any, note: text(41)),
      RemoveRoomEntriesCall(id: "r", selection: .keys((0..<201).map { "\($0)" }), isForced: true),
      RemoveRoomEntriesCall(id: "r", selection: .keys([text(513)]), isForced: true),
      RoomEntriesCall(id: "r", keys: (0..<1001).map { "\($0)" }),
      UpdateRoomCall(id: "r", changes: ["p": text(41)]),
      UpdateRoomCall(id: "r", changes: ["1": "", "2": "", "3": "", "4": ""]),
      QueryPresenceCall(accounts: accounts(6)),
      WatchPresenceCall(accounts: accounts(6)),
      UnwatchPresenceCall(accounts: accounts(6)),
      SubscriberCountsCall(ids: (0..<6).map { "\($0)" }),
      AttributesCall(owner: .account("alice"), keys: (0..<6).map { "\($0)" }),
      ChangeAttributesCall(owner: .account("alice"), change: .remove((0..<6).map { "\($0)" }), announces: false),
      ChangeAttributesCall(
        owner: .account("alice"), change: .merge(Dictionary(uniqueKeysWithValues: (0..<6).map { ("\($0)", "") })),
        announces: false),
      ChangeAttributesCall(
        owner: .account("alice"), change: .replace(["k": text(9000)]), announces: false),
      RequestFriendCall(account: "account0", isImmediate: true, message: text(21)),
      AnswerFriendCall(account: "account0", accepts: true, message: text(21)),
      UpdateContactCall(account: "account0", update: ContactUpdate(alias: text(21), isBlocked: true)),
      UpdateContactCall(account: "account0", update: ContactUpdate(custom: text(21), isBlocked: true)),
      UpdateProfileCall(update: ProfileUpdate(nickname: text(31), gender: .male)),
      UpdateProfileCall(update: ProfileUpdate(email: text(16), phone: text(15), extensions: ["": "x"])),
      UpdateProfileCall(update: ProfileUpdate(extensions: ["one": text(14), "two": text(11)])),
      UpdateProfileCall(update: ProfileUpdate(gender: .male, extensions: ["": "x"])),
      UpdateProfileCall(
        update: ProfileUpdate(
          gender: .male, extensions: Dictionary(uniqueKeysWithValues: (0..<17).map { ("s\($0)", "") }))),
      ProfilesCall(accounts: accounts(6)),
    ]
  }

  @Test func oversizedRequestIsRefusedAndChangesNothing() async throws {
    let alice = try await world()
    for call in Self.oversized {
      let error = try await refusal(of: call, alice)
      let codes: [MessagingError.Code] = [.limitExceeded, .messageTooLarge, .invalidArgument]
      #expect(codes.contains(error.code), "\(call)")
    }
    let group = try await alice.ask(GroupMembersCall(id: "g"))
    #expect(group.members.count == 6)
    #expect(group.group.version == 1)
    #expect(try await alice.ask(ListGroupsCall()).groups.count == 1)
    #expect(try await alice.ask(AttributesCall(owner: .account("alice"), keys: nil)).isEmpty)
    #expect(try await alice.ask(ContactsCall(after: 0)) == ContactPage(contacts: []))
    #expect(try await alice.ask(ProfilesCall(accounts: ["alice"])).profiles == [Profile(account: "alice")])
    #expect(try await alice.history(of: .direct("account0")).isEmpty)
  }

  private func refusal<Call: HubCall>(of call: Call, _ client: HostileClient) async throws -> MessagingError {
    try await client.refusal(of: call)
  }

  @Test func requestAtTheLimitIsAccepted() async throws {
    let alice = try await world()
    let peer = ConversationID.direct("account0")
    _ = try await alice.ask(SubmitCall("m", to: peer, .text(Self.text(380))))
    try await alice.ask(DeliveredCall(conversation: peer, ids: Self.ids(5)))
    _ = try await alice.ask(PullCall((0..<5).map { PullPosition(stream: .conversation(.group("g\($0)")), after: 0) }))
    #expect(
      try await alice.ask(ReadGroupCall(conversation: .group("g"), ids: Self.ids(5), note: Self.text(20))).count == 5)
    try await alice.ask(UpdateMemberCall(id: "g", account: "alice", nickname: Self.text(20), custom: Self.text(20)))
    try await alice.ask(UpdateGroupCall(id: "g", changes: ["p": Self.text(40)]))
    #expect(try await alice.ask(QueryPresenceCall(accounts: Self.accounts(5))).count == 5)
    try await alice.ask(RenewTokenCall(token: Self.text(30)))
  }

  /// Several requests together may not exceed the limits either.
  @Test func boundsHoldOverSeveralRequests() async throws {
    let alice = try await world()
    try await alice.ask(UpdateGroupCall(id: "g", changes: ["p": Self.text(30)]))
    #expect(
      try await alice.refusal(of: UpdateGroupCall(id: "g", changes: ["q": Self.text(30)])).code == .messageTooLarge)
    try await alice.ask(UpdateGroupCall(id: "g", changes: ["p": "", "q": "", "r": ""]))
    #expect(try await alice.refusal(of: UpdateGroupCall(id: "g", changes: ["s": ""])).code == .limitExceeded)

    try await alice.ask(WatchPresenceCall(accounts: Self.accounts(4)))
    try await alice.ask(WatchPresenceCall(accounts: Self.accounts(4)))
    #expect(try await alice.refusal(of: WatchPresenceCall(accounts: ["account4"])).code == .limitExceeded)
    try await alice.ask(UnwatchPresenceCall(accounts: ["account0"]))
    try await alice.ask(WatchPresenceCall(accounts: ["account4"]))

    _ = try await alice.ask(SubscribeCall(id: "r", creates: false))
    _ = try await alice.ask(SubscribeCall(id: "g", creates: false))
    _ = try await alice.ask(SubscribeCall(id: "r", creates: false))
    #expect(try await alice.refusal(of: SubscribeCall(id: "s", creates: true)).code == .limitExceeded)
    try await alice.ask(UnsubscribeCall(id: "g"))
    _ = try await alice.ask(SubscribeCall(id: "s", creates: true))
    let entry = EnterRoomCall(id: "t", nickname: nil, custom: nil)
    #expect(try await alice.refusal(of: entry).code == .roomNotFound)
  }

  /// The reproduction: 200,000 names, in one request and in many.
  @Test func watchedNames() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let taken = try await hub.work { () async throws in
      let names = (0..<200_000).map { AccountID("nobody\($0)") }
      #expect(try await refusal(of: WatchPresenceCall(accounts: names), alice).code == .limitExceeded)
      let calls = (0..<100).map { WatchPresenceCall(accounts: Array(names[$0 * 2000..<($0 + 1) * 2000])) }
      let numbers = alice.send(calls)
      var accepted = 0
      for number in numbers {
        if case .success = try await alice.result(number, of: WatchPresenceCall.self) { accepted += 1 }
      }
      #expect(accepted == 1)
    }
    #expect(taken < 15)
    #expect(hub.inspect { $0.directory.watched(by: alice.session.id).count } == 2000)
    alice.close()
    await hub.waitUntilIdle()
    #expect(hub.inspect { $0.directory.watchers(of: "nobody0").isEmpty })
  }

  /// Lists of members have what each of them wrote, so there is a bound for all of it.
  @Test func textsOfAllMembers() async throws {
    let hub = try HostileHub {
      $0.limits.memberTextSize = 100
      $0.limits.memberTextsSize = 1000
    }
    let accounts = try hub.register("account", 20)
    var clients: [HostileClient] = []
    for account in accounts { clients.append(try await hub.client(account)) }
    try await clients[0].createGroup("g", accounts)
    _ = try hub.loop.createRoom(id: "r", name: "Room", owner: accounts[0])
    let text = String(repeating: "x", count: 90)
    var (inGroup, inRoom) = (0, 0)
    for (index, client) in clients.enumerated() {
      let update = UpdateMemberCall(id: "g", account: accounts[index], nickname: nil, custom: text)
      if case .success = try await client.result(client.send(update), of: UpdateMemberCall.self) { inGroup += 1 }
      let entry = EnterRoomCall(id: "r", nickname: nil, custom: text)
      if case .success = try await client.result(client.send(entry), of: EnterRoomCall.self) { inRoom += 1 }
      // Without a text there is room for everybody.
      _ = try await client.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    }
    #expect(inGroup == 11)
    #expect(inRoom == 20)
    #expect(try await clients[0].ask(RoomMembersCall(id: "r")).members.count == 20)
    for client in clients { client.send(EnterRoomCall(id: "r", nickname: nil, custom: text)) }
    for client in clients { try await client.waitUntilIdle() }
    let members = try await clients[0].ask(RoomMembersCall(id: "r")).members
    #expect(members.count { $0.custom != nil } == 11)
  }

  @Test func loginsOfOneAccount() async throws {
    let hub = try HostileHub { $0.limits.loginsPerAccount = 3 }
    for index in 0..<3 { _ = try await hub.client("alice", device: DeviceID("d\(index)")) }
    let fourth = ConnectCall(account: "alice", token: "", device: "d3", style: "Test", platform: .linux)
    #expect(try await hub.client().refusal(of: fourth).code == .limitExceeded)
    // One that takes another's place does not count in addition.
    _ = try await hub.client("alice", device: "d1")
    _ = try await hub.client("bob")
  }
}
