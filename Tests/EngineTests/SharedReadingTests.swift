import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Reading one message, reading that other devices of the account follow, and the receipts of group members.
@Suite struct SharedReadingTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func answer(_ call: (@escaping (MessagingError?) -> Void) -> Void) async -> MessagingError? {
    await withCheckedContinuation { continuation in call { continuation.resume(returning: $0) } }
  }

  @Test func singleMessageIsMarkedAsRead() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (alice, _) = try await environment.connectedDevice("alice")
    let first = try alice.send("one", to: .direct("bob"))
    let second = try alice.send("two", to: .direct("bob"))
    try await bobEvents.waitForMessage(second.id)
    #expect(bob.unreadCount(of: nil) == 2)
    try bob.markRead(message: first.id)
    #expect(bob.unreadCount(of: nil) == 1)
    #expect(bob.conversation(.direct("alice"))?.unreadCount == 1)
    #expect(bob.message(first.id)?.marks.contains(.unread) == false)
    #expect(bob.message(second.id)?.marks.contains(.unread) == true)
    try bob.markRead(message: first.id)
    #expect(bob.unreadCount(of: nil) == 1)
    #expect(throws: MessagingError(.messageNotStored)) { try bob.markRead(message: "unknown") }
    // Another device sees the same, if it follows.
    try bob.markRead(.direct("alice"))
    #expect(bob.unreadCount(of: nil) == 0)
  }

  @Test func conversationReadElsewhereIsReportedToDevicesThatFollow() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (phone, phoneEvents) = try await environment.connectedDevice("bob", "phone")
    let (tablet, tabletEvents) = try await environment.connectedDevice("bob", "tablet") {
      $0.reading.synchronization.insert(.wholeConversations)
    }
    let (other, otherEvents) = try await environment.connectedDevice("bob", "other")
    let (alice, _) = try await environment.connectedDevice("alice")
    let message = try alice.send("one", to: .direct("bob"))
    for recorder in [phoneEvents, tabletEvents, otherEvents] { try await recorder.waitForMessage(message.id) }
    let sequence = try #require(phone.message(message.id)?.sequence)
    // A watermark says less than that the conversation was read.
    #expect(await answer { phone.acknowledge(.direct("alice"), upTo: sequence, completion: $0) } == nil)
    let second = try alice.send("two", to: .direct("bob"))
    for recorder in [phoneEvents, tabletEvents, otherEvents] { try await recorder.waitForMessage(second.id) }
    #expect(tablet.unreadCount(of: nil) == 2)
    let last = try #require(phone.message(second.id)?.sequence)
    #expect(
      await answer { phone.acknowledge(.direct("alice"), upTo: last, asConversation: true, completion: $0) } == nil)
    let event = try await tabletEvents.wait { if case .readElsewhere = $0 { true } else { false } }
    guard case .readElsewhere(let conversation) = event else { return }
    #expect(conversation == .direct("alice"))
    #expect(tablet.unreadCount(of: nil) == 0)
    #expect(other.unreadCount(of: nil) == 2)
    #expect(!phoneEvents.events.contains { if case .readElsewhere = $0 { true } else { false } })
    #expect(tabletEvents.events.filter { if case .readElsewhere = $0 { true } else { false } }.count == 1)
  }

  @Test func noteWithAGroupReceiptReachesTheSender() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let id = try environment.administration.createGroup(id: "g", name: "g", owner: "alice", members: ["bob"])
    let message = try alice.send(
      MessageDraft(
        conversation: .group(id), body: MessageBody(content: .text("read?")),
        options: .ordinary.union(.wantsGroupReceipts)))
    try await bobEvents.waitForMessage(message.id)
    clock.advance(byMilliseconds: 500)
    let outcome: Result<[MessageID], MessagingError> = await withCheckedContinuation { continuation in
      bob.acknowledgeGroup(.group(id), [message.id], note: "gladly") { continuation.resume(returning: $0) }
    }
    #expect(try outcome.get().isEmpty)
    let event = try await aliceEvents.wait { if case .receipts = $0 { true } else { false } }
    guard case .receipts(let receipts) = event, case .group(let receipt) = receipts.first else {
      Issue.record("another receipt")
      return
    }
    #expect(receipt.reader == "bob")
    #expect(receipt.note == "gladly")
    #expect(receipt.time == clock.now())
    let detail: Result<GroupReceiptDetail, MessagingError> = await withCheckedContinuation { continuation in
      alice.fetchReceiptDetail(.group(id), message.id) { continuation.resume(returning: $0) }
    }
    #expect(try detail.get().reads == [GroupReader(account: "bob", time: clock.now(), note: "gladly")])
    #expect(try detail.get().readers == ["bob"])
  }
}
