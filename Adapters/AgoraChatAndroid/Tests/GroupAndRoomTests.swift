import AgoraChatAndroid
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct GroupAndRoomTests {
  /// Records the callbacks for groups and chat rooms as texts.
  private final class Listener: AgoraGroupChangeListener, AgoraChatRoomChangeListener {
    let told = Inbox<String>("change of a group or room")
    func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
      told.add("added to \(groupName) by \(inviter)\(reason)")
    }
    func onUserRemoved(_ groupId: String, _ groupName: String) { told.add("removed from \(groupName)") }
    func onGroupDestroy(_ groupId: String, _ groupName: String) { told.add("\(groupName) destroyed") }
    func onMemberJoined(_ roomId: String, _ participant: String) { told.add("\(participant) joined \(roomId)") }
    func onMemberExited(_ roomId: String, _ roomName: String, _ participant: String) {
      told.add("\(participant) left \(roomName)")
    }
    func onChatRoomDestroyed(_ roomId: String, _ roomName: String) { told.add("\(roomId) destroyed") }
    func onMemberKicked(_ roomId: String, _ roomName: String, _ participant: String) {
      told.add("\(participant) kicked from \(roomId)")
    }
  }

  @Test func membersComeAndGo() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (hers, his) = (AgoraGroupManager(alice.manager), AgoraGroupManager(bob.manager))
    let (aboutHers, aboutHis) = (Listener(), Listener())
    hers.addGroupChangeListener(aboutHers)
    his.addGroupChangeListener(aboutHis)
    let group = try hers.createPrivateGroup("trip", "", [], false).getGroupId()
    try hers.addUsersToGroup(group, ["bob"])
    #expect(try await aboutHis.told.next() == "added to trip by alice")
    #expect(his.getGroup(group)?.getMembers() == ["alice", "bob"])
    #expect(his.getAllGroups().map { $0.getGroupId() } == [group])
    #expect(number { () throws(EaseMobException) in try hers.addUsersToGroup(group, ["nobody"]) } == 204)
    #expect(number { () throws(EaseMobException) in try his.removeUserFromGroup(group, "alice") } == 603)
    #expect(number { () throws(EaseMobException) in try hers.exitFromGroup(group) } != 0)
    try hers.removeUserFromGroup(group, "bob")
    #expect(try await aboutHis.told.next() == "removed from trip")
    #expect(number { () throws(EaseMobException) in try his.joinGroup(group) } == 603)
    // It shows itself to its members alone.
    #expect(number { () throws(EaseMobException) in _ = try his.getGroupFromServer(group) } == 602)
    #expect(number { () throws(EaseMobException) in try his.joinGroup("no group") } == 606)
    try hers.addUsersToGroup(group, ["bob"])
    #expect(try await aboutHis.told.next() == "added to trip by alice")
    try hers.exitAndDeleteGroup(group)
    #expect(try await aboutHis.told.next() == "trip destroyed")
    #expect(his.getAllGroups().isEmpty)
    let open = try hers.createPublicGroup("open", "to all", [], false)
    #expect(try his.getGroupFromServer(open.getGroupId()).getDescription() == "to all")
    try his.joinGroup(open.getGroupId())
    try his.exitFromGroup(open.getGroupId())
    #expect(aboutHers.told.pending.filter { $0.contains("alice") }.isEmpty)
    environment.shutDown()
  }

  @Test func chatRooms() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let room = try environment.administration.createRoom(name: "lobby", owner: "alice")
    let listener = Listener()
    alice.manager.addChatRoomChangeListener(listener)
    let (first, second) = (Answer<AgoraChatRoom>(), Answer<AgoraChatRoom>())
    alice.manager.joinChatRoom(room, first)
    #expect(try await first.inbox.next().value?.getName() == "lobby")
    bob.manager.joinChatRoom(room, second)
    #expect(try await second.inbox.next().value?.getOwner() == "alice")
    #expect(try await listener.told.next() == "bob joined \(room)")
    _ = try await bob.send("hello", to: room, .ChatRoom)
    let received = try await alice.messages.next()
    #expect(received.getChatType() == .ChatRoom)
    #expect(received.getTo() == room)
    #expect(alice.manager.getUnreadMsgsCount() == 0)
    #expect(alice.manager.getConversation(room).getType() == .ChatRoom)
    bob.manager.leaveChatRoom(room)
    #expect(try await listener.told.next() == "bob left lobby")
    let message = AgoraMessage.createTxtSendMessage("still there?", room)
    message.setChatType(.ChatRoom)
    #expect(try await bob.send(message) == 702)
    environment.shutDown()
  }
}
