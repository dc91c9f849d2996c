@testable import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct SearchTests {
  /// Ten messages a second apart, from both sides; the third is a place, the sixth custom.
  private func world() async throws -> (alice: ChatApp, messages: [AgoraChatMessage]) {
    let clock = ManualClock()
    let (alice, bob) = try pair(.inMemory(clock: clock))
    var ids: [String] = []
    for number in 1...10 {
      clock.advance(byMilliseconds: 1000)
      let (sender, peer) = number.isMultiple(of: 2) ? (bob, "alice") : (alice, "bob")
      let body: AgoraChatMessageBody =
        switch number {
        case 3: AgoraChatLocationMessageBody(latitude: 1, longitude: 2, address: "Tea house", buildingName: nil)
        case 6: AgoraChatCustomMessageBody(event: "gift", customExt: ["what": "tea"])
        default: AgoraChatTextMessageBody(text: "text \(number)" + (number > 7 ? " Tea" : ""))
        }
      let message = AgoraChatMessage(conversationID: peer, body: body, ext: number == 1 ? ["drink": "tea"] : nil)
      #expect(try await sender.send(message) == nil)
      if sender === bob { _ = try await alice.received.next() }
      ids.append(message.messageId)
    }
    return (alice, try ids.map { try #require(alice.chat.getMessageWithMessageId($0)) })
  }

  private func numbers(_ found: [AgoraChatMessage]?, of messages: [AgoraChatMessage]) -> [Int]? {
    found?.map { message in (messages.firstIndex { $0.messageId == message.messageId } ?? -1) + 1 }
  }

  @Test func pagesGoBothWays() async throws {
    let (alice, messages) = try await world()
    let conversation = try alice.conversation("bob")
    func load(_ id: String?, _ count: Int32, _ direction: AgoraChatMessageSearchDirection) -> [Int]? {
      numbers(
        conversation.loadMessagesStart(fromId: id, count: count, searchDirection: direction), of: messages)
    }
    #expect(load(nil, 3, .up) == [8, 9, 10])
    #expect(load("", 3, .up) == [8, 9, 10])
    #expect(load(messages[7].messageId, 3, .up) == [5, 6, 7])
    #expect(load(messages[7].messageId, 3, .down) == [9, 10])
    #expect(load(nil, 2, .down) == [1, 2])
    #expect(load(messages[0].messageId, 3, .up) == [])
    #expect(load(nil, 0, .up) == [10])
    #expect(load(messages[7].messageId, -1, .down) == [9])
    #expect(load("none", 3, .up) == nil)
    let answer = try await reply {
      conversation.loadMessagesStart(fromId: messages[2].messageId, count: 2, searchDirection: .up, completion: $0)
    }
    #expect(numbers(answer.value, of: messages) == [1, 2])
    let none = try await reply {
      conversation.loadMessagesStart(fromId: "none", count: 2, searchDirection: .up, completion: $0)
    }
    #expect(none.code == .messageInvalid)
    #expect(
      numbers(
        conversation.loadMoreMessages(
          fromId: messages[2].messageId, limit: 2, direction: AgoraMessageSearchDirectionUp) as? [AgoraMessage],
        of: messages) == [1, 2])
  }

  @Test func searchesAreByTypeTimeAndSender() async throws {
    let (alice, messages) = try await world()
    let conversation = try alice.conversation("bob")
    let sixth = messages[5].timestamp
    #expect(
      numbers(
        conversation.loadMessages(with: .text, timestamp: -1, count: 3, fromUser: nil, searchDirection: .up),
        of: messages) == [8, 9, 10])
    #expect(
      numbers(
        conversation.loadMessages(with: .text, timestamp: sixth, count: 9, fromUser: "alice", searchDirection: .up),
        of: messages) == [1, 5])
    #expect(
      numbers(
        conversation.loadMessages(with: .text, timestamp: sixth, count: 9, fromUser: "Bob", searchDirection: .down),
        of: messages) == [8, 10])
    #expect(
      numbers(
        conversation.loadMessages(with: .location, timestamp: -1, count: 9, fromUser: "", searchDirection: .up),
        of: messages) == [3])
    #expect(
      conversation.loadMessages(with: .image, timestamp: -1, count: 9, fromUser: nil, searchDirection: .up) == [])
    let typed = try await reply {
      conversation.searchMessages(
        withTypes: [4, 8], timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, completion: $0)
    }
    #expect(numbers(typed.value, of: messages) == [3, 6])
    #expect(
      numbers(
        conversation.loadMessages(from: messages[1].timestamp, to: messages[4].timestamp, count: 9), of: messages)
        == [3, 4])
    let between = try await reply {
      conversation.loadMessages(
        from: messages[1].timestamp, to: messages[6].timestamp, count: 2, completion: $0)
    }
    #expect(numbers(between.value, of: messages) == [5, 6])
  }

  @Test func wordsAreFoundInTheScopeOfTheSearch() async throws {
    let (alice, messages) = try await world()
    let conversation = try alice.conversation("bob")
    func find(_ scope: AgoraChatMessageSearchScope) async throws -> [Int]? {
      let answer = try await reply {
        conversation.loadMessages(
          withKeyword: "TEA", timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, scope: scope,
          completion: $0)
      }
      return numbers(answer.value, of: messages)
    }
    #expect(try await find(.content) == [3, 6, 8, 9, 10])
    #expect(try await find(.ext) == [1])
    #expect(try await find(.all) == [1, 3, 6, 8, 9, 10])
    #expect(
      numbers(
        conversation.loadMessages(withKeyword: "tea", timestamp: -1, count: 2, fromUser: nil, searchDirection: .up),
        of: messages) == [9, 10])
    #expect(
      numbers(
        conversation.loadMessages(withKeyword: "tea", timestamp: 0, count: 2, fromUser: nil, searchDirection: .down),
        of: messages) == [3, 6])
    #expect(
      numbers(
        conversation.loadCustomMsg(withKeyword: "tea", timestamp: -1, count: 9, fromUser: nil, searchDirection: .up),
        of: messages) == [6])
    #expect(
      numbers(
        conversation.loadMoreMessagesContain("tea", before: -1, limit: 2, from: "alice", direction: .up)
          as? [AgoraMessage],
        of: messages) == [3, 9])
  }

  /// Values are compared as the app has them, not as JSON writes them; keys are not searched.
  @Test func valuesAreSearchedUnescaped() async throws {
    let (alice, _) = try pair()
    let custom = AgoraChatCustomMessageBody(event: "order", customExt: ["path": "a/b \"c\"\td"])
    let message = AgoraChatMessage(
      conversationID: "bob", from: "alice", to: "bob", body: custom,
      ext: ["link": "x/y", "deep": ["list": ["é\"q", 75]]])
    #expect(try await alice.send(message) == nil)
    let conversation = try alice.conversation("bob")
    func count(_ word: String, _ scope: AgoraChatMessageSearchScope) async throws -> Int? {
      let answer = try await reply {
        conversation.loadMessages(
          withKeyword: word, timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, scope: scope, completion: $0)
      }
      return answer.value?.count
    }
    for word in ["a/b", "\"C\"", "\td", "order"] { #expect(try await count(word, .content) == 1, "\(word)") }
    for word in ["path", "{", ":"] { #expect(try await count(word, .content) == 0, "\(word)") }
    for word in ["x/y", "é\"q", "75"] { #expect(try await count(word, .ext) == 1, "\(word)") }
    for word in ["link", "deep", "["] { #expect(try await count(word, .ext) == 0, "\(word)") }
    // What the app put there since is what it finds.
    message.ext = ["link": "elsewhere"]
    conversation.updateMessageChange(message, error: nil)
    #expect(try await count("elsewhere", .ext) == 1)
    #expect(try await count("x/y", .all) == 0)
  }

  @Test func theManagerLooksInAllConversations() async throws {
    let (alice, messages) = try await world()
    _ = try ChatApp.loggedIn("carol", alice.client.core.slot.environment)
    let elsewhere = try await alice.say("more tea", to: "carol")
    let all = messages + [elsewhere]
    #expect(
      numbers(
        alice.chat.loadMessages(withKeyword: "tea", timestamp: -1, count: 2, fromUser: nil, searchDirection: .up),
        of: all) == [10, 11])
    #expect(
      numbers(
        alice.chat.loadMessages(with: .location, timestamp: -1, count: 2, fromUser: nil, searchDirection: .up),
        of: all) == [3])
    let found = try await reply {
      alice.chat.loadMessages(
        withKeyword: "tea", timestamp: -1, count: 9, fromUser: "alice", searchDirection: .up, scope: .all,
        completion: $0)
    }
    #expect(numbers(found.value, of: all) == [1, 3, 9, 11])
    let typed = try await reply { done in
      alice.chat.searchMessages(
        withTypes: [8], timestamp: -1, count: 9, fromUser: nil, searchDirection: .up, completion: done)
    }
    #expect(numbers(typed.value, of: all) == [6])
  }

  @Test func longConversationsAreSearchedWhole() async throws {
    let (alice, _) = try pair()
    let conversation = try alice.conversation("bob")
    for number in 1...450 {
      let message = alice.text(number == 7 ? "needle" : "hay \(number)", to: "bob")
      message.timestamp = Int64(number)
      #expect(conversation.insert(message))
    }
    #expect(conversation.messagesCount == 450)
    let found = conversation.loadMessages(
      withKeyword: "needle", timestamp: -1, count: 1, fromUser: nil, searchDirection: .up)
    #expect(found?.map(\.timestamp) == [7])
    #expect(conversation.getMessageCountStart(100, to: 399) == 300)
  }
}
