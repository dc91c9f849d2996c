import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// The forms of group calls with two blocks, which only the 3.x headers have.
@Suite @MainActor struct FormerGroupFormTests {
  private typealias Groups = any IAgoraChatGroupManager
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let alice: ChatApp
  private let bob: ChatApp

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
  }

  private func groups(_ app: ChatApp) throws -> Groups { try #require(app.client.groupManager) }

  /// Returns the group or the error that a call passes to one of its two blocks.
  private func group(
    _ call: (@escaping (AgoraChatGroup?) -> Void, @escaping (AgoraChatError?) -> Void) -> Void
  ) async throws -> (value: AgoraChatGroup?, code: AgoraChatErrorCode?) {
    try await reply { done in call({ done($0, nil) }, { done(nil, $0) }) }
  }

  private func code(
    _ call: (@escaping () -> Void, @escaping (AgoraChatError?) -> Void) -> Void
  ) async throws -> AgoraChatErrorCode? {
    try await failure { done in call({ done(nil) }, { done($0) }) }
  }

  private func make(_ style: AgoraChatGroupStyle, _ members: [String] = []) async throws -> String {
    let options = AgoraChatGroupOptions()
    options.style = style
    let groups = try groups(alice)
    let created = try await group {
      groups.asyncCreateGroup(
        withSubject: "crew", description: "words", invitees: members, message: "come", setting: options, success: $0,
        failure: $1)
    }
    #expect(created.code == nil && created.value?.groupName == "crew")
    return try #require(created.value?.groupId)
  }

  @Test func ownerChangesAGroup() async throws {
    let id = try await make(.privateOnlyOwnerInvite)
    let groups = try groups(alice)
    let added = try await group {
      groups.asyncAddOccupants(["bob"], toGroup: id, welcomeMessage: "hi", success: $0, failure: $1)
    }
    #expect(added.code == nil && added.value?.groupId == id)
    let named = try await group {
      groups.asyncChangeGroupSubject("team", forGroup: id, success: $0, failure: $1)
    }
    #expect(named.code == nil && named.value?.groupName == "team")
    let described = try await group {
      groups.asyncChangeDescription("all of us", forGroup: id, success: $0, failure: $1)
    }
    #expect(described.code == nil && described.value?.description == "all of us")
    let fetched = try await group {
      groups.asyncFetchGroupInfo(id, includeMembersList: true, success: $0, failure: $1)
    }
    #expect(fetched.code == nil && fetched.value?.occupantsCount == 2)
    #expect(try await code { groups.asyncIgnoreGroupPush(id, ignore: true, success: $0, failure: $1) } == nil)
    let removed = try await group {
      groups.asyncRemoveOccupants(["bob"], fromGroup: id, success: $0, failure: $1)
    }
    #expect(removed.code == nil && removed.value?.occupantsCount == 1)
    let mine = try await reply { done in
      groups.asyncGetMyGroups(fromServer: { done($0, nil) }, failure: { done(nil, $0) })
    }
    #expect(mine.code == nil && (mine.value as? [AgoraChatGroup])?.map(\.groupId) == [id])
    let destroyed = try await group { groups.asyncDestroyGroup(id, success: $0, failure: $1) }
    #expect(destroyed.code == nil)
    let gone = try await group {
      groups.asyncFetchGroupInfo(id, includeMembersList: true, success: $0, failure: $1)
    }
    #expect(gone.value == nil && gone.code == .groupNotExist)
  }

  @Test func publicGroupIsFoundJoinedAndLeft() async throws {
    let id = try await make(.publicOpenJoin)
    let groups = try groups(bob)
    let found = try await group { groups.asyncSearchPublicGroup(withId: id, success: $0, failure: $1) }
    #expect(found.code == nil && found.value?.groupName == "crew")
    let joined = try await group { groups.asyncJoinPublicGroup(id, success: $0, failure: $1) }
    #expect(joined.code == nil && joined.value?.groupId == id)
    let left = try await group { groups.asyncLeaveGroup(id, success: $0, failure: $1) }
    #expect(left.code == nil)
    let again = try await group { groups.asyncLeaveGroup(id, success: $0, failure: $1) }
    #expect(again.code != nil)
  }

  @Test func applicationsAreAcceptedAndDeclined() async throws {
    let id = try await make(.publicJoinNeedApproval)
    let (owner, applicant) = (try groups(alice), try groups(bob))
    let asked = try await group { applicant.asyncApplyJoinPublicGroup(id, message: "me", success: $0, failure: $1) }
    #expect(asked.code == nil && asked.value?.groupId == id)
    #expect(
      try await code {
        owner.asyncDeclineJoinApplication(id, applicant: "bob", reason: "full", success: $0, failure: $1)
      } == nil)
    let askedAgain = try await group {
      applicant.asyncApplyJoinPublicGroup(id, message: "me", success: $0, failure: $1)
    }
    #expect(askedAgain.code == nil)
    #expect(
      try await code { owner.asyncAcceptJoinApplication(id, applicant: "bob", success: $0, failure: $1) } == nil)
    let fetched = try await group {
      owner.asyncFetchGroupInfo(id, includeMembersList: true, success: $0, failure: $1)
    }
    #expect(fetched.value?.occupantsCount == 2)
  }

  @Test func membersAreBlockedAndUnblocked() async throws {
    let id = try await make(.publicOpenJoin, ["bob"])
    let groups = try groups(alice)
    let blocked = try await group { groups.asyncBlockOccupants(["bob"], fromGroup: id, success: $0, failure: $1) }
    #expect(blocked.code == nil && blocked.value?.groupId == id)
    let list = try await reply { (done: @escaping ([Any]?, AgoraChatError?) -> Void) in
      groups.asyncFetchGroupBansList(id, success: { done($0, nil) }, failure: { done(nil, $0) })
    }
    #expect(list.code == nil && list.value as? [String] == ["bob"])
    let same = try await reply { (done: @escaping ([Any]?, AgoraChatError?) -> Void) in
      groups.getGroupBlackListFromServer(byID: id, completion: done)
    }
    #expect(same.code == nil && same.value as? [String] == ["bob"])
    let unblocked = try await group {
      groups.asyncUnblockOccupants(["bob"], forGroup: id, success: $0, failure: $1)
    }
    #expect(unblocked.code == nil && unblocked.value?.groupId == id)
  }

  @Test func groupsAreListed() async throws {
    let id = try await make(.publicOpenJoin)
    let groups = try groups(alice)
    let found = try await reply { (done: @escaping (AgoraChatCursorResult<AgoraChatGroup>?, AgoraChatError?) -> Void) in
      groups.asyncGetPublicGroupsFromServer(
        withCursor: nil, pageSize: 10, success: { done($0, nil) }, failure: { done(nil, $0) })
    }
    #expect(found.code == nil && found.value?.list?.map(\.groupId) == [id])
    var error: AgoraChatError?
    let mine = groups.getMyGroupsFromServerWithError(&error) as? [AgoraChatGroup]
    #expect(mine?.map(\.groupId) == [id] && error == nil)
    #expect((groups.loadAllMyGroupsFromDB() as? [AgoraChatGroup])?.map(\.groupId) == [id])
    #expect(groups.getAllIgnoredGroupIds() as? [String] == [])
    #expect(try await code { groups.asyncIgnoreGroupPush(id, ignore: true, success: $0, failure: $1) } == nil)
    #expect(groups.getAllIgnoredGroupIds() as? [String] == [id])
  }
}
