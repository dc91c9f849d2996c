import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

@Suite @MainActor struct ReactionTests {
  /// A message as an app shows its reactions.
  private func shown(_ list: [AgoraChatMessageReaction]?) -> [String] {
    (list ?? []).map { "\($0.reaction ?? "-") \($0.count) \($0.isAddedBySelf) \($0.userList ?? [])" }
  }

  private func lists(
    _ app: ChatApp, _ ids: [String], group: String? = nil, _ type: AgoraChatType = .chat
  ) async throws -> (lists: [String: [AgoraChatMessageReaction]], code: AgoraChatErrorCode?) {
    let inbox = Inbox<([String: [AgoraChatMessageReaction]], AgoraChatError?)>("reactions")
    app.chat.getReactionList(ids, groupId: group, chatType: type) { inbox.add(($0, $1)) }
    let (lists, error) = try await inbox.next()
    return (lists, error?.code)
  }

  private func detail(
    _ app: ChatApp, _ id: String, _ text: String, cursor: String? = nil, size: UInt64
  ) async throws -> (reaction: AgoraChatMessageReaction, cursor: String?, code: AgoraChatErrorCode?) {
    let inbox = Inbox<(AgoraChatMessageReaction, String?, AgoraChatError?)>("detail")
    app.chat.getReactionDetail(id, reaction: text, cursor: cursor, pageSize: size) { inbox.add(($0, $1, $2)) }
    let (reaction, cursor, error) = try await inbox.next()
    return (reaction, cursor, error?.code)
  }

  @Test func othersAreNotifiedOfTheChangeAndAllReactions() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("hello", to: "bob")
    let got = try await bob.received.next()
    #expect(got.reactionList == nil && got.getReaction("+") == nil)
    #expect(try await failure { alice.chat.addReaction("+", toMessage: message.messageId, completion: $0) } == nil)
    let first = try await bob.reactions.next()
    #expect(first.conversationId == "alice" && first.messageId == message.messageId)
    #expect(shown(first.reactions) == ["+ 1 false [\"alice\"]"])
    #expect(first.operations?.map(\.userId) == ["alice"] && first.operations?.map(\.reaction) == ["+"])
    #expect(first.operations?.map(\.operate) == [.add])
    #expect(try await failure { bob.chat.addReaction("+", toMessage: got.messageId, completion: $0) } == nil)
    #expect(shown(got.reactionList) == ["+ 2 true [\"alice\", \"bob\"]"])
    #expect(got.getReaction("+")?.count == 2 && got.getReaction("-") == nil)
    #expect(shown(try await alice.reactions.next().reactions) == ["+ 2 true [\"alice\", \"bob\"]"])
    #expect(try await failure { alice.chat.removeReaction("+", fromMessage: message.messageId, completion: $0) } == nil)
    let last = try await bob.reactions.next()
    #expect(last.operations?.map(\.operate) == [.remove] && shown(last.reactions) == ["+ 1 true [\"bob\"]"])
    #expect(shown(message.reactionList) == ["+ 1 false [\"bob\"]"])
    // The device that reacts is notified by the completion only.
    try await alice.catchUp()
    #expect(alice.reactions.pending.isEmpty)
  }

  @Test func theVendorsErrors() async throws {
    var settings = HubSettings()
    settings.limits.reactionsPerMessage = 1
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("hello", to: "bob")
    let id = message.messageId
    _ = try await bob.received.next()
    silently { alice.chat.addReaction("+", toMessage: id) }
    _ = try await bob.reactions.next()
    #expect(
      try await failure { alice.chat.addReaction("+", toMessage: id, completion: $0) } == .reactionHasBeenOperated)
    #expect(
      try await failure { bob.chat.removeReaction("+", fromMessage: id, completion: $0) } == .reactionHasBeenOperated)
    #expect(try await failure { bob.chat.addReaction("-", toMessage: id, completion: $0) } == .reactionReachLimit)
    #expect(try await failure { bob.chat.addReaction("", toMessage: id, completion: $0) } == .invalidParam)
    #expect(try await failure { bob.chat.addReaction("+", toMessage: "none", completion: $0) } == .messageInvalid)
    #expect(try await lists(alice, [id], .chatRoom).code == .operationUnsupported)
    #expect(try await lists(alice, [id], .groupChat).code == .invalidParam)
    #expect(try await lists(alice, [id], group: "none", .groupChat).code == .groupNotExist)
    #expect(try await lists(alice, ["none"]).lists.isEmpty)
    #expect(try await lists(alice, []).code == nil)
    #expect(try await detail(alice, "none", "+", size: 1).code == .messageInvalid)
    #expect(try await detail(alice, id, "+", cursor: "x", size: 1).code == .invalidParam)
    #expect(try await detail(alice, id, "+", size: 0).code == .invalidParam)
    #expect(try await detail(alice, id, "+", size: .max).code == .invalidParam)
    let room = try environment.administration.createRoom(name: "r", owner: "alice")
    let joined = try await reply { (done: @escaping (AgoraChatroom?, AgoraChatError?) -> Void) in
      alice.client.roomManager.joinChatroom(room, completion: done)
    }
    #expect(joined.code == nil)
    let inRoom = try await alice.say("all", to: room, type: .chatRoom)
    #expect(
      try await failure { alice.chat.addReaction("+", toMessage: inRoom.messageId, completion: $0) }
        == .reactionOperationIsIllegal)
    #expect(alice.client.logout(false) == nil)
    #expect(try await failure { alice.chat.addReaction("x", toMessage: id, completion: $0) } == .userNotLogin)
  }

  @Test func aGroupsReactionsAreListedAndPaged() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let carol = try ChatApp.loggedIn("carol", environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob", "carol"])
    let message = try await alice.say("lunch?", to: group, type: .groupChat)
    for app in [bob, carol] { while try await app.received.next().messageId != message.messageId {} }
    for app in [alice, bob, carol] {
      #expect(try await failure { app.chat.addReaction("+", toMessage: message.messageId, completion: $0) } == nil)
    }
    #expect(try await failure { bob.chat.addReaction("?", toMessage: message.messageId, completion: $0) } == nil)
    let found = try await lists(carol, [message.messageId, "none"], group: group, .groupChat)
    #expect(found.code == nil && found.lists.count == 1)
    #expect(
      shown(found.lists[message.messageId])
        == ["+ 3 true [\"alice\", \"bob\", \"carol\"]", "? 1 false [\"bob\"]"])
    let first = try await detail(carol, message.messageId, "+", size: 2)
    #expect(first.reaction.count == 3 && first.reaction.isAddedBySelf && first.reaction.userList?.count == 2)
    let rest = try await detail(carol, message.messageId, "+", cursor: first.cursor, size: 2)
    #expect(rest.reaction.userList?.count == 1 && rest.cursor == "")
    let all = Set((first.reaction.userList ?? []) + (rest.reaction.userList ?? []))
    #expect(all == ["alice", "bob", "carol"])
  }

  @Test(arguments: [true, false])
  func theHistoryBringsReactions(isSaved: Bool) async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(try await failure { alice.chat.addReaction("+", toMessage: message.messageId, completion: $0) } == nil)
    _ = try await bob.reactions.next()
    #expect(try await failure { bob.chat.deleteAllMessagesAndConversations(false, completion: $0) } == nil)
    let option = AgoraChatFetchServerMessagesOption()
    option.isSave = isSaved
    let fetched = try await reply {
      bob.chat.fetchMessagesFromServer(
        by: "alice", conversationType: .chat, cursor: nil, pageSize: 10, option: option, completion: $0)
    }
    let found = try #require(fetched.value?.list?.first)
    #expect(found.messageId == message.messageId && shown(found.reactionList) == ["+ 1 false [\"alice\"]"])
    #expect((bob.chat.getMessageWithMessageId(message.messageId) != nil) == isSaved)
  }

  /// An app that shows the server's history without storing it shows the reactions of each change, which replace its own.
  @Test func aChangeHasAllReactionsToAMessageThatIsNotStored() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let message = try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(try await failure { alice.chat.addReaction("+", toMessage: message.messageId, completion: $0) } == nil)
    #expect(shown(try await bob.reactions.next().reactions) == ["+ 1 false [\"alice\"]"])
    #expect(try await failure { bob.chat.addReaction("?", toMessage: message.messageId, completion: $0) } == nil)
    #expect(try await failure { bob.chat.deleteAllMessagesAndConversations(false, completion: $0) } == nil)
    #expect(try await failure { alice.chat.addReaction("!", toMessage: message.messageId, completion: $0) } == nil)
    let change = try await bob.reactions.next()
    #expect(change.conversationId == "alice" && change.messageId == message.messageId)
    #expect(change.operations?.map(\.reaction) == ["!"])
    #expect(
      shown(change.reactions) == ["+ 1 false [\"alice\"]", "? 1 true [\"bob\"]", "! 1 false [\"alice\"]"])
    #expect(try await failure { alice.chat.removeReaction("!", fromMessage: message.messageId, completion: $0) } == nil)
    #expect(shown(try await bob.reactions.next().reactions).count == 2)
  }
}
