import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Every question about groups, in every form that the headers of both versions have.
@Suite @MainActor struct GroupQuestionTests {
  /// Waits for all answers.
  private func answers<Value>(
    _ ask: [(@escaping (Value?, AgoraChatError?) -> Void) -> Void]
  ) async throws -> [(value: Value?, code: AgoraChatErrorCode?)] {
    var answers: [(value: Value?, code: AgoraChatErrorCode?)] = []
    for ask in ask { answers.append(try await reply(ask)) }
    return answers
  }

  /// Returns the result of a waiting call.
  private func waited<Value>(
    _ done: (Value?, AgoraChatError?) -> Void, _ call: (UnsafeMutablePointer<AgoraChatError?>?) -> Value?
  ) {
    var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
    let value = call(&error)
    done(value, error)
  }

  @Test(arguments: [nil, "nowhere"]) func groupIsFetchedInAllForms(_ wrong: String?) async throws {
    let world = try GroupWorld()
    let groups = try world.groups
    let id = try world.group()
    func forms(_ id: String?) async throws -> [(value: AgoraChatGroup?, code: AgoraChatErrorCode?)] {
      let name = id ?? ""
      return try await answers([
        { done in waited(done) { groups.searchPublicGroup(withId: name, error: $0) } },
        { done in waited(done) { groups.searchPublicGroup(withId: id, error: $0) } },
        { groups.searchPublicGroup(withId: name, completion: $0) },
        { groups.searchPublicGroup(withId: id, completion: $0) },
        { done in waited(done) { groups.getGroupSpecificationFromServer(withId: name, error: $0) } },
        { done in waited(done) { groups.getGroupSpecificationFromServer(withId: id, error: $0) } },
        { groups.getGroupSpecificationFromServer(withId: name, completion: $0) },
        { groups.getGroupSpecificationFromServer(withId: id, completion: $0) },
        { done in waited(done) { groups.getGroupSpecificationFromServer(withId: name, fetchMembers: true, error: $0) }
        },
        { groups.getGroupSpecificationFromServer(withId: name, fetchMembers: true, completion: $0) },
      ])
    }
    for answer in try await forms(id) {
      #expect(answer.value?.groupId == id && answer.value?.groupName == "team" && answer.code == nil)
      #expect(answer.value?.users == ["alice", "bob"])
    }
    for answer in try await forms(wrong) {
      #expect(answer.value == nil && answer.code == (wrong == nil ? .invalidParam : .groupNotExist))
    }
  }

  @Test(arguments: [nil, "nowhere"]) func membersAreFetchedInAllForms(_ wrong: String?) async throws {
    let world = try GroupWorld()
    let groups = try world.groups
    let id = try world.group(["bob", "carol"])
    groups.muteMembers(["bob"], muteMilliseconds: -1, fromGroup: id, error: nil)
    func members(_ id: String?) async throws -> [(value: AgoraChatCursorResult<NSString>?, code: AgoraChatErrorCode?)] {
      let name = id ?? ""
      return try await answers([
        { done in
          waited(done) { groups.getGroupMemberListFromServer(withId: name, cursor: nil, pageSize: 9, error: $0) }
        },
        { done in
          waited(done) { groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 9, error: $0) }
        },
        { groups.getGroupMemberListFromServer(withId: name, cursor: nil, pageSize: 9, completion: $0) },
        { groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 9, completion: $0) },
      ])
    }
    func muted(_ id: String?) async throws -> [(value: [String]?, code: AgoraChatErrorCode?)] {
      let name = id ?? ""
      return try await answers([
        { done in
          waited(done) { groups.getGroupMuteListFromServer(withId: name, pageNumber: 1, pageSize: 9, error: $0) }
        },
        { done in
          waited(done) { groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9, error: $0) }
        },
        { groups.getGroupMuteListFromServer(withId: name, pageNumber: 1, pageSize: 9, completion: $0) },
        { groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9, completion: $0) },
        { done in
          groups.fetchGroupMuteListFromServer(withId: name, pageNumber: 1, pageSize: 9) { times, error in
            #expect(times.map { $0.values.allSatisfy { $0 == -1 } } ?? true)
            done(times.map { Array($0.keys) }, error)
          }
        },
      ])
    }
    for answer in try await members(id) {
      #expect(answer.value?.list == ["bob", "carol"] && answer.value?.cursor == nil && answer.code == nil)
    }
    for answer in try await muted(id) { #expect(answer.value == ["bob"] && answer.code == nil) }
    let code: AgoraChatErrorCode = wrong == nil ? .invalidParam : .groupNotExist
    for answer in try await members(wrong) { #expect(answer.value == nil && answer.code == code) }
    for answer in try await muted(wrong) { #expect(answer.value == nil && answer.code == code) }
  }

  @Test(arguments: [nil, "nowhere"]) func announcementIsFetchedInAllForms(_ wrong: String?) async throws {
    let world = try GroupWorld()
    let groups = try world.groups
    let id = try world.group()
    groups.updateGroupAnnouncement(withId: id, announcement: "today", error: nil)
    func forms(_ id: String?) async throws -> [(value: String?, code: AgoraChatErrorCode?)] {
      try await answers([
        { done in waited(done) { groups.getGroupAnnouncement(withId: id ?? "", error: $0) } },
        { done in waited(done) { groups.getGroupAnnouncement(withId: id, error: $0) } },
        { groups.getGroupAnnouncement(withId: id ?? "", completion: $0) },
        { groups.getGroupAnnouncement(withId: id, completion: $0) },
      ])
    }
    for answer in try await forms(id) { #expect(answer.value == "today" && answer.code == nil) }
    for answer in try await forms(wrong) {
      #expect(answer.value == nil && answer.code == (wrong == nil ? .invalidParam : .groupNotExist))
    }
  }

  @Test func whichGroupsTheAccountIsIn() async throws {
    let world = try GroupWorld()
    let groups = try world.groups
    let ids = [try world.group(), try world.group()].sorted()
    func forms(_ page: Int, _ size: Int) async throws -> [(value: [AgoraChatGroup]?, code: AgoraChatErrorCode?)] {
      try await answers([
        { done in waited(done) { groups.getJoinedGroupsFromServer(withPage: page, pageSize: size, error: $0) } },
        { groups.getJoinedGroupsFromServer(withPage: page, pageSize: size, completion: $0) },
        {
          groups.getJoinedGroupsFromServer(
            withPage: page, pageSize: size, needMemberCount: true, needRole: true, completion: $0)
        },
      ])
    }
    for answer in try await forms(1, 1) {
      #expect(answer.value?.map(\.groupId) == [ids[1]] && answer.code == nil)
      #expect(answer.value?.first?.occupantsCount == 2 && answer.value?.first?.permissionType == .owner)
    }
    for answer in try await forms(0, 0) { #expect(answer.value == nil && answer.code == .invalidParam) }
    #expect(world.alice.client.logout(false) == nil)
    for answer in try await forms(0, 9) { #expect(answer.value == nil && answer.code == .userNotLogin) }
    let count = Inbox<(Int, AgoraChatErrorCode?)>("count")
    groups.getJoinedGroupsCountFromServer { count.add(($0, $1?.code)) }
    let answer = try await count.next()
    #expect(answer.0 == 0 && answer.1 == .userNotLogin)
    #expect(groups.getJoinedGroups() == nil)
  }

  /// Asks without completions, as code does that only wants the local database brought up to date.
  private func askWithoutCompletions(_ groups: any IAgoraChatGroupManager, _ id: String) {
    groups.getJoinedGroupsFromServer(withPage: 0, pageSize: 9)
    groups.getJoinedGroupsFromServer(withPage: 0, pageSize: 9, needMemberCount: false, needRole: false)
    groups.getJoinedGroupsCountFromServer()
    silently { groups.searchPublicGroup(withId: id) }
    groups.getGroupSpecificationFromServer(withId: id)
    groups.getGroupSpecificationFromServer(withId: id, fetchMembers: true)
    groups.getGroupMemberListFromServer(withId: id, cursor: nil, pageSize: 9)
    groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9)
    silently { groups.fetchGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9) }
    groups.getGroupAnnouncement(withId: id)
    silently { groups.createGroup(withSubject: "another", description: nil, invitees: nil, message: nil, setting: nil) }
  }

  @Test func completionsAreOptional() async throws {
    let world = try GroupWorld()
    let id = try world.group()
    askWithoutCompletions(try world.groups, id)
    try await world.alice.catchUp()
    #expect(try Set(#require(world.groups.getJoinedGroups()?.map(\.groupName))) == ["team", "another"])
  }

  @Test func creatingInAllForms() async throws {
    let world = try GroupWorld()
    let groups = try world.groups
    let invitees: [Any]? = ["bob"]
    let made: [(value: AgoraChatGroup?, code: AgoraChatErrorCode?)] = try await answers([
      { done in
        waited(done) {
          groups.createGroup(
            withSubject: "a", description: "d", invitees: ["bob"], message: nil, setting: nil, error: $0)
        }
      },
      { done in
        waited(done) {
          groups.createGroup(
            withSubject: "a", description: "d", invitees: invitees, message: nil, setting: nil, error: $0)
        }
      },
      {
        groups.createGroup(
          withSubject: "a", description: "d", invitees: ["bob"], message: nil, setting: nil, completion: $0)
      },
      {
        groups.createGroup(
          withSubject: "a", description: "d", invitees: invitees, message: nil, setting: nil, completion: $0)
      },
    ])
    for answer in made {
      #expect(answer.code == nil && answer.value?.groupName == "a" && answer.value?.description == "d")
      #expect(answer.value?.users == ["alice", "bob"])
    }
    // An object made by its id shows what this client knows of the group.
    let known = try #require(AgoraChatGroup(id: made[0].value?.groupId))
    #expect(known.groupId == made[0].value?.groupId)
    let options = AgoraChatGroupOptions()
    options.maxUsersCount = 7
    #expect(options.maxUsers == 7)
  }
}
