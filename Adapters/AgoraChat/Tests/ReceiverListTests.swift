import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Messages for some members of a group or chat room, and those that the operator sends to all chat rooms.
@Suite @MainActor struct ReceiverListTests {
  private let environment = MessagingEnvironment.inMemory()

  /// Three apps whose accounts are in one group.
  private func crew() throws -> (alice: ChatApp, bob: ChatApp, carol: ChatApp, group: String) {
    let (alice, bob) = try pair(environment)
    let carol = try ChatApp.loggedIn("carol", environment)
    let group = try environment.administration.createGroup(name: "crew", owner: "alice", members: ["bob", "carol"])
    return (alice, bob, carol, group)
  }

  @Test func messageReachesListedReceiversAlone() async throws {
    let (alice, bob, carol, group) = try crew()
    let message = alice.text("for Bob", to: group, type: .groupChat)
    #expect(message.receiverList == nil && !message.broadcast)
    message.receiverList = ["BOB"]
    #expect(message.receiverList == ["BOB"])
    #expect(try await alice.send(message) == nil)
    let got = try await bob.received.next()
    #expect(got.words == "for Bob" && got.receiverList == ["bob"] && !got.broadcast && got.chatType == .groupChat)
    try await alice.say("for all", to: group, type: .groupChat)
    let next = try await carol.received.next()
    #expect(next.words == "for all" && next.receiverList == nil)
    // The server's history is as silent.
    for (app, words) in [(alice, ["for Bob", "for all"]), (bob, ["for Bob", "for all"]), (carol, ["for all"])] {
      let (page, code) = try await reply { done in
        app.chat.asyncFetchHistoryMessages(
          fromServer: group, conversationType: .groupChat, startMessageId: "", pageSize: 10, completion: done)
      }
      #expect(code == nil)
      #expect((page?.list?.compactMap(\.words) ?? []).filter { $0.hasPrefix("for") }.sorted() == words.sorted())
    }
    let stored = try #require(bob.chat.getMessageWithMessageId(got.messageId))
    #expect(stored.receiverList == ["bob"])
  }

  @Test func invalidReceiverListIsRefused() async throws {
    let (alice, bob, _, group) = try crew()
    func code(_ receivers: [String]?) async throws -> AgoraChatErrorCode? {
      let message = alice.text("words", to: group, type: .groupChat)
      message.receiverList = receivers
      return try await alice.send(message)?.code
    }
    #expect(try await code(["dave"]) == .groupNotJoined)
    #expect(try await code(["bob", "Bob"]) == .invalidParam)
    #expect(try await code((0..<21).map { "u\($0)" }) == .exceedServiceLimit)
    // None is everyone.
    #expect(try await code([]) == nil)
    #expect(try await bob.received.next().receiverList == nil)
    // In a one-to-one chat they mean nothing.
    let message = alice.text("only you", to: "bob")
    message.receiverList = ["carol"]
    #expect(try await alice.send(message) == nil)
    #expect(try await bob.received.next().receiverList == nil)
  }

  @Test func messageInAChatRoomReachesListedReceiversAlone() async throws {
    let (alice, bob, carol, _) = try crew()
    let room = try environment.administration.createRoom(name: "hall", owner: "alice")
    for app in [alice, bob, carol] {
      #expect(try await failure { done in app.client.roomManager?.joinChatroom(room) { done($1) } } == nil)
    }
    let message = alice.text("for Bob", to: room, type: .chatRoom)
    message.receiverList = ["bob"]
    #expect(try await alice.send(message) == nil)
    try await alice.say("for all", to: room, type: .chatRoom)
    #expect(try await bob.received.next().receiverList == ["bob"])
    #expect(try await carol.received.next().words == "for all")
    // A message that the operator sends to all rooms is marked as one.
    let body = MessageBody(content: .text("closing soon"))
    #expect(try environment.administration.broadcastToRooms(body, from: "alice") == 1)
    let closing = try await carol.received.next()
    #expect(closing.words == "closing soon" && closing.broadcast && closing.chatType == .chatRoom)
    #expect(closing.receiverList == nil)
  }
}
