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
    func onApplicationReceived(_ groupId: String, _ groupName: String, _ applyer: String, _ reason: String) {
      told.add("\(applyer) asks to join \(groupName): \(reason)")
    }
    func onApplicationAccept(_ groupId: String, _ groupName: String, _ accepter: String) {
      told.add("let into \(groupName) by \(accepter)")
    }
    func onApplicationDeclined(_ groupId: String, _ groupName: String, _ decliner: String, _ reason: String) {
      told.add("not let into \(groupName) by \(decliner): \(reason)")
    }
    func onInvitationAccpted(_ groupId: String, _ inviter: String, _ reason: String) {
      told.add("\(inviter) accepted\(reason)")
    }
    func onInvitationDeclined(_ groupId: String, _ invitee: String, _ reason: String) {
      told.add("\(invitee) declined: \(reason)")
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
    try hers.inviteUser(group, ["bob"], "come along")
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

  @Test func applicationsAreAnswered() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (hers, his) = (AgoraGroupManager(alice.manager), AgoraGroupManager(bob.manager))
    let (aboutHers, aboutHis) = (Listener(), Listener())
    hers.addGroupChangeListener(aboutHers)
    his.addGroupChangeListener(aboutHis)
    let group = try hers.createPublicGroup("club", "", [], true)
    #expect(group.isPublic() && group.isMembersOnly())
    let id = group.getGroupId()
    #expect(number { () throws(EaseMobException) in try his.joinGroup(id) } == 603)
    #expect(number { () throws(EaseMobException) in try hers.acceptApplication("bob", id) } == 1000)
    try his.applyJoinToGroup(id, "me too")
    #expect(try await aboutHers.told.next() == "bob asks to join club: me too")
    try hers.declineApplication("bob", id, "full house")
    #expect(try await aboutHis.told.next() == "not let into club by alice: full house")
    try his.applyJoinToGroup(id, "please")
    #expect(try await aboutHers.told.next() == "bob asks to join club: please")
    try hers.acceptApplication("bob", id)
    #expect(try await aboutHis.told.next() == "let into club by alice")
    #expect(his.getGroup(id)?.getMembers() == ["alice", "bob"])
    environment.shutDown()
  }

  /// Another style's group asks whom its members invite; this style accepts by itself.
  @Test func invitationIsAcceptedByItself() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
    try await alice.login()
    let bob = try await ChatApp.other("bob", in: environment)
    let (his, aboutHis) = (AgoraGroupManager(bob.manager), Listener())
    his.addGroupChangeListener(aboutHis)
    var group = GroupInfo(id: "club", name: "club", owner: "alice", joinsFreely: false)
    group.asksInvitees = true
    try await alice.createGroup(group, members: ["bob"])
    #expect(try await aboutHis.told.next() == "added to club by alice")
    #expect(his.getGroup("club")?.getMembers() == ["alice", "bob"])
    environment.shutDown()
  }

  /// Other styles ask; the account that invited is notified of the answers.
  @Test func invitersLearnTheAnswers() async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.updateSettings { $0.asksInvitees = true }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
    try await bob.login()
    let (hers, aboutHers) = (AgoraGroupManager(alice.manager), Listener())
    hers.addGroupChangeListener(aboutHers)
    let group = try hers.createPrivateGroup("trip", "", [], false).getGroupId()
    try hers.inviteUser(group, ["bob"], "come along")
    _ = try await bob.answerInvitation(toGroup: group, of: "alice", accepts: false, message: "no time")
    #expect(try await aboutHers.told.next() == "bob declined: no time")
    try hers.inviteUser(group, ["bob"], "do come")
    _ = try await bob.answerInvitation(toGroup: group, of: "alice", accepts: true)
    #expect(try await aboutHers.told.next() == "bob accepted")
    #expect(hers.getGroup(group)?.getMembers() == ["alice", "bob"])
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

  @Test func blockedGroup() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (hers, his) = (AgoraGroupManager(alice.manager), AgoraGroupManager(bob.manager))
    let group = try hers.createPrivateGroup("team", "", ["bob"], false).getGroupId()
    try await until("the group") { his.getGroup(group) != nil }
    #expect(his.getGroup(group)?.isMsgBlocked() == false)
    try his.blockGroupMessage(group)
    #expect(his.getGroup(group)?.isMsgBlocked() == true && his.getAllGroups().map { $0.isMsgBlocked() } == [true])
    _ = try await alice.send("during", to: group, .GroupChat)
    try his.unblockGroupMessage(group)
    #expect(his.getGroup(group)?.isMsgBlocked() == false)
    _ = try await alice.send("after", to: group, .GroupChat)
    let received = try await bob.messages.next()
    #expect(text(received) == "after")
    #expect(number { () throws(EaseMobException) in try hers.blockGroupMessage(group) } == 603)
    environment.shutDown()
  }

  @Test func chatRoomsAreListed() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    try environment.administration.createRoom(id: "r1", name: "one", owner: "alice", occupantLimit: 1)
    for id in ["r2", "r3"] { try environment.administration.createRoom(id: id, name: id, owner: "alice") }
    let first = try alice.manager.fetchPublicChatRoomsFromServer(2, nil)
    #expect(first.getData().map { $0.getId() } == ["r1", "r2"] && first.getData().map { $0.getMaxUsers() } == [1, 0])
    let rest = try alice.manager.fetchPublicChatRoomsFromServer(2, first.getCursor())
    #expect(rest.getData().map { $0.getId() } == ["r3"] && rest.getCursor().isEmpty)
    let refusal = number { () throws(EaseMobException) in
      _ = try alice.manager.fetchPublicChatRoomsFromServer(0, "")
    }
    #expect(refusal == 110)
    let (entered, refused) = (Answer<AgoraChatRoom>(), Answer<AgoraChatRoom>())
    bob.manager.joinChatRoom("r1", entered)
    #expect(try await entered.inbox.next().value?.getAffiliationsCount() == 1)
    alice.manager.joinChatRoom("r1", refused)
    #expect(try await refused.inbox.next().code == 704)
    environment.shutDown()
  }
}
