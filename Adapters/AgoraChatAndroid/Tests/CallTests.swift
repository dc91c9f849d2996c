import AgoraChatAndroid
import Foundation
import Parlance
import TestSupport
import Testing

/// Calls about conversations, groups, chat rooms and messages that the other suites do not make.
@Suite @MainActor struct CallTests {
  private final class Listener: AgoraGroupChangeListener, AgoraChatRoomChangeListener {
    let told = Inbox<String>("change of a group or room")
    func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
      told.add("added to \(groupName)")
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

  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  private func pair() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  // MARK: conversations

  @Test func unreadConversationsAreReadAtOnce() async throws {
    let (alice, bob) = try await pair()
    let carol = try await ChatApp.other("carol", in: environment)
    for app in [bob, carol] {
      _ = try await app.send("hello", to: "alice")
      _ = try await alice.messages.next()
    }
    alice.manager.loadAllConversations()
    #expect(alice.manager.getUnreadMsgsCount() == 2)
    let conversation = alice.manager.getConversation("bob")
    #expect(conversation.getUserName() == "bob" && conversation.getUnreadMsgCount() == 1)
    conversation.resetUnreadMsgCount()
    #expect(conversation.getUnreadMsgCount() == 0 && alice.manager.getUnreadMsgsCount() == 1)
    alice.manager.markAllConversationsAsRead()
    #expect(alice.manager.getUnreadMsgsCount() == 0)
    // The sender is not notified.
    try await bob.catchUp()
    #expect(bob.read.pending.isEmpty)
  }

  @Test func conversationsAreClearedOrDeleted() async throws {
    let (alice, _) = try await pair()
    _ = try await alice.send("one", to: "bob")
    #expect(alice.manager.clearConversation("bob"))
    #expect(alice.texts("bob").isEmpty && Array(alice.manager.getAllConversations().keys) == ["bob"])
    _ = try await alice.send("two", to: "bob")
    #expect(alice.manager.deleteConversation("bob", false))
    #expect(alice.texts("bob").isEmpty && alice.manager.getAllConversations().isEmpty)
    // The group of the same name has nothing to do with it.
    _ = try await alice.send("three", to: "bob")
    #expect(alice.manager.deleteConversation("bob", true) && alice.texts("bob") == ["three"])
    #expect(alice.manager.deleteConversation("bob", false, false) && alice.texts("bob") == ["three"])
    try await alice.logOut()
    #expect(!alice.manager.clearConversation("bob") && !alice.manager.deleteConversation("bob", false))
    #expect(!alice.manager.deleteConversation("bob"))
    alice.manager.markAllConversationsAsRead()
    alice.manager.deleteAllConversation()
    try await alice.logIn()
    #expect(alice.texts("bob") == ["three"])
  }

  @Test func changingTheLocalDatabaseNeedsALogin() async throws {
    let (alice, _) = try await pair()
    let sent = try await alice.send("hello", to: "bob")
    let message = AgoraMessage.createTxtSendMessage("note", "bob")
    try await alice.logOut()
    alice.manager.importMessage(message, false)
    #expect(!alice.manager.updateMessageBody(sent))
    try await alice.logIn()
    #expect(alice.texts("bob") == ["hello"])
    alice.manager.importMessage(message, false)
    #expect(alice.manager.updateMessageBody(sent) && Set(alice.texts("bob")) == ["hello", "note"])
    // A message without a body cannot be updated.
    #expect(!alice.manager.updateMessageBody(AgoraMessage.createSendMessage(.TXT)))
  }

  // MARK: messages

  @Test func messagePropertiesCanBeSet() async throws {
    let (alice, bob) = try await pair()
    let sent = try await alice.send("hello", to: "bob")
    let received = try await bob.messages.next()
    #expect(sent.direct == .SEND && received.direct == .RECEIVE)
    for value in [true, false] {
      for message in [sent, received] {
        message.setAcked(value)
        #expect(message.isAcked == value)
        message.isAcked = !value
        #expect(message.isAcked == !value)
        message.setDelivered(value)
        #expect(message.isDelivered == value)
        message.isDelivered = !value
        #expect(message.isDelivered == !value)
        message.setUnread(value)
        #expect(message.isUnread() == value)
      }
    }
    for status in [AgoraMessage.Status.CREATE, .INPROGRESS, .FAIL, .SUCCESS] {
      (sent.status, received.status) = (status, status)
      #expect(sent.status == status && received.status == status)
    }
    sent.direct = .RECEIVE
    #expect(sent.direct == .RECEIVE)
  }

  // MARK: groups and chat rooms

  @Test func propertiesOfAGroup() async throws {
    let (alice, _) = try await pair()
    let groups = AgoraGroupManager(alice.manager)
    groups.loadAllGroups()
    let made = try groups.createPublicGroup("trip", "to the sea", ["bob"], true)
    let group = try #require(groups.getGroup(made.getGroupId()))
    #expect(group == made && group.getGroupName() == "trip" && group.getDescription() == "to the sea")
    #expect(group.getOwner() == "alice" && group.getMembers() == ["alice", "bob"])
    #expect(group.getAffiliationsCount() == 2 && group.getMaxUsers() == 200)
    #expect(group.isPublic() && group.isMembersOnly() && !group.isAllowInvites())
    #expect(try groups.createPrivateGroup("own", "", [], true).isAllowInvites())
    try await alice.logOut()
    groups.loadAllGroups()
    #expect(groups.getAllGroups().isEmpty && groups.getGroup(made.getGroupId()) == nil)
    #expect(number { () throws(EaseMobException) in _ = try groups.getGroupFromServer(made.getGroupId()) } == 201)
  }

  @Test func removedListenersAreNotNotified() async throws {
    let (alice, bob) = try await pair()
    let (hers, his) = (AgoraGroupManager(alice.manager), AgoraGroupManager(bob.manager))
    let listener = Listener()
    his.addGroupChangeListener(listener)
    his.addGroupChangeListener(listener)
    let group = try hers.createPrivateGroup("trip", "", ["bob"], false).getGroupId()
    #expect(try await listener.told.next() == "added to trip")
    try await bob.catchUp()
    #expect(listener.told.pending.isEmpty)
    his.removeGroupChangeListener(listener)
    try hers.removeUserFromGroup(group, "bob")
    try await bob.catchUp()
    #expect(listener.told.pending.isEmpty)
  }

  @Test func beingThrownOutOfAChatRoom() async throws {
    let owner = try NeutralApp("owner", environment)
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "owner")
    let (alice, _) = try await pair()
    let listener = Listener()
    alice.manager.addChatRoomChangeListener(listener)
    func enter() async throws -> (value: AgoraChatRoom?, code: Int) {
      let answer = Answer<AgoraChatRoom>()
      alice.manager.joinChatRoom("hall", answer)
      return try await answer.inbox.next()
    }
    let room = try #require(try await enter().value)
    #expect(room.getId() == "hall" && room.getName() == "Hall" && room.getOwner() == "owner")
    #expect(room.getDescription() == "" && room.getAffiliationsCount() == 1)
    let removed = Inbox<MessagingError?>("removal")
    owner.device.removeMembers(["alice"], fromRoom: "hall") { result in
      if case .failure(let error) = result { removed.add(error) } else { removed.add(nil) }
    }
    #expect(try await removed.next() == nil)
    #expect(try await listener.told.next() == "alice kicked from hall")
    #expect(try await enter().code == 0)
    alice.manager.removeChatRoomChangeListener(listener)
    #expect(try await outcome { done in owner.device.dismissRoom("hall") { done($0) } } == nil)
    try await alice.catchUp()
    #expect(listener.told.pending.isEmpty)
    alice.manager.addChatRoomChangeListener(listener)
    try environment.administration.createRoom(id: "den", name: "Den", owner: "owner")
    let answer = Answer<AgoraChatRoom>()
    alice.manager.joinChatRoom("den", answer)
    #expect(try await answer.inbox.next().code == 0)
    #expect(try await outcome { done in owner.device.dismissRoom("den") { done($0) } } == nil)
    #expect(try await listener.told.next() == "den destroyed")
    try await alice.logOut()
    #expect(try await enter().code == 201)
    alice.manager.leaveChatRoom("hall")
  }

  @Test func anEngineThatWasShutDownOpensNothing() async throws {
    let manager = AgoraChatManager(environment: environment, device: "desk")
    environment.shutDown()
    for _ in 0..<2 { #expect(try await result { manager.login("alice", "password", $0) } == 3) }
    #expect(manager.getCurrentUser() == "" && manager.getAllConversations().isEmpty)
  }

  @Test func theSingletonsAreOfOneClient() {
    _ = DefaultEnvironment.environment
    #expect(AgoraGroupManager.getInstance() === AgoraGroupManager.getInstance())
    let options = AgoraChatOptions()
    let manager = AgoraChatManager(environment: environment, device: "desk")
    manager.setChatOptions(options)
    #expect(manager.getChatOptions() === options)
    #expect(!manager.isConnected() && manager.getCurrentUser() == "")
  }
}
