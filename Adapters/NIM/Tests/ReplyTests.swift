import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Replies and their threads.
@Suite @MainActor struct ReplyTests {
  private let environment = MessagingEnvironment.inMemory()

  private func code(_ error: (any Error)?) -> String? { (error as NSError?).map { "\($0.domain) \($0.code)" } }
  private func remote(_ code: NIMRemoteErrorCode) -> String { "\(NIMRemoteErrorDomain) \(code.rawValue)" }
  private func local(_ code: NIMLocalErrorCode) -> String { "\(NIMLocalErrorDomain) \(code.rawValue)" }

  private func text(_ text: String) -> NIMMessage {
    let message = NIMMessage()
    message.text = text
    return message
  }

  /// Replies, and returns the message once it was accepted.
  private func reply(_ app: ChatApp, _ words: String, to target: NIMMessage) async throws -> NIMMessage {
    let message = text(words)
    try app.sdk.chatExtendManager.reply(message, to: target)
    let (completed, error) = try await app.completed.next()
    #expect(completed === message && error == nil)
    return message
  }

  private func thread(
    _ app: ChatApp, _ target: NIMMessage, _ set: ((NIMThreadTalkFetchOption) -> Void)? = nil
  ) async throws -> (result: NIMThreadTalkFetchResult?, code: String?) {
    let option = set.map { set in
      let option = NIMThreadTalkFetchOption()
      set(option)
      return option
    }
    let inbox = Inbox<((any Error)?, NIMThreadTalkFetchResult?)>("thread")
    app.sdk.chatExtendManager.fetchSubMessages(from: target, option: option) { inbox.add(($0, $1)) }
    let (error, result) = try await inbox.next()
    return (result, code(error))
  }

  private func texts(_ result: NIMThreadTalkFetchResult?) -> [String?] {
    (result?.subMessages ?? []).map { ($0 as? NIMMessage)?.text }
  }

  private func fetched(
    _ app: ChatApp, _ infos: [NIMChatExtendBasicInfo], sync: Bool = false
  ) async throws -> (messages: NIMHistoryMessagesOfInfos?, code: String?) {
    let inbox = Inbox<((any Error)?, NIMHistoryMessagesOfInfos?)>("messages")
    app.sdk.chatExtendManager.fetchHistoryMessages(infos, syncToDB: sync) { inbox.add(($0, $1)) }
    let (error, messages) = try await inbox.next()
    return (messages, code(error))
  }

  @Test func aReplyNamesItsMessageAndItsThread() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let first = try await alice.send("first", to: NIMSession("bob", type: .P2P))
    let got = try await bob.received.next()
    #expect(got.repliedMessageId == nil && got.repliedMessageTo == nil && got.repliedMessageTime == 0)
    #expect(got.threadMessageId == nil && got.threadMessageFrom == nil && got.threadMessageTime == 0)
    let second = try await reply(bob, "second", to: got)
    let third = try await reply(alice, "third", to: try await alice.received.next())
    let atBob = try await bob.received.next()
    for message in [third, atBob] {
      #expect(message.repliedMessageId == second.messageId && message.repliedMessageServerId == second.messageId)
      #expect(message.repliedMessageFrom == "bob" && message.repliedMessageTo == "alice")
      #expect(message.repliedMessageTime == second.timestamp)
      #expect(message.threadMessageId == first.messageId && message.threadMessageServerId == first.messageId)
      #expect(message.threadMessageFrom == "alice" && message.threadMessageTo == "bob")
      #expect(message.threadMessageTime == first.timestamp)
    }
    #expect(second.repliedMessageId == first.messageId && second.threadMessageId == first.messageId)
    for (app, message) in [(alice, first), (bob, got)] {
      #expect(app.sdk.chatExtendManager.subMessages(message)?.map(\.text) == ["second", "third"])
      #expect(app.sdk.chatExtendManager.subMessagesCount(message) == 2)
    }
    let all = try #require(try await thread(bob, got).result)
    #expect(all.message.text == "first" && texts(all) == ["third", "second"] && all.total == 2)
    #expect(all.timestamp == third.timestamp)
    let option: (NIMThreadTalkFetchOption) -> Void = {
      $0.limit = 1; $0.reverse = true
    }
    #expect(texts(try await thread(alice, first, option).result) == ["second"])
    #expect(texts(try await thread(alice, first) { $0.excludeMessage = third }.result) == ["second"])
    #expect(texts(try await thread(alice, first) { $0.start = second.timestamp }.result) == ["third"])
    #expect(
      texts(
        try await thread(alice, first) {
          $0.end = third.timestamp; $0.limit = 0
        }.result) == ["second"])
    // A reply that is revoked leaves the thread, and a thread outlives its first message.
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(third, completion: $0) } == nil)
    _ = try await bob.revoked.next()
    #expect(bob.sdk.chatExtendManager.subMessagesCount(got) == 1)
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(first, completion: $0) } == nil)
    let rest = try #require(try await thread(bob, got).result)
    #expect(rest.message.text == nil && texts(rest) == ["second"] && rest.total == 1)
  }

  /// The engine's own API, and so every other style that has replies, knows the same ones.
  @Test func repliesCrossStyles() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let client = MessagingClient(environment: environment, account: "bob", device: "laptop")
    try await client.login()
    let first = try await alice.send("first", to: NIMSession("bob", type: .P2P))
    let got = try await client.messages().next()
    let answer = try await client.reply(.text("answer"), to: got)
    let received = try await alice.received.next()
    #expect(received.repliedMessageId == first.messageId && received.threadMessageId == first.messageId)
    let again = try await reply(alice, "again", to: received)
    let last = try await client.messages().next()
    #expect(last.body.reply?.message.id == answer.id && last.body.reply?.thread.id == got.id)
    #expect(try await client.replies(to: got).replies.map(\.id.string) == [answer.id.string, again.messageId])
  }

  @Test func messagesAreFetchedByTheirIDs() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let session = NIMSession("bob", type: .P2P)
    let (one, two) = (try await alice.send("one", to: session), try await alice.send("two", to: session))
    let infos = [one, two].map { NIMChatExtendBasicInfo(message: $0) }
    for _ in 0..<2 { _ = try await bob.received.next() }
    let unknown = NIMChatExtendBasicInfo(message: one)
    unknown.messageID = "nothing"
    let found = try await fetched(alice, infos + [unknown])
    #expect(found.messages?.count == 2 && found.messages?[infos[1]]?.text == "two" && found.code == nil)
    #expect(try await fetched(alice, []).messages?.isEmpty == true)
    // On another device, into its database.
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment)
    tablet.sdk.conversationManager.deleteAllmessages(in: session, option: NIMDeleteMessagesOption())
    _ = try await fetched(tablet, infos, sync: true)
    #expect(tablet.sdk.conversationManager.messages(in: session, messageIds: [one.messageId])?.count == 1)
    unknown.type = .team
    #expect(try await fetched(alice, [unknown]).code == remote(.codeTeamNotExists))
    #expect(try await fetched(alice, [unknown] + infos).messages?.count == 2)
  }

  @Test func awaitedRepliesAreReturned() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    _ = try await ChatApp.other("bob", in: environment)
    let first = try await alice.send("first", to: NIMSession("bob", type: .P2P))
    let manager = alice.sdk.chatExtendManager
    #expect(try await outcome { manager.reply(text("second"), to: first, completion: $0) } == nil)
    _ = try await alice.completed.next()
    manager.reply(text("third"), to: first, completion: nil)
    _ = try await alice.completed.next()
    let info = NIMChatExtendBasicInfo(message: first)
    #expect(texts(try await manager.fetchSubMessages(info, option: nil)) == ["third", "second"])
    #expect(try await manager.fetchSubMessages(from: first, option: nil).total == 2)
    #expect(try await manager.fetchHistoryMessages([info], syncToDB: false).count == 1)
  }

  @Test func invalidRepliesAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    _ = try await ChatApp.other("bob", in: environment)
    let first = try await alice.send("first", to: NIMSession("bob", type: .P2P))
    let manager = alice.sdk.chatExtendManager
    func refusal(_ message: NIMMessage, to target: NIMMessage) async throws -> String? {
      code(try await outcome { manager.reply(message, to: target, completion: $0) })
    }
    #expect(try await refusal(text("x"), to: NIMMessage()) == local(.invalidParam))
    #expect(try await refusal(NIMMessage(), to: first) == local(.invalidParam))
    #expect(try await thread(alice, NIMMessage()).code == local(.invalidParam))
    #expect(try await thread(alice, first) { $0.limit = 101 }.code == local(.invalidParam))
    #expect(try await thread(alice, first) { $0.start = .nan }.code == local(.invalidParam))
    let saved = text("here alone")
    let session = NIMSession("bob", type: .P2P)
    #expect(try await outcome { alice.sdk.conversationManager.save(saved, for: session, completion: $0) } == nil)
    #expect(try await refusal(text("x"), to: saved) == local(.invalidParam))
    #expect(try await thread(alice, saved).code == remote(.codeNotExist))
    #expect(manager.subMessages(NIMMessage())?.isEmpty == true && manager.subMessagesCount(NIMMessage()) == 0)
    let room = NIMChatExtendBasicInfo(message: first)
    room.type = .chatroom
    let inbox = Inbox<(any Error)?>("refusal")
    manager.fetchSubMessages(room, option: nil) { error, _ in inbox.add(error) }
    #expect(code(try await inbox.next()) == local(.notSupported))
    #expect(try await outcome { alice.sdk.loginManager.logout($0) } == nil)
    #expect(try await refusal(text("x"), to: first) == local(.userInfoNeeded))
    #expect(try await thread(alice, first).code == local(.userInfoNeeded))
    #expect(try await thread(alice, NIMMessage()).code == local(.userInfoNeeded))
    #expect(try await fetched(alice, []).code == local(.userInfoNeeded))
    #expect(manager.subMessages(first) == nil && manager.subMessagesCount(first) == 0)
  }
}
