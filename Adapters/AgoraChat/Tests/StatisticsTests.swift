import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// The statistics count the messages of the local database, those of the last 30 days.
@Suite @MainActor struct StatisticsTests {
  private let clock = ManualClock()

  private func apps() throws -> (alice: ChatApp, bob: ChatApp) {
    try pair(.inMemory(clock: clock)) { $0.enableStatistics = true }
  }

  private func statistics(_ app: ChatApp) throws -> any IEMStatisticsManager {
    try #require(app.client.statisticsManager)
  }

  @Test func messagesAreCountedByTypeAndDirection() async throws {
    let (alice, bob) = try apps()
    let numbers = try statistics(bob)
    let text = try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    let place = AgoraChatMessage(
      conversationId: "bob", body: .location(latitude: 1, longitude: 2, address: nil, buildingName: nil), ext: nil)
    #expect(try await alice.send(place) == nil)
    _ = try await bob.received.next()
    try await bob.say("hi", to: "alice")
    #expect(try await bob.send(AgoraChatMessage(conversationId: "alice", body: .cmd(action: "wave"), ext: nil)) == nil)
    // One that did not leave, and one that the app put in.
    #expect(try await bob.send(bob.text("", to: "alice"))?.code == .messageInvalid)
    let foreign = AgoraChatMessage(
      conversationID: "alice", from: "alice", to: "bob", body: AgoraChatTextMessageBody(text: "old"), ext: nil)
    #expect(try await failure { bob.chat.import([foreign], completion: $0) } == nil)

    let now = Int(clock.now().milliseconds)
    func count(_ direction: AgoraChatMessageStatisticsDirection, _ type: AgoraChatMessageStatisticsType) -> Int {
      numbers.getMessageCount(withStart: 0, end: now + 60_000, direction: direction, type: type)
    }
    func size(_ direction: AgoraChatMessageStatisticsDirection, _ type: AgoraChatMessageStatisticsType) -> Int {
      numbers.getMessageStatisticsSize(withStart: 0, end: now + 60_000, direction: direction, type: type)
    }
    #expect(count(.all, .all) == 3 && count(.receive, .all) == 2 && count(.send, .all) == 1)
    #expect(count(.all, .text) == 2 && count(.receive, .text) == 1 && count(.receive, .location) == 1)
    for type in [AgoraChatMessageStatisticsType.image, .video, .voice, .file, .cmd, .custom] {
      #expect(count(.all, type) == 0 && size(.all, type) == 0)
    }
    #expect(size(.all, .all) == size(.send, .all) + size(.receive, .all))
    #expect(size(.receive, .all) == size(.receive, .text) + size(.receive, .location))
    let one = try #require(numbers.getMessageStatistics(byId: text.messageId))
    #expect(one.messageId == text.messageId && one.from == "alice" && one.to == "bob" && one.type == .text)
    #expect(one.chatType == .chat && one.direction == .receive && one.timestamp == UInt(text.timestamp))
    #expect(Int(one.messageSize) == size(.receive, .text) && one.messageSize >= 5)
    #expect(one.attachmentSize == 0 && one.thumbnailSize == 0)
    #expect(numbers.getMessageStatistics(byId: "none") == nil)
    #expect(numbers.getMessageStatistics(byId: foreign.messageId) == nil)
    // Both ends of the time are inclusive, and a time that ends before it begins has nothing.
    let time = Int(text.timestamp)
    #expect(numbers.getMessageCount(withStart: time, end: time, direction: .all, type: .all) == 1)
    #expect(numbers.getMessageCount(withStart: time + 1, end: time, direction: .all, type: .all) == 0)
    #expect(numbers.getMessageCount(withStart: .min, end: .max, direction: .all, type: .all) == 3)
    // Deleted messages do not count.
    try bob.conversation("alice").deleteMessage(withId: text.messageId, error: nil)
    #expect(count(.receive, .all) == 1)
  }

  /// A file counts once it has moved: at its sender with the message, at the receiver with the download.
  @Test func filesCountOnceTheyAreTransferred() async throws {
    let (alice, bob) = try apps()
    let data = SomeFiles.picture(40, 30, more: 9000)
    let thumbnail = SomeFiles.picture(4, 3)
    let picture = AgoraChatMessage(
      conversationID: "bob", from: "alice", to: "bob",
      body: AgoraChatImageMessageBody(data: Data(data), thumbnailData: Data(thumbnail)), ext: nil)
    #expect(try await alice.send(picture) == nil)
    let message = try await bob.received.next()
    _ = try await bob.attachments.next()
    let (sent, received) = (try statistics(alice), try statistics(bob))
    let own = try #require(sent.getMessageStatistics(byId: picture.messageId))
    #expect(own.direction == .send && own.type == .image)
    #expect(own.attachmentSize == UInt(data.count) && own.thumbnailSize == UInt(thumbnail.count))
    let before = try #require(received.getMessageStatistics(byId: picture.messageId))
    #expect(before.attachmentSize == 0 && before.thumbnailSize == UInt(thumbnail.count))
    #expect(try await bob.fetch(message).code == nil)
    let after = try #require(received.getMessageStatistics(byId: picture.messageId))
    #expect(after.attachmentSize == UInt(data.count))
    let total = received.getMessageStatisticsSize(withStart: 0, end: .max, direction: .receive, type: .image)
    #expect(total == Int(after.messageSize + after.attachmentSize + after.thumbnailSize))
  }

  @Test func olderMessagesAndOtherClientsCountNothing() async throws {
    let (alice, bob) = try apps()
    let numbers = try statistics(bob)
    let old = try await alice.say("long ago", to: "bob")
    _ = try await bob.received.next()
    clock.advance(bySeconds: 30 * 24 * 60 * 60 + 1)
    for number in 0..<250 { try await alice.say("\(number)", to: "bob") }
    for _ in 0..<250 { _ = try await bob.received.next() }
    #expect(numbers.getMessageCount(withStart: 0, end: .max, direction: .all, type: .all) == 250)
    #expect(numbers.getMessageStatistics(byId: old.messageId) == nil)
    bob.client.options.enableStatistics = false
    #expect(numbers.getMessageCount(withStart: 0, end: .max, direction: .all, type: .all) == 0)
    bob.client.options.enableStatistics = true
    #expect(bob.client.logout(false) == nil)
    #expect(numbers.getMessageStatisticsSize(withStart: 0, end: .max, direction: .all, type: .all) == 0)
    #expect(numbers.getMessageStatistics(byId: old.messageId) == nil)
  }
}
