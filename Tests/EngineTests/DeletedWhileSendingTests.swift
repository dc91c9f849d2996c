import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Messages that the app deletes while they are being sent.
@Suite struct DeletedWhileSendingTests {
  enum Deletion: CaseIterable {
    case one, all, inRange

    func run(_ device: Device, _ message: Message) throws {
      switch self {
      case .one: try device.deleteMessage(message.id)
      case .all: try device.deleteMessages(in: nil, removesConversation: false)
      case .inRange:
        try device.deleteMessages(
          in: message.conversation, from: message.time, until: message.time, removesConversation: false)
      }
    }
  }

  private let bob = ConversationID.direct("bob")

  private func world() throws -> ScriptedWorld {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    return world
  }

  private func lastMessage(_ world: ScriptedWorld) -> MessageID? {
    world.device.conversations().first { $0.conversation == bob }?.lastMessage?.id
  }

  @Test(arguments: Deletion.allCases)
  func waitingMessageIsCancelled(_ deletion: Deletion) throws {
    let world = try world()
    world.device.linkDidChange(isReachable: false)
    let message = try world.device.send("text", to: bob)
    world.waitUntilIdle()
    #expect(world.sent.isEmpty)
    try deletion.run(world.device, message)
    world.waitUntilIdle()
    #expect(world.sent.map(\.id) == [message.id])
    #expect(world.sent.map(\.error) == [.cancelled])
    #expect(lastMessage(world) == nil)
    try world.again(world.connected())
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    #expect(world.sent.count == 1)
  }

  @Test(arguments: Deletion.allCases)
  func submittedMessageIsAcceptedAndNotShown(_ deletion: Deletion) throws {
    let world = try world()
    let message = try world.device.send("text", to: bob)
    world.waitUntilIdle()
    let (number, call) = try #require(world.hub.take(SubmitCall.self).first)
    try deletion.run(world.device, message)
    world.waitUntilIdle()
    #expect(world.sent.isEmpty)
    world.answer(
      number,
      Acceptance(
        id: call.id, sequence: 1, time: world.clock.now(), number: 1, senderNumber: 1, roster: [], isDuplicate: false))
    #expect(world.sent.map(\.id) == [message.id])
    #expect(world.sent.map(\.error) == [nil])
    #expect(lastMessage(world) == nil)
    #expect(world.device.messages(MessageQuery(in: bob, limit: 10)).isEmpty)
  }

  /// The link broke before the hub's answer, so the device does not know whether the hub has the message.
  @Test(arguments: Deletion.allCases)
  func messageSubmittedBeforeABreakIsAcceptedAndNotShown(_ deletion: Deletion) throws {
    let world = try world()
    let message = try world.device.send("text", to: bob)
    world.waitUntilIdle()
    #expect(world.hub.take(SubmitCall.self).count == 1)
    world.device.linkDidChange(isReachable: false)
    world.waitUntilIdle()
    #expect(!world.device.cancelSending(message.id))
    try deletion.run(world.device, message)
    world.waitUntilIdle()
    #expect(world.sent.isEmpty)
    try world.again(world.connected())
    let (number, call) = try #require(world.hub.take(SubmitCall.self).first)
    world.answer(
      number,
      Acceptance(
        id: call.id, sequence: 1, time: world.clock.now(), number: 1, senderNumber: 1, roster: [], isDuplicate: true))
    #expect(world.sent.map(\.error) == [nil])
    #expect(lastMessage(world) == nil)
    #expect(world.device.messages(MessageQuery(in: bob, limit: 10)).isEmpty)
  }

  @Test func refusedMessageStaysDeleted() throws {
    let world = try world()
    let message = try world.device.send("text", to: bob)
    world.waitUntilIdle()
    let (number, _) = try #require(world.hub.take(SubmitCall.self).first)
    try world.device.deleteMessage(message.id)
    world.refuse(number, .forbidden)
    #expect(world.sent.map(\.error) == [.forbidden])
    #expect(lastMessage(world) == nil)
    #expect(world.device.messages(MessageQuery(in: bob, limit: 10)).isEmpty)
  }
}
