import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Searches of the local database.
@Suite @MainActor struct SearchTests {
  private func search(
    _ world: ConversationWorld, _ session: NIMSession? = nil, _ change: (NIMMessageSearchOption) -> Void
  ) async throws -> String {
    let option = NIMMessageSearchOption()
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.searchMessages(session ?? world.session, option: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  /// The texts found in each session.
  private func searchAll(
    _ world: ConversationWorld, _ change: (NIMMessageSearchOption) -> Void
  ) async throws -> [NIMSession: String] {
    let option = NIMMessageSearchOption()
    change(option)
    let (error, messages): (NSError?, [NIMSession: [NIMMessage]]?) = try await answer {
      world.manager.searchAllMessages(option, result: $0)
    }
    #expect(error == nil)
    return try #require(messages).mapValues { Transcript.texts(nil, $0) }
  }

  @Test func theDefaultsAreTheHeaders() {
    let option = NIMMessageSearchOption()
    #expect(option.startTime == 0 && option.endTime == 0 && option.limit == 100 && option.order == .asc)
    #expect(option.messageTypes.isEmpty && option.messageSubTypes.isEmpty && !option.allMessageTypes)
    #expect(option.searchContent == nil && option.fromIds == nil && option.enableContentTransfer)
  }

  @Test func theOptionsOfASearch() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["tea-one", "two", "TEA-three", "tea-four", "five"])
    #expect(try await search(world) { $0.searchContent = "tea" } == "tea-one TEA-three tea-four")
    #expect(
      try await search(world) { ($0.searchContent, $0.order) = ("Tea", .desc) } == "tea-four TEA-three tea-one")
    #expect(try await search(world) { ($0.searchContent, $0.limit) = ("tea", 2) } == "tea-one TEA-three")
    #expect(
      try await search(world) {
        ($0.searchContent, $0.limit, $0.order) = ("tea", 2, .desc)
      } == "tea-four TEA-three")
    // The bounds themselves are outside.
    let bounds = (messages[0].timestamp, messages[3].timestamp)
    #expect(try await search(world) { ($0.startTime, $0.endTime) = bounds } == "two TEA-three")
    #expect(try await search(world) { $0.limit = 0 } == "tea-one two TEA-three tea-four five")
    #expect(try await search(world) { $0.searchContent = "none" } == "")
    #expect(try await search(world) { $0.searchContent = "%" } == "")
    #expect(try await search(world, ChatApp.direct("carol")) { $0.searchContent = "tea" } == "")
  }

  /// The header: messages that have the text or are of the senders.
  @Test func aTextOrASenderSuffices() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["tea from bob", "milk"])
    world.clock.advance(bySeconds: 1)
    _ = try await world.alice.send("water", to: world.session)
    #expect(try await search(world) { $0.fromIds = ["Alice"] } == "water")
    #expect(try await search(world) { ($0.searchContent, $0.fromIds) = ("tea", ["alice"]) } == "tea from bob water")
    #expect(
      try await search(world) {
        ($0.searchContent, $0.fromIds, $0.limit, $0.order) = ("tea", ["alice", "bob"], 2, .desc)
      } == "water milk")
    #expect(try await search(world) { ($0.searchContent, $0.fromIds) = ("", []) } == "tea from bob milk water")
  }

  @Test func typesAndSubtypes() async throws {
    let world = try await ConversationWorld()
    for (number, content) in ["one", "two", "three"].enumerated() {
      world.clock.advance(bySeconds: 1)
      let message = NIMMessage()
      message.from = "bob"
      message.messageSubType = number
      if number == 1 {
        message.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
        message.text = content
      } else {
        message.text = content
      }
      world.manager.save(message, for: world.session)
      _ = try await world.alice.received.next()
    }
    #expect(try await search(world) { _ in } == "one three")
    #expect(try await search(world) { $0.messageTypes = [NSNumber(value: NIMMessageType.tip.rawValue)] } == "two")
    #expect(try await search(world) { $0.messageTypes = [0, 10] } == "one two three")
    #expect(try await search(world) { $0.allMessageTypes = true } == "one two three")
    #expect(
      try await search(world) {
        ($0.allMessageTypes, $0.messageSubTypes, $0.limit) = (true, [1, 2], 1)
      } == "two")
    #expect(try await search(world) { $0.messageSubTypes = [7] } == "")
    #expect(try await search(world) { $0.messageTypes = [11] } == "local 24")
    #expect(try await search(world) { $0.messageTypes = [12345] } == "local 24")
  }

  @Test func allSessionsAreSearched() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["tea 1"])
    _ = try await world.receive(["tea 2", "water"], in: team)
    _ = try await world.receive(["tea 3"])
    #expect(try await searchAll(world) { $0.searchContent = "tea" } == [world.session: "tea 1 tea 3", team: "tea 2"])
    #expect(
      try await searchAll(world) {
        ($0.searchContent, $0.limit, $0.order) = ("tea", 2, .desc)
      } == [world.session: "tea 3", team: "tea 2"])
    #expect(try await searchAll(world) { $0.searchContent = "coffee" } == [:])
    let found = try await world.manager.searchAllMessages(NIMMessageSearchOption())
    #expect(found.keys.count == 2)
  }

  @Test func invalidSearchesAreRefused() async throws {
    let world = try await ConversationWorld()
    #expect(try await search(world) { $0.startTime = .nan } == "local 1")
    #expect(try await search(world) { $0.endTime = .nan } == "local 1")
    #expect(try await search(world) { $0.enableContentTransfer = false } == "local 24")
    #expect(try await search(world, NIMSession("1", type: .YSF)) { _ in } == "local 24")
    #expect(try await search(world) { ($0.startTime, $0.endTime, $0.limit) = (1e300, -1e300, .max) } == "")
    try await world.alice.logOut()
    #expect(try await search(world) { $0.searchContent = "tea" } == "local 13")
    await #expect(throws: NSError.self) {
      _ = try await world.manager.searchMessages(world.session, option: NIMMessageSearchOption())
    }
  }
}
