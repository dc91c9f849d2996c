import Dispatch
import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// The block list and the white list of groups, attributes of members, and the callbacks of each change.
@Suite struct GroupListTests {
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone
  private let id: String

  init() async throws {
    environment = .inMemory(callbackQueue: DispatchQueue(label: "callbacks"))
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
    let options = AgoraChatGroupOptions()
    options.style = .publicOpenJoin
    let group = try alice.groups.createGroup(
      withSubject: "team", description: nil, invitees: ["bob", "carol"], message: "hi", setting: options, error: nil)
    id = try #require(group?.groupId)
    await alice.expect("list of 1", "bob came", "carol came")
    for phone in [bob, carol] { await phone.expect("list of 1", "joined team by alice: hi") }
  }

  /// The number of the error that a waiting call leaves; it starts with one, so that leaving it alone is noticed.
  private func refusal(_ call: (UnsafeMutablePointer<AgoraChatError?>?) throws -> Void) rethrows -> Int {
    var error = AgoraChatError(description: "untouched", code: .general)
    try call(&error)
    return code(error)
  }

  private func answer<Value: Sendable>(
    _ call: (@escaping (Value?, AgoraChatError?) -> Void) throws -> Void
  ) async throws -> (value: Value?, error: Int) {
    let box = EventBox<(Value?, Int)>("answer")
    try call { box.add(($0, code($1))) }
    let answer = try await box.next()
    return (answer.0, answer.1)
  }

  @Test func blockedUserIsOutAndStaysOut() async throws {
    let blocked = try alice.groups.blockOccupants(["bob"], fromGroup: id, error: nil)
    #expect(blocked?.blacklist == ["bob"] && blocked?.bans as? [String] == ["bob"])
    #expect(blocked?.users == ["alice", "carol"])
    await bob.expect("left team: beRemoved", "list of 0")
    await alice.expect("bob went")
    await carol.expect("bob went")
    #expect(try refusal { try bob.groups.joinPublicGroup(id, error: $0) } == 613)
    #expect(try refusal { try alice.groups.addOccupants(["bob"], toGroup: id, welcomeMessage: nil, error: $0) } == 613)
    #expect(try refusal { try carol.groups.blockOccupants(["bob"], fromGroup: id, error: $0) } == 603)
    #expect(try refusal { try carol.groups.unblockOccupants(["bob"], forGroup: id, error: $0) } == 603)
    #expect(
      try refusal { try carol.groups.getGroupBlacklistFromServer(withId: id, pageNumber: 1, pageSize: 9, error: $0) }
        == 603)
    #expect(try refusal { try alice.groups.blockOccupants(["nobody"], fromGroup: id, error: $0) } == 204)
    #expect(
      try alice.groups.getGroupBlacklistFromServer(withId: id, pageNumber: 1, pageSize: 9, error: nil) == ["bob"])
    #expect(try alice.groups.getGroupBlacklistFromServer(withId: id, pageNumber: 2, pageSize: 1, error: nil) == [])
    #expect(try alice.groups.fetchGroupBansList(id, error: nil) as? [String] == ["bob"])
    let unblocked: (value: AgoraChatGroup?, error: Int) = try await answer {
      try alice.groups.unblockMembers(["bob"], fromGroup: id, completion: $0)
    }
    #expect(unblocked.error == 0 && unblocked.value?.blacklist == [])
    #expect(try bob.groups.joinPublicGroup(id, error: nil)?.users.contains("bob") == true)
  }

  @Test func userOnTheWhiteListWritesAlthoughAllAreMuted() async throws {
    try alice.groups.muteAllMembers(fromGroup: id, error: nil)
    for phone in [bob, carol] { await phone.expect("all muted true") }
    let group = try alice.groups.addWhiteListMembers(["bob"], fromGroup: id, error: nil)
    #expect(group?.groupId == id)
    await bob.expect("white bob")
    #expect(try alice.groups.getGroupWhiteListFromServer(withId: id, error: nil) as? [String] == ["bob"])
    #expect(try refusal { _ = try bob.groups.getGroupWhiteListFromServer(withId: id, error: $0) } == 603)
    #expect(try bob.groups.isMemberInWhiteListFromServer(withGroupId: id, error: nil))
    #expect(try !carol.groups.isMemberInWhiteListFromServer(withGroupId: id, error: nil))
    #expect(try await send(bob) == 0)
    #expect(try await send(carol) == 215)
    let removed: (value: AgoraChatGroup?, error: Int) = try await answer {
      try alice.groups.removeWhiteListMembers(["bob"], fromGroup: id, completion: $0)
    }
    #expect(removed.error == 0)
    await bob.expect("not white bob")
    #expect(try await send(bob) == 215)
    #expect(try refusal { try carol.groups.addWhiteListMembers(["carol"], fromGroup: id, error: $0) } == 603)
    #expect(try refusal { try alice.groups.addWhiteListMembers(["nobody"], fromGroup: id, error: $0) } == 602)
  }

  /// Sends a text to the group, and returns the number of the error.
  private func send(_ phone: Phone) async throws -> Int {
    let message = AgoraChatMessage(
      conversationID: id, from: phone.account, to: id, body: AgoraChatTextMessageBody(text: "hello"), ext: nil)
    message.chatType = .groupChat
    let box = EventBox<Int>("sent")
    phone.client.chatManager?.send(message, progress: nil) { _, error in box.add(code(error)) }
    return try await box.next()
  }

  @Test func attributesOfAMemberAreSetAndFetched() async throws {
    func set(_ phone: Phone, _ user: String, _ attributes: [String: String]) async throws -> Int {
      let box = EventBox<Int>("set")
      try phone.groups.setMemberAttribute(id, userId: user, attributes: attributes) { box.add(code($0)) }
      return try await box.next()
    }
    #expect(try await set(bob, "bob", ["seat": "1", "mood": "fine"]) == 0)
    for phone in [alice, carol] { await phone.expect("bob has mood=fine seat=1 of bob") }
    #expect(try await set(alice, "bob", ["mood": ""]) == 0)
    for phone in [bob, carol] { await phone.expect("bob has mood= of alice") }
    #expect(try await set(carol, "bob", ["seat": "2"]) == 603)
    #expect(try await set(carol, "nobody", ["seat": "2"]) == 602)
    #expect(try await set(carol, "carol", [:]) == 110)
    #expect(try await set(carol, "carol", [String(repeating: "k", count: 17): ""]) == 611)
    #expect(try await set(carol, "carol", ["k": String(repeating: "v", count: 513)]) == 612)
    let many = Dictionary(uniqueKeysWithValues: (0..<9).map { ("k\($0)", String(repeating: "v", count: 500)) })
    #expect(try await set(carol, "carol", many) == 609)

    let own: (value: [String: String]?, error: Int) = try await answer {
      try carol.groups.fetchMemberAttribute(id, userId: "bob", completion: $0)
    }
    #expect(own.value == ["seat": "1"] && own.error == 0)
    let stranger: (value: [String: String]?, error: Int) = try await answer {
      try carol.groups.fetchMemberAttribute(id, userId: "nobody", completion: $0)
    }
    #expect(stranger.error == 602)
    let all: (value: [String: [String: String]]?, error: Int) = try await answer {
      try carol.groups.fetchMembersAttributes(id, userIds: ["bob", "alice"], keys: ["seat"], completion: $0)
    }
    #expect(all.value == ["bob": ["seat": "1"], "alice": [:]])
    let tooMany: (value: [String: [String: String]]?, error: Int) = try await answer {
      try carol.groups.fetchMembersAttributes(
        id, userIds: (0..<11).map { "u\($0)" }, keys: [], completion: $0)
    }
    #expect(tooMany.error == 4)
  }

  @Test func publicGroupsAreListedAndDisabled() async throws {
    let options = AgoraChatGroupOptions()
    options.style = .privateOnlyOwnerInvite
    _ = try bob.groups.createGroup(
      withSubject: "secret", description: nil, invitees: [], message: nil, setting: options, error: nil)
    // The callback shows the list of its time.
    await bob.expect("list of 2")
    options.style = .publicJoinNeedApproval
    let other = try bob.groups.createGroup(
      withSubject: "other", description: nil, invitees: [], message: nil, setting: options, error: nil)
    await bob.expect("list of 3")
    let all = try carol.groups.getPublicGroupsFromServer(withCursor: nil, pageSize: 9, error: nil)
    #expect(Set(all?.list?.map(\.groupId) ?? []) == [id, other?.groupId ?? ""] && all?.cursor == nil)
    let first = try carol.groups.getPublicGroupsFromServer(withCursor: "", pageSize: 1, error: nil)
    #expect(first?.list?.count == 1)
    let second = try carol.groups.getPublicGroupsFromServer(withCursor: first?.cursor, pageSize: 9, error: nil)
    #expect(second?.list?.count == 1 && second?.cursor == nil)
    #expect(
      try refusal { _ = try carol.groups.getPublicGroupsFromServer(withCursor: nil, pageSize: 0, error: $0) } == 110)

    _ = try environment.hubLoop().setDisabled(true, group: id)
    for phone in [alice, bob, carol] { await phone.expect("disabled true") }
    #expect(try carol.groups.getJoinedGroups()?.first?.isDisabled == true)
    #expect(try await send(carol) == 607)
    let dave = Phone(environment, "dave")
    let refused = try refusal { try dave.groups.joinPublicGroup(id, error: $0) }
    #expect(refused == 607)
    _ = try environment.hubLoop().setDisabled(false, group: id)
    await carol.expect("disabled false")
    #expect(try await send(carol) == 0)
  }

  @Test func filesAreSharedAndRemoved() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("plan.txt").path
    try Data("the plan".utf8).write(to: URL(fileURLWithPath: path))
    let percents = EventBox<Int32>("percents")
    let added: (value: AgoraChatGroupSharedFile?, error: Int) = try await answer {
      try bob.groups.uploadGroupSharedFile(
        withId: id, filePath: path, progress: { percents.add($0) }, completion: $0)
    }
    let file = try #require(added.value)
    #expect(added.error == 0 && file.fileName == "plan.txt" && file.fileOwner == "bob" && file.fileSize == 8)
    #expect(file.createdAt > 0 && file.createTime == file.createdAt)
    while try await percents.next() < 100 {}
    let name = try #require(file.fileId)
    for phone in [alice, carol] { await phone.expect("file plan.txt of bob") }
    let list = try alice.groups.getGroupFileList(withId: id, pageNumber: 1, pageSize: 9, error: nil)
    #expect(list?.map(\.fileId) == [name])
    #expect(try alice.groups.getGroupFileList(withId: id, pageNumber: 2, pageSize: 9, error: nil)?.isEmpty == true)

    let copy = folder.url.appendingPathComponent("copy.txt").path
    let read: (value: AgoraChatGroup?, error: Int) = try await answer {
      try carol.groups.downloadGroupSharedFile(
        withId: id, filePath: copy, sharedFileId: name, progress: nil, completion: $0)
    }
    #expect(read.error == 0 && read.value?.sharedFileList.map(\.fileId) == [name])
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "the plan")
    let wrong: (value: AgoraChatGroup?, error: Int) = try await answer {
      try carol.groups.downloadGroupSharedFile(
        withId: id, filePath: copy + "2", sharedFileId: "x", progress: nil, completion: $0)
    }
    #expect(wrong.error == 605)

    #expect(try refusal { try carol.groups.removeGroupSharedFile(withId: id, sharedFileId: name, error: $0) } == 603)
    #expect(try refusal { try bob.groups.removeGroupSharedFile(withId: id, sharedFileId: "x", error: $0) } == 605)
    let removed = try alice.groups.removeGroupSharedFile(withId: id, sharedFileId: name, error: nil)
    #expect(removed?.sharedFileList.isEmpty == true)
    for phone in [bob, carol] { await phone.expect("no file \(name)") }
    #expect(try refusal { try bob.groups.removeGroupSharedFile(withId: id, sharedFileId: name, error: $0) } == 605)
    let missing: (value: AgoraChatGroupSharedFile?, error: Int) = try await answer {
      try bob.groups.uploadGroupSharedFile(withId: id, filePath: copy + "3", progress: nil, completion: $0)
    }
    #expect(missing.error == 400)
  }

  @Test func otherDevicesOfTheUserAreNotified() async throws {
    let tablet = AgoraChatClient(environment: environment, device: "tablet")
    let events = DeviceEvents()
    tablet.addMultiDevices(delegate: events, queue: nil)
    #expect(tablet.login(withUsername: "alice", password: "secret") == nil)
    try alice.groups.blockOccupants(["bob"], fromGroup: id, error: nil)
    try alice.groups.unblockOccupants(["bob"], forGroup: id, error: nil)
    try alice.groups.addWhiteListMembers(["carol"], fromGroup: id, error: nil)
    try alice.groups.removeWhiteListMembers(["carol"], fromGroup: id, error: nil)
    #expect(try await alice.groups.setMemberAttribute(id, userId: "alice", attributes: ["a": "1"]) == nil)
    for expected in [
      AgoraChatMultiDevicesEvent.groupBan, .groupAllow, .groupAddWhiteList, .groupRemoveWhiteList,
      .groupMemberAttributesChanged,
    ] { #expect(try await events.box.next() == expected) }
  }

  @Test func blockedGroupIsReportedToOtherDevices() async throws {
    let tablet = AgoraChatClient(environment: environment, device: "tablet")
    let events = DeviceEvents()
    tablet.addMultiDevices(delegate: events, queue: nil)
    #expect(tablet.login(withUsername: "bob", password: "secret") == nil)
    try await until("the group") { tablet.groupManager?.getJoinedGroups()?.isEmpty == false }
    let group = try #require(AgoraChatGroup(id: id))
    #expect(!group.isBlocked)
    #expect(try bob.groups.blockGroup(id, error: nil)?.isBlocked == true)
    #expect(try await events.box.next() == .groupBlock)
    let copy = tablet.groupManager?.getJoinedGroups()?.first
    #expect(copy?.isBlocked == true)
    #expect(try bob.groups.unblockGroup(id, error: nil)?.isBlocked == false)
    #expect(try await events.box.next() == .groupUnBlock)
    #expect(copy?.isBlocked == false)
  }

  private final class DeviceEvents: NSObject, AgoraChatMultiDevicesDelegate {
    let box = EventBox<AgoraChatMultiDevicesEvent>("events")
    func multiDevicesGroupEventDidReceive(
      _ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext aExt: Any?
    ) {
      box.add(aEvent)
    }
  }
}
