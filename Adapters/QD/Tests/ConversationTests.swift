import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

@Suite struct ConversationTests {
  private let world = World()

  private func pair() async throws {
    try await world.logIn("alice")
    try await world.logIn("bob")
  }

  private func exchange(_ texts: String...) async throws {
    try await world.on("alice") { phone in
      for text in texts { _ = try send(text, from: phone, to: QDSession("bob", type: .P2P)) }
    }
    try await world.until("bob", "received") { $0.received.count == texts.count }
    try await world.until("alice", "sent") { $0.completed.count == texts.count }
  }

  @Test func messageArrivesWithItsProperties() async throws {
    try await pair()
    let id = try await world.on("alice") { phone in
      let message = QDMessage()
      message.text = "hello"
      message.title = "title"
      message.msgFlag = 2
      message.remoteExt = ["a": 1]
      try phone.client.chatManager.send(message, to: QDSession("bob", type: .P2P))
      #expect(message.deliveryState == .delivering)
      #expect(message.senderId == "alice")
      #expect(message.timestamp > 0)
      return message.messageId
    }
    try await world.until("bob", "received") { !$0.received.isEmpty }
    try await world.on("bob") { phone in
      let message = try #require(phone.received.first)
      #expect(message.messageId == id)
      #expect(message.session == QDSession("alice", type: .P2P))
      #expect(message.text == "hello")
      #expect(message.title == "title")
      #expect(message.msgFlag == 2)
      #expect(message.remoteExt["a"] as? Int == 1)
      #expect(message.msgnum == 1)
      #expect(message.isReceivedMsg)
      #expect(!message.isOutgoingMsg)
      #expect(!message.isLocalRead)
      #expect(message.conversationId == "alice|bob")
    }
    try await world.until("alice", "sent") { !$0.completed.isEmpty }
    try await world.on("alice") { phone in
      let (message, error) = try #require(phone.completed.first)
      #expect(error == nil)
      #expect(message.messageId == id)
      #expect(message.deliveryState == .deliveried)
      #expect(message.msgnum == 1)
      #expect(message.conversationId == "alice|bob")
      #expect(phone.log == ["willSend hello", "didComplete hello"])
    }
  }

  @Test func theObjectThatWasSentComesBack() async throws {
    try await pair()
    try await world.on("alice") { phone in
      let message = try send("hello", from: phone, to: QDSession("bob", type: .P2P))
      phone.received = [message]
    }
    try await world.until("alice", "sent") { !$0.completed.isEmpty }
    try await world.on("alice") { phone in #expect(phone.completed.first?.message === phone.received.first) }
  }

  @Test func tipsCannotBeSentButSaved() async throws {
    try await pair()
    try await world.ask { world, done in
      let phone = try world.phone("alice")
      let tip = QDMessage()
      tip.text = "remark"
      tip.messageObject = QDTipObject(attach: "more")
      let error = #expect(throws: NSError.self) {
        try phone.client.chatManager.send(tip, to: QDSession("bob", type: .P2P))
      }
      #expect(error?.code == QDErrorCode.notSupported.rawValue)
      phone.client.chatManager.save(tip, for: QDSession("bob", type: .P2P), completion: done)
    }
    try await world.on("alice") { phone in
      #expect(phone.log == ["received remark"])
      let stored = phone.client.chatManager.messages(in: QDSession("bob", type: .P2P), message: nil, limit: 10)
      #expect(stored.map(\.text) == ["remark"])
      #expect((stored.first?.messageObject as? QDTipObject)?.attach == "more")
      #expect(phone.total == 0)
    }
  }

  @Test func receiptCoversEarlierMessages() async throws {
    try await pair()
    try await exchange("one", "two", "three")
    try await world.ask { world, done in
      let phone = try world.phone("bob")
      phone.client.chatManager.sendMessageReceipt(phone.received[1], completion: done)
    }
    try await world.until("alice", "read") { !$0.read.isEmpty }
    try await world.on("alice") { phone in
      #expect(phone.read.map(\.text) == ["two"])
      #expect(phone.completed.map(\.message.isRemoteRead) == [true, true, false])
      #expect(phone.completed.first?.message.status == .read)
    }
  }

  @Test func aReceiptForOnesOwnMessageIsRefused() async throws {
    try await pair()
    try await exchange("one")
    let error = await #expect(throws: NSError.self) {
      try await world.ask { world, done in
        let phone = try world.phone("alice")
        phone.client.chatManager.sendMessageReceipt(phone.completed[0].message, completion: done)
      }
    }
    #expect(error?.code == QDErrorCode.invalidParam.rawValue)
  }

  @Test func receiptInAGroupCoversEarlierMessages() async throws {
    try await pair()
    let group = try world.environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    try await world.until("alice", "group") { $0.client.groupManager.group(byId: group) != nil }
    try await world.on("alice") { phone in
      for text in ["one", "two"] { _ = try send(text, from: phone, to: QDSession(group, type: .group)) }
    }
    try await world.until("bob", "received") { $0.received.filter { $0.messageType == .text }.count == 2 }
    try await world.ask { world, done in
      let phone = try world.phone("bob")
      let last = try #require(phone.received.last)
      phone.client.chatManager.sendMessageReceipt(last, completion: done)
    }
    try await world.until("alice", "read") { $0.read.count == 2 }
    try await world.on("alice") { phone in #expect(phone.read.map(\.text) == ["one", "two"]) }
    // A second receipt has nothing to report, and succeeds.
    try await world.ask { world, done in
      let phone = try world.phone("bob")
      phone.client.chatManager.sendMessageReceipt(try #require(phone.received.last), completion: done)
    }
  }

  @Test func revokedMessageIsRemovedBeforeTheReceiverIsNotified() async throws {
    try await pair()
    try await world.logIn("alice", device: "tablet")
    try await exchange("one")
    try await world.ask { world, done in
      let phone = try world.phone("alice")
      let message = phone.completed[0].message
      phone.client.chatManager.revokeMessage(message) { error in
        // The local message is removed after this.
        #expect(!message.isDeleted)
        done(error)
      }
    }
    try await world.until("bob", "revoked") { !$0.revoked.isEmpty }
    try await world.on("bob") { phone in
      let notification = try #require(phone.revoked.first)
      #expect(notification.message?.text == "one")
      #expect(notification.session == QDSession("alice", type: .P2P))
      #expect(notification.fromUserId == "alice")
      #expect(notification.messageFromUserId == "alice")
      #expect(notification.timestamp == phone.received[0].timestamp)
      #expect(phone.received[0].isDeleted)
      #expect(phone.received[0].status == .deleted)
    }
    try await world.until("alice", "deleted") { $0.completed[0].message.isDeleted }
    try await world.until("alice", device: "tablet", "revoked") { !$0.revoked.isEmpty }
    try await world.on("alice") { phone in #expect(phone.revoked.isEmpty) }
  }

  @Test func pagesGoBackFromTheAnchor() async throws {
    try await pair()
    try await exchange("one", "two", "three", "four")
    try await world.on("bob") { phone in
      let session = QDSession("alice", type: .P2P)
      let manager = phone.client.chatManager
      let newest = manager.messages(in: session, message: nil, limit: 2)
      #expect(newest.map(\.text) == ["three", "four"])
      #expect(manager.messages(in: session, message: newest.first, limit: 10).map(\.text) == ["one", "two"])
      #expect(manager.messages(in: session, message: nil, limit: 0).isEmpty)
      let ids = [newest[1].messageId, newest[0].messageId, "unknown"]
      #expect(manager.messages(in: session, messageIds: ids)?.map(\.text) == ["three", "four"])
    }
  }

  @Test func localNotesAreStored() async throws {
    try await pair()
    try await exchange("one")
    try await world.ask { world, done in
      let phone = try world.phone("bob")
      let message = phone.received[0]
      message.localExt = ["note": "mine"]
      message.openTimestamp = 1_704_067_200_123e6
      message.isPlayed = true
      phone.client.conversationManager.update(message, for: message.session, completion: done)
    }
    try await world.on("bob") { phone in
      let session = QDSession("alice", type: .P2P)
      let stored = try #require(phone.client.chatManager.messages(in: session, message: nil, limit: 1).first)
      #expect(stored !== phone.received[0])
      #expect(stored.localExt["note"] as? String == "mine")
      #expect(stored.openTimestamp == 1_704_067_200_123e6)
      #expect(stored.isPlayed)
    }
  }

  @Test func recentSessionsCountAndForget() async throws {
    try await pair()
    try await exchange("one", "two")
    try await world.until("bob", "counted") { $0.total == 2 }
    try await world.ask { world, done in
      let manager = try world.phone("bob").client.conversationManager
      #expect(manager.allUnreadCount() == 2)
      #expect(manager.recentSession(by: QDSession("alice", type: .P2P))?.lastMessage?.text == "two")
      manager.markAllMessagesRead(in: QDSession("alice", type: .P2P), completion: done)
    }
    try await world.ask { world, done in
      let phone = try world.phone("bob")
      #expect(phone.total == 0)
      #expect(phone.received.map(\.isLocalRead) == [true, true])
      let recent = try #require(phone.client.chatManager.allRecentSessions()?.first)
      phone.client.chatManager.updateRecentLocalExt(["pinned": true], recentSession: recent)
      let changed = phone.client.conversationManager.recentSession(by: recent.session)
      #expect(changed?.localExt?["pinned"] as? Bool == true)
      phone.client.conversationManager.delete(recent, completion: done)
    }
    try await world.on("bob") { phone in
      #expect(phone.client.chatManager.allRecentSessions()?.isEmpty == true)
      let kept = phone.client.chatManager.messages(in: QDSession("alice", type: .P2P), message: nil, limit: 10)
      #expect(kept.count == 2)
    }
  }

  @Test func onesOwnMessageFromAnotherDeviceIsReceived() async throws {
    try await pair()
    try await world.logIn("alice", device: "tablet")
    try await exchange("one")
    try await world.until("alice", device: "tablet", "received") { !$0.received.isEmpty }
    try await world.on("alice", device: "tablet") { phone in
      let message = phone.received[0]
      #expect(message.isReceivedMsg)
      #expect(message.isOutgoingMsg)
      #expect(message.session == QDSession("bob", type: .P2P))
    }
  }

  @Test func groupsOfAnAppAreThere() async throws {
    try await pair()
    try await world.ask { world, done in
      let phone = try world.phone("alice")
      phone.client.groupManager.createGroup(QDCreateGroupOption(groupName: "team"), userList: ["bob"]) { group, error in
        #expect(group?.groupName == "team")
        #expect(group?.groupType == .pro)
        done(error)
      }
    }
    try await world.until("bob", "member") { $0.client.groupManager.allMyGroupList()?.count == 1 }
    let fixed = await #expect(throws: NSError.self) {
      try await world.ask { world, done in
        let option = QDCreateGroupOption(groupName: "fixed")
        option.groupType = .fix
        try world.phone("alice").client.groupManager.createGroup(option, userList: nil) { done($1) }
      }
    }
    #expect(fixed?.code == QDErrorCode.notSupported.rawValue)
  }

  @Test func membersReceiveTheMessagesOfARoom() async throws {
    try await pair()
    let room = try world.environment.administration.createRoom(name: "hall", owner: "alice")
    for account in ["alice", "bob"] {
      try await world.ask { world, done in
        try world.phone(account).client.chatroomManager.enterChatroom(room) { entered, error in
          #expect(entered?.name == "hall")
          done(error)
        }
      }
    }
    try await world.on("alice") { _ = try send("all", from: $0, to: QDSession(room, type: .chatroom)) }
    try await world.until("bob", "received") { $0.received.contains { $0.text == "all" } }
    try await world.on("bob") { phone in
      #expect(phone.received.first?.session == QDSession(room, type: .chatroom))
    }
  }

  @Test(arguments: [false, true])
  func aMessageThatFailedCanBeSentAgain(_ isEdited: Bool) async throws {
    try await pair()
    let group = try world.environment.administration.createGroup(name: "team", owner: "bob", members: [])
    try await world.on("alice") { _ = try send("first", from: $0, to: QDSession(group, type: .group)) }
    try await world.until("alice", "refused") { $0.completed.count == 1 }
    try await world.on("alice") { phone in
      #expect(phone.completed[0].error?.code == QDErrorCode.notInGroup.rawValue)
      #expect(phone.completed[0].message.deliveryState == .failed)
    }
    try await world.ask { world, done in
      try world.phone("bob").client.groupManager.addUsers(["alice"], toGroup: group, completion: done)
    }
    let text = isEdited ? "second" : "first"
    try await world.on("alice") { phone in
      let message = phone.completed[0].message
      if isEdited { message.text = text }
      try phone.client.chatManager.send(message, to: QDSession(group, type: .group))
      #expect(message.deliveryState == .delivering)
    }
    try await world.until("alice", "sent") { $0.completed.count == 2 }
    try await world.on("alice") { phone in
      #expect(phone.completed[1].message === phone.completed[0].message)
      #expect(phone.completed[1].error == nil)
      #expect(phone.completed[1].message.deliveryState == .deliveried)
    }
    try await world.until("bob", "received") { $0.received.contains { $0.text == text } }
  }

  @Test func aMessageIsSentOnce() async throws {
    try await pair()
    try await exchange("one")
    let error = await #expect(throws: NSError.self) {
      try await world.on("alice") { phone in
        try phone.client.chatManager.send(phone.completed[0].message, to: QDSession("bob", type: .P2P))
      }
    }
    #expect(error?.code == QDErrorCode.exist.rawValue)
    try await world.on("alice") { #expect($0.completed[0].message.deliveryState == .deliveried) }
  }
}
