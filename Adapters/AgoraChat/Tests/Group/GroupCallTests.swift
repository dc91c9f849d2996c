import Dispatch
import Foundation
import Parlance
import Testing

@testable import AgoraChat

/// Results of group calls, and refused calls.
@Suite struct GroupCallTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() {
    environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
  }

  private func make(_ name: String, _ style: AgoraChatGroupStyle, _ members: [String]) throws -> String {
    let options = AgoraChatGroupOptions()
    options.style = style
    options.maxUsers = 3
    options.ext = "{\"a\":1}"
    let group = try alice.groups.createGroup(
      withSubject: name, description: nil, invitees: members, message: nil, setting: options, error: nil)
    return try #require(group?.groupId)
  }

  /// The number of the error that a waiting call leaves; it starts with one, so that leaving it alone is noticed.
  private func refusal(_ call: (UnsafeMutablePointer<AgoraChatError?>?) throws -> Void) rethrows -> Int {
    var error = AgoraChatError(description: "untouched", code: .general)
    try call(&error)
    return code(error)
  }

  @Test(arguments: [
    AgoraChatGroupStyle.privateOnlyOwnerInvite, .privateMemberCanInvite, .publicJoinNeedApproval, .publicOpenJoin,
  ])
  func aGroupIsAsItsOptionsSay(_ style: AgoraChatGroupStyle) throws {
    let id = try make("team", style, ["bob"])
    let group = try #require(try bob.groups.getGroupSpecificationFromServer(withId: id, error: nil))
    #expect(group.groupId == id)
    #expect(group.groupName == "team")
    #expect(group.settings.style == style)
    #expect(group.setting.maxUsersCount == 3)
    #expect(group.settings.ext == "{\"a\":1}")
    #expect(!group.settings.isInviteNeedConfirm)
    #expect(group.owner == "alice")
    #expect(group.users == ["alice", "bob"])
    #expect(group.occupants as? [String] == ["alice", "bob"])
    #expect(group.memberList == ["bob"])
    #expect(group.adminList == [])
    #expect(group.muteList == [])
    #expect(group.occupantsCount == 2)
    #expect(group.permissionType == .member)
    #expect(group.isPublic == (style == .publicOpenJoin || style == .publicJoinNeedApproval))
    #expect(try alice.groups.getJoinedGroups()?.first?.permissionType == .owner)
    // Who comes in by oneself, and whom members may bring.
    #expect(try refusal { try carol.groups.joinPublicGroup(id, error: $0) } == (style == .publicOpenJoin ? 0 : 603))
    if style != .publicOpenJoin {
      let added = try refusal {
        try bob.groups.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: $0)
      }
      #expect(added == (style == .privateMemberCanInvite ? 0 : 603))
    }
    let found = try refusal { try carol.groups.searchPublicGroup(withId: id, error: $0) }
    #expect(found == (style == .publicOpenJoin || style == .publicJoinNeedApproval ? 0 : 606))
  }

  @Test func strangersAndOrdinaryMembersAreRefused() throws {
    let id = try make("team", .privateOnlyOwnerInvite, ["bob"])
    let (groups, others) = (try bob.groups, try carol.groups)
    // Ordinary members.
    #expect(refusal { groups.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: $0) } == 603)
    #expect(refusal { groups.removeOccupants(["alice"], fromGroup: id, error: $0) } == 603)
    #expect(refusal { groups.changeGroupSubject("x", forGroup: id, error: $0) } == 603)
    #expect(refusal { groups.changeDescription("x", forGroup: id, error: $0) } == 603)
    #expect(refusal { groups.updateGroupAnnouncement(withId: id, announcement: "x", error: $0) } == 603)
    #expect(refusal { groups.updateGroupExt(withId: id, ext: "x", error: $0) } == 603)
    #expect(refusal { groups.addAdmin("bob", toGroup: id, error: $0) } == 603)
    #expect(refusal { groups.removeAdmin("bob", fromGroup: id, error: $0) } == 603)
    #expect(refusal { groups.updateGroupOwner(id, newOwner: "bob", error: $0) } == 603)
    #expect(refusal { groups.muteMembers(["alice"], muteMilliseconds: -1, fromGroup: id, error: $0) } == 603)
    #expect(refusal { groups.unmuteMembers(["alice"], fromGroup: id, error: $0) } == 603)
    #expect(refusal { groups.muteAllMembers(fromGroup: id, error: $0) } == 603)
    #expect(refusal { groups.unmuteAllMembers(fromGroup: id, error: $0) } == 603)
    #expect(code(groups.destroyGroup(id)) == 603)
    // Strangers.
    #expect(refusal { others.changeGroupSubject("x", forGroup: id, error: $0) } == 602)
    #expect(refusal { others.leaveGroup(id, error: $0) } == 602)
    #expect(code(others.destroyGroup(id)) == 602)
    #expect(refusal { others.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 9, error: $0) } == 602)
    #expect(refusal { others.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9, error: $0) } == 602)
    #expect(refusal { others.getGroupSpecificationFromServer(withId: id, error: $0) } == 602)
    #expect(refusal { others.getGroupAnnouncement(withId: id, error: $0) } == 602)
    #expect(refusal { others.searchPublicGroup(withId: id, error: $0) } == 606)
    // The owner.
    let own = try alice.groups
    #expect(refusal { own.leaveGroup(id, error: $0) } == 603)
    #expect(refusal { own.addOccupants(["bob"], toGroup: id, welcomeMessage: nil, error: $0) } == 601)
    #expect(refusal { own.addOccupants(["nobody"], toGroup: id, welcomeMessage: nil, error: $0) } == 204)
    #expect(refusal { own.addOccupants([], toGroup: id, welcomeMessage: nil, error: $0) } == 110)
    #expect(refusal { own.muteMembers(["carol"], muteMilliseconds: 1, fromGroup: id, error: $0) } == 602)
    #expect(refusal { own.muteMembers(["bob"], muteMilliseconds: 0, fromGroup: id, error: $0) } == 110)
    #expect(refusal { own.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: $0) } == 0)
    _ = Phone(environment, "dora")
    #expect(refusal { own.addOccupants(["dora"], toGroup: id, welcomeMessage: nil, error: $0) } == 604)
    #expect(refusal { own.changeGroupSubject("x", forGroup: "nowhere", error: $0) } == 606)
    environment.setReachable(false, account: "alice", device: "phone", style: ClientCore.style)
    #expect(refusal { own.changeGroupSubject("x", forGroup: id, error: $0) } == 300)
    alice.logOut()
    #expect(refusal { own.changeGroupSubject("x", forGroup: id, error: $0) } == 201)
    #expect(code(own.destroyGroup(id)) == 201)
    #expect(own.getJoinedGroups() == nil)
  }

  @Test func listsComeInParts() throws {
    let id = try make("a", .publicOpenJoin, ["bob", "carol"])
    let second = try make("b", .publicOpenJoin, ["bob"])
    let groups = try alice.groups
    let first = groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 1, error: nil)
    #expect(first?.list == ["bob"])
    let rest = groups.getGroupMemberListFromServer(withId: id, cursor: first?.cursor, pageSize: 1, error: nil)
    #expect(rest?.list == ["carol"])
    #expect(rest?.cursor == nil)
    #expect(refusal { groups.getGroupMemberListFromServer(withId: id, cursor: "", pageSize: 0, error: $0) } == 110)

    groups.muteMembers(["bob", "carol"], muteMilliseconds: -1, fromGroup: id, error: nil)
    #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 1, error: nil) == ["bob"])
    #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: 2, pageSize: 1, error: nil) == ["carol"])
    #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: 3, pageSize: 1, error: nil) == [])
    #expect(refusal { groups.getGroupMuteListFromServer(withId: id, pageNumber: 0, pageSize: 1, error: $0) } == 110)

    let ids = [id, second].sorted()
    let joined = { try bob.groups.getJoinedGroupsFromServer(withPage: $0, pageSize: 1, error: nil)?.map(\.groupId) }
    #expect(try joined(0) == [ids[0]])
    #expect(try joined(1) == [ids[1]])
    #expect(try joined(2) == [])
    #expect(try bob.groups.getJoinedGroups()?.map(\.groupId) == ids)
  }

  @Test func completionsReceiveTheResultsOfWaitingCalls() async throws {
    let groups = try alice.groups
    let made: (String?, Int) = await withCheckedContinuation { continuation in
      groups.createGroup(withSubject: "team", description: "d", invitees: ["bob"], message: nil, setting: nil) {
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.resume(returning: ($0?.groupId, code($1)))
      }
    }
    let id = try #require(made.0)
    #expect(made.1 == 0)
    func named(
      _ call: (@escaping (AgoraChatGroup?, AgoraChatError?) -> Void) -> Void
    ) async -> String {
      await withCheckedContinuation { continuation in
        call { continuation.resume(returning: "\($0?.groupName ?? "-") \(code($1))") }
      }
    }
    #expect(await named { groups.updateGroupSubject("crew", forGroup: id, completion: $0) } == "crew 0")
    #expect(await named { groups.updateGroupSubject("crew", forGroup: "no", completion: $0) } == "- 606")
    #expect(await named { groups.addMembers(["carol"], toGroup: id, message: nil, completion: $0) } == "crew 0")
    #expect(await named { groups.muteAllMembers(fromGroup: id, completion: $0) } == "crew 0")
    let times: [String: NSNumber]? = await withCheckedContinuation { continuation in
      silently { groups.muteMembers(["bob"], muteMilliseconds: -1, fromGroup: id) }
      groups.fetchGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9) { times, _ in
        continuation.resume(returning: times)
      }
    }
    #expect(times == ["bob": -1])
    let isMuted = { (manager: any IAgoraChatGroupManager) in
      await withCheckedContinuation { continuation in
        manager.isMemberInMuteListFromServer(withGroupId: id) { muted, error in
          continuation.resume(returning: error == nil && muted)
        }
      }
    }
    #expect(await isMuted(try bob.groups))
    #expect(await !isMuted(try carol.groups))
    let count = await withCheckedContinuation { continuation in
      groups.getJoinedGroupsCountFromServer { count, _ in continuation.resume(returning: count) }
    }
    #expect(count == 1)
    let gone = await withCheckedContinuation { continuation in
      groups.destroyGroup(id) { continuation.resume(returning: code($0)) }
    }
    #expect(gone == 0)
  }

  @Test func objectsAreLive() throws {
    let id = try make("team", .publicOpenJoin, ["bob"])
    let group = try #require(alice.groups.getJoinedGroups()?.first)
    try alice.groups.addAdmin("bob", toGroup: id, error: nil)
    try alice.groups.changeGroupSubject("crew", forGroup: id, error: nil)
    #expect(group.groupName == "crew")
    #expect(group.adminList == ["bob"])
    // What was last seen stays.
    #expect(try alice.groups.destroyGroup(id) == nil)
    #expect(group.groupName == "crew")
    #expect(group.permissionType == AgoraChatGroupPermissionType.none)
  }

  @Test func callsMayWaitOnTheCallbackQueue() async throws {
    // Safe to share: a manager may be called from any thread.
    nonisolated(unsafe) let groups = try alice.groups
    let (id, names): (String?, [String]?) = await withCheckedContinuation { continuation in
      queue.async {
        let group = groups.createGroup(
          withSubject: "team", description: nil, invitees: ["bob"], message: nil, setting: nil, error: nil)
        let id: String = group?.groupId ?? ""
        groups.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: nil)
        let members = groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 9, error: nil)
        continuation.resume(returning: (id, members?.list?.map { "\($0)" }))
      }
    }
    #expect(names == ["bob", "carol"])
    #expect(id != nil)
    await alice.expect("list of 1", "bob came", "carol came")
  }
}
