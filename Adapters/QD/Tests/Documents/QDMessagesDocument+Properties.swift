import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// The properties of a message and receiving, as the document describes them.
extension Documents.QDMessagesDocument {
  @Test func propertiesTravelOrStayOnTheDevice() async throws {
    let (app, friend) = try await appAndFriend()
    let message = QDMessage()
    message.text = "hello Qida"
    message.title = "title"
    message.content = "content"
    message.attachments = "attachments"
    message.msgFlag = 2
    message.senderName = "Account"
    message.remoteExt = ["remote": "for all"]
    message.localExt = ["local": "for me"]
    try QDClient.shared().chatManager.send(message, to: direct(friend.account))
    try await app.complete(message)
    let received = try await friend.receive()
    #expect(received.title == "title")
    #expect(received.content == "content")
    #expect(received.attachments == "attachments")
    #expect(received.msgFlag == 2)
    #expect(received.senderName == "Account")
    #expect(received.remoteExt as? [String: String] == ["remote": "for all"])
    #expect(received.localExt.isEmpty)
    let stored = QDClient.shared().chatManager.messages(in: direct(friend.account), message: nil, limit: 1).first
    #expect(stored?.localExt as? [String: String] == ["local": "for me"])
    // The numbers and the name that the server knows the session by are the same on both sides.
    #expect(message.msgnum == 1)
    #expect(message.senderMsgnum == 1)
    #expect(received.msgnum == message.msgnum)
    #expect(received.senderMsgnum == message.senderMsgnum)
    #expect(!message.conversationId.isEmpty)
    #expect(received.conversationId == message.conversationId)
    #expect(received.attachmentDownloadState == .downloaded)
  }

  @Test func timeOfASentMessageIsCorrectedByTheServer() async throws {
    let (app, friend) = try await appAndFriend()
    let message = QDMessage()
    message.text = "from the past"
    message.timestamp = 1e18
    try QDClient.shared().chatManager.send(message, to: direct(friend.account))
    try await app.complete(message)
    // Nanoseconds since 1970, by the server's clock.
    let now = TimeInterval(DefaultEnvironment.environment.clock.now().milliseconds) * 1e6
    #expect(message.timestamp >= now && message.timestamp < now + 1e9)
    #expect(try await friend.receive().timestamp == message.timestamp)
  }

  @Test func aChangedTimeMovesALocalMessage() async throws {
    let (app, friend) = try await appAndFriend()
    let session = direct(friend.account)
    let sent = try await app.send("hello Qida", to: session)
    let tip = QDMessage()
    tip.text = "remark"
    tip.messageObject = QDTipObject()
    tip.timestamp = sent.timestamp + 60e9
    #expect(try await outcome { QDClient.shared().chatManager.save(tip, for: session, completion: $0) } == nil)
    #expect(app.localIds(in: session) == [sent.messageId, tip.messageId])
    tip.timestamp = sent.timestamp - 60e9
    #expect(
      try await outcome { QDClient.shared().conversationManager.update(tip, for: session, completion: $0) } == nil)
    #expect(app.localIds(in: session) == [tip.messageId, sent.messageId])
  }

  @Test func uncountedMessagesDoNotCountAsUnread() async throws {
    let (app, friend) = try await appAndFriend()
    _ = try await app.send("counts", to: direct(friend.account))
    let quiet = QDMessage()
    quiet.text = "does not"
    quiet.shouldBeCounted = false
    try QDClient.shared().chatManager.send(quiet, to: direct(friend.account))
    try await app.complete(quiet)
    #expect(try await friend.receive().shouldBeCounted)
    #expect(try await friend.receive().shouldBeCounted == false)
    #expect(friend.client.chatManager.allRecentSessions()?.map(\.unreadCount) == [1])
  }

  @Test func onesOwnMessageFromAnotherDeviceIsOutgoingAndReceived() async throws {
    let (app, friend) = try await appAndFriend()
    let sent = try await app.send("hello Qida", to: direct(friend.account))
    #expect(sent.isOutgoingMsg && !sent.isReceivedMsg)
    let tablet = try await ChatApp.other(app.account, device: "tablet")
    let roamed = try await tablet.receive()
    #expect(roamed.messageId == sent.messageId)
    #expect(roamed.isOutgoingMsg && roamed.isReceivedMsg)
    #expect(roamed.session == direct(friend.account))
  }

  @Test func deletedMessagesAreLeftOutOfLists() async throws {
    let (app, friend) = try await appAndFriend()
    let session = direct(friend.account)
    let first = try await app.send("one", to: session)
    let second = try await app.send("two", to: session)
    #expect(try await outcome { QDClient.shared().conversationManager.delete(first, completion: $0) } == nil)
    #expect(first.isDeleted)
    #expect(first.status == .deleted)
    #expect(!second.isDeleted)
    #expect(app.localIds(in: session) == [second.messageId])
  }

  @Test func readingLocallyIsNotReportedToTheSender() async throws {
    let (app, friend) = try await appAndFriend()
    let sent = try await app.send("hello Qida", to: direct(friend.account))
    let received = try await friend.receive()
    #expect(!received.isLocalRead)
    #expect(received.status == .none)
    #expect(
      try await outcome {
        friend.client.conversationManager.markAllMessagesRead(in: direct(app.account), completion: $0)
      } == nil)
    #expect(received.isLocalRead)
    #expect(received.status == .read)
    // Only a receipt makes it read for the sender, and only the sender's message can be remotely read.
    try await app.catchUp()
    #expect(!sent.isRemoteRead)
    #expect(!received.isRemoteRead)
  }

  @Test func messagesOfACallbackAreOfOneSessionAndInOrder() async throws {
    let (app, friend) = try await appAndFriend()
    let other = try await ChatApp.other(fresh("other"))
    try await app.logOut()
    for number in 1...3 {
      _ = try await friend.send("friend \(number)", to: direct(app.account))
      _ = try await other.send("other \(number)", to: direct(app.account))
    }
    try await app.logIn()
    try await app.catchUp()
    var texts: [String: [String]] = [:]
    while !app.received.pending.isEmpty {
      let messages = try await app.received.next()
      #expect(Set(messages.map(\.session)).count == 1)
      #expect(messages.map(\.timestamp) == messages.map(\.timestamp).sorted())
      for message in messages { texts[message.senderId, default: []].append(message.text) }
    }
    #expect(texts[friend.account] == ["friend 1", "friend 2", "friend 3"])
    #expect(texts[other.account] == ["other 1", "other 2", "other 3"])
  }
}
