import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Searches at the server.
@Suite @MainActor struct ServerSearchTests {
  private func find(
    _ world: ConversationWorld, _ session: NIMSession? = nil, _ keyword: String? = "word",
    _ change: (NIMMessageServerRetrieveOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMMessageServerRetrieveOption()
    option.keyword = keyword
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.retrieveServerMessages(session ?? world.session, option: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  private func findAll(
    _ world: ConversationWorld, _ change: (NIMMessageFullKeywordSearchOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMMessageFullKeywordSearchOption()
    option.keyword = "word"
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.retrieveServerMessages(option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  private func findByTime(
    _ world: ConversationWorld, _ change: (NIMMessageFullKeywordSearchOrderByTimeOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMMessageFullKeywordSearchOrderByTimeOption()
    option.keyword = "word"
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.retrieveServerMessagesOrder(byTime: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  @Test func theMessagesOfASession() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["word1", "else", "WORD2", "aWord3"])
    #expect(try await find(world) == "aWord3 WORD2 word1")
    #expect(try await find(world) { $0.order = .asc } == "word1 WORD2 aWord3")
    #expect(try await find(world) { $0.limit = 1 } == "aWord3")
    #expect(try await find(world) { ($0.limit, $0.order) = (2, .asc) } == "word1 WORD2")
    #expect(try await find(world) { $0.limit = 0 } == "aWord3 WORD2 word1")
    // The bounds themselves are outside.
    let bounds = (messages[0].timestamp, messages[3].timestamp)
    #expect(try await find(world) { ($0.startTime, $0.endTime) = bounds } == "WORD2")
    #expect(try await find(world, nil, "nothing") == "")
    // What this client deleted for itself is found, and what it deleted at the server is not.
    world.manager.deleteAllmessages(in: world.session, option: nil)
    try await world.alice.catchUp()
    #expect(try await find(world) == "aWord3 WORD2 word1")
    #expect(world.localTexts() == [])
    let option = NIMMessageServerRetrieveOption()
    option.keyword = "word"
    #expect(try await world.manager.retrieveServerMessages(world.session, option: option).count == 3)
  }

  @Test func theMessagesOfAllSessions() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["word1"])
    _ = try await world.receive(["word2"], in: team)
    _ = try await world.receive(["word3"])
    #expect(try await findAll(world) == "word3 word1 word2")
    #expect(try await findByTime(world) == "word3 word2 word1")
    #expect(try await findAll(world) { $0.asc = true } == "word1 word3 word2")
    #expect(try await findByTime(world) { $0.asc = true } == "word1 word2 word3")
    #expect(try await findAll(world) { $0.sessionLimit = 1 } == "word3 word1")
    #expect(try await findAll(world) { $0.msgLimit = 2 } == "word3 word2")
    #expect(try await findByTime(world) { $0.msgLimit = 2 } == "word3 word2")
    #expect(try await findAll(world) { $0.p2pArray = ["bob"] } == "word3 word1")
    #expect(try await findAll(world) { $0.teamArray = [team.sessionId] } == "word2")
    #expect(
      try await findByTime(world) { ($0.p2pArray, $0.teamArray) = (["bob"], [team.sessionId]) } == "word3 word2 word1")
    #expect(try await findByTime(world) { $0.senderArray = ["bob"] } == "word3 word2 word1")
    #expect(try await findByTime(world) { $0.senderArray = ["alice"] } == "")
    #expect(try await findByTime(world) { $0.msgTypeArray = [NIMMessageType.text.rawValue] } == "word3 word2 word1")
    #expect(try await findAll(world) { $0.msgTypeArray = [NSNumber(value: NIMMessageType.tip.rawValue)] } == "")
    // The app's own numbers.
    let message = NIMMessage()
    message.text = "word4"
    message.messageSubType = 7
    world.clock.advance(bySeconds: 1)
    try world.bob.sdk.chatManager.send(message, to: ChatApp.direct("alice"))
    _ = try await world.alice.received.next()
    #expect(try await findAll(world) { $0.msgSubtypeArray = [7] } == "word4")
    #expect(try await findByTime(world) { ($0.msgSubtypeArray, $0.msgLimit) = ([0], 1) } == "word3")
    let all = NIMMessageFullKeywordSearchOption()
    all.keyword = "word1"
    #expect(try await world.manager.retrieveServerMessages(all).map(\.text) == ["word1"])
    let byTime = NIMMessageFullKeywordSearchOrderByTimeOption()
    byTime.keyword = "word1"
    #expect(try await world.manager.retrieveServerMessagesOrder(byTime: byTime).map(\.text) == ["word1"])
  }

  @Test func invalidSearchesAreRefused() async throws {
    let world = try await ConversationWorld()
    let room = try world.environment.administration.createRoom(name: "lobby", owner: "bob")
    let others = try world.environment.administration.createGroup(name: "others", owner: "bob", members: [])
    for keyword in [nil, ""] as [String?] {
      #expect(try await find(world, nil, keyword) == "remote 414")
      #expect(try await findAll(world) { $0.keyword = keyword } == "remote 414")
      #expect(try await findByTime(world) { $0.keyword = keyword } == "remote 414")
    }
    #expect(try await find(world) { ($0.startTime, $0.endTime) = (2, 1) } == "remote 414")
    #expect(try await findAll(world) { ($0.startTime, $0.endTime) = (2, 2) } == "remote 414")
    #expect(try await findByTime(world) { $0.startTime = .nan } == "local 1")
    #expect(try await find(world) { $0.limit = 101 } == "local 1")
    #expect(try await findAll(world) { $0.msgLimit = .max } == "local 1")
    #expect(try await findAll(world) { $0.p2pArray = [1] } == "local 1")
    #expect(try await findByTime(world) { $0.msgTypeArray = ["x"] } == "local 1")
    #expect(try await findByTime(world) { $0.msgTypeArray = [NIMMessageType.robot.rawValue] } == "local 24")
    #expect(try await find(world, NIMSession(room, type: .chatroom)) == "local 24")
    #expect(try await find(world, NIMSession(others, type: .team)) == "remote 804")
    #expect(try await findAll(world) { $0.teamArray = ["none"] } == "remote 803")
    #expect(try await findAll(world) { $0.p2pArray = ["nobody"] } == "remote 404")
    #expect(try await find(world, nil, String(repeating: "x", count: 513)) == "remote 419")
    try await world.disconnect()
    #expect(try await find(world) == "remote 415")
    try await world.alice.logOut()
    #expect(try await find(world) == "local 13")
    #expect(try await findAll(world) == "local 13")
    #expect(try await findByTime(world) == "local 13")
  }

  private func history(
    _ world: ConversationWorld, _ change: (NIMHistoryMessageSearchOption) -> Void
  ) async throws -> String {
    let option = NIMHistoryMessageSearchOption()
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.fetchMessageHistory(world.session, option: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  @Test func historyOfSomeTypesIsStoredIfAskedInItsOwnWords() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one", "two"])
    world.manager.deleteAllmessages(in: world.session, option: nil)
    try await world.alice.catchUp()
    let text = [NSNumber(value: NIMMessageType.text.rawValue)]
    let tip = [NSNumber(value: NIMMessageType.tip.rawValue)]
    #expect(try await history(world) { ($0.messageTypes, $0.sync) = (text, true) } == "two one")
    #expect(world.localTexts() == [])
    #expect(try await history(world) { ($0.messageTypes, $0.syncMessageTypes) = (tip, true) } == "")
    #expect(try await history(world) { $0.syncMessageTypes = true } == "two one")
    #expect(world.localTexts() == [])
    #expect(try await history(world) { ($0.messageTypes, $0.syncMessageTypes) = (text, true) } == "two one")
    #expect(world.localTexts() == ["one", "two"])
  }

  @Test func messagesThatTheAppFiltersAreNeitherStoredNorReturned() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one", "two", "three"])
    world.manager.deleteAllmessages(in: world.session, option: nil)
    try await world.alice.catchUp()
    #expect(try await history(world) { $0.customFilter = { $0.text == "two" } } == "three one")
    #expect(world.localTexts() == [])
    #expect(
      try await history(world) {
        $0.sync = true
        $0.customFilter = { $0.text == "two" }
      } == "three one")
    #expect(world.localTexts() == ["one", "three"])
    #expect(try await history(world) { ($0.sync, $0.customFilter) = (true, { _ in true }) } == "")
    #expect(world.localTexts() == ["one", "three"])
    #expect(try await history(world) { ($0.sync, $0.customFilter) = (true, { _ in false }) } == "three two one")
    #expect(world.localTexts() == ["one", "two", "three"])
  }
}
