import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct HistoryTests {
  /// Seven texts, and a device of Bob's whose database has none of them.
  private func world() async throws -> (alice: ChatApp, bob: ChatApp, times: [Int64]) {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let alice = try ChatApp.loggedIn("alice", environment)
    let phone = try ChatApp.loggedIn("bob", environment)
    var times: [Int64] = []
    for number in 1...7 {
      clock.advance(byMilliseconds: 1000)
      let (app, peer) = number == 4 ? (phone, "alice") : (alice, "bob")
      times.append(try await app.say("\(number)", to: peer).timestamp)
    }
    let bob = try ChatApp.loggedIn("bob", environment, device: "new")
    while try await bob.syncs.next() != "finish" {}
    #expect(try await failure { bob.chat.deleteAllMessagesAndConversations(false, completion: $0) } == nil)
    return (alice, bob, times)
  }

  @Test func partsFollowOneAnother() async throws {
    let (_, bob, _) = try await world()
    var parts: [[String?]] = []
    var start: String?
    repeat {
      let answer = try await reply {
        bob.chat.asyncFetchHistoryMessages(
          fromServer: "alice", conversationType: .chat, startMessageId: start, pageSize: 3, completion: $0)
      }
      #expect(answer.code == nil)
      parts.append(answer.value?.list?.map(\.words) ?? [])
      start = answer.value?.cursor
    } while start?.isEmpty == false && parts.count < 9
    #expect(parts == [["5", "6", "7"], ["2", "3", "4"], ["1"]])
    // What was fetched is in the database, and read.
    #expect(try bob.conversation("alice").messagesCount == 7)
    #expect(try bob.conversation("alice").unreadMessagesCount == 0)
  }

  /// Parts go on from what was said here to what was imported from another service.
  @Test func theImportedPastIsBelowTheFirstMessage() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let past = try environment.importTexts(5, between: "alice", and: "bob")
    for text in ["1", "2"] { _ = try await alice.say(text, to: "bob") }
    var (words, start): ([String?], String?) = ([], nil)
    repeat {
      let answer = try await reply {
        bob.chat.asyncFetchHistoryMessages(
          fromServer: "alice", conversationType: .chat, startMessageId: start, pageSize: 4, completion: $0)
      }
      #expect(answer.code == nil)
      words = (answer.value?.list?.map(\.words) ?? []) + words
      start = answer.value?.cursor
    } while start?.isEmpty == false
    #expect(words == past + ["1", "2"])
    #expect(try bob.conversation("alice").unreadMessagesCount == 2)
    // The peer has read what was imported.
    let own: AgoraChatMessage? = try bob.conversation("alice").loadMessage(withId: past[1])
    #expect(own?.direction == .send && own?.isReadAcked == true)
  }

  @Test func waitingCallsFetchHistory() async throws {
    let (_, bob, _) = try await world()
    var error: AgoraChatError?
    let oldest = bob.chat.fetchHistoryMessages(
      fromServer: "alice", conversationType: .chat, startMessageId: nil, fetch: .down, pageSize: 2, error: &error)
    #expect(error == nil)
    #expect(oldest?.list?.map(\.words) == ["1", "2"])
    let next = bob.chat.fetchHistoryMessages(
      fromServer: "alice", conversationType: .chat, startMessageId: oldest?.cursor, fetch: .down, pageSize: 9,
      error: &error)
    #expect(next?.list?.map(\.words) == ["3", "4", "5", "6", "7"])
    #expect(next?.cursor == "")
    #expect(
      bob.chat.fetchHistoryMessages(
        fromServer: "alice", conversationType: .chat, startMessageId: "none", pageSize: 9, error: &error) == nil)
    #expect(error?.code == .messageInvalid)
    #expect(
      bob.chat.fetchHistoryMessages(
        fromServer: "77", conversationType: .groupChat, startMessageId: nil, pageSize: 9, error: &error) == nil)
    #expect(error?.code == .groupNotExist)
    #expect(
      bob.chat.fetchHistoryMessages(
        fromServer: "alice", conversationType: .chat, startMessageId: nil, pageSize: 0, error: &error) == nil)
    #expect(error?.code == .invalidParam)
  }

  @Test func optionsNarrowTheFetchedMessages() async throws {
    let (_, bob, times) = try await world()
    func fetch(
      _ cursor: String?, _ size: UInt, _ change: (AgoraChatFetchServerMessagesOption) -> Void
    ) async throws -> (words: [String?]?, cursor: String?) {
      let option = AgoraChatFetchServerMessagesOption()
      change(option)
      let answer = try await reply {
        bob.chat.fetchMessagesFromServer(
          by: "alice", conversationType: .chat, cursor: cursor, pageSize: size, option: option, completion: $0)
      }
      #expect(answer.code == nil)
      return (answer.value?.list?.map(\.words), answer.value?.cursor)
    }
    let first = try await fetch(nil, 2) { $0.from = "alice" }
    #expect(first.words == ["6", "7"])
    let second = try await fetch(first.cursor, 3) { $0.from = "alice" }
    #expect(second.words == ["2", "3", "5"])
    #expect(try await fetch(second.cursor, 3) { $0.from = "alice" }.words == ["1"])
    let span = try await fetch(nil, 9) {
      $0.startTime = Int(times[1])
      $0.endTime = Int(times[3])
      $0.direction = .down
    }
    #expect(span.words == ["2", "3", "4"])
    #expect(span.cursor == "")
    #expect(try await fetch(nil, 9) { $0.msgTypes = [8] }.words == [])
    #expect(try await fetch(nil, 9) { $0.msgTypes = [2] }.words == [])
    // Commands are in no history, and a number that is not a type has no messages.
    for types in [[7], [99]] as [[NSNumber]] { #expect(try await fetch(nil, 9) { $0.msgTypes = types }.words == []) }
    #expect(try bob.conversation("alice").messagesCount == 0)
    _ = try await fetch(nil, 9) { $0.isSave = true }
    #expect(try bob.conversation("alice").messagesCount == 7)
  }

  @Test func theAccountsHistoryIsDeleted() async throws {
    let (alice, bob, times) = try await world()
    let conversation = try bob.conversation("alice")
    let all =
      bob.chat.fetchHistoryMessages(
        fromServer: "alice", conversationType: .chat, startMessageId: nil, pageSize: 9, error: nil)?.list ?? []
    #expect(
      try await failure {
        conversation.removeMessages(fromServerMessageIds: [all[6].messageId], completion: $0)
      } == nil)
    #expect(conversation.messagesCount == 6)
    #expect(
      try await failure {
        bob.chat.removeMessagesFromServer(with: conversation, timeStamp: TimeInterval(times[2]), completion: $0)
      } == nil)
    #expect(
      conversation.loadMessagesStart(fromId: nil, count: 9, searchDirection: .up)?.map(\.words) == ["4", "5", "6"])
    let left = bob.chat.fetchHistoryMessages(
      fromServer: "alice", conversationType: .chat, startMessageId: nil, pageSize: 9, error: nil)
    #expect(left?.list?.map(\.words) == ["4", "5", "6"])
    #expect(try await failure { bob.chat.deleteAllMessagesAndConversations(true, completion: $0) } == nil)
    let nothing = bob.chat.fetchHistoryMessages(
      fromServer: "alice", conversationType: .chat, startMessageId: nil, pageSize: 9, error: nil)
    #expect(nothing?.list?.isEmpty == true)
    // The other side keeps its own.
    #expect(try alice.conversation("bob").messagesCount == 7)
  }
}
