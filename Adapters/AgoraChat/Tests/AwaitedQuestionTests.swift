import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// The awaited forms of questions to the service.
@Suite @MainActor struct AwaitedQuestionTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  @Test func contacts() async throws {
    let (alice, bob) = try pair(environment) { $0.autoAcceptFriendInvitation = true }
    let contacts = try #require(alice.client.contactManager)
    #expect(contacts.addContact("bob", message: nil) as AgoraChatError? == nil)
    try await until("they are friends") { contacts.getContacts() == ["bob"] }
    let (friends, failure) = await contacts.allContactsFromServer()
    #expect(friends?.map(\.userId) == ["bob"] && failure == nil)
    let (blocked, blockedFailure) = await contacts.blackListFromServer()
    #expect(blocked == [] && blockedFailure == nil)
    let (others, othersFailure) = await contacts.selfIdsOnOtherPlatform()
    #expect(others == [] && othersFailure == nil)
    #expect(await bob.client.contactManager.allContactsFromServer().0?.map(\.userId) == ["alice"])
  }

  @Test func pushSettings() async throws {
    let (alice, _) = try pair(environment)
    let pushes = try #require(alice.client.pushManager)
    let (options, failure) = await pushes.pushNotificationOptionsFromServer()
    #expect(options != nil && failure == nil)
    let (sameOptions, sameFailure) = await alice.client.pushNotificationOptionsFromServer()
    #expect(sameOptions != nil && sameFailure == nil)
    let (all, allFailure) = await pushes.silentModeForAll()
    #expect(all != nil && allFailure == nil)
    let (one, oneFailure) = await pushes.silentMode(forConversation: "bob", conversationType: .chat)
    #expect(one?.conversationID == "bob" && oneFailure == nil)
    let (some, someFailure) = await pushes.silentMode(for: [try alice.conversation("bob")])
    // Those of which nothing was ever set are left out.
    #expect(some?.isEmpty == true && someFailure == nil)
  }

  @Test func groups() async throws {
    let (alice, _) = try pair(environment)
    let groups = try #require(alice.client.groupManager)
    let id = try environment.administration.createGroup(name: "crew", owner: "alice", members: ["bob"])
    let (words, failure) = await groups.groupAnnouncement(withId: id)
    #expect(words == "" && failure == nil)
    let (members, membersFailure) = await groups.groupMemberListFromServer(withId: id, cursor: nil, pageSize: 10)
    #expect((members?.list as [String]?) == ["bob"] && membersFailure == nil)
    let (blocked, blockedFailure) = await groups.groupBlacklistFromServer(withId: id, pageNumber: 1, pageSize: 10)
    #expect(blocked == [] && blockedFailure == nil)
    let (allowed, allowedFailure) = await groups.groupWhiteListFromServer(withId: id)
    #expect(allowed == [] && allowedFailure == nil)
    let (files, filesFailure) = await groups.groupFileList(withId: id, pageNumber: 1, pageSize: 10)
    #expect(files == [] && filesFailure == nil)
    let (found, foundFailure) = await groups.publicGroupsFromServer(withCursor: nil, pageSize: 10)
    #expect(found?.list?.map(\.groupId) == [id] && foundFailure == nil)
    let (muted, mutedFailure) = await groups.groupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 10)
    #expect(muted == [] && mutedFailure == nil)
    let (count, countFailure) = await groups.joinedGroupsCountFromServer()
    #expect(count == 1 && countFailure == nil)
    let (joined, joinedFailure) = await groups.joinedGroupsFromServer(withPage: 0, pageSize: 10)
    #expect(joined?.map(\.groupId) == [id] && joinedFailure == nil)
    let (detailed, detailedFailure) = await groups.joinedGroupsFromServer(
      withPage: 0, pageSize: 10, needMemberCount: true, needRole: true)
    #expect(detailed?.map(\.occupantsCount) == [2] && detailedFailure == nil)
  }

  @Test func messages() async throws {
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(await bob.chat.addReaction("ok", toMessage: message.messageId) == nil)
    let (reaction, cursor, failure) = await alice.chat.reactionDetail(
      message.messageId, reaction: "ok", cursor: nil, pageSize: 10)
    #expect(reaction.userList == ["bob"] && cursor?.isEmpty != false && failure == nil)
    let (pinned, pinnedFailure) = await alice.chat.pinnedConversationsFromServer(withCursor: nil, pageSize: 10)
    #expect(pinned?.list == [] && pinnedFailure == nil)
    let (devices, devicesFailure) = await alice.client.loggedInDevicesFromServer(
      withUsername: "alice", password: "secret")
    #expect(devices?.count == 1 && devices?.first?.deviceUUID.isEmpty == false && devicesFailure == nil)
    let (sameDevices, sameFailure) = await alice.client.loggedInDevicesFromServer(withUserId: "alice", token: "secret")
    #expect(sameDevices?.count == 1 && sameFailure == nil)
  }

  @Test func readAcknowledgementNamesItself() async throws {
    let (alice, bob) = try pair(environment)
    let id = try environment.administration.createGroup(name: "crew", owner: "alice", members: ["bob"])
    let message = alice.text("hello", to: id, type: .groupChat)
    message.isNeedGroupAck = true
    #expect(try await alice.send(message) == nil)
    _ = try await bob.received.next()
    #expect(
      await bob.chat.sendGroupMessageReadAck(message.messageId, toGroup: id, content: "seen") == nil)
    let ack = try #require(try await alice.groupAcks.next().acks.first)
    #expect(ack.messageId == message.messageId && ack.from == "bob" && !ack.readAckId.isEmpty)
  }

  @Test func threads() async throws {
    let (alice, bob) = try pair(environment)
    let threads = try #require(alice.client.threadManager)
    let group = try environment.administration.createGroup(name: "crew", owner: "alice", members: ["bob"])
    let root = try await alice.say("tea or coffee?", to: group, type: .groupChat)
    _ = try await bob.received.next()
    let (created, refusal) = await threads.createChatThread("tea", messageId: root.messageId, parentId: group)
    let thread = try #require(created?.threadId)
    #expect(refusal == nil)
    let message = try await alice.say("green", to: thread, type: .groupChat)
    let (members, failure) = await threads.chatThreadMemberListFromServer(withId: thread, cursor: "", pageSize: 10)
    #expect((members?.list as [String]?) == ["alice"] && failure == nil)
    let (all, allFailure) = await threads.chatThreadsFromServer(withParentId: group, cursor: "", pageSize: 10)
    #expect(all?.list?.map(\.threadId) == [thread] && allFailure == nil)
    let (joined, joinedFailure) = await threads.joinedChatThreadsFromServer(withCursor: "", pageSize: 10)
    #expect(joined?.list?.map(\.threadId) == [thread] && joinedFailure == nil)
    let (here, hereFailure) = await threads.joinedChatThreadsFromServer(
      withParentId: group, cursor: "", pageSize: 10)
    #expect(here?.list?.map(\.threadId) == [thread] && hereFailure == nil)
    let (last, lastFailure) = await threads.lastMessageFromSever(withChatThreads: [thread])
    #expect(last?[thread]?.messageId == message.messageId && lastFailure == nil)
  }

  @Test func rooms() async throws {
    let (alice, _) = try pair(environment)
    let rooms = try #require(alice.client.roomManager)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    let (joined, refusal) = await rooms.joinChatroom("hall")
    #expect(joined?.chatroomId == "hall" && refusal == nil)
    let (words, failure) = await rooms.chatroomAnnouncement(withId: "hall")
    #expect(words == "" && failure == nil)
    let (blocked, blockedFailure) = await rooms.chatroomBlacklistFromServer(
      withId: "hall", pageNumber: 1, pageSize: 10)
    #expect(blocked == [] && blockedFailure == nil)
    let (muted, mutedFailure) = await rooms.chatroomMuteListFromServer(withId: "hall", pageNumber: 1, pageSize: 10)
    #expect(muted == [] && mutedFailure == nil)
    let (allowed, allowedFailure) = await rooms.chatroomWhiteListFromServer(withId: "hall")
    #expect(allowed == [] && allowedFailure == nil)
    let (members, membersFailure) = await rooms.chatroomMemberListFromServer(
      withId: "hall", cursor: nil, pageSize: 10)
    #expect((members?.list as [String]?) == [] && membersFailure == nil)
    for (room, error) in [
      await rooms.chatroomSpecificationFromServer(withId: "hall"),
      await rooms.chatroomSpecificationFromServer(withId: "hall", fetchMembers: true),
      await rooms.chatroomSpecificationFromServer(byID: "hall", includeMembersList: true),
    ] {
      #expect(room?.subject == "Hall" && error == nil)
    }
  }

  @Test func logs() async throws {
    let (alice, _) = try pair(environment)
    let (path, failure) = await alice.client.logFilesPath()
    let waited = try await reply { alice.client.getLogFilesPath(completion: $0) }
    #expect((path == nil) == (waited.value == nil) && failure?.code == waited.code)
  }
}
