import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Groups as large as they may be.
@Suite struct BoundedGroups {
  private static let size = 2000

  /// The reproduction: a group of 2,000 took ten seconds to create, all of them in one turn.
  @Test(arguments: HubStoreKind.allCases)
  func membersTakeTimeInProportion(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.groupMemberLimit = 2500 }
    let members = try hub.register("member", Self.size)
    let last = try await hub.client(members[Self.size - 1])
    let alice = try await hub.client("alice")
    let taken = try await hub.work { () async throws in
      let reply = try await alice.createGroup("g", members) { $0.memberLimit = 2500 }
      #expect(reply.group.memberCount == Self.size + 1)
      #expect(reply.members.count == Self.size + 1)
      #expect(reply.refused.isEmpty)
      try await alice.ask(MuteMembersCall(id: "g", accounts: members, isMuted: true, until: nil))
      try await alice.ask(SetRoleCall(id: "g", accounts: members, role: .manager))
      _ = try await alice.ask(GroupMembersCall(id: "g"))
      try await alice.ask(RemoveMembersCall(id: "g", accounts: members))
      _ = try await alice.ask(AddMembersCall(id: "g", accounts: members, note: nil))
      try await alice.ask(DismissGroupCall(id: "g"))
    }
    #expect(taken < 8)
    // A connected member is notified, without a list of all the others.
    let joined = try await last.next("membership") { frame in
      if case .groupJoined(_, let members, _)? = frame.event?.payload { members.count } else { nil }
    }
    #expect(joined == 0)
  }

  /// A large group costs no more for each member than a small one.
  @Test(arguments: HubStoreKind.allCases)
  func largeGroupTakesTimeInProportion(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let members = try hub.register("member", 10_000)
    let alice = try await hub.client("alice")
    func create(_ id: String, _ count: Int) async throws -> Double {
      try await hub.work { () async throws in
        let reply = try await alice.createGroup(id, Array(members.prefix(count))) {
          ($0.isLarge, $0.memberLimit) = (true, 0)
        }
        #expect(reply.group.memberCount == count + 1 && reply.group.isLarge && reply.refused.isEmpty)
      }
    }
    // The first ones fill the caches.
    _ = try await create("first", 2000)
    var (small, large) = (Double.infinity, Double.infinity)
    for round in 0..<3 {
      small = min(small, try await create("small\(round)", 200))
      large = min(large, try await create("large\(round)", 2000))
    }
    #expect(large < 12 * small)
    #expect(try await create("largest", 9999) < 80 * small)
    let full = AddMembersCall(id: "largest", accounts: [members[9999]], note: nil)
    #expect(try await alice.refusal(of: full).code == .groupFull)
  }

  @Test func kindOfGroupHasItsOwnLimit() async throws {
    let hub = try HostileHub {
      $0.groupMemberLimit = 3
      $0.limits.largeGroupMembers = 6
      $0.limits.accountsPerRequest = 4
    }
    let accounts = try hub.register("member", 7)
    let alice = try await hub.client("alice")
    func creation(_ id: String, _ count: Int, isLarge: Bool, limit: Int = 0) -> CreateGroupCall {
      var group = GroupInfo(id: "", name: "g", owner: "alice", memberLimit: limit)
      group.isLarge = isLarge
      return CreateGroupCall(id: id, group: group, members: Array(accounts.prefix(count)), note: nil)
    }
    #expect(try await alice.refusal(of: creation("small", 3, isLarge: false)).code == .groupFull)
    #expect(try await alice.refusal(of: creation("large", 6, isLarge: true)).code == .groupFull)
    #expect(try await alice.refusal(of: creation("large", 7, isLarge: true)).code == .limitExceeded)
    #expect(try await alice.refusal(of: creation("large", 5, isLarge: true, limit: 4)).code == .groupFull)
    let reply = try await alice.ask(creation("large", 5, isLarge: true, limit: 100))
    #expect(reply.group.isLarge && reply.group.memberLimit == 6 && reply.group.memberCount == 6)
    // Others of its requests have the limit of all.
    let many = AddMembersCall(id: "large", accounts: Array(accounts.prefix(5)), note: nil)
    #expect(try await alice.refusal(of: many).code == .limitExceeded)
    let one = AddMembersCall(id: "large", accounts: [accounts[6]], note: nil)
    #expect(try await alice.refusal(of: one).code == .groupFull)
  }

  @Test(arguments: HubStoreKind.allCases)
  func kindOfGroupNeverChanges(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", [])
    let change = UpdateGroupCall(id: "g", changes: [GroupInfo.Property.isLarge: "true"])
    #expect(try await alice.refusal(of: change).code == .invalidArgument)
    // In bytes it is among the properties, and no property.
    let group = GroupInfo(id: "", name: "h", owner: "alice", properties: [GroupInfo.Property.isLarge: "true"])
    let made = try await alice.ask(CreateGroupCall(id: "h", group: group, members: [], note: nil)).group
    #expect(made.isLarge && made.properties.isEmpty)
    try await alice.ask(UpdateGroupCall(id: "h", changes: [GroupInfo.Property.name: "H"]))
    let (small, large) = (
      try await alice.ask(GroupInformationCall(id: "g")).group, try await alice.ask(GroupInformationCall(id: "h")).group
    )
    #expect(!small.isLarge && large.isLarge && large.name == "H" && large.properties.isEmpty)
  }

  @Test func largeGroupHasNoReceipts() async throws {
    let hub = try HostileHub()
    let (alice, bob) = (try await hub.client("alice"), try await hub.client("bob"))
    try await alice.createGroup("g", ["bob"]) { $0.isLarge = true }
    let group = ConversationID.group("g")
    let wanted = SubmitCall("a", to: group, options: [.ordinary, .wantsGroupReceipts])
    #expect(try await alice.refusal(of: wanted).code == .groupTooLargeForReceipts)
    // One that would like them goes without.
    try await alice.ask(SubmitCall("b", to: group, options: [.ordinary, .prefersGroupReceipts]))
    let refusals = [
      try await bob.refusal(of: ReadGroupCall(conversation: group, ids: ["b"], note: nil)),
      try await alice.refusal(of: ReceiptCountsCall(conversation: group, ids: ["b"])),
      try await alice.refusal(of: ReceiptDetailCall(conversation: group, id: "b")),
    ]
    #expect(refusals.allSatisfy { $0.code == .groupTooLargeForReceipts })
    // How far an account has read is another matter.
    try await bob.ask(MarkReadCall(conversation: group, sequence: 10))
  }

  @Test(arguments: HubStoreKind.allCases)
  func accountsThatDoNotExistCostLittle(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let nobody = (0..<2500).map { AccountID("nobody\($0)") }
    let taken = try await hub.work { () async throws in
      let reply = try await alice.createGroup("g", nobody)
      #expect(reply.group.memberCount == 1)
      #expect(reply.refused.count == 2500)
      #expect(
        try await refusal(of: AddMembersCall(id: "g", accounts: nobody, note: nil), alice).code == .accountNotFound)
      let twice = ["alice", "ALICE"] + nobody.prefix(2)
      #expect(try await refusal(of: RemoveMembersCall(id: "g", accounts: twice), alice).code == .forbidden)
    }
    #expect(taken < 5)
  }

  private func refusal<Call: HubCall>(of call: Call, _ client: HostileClient) async throws -> MessagingError {
    try await client.refusal(of: call)
  }

  @Test func membersOfAGroupAreLimited() async throws {
    let hub = try HostileHub { $0.groupMemberLimit = 5 }
    let accounts = try hub.register("member", 6)
    let alice = try await hub.client("alice")
    let large = CreateGroupCall(
      id: "large", group: GroupInfo(id: "", name: "g", owner: "alice", memberLimit: .max), members: accounts, note: nil)
    #expect(try await alice.refusal(of: large).code == .groupFull)
    try await alice.createGroup("g", Array(accounts.prefix(4)))
    #expect(try await alice.refusal(of: AddMembersCall(id: "g", accounts: [accounts[4]], note: nil)).code == .groupFull)
    let late = try await hub.client(accounts[5])
    #expect(try await late.refusal(of: JoinGroupCall(id: "g")).code == .groupFull)
    #expect(try await alice.ask(GroupMembersCall(id: "g")).members.count == 5)
  }

  /// Accounts are added to groups without being asked, so the number of groups of every account is limited.
  @Test(arguments: HubStoreKind.allCases)
  func groupsOfAnAccountAreLimited(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.groupsPerAccount = 3 }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try hub.register("carol", 1)
    for group in ["one", "two", "three"] { try await alice.createGroup(group, ["bob"]) { $0.joinsFreely = true } }
    #expect(
      try await refusal(
        of: CreateGroupCall(id: "four", group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil),
        alice
      ).code == .tooManyGroups)
    try await alice.ask(SubmitCall("m", to: .group("one")))
    let thread = CreateThreadCall(name: "t", group: "one", message: "m")
    #expect(try await refusal(of: thread, alice).code == .tooManyGroups)
    let mallory = try await hub.client("mallory")
    let created = try await mallory.createGroup("theirs", ["bob", "carol0"]) { $0.joinsFreely = true }
    #expect(created.refused == ["bob"] && created.group.memberCount == 2)
    #expect(
      try await refusal(of: AddMembersCall(id: "theirs", accounts: ["bob"], note: nil), mallory).code == .tooManyGroups)
    #expect(try await refusal(of: JoinGroupCall(id: "theirs"), bob).code == .tooManyGroups)
    try await bob.ask(LeaveGroupCall(id: "two"))
    #expect(
      try await mallory.ask(AddMembersCall(id: "theirs", accounts: ["bob", "alice"], note: nil)).refused == ["alice"])
    #expect(try await refusal(of: JoinGroupCall(id: "two"), bob).code == .tooManyGroups)
    #expect(try await bob.ask(ListGroupsCall()).groups.map(\.id) == ["one", "theirs", "three"])
    // A thread counts as a group.
    try await mallory.ask(SubmitCall("n", to: .group("theirs")))
    let entry = try await mallory.ask(CreateThreadCall(name: "t", group: "theirs", message: "n"))
    #expect(try await refusal(of: JoinThreadCall(id: entry.thread.id), bob).code == .tooManyGroups)
  }

  /// Silences of former members do not accumulate.
  @Test func silencesOfAGroupAreBounded() async throws {
    let hub = try HostileHub { $0.limits.silences = 10 }
    let accounts = try hub.register("member", 40)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", [])
    for (index, account) in accounts.enumerated() {
      let until = index < 35 ? hub.clock.now().advanced(byMilliseconds: 1000 * Int64(index + 1)) : nil
      _ = try await alice.ask(AddMembersCall(id: "g", accounts: [account], note: nil))
      try await alice.ask(MuteMembersCall(id: "g", accounts: [account], isMuted: true, until: until))
      try await alice.ask(RemoveMembersCall(id: "g", accounts: [account]))
    }
    func silenced() throws -> Int {
      let stream = try #require(try hub.stream("g"))
      return try GroupProfile(decoding: stream.profile).silenced.count
    }
    #expect(try silenced() == 10)
    // Those without an end stay, and those that are over go.
    hub.clock.advance(bySeconds: 60)
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: [accounts[39], accounts[0]], note: nil))
    try await alice.ask(RemoveMembersCall(id: "g", accounts: [accounts[0]]))
    #expect(try silenced() == 4)
    let last = try await hub.client(accounts[39])
    #expect(try await last.refusal(of: SubmitCall("m", to: .group("g"))).code == .muted)
  }

  /// Handing a group over and leaving it changes it twice, in one request.
  @Test(arguments: HubStoreKind.allCases)
  func ownerHandsOverAndLeaves(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    try await alice.ask(TransferGroupCall(id: "g", account: "bob", leaves: true))
    let members = try await bob.ask(GroupMembersCall(id: "g")).members
    #expect(members.map(\.account) == ["bob"])
    #expect(members.map(\.role) == [.owner])
    #expect(hub.log.values.isEmpty)
  }
}
