import Parlance
import ParlanceCore
import Testing

/// Names are compared without regard to case, and shown as registered, however an app wrote them.
@Suite struct RegisteredNameTests {
  private func name(_ conversation: ConversationID?) -> String? {
    if case .direct(let peer) = conversation { peer.name } else { nil }
  }

  private func listed(_ device: Device) -> [String?] { device.conversations().map { name($0.conversation) } }

  @Test func aConversationIsNamedAsItsPeerIsRegistered() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    try environment.administration.createAccount("Mixed")
    let (device, events) = try await environment.connectedDevice("alice")
    // Without a link the hub cannot say yet how the name is registered.
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let message = try device.send("hello", to: .direct("MIXED"))
    #expect(listed(device) == ["MIXED"])
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    let sent = try await events.waitForOutcome(of: message.id)
    #expect(sent.error == nil)
    #expect(name(sent.message.conversation) == "Mixed")
    #expect(listed(device) == ["Mixed"])
    #expect(name(device.message(message.id)?.conversation) == "Mixed")
    #expect(device.messages(MessageQuery(in: .direct("mixed"), limit: 1)).map { name($0.conversation) } == ["Mixed"])
    // Written otherwise again, it stays the one conversation.
    let second = try device.send("again", to: .direct("mixed"))
    #expect(try await events.waitForOutcome(of: second.id).error == nil)
    #expect(listed(device) == ["Mixed"])
    await device.disconnected()
    let (again, _) = try await environment.connectedDevice("alice")
    #expect(listed(again) == ["Mixed"])
    #expect(again.messages(MessageQuery(in: .direct("mixed"), limit: 9)).count == 2)
  }

  /// The app made the conversation itself, and the peer writes first.
  @Test func aPeerThatWritesNamesTheConversation() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let (mixed, _) = try await environment.connectedDevice("Mixed")
    let (device, events) = try await environment.connectedDevice("alice")
    let note = MessageDraft(conversation: .direct("MIXED"), body: MessageBody(content: .text("note")))
    _ = try device.save(note, sender: "alice", announces: false)
    #expect(listed(device) == ["MIXED"])
    let message = try mixed.send("hello", to: .direct("ALICE"))
    try await events.waitForMessage(message.id)
    #expect(listed(device) == ["Mixed"])
    #expect(name(device.message(message.id)?.conversation) == "Mixed")
  }

  @Test func aSenderIsNamedAsItIsRegistered() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    try environment.administration.createAccount("Alice")
    let (device, _) = try await environment.connectedDevice("ALICE")
    #expect(try device.send("hello", to: .direct("alice")).sender.name == "Alice")
  }
}
