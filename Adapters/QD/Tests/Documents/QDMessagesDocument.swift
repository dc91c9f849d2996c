import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

extension Documents {
  /// QD: messages. This file has sessions, messages and sending; the singleton is the sender's.
  @Suite @MainActor struct QDMessagesDocument {
    @Test func sessionsAreBuiltFromAnIdAndAType() throws {
      #expect(QDSessionType.P2P.rawValue == 0)
      #expect(QDSessionType.group.rawValue == 1)
      #expect(QDSessionType.chatroom.rawValue == 2)
      let friend = QDSession("friend user id", type: .P2P)
      let group = QDSession("team id", type: .group)
      // The peer's account in a P2P session, the group's id in a group's.
      #expect(friend.sessionId == "friend user id")
      #expect(friend.sessionType == .P2P)
      #expect(group.sessionId == "team id")
      #expect(group.sessionType == .group)
      let copy = try #require(friend.copy() as? QDSession)
      #expect(copy == friend)
      #expect(copy != group)
    }

    @Test func aNewMessageHasTheDocumentedDefaults() {
      let message = QDMessage()
      #expect(!message.messageId.isEmpty)
      #expect(message.messageId != QDMessage().messageId)
      #expect(message.messageType == .text)
      #expect(message.shouldBeCounted)
      #expect(message.messageObject == nil)
      #expect(message.attachments == nil)
      #expect(!message.isPlayed)
      #expect(!message.isRemoteRead)
      #expect(!message.isDeleted)
      #expect(message.openTimestamp == 0)
      #expect(message.msgnum == 0)
      #expect(message.senderMsgnum == 0)
    }

    @Test func theTextSample() async throws {
      let (app, friend) = try await appAndFriend()
      let session = QDSession(friend.account, type: .P2P)
      let message = QDMessage()
      message.text = "hello Qida"
      try QDClient.shared().chatManager.send(message, to: session)
      // The call says that it was taken; the server's word comes later.
      #expect(message.deliveryState == .delivering)
      #expect(message.isOutgoingMsg)
      #expect(message.senderId == app.account)
      #expect(message.session == session)
      try await app.complete(message)
      let received = try await friend.receive()
      #expect(received.messageId == message.messageId)
      #expect(received.messageType == .text)
      #expect(received.text == "hello Qida")
      #expect(received.messageObject == nil)
      #expect(received.session == QDSession(app.account, type: .P2P))
      #expect(received.senderId == app.account)
      #expect(received.isReceivedMsg)
      #expect(!received.isOutgoingMsg)
    }

    @Test func theLocationSample() async throws {
      let (app, friend) = try await appAndFriend()
      let session = QDSession(friend.account, type: .P2P)
      let object = QDLocationObject(latitude: 120.94720, longitude: 48.28476, title: "title", info: "address")
      let message = QDMessage()
      message.messageObject = object
      try QDClient.shared().chatManager.send(message, to: session)
      try await app.complete(message)
      #expect(message.messageObject === object)
      let received = try await friend.receive()
      #expect(received.messageType == .location)
      // Only texts have a text.
      #expect(received.text.isEmpty)
      let place = try #require(received.messageObject as? QDLocationObject)
      #expect(place.latitude == 120.94720)
      #expect(place.longitude == 48.28476)
      #expect(place.title == "title")
      #expect(place.info == "address")
    }

    @Test func notificationDescribesAChangeOfAGroup() async throws {
      let (app, friend) = try await appAndFriend()
      let third = try await ChatApp.other(fresh("third"))
      let id = try DefaultEnvironment.environment.administration.createGroup(
        name: "group", owner: AccountID(app.account), members: [AccountID(friend.account)])
      #expect(
        try await outcome {
          QDClient.shared().groupManager.addUsers([third.account], toGroup: id, completion: $0)
        } == nil)
      var message = try await friend.notifications.next()
      while message.session != QDSession(id, type: .group) || !Self.names(third.account, message) {
        message = try await friend.notifications.next()
      }
      #expect(message.messageType == .notification)
      let object = try #require(message.messageObject as? QDNotificationObject)
      #expect(object.notificationType == .group)
      let content: QDNotificationContent = object.content
      #expect(content.operationType == .invite)
      #expect(content.sourceId == app.account)
      #expect(content.targetIds == [third.account])
      // An app cannot send one.
      let forged = QDMessage()
      forged.messageObject = object
      let error = #expect(throws: NSError.self) {
        try QDClient.shared().chatManager.send(forged, to: direct(friend.account))
      }
      #expect(error?.code == QDErrorCode.notSupported.rawValue)
    }

    @Test func tipsCannotBeSent() async throws {
      let (app, friend) = try await appAndFriend()
      let tip = QDMessage()
      tip.text = "remark"
      tip.messageObject = QDTipObject()
      #expect(tip.messageType == .tip)
      let error = #expect(throws: NSError.self) {
        try QDClient.shared().chatManager.send(tip, to: direct(friend.account))
      }
      #expect(error?.domain == QDErrorDomain)
      #expect(error?.code == QDErrorCode.notSupported.rawValue)
      #expect(app.localIds(in: direct(friend.account)).isEmpty)
      // Inserted into the local database they stay there.
      #expect(
        try await outcome {
          QDClient.shared().chatManager.save(tip, for: direct(friend.account), completion: $0)
        } == nil)
      #expect(app.localIds(in: direct(friend.account)) == [tip.messageId])
      try await friend.catchUp()
      #expect(friend.received.pending.isEmpty)
    }

    @Test func theErrorOfACallIsAboutItsArgumentsOrTheLogin() async throws {
      let (app, friend) = try await appAndFriend()
      let empty = QDMessage()
      empty.messageType = .location
      let noObject = #expect(throws: NSError.self) {
        try QDClient.shared().chatManager.send(empty, to: direct(friend.account))
      }
      #expect(noObject?.code == QDErrorCode.invalidParam.rawValue)
      let message = QDMessage()
      message.text = "hello Qida"
      let nobody = #expect(throws: NSError.self) { try QDClient.shared().chatManager.send(message, to: direct("")) }
      #expect(nobody?.domain == QDErrorDomain)
      #expect(nobody?.code == QDErrorCode.invalidParam.rawValue)
      try await app.logOut()
      let away = #expect(throws: NSError.self) {
        try QDClient.shared().chatManager.send(message, to: direct(friend.account))
      }
      #expect(away?.domain == QDErrorDomain)
      #expect(away?.code == QDErrorCode.userInfoNeeded.rawValue)
      #expect(message.deliveryState == .failed)
      #expect(app.completed.pending.isEmpty)
      // What the server says comes to the delegate, never from the call.
      try await app.logIn()
      let closed = try DefaultEnvironment.environment.administration.createGroup(
        name: "closed", owner: AccountID(friend.account), members: [])
      try QDClient.shared().chatManager.send(message, to: QDSession(closed, type: .group))
      let (refused, error) = try await app.completed.next()
      #expect(refused === message)
      #expect(error?.code == QDErrorCode.notInGroup.rawValue)
      #expect(message.deliveryState == .failed)
    }

    private static func names(_ account: String, _ message: QDMessage) -> Bool {
      (message.messageObject as? QDNotificationObject)?.content.targetIds.contains(account) == true
    }

    /// The app has the singleton.
    func appAndFriend() async throws -> (app: ChatApp, friend: ChatApp) {
      let app = try await ChatApp.shared(fresh("account"))
      let friend = try await ChatApp.other(fresh("friend"))
      return (app, friend)
    }
  }
}
