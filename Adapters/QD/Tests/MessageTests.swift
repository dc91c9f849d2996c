import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

/// Creates a message as a device would report it.
func told(
  _ body: MessageBody, state: MessageState = .received, time: Timestamp = Timestamp(milliseconds: 1_704_067_200_123),
  localExtension: String? = nil, options: MessageOptions = .ordinary
) -> Message {
  Message(
    id: "0123456789abcdef", conversation: .direct("Bob"), sender: "Bob", time: time, sequence: 9, number: 7,
    senderNumber: 4, options: options, platform: .android, state: state, kind: body.content.kind,
    encodedBody: body.encoded(), localExtension: localExtension, row: MessageRow(rawValue: 3))
}

extension QDMessage {
  /// Returns the same message as another device would receive it.
  func afterTravelling() throws -> QDMessage {
    QDMessage(told(try draft(in: .direct("Bob"), options: .ordinary, time: .zero).body), nil)
  }
}

@Suite struct MessageTests {
  @Test func defaults() {
    let message = QDMessage()
    #expect(message.messageId.utf8.count == 32)
    #expect(message.messageId != QDMessage().messageId)
    #expect(message.messageType == .text)
    #expect(message.text == "")
    #expect(message.messageObject == nil)
    #expect(message.shouldBeCounted)
    #expect(message.isOutgoingMsg)
    #expect(!message.isReceivedMsg)
    #expect(!message.isDeleted)
    #expect(!message.isRemoteRead)
    #expect(message.deliveryState == .failed)
    #expect(message.attachmentDownloadState == .downloaded)
    #expect(message.timestamp == 0)
    #expect(message.openTimestamp == 0)
    #expect(message.remoteExt.isEmpty)
    #expect(message.localExt.isEmpty)
    #expect(message.title == "")
    #expect(message.content == "")
    #expect(message.attachments == nil)
    #expect(message.conversationId == "")
    #expect(message.msgnum == 0)
    #expect(message.senderClientType == .unknown)
  }

  @Test func receivedMessageHasTheDevicesValues() {
    let message = QDMessage(told(MessageBody(content: .text("hello"))), nil)
    #expect(message.messageId == "0123456789abcdef")
    #expect(message.text == "hello")
    #expect(message.session == QDSession("bob", type: .P2P))
    #expect(message.senderId == "Bob")
    #expect(message.senderName == "Bob")
    #expect(message.msgnum == 7)
    #expect(message.senderMsgnum == 4)
    #expect(message.senderClientType == .android)
    #expect(message.deliveryState == .deliveried)
    #expect(message.isReceivedMsg)
    #expect(message.timestamp == 1_704_067_200_123e6)
    #expect(!message.isEdited)
  }

  @Test func qdPropertiesComeBackExactly() throws {
    let message = QDMessage()
    message.text = "hello"
    message.title = "标题"
    message.msgFlag = -4
    message.content = String(repeating: "long ", count: 100)
    message.attachments = ""
    message.senderName = "Alice A."
    message.sourcemsgId = "quoted"
    message.remoteExt = ["key": "value", "list": [1, 2]]
    let received = try message.afterTravelling()
    #expect(received.text == "hello")
    #expect(received.title == "标题")
    #expect(received.msgFlag == -4)
    #expect(received.content == message.content)
    #expect(received.attachments == "")
    #expect(received.senderName == "Alice A.")
    #expect(received.sourcemsgId == "quoted")
    #expect(received.remoteExt["key"] as? String == "value")
    #expect(received.remoteExt["list"] as? [Int] == [1, 2])
  }

  @Test func plainTextHasNoExtensionOfQD() throws {
    let message = QDMessage()
    message.text = "hello"
    let body = try message.draft(in: .direct("Bob"), options: .ordinary, time: .zero).body
    #expect(body == MessageBody(content: .text("hello")))
  }

  @Test func locationsAreNotCheckedForRange() throws {
    let message = QDMessage()
    message.messageObject = QDLocationObject(latitude: 120.9472, longitude: 48.28476, title: "title", info: nil)
    #expect(message.messageType == .location)
    let received = try message.afterTravelling()
    let location = try #require(received.messageObject as? QDLocationObject)
    #expect(received.messageType == .location)
    #expect(received.text == "")
    #expect(location.latitude == 120.9472)
    #expect(location.longitude == 48.28476)
    #expect(location.title == "title")
    #expect(location.info == nil)
  }

  @Test func locationHasAFallbackTextForOtherStyles() throws {
    let message = QDMessage()
    message.messageObject = QDLocationObject(latitude: 1, longitude: 2, title: "home", info: "street")
    #expect(try message.draft(in: .group("g"), options: .ordinary, time: .zero).body.displayText == "home, street")
  }

  @Test func tipsKeepTheirTextAndAttachment() throws {
    let message = QDMessage()
    message.text = "you recalled a message"
    message.messageObject = QDTipObject(attach: "id")
    let saved = try message.afterTravelling()
    #expect(saved.messageType == .tip)
    #expect(saved.text == "you recalled a message")
    #expect((saved.messageObject as? QDTipObject)?.attach == "id")
  }

  @Test func notificationHasOperationAndAccounts() throws {
    let change = GroupNotification(operation: .membersAdded, actor: "alice", targets: ["bob", "carol"])
    let message = QDMessage(told(MessageBody(content: .notification(change))), nil)
    let object = try #require(message.messageObject as? QDNotificationObject)
    #expect(message.messageType == .notification)
    #expect(object.notificationType == .group)
    #expect(object.content.operationType == .invite)
    #expect(object.content.sourceId == "alice")
    #expect(object.content.targetIds == ["bob", "carol"])
    #expect(throws: MessagingError(.unsupported, "messageObject")) { try message.afterTravelling() }
  }

  @Test func contentOfAnotherStyleIsItsFallbackText() {
    let body = MessageBody(content: .custom(CustomContent(type: "card", payload: "{}")), fallbackText: "a card")
    let message = QDMessage(told(body), nil)
    #expect(message.messageType == .text)
    #expect(message.text == "a card")
    #expect(message.messageObject == nil)
  }

  @Test func aTypeWithoutItsObjectIsRefused() {
    let message = QDMessage()
    message.messageType = .image
    #expect(throws: MessagingError(.invalidArgument, "messageObject")) { try message.afterTravelling() }
  }

  @Test func extensionOtherThanJSONIsRefused() {
    let message = QDMessage()
    message.remoteExt = ["date": Date()]
    #expect(throws: MessagingError.self) { try message.afterTravelling() }
    message.remoteExt = [1: "one"]
    #expect(throws: MessagingError.self) { try message.afterTravelling() }
  }

  @Test func editsAreNoticed() {
    let message = QDMessage(told(MessageBody(content: .text("hello"), attributes: #"{"a":1}"#)), nil)
    _ = message.text
    _ = message.remoteExt
    message.localExt = ["note": "mine"]
    message.timestamp = 5e15
    #expect(!message.isEdited)
    message.text = "other"
    #expect(message.isEdited)
  }

  @Test func uncountedMessageIsMarked() {
    let message = QDMessage(told(MessageBody(content: .text("")), options: [.stored]), nil)
    #expect(!message.shouldBeCounted)
    #expect(!message.isEdited)
  }
}
