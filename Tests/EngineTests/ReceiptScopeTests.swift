import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Direct receipts for everything up to a message, for a conversation and for one message; receipts of delivery.
@Suite struct ReceiptScopeTests {
  private let queue = DispatchQueue(label: "callbacks")

  private struct World {
    var environment: MessagingEnvironment
    var alice: Device
    var aliceEvents: EventRecorder
    var bob: Device
    var messages: [Message] = []
  }

  /// Alice has sent five messages to Bob, who has them.
  private func world(
    options: MessageOptions = .ordinary, alice change: (inout DeviceConfiguration) -> Void,
    bob changeBob: (inout DeviceConfiguration) -> Void = { _ in }
  ) async throws -> World {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (bob, bobEvents) = try await environment.connectedDevice("bob", "phone", changeBob)
    let (alice, aliceEvents) = try await environment.connectedDevice("alice", "phone", change)
    var world = World(environment: environment, alice: alice, aliceEvents: aliceEvents, bob: bob)
    for number in 0..<5 {
      let draft = MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .text("\(number)")), options: options)
      let message = try alice.send(draft)
      world.messages.append(try await aliceEvents.waitForOutcome(of: message.id).message)
      try await bobEvents.waitForMessage(message.id)
    }
    return world
  }

  private func acknowledge(_ message: Message, _ device: Device) async -> MessagingError? {
    await withCheckedContinuation { continuation in
      device.acknowledgeMessage(message.id, in: .direct("alice")) { continuation.resume(returning: $0) }
    }
  }

  /// The next receipt for what was read, which may come together with receipts of delivery.
  private func nextReceipt(_ recorder: EventRecorder) async throws -> DirectReceipt? {
    func direct(_ event: DeviceEvent) -> DirectReceipt? {
      guard case .receipts(let receipts) = event else { return nil }
      return receipts.lazy.compactMap { if case .direct(let receipt) = $0 { receipt } else { nil } }.first
    }
    return direct(try await recorder.wait { direct($0) != nil })
  }

  /// The messages reported as delivered so far.
  private func deliveries(_ recorder: EventRecorder) -> [MessageID] {
    recorder.events.flatMap { event -> [MessageID] in
      guard case .receipts(let receipts) = event else { return [] }
      return receipts.flatMap { if case .delivered(let receipt) = $0 { receipt.messages } else { [MessageID]() } }
    }
  }

  @Test func readersAreReportedInTheOrderOfTheMessages() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let group = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    try await aliceEvents.wait { if case .groupAdded = $0 { true } else { false } }
    var ids: [MessageID] = []
    for number in 0..<5 {
      let draft = MessageDraft(
        conversation: .group(group), body: MessageBody(content: .text("\(number)")),
        options: MessageOptions.ordinary.union(.wantsGroupReceipts))
      ids.append(try alice.send(draft).id)
      try await bobEvents.waitForMessage(ids[number])
    }
    _ = try await result { bob.acknowledgeGroup(.group(group), ids.reversed(), completion: $0) }
    var read: [MessageID] = []
    while read.count < ids.count {
      let event = try await aliceEvents.wait { if case .receipts = $0 { true } else { false } }
      guard case .receipts(let receipts) = event else { return }
      read += receipts.compactMap { if case .group(let receipt) = $0 { receipt.messageID } else { nil } }
    }
    #expect(read == ids)
  }

  @Test func messageIsReadAloneIfTheScopeIsASingleMessage() async throws {
    let world = try await world { configuration in
      configuration.reading.receiptScope = .singleMessage
      configuration.reading.listsMessages = true
    }
    let messages = world.messages
    #expect(await acknowledge(messages[2], world.bob) == nil)
    let single = try #require(try await nextReceipt(world.aliceEvents))
    #expect(single.scope == .message(messages[2].id))
    #expect(single.messages == [messages[2].id])
    #expect(messages.map(world.alice.isReadByPeer) == [false, false, true, false, false])
    // A repetition is not reported; the next receipt has the messages that were not read before.
    #expect(await acknowledge(messages[2], world.bob) == nil)
    let error = await withCheckedContinuation { continuation in
      world.bob.acknowledge(.direct("alice"), upTo: messages[3].sequence, asConversation: true) {
        continuation.resume(returning: $0)
      }
    }
    #expect(error == nil)
    let rest = try #require(try await nextReceipt(world.aliceEvents))
    #expect(rest.scope == .conversation)
    #expect(rest.messages == [messages[0].id, messages[1].id, messages[3].id])
    #expect(messages.map(world.alice.isReadByPeer) == [true, true, true, true, false])
    world.environment.shutDown()
  }

  @Test func messageIsAWatermarkByDefault() async throws {
    let world = try await world { _ in }
    #expect(await acknowledge(world.messages[2], world.bob) == nil)
    let receipt = try #require(try await nextReceipt(world.aliceEvents))
    #expect(receipt.sequence == world.messages[2].sequence)
    #expect(world.messages.map(world.alice.isReadByPeer) == [true, true, true, false, false])
    world.environment.shutDown()
  }

  @Test func onlyThePeersMessagesCanBeAcknowledged() async throws {
    let world = try await world { _ in }
    let own = try world.bob.send("my own", to: .direct("alice"))
    #expect(await acknowledge(own, world.bob) == MessagingError(.messageNotFound))
    world.environment.shutDown()
  }

  @Test func deliveryIsReportedOnRequest() async throws {
    let asking = try await world(options: MessageOptions.ordinary.union(.wantsDeliveryReceipt)) { _ in }
    // The read receipt comes after the receipts of delivery.
    #expect(await acknowledge(asking.messages[4], asking.bob) == nil)
    _ = try await nextReceipt(asking.aliceEvents)
    let delivered = deliveries(asking.aliceEvents)
    #expect(delivered == asking.messages.map(\.id))
    #expect(asking.alice.message(delivered[0])?.marks.contains(.deliveredToPeer) == true)
    // A receipt of a second device of the peer is not reported.
    let (tablet, _) = try await asking.environment.connectedDevice("bob", "tablet")
    let marker = try asking.alice.send("marker", to: .direct("bob"))
    let accepted = try await asking.aliceEvents.waitForOutcome(of: marker.id).message
    await withCheckedContinuation { continuation in
      tablet.acknowledge(.direct("alice"), upTo: accepted.sequence) { _ in continuation.resume() }
    }
    _ = try await nextReceipt(asking.aliceEvents)
    #expect(deliveries(asking.aliceEvents) == delivered)
    asking.environment.shutDown()
  }

  @Test func deliveryIsNotReportedByADeviceThatDoesNotConfirm() async throws {
    let world = try await world(
      options: MessageOptions.ordinary.union(.wantsDeliveryReceipt), alice: { _ in },
      bob: { $0.reading.confirmsDelivery = false })
    // The read receipt comes after any receipt of delivery would have.
    #expect(await acknowledge(world.messages[4], world.bob) == nil)
    _ = try await nextReceipt(world.aliceEvents)
    #expect(deliveries(world.aliceEvents) == [])
    world.environment.shutDown()
  }
}
