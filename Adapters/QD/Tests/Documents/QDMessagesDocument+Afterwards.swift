import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Receipts and revocations.
extension Documents.QDMessagesDocument {
  /// The singleton is the reader's.
  @Test func aReceiptForTheLastMessageCoversThoseBeforeIt() async throws {
    let (app, friend) = try await appAndFriend()
    var sent: [QDMessage] = []
    for text in ["one", "two", "three", "four"] { sent.append(try await friend.send(text, to: direct(app.account))) }
    var received: [QDMessage] = []
    for _ in sent { received.append(try await app.receive()) }
    // The document names the protocol both ways.
    let manager: any QDChatManager = QDClient.shared().chatManager
    manager.sendMessageReceipt(received[2], completion: nil)
    let read = try await friend.read.next()
    #expect(read.messageId == sent[2].messageId)
    #expect(read.session == direct(app.account))
    #expect(sent.map(\.isRemoteRead) == [true, true, true, false])
    // A receipt for one before is a success that tells nothing new.
    #expect(try await outcome { manager.sendMessageReceipt(received[0], completion: $0) } == nil)
    try await friend.catchUp()
    #expect(friend.read.pending.isEmpty)
    #expect(try await outcome { manager.sendMessageReceipt(received[3], completion: $0) } == nil)
    #expect(try await friend.read.next().messageId == sent[3].messageId)
    #expect(sent.allSatisfy { $0.isRemoteRead })
    #expect(sent.allSatisfy { $0.status == .read })
  }

  /// The singleton is the revoker's.
  @Test func revokersCompletionPrecedesTheRemoval() async throws {
    let (app, friend) = try await appAndFriend()
    let session = direct(friend.account)
    let message = try await app.send("oops", to: session)
    let received = try await friend.receive()
    let done = Inbox<NSError?>("completion")
    let saved = Inbox<NSError?>("saving")
    var found: [String] = []
    let tip = QDMessage()
    tip.text = "You recalled a message"
    tip.messageObject = QDTipObject()
    QDClient.shared().chatManager.revokeMessage(message) { error in
      found = app.localIds(in: session)
      if error == nil {
        QDClient.shared().chatManager.save(tip, for: session) { saved.add($0 as NSError?) }
      }
      done.add(error as NSError?)
    }
    #expect(try await done.next() == nil)
    #expect(found == [message.messageId])
    #expect(try await saved.next() == nil)
    _ = try await friend.revoked.next()
    try await app.catchUp()
    #expect(message.isDeleted)
    #expect(received.isDeleted)
    // The tip has taken its place, and the revoker gets the completion only.
    #expect(app.localIds(in: session) == [tip.messageId])
    let stored = QDClient.shared().chatManager.messages(in: session, message: nil, limit: 1).first
    #expect(stored?.messageType == .tip)
    #expect(stored?.text == "You recalled a message")
    #expect(app.revoked.pending.isEmpty)
  }

  /// The singleton is the other side's.
  @Test func receiversNotificationFollowsTheRemoval() async throws {
    let (app, friend) = try await appAndFriend()
    let session = direct(friend.account)
    let message = try await friend.send("oops", to: direct(app.account))
    let kept = try await friend.send("kept", to: direct(app.account))
    for _ in 0..<2 { _ = try await app.receive() }
    var found: [String] = ["not told"]
    let saved = Inbox<NSError?>("saving")
    let tip = QDMessage()
    app.whenRevoked = { notification in
      found = app.localIds(in: session)
      tip.text = "\(notification.fromUserId) recalled a message"
      tip.messageObject = QDTipObject()
      tip.timestamp = notification.timestamp
      QDClient.shared().chatManager.save(tip, for: notification.session) { saved.add($0 as NSError?) }
    }
    #expect(try await outcome { friend.client.chatManager.revokeMessage(message, completion: $0) } == nil)
    let notification = try await app.revoked.next()
    #expect(found == [kept.messageId])
    #expect(notification.session == session)
    #expect(notification.message?.messageId == message.messageId)
    #expect(notification.message?.text == "oops")
    #expect(notification.fromUserId == friend.account)
    #expect(notification.messageFromUserId == friend.account)
    #expect(notification.timestamp == message.timestamp)
    #expect(try await saved.next() == nil)
    #expect(app.localIds(in: session) == [tip.messageId, kept.messageId])
    // The saved message is reported as received, and is not sent.
    #expect(try await app.receive().messageId == tip.messageId)
    try await friend.catchUp()
    #expect(friend.received.pending.isEmpty)
  }

  @Test func revokingIsAllowedForSomeTime() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let app = try await ChatApp.other("account", in: environment)
    let friend = try await ChatApp.other("friend", in: environment)
    let inTime = try await app.send("in time", to: direct("friend"))
    let late = try await app.send("late", to: direct("friend"))
    clock.advance(bySeconds: 119)
    #expect(try await outcome { app.client.chatManager.revokeMessage(inTime, completion: $0) } == nil)
    #expect(try await friend.revoked.next().message?.messageId == inTime.messageId)
    clock.advance(bySeconds: 2)
    let error = try await outcome { app.client.chatManager.revokeMessage(late, completion: $0) }
    #expect(error?.domain == QDErrorDomain)
    #expect(error?.code == QDErrorCode.domainExpireOld.rawValue)
    try await friend.catchUp()
    #expect(friend.revoked.pending.isEmpty)
    #expect(app.localIds(in: direct("friend")) == [late.messageId])
    environment.shutDown()
  }

  @Test func onlyWhatOneSentCanBeRevoked() async throws {
    let (app, friend) = try await appAndFriend()
    let message = try await friend.send("not yours", to: direct(app.account))
    let received = try await app.receive()
    let error = try await outcome { QDClient.shared().chatManager.revokeMessage(received, completion: $0) }
    #expect(error?.domain == QDErrorDomain)
    #expect(error?.code == QDErrorCode.forbidden.rawValue)
    #expect(app.localIds(in: direct(friend.account)) == [message.messageId])
    let unsent = QDMessage()
    unsent.text = "never sent"
    #expect(try await outcome { QDClient.shared().chatManager.revokeMessage(unsent, completion: $0) } != nil)
  }
}
