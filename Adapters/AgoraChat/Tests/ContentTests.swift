import Foundation
import Parlance
import Testing
import TestSupport

@testable import AgoraChat

/// Content received from other styles and sent to them.
@Suite @MainActor struct ContentTests {
  /// A device of a style that is not in this package.
  private final class Other {
    let device: Device
    let received = Inbox<Message>("message at the other side")

    init(_ account: AccountID, _ environment: MessagingEnvironment) throws {
      let received = received
      device = try environment.openDevice(DeviceConfiguration(style: "Other", account: account, device: "other")) {
        for case .received(let messages) in $0 { for message in messages { received.add(message) } }
      }
      #expect(Device.wait { self.device.connect(token: "", completion: $0) } == nil)
    }

    func send(_ content: MessageContent, _ fallback: String? = nil) throws {
      try device.send(
        MessageDraft(conversation: .direct("alice"), body: MessageBody(content: content, fallbackText: fallback)))
    }
  }

  @Test func contentWithoutABodyClassIsCustomOrText() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try Other("bob", environment)
    try other.send(.tip(text: "you were here", attachment: nil))
    let tip = try #require(try await alice.received.next().body as? AgoraChatCustomMessageBody)
    #expect(tip.event == "tip")
    #expect(tip.customExt == ["text": "you were here"])
    try other.send(.data([1, 2, 3]))
    let data = try #require(try await alice.received.next().body as? AgoraChatCustomMessageBody)
    #expect(data.event == "data")
    #expect(data.customExt == ["content": "AQID"])
    try other.send(.custom(CustomContent(type: "card", payload: #"{"n":1}"#)))
    let card = try #require(try await alice.received.next().body as? AgoraChatCustomMessageBody)
    #expect(card.event == "card")
    #expect(card.customExt == ["content": #"{"n":1}"#])
    try other.send(.custom(CustomContent(type: "card", payload: #"{"n":"1"}"#)))
    #expect((try await alice.received.next().body as? AgoraChatCustomMessageBody)?.customExt == ["n": "1"])
    try other.send(.unknown(kind: 200, bytes: [9]), "[a picture]")
    #expect(try await alice.received.next().words == "[a picture]")
    try other.send(.location(LocationContent(latitude: 1, longitude: 2, title: "Here", info: "there")))
    let place = try #require(try await alice.received.next().body as? AgoraChatLocationMessageBody)
    #expect(place.address == "Here")
    #expect(place.buildingName == "there")
  }

  @Test func otherStylesGetNeutralContent() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try Other("bob", environment)
    #expect(
      try await alice.send(
        AgoraChatMessage(
          conversationId: "bob",
          body: .location(latitude: 1, longitude: 2, address: "Here", buildingName: nil), ext: ["k": "v"])) == nil)
    let place = try await other.received.next()
    #expect(place.body.content == .location(LocationContent(latitude: 1, longitude: 2, title: "Here")))
    #expect(place.body.fallbackText == nil)
    #expect(place.body.attributes == #"{"k":"v"}"#)
    #expect(
      try await alice.send(
        AgoraChatMessage(conversationId: "bob", body: .custom(event: "gift", customExt: ["n": "1"]), ext: nil)) == nil)
    let gift = try await other.received.next()
    #expect(gift.body.content == .custom(CustomContent(type: "gift", payload: #"{"n":"1"}"#)))
    #expect(gift.body.attributes == nil)
  }

  @Test func watermarkOfAnotherStyleListsNewlyReadMessages() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let other = try Other("bob", environment)
    let first = try await alice.say("one", to: "bob")
    let second = try await alice.say("two", to: "bob")
    try await alice.say("three", to: "bob")
    _ = try await other.received.next()
    let seen = try await other.received.next()
    #expect(Device.wait { other.device.acknowledge(.direct("alice"), upTo: seen.sequence, completion: $0) } == nil)
    #expect(try await alice.read.next().map(\.messageId) == [first.messageId, second.messageId])
    #expect(alice.conversationsRead.pending.isEmpty)
    // A single acknowledgement reads everything before it where a style knows nothing else, and not here.
    #expect(!(try #require(alice.chat.getConversationWithConvId("bob")).latestMessage.isReadAcked))
  }

  @Test func groupNotificationsAreNotReportedAsMessages() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    _ = try ChatApp.loggedIn("carol", environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let device = try #require(alice.client.core.device)
    #expect(
      try await failure { done in
        device.addMembers(["carol"], toGroup: group, note: nil) { result in
          if case .failure(let error) = result { done(AgoraChatError(error)) } else { done(nil) }
        }
      } == nil)
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
    #expect(bob.chat.getConversationWithConvId(group).map { $0.messagesCount } ?? 0 == 0)
    #expect(bob.chat.getAllConversations()?.isEmpty == true)
    #expect(bob.lists.pending.isEmpty)
    try await alice.say("welcome", to: group, type: .groupChat)
    _ = try await bob.received.next()
    #expect(bob.lists.pending.count == 1)
    #expect(bob.chat.getAllConversations()?.map(\.latestMessage.words) == ["welcome"])
  }

  @Test(arguments: [true, false])
  func aGroupsMessagesGoWithTheMembership(_ forgets: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment) { $0.deleteMessagesOnLeaveGroup = forgets }
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let message = try await alice.say("hello", to: group, type: .groupChat)
    _ = try await bob.received.next()
    #expect(try await bob.lists.next().count == 1)
    let device = try #require(alice.client.core.device)
    #expect(Device.wait { device.removeMembers(["bob"], fromGroup: group, completion: $0) } == nil)
    if forgets {
      #expect(try await bob.lists.next().isEmpty)
    } else {
      try await bob.catchUp()
    }
    #expect((bob.chat.getMessageWithMessageId(message.messageId) == nil) == forgets)
    #expect((bob.chat.getConversationWithConvId(group) == nil) == forgets)
  }

  @Test(arguments: [true, false])
  func aRoomsMessagesGoWhenOneLeavesIt(_ forgets: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment) { $0.deleteMessagesOnLeaveChatroom = forgets }
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    for app in [alice, bob] { #expect(app.client.roomManager.joinChatroom("hall", error: nil) != nil) }
    let message = try await alice.say("hello", to: "hall", type: .chatRoom)
    #expect(try await bob.received.next().chatType == .chatRoom)
    let left = try await failure { bob.client.roomManager.leaveChatroom("hall", completion: $0) }
    #expect(left == nil)
    try await bob.catchUp()
    #expect((bob.chat.getMessageWithMessageId(message.messageId) == nil) == forgets)
  }
}
