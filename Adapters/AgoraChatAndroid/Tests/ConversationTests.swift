import AgoraChatAndroid
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct ConversationTests {
  private func pair(_ options: AgoraChatOptions? = nil) async throws -> (ChatApp, ChatApp) {
    (try await ChatApp.other(fresh("alice")), try await ChatApp.other(fresh("bob"), options: options))
  }

  @Test func unreadMessages() async throws {
    let (alice, bob) = try await pair()
    var received: [AgoraMessage] = []
    for number in 1...3 {
      _ = try await alice.send("\(number)", to: bob.account)
      received.append(try await bob.messages.next())
    }
    let conversation = bob.manager.getConversation(alice.account)
    #expect(conversation.getUnreadMsgCount() == 3)
    conversation.markMessageAsRead(received[1].getMsgId())
    #expect(conversation.getUnreadMsgCount() == 2)
    #expect(received.map { $0.isUnread() } == [true, false, true])
    conversation.markMessageAsRead(received[1].getMsgId())
    #expect(conversation.getUnreadMsgCount() == 2)
    conversation.removeMessage(received[0].getMsgId())
    #expect(conversation.getUnreadMsgCount() == 1)
    conversation.markAllMessagesAsRead()
    #expect(bob.manager.getUnreadMsgsCount() == 0)
    // The sender is not notified.
    try await alice.catchUp()
    #expect(alice.read.pending.isEmpty)
  }

  @Test func pagesOfTheLocalDatabase() async throws {
    let (alice, bob) = try await pair()
    var ids: [String] = []
    for number in 1...5 { ids.append(try await alice.send("\(number)", to: bob.account).getMsgId()) }
    let conversation = alice.manager.getConversation(bob.account)
    #expect(conversation.getAllMessages().map { $0.getMsgId() } == ids)
    #expect(conversation.getMsgCount() == 5)
    #expect(conversation.loadMoreMsgFromDB("", 2).map { $0.getMsgId() } == Array(ids[3...4]))
    #expect(conversation.loadMoreMsgFromDB(ids[3], 2).map { $0.getMsgId() } == Array(ids[1...2]))
    #expect(conversation.loadMoreMsgFromDB(ids[0], 2).isEmpty)
    #expect(conversation.loadMoreMsgFromDB(ids[4], 0).isEmpty)
    #expect(conversation.getLastMessage()?.getMsgId() == ids[4])
    #expect(conversation.getMessage(ids[2])?.getMsgId() == ids[2])
    #expect(alice.manager.getConversation("somebody else").getMessage(ids[2]) == nil)
  }

  @Test func removingLooksWhereTheMessageIs() async throws {
    let (alice, bob) = try await pair()
    let message = try await alice.send("stays", to: bob.account)
    alice.manager.getConversation("somebody else").removeMessage(message.getMsgId())
    #expect(alice.texts(bob.account) == ["stays"])
    alice.manager.getConversation(bob.account).removeMessage(message.getMsgId())
    #expect(alice.texts(bob.account) == [])
  }

  @Test func theListOfConversations() async throws {
    let (alice, bob) = try await pair()
    #expect(alice.manager.getConversation(bob.account).getType() == .Chat)
    #expect(alice.manager.getAllConversations().isEmpty)
    _ = try await alice.send("hello", to: bob.account)
    try await alice.catchUp()
    #expect(alice.log.contains(.EventConversationListChanged))
    #expect(Array(alice.manager.getAllConversations().keys) == [bob.account])
    alice.manager.getConversation(bob.account).clear()
    #expect(Array(alice.manager.getAllConversations().keys) == [bob.account])
    #expect(alice.texts(bob.account) == [])
    _ = try await alice.send("again", to: bob.account)
    #expect(alice.manager.deleteConversation(bob.account, false, false))
    #expect(alice.manager.getAllConversations().isEmpty)
    #expect(alice.texts(bob.account) == ["again"])
    #expect(alice.manager.deleteConversation(bob.account))
    #expect(alice.texts(bob.account) == [])
    _ = try await alice.send("once more", to: bob.account)
    alice.manager.deleteAllConversation()
    #expect(alice.manager.getAllConversations().isEmpty)
  }

  @Test func localMessages() async throws {
    let (alice, bob) = try await pair()
    _ = try await alice.send("first", to: bob.account)
    _ = try await bob.messages.next()
    let counted = AgoraMessage.createReceiveMessage(.TXT)
    counted.addBody(TextMessageBody("as if it had come"))
    counted.setFrom(alice.account)
    bob.manager.saveMessage(counted)
    let quiet = AgoraMessage.createReceiveMessage(.TXT)
    quiet.addBody(TextMessageBody("a remark"))
    quiet.setFrom(alice.account)
    bob.manager.importMessage(quiet, false)
    let own = AgoraMessage.createTxtSendMessage("not sent", alice.account)
    own.setAttribute("note", "local")
    bob.manager.saveMessage(own)
    bob.manager.saveMessage(own)
    #expect(bob.texts(alice.account) == ["first", "as if it had come", "a remark", "not sent"])
    #expect(bob.manager.getConversation(alice.account).getUnreadMsgCount() == 2)
    #expect(own.getFrom() == bob.account)
    #expect(own.getStringAttribute("note", "") == "local")
    #expect(counted.status == .SUCCESS && counted.isUnread())
    try await alice.catchUp()
    #expect(alice.messages.pending.isEmpty)
    let changed = AgoraMessage.createTxtSendMessage("said otherwise", alice.account)
    changed.setMsgId(own.getMsgId())
    #expect(bob.manager.updateMessageBody(changed))
    #expect(bob.texts(alice.account) == ["first", "as if it had come", "a remark", "said otherwise"])
  }

  @Test func aReadAckIsForOneMessage() async throws {
    let (alice, bob) = try await pair()
    let first = try await alice.send("one", to: bob.account)
    let second = try await alice.send("two", to: bob.account)
    _ = try await bob.messages.next()
    let received = try await bob.messages.next()
    #expect(!received.isAcked)
    try bob.manager.ackMessageRead(received.getFrom(), received.getMsgId())
    #expect(received.isAcked)
    #expect(try await alice.read.next() === second)
    #expect(second.isAcked)
    #expect(!first.isAcked)
    let unknown = number { () throws(EaseMobException) in
      try bob.manager.ackMessageRead(alice.account, "no message")
    }
    #expect(unknown == 500)
    let silent = AgoraChatOptions()
    #expect(silent.getRequireAck())
    silent.setRequireAck(false)
    #expect(!silent.getRequireAck())
    bob.manager.setChatOptions(silent)
    try bob.manager.ackMessageRead(alice.account, first.getMsgId())
    try await alice.catchUp()
    #expect(!first.isAcked)
  }

  @Test func deliveryAcksAreTheReceiversChoice() async throws {
    let options = AgoraChatOptions()
    #expect(!options.getRequireDeliveryAck())
    options.setRequireDeliveryAck(true)
    #expect(options.getRequireDeliveryAck())
    let (alice, bob) = try await pair(options)
    let message = try await alice.send("hello", to: bob.account)
    #expect(try await alice.delivered.next() === message)
    #expect(message.isDelivered)
    let carol = try await ChatApp.other(fresh("carol"))
    let silent = try await alice.send("hello", to: carol.account)
    _ = try await carol.messages.next()
    _ = try await carol.send("got it", to: alice.account)
    _ = try await alice.messages.next()
    #expect(!silent.isDelivered)
  }
}
