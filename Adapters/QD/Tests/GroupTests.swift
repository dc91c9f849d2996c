import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Groups: creating them, their members, and the callbacks.
@Suite @MainActor struct GroupTests {
  private final class Listener: NSObject, QDGroupManagerDelegate {
    let lines = Inbox<String>("change of a group")
    func onGroupAdded(_ group: QDGroup) { lines.add("added \(group.groupName)") }
    func onGroupUpdated(_ group: QDGroup) { lines.add("updated \(group.groupName) \(group.memberCount)") }
    func onGroupMembersChanged(_ group: QDGroup, updated: [String], removed: [String]) {
      lines.add("members +\(updated) -\(removed)")
    }
    func onGroupRemoved(_ group: QDGroup) { lines.add("removed \(group.groupName)") }
  }

  private let clock: ManualClock
  private let environment: MessagingEnvironment
  private let idle = Lock<[IdleDelegate]>([])

  init() {
    clock = ManualClock()
    environment = .inMemory(clock: clock)
  }

  /// Creates Alice, Bob and Carol's account, and listeners of Alice's and Bob's.
  private func world() async throws -> (alice: ChatApp, bob: ChatApp, own: Listener, told: Listener) {
    try environment.administration.createAccount("carol")
    let (alice, bob) = (
      try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment)
    )
    idle.withLock { $0 = [IdleDelegate(of: alice.client), IdleDelegate(of: bob.client)] }
    let (own, told) = (Listener(), Listener())
    alice.client.groupManager.add(own)
    bob.client.groupManager.add(told)
    return (alice, bob, own, told)
  }

  /// Lets Alice create a group.
  private func group(
    _ app: ChatApp, with users: [String]?, _ change: (QDCreateGroupOption) -> Void = { _ in }
  ) async throws -> (group: QDGroup?, code: Int?) {
    let option = QDCreateGroupOption(groupName: "team")
    change(option)
    let made = Inbox<(QDGroup?, Int?)>("group")
    app.client.groupManager.createGroup(option, userList: users) { made.add(($0, ($1 as NSError?)?.code)) }
    return try await made.next()
  }

  private func fetch(
    _ app: ChatApp, _ id: String
  ) async throws -> (group: QDGroup?, members: [QDGroupMember]?, code: Int?) {
    let found = Inbox<(QDGroup?, [QDGroupMember]?, Int?)>("group")
    app.client.groupManager.fetchGroupInfo(id) { found.add(($0, $1, ($2 as NSError?)?.code)) }
    return try await found.next()
  }

  private func code(
    _ app: ChatApp, _ call: (any QDIMGroupManager, @escaping ((any Error)?) -> Void) -> Void
  ) async throws -> QDErrorCode? {
    try await outcome { call(app.client.groupManager, $0) }.flatMap { QDErrorCode(rawValue: $0.code) }
  }

  @Test func aGroupIsAsItsOptionSays() async throws {
    let (alice, bob, own, told) = try await world()
    let made = try await group(alice, with: ["bob", "nobody"]) {
      ($0.introduction, $0.announcement, $0.avatarUrl) = ("who we are", "today", "http://picture")
      $0.membersMayInvite = false
    }
    let id = try #require(made.group?.groupId)
    #expect(made.code == nil)
    try await bob.catchUp()
    #expect(told.lines.takeAll() == ["added team"])
    try await alice.catchUp()
    #expect(own.lines.takeAll() == ["added team"])
    for app in [alice, bob] {
      let group = try #require(app.client.groupManager.group(byId: id))
      #expect(group.groupId == id && group.groupName == "team" && group.groupType == .pro && group.owner == "alice")
      #expect(group.introduction == "who we are" && group.announcement == "today")
      #expect(group.avatarUrl == "http://picture" && group.memberCount == 2 && group.memberLimit == 200)
      #expect(!group.isMuted && group.createTime == TimeInterval(clock.now().milliseconds) * 1_000_000)
      #expect(app.client.groupManager.allMyGroupList()?.map(\.groupId) == [id])
    }
    let members = try #require(try await fetch(bob, id).members)
    #expect(members.map(\.userId) == ["alice", "bob"] && members.map(\.groupId) == [id, id])
    #expect(members.map(\.type) == [.owner, .normal] && members.map(\.inviter) == [nil, "alice"])
    #expect(
      members.allSatisfy {
        !$0.isMuted && $0.nickname == nil && $0.createTime == TimeInterval(clock.now().milliseconds) * 1_000_000
      })
    #expect(try await code(bob) { $0.addUsers(["carol"], toGroup: id, completion: $1) } == .forbidden)
  }

  @Test(arguments: [QDGroupType.fix, .depart]) func groupsOfTheServersOwnAreNotMadeByApps(_ type: QDGroupType)
    async throws
  {
    let (alice, _, _, _) = try await world()
    let made = try await group(alice, with: nil) { $0.groupType = type }
    #expect(made.group == nil && made.code == QDErrorCode.notSupported.rawValue)
    #expect(alice.client.groupManager.allMyGroupList()?.isEmpty == true)
  }

  @Test func membersComeAndGo() async throws {
    let (alice, bob, own, told) = try await world()
    let id = try #require(try await group(alice, with: ["bob"]).group?.groupId)
    try await bob.catchUp()
    _ = (own.lines.takeAll(), told.lines.takeAll())
    #expect(try await code(bob) { $0.addUsers(["carol"], toGroup: id, completion: $1) } == nil)
    try await bob.catchUp()
    #expect(told.lines.takeAll() == ["updated team 3", "members +[\"carol\"] -[]"])
    // Those who are in already, or nowhere, fail beside those who come in.
    #expect(try await code(bob) { $0.addUsers(["carol"], toGroup: id, completion: $1) } == .groupAlreadyIn)
    #expect(try await code(bob) { $0.kickUsers(["carol"], fromGroup: id, completion: $1) } == .forbidden)
    #expect(try await code(alice) { $0.kickUsers(["carol"], fromGroup: id, completion: $1) } == nil)
    try await bob.catchUp()
    #expect(told.lines.takeAll() == ["updated team 2", "members +[] -[\"carol\"]"])
    #expect(try await code(alice) { $0.addUsers(["carol", "nobody"], toGroup: id, completion: $1) } == .partialSuccess)
    #expect(try await fetch(alice, id).members?.map(\.userId) == ["alice", "bob", "carol"])
    // Leaving and ending.
    #expect(try await code(alice) { $0.quitGroup(id, completion: $1) } == .forbidden)
    #expect(try await code(bob) { $0.dismissGroup(id, completion: $1) } == .forbidden)
    _ = told.lines.takeAll()
    #expect(try await code(bob) { $0.quitGroup(id, completion: $1) } == nil)
    try await bob.catchUp()
    #expect(told.lines.takeAll() == ["removed team"] && bob.client.groupManager.group(byId: id) == nil)
    #expect(try await code(bob) { $0.quitGroup(id, completion: $1) } == .notInGroup)
    _ = own.lines.takeAll()
    #expect(try await code(alice) { $0.dismissGroup(id, completion: $1) } == nil)
    try await alice.catchUp()
    #expect(own.lines.takeAll() == ["removed team"])
    #expect(try await code(alice) { $0.dismissGroup(id, completion: $1) } == .groupNotExists)
    #expect(try await fetch(alice, id).code == QDErrorCode.groupNotExists.rawValue)
  }

  @Test func aGroupOfTheServersOwnIsNotLeft() async throws {
    let (alice, bob, _, told) = try await world()
    let owner = try NeutralApp("owner", environment)
    let group = GroupInfo(id: "", name: "department", owner: "owner", properties: ["qdGroupType": "3"])
    let made = Inbox<String?>("group")
    owner.device.createGroup(group, members: ["alice", "bob"], note: nil) { made.add(try? $0.get().group.id) }
    let id = try #require(try await made.next())
    #expect(try await told.lines.next() == "added department")
    try await alice.catchUp()
    #expect(alice.client.groupManager.group(byId: id)?.groupType == .depart)
    #expect(try await code(bob) { $0.quitGroup(id, completion: $1) } == .forbidden)
    #expect(bob.client.groupManager.group(byId: id) != nil)
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(_ manager: any QDIMGroupManager, _ others: any QDIMGroupManager, _ id: String) {
    manager.createGroup(QDCreateGroupOption(groupName: "another"), userList: ["bob"])
    manager.addUsers(["carol"], toGroup: id)
    manager.kickUsers(["carol"], fromGroup: id)
    others.quitGroup(id)
  }

  @Test func completionsAreOptional() async throws {
    let (alice, bob, own, told) = try await world()
    let id = try #require(try await group(alice, with: ["bob"]).group?.groupId)
    callWithoutCompletions(alice.client.groupManager, bob.client.groupManager, id)
    try await alice.catchUp()
    try await bob.catchUp()
    try await alice.catchUp()
    #expect(try await fetch(alice, id).members?.map(\.userId) == ["alice"])
    #expect(bob.client.groupManager.allMyGroupList()?.map(\.groupName) == ["another"])
    alice.client.groupManager.remove(own)
    bob.client.groupManager.remove(told)
    _ = (own.lines.takeAll(), told.lines.takeAll())
    let dismiss: (any QDIMGroupManager) -> Void = { $0.dismissGroup(id) }
    dismiss(alice.client.groupManager)
    try await alice.catchUp()
    #expect(alice.client.groupManager.group(byId: id) == nil && own.lines.pending.isEmpty)
  }

  @Test func withoutALoginNothingIsKnown() async throws {
    let (alice, _, _, _) = try await world()
    let id = try #require(try await group(alice, with: []).group?.groupId)
    try await alice.logOut()
    #expect(alice.client.groupManager.allMyGroupList() == nil && alice.client.groupManager.group(byId: id) == nil)
    let found = try await fetch(alice, id)
    #expect(found.group == nil && found.members == nil && found.code == QDErrorCode.userInfoNeeded.rawValue)
    let made = try await group(alice, with: [])
    #expect(made.group == nil && made.code == QDErrorCode.userInfoNeeded.rawValue)
    #expect(try await code(alice) { $0.addUsers(["bob"], toGroup: id, completion: $1) } == .userInfoNeeded)
    #expect(try await code(alice) { $0.kickUsers(["bob"], fromGroup: id, completion: $1) } == .userInfoNeeded)
    #expect(try await code(alice) { $0.quitGroup(id, completion: $1) } == .userInfoNeeded)
    #expect(try await code(alice) { $0.dismissGroup(id, completion: $1) } == .userInfoNeeded)
  }
}
