import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// The server's list of conversations, and what the account keeps about them: pins and marks.
@Suite @MainActor struct ServerConversationTests {
  private let clock = ManualClock()

  /// Alice, and what she wrote to several accounts, a second apart.
  private func world(_ peers: [String]) async throws -> (environment: MessagingEnvironment, alice: ChatApp) {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let alice = try ChatApp.loggedIn("alice", environment)
    for peer in peers {
      clock.advance(bySeconds: 1)
      _ = try ChatApp.loggedIn(peer, environment)
      try await alice.say("hello \(peer)", to: peer)
    }
    return (environment, alice)
  }

  private func part(
    _ ask: (@escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void) -> Void
  ) async throws -> (names: [String]?, cursor: String?, code: AgoraChatErrorCode?) {
    let answer = try await reply(ask)
    return (answer.value?.list?.map { $0.conversationId }, answer.value?.cursor, answer.code)
  }

  @Test func theListInParts() async throws {
    let (_, alice) = try await world(["b", "c", "d"])
    let chat = alice.chat
    var (names, cursor, code) = try await part {
      chat.getConversationsFromServer(withCursor: nil, pageSize: 2, completion: $0)
    }
    #expect(names == ["d", "c"] && cursor?.isEmpty == false && code == nil)
    (names, cursor, code) = try await part {
      chat.getConversationsFromServer(withCursor: cursor, pageSize: 2, completion: $0)
    }
    #expect(names == ["b"] && cursor == "" && code == nil)
    for cursor in ["x", "1 0", "1 9 b", "1 0 "] {
      (names, _, code) = try await part {
        chat.getConversationsFromServer(withCursor: cursor, pageSize: 2, completion: $0)
      }
      #expect(names == nil && code != nil)
    }
    (names, _, code) = try await part { chat.getConversationsFromServer(withCursor: "", pageSize: 0, completion: $0) }
    #expect(names == nil && code != nil)

    func pages(_ page: UInt, _ size: UInt) async throws -> [String]? {
      try await reply { chat.getConversationsFromServer(byPage: page, pageSize: size, completion: $0) }
        .value?.map { $0.conversationId }
    }
    #expect(try await pages(1, 2) == ["d", "c"])
    #expect(try await pages(2, 2) == ["b"])
    #expect(try await pages(0, 1) == ["d"])
    #expect(try await pages(3, 2) == [])
    #expect(try await pages(1, .max) == ["d", "c", "b"])
    #expect(try await pages(1, 0) == nil)
    #expect(try await pages(.max, .max) == nil)
    let all = try await reply { chat.getConversationsFromServer($0) }
    #expect(all.value?.map { $0.latestMessage.words } == ["hello d", "hello c", "hello b"])
    chat.getConversationsFromServer()
    chat.getConversationsFromServer(byPage: 1, pageSize: 1)
  }

  @Test func pagesGoOnBehindAHundred() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    for index in 0..<105 {
      try environment.administration.createAccount(AccountID("peer\(index)"))
    }
    let alice = try ChatApp.loggedIn("alice", environment)
    for index in 0..<105 { try await alice.say("hello", to: "peer\(index)") }
    let page = try await reply { alice.chat.getConversationsFromServer(byPage: 7, pageSize: 17, completion: $0) }
    #expect(page.value?.count == 3)
    let first = try await reply { alice.chat.getConversationsFromServer(byPage: 1, pageSize: 104, completion: $0) }
    #expect(Set(first.value?.map { $0.conversationId } ?? []).count == 104)
  }

  @Test func pins() async throws {
    let (environment, alice) = try await world(["b", "c", "d"])
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    let id = try environment.administration.createGroup(id: "g", name: "g", owner: "alice", members: ["b"])
    for name in ["c", "b", id] {
      clock.advance(bySeconds: 1)
      #expect(
        try await failure { alice.chat.pinConversation(name, isPinned: true, completionBlock: $0) } == nil)
    }
    let conversation = try alice.conversation("b")
    #expect(conversation.isPinned && conversation.pinnedTime > 0)
    #expect(try !alice.conversation("d").isPinned)
    #expect(alice.chat.getAllConversations(true)?.map { $0.conversationId } == ["b", "c", "d"])
    #expect(alice.chat.getAllConversations(false)?.map { $0.conversationId } == ["d", "c", "b"])
    var (names, cursor, code) = try await part {
      tablet.chat.getPinnedConversationsFromServer(withCursor: nil, pageSize: 2, completion: $0)
    }
    #expect(names == [id, "b"] && code == nil)
    (names, cursor, code) = try await part {
      tablet.chat.getPinnedConversationsFromServer(withCursor: cursor, pageSize: 2, completion: $0)
    }
    #expect(names == ["c"] && cursor == "" && code == nil)
    // The other device knew before that answer.
    #expect(try tablet.conversation("b").isPinned)
    #expect(try tablet.conversation("b").pinnedTime == conversation.pinnedTime)
    #expect(
      try await failure { tablet.chat.pinConversation("b", isPinned: false, completionBlock: $0) } == nil)
    #expect(try tablet.conversation("b").pinnedTime == 0)
    #expect(
      try await failure { tablet.chat.pinConversation("nobody", isPinned: true, completionBlock: $0) } == .userNotFound)
    #expect(try await failure { tablet.chat.pinConversation("", isPinned: true, completionBlock: $0) } != nil)
    clock.advance(bySeconds: 1)
    silently { tablet.chat.pinConversation("d", isPinned: true) }
    (names, _, _) = try await part {
      tablet.chat.getPinnedConversationsFromServer(withCursor: nil, pageSize: 9, completion: $0)
    }
    #expect(names == ["d", id, "c"])
  }

  @Test func marks() async throws {
    let (environment, alice) = try await world(["b", "c", "d"])
    #expect(try alice.conversation("b").marks == [])
    for mark in [AgoraChatMarkType.type19, .type0] {
      #expect(try await failure { alice.chat.addConversationMark(["b", "d"], mark: mark, completion: $0) } == nil)
    }
    #expect(try alice.conversation("b").marks == [0, 19])
    let filter = AgoraChatConversationFilter(mark: .type19, pageSize: 1)
    var (names, cursor, code) = try await part {
      alice.chat.getConversationsFromServer(withCursor: nil, filter: filter, completion: $0)
    }
    #expect(names == ["d"] && code == nil)
    (names, cursor, code) = try await part {
      alice.chat.getConversationsFromServer(withCursor: cursor, filter: filter, completion: $0)
    }
    #expect(names == ["b"] && cursor == "" && code == nil)
    // All of them or none.
    #expect(
      try await failure { alice.chat.addConversationMark(["c", "nobody"], mark: .type1, completion: $0) }
        == .userNotFound)
    #expect(try alice.conversation("c").marks == [])
    #expect(try await failure { alice.chat.addConversationMark([], mark: .type1, completion: $0) } != nil)
    #expect(try await failure { alice.chat.removeConversationMark(["b"], mark: .type19, completion: $0) } == nil)
    #expect(try alice.conversation("b").marks == [0])
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    #expect(try tablet.conversation("d").marks == [0, 19])
    silently { alice.chat.addConversationMark(["c"], mark: .type2) }
    silently { alice.chat.removeConversationMark(["d"], mark: .type0) }
    filter.mark = .type2
    (names, _, _) = try await part {
      alice.chat.getConversationsFromServer(withCursor: "", filter: filter, completion: $0)
    }
    #expect(names == ["c"])
    #expect(try alice.conversation("d").marks == [19])
  }

  @Test(arguments: [false, true])
  func deletedConversationsComeBackWithTheNextMessage(_ clears: Bool) async throws {
    let (environment, alice) = try await world(["b", "c"])
    let answer = try await reply {
      alice.chat.deleteServerConversation(
        "c", conversationType: .chat, isDeleteServerMessages: clears, completion: $0)
    }
    #expect(answer.value == "c" && answer.code == nil)
    func names() async throws -> [String]? {
      try await part { alice.chat.getConversationsFromServer(withCursor: nil, pageSize: 9, completion: $0) }.names
    }
    #expect(try await names() == ["b"])
    // The device keeps its messages; the server's are deleted if the app asks for that.
    #expect(try alice.conversation("c").messagesCount == 1)
    let history = try await reply {
      alice.chat.asyncFetchHistoryMessages(
        fromServer: "c", conversationType: .chat, startMessageId: nil, pageSize: 9, completion: $0)
    }
    #expect(history.value?.list?.count == (clears ? 0 : 1))
    clock.advance(bySeconds: 1)
    try await alice.say("again", to: "c")
    #expect(try await names() == ["c", "b"])
    silently { alice.chat.deleteServerConversation("c", conversationType: .chat, isDeleteServerMessages: clears) }
    #expect(try await names() == ["b"])
    let refused = try await reply {
      alice.chat.deleteServerConversation(
        "none", conversationType: .groupChat, isDeleteServerMessages: clears, completion: $0)
    }
    #expect(refused.value == "none" && refused.code == .groupNotExist)
    _ = environment
  }

  /// A conversation of the list shows its last message before this device has it.
  @Test func theLastMessageComesWithTheConversation() async throws {
    let (_, alice) = try await world(["b"])
    let known = try alice.conversation("b")
    #expect(try await failure { alice.chat.delete([known], isDeleteMessages: true, completion: $0) } == nil)
    #expect(try alice.conversation("b").latestMessage == nil)
    let all = try await reply { alice.chat.getConversationsFromServer($0) }
    #expect(all.value?.first?.latestMessage?.words == "hello b")
  }
}
