import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Threads, as apps of Agora Chat have them.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ThreadTests {
  private let environment = MessagingEnvironment.inMemory()

  private final class Listener: NSObject, AgoraChatThreadManagerDelegate {
    let told = Inbox<String>("event of a thread")
    let events = Inbox<AgoraChatThreadEvent>("thread")

    init(_ app: ChatApp) throws {
      super.init()
      try #require(app.client.threadManager).add(self, delegateQueue: .main)
    }

    private func note(_ callback: String, _ event: AgoraChatThreadEvent) {
      dispatchPrecondition(condition: .onQueue(.main))
      told.add("\(callback) \(event.type) \(event.chatThread.threadName ?? "-") by \(event.from ?? "-")")
      events.add(event)
    }

    func onChatThreadCreate(_ event: AgoraChatThreadEvent) { note("create", event) }
    func onChatThreadUpdate(_ event: AgoraChatThreadEvent) { note("update", event) }
    func onChatThreadDestroy(_ event: AgoraChatThreadEvent) { note("destroy", event) }
    func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent) { note("kick", event) }
  }

  /// Three apps in one group, whose owner wrote something that the others received.
  private struct Crew {
    let alice, bob, carol: ChatApp
    let group: String
    let root: AgoraChatMessage
  }

  private func crew(configure: (AgoraChatOptions) -> Void = { _ in }) async throws -> Crew {
    let bob = try ChatApp.loggedIn("bob", environment, configure: configure)
    let carol = try ChatApp.loggedIn("carol", environment, configure: configure)
    let alice = try ChatApp.loggedIn("alice", environment, configure: configure)
    let created = alice.client.groupManager.createGroup(
      withSubject: "crew", description: nil, invitees: ["bob", "carol"], message: nil, setting: AgoraChatGroupOptions(),
      error: nil)
    let group = try #require(created?.groupId)
    let root = try await alice.say("tea or coffee?", to: group, type: .groupChat)
    for app in [bob, carol] { _ = try await app.received.next() }
    return Crew(alice: alice, bob: bob, carol: carol, group: group, root: root)
  }

  private func manager(_ app: ChatApp) throws -> any IAgoraChatThreadManager {
    try #require(app.client.threadManager)
  }

  private func create(
    _ app: ChatApp, _ name: String, about message: String, in group: String
  ) async throws -> (value: AgoraChatThread?, code: AgoraChatErrorCode?) {
    let manager = try manager(app)
    return try await reply { manager.createChatThread(name, messageId: message, parentId: group, completion: $0) }
  }

  private func join(
    _ app: ChatApp, _ id: String
  ) async throws -> (value: AgoraChatThread?, code: AgoraChatErrorCode?) {
    let manager = try manager(app)
    return try await reply { manager.joinChatThread(id, completion: $0) }
  }

  private func say(_ words: String, _ app: ChatApp, _ thread: String) async throws -> AgoraChatErrorCode? {
    let message = app.text(words, to: thread, type: .groupChat)
    message.isChatThreadMessage = true
    return try await app.send(message)?.code
  }

  @Test func membersTalkAboutAMessage() async throws {
    let crew = try await crew()
    let (ofAlice, ofBob) = (try Listener(crew.alice), try Listener(crew.bob))
    let thread = try #require(try await create(crew.alice, "Tea", about: crew.root.messageId, in: crew.group).value)
    let id = try #require(thread.threadId)
    #expect(thread.threadName == "Tea" && thread.owner == "alice" && thread.parentId == crew.group)
    #expect(thread.messageId == crew.root.messageId && thread.membersCount == 1 && thread.messageCount == 0)
    #expect(thread.createAt > 0 && thread.lastMessage == nil)
    #expect(try await ofBob.told.next() == "create create Tea by alice")
    #expect(try await ofBob.events.next().chatThread.threadId == id)
    // The message shows it, on both sides.
    #expect(crew.root.chatThread?.threadId == id && !crew.root.isChatThreadMessage)
    let conversation = try crew.bob.conversation(crew.group, .groupChat)
    #expect(conversation.latestMessage.chatThread?.threadName == "Tea")

    #expect(try await say("x", crew.bob, id) == .groupNotJoined)
    #expect(try await say("tea", crew.alice, id) == nil)
    #expect(try await ofBob.told.next() == "update update_msg Tea by alice")
    let updated = try #require(try await ofBob.events.next().chatThread)
    #expect(updated.messageCount == 1 && updated.lastMessage.words == "tea")
    #expect(updated.lastMessage.isChatThreadMessage && updated.lastMessage.chatType == .groupChat)
    #expect(crew.bob.received.pending.isEmpty)

    #expect(try await join(crew.bob, id).value?.membersCount == 2)
    #expect(try await say("green tea", crew.alice, id) == nil)
    let message = try await crew.bob.received.next()
    #expect(message.words == "green tea" && message.conversationId == id && message.isChatThreadMessage)
    #expect(message.chatThread == nil)
    let place = try #require(
      crew.bob.chat.getConversation(id, type: .groupChat, createIfNotExist: false, isThread: true))
    #expect(place.isChatThread && place.unreadMessagesCount == 1 && place.latestMessage.words == "green tea")
    // Messages from before he joined are in the history alone.
    let history = try await reply {
      crew.bob.chat.asyncFetchHistoryMessages(
        fromServer: id, conversationType: .groupChat, startMessageId: nil, pageSize: 10, completion: $0)
    }
    #expect(history.value?.list?.compactMap(\.words).sorted() == ["green tea", "tea"])
    // The thread is not in the lists of groups and conversations.
    for app in [crew.alice, crew.bob] {
      #expect(app.client.groupManager.getJoinedGroups()?.map(\.groupId) == [crew.group])
      #expect(app.chat.getAllConversations()?.map(\.conversationId) == [crew.group])
    }
    #expect(try !crew.bob.conversation(crew.group, .groupChat).isChatThread)
    // A recall is an update, too.
    #expect(
      try await failure { crew.alice.chat.recallMessage(withMessageId: message.messageId, completion: $0) } == nil)
    #expect(try await crew.bob.recalls.next().recallMessage?.messageId == message.messageId)
    #expect(try await ofBob.told.next() == "update update_msg Tea by alice")
    _ = try await ofBob.events.next()
    #expect(try await ofBob.told.next() == "update update_msg Tea by alice")
    _ = try await ofBob.events.next()
    #expect(crew.bob.chat.getMessageWithMessageId(crew.root.messageId)?.chatThread?.messageCount == 1)
    #expect(crew.alice.chat.getMessageWithMessageId(crew.root.messageId)?.chatThread?.lastMessage.words == "tea")
    // The app that acts is notified by its completions, except for messages.
    try await crew.alice.catchUp()
    #expect(ofAlice.told.pending == Array(repeating: "update update_msg Tea by alice", count: 3))
  }

  @Test func threadsAreManaged() async throws {
    let crew = try await crew()
    let (ofBob, ofCarol) = (try Listener(crew.bob), try Listener(crew.carol))
    let id = try #require(try await create(crew.bob, "Tea", about: crew.root.messageId, in: crew.group).value?.threadId)
    #expect(try await join(crew.carol, id).code == nil)
    let (alice, bob, carol) = (try manager(crew.alice), try manager(crew.bob), try manager(crew.carol))
    #expect(
      try await failure { carol.updateChatThreadName("x", threadId: id, completion: $0) } == .groupPermissionDenied)
    #expect(try await failure { bob.updateChatThreadName("Green", threadId: id, completion: $0) } == nil)
    #expect(try await failure { alice.updateChatThreadName("Black", threadId: id, completion: $0) } == nil)
    #expect(
      try await failure { carol.removeMember(fromChatThread: "bob", threadId: id, completion: $0) }
        == .groupPermissionDenied)
    #expect(try await failure { alice.removeMember(fromChatThread: "carol", threadId: id, completion: $0) } == nil)
    #expect(
      try await failure { alice.removeMember(fromChatThread: "carol", threadId: id, completion: $0) } == .groupNotJoined
    )
    #expect(try await failure { carol.destroyChatThread(id, completion: $0) } == .groupPermissionDenied)
    #expect(try await failure { bob.leaveChatThread(id, completion: $0) } == nil)
    #expect(try await failure { bob.leaveChatThread(id, completion: $0) } == .groupNotJoined)
    #expect(try await failure { alice.destroyChatThread(id, completion: $0) } == nil)
    #expect(try await failure { alice.destroyChatThread(id, completion: $0) } == .threadNotExist)
    for app in [crew.bob, crew.carol] { try await app.catchUp() }
    #expect(
      ofCarol.told.pending == [
        "create create Tea by bob", "update update Green by bob", "update update Black by alice",
        "kick unknown Black by alice", "destroy delete Black by alice",
      ])
    #expect(ofBob.told.pending == ["update update Black by alice", "destroy delete Black by alice"])
    #expect(crew.root.chatThread == nil)
  }

  @Test func invalidThreadCallsAreRefused() async throws {
    let crew = try await crew()
    let dan = try ChatApp.loggedIn("dan", environment)
    let root = crew.root.messageId
    let id = try #require(try await create(crew.alice, "Tea", about: root, in: crew.group).value?.threadId)
    #expect(try await create(crew.bob, "x", about: root, in: crew.group).code == .threadAlreadyExist)
    #expect(try await create(crew.bob, "x", about: "none", in: crew.group).code == .threadCreateMessageIllegal)
    #expect(try await create(crew.bob, "x", about: root, in: "none").code == .groupNotExist)
    #expect(try await create(dan, "x", about: root, in: crew.group).code == .groupNotJoined)
    let second = try await crew.alice.say("cake?", to: crew.group, type: .groupChat).messageId
    for name in ["", String(repeating: "x", count: 65)] {
      #expect(try await create(crew.bob, name, about: second, in: crew.group).code == .invalidParam)
    }
    #expect(try await create(crew.bob, "x", about: "", in: crew.group).code == .invalidParam)
    // A message that was recalled, and one of a thread.
    #expect(try await failure { crew.alice.chat.recallMessage(withMessageId: second, completion: $0) } == nil)
    #expect(try await create(crew.bob, "x", about: second, in: crew.group).code == .threadCreateMessageIllegal)
    let inside = try await crew.alice.say("tea", to: id, type: .groupChat).messageId
    #expect(try await create(crew.alice, "x", about: inside, in: id).code == .threadCreateMessageIllegal)

    #expect(try await join(crew.alice, id).code == .groupAlreadyJoined)
    #expect(try await join(crew.bob, "none").code == .threadNotExist)
    #expect(try await join(crew.bob, crew.group).code == .threadNotExist)
    #expect(try await join(crew.bob, "").code == .invalidParam)
    #expect(try await join(dan, id).code == .groupNotJoined)
    let (alice, stranger) = (try manager(crew.alice), try manager(dan))
    #expect(try await reply { stranger.getChatThread(fromSever: id, completion: $0) }.code == .groupNotJoined)
    #expect(try await reply { alice.getChatThread(fromSever: "none", completion: $0) }.code == .threadNotExist)
    for size in [0, 51] {
      let list = try await reply {
        alice.getJoinedChatThreadsFromServer(withCursor: "", pageSize: size, completion: $0)
      }
      #expect(list.code == .invalidParam)
    }
    let last = try await reply { alice.getLastMessageFromSever(withChatThreads: [], completion: $0) }
    #expect(last.code == .invalidParam)
    // The group manager knows no thread.
    #expect(crew.alice.client.groupManager.destroyGroup(id)?.code == .groupNotExist)

    environment.setReachable(false, account: "bob", device: "phone", style: "AgoraChat")
    #expect(try await join(crew.bob, id).code == .serverNotReachable)
    #expect(crew.bob.client.logout(false) == nil)
    #expect(try await join(crew.bob, id).code == .userNotLogin)
    let bob = try manager(crew.bob)
    #expect(try await failure { bob.leaveChatThread(id, completion: $0) } == .userNotLogin)
    #expect(crew.bob.chat.getConversation(id, type: .groupChat, createIfNotExist: true, isThread: true) == nil)
  }

  @Test func listsComeInPages() async throws {
    let crew = try await crew()
    var ids: [String] = []
    for name in ["one", "two", "three"] {
      let message = try await crew.alice.say(name, to: crew.group, type: .groupChat)
      ids.append(
        try #require(try await create(crew.alice, name, about: message.messageId, in: crew.group).value?.threadId))
    }
    #expect(try await join(crew.bob, ids[0]).code == nil)
    #expect(try await say("hello", crew.bob, ids[0]) == nil)
    let (bob, carol) = (try manager(crew.bob), try manager(crew.carol))
    let group = crew.group
    let first = try await reply {
      carol.getChatThreadsFromServer(withParentId: group, cursor: "", pageSize: 2, completion: $0)
    }.value
    #expect(first?.list?.map(\.threadName) == ["three", "two"] && first?.list?.first?.parentId == group)
    let cursor = try #require(first?.cursor)
    let second = try await reply {
      carol.getChatThreadsFromServer(withParentId: group, cursor: cursor, pageSize: 2, completion: $0)
    }.value
    #expect(second?.list?.map(\.messageCount) == [1] && second?.cursor == nil)
    let joined = try await reply { bob.getJoinedChatThreadsFromServer(withCursor: "", pageSize: 50, completion: $0) }
    #expect(joined.value?.list?.map(\.threadId) == [ids[0]] && joined.value?.list?.first?.membersCount == 2)
    let inGroup = try await reply {
      carol.getJoinedChatThreadsFromServer(withParentId: group, cursor: "", pageSize: 50, completion: $0)
    }
    #expect(inGroup.value?.list?.isEmpty == true)
    let members = try await reply {
      carol.getChatThreadMemberListFromServer(withId: ids[0], cursor: "", pageSize: 1, completion: $0)
    }
    #expect(members.value?.list == ["alice"] && members.value?.cursor == "alice")
    let others = try await reply {
      carol.getChatThreadMemberListFromServer(withId: ids[0], cursor: "alice", pageSize: 1, completion: $0)
    }
    #expect(others.value?.list == ["bob"] && others.value?.cursor == nil)
    let last = try await reply { carol.getLastMessageFromSever(withChatThreads: ids + ["none"], completion: $0) }
    #expect(last.value?.mapValues(\.words) == [ids[0]: "hello"])
    let fetched = try await reply { carol.getChatThread(fromSever: ids[0], completion: $0) }.value
    #expect(fetched?.lastMessage.words == "hello" && fetched?.lastMessage.from == "bob")
    fetched?.threadName = "mine"
    #expect(fetched?.threadName == "mine")
    let empty = AgoraChatThread()
    #expect(empty.threadId == nil && empty.createAt == 0 && AgoraChatThreadEvent().type == .unknown)
  }

  /// A device that was offline is notified afterwards of changes of threads and of its membership in them.
  @Test func missedThreadEventsAreReported() async throws {
    let crew = try await crew()
    let other = try await crew.alice.say("cake?", to: crew.group, type: .groupChat)
    let gone = try #require(
      try await create(crew.alice, "Cake", about: other.messageId, in: crew.group).value?.threadId)
    #expect(try await join(crew.bob, gone).code == nil)
    #expect(try await say("cake", crew.bob, gone) == nil)
    let told = try Listener(crew.bob)
    environment.setReachable(false, account: "bob", device: "phone", style: "AgoraChat")
    let alice = try manager(crew.alice)
    let id = try #require(
      try await create(crew.alice, "Tea", about: crew.root.messageId, in: crew.group).value?.threadId)
    #expect(try await say("tea", crew.alice, id) == nil)
    #expect(try await failure { alice.removeMember(fromChatThread: "bob", threadId: gone, completion: $0) } == nil)
    #expect(try await failure { alice.destroyChatThread(gone, completion: $0) } == nil)
    environment.setReachable(true, account: "bob", device: "phone", style: "AgoraChat")
    var events: [String] = []
    for _ in 0..<3 { events.append(try await told.told.next()) }
    #expect(
      events.sorted() == [
        "create create Tea by alice", "destroy delete Cake by alice", "kick unknown Cake by alice",
      ])
    // With `deleteMessagesOnLeaveGroup` the messages of a thread that he left are gone.
    try await crew.bob.catchUp()
    #expect(crew.bob.chat.getConversation(gone, type: .groupChat, createIfNotExist: false, isThread: true) == nil)
    #expect(
      try #require(crew.bob.chat.getConversation(gone, type: .groupChat, createIfNotExist: true, isThread: true))
        .messagesCount == 0)
    #expect(crew.bob.chat.getMessageWithMessageId(crew.root.messageId)?.chatThread?.threadId == id)
    let manager = try manager(crew.bob)
    manager.remove(told)
    #expect(try await say("more tea", crew.alice, id) == nil)
    try await crew.bob.catchUp()
    #expect(told.told.pending.isEmpty)
  }

  /// A member who leaves a group leaves its threads.
  @Test func threadsGoWithTheGroup() async throws {
    let crew = try await crew()
    let told = try Listener(crew.carol)
    let id = try #require(
      try await create(crew.alice, "Tea", about: crew.root.messageId, in: crew.group).value?.threadId)
    for app in [crew.bob, crew.carol] { #expect(try await join(app, id).code == nil) }
    crew.bob.client.groupManager.leaveGroup(crew.group, error: nil)
    let alice = try manager(crew.alice)
    let members = try await reply {
      alice.getChatThreadMemberListFromServer(withId: id, cursor: "", pageSize: 9, completion: $0)
    }
    #expect(members.value?.list == ["alice", "carol"])
    _ = crew.alice.client.groupManager.removeOccupants(["carol"], fromGroup: crew.group, error: nil)
    #expect(try await told.told.next() == "create create Tea by alice")
    #expect(try await told.told.next() == "kick unknown Tea by alice")
    #expect(try await say("x", crew.carol, id) == .groupNotJoined)
    #expect(crew.alice.client.groupManager.destroyGroup(crew.group) == nil)
    #expect(try await reply { alice.getChatThread(fromSever: id, completion: $0) }.code == .threadNotExist)
  }

  /// A program of the engine's own API is in the same threads.
  @Test func theEnginesOwnClientTakesPart() async throws {
    let crew = try await crew()
    let told = try Listener(crew.bob)
    let client = MessagingClient(environment: environment, account: "alice", device: "laptop")
    try await client.login()
    let thread = try await client.createThread(
      named: "Tea", about: MessageID(crew.root.messageId), inGroup: crew.group)
    #expect(try await told.told.next() == "create create Tea by alice")
    #expect(try await join(crew.bob, thread.id).value?.owner == "alice")
    #expect(try await say("from an app", crew.bob, thread.id) == nil)
    #expect(try await client.fetchLastMessages(ofThreads: [thread.id])[thread.id]?.sender == "bob")
    #expect(try await client.fetchThread(thread.id).messageCount == 1)
    let message = try await client.send(.text("from a program"), to: .group(thread.id))
    #expect(try await crew.bob.received.next().messageId == message.id.string)
    let bob = try manager(crew.bob)
    #expect(try await failure { bob.leaveChatThread(thread.id, completion: $0) } == nil)
    #expect(try await client.fetchMembers(ofThread: thread.id).members == ["alice"])
    #expect(
      try await failure { bob.updateChatThreadName("x", threadId: thread.id, completion: $0) } == .groupPermissionDenied
    )
    try await client.destroyThread(thread.id)
    #expect(try await join(crew.bob, thread.id).code == .threadNotExist)
    await client.logout()
  }

  /// The same classes under the names of HyphenateChat.
  @Test func theOtherBrandHasThem() async throws {
    final class Listener: NSObject, EMThreadManagerDelegate {
      let told = Inbox<EMThreadOperation>("event")
      func onChatThreadCreate(_ event: EMChatThreadEvent!) { told.add(event.type) }
    }
    let crew = try await crew()
    let manager: (any IEMThreadManager)? = EMClientOfTests.client(crew.alice).threadManager
    let told = Listener()
    try #require(crew.bob.client.threadManager).add(told, delegateQueue: nil)
    let created = try await reply { (done: @escaping (EMChatThread?, EMError?) -> Void) in
      manager?.createChatThread("Tea", messageId: crew.root.messageId, parentId: crew.group, completion: done)
    }
    #expect(created.value?.threadName == "Tea")
    #expect(try await told.told.next() == .create)
  }
}

private enum EMClientOfTests {
  static func client(_ app: ChatApp) -> EMClient { app.client }
}
