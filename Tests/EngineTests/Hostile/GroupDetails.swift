import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Details of groups, requests to join them, and the list of public ones, with clients that follow no rules.
@Suite struct HostileGroupDetails {
  /// The calls that concern a group, of one that may not know or change it.
  private func calls(_ id: String, of account: AccountID) -> [any HubCall] {
    [
      SetMemberAttributesCall(id: id, account: account, attributes: ["k": "v"]),
      MemberAttributesCall(id: id, accounts: ["ann"]), AddGroupFileCall(id: id, media: .generate(), name: "f"),
      RemoveGroupFileCall(id: id, file: .generate()), GroupFilesCall(id: id),
      BlockGroupCall(id: id, isBlocked: true), BlockGroupCall(id: id, isBlocked: false),
      BlockMembersCall(id: id, accounts: ["bob"], isBlocked: true),
      BlockMembersCall(id: id, accounts: ["bob"], isBlocked: false),
      AllowMembersCall(id: id, accounts: ["bob"], isAllowed: true), BlockedMembersCall(id: id),
      GroupRequestsCall(id: id),
      AnswerGroupRequestCall(id: id, account: "bob", inviter: nil, accepts: true, message: nil),
      WithdrawGroupRequestCall(id: id, account: "bob"),
    ]
  }

  private func code(_ call: any HubCall, _ client: HostileClient) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  /// The group "g" as its members see it.
  private struct Known: Equatable {
    var group: GroupInfo
    var members: [Member]
  }

  private func state(_ client: HostileClient) async throws -> Known {
    let reply = try await client.ask(GroupMembersCall(id: "g"))
    return Known(group: reply.group, members: reply.members)
  }

  @Test(arguments: HubStoreKind.allCases)
  func strangersLearnAndChangeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob, eve) = (
      try await hub.client("ann"), try await hub.client("bob"), try await hub.client("eve")
    )
    try await ann.createGroup("g", ["bob"]) { $0.joinsFreely = false }
    let before = try await state(ann)
    for call in calls("g", of: "eve") { #expect(try await code(call, eve) == .notMember, "\(call)") }
    for call in calls("nothing", of: "eve") { #expect(try await code(call, eve) == .groupNotFound, "\(call)") }
    for call in calls("", of: "eve") { #expect(try await code(call, eve) == .invalidArgument, "\(call)") }
    let stranger = hub.client()
    for call in calls("g", of: "eve") + [PublicGroupsCall(limit: 1)] {
      #expect(try await code(call, stranger) == .notLoggedIn, "\(call)")
    }
    // A group that takes no applications.
    #expect(try await code(ApplyToGroupCall(id: "g", message: nil), eve) == .forbidden)
    #expect(try await code(ApplyToGroupCall(id: "g", message: nil), bob) == .alreadyMember)
    // A room is not a group.
    _ = try hub.loop.createRoom(id: "r", name: "r", owner: "ann")
    for call in calls("r", of: "ann") { #expect(try await code(call, ann) == .groupNotFound, "\(call)") }
    #expect(try await state(ann) == before)
    #expect(try await ann.ask(GroupFilesCall(id: "g")).files.isEmpty)
    #expect(try await ann.ask(BlockedMembersCall(id: "g")).accounts.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func ordinaryMembersHaveNoRightsOfManagers(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob, eve) = (
      try await hub.client("ann"), try await hub.client("bob"), try await hub.client("eve")
    )
    _ = try await hub.client("cat")
    try await ann.createGroup("g", ["bob", "cat"]) { ($0.joinsFreely, $0.takesJoinRequests) = (false, true) }
    _ = try await eve.ask(ApplyToGroupCall(id: "g", message: "let me in"))
    let file = try await ann.ask(
      AddGroupFileCall(id: "g", media: try await ann.upload([1, 2, 3]).id, name: "of Ann"))
    for call in [
      BlockMembersCall(id: "g", accounts: ["cat"], isBlocked: true),
      BlockMembersCall(id: "g", accounts: ["cat"], isBlocked: false),
      AllowMembersCall(id: "g", accounts: ["bob"], isAllowed: true), BlockedMembersCall(id: "g"),
      GroupRequestsCall(id: "g"),
      AnswerGroupRequestCall(id: "g", account: "eve", inviter: nil, accepts: true, message: nil),
      SetMemberAttributesCall(id: "g", account: "cat", attributes: ["k": "v"]),
      SetMemberAttributesCall(id: "g", account: "ann", attributes: ["k": "v"]),
      RemoveGroupFileCall(id: "g", file: file.id),
    ] as [any HubCall] {
      #expect(try await code(call, bob) == .forbidden, "\(call)")
    }
    #expect(try await code(WithdrawGroupRequestCall(id: "g", account: "eve"), bob) == .requestNotFound)
    // A manager may not block the owner, managers or itself, nor set attributes of the owner; the owner may not block the group.
    try await ann.ask(SetRoleCall(id: "g", accounts: ["bob"], role: .manager))
    for call in [
      BlockMembersCall(id: "g", accounts: ["ann"], isBlocked: true),
      BlockMembersCall(id: "g", accounts: ["bob"], isBlocked: true),
      BlockMembersCall(id: "g", accounts: ["cat", "ann"], isBlocked: true),
      SetMemberAttributesCall(id: "g", account: "ann", attributes: ["k": "v"]),
    ] as [any HubCall] {
      #expect(try await code(call, bob) == .forbidden, "\(call)")
    }
    #expect(try await code(BlockGroupCall(id: "g", isBlocked: true), ann) == .forbidden)
    #expect(try await ann.ask(GroupInformationCall(id: "g")).group.memberCount == 3)
    #expect(try await ann.ask(BlockedMembersCall(id: "g")).accounts.isEmpty)
    #expect(try await ann.ask(GroupRequestsCall(id: "g")).requests.map(\.account) == ["eve"])
    #expect(try await ann.ask(GroupFilesCall(id: "g")).files == [file])
  }

  @Test(arguments: HubStoreKind.allCases)
  func badArgumentsAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.groupFiles = 1
      $0.limits.groupBlocks = 1
      $0.limits.properties = 2
    }
    let (ann, bob) = (try await hub.client("ann"), try await hub.client("bob"))
    _ = try await hub.client("eve")
    _ = try await hub.client("eva")
    try await ann.createGroup("g", ["bob"])
    let expected: [(any HubCall, MessagingError.Code)] = [
      (BlockMembersCall(id: "g", accounts: [], isBlocked: true), .invalidArgument),
      (BlockMembersCall(id: "g", accounts: [""], isBlocked: true), .invalidArgument),
      (BlockMembersCall(id: "g", accounts: ["nobody"], isBlocked: true), .accountNotFound),
      (BlockMembersCall(id: "g", accounts: ["eve", "eva"], isBlocked: true), .limitExceeded),
      (AllowMembersCall(id: "g", accounts: [], isAllowed: true), .invalidArgument),
      (AllowMembersCall(id: "g", accounts: ["bob", "eve"], isAllowed: true), .notMember),
      (AllowMembersCall(id: "g", accounts: ["nobody"], isAllowed: true), .notMember),
      (BlockedMembersCall(id: "g", after: ""), .invalidArgument),
      (SetMemberAttributesCall(id: "g", account: "ann", attributes: [:]), .invalidArgument),
      (SetMemberAttributesCall(id: "g", account: "ann", attributes: ["": "v"]), .invalidArgument),
      (SetMemberAttributesCall(id: "g", account: "eve", attributes: ["k": "v"]), .notMember),
      (SetMemberAttributesCall(id: "g", account: "nobody", attributes: ["k": "v"]), .notMember),
      (
        SetMemberAttributesCall(id: "g", account: "ann", attributes: ["a": "1", "b": "2", "c": "3"]), .limitExceeded
      ),
      (MemberAttributesCall(id: "g", accounts: []), .invalidArgument),
      (MemberAttributesCall(id: "g", accounts: ["eve"]), .notMember),
      (MemberAttributesCall(id: "g", accounts: ["ann"], keys: [""]), .invalidArgument),
      (MemberAttributesCall(id: "g", accounts: ["ann"], keys: ["a", "b", "c"]), .limitExceeded),
      (AddGroupFileCall(id: "g", media: .generate(), name: "f"), .mediaNotFound),
      (AddGroupFileCall(id: "g", media: .generate(), name: ""), .invalidArgument),
      (AddGroupFileCall(id: "g", media: MediaID(""), name: "f"), .invalidArgument),
      (RemoveGroupFileCall(id: "g", file: .generate()), .mediaNotFound),
      (RemoveGroupFileCall(id: "g", file: MediaID("../g")), .invalidArgument),
      (AnswerGroupRequestCall(id: "g", account: "eve", inviter: nil, accepts: true, message: nil), .requestNotFound),
      (AnswerGroupRequestCall(id: "g", account: "nobody", inviter: nil, accepts: true, message: nil), .accountNotFound),
      (
        AnswerGroupRequestCall(id: "g", account: "ann", inviter: "nobody", accepts: false, message: nil),
        .accountNotFound
      ),
      (WithdrawGroupRequestCall(id: "g", account: "ann"), .requestNotFound),
      (WithdrawGroupRequestCall(id: "g", account: "nobody"), .accountNotFound),
      (PublicGroupsCall(limit: 0), .invalidArgument), (PublicGroupsCall(limit: .min), .invalidArgument),
    ]
    for (call, code) in expected { #expect(try await self.code(call, ann) == code, "\(call)") }
    // An account cannot add the upload of another account.
    let media = try await bob.upload([1]).id
    #expect(try await code(AddGroupFileCall(id: "g", media: media, name: "f"), ann) == .mediaNotFound)
    let file = try await bob.ask(AddGroupFileCall(id: "g", media: media, name: "f"))
    // The same request again adds nothing; a further file is too many.
    #expect(try await bob.ask(AddGroupFileCall(id: "g", media: media, name: "g")) == file)
    let further = try await bob.upload([2]).id
    #expect(try await code(AddGroupFileCall(id: "g", media: further, name: "f"), bob) == .limitExceeded)
    try await bob.ask(RemoveGroupFileCall(id: "g", file: file.id))
    #expect(try await code(RemoveGroupFileCall(id: "g", file: file.id), bob) == .mediaNotFound)
    #expect(try await ann.ask(GroupFilesCall(id: "g")).files.isEmpty)
    #expect(try await ann.ask(GroupMembersCall(id: "g")).members.allSatisfy { !$0.isAllowed })
  }

  /// A repeated change has no effect, and no client is notified of it.
  @Test(arguments: HubStoreKind.allCases)
  func repeatedChangesChangeNothing(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob) = (try await hub.client("ann"), try await hub.client("bob"))
    _ = try await hub.client("eve")
    try await ann.createGroup("g", ["bob"])
    func change() async throws {
      try await ann.ask(AllowMembersCall(id: "g", accounts: ["bob"], isAllowed: true))
      try await ann.ask(AllowMembersCall(id: "g", accounts: ["bob", "bob"], isAllowed: true))
      try await ann.ask(SetMemberAttributesCall(id: "g", account: "ann", attributes: ["k": "v", "none": ""]))
      try await ann.ask(BlockMembersCall(id: "g", accounts: ["eve", "eve"], isBlocked: true))
      try await ann.ask(BlockMembersCall(id: "g", accounts: ["ann"], isBlocked: false))
      _ = try await bob.ask(BlockGroupCall(id: "g", isBlocked: true))
    }
    try await change()
    let settings = try await bob.ask(BlockGroupCall(id: "g", isBlocked: true))
    #expect(settings.map(\.isBlocked) == [true])
    let (group, stream) = (try await state(ann), try hub.stream("g"))
    try await bob.waitUntilIdle()
    let pushes = bob.received.pushes.count
    try await change()
    #expect(try await state(ann) == group)
    #expect(try hub.stream("g") == stream)
    try await bob.waitUntilIdle()
    #expect(bob.received.pushes.count == pushes)
    #expect(try await ann.ask(BlockedMembersCall(id: "g")).accounts == ["eve"])
    let attributes = try await bob.ask(MemberAttributesCall(id: "g", accounts: ["ANN", "ann", "bob", "eve"]))
    #expect(attributes.members.map(\.attributes) == [["k": "v"], [:]] && attributes.next == nil)
    // The owner cannot block its own group, and ending that changes nothing.
    _ = try await ann.ask(BlockGroupCall(id: "g", isBlocked: false))
    for _ in 0..<2 {
      #expect(try await bob.ask(BlockGroupCall(id: "g", isBlocked: false)).map(\.isBlocked) == [false])
    }
    #expect(try await state(ann) == group)
  }

  @Test(arguments: HubStoreKind.allCases)
  func requestIsAnsweredOnce(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, bob, eve) = (
      try await hub.client("ann"), try await hub.client("bob"), try await hub.client("eve")
    )
    try await ann.createGroup("g", []) {
      ($0.joinsFreely, $0.takesJoinRequests, $0.asksInvitees) = (false, true, true)
    }
    func answer(_ account: AccountID, _ accepts: Bool, of inviter: AccountID? = nil) -> AnswerGroupRequestCall {
      AnswerGroupRequestCall(id: "g", account: account, inviter: inviter, accepts: accepts, message: nil)
    }
    for text in ["one", "two"] {
      #expect(try await !eve.ask(ApplyToGroupCall(id: "g", message: text)).isMember)
    }
    #expect(try await ann.ask(GroupRequestsCall(id: "g")).requests.map(\.message) == ["two"])
    // An applicant does not let itself in, and no inviter did.
    for inviter in [nil, "ann", "eve"] as [AccountID?] {
      #expect(try await code(answer("eve", true, of: inviter), eve) == .requestNotFound)
    }
    #expect(try await code(answer("eve", true), bob) == .notMember)
    #expect(try await !ann.ask(answer("eve", false)).isMember)
    #expect(try await code(answer("eve", false), ann) == .requestNotFound)
    #expect(try await code(answer("eve", true), ann) == .requestNotFound)
    #expect(try await code(WithdrawGroupRequestCall(id: "g", account: "eve"), eve) == .requestNotFound)
    // Only the invited account accepts an invitation; to accept it again has no effect.
    #expect(try await ann.ask(AddMembersCall(id: "g", accounts: ["bob"], note: "come")).invited == ["bob"])
    #expect(try await code(answer("bob", true, of: "ann"), eve) == .notMember)
    #expect(try await code(answer("bob", true, of: "eve"), bob) == .requestNotFound)
    for _ in 0..<2 { #expect(try await bob.ask(answer("bob", true, of: "ann")).isMember) }
    #expect(try await code(answer("bob", false, of: "ann"), bob) == .requestNotFound)
    #expect(try await code(ApplyToGroupCall(id: "g", message: nil), bob) == .alreadyMember)
    // A blocked account cannot apply, join or be added.
    try await ann.ask(BlockMembersCall(id: "g", accounts: ["eve"], isBlocked: true))
    #expect(try await code(ApplyToGroupCall(id: "g", message: nil), eve) == .blocked)
    #expect(try await code(JoinGroupCall(id: "g"), eve) == .blocked)
    #expect(try await code(AddMembersCall(id: "g", accounts: ["eve"], note: nil), ann) == .blocked)
    #expect(try await ann.ask(GroupInformationCall(id: "g")).group.memberCount == 2)
    #expect(try await ann.ask(GroupRequestsCall(id: "g")).requests.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func listHasPublicGroupsAlone(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (ann, eve) = (try await hub.client("ann"), try await hub.client("eve"))
    for number in 0..<6 {
      try await ann.createGroup("g\(number)", []) { group in
        (group.joinsFreely, group.takesJoinRequests) = (number % 3 == 0, number % 3 == 1)
      }
      _ = try hub.loop.createRoom(id: "h\(number)", name: "a room", owner: "ann")
    }
    _ = try hub.loop.setDisabled(true, group: "g3")
    let expected = ["g0", "g1", "g4"]
    for limit in [1, 2, .max] {
      var (found, place, requests) = ([String](), String?.none, 0)
      repeat {
        let page = try await eve.ask(PublicGroupsCall(after: place, limit: limit))
        #expect(page.groups.count <= limit)
        found += page.groups.map(\.id)
        (place, requests) = (page.next, requests + 1)
      } while place != nil && requests < 100
      #expect(found == expected)
    }
    // A place that no answer named lists what is behind it, and nothing else.
    #expect(try await eve.ask(PublicGroupsCall(after: "g2", limit: 10)).groups.map(\.id) == ["g4"])
    #expect(try await eve.ask(PublicGroupsCall(after: "zzz", limit: 10)).groups.isEmpty)
  }
}
