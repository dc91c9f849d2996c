import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

@Suite @MainActor struct EditTests {
  private func modify(
    _ app: ChatApp, _ id: String, _ body: AgoraChatMessageBody
  ) async throws -> (message: AgoraChatMessage?, code: AgoraChatErrorCode?) {
    let inbox = Inbox<(AgoraChatError?, AgoraChatMessage?)>("modifyMessage")
    app.chat.modifyMessage(id, body: body) { inbox.add(($0, $1)) }
    let (error, message) = try await inbox.next()
    return (message, error?.code)
  }

  private func text(_ message: AgoraChatMessage?) -> String? { (message?.body as? AgoraChatTextMessageBody)?.text }

  @Test func othersAreNotifiedOfTheNewText() async throws {
    let (alice, bob) = try pair()
    let message = AgoraChatMessage(conversationID: "bob", body: AgoraChatTextMessageBody(text: "fife"), ext: ["k": 1])
    #expect(try await alice.send(message) == nil)
    let got = try await bob.received.next()
    #expect(got.body.operatorCount == 0 && got.body.operatorId == nil && got.body.operationTime == 0)
    let changed = try #require(
      try await modify(alice, message.messageId, AgoraChatTextMessageBody(text: "five")).message)
    #expect(text(changed) == "five" && changed.messageId == message.messageId && changed.ext["k"] as? Int == 1)
    #expect(changed.body.operatorId == "alice" && changed.body.operatorCount == 1 && changed.body.operationTime > 0)
    #expect(changed.timestamp == message.timestamp && changed.status == .succeed)
    let event = try await bob.edits.next()
    #expect(event.operatorId == "alice" && event.time == changed.body.operationTime)
    #expect(text(event.message) == "five" && event.message.body.operatorCount == 1)
    #expect(event.message.ext["k"] as? Int == 1 && event.message.direction == .receive)
    #expect(text(bob.chat.getMessageWithMessageId(message.messageId)) == "five")
    #expect(text(try bob.conversation("alice").latestMessage) == "five")
    // The device that edits the message is notified by the completion only.
    try await alice.catchUp()
    #expect(alice.edits.pending.isEmpty)
    #expect(text(alice.chat.getMessageWithMessageId(message.messageId)) == "five")
  }

  @Test func theVendorsErrors() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("hello", to: "bob")
    let id = message.messageId
    _ = try await bob.received.next()
    let new = AgoraChatTextMessageBody(text: "new")
    #expect(try await modify(alice, "none", new).code == .messageInvalid)
    #expect(try await modify(alice, id, AgoraChatTextMessageBody(text: "")).code == .messageInvalid)
    #expect(
      try await modify(alice, id, AgoraChatCustomMessageBody(event: "e", customExt: nil)).code == .operationUnsupported)
    let long = AgoraChatTextMessageBody(text: String(repeating: "x", count: 1 << 20))
    #expect(try await modify(alice, id, long).code == .messageSizeLimit)
    #expect(try await modify(bob, id, new).code == .userPermissionDenied)
    let place = AgoraChatMessage(
      conversationID: "bob",
      body: AgoraChatLocationMessageBody(latitude: 1, longitude: 2, address: "a", buildingName: nil),
      ext: nil)
    #expect(try await alice.send(place) == nil)
    #expect(try await modify(alice, place.messageId, new).code == .operationUnsupported)
    for number in 1...10 {
      #expect(
        try await modify(alice, id, AgoraChatTextMessageBody(text: "\(number)")).message?.body.operatorCount
          == UInt(number))
    }
    #expect(try await modify(alice, id, new).code == .exceedServiceLimit)
    let room = try environment.administration.createRoom(name: "r", owner: "alice")
    let joined = try await reply { (done: @escaping (AgoraChatroom?, AgoraChatError?) -> Void) in
      alice.client.roomManager.joinChatroom(room, completion: done)
    }
    #expect(joined.code == nil)
    let inRoom = try await alice.say("all", to: room, type: .chatRoom)
    #expect(try await modify(alice, inRoom.messageId, new).code == .operationUnsupported)
    #expect(alice.client.logout(false) == nil)
    #expect(try await modify(alice, id, new).code == .userNotLogin)
  }

  @Test func aGroupsOwnerChangesWhatMembersWrote() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let word = try await bob.say("a bad word", to: group, type: .groupChat)
    while try await alice.received.next().messageId != word.messageId {}
    let changed = try await modify(alice, word.messageId, AgoraChatTextMessageBody(text: "a word"))
    #expect(changed.message?.from == "bob" && changed.message?.body.operatorId == "alice")
    let event = try await bob.edits.next()
    #expect(event.operatorId == "alice" && event.message.direction == .send && text(event.message) == "a word")
    let order = try await alice.say("an order", to: group, type: .groupChat)
    while try await bob.received.next().messageId != order.messageId {}
    #expect(try await modify(bob, order.messageId, AgoraChatTextMessageBody(text: "x")).code == .groupPermissionDenied)
  }
}
