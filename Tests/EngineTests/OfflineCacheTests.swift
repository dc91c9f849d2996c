import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Messages that wait for an absent device, and the reports to their sender.
@Suite struct OfflineCacheTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()
  private let week: Int64 = 7 * 86_400_000

  private func environment() -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
  }

  private func limited(_ configuration: inout DeviceConfiguration, count: Int = 200) {
    configuration.login.waitingLimits = WaitingLimits(count: count, age: week)
    configuration.retention.resumesSending = false
  }

  private func marks(_ recorder: EventRecorder) -> [MessageID: MessageMarks] {
    var marks: [MessageID: MessageMarks] = [:]
    for event in recorder.events {
      if case .received(let messages) = event { for message in messages { marks[message.id] = message.marks } }
    }
    return marks
  }

  private func send(
    _ texts: [String], by device: Device, _ recorder: EventRecorder, options: MessageOptions = .ordinary
  ) async throws -> [Message] {
    var sent: [Message] = []
    for text in texts {
      let draft = MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .text(text)), options: options)
      sent.append(try await recorder.waitForOutcome(of: try device.send(draft).id).message)
    }
    return sent
  }

  @Test func theNewestWaitAndAreMarked() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (carol, carolEvents) = try await environment.connectedDevice("carol")
    let (bob, _) = try await environment.connectedDevice("bob") { limited(&$0, count: 3) }
    await bob.disconnected()
    let first = try await send(["1", "2"], by: alice, aliceEvents)
    clock.advance(bySeconds: 1)
    let second = try await send(["3", "4"], by: carol, carolEvents)
    #expect((first + second).allSatisfy { $0.marks.contains(.peerAbsent) })
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0, count: 3) }
    #expect(Set(events.received) == Set([first[1].id] + second.map(\.id)))
    #expect(marks(events).values.allSatisfy { $0.contains(.waited) })
    let live = try await send(["live"], by: alice, aliceEvents)
    #expect(!live[0].marks.contains(.peerAbsent))
    try await events.waitForMessage(live[0].id)
    #expect(marks(events)[live[0].id]?.contains(.waited) == false)
  }

  @Test func oldMessageIsNotDelivered() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob") { limited(&$0) }
    await bob.disconnected()
    _ = try await send(["old"], by: alice, aliceEvents)
    clock.advance(byMilliseconds: week + 1)
    let new = try await send(["new"], by: alice, aliceEvents)
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0) }
    #expect(events.received == new.map(\.id))
  }

  @Test func aNewDeviceIsGivenOnlyWhatNoOtherHas() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (other, otherEvents) = try await environment.connectedDevice("bob", "other")
    let had = try await send(["had"], by: alice, aliceEvents)
    try await otherEvents.waitForMessage(had[0].id)
    clock.advance(bySeconds: 1)
    await other.disconnected()
    clock.advance(bySeconds: 1)
    let missed = try await send(["missed"], by: alice, aliceEvents)
    clock.advance(bySeconds: 1)
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0) }
    #expect(events.received == missed.map(\.id))
  }

  @Test func aKnownDeviceIsGivenOnlyWhatNoOtherHas() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob") { limited(&$0) }
    let (other, otherEvents) = try await environment.connectedDevice("bob", "other")
    await bob.disconnected()
    clock.advance(bySeconds: 1)
    let had = try await send(["had"], by: alice, aliceEvents)
    try await otherEvents.waitForMessage(had[0].id)
    clock.advance(bySeconds: 1)
    await other.disconnected()
    clock.advance(bySeconds: 1)
    let missed = try await send(["missed"], by: alice, aliceEvents)
    clock.advance(bySeconds: 1)
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0) }
    #expect(events.received == missed.map(\.id))
  }

  @Test func continuedLoginReceivesMissedMessages() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0) }
    let (_, otherEvents) = try await environment.connectedDevice("bob", "other")
    clock.advance(bySeconds: 1)
    environment.setReachable(false, account: "bob", device: "phone", style: "Test")
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    let missed = try await send(["missed"], by: alice, aliceEvents)
    try await otherEvents.waitForMessage(missed[0].id)
    clock.advance(bySeconds: 1)
    environment.setReachable(true, account: "bob", device: "phone", style: "Test")
    try await events.waitForMessage(missed[0].id)
  }

  @Test func messageThatRequiresPresenceIsRefusedWithoutIt() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob") {
      limited(&$0)
      $0.reading.confirmsDelivery = false
    }
    let options = MessageOptions.ordinary.union([.requiresPresence, .wantsConfirmation])
    let draft = MessageDraft(
      conversation: .direct("bob"), body: MessageBody(content: .text("are you there?")), options: options)
    let message = try alice.send(draft)
    try await bobEvents.waitForMessage(message.id)
    try await aliceEvents.wait { if case .receipts = $0 { true } else { false } }
    await bob.disconnected()
    let refused = try alice.send(draft)
    #expect(try await aliceEvents.waitForOutcome(of: refused.id).error?.code == .accountNotFound)
    let (_, events) = try await environment.connectedDevice("bob") { limited(&$0) }
    #expect(events.received.isEmpty)
  }

  /// A resend after a lost reply is not a new message, whether its receiver is still connected or not.
  @Test func deliveredMessageIsNotRefusedAfterwards() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let draft = MessageDraft(
      conversation: .direct("bob"), body: MessageBody(content: .text("now or never")),
      options: MessageOptions.ordinary.union(.requiresPresence))
    for _ in 0..<20 {
      let (bob, bobEvents) = try await environment.connectedDevice("bob")
      let id = try alice.send(draft).id
      environment.setReachable(false, account: "alice", device: "phone", style: "Test")
      await bob.disconnected()
      environment.setReachable(true, account: "alice", device: "phone", style: "Test")
      let error = try await aliceEvents.waitForOutcome(of: id).error
      #expect(!bobEvents.received.contains(id) || error == nil)
    }
  }

  @Test func commandIsConfirmed() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    _ = try await environment.connectedDevice("bob")
    let draft = MessageDraft(
      conversation: .direct("bob"), body: MessageBody(content: .command(CommandContent(action: "wave"))),
      options: [.stored, .roams, .wantsDeliveryReceipt])
    let id = try alice.send(draft).id
    let event = try await aliceEvents.wait { if case .receipts = $0 { true } else { false } }
    guard case .receipts(let receipts) = event else { return }
    #expect(receipts == [.delivered(DeliveryReceipt(conversation: .direct("bob"), messages: [id]))])
  }

  @Test func aConfirmationThatWasLostIsSentAgain() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    var configuration = DeviceConfiguration(style: "Test", account: "bob", device: "phone")
    configuration.reading.confirmsDelivery = false
    let recorder = EventRecorder()
    let bob = try environment.openDevice(configuration) { recorder.record($0) }
    bob.connectEventually(token: "")
    try await recorder.waitUntilSynchronized()
    let options = MessageOptions.ordinary.union(.wantsConfirmation)
    let draft = MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .text("x")), options: options)
    // Breaks at any moment between the arrival and the confirmation lose nothing.
    for _ in 0..<20 {
      let id = try alice.send(draft).id
      for isReachable in [false, true, false, true] {
        environment.setReachable(isReachable, account: "bob", device: "phone", style: "Test")
      }
      try await aliceEvents.wait { event in
        event.receipts.contains(.delivered(DeliveryReceipt(conversation: .direct("bob"), messages: [id])))
      }
    }
  }

  @Test func messagesAreNotKeptIfTheStyleKeepsNone() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice") { $0.retention.keepsMessages = false }
    let (bob, bobEvents) = try await environment.connectedDevice("bob") { $0.retention.keepsMessages = false }
    let options = MessageOptions.ordinary.union(.wantsConfirmation)
    var ids: [MessageID] = []
    for number in 0..<3 {
      let draft = MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .text("\(number)")), options: options)
      let id = try alice.send(draft).id
      ids.append(id)
      try await bobEvents.waitForMessage(id)
      // It is confirmed nevertheless.
      try await aliceEvents.wait { event in
        event.receipts.contains(.delivered(DeliveryReceipt(conversation: .direct("bob"), messages: [id])))
      }
    }
    let refused = try alice.send("to whom?", to: .direct("nobody")).id
    _ = try await aliceEvents.waitForOutcome(of: refused)
    // Reported messages are deleted in the turn after the callback.
    for device in [alice, bob] {
      for _ in 0..<2 { _ = try await result { device.fetchServerTime(completion: $0) } }
      let query = MessageQuery(in: nil, limit: 100)
      #expect(device.messages(query).isEmpty)
    }
    #expect(bobEvents.received == ids)
  }

  @Test func unsentMessageOfAnEarlierLoginIsDroppedIfSendingDoesNotResume() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice") { limited(&$0) }
    let (_, bobEvents) = try await environment.connectedDevice("bob")
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    try await aliceEvents.wait { if case .connection(.lost) = $0 { true } else { false } }
    let waiting = try alice.send("waiting", to: .direct("bob"))
    await alice.disconnected()
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    let (again, _) = try await environment.connectedDevice("alice") { limited(&$0) }
    #expect(!again.isSending(waiting.id))
    let later = try again.send("later", to: .direct("bob"))
    try await bobEvents.waitForMessage(later.id)
    #expect(bobEvents.received == [later.id])
  }
}

extension DeviceEvent {
  /// The receipts in the event.
  fileprivate var receipts: [Receipt] { if case .receipts(let receipts) = self { receipts } else { [] } }
}
