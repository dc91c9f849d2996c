import Dispatch
import Parlance
import ParlanceCore
import Testing

/// "Revoke this, else deliver the command", in one request.
@Suite struct CommandRevocationTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func world() async throws -> (
    MessagingEnvironment, alice: (device: Device, recorder: EventRecorder),
    bob: (device: Device, recorder: EventRecorder)
  ) {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    let bob = try await environment.connectedDevice("bob")
    let alice = try await environment.connectedDevice("alice")
    return (environment, alice, bob)
  }

  private func command(_ id: MessageID, revoking target: MessageID, to conversation: ConversationID) -> MessageDraft {
    MessageDraft(
      id: id, conversation: conversation,
      body: MessageBody(
        content: .command(CommandContent(action: "take back")), attributes: "{\"id\":\"\(target.string)\"}"),
      options: [.synchronizes, .roams], revokes: target)
  }

  private func isRevocation(_ event: DeviceEvent) -> Bool { if case .revoked = event { true } else { false } }
  private func isCommand(_ event: DeviceEvent) -> Bool { if case .commands = event { true } else { false } }

  private func sent(_ text: String, from sender: (device: Device, recorder: EventRecorder)) async throws -> Message {
    let message = try sender.device.send(text, to: .direct("bob"))
    return try await sender.recorder.waitForOutcome(of: message.id).message
  }

  @Test func commandRevokesTheMessageAndTravelsWithTheRevocation() async throws {
    let (environment, alice, bob) = try await world()
    let (second, secondRecorder) = try await environment.connectedDevice("alice", "tablet")
    let message = try await sent("oops", from: alice)
    try await bob.recorder.waitForMessage(message.id)
    try await secondRecorder.waitForMessage(message.id)
    try alice.device.send(command("cmd-1", revoking: message.id, to: .direct("bob")))
    #expect(try await alice.recorder.waitForOutcome(of: "cmd-1").error == nil)
    for recorder in [bob.recorder, secondRecorder] {
      guard case .revoked(let reported) = try await recorder.wait(for: isRevocation) else { continue }
      #expect(reported.revocation.messageID == message.id)
      #expect(reported.revocation.request.command?.id == "cmd-1")
      #expect(reported.revocation.request.command?.body.attributes == "{\"id\":\"\(message.id.string)\"}")
      #expect(!recorder.events.contains(where: isCommand))
    }
    #expect(bob.device.wasRevoked(message.id))
    #expect(bob.device.message(message.id) == nil)
    #expect(second.message(message.id) == nil)
    // The sending device keeps its copy until its app deletes it, and is notified only of the acceptance.
    #expect(alice.device.message(message.id)?.id == message.id)
    #expect(!alice.recorder.events.contains(where: isRevocation))
    // Nothing of the message is left to be fetched.
    let (_, late) = try await environment.connectedDevice("bob", "tablet")
    #expect(late.received.isEmpty)
    environment.shutDown()
  }

  @Test func commandObeysTheRulesOfRevocations() async throws {
    let (environment, alice, bob) = try await world()
    let message = try await sent("mine", from: alice)
    try await bob.recorder.waitForMessage(message.id)
    try bob.device.send(command("forged", revoking: message.id, to: .direct("alice")))
    #expect(try await bob.recorder.waitForOutcome(of: "forged").error?.code == .notOwnMessage)
    clock.advance(bySeconds: 121)
    try alice.device.send(command("late", revoking: message.id, to: .direct("bob")))
    #expect(try await alice.recorder.waitForOutcome(of: "late").error?.code == .revokeWindowElapsed)
    // Neither command revoked anything, and no other device was notified.
    let marker = try await sent("marker", from: alice)
    try await bob.recorder.waitForMessage(marker.id)
    for recorder in [alice.recorder, bob.recorder] {
      #expect(!recorder.events.contains { isRevocation($0) || isCommand($0) })
    }
    #expect(bob.device.message(message.id) != nil)
    environment.shutDown()
  }

  @Test func commandForAnUnknownIDIsAnOrdinaryCommand() async throws {
    let (environment, alice, bob) = try await world()
    let note = try alice.device.send("to myself", to: .direct("alice"))
    _ = try await alice.recorder.waitForOutcome(of: note.id)
    for (id, target) in [("c1", "nothing"), ("c2", note.id.string)] {
      try alice.device.send(command(MessageID(id), revoking: MessageID(target), to: .direct("bob")))
      #expect(try await alice.recorder.waitForOutcome(of: MessageID(id)).error == nil)
      guard case .commands(let commands) = try await bob.recorder.wait(for: isCommand) else { continue }
      #expect(commands.map(\.id.string) == [id])
    }
    #expect(alice.device.message(note.id) != nil)
    environment.shutDown()
  }

  @Test func commandIsSentOnceAfterABreak() async throws {
    let (environment, alice, bob) = try await world()
    let message = try await sent("oops", from: alice)
    try await bob.recorder.waitForMessage(message.id)
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    try alice.device.send(command("cmd", revoking: message.id, to: .direct("bob")))
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    #expect(try await alice.recorder.waitForOutcome(of: "cmd").error == nil)
    try await bob.recorder.wait(for: isRevocation)
    // A resend of the same command is answered, and does nothing.
    try alice.device.send(command("cmd", revoking: message.id, to: .direct("bob")))
    #expect(try await alice.recorder.waitForOutcome(of: "cmd").error == nil)
    let marker = try await sent("marker", from: alice)
    try await bob.recorder.waitForMessage(marker.id)
    #expect(bob.recorder.events.filter { isRevocation($0) || isCommand($0) }.count == 1)
    environment.shutDown()
  }
}
