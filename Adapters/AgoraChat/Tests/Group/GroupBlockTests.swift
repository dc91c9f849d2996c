import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Groups whose messages a member blocks, in every form, and the list of groups on the device.
@Suite @MainActor struct GroupBlockTests {
  private typealias Pointer = UnsafeMutablePointer<AgoraChatError?>?
  private typealias Done<Value> = (Value?, AgoraChatError?) -> Void
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let alice: ChatApp
  private let bob: ChatApp
  private let id: String

  init() throws {
    alice = try ChatApp.loggedIn("alice", environment)
    bob = try ChatApp.loggedIn("bob", environment)
    id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
  }

  private func groups(_ app: ChatApp) throws -> any IAgoraChatGroupManager { try #require(app.client.groupManager) }

  private func waited<Value>(_ done: Done<Value>, _ call: (Pointer) -> Value?) {
    var error: AgoraChatError? = AgoraChatError(description: "untouched", code: .general)
    let value = call(&error)
    done(value, error)
  }

  /// Returns true if Bob blocks the group, according to this device and to a copy from the server.
  private func isBlocked() throws -> Bool {
    let group = try #require(try groups(bob).getGroupSpecificationFromServer(withId: id, error: nil))
    return group.isBlocked
  }

  @Test func everyFormBlocksAndUnblocks() async throws {
    let groups = try groups(bob)
    typealias Form = (String?, @escaping Done<AgoraChatGroup>) -> Void
    let forms: [(block: Form, unblock: Form)] = [
      (
        { id, done in waited(done) { groups.blockGroup(id ?? "", error: $0) } },
        { id, done in waited(done) { groups.unblockGroup(id ?? "", error: $0) } }
      ),
      (
        { id, done in waited(done) { groups.blockGroup(id, error: $0) } },
        { id, done in waited(done) { groups.unblockGroup(id, error: $0) } }
      ),
      (
        { id, done in groups.blockGroup(id ?? "", completion: done) },
        { id, done in groups.unblockGroup(id ?? "", completion: done) }
      ),
      (
        { id, done in groups.blockGroup(id, completion: done) },
        { id, done in groups.unblockGroup(id, completion: done) }
      ),
      (
        { id, done in groups.asyncBlockGroup(id, success: { done($0, nil) }, failure: { done(nil, $0) }) },
        { id, done in groups.asyncUnblockGroup(id, success: { done($0, nil) }, failure: { done(nil, $0) }) }
      ),
    ]
    for (block, unblock) in forms {
      let blocked = try await reply { block(id, $0) }
      #expect(blocked.code == nil && blocked.value?.groupId == id && blocked.value?.isBlocked == true)
      #expect(try isBlocked())
      let unblocked = try await reply { unblock(id, $0) }
      #expect(unblocked.code == nil && unblocked.value?.isBlocked == false)
      #expect(try !isBlocked())
      for call in [block, unblock] {
        let nowhere = try await reply { call("nowhere", $0) }
        #expect(nowhere.value == nil && nowhere.code == .groupNotExist)
        let none = try await reply { call(nil, $0) }
        #expect(none.value == nil && none.code == .invalidParam)
      }
    }
    groups.blockGroup(id, completion: nil)
    try await until("blocked") { try isBlocked() }
    let (group, error) = await groups.unblockGroup(id)
    #expect(error == nil && group?.isBlocked == false)
    let (again, _) = await groups.blockGroup(id)
    #expect(again?.isBlocked == true)
    groups.unblockGroup(id, completion: nil)
    try await until("unblocked") { try !isBlocked() }
    // The owner may not, and others are not members.
    let owners = try self.groups(alice)
    let refused = try await reply { owners.blockGroup(id, completion: $0) }
    #expect(refused.value == nil && refused.code == .groupPermissionDenied)
    let carol = try ChatApp.loggedIn("carol", environment)
    let strangers = try self.groups(carol)
    let stranger = try await reply { strangers.blockGroup(id, completion: $0) }
    #expect(stranger.value == nil && stranger.code == .groupNotJoined)
  }

  @Test func groupsAreRemovedFromTheListOfTheDevice() async throws {
    let groups = try groups(bob)
    try await until("the group") { groups.getJoinedGroups()?.map { $0.groupId } == [id] }
    groups.cleanAllGroupsFromDB()
    #expect(groups.getJoinedGroups()?.isEmpty == true)
    #expect(groups.getJoinedGroupsFromServer(withPage: 0, pageSize: 10, error: nil)?.map { $0.groupId } == [id])
    #expect(groups.getJoinedGroups()?.map { $0.groupId } == [id])
    groups.cleanAllGroupsFromDB()
    _ = groups.getGroupSpecificationFromServer(withId: id, error: nil)
    #expect(groups.getJoinedGroups()?.map { $0.groupId } == [id])
    groups.cleanAllGroupsFromDB()
    try self.groups(alice).updateGroupSubject("crew", forGroup: id, completion: nil)
    try await until("the change") { groups.getJoinedGroups()?.map { $0.groupName } == ["crew"] }
    // A group that comes is the only one in the list.
    groups.cleanAllGroupsFromDB()
    let other = try environment.administration.createGroup(name: "more", owner: "alice", members: ["bob"])
    try await until("the other") { groups.getJoinedGroups()?.map { $0.groupId } == [other] }
  }
}
