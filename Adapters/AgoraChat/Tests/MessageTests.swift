@testable import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct MessageTests {
  @Test func aTextArrives() async throws {
    let (alice, bob) = try pair()
    let message = AgoraChatMessage(
      conversationId: "bob", from: "alice", to: "bob", body: .text(content: "hello"),
      ext: ["em_force": true, "list": [1, 2], "name": "x"])
    #expect(message.status == .pending)
    #expect(message.direction == .send)
    let progress = Inbox<Int32>("progress")
    let done = Inbox<AgoraChatMessage?>("completion")
    alice.chat.send(
      message, progress: { progress.add($0) },
      completion: { sent, error in
        #expect(error == nil)
        #expect(sent?.status == .succeed)
        done.add(sent)
      })
    #expect(message.status == .delivering)
    #expect(try await alice.statuses.next().message === message)
    #expect(try await done.next() === message)
    #expect(try await progress.next() == 100)
    let got = try await bob.received.next()
    #expect(got.messageId == message.messageId)
    #expect(got.messageId.count == 32)
    #expect(got.from == "alice")
    #expect(got.to == "bob")
    #expect(got.conversationId == "alice")
    #expect(got.chatType == .chat)
    #expect(got.direction == .receive)
    #expect(got.status == .succeed)
    #expect(got.timestamp == message.timestamp)
    #expect(got.body.type == .text)
    #expect(got.words == "hello")
    #expect(got.ext["em_force"] as? Bool == true)
    #expect(got.ext["list"] as? [Int] == [1, 2])
    if case .text(let content) = got.swiftBody { #expect(content == "hello") } else { Issue.record("no text") }
    #expect(message.conversationId == "bob")
    #expect(message.to == "bob")
  }

  @Test func everyKindOfBodyArrives() async throws {
    let (alice, bob) = try pair()
    let bodies: [AgoraChatMessageBody] = [
      AgoraChatLocationMessageBody(latitude: 52.5, longitude: 13.4, address: "Unter den Linden", buildingName: "1"),
      AgoraChatCustomMessageBody(event: "gift", customExt: ["count": "3"]),
      AgoraChatCustomMessageBody(event: nil, customExt: nil),
    ]
    for body in bodies {
      #expect(try await alice.send(AgoraChatMessage(conversationID: "bob", body: body, ext: nil)) == nil)
    }
    let place = try #require(try await bob.received.next().body as? AgoraChatLocationMessageBody)
    #expect(place.latitude == 52.5)
    #expect(place.longitude == 13.4)
    #expect(place.address == "Unter den Linden")
    #expect(place.buildingName == "1")
    let gift = try #require(try await bob.received.next().body as? AgoraChatCustomMessageBody)
    #expect(gift.event == "gift")
    #expect(gift.customExt == ["count": "3"])
    let empty = try #require(try await bob.received.next().body as? AgoraChatCustomMessageBody)
    #expect(empty.event == "")
    #expect(empty.customExt == nil)
  }

  @Test func commandsAreInNoDatabase() async throws {
    let (alice, bob) = try pair()
    let body = AgoraChatCmdMessageBody(action: "ping")
    body.params = ["a", 1]
    let message = AgoraChatMessage(conversationID: "bob", body: body, ext: ["k": "v"])
    #expect(try await alice.send(message) == nil)
    #expect(message.status == .succeed)
    let got = try await bob.commands.next()
    let command = try #require(got.body as? AgoraChatCmdMessageBody)
    #expect(command.action == "ping")
    #expect(command.params.first as? String == "a")
    #expect(got.ext["k"] as? String == "v")
    #expect(bob.chat.getMessageWithMessageId(got.messageId) == nil)
    #expect(bob.chat.getAllConversations()?.isEmpty == true)
    #expect(alice.chat.getAllConversations()?.isEmpty == true)
    #expect(bob.received.pending.isEmpty)
  }

  @Test func commandsWaitUnlessTheyAreForThoseOnline() async throws {
    let (alice, bob) = try pair()
    bob.client.logout(false)
    for (action, isOnlineOnly) in [("now", true), ("later", false)] {
      let body = AgoraChatCmdMessageBody(action: action)
      body.isDeliverOnlineOnly = isOnlineOnly
      #expect(try await alice.send(AgoraChatMessage(conversationID: "bob", body: body, ext: nil)) == nil)
    }
    #expect(bob.client.login(withUsername: "bob", password: "") == nil)
    #expect((try await bob.commands.next().body as? AgoraChatCmdMessageBody)?.action == "later")
    try await bob.catchUp()
    #expect(bob.commands.pending.isEmpty)
  }

  @Test(arguments: ["em_anything", "easemob::x", ""])
  func reservedActionsAreRefused(_ action: String) async throws {
    let (alice, _) = try pair()
    let message = AgoraChatMessage(conversationId: "bob", body: .cmd(action: action), ext: nil)
    #expect(try await alice.send(message)?.code == .messageInvalid)
    #expect(message.status == .failed)
    #expect(try await alice.statuses.next().error?.code == .messageInvalid)
  }

  @Test func limitsAreTheVendors() async throws {
    let (alice, _) = try pair()
    let fits: [AgoraChatMessageBody] = [
      AgoraChatTextMessageBody(text: String(repeating: "ä", count: 1536)),
      AgoraChatCmdMessageBody(action: String(repeating: "a", count: 3072)),
      AgoraChatCustomMessageBody(event: "e", customExt: ["k": String(repeating: "v", count: 3070)]),
      AgoraChatLocationMessageBody(latitude: 0, longitude: 0, address: String(repeating: "a", count: 3072)),
    ]
    let tooLarge: [AgoraChatMessageBody] = [
      AgoraChatTextMessageBody(text: String(repeating: "ä", count: 1536) + "a"),
      AgoraChatCmdMessageBody(action: String(repeating: "a", count: 3073)),
      AgoraChatCustomMessageBody(event: "e", customExt: ["k": String(repeating: "v", count: 3071)]),
      AgoraChatLocationMessageBody(latitude: 0, longitude: 0, address: String(repeating: "a", count: 3073)),
    ]
    _ = try ChatApp.loggedIn("carol", alice.client.core.slot.environment)
    for body in fits {
      #expect(try await alice.send(AgoraChatMessage(conversationID: "carol", body: body, ext: nil)) == nil)
    }
    for body in tooLarge {
      let message = AgoraChatMessage(conversationID: "carol", body: body, ext: nil)
      #expect(try await alice.send(message)?.code == .messageSizeLimit)
    }
  }

  @Test func invalidMessageIsRefused() async throws {
    let (alice, bob) = try pair()
    #expect(try await alice.send(alice.text("", to: "bob"))?.code == .messageInvalid)
    #expect(try await alice.send(alice.text("x", to: ""))?.code == .messageInvalid)
    let forged = AgoraChatMessage(
      conversationId: "bob", from: "carol", to: "bob", body: .text(content: "x"), ext: nil)
    #expect(try await alice.send(forged)?.code == .messageInvalid)
    let odd = AgoraChatMessage(conversationId: "bob", body: .text(content: "x"), ext: ["date": Date()])
    #expect(try await alice.send(odd)?.code == .messageInvalid)
    let nameless = alice.text("x", to: "bob")
    nameless.messageId = ""
    #expect(try await alice.send(nameless)?.code == .messageInvalid)
    #expect(try await alice.send(alice.text("x", to: String(repeating: "b", count: 65)))?.code == .invalidParam)
    #expect(try await alice.send(alice.text("x", to: "nobody"))?.code == .userNotFound)
    #expect(try await alice.send(alice.text("x", to: "77", type: .groupChat))?.code == .groupNotExist)
    #expect(alice.client.logout(false) == nil)
    let late = alice.text("x", to: "bob")
    #expect(try await alice.send(late)?.code == .userNotLogin)
    #expect(late.status == .failed)
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
  }

  @Test func idsAreTheAppsToChoose() async throws {
    let (alice, bob) = try pair()
    let message = alice.text("x", to: "bob")
    message.messageId = "my id"
    #expect(try await alice.send(message) == nil)
    #expect(try await bob.received.next().messageId == "my id")
    let again = alice.text("y", to: "bob")
    again.messageId = "my id"
    #expect(try await alice.send(again)?.code == .messageInvalid)
  }

  @Test func withoutANetworkMessagesWait() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await alice.connections.next() == .connected)
    #expect(try await alice.connections.next() == .disconnected)
    let message = alice.text("later", to: "bob")
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.send(message, progress: nil) { done.add($1) }
    try await alice.catchUp()
    #expect(message.status == .delivering)
    #expect(alice.chat.getMessageWithMessageId(message.messageId)?.status == .delivering)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(try await done.next() == nil)
    #expect(try await bob.received.next().words == "later")
  }

  @Test func aFailedMessageCanBeSentAgain() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let message = alice.text("knock", to: "carol")
    #expect(try await alice.send(message)?.code == .userNotFound)
    #expect(message.status == .failed)
    let kept = try #require(alice.chat.getMessageWithMessageId(message.messageId))
    #expect(kept.status == .failed)
    let carol = try ChatApp.loggedIn("carol", environment)
    let done = Inbox<AgoraChatError?>("completion")
    message.body = AgoraChatTextMessageBody(text: "knock knock")
    alice.chat.resend(message, progress: nil) { done.add($1) }
    #expect(try await done.next() == nil)
    #expect(message.status == .succeed)
    #expect(kept.status == .succeed)
    #expect(try await carol.received.next().words == "knock knock")
    // One that was never tried is sent; one that was accepted is not sent twice.
    let fresh = alice.text("new", to: "bob")
    alice.chat.resend(fresh, progress: nil) { done.add($1) }
    #expect(try await done.next() == nil)
    #expect(try await bob.received.next().words == "new")
    alice.chat.resend(fresh, progress: nil) { done.add($1) }
    #expect(try await done.next()?.code == .messageInvalid)
    #expect(fresh.status == .succeed)
  }

  /// An app that corrects a message before it tries again means the message as it is now.
  @Test(arguments: [false, true]) func aMessageIsSentAgainAsItIsNow(isFetched: Bool) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "bob", members: [])
    let failed = alice.text("knock", to: group, type: .groupChat)
    failed.ext = ["try": 1, "kept": "x"]
    #expect(try await alice.send(failed)?.code == .groupNotJoined)
    #expect(
      try await reply { bob.client.groupManager.addMembers(["alice"], toGroup: group, message: nil, completion: $0) }
        .code == nil)
    let time = failed.timestamp
    let later = try await alice.say("later", to: "bob")
    _ = try await bob.received.next()
    var message = failed
    message.ext = ["try": 2, "em_at_list": ["bob"]]
    message.receiverList = ["bob"]
    if isFetched {
      message.receiverList = nil
      #expect(alice.chat.update(message))
      message = try #require(alice.chat.getMessageWithMessageId(failed.messageId))
    }
    #expect(message.timestamp == time && message.timestamp <= later.timestamp)
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.resend(message, progress: nil) { done.add($1) }
    #expect(try await done.next() == nil)
    var got = try await bob.received.next()
    while got.messageId != failed.messageId { got = try await bob.received.next() }
    #expect(got.words == "knock" && got.ext["try"] as? Int == 2 && got.ext["kept"] == nil)
    #expect(got.receiverList == (isFetched ? nil : ["bob"]))
    let stored = try #require(alice.chat.getMessageWithMessageId(failed.messageId))
    #expect(stored.status == .succeed && stored.ext["try"] as? Int == 2 && stored.ext["kept"] == nil)
    #expect(try alice.conversation(group, .groupChat).messagesCount == 1)
  }

  /// A message that the app put into its database first goes like any other: it fails where the peer has blocked this account.
  @Test func aMessageOfTheDatabaseIsSentLikeAnyOther() async throws {
    let (alice, bob) = try pair { $0.enableDeliveryAck = true }
    let contacts = try #require(bob.client.contactManager)
    #expect(try await reply { contacts.addUser(toBlackList: "alice", completion: $0) }.code == nil)
    let message = alice.text("draft", to: "bob")
    #expect(try alice.conversation("bob").append(message))
    let done = Inbox<AgoraChatErrorCode?>("completion")
    alice.chat.resend(message, progress: nil) { done.add($1?.code) }
    #expect(try await done.next() == .userPermissionDenied)
    #expect(message.status == .failed)
    #expect(try await reply { contacts.removeUser(fromBlackList: "alice", completion: $0) }.code == nil)
    alice.chat.resend(message, progress: nil) { done.add($1?.code) }
    #expect(try await done.next() == nil)
    #expect(try await bob.received.next().words == "draft")
    #expect(try await alice.delivered.next().map(\.messageId) == [message.messageId])
    #expect(try alice.conversation("bob").messagesCount == 1)
  }

  @Test func otherDevicesOfTheSenderReceiveItsMessages() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, _) = try pair(environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    try await alice.say("hello", to: "bob")
    let seen = try await tablet.received.next()
    #expect(seen.direction == .send)
    #expect(seen.conversationId == "bob")
    #expect(seen.to == "bob")
    #expect(seen.isRead)
    #expect(try tablet.conversation("bob").unreadMessagesCount == 0)
  }

  @Test func groupsAndRoomsAreTheirOwnKinds() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    try await alice.say("hello", to: group, type: .groupChat)
    let got = try await bob.received.next()
    #expect(got.chatType == .groupChat)
    #expect(got.conversationId == group)
    #expect(got.to == group)
    #expect(got.from == "alice")
  }

  @Test func methodsWithFormerNamesSend() async throws {
    let (alice, bob) = try pair()
    let done = Inbox<AgoraError?>("completion")
    alice.chat.asyncSend(alice.text("old", to: "bob"), progress: nil) { done.add($1) }
    #expect(try await done.next() == nil)
    #expect(try await bob.received.next().words == "old")
  }

  @Test func messageWaitingAtLogoutIsSentAtTheNextLogin() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    let message = alice.text("later", to: "bob")
    let done = Inbox<AgoraChatError?>("completion")
    alice.chat.send(message, progress: nil) { done.add($1) }
    #expect(alice.client.logout(false) == nil)
    #expect(message.status == .delivering)
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    #expect(try await done.next() == nil)
    #expect(message.status == .succeed)
    #expect(try await bob.received.next().messageId == message.messageId)
  }
}
