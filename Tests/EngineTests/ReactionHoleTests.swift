import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Reactions to messages of which a device that was away lacks some.
@Suite struct ReactionHoleTests {
  private let queue = DispatchQueue(label: "reactions.callbacks")
  private let alice = ConversationID.direct("alice")
  private let bob = ConversationID.direct("bob")

  private func environment() -> MessagingEnvironment {
    var settings = HubSettings()
    settings.pullLimit = 4
    settings.catchUpLimit = 6
    return .inMemory(callbackQueue: queue, settings: settings)
  }

  private func done(_ start: (@escaping (MessagingError?) -> Void) -> Void) async -> MessagingError? {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
  }

  private func send(_ device: Device, _ events: EventRecorder, _ text: String) async throws -> MessageID {
    let id = try device.send(text, to: bob).id
    _ = try await events.waitForOutcome(of: id)
    return id
  }

  @Test func reactionsThatChangedInAHoleAreKnown() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let (sender, events) = try await environment.connectedDevice("alice")
    let (first, firstEvents) = try await environment.connectedDevice("bob")
    let old = try await send(sender, events, "old")
    try await firstEvents.wait {
      if case .received(let messages) = $0 { messages.contains { $0.id == old } } else { false }
    }
    #expect(await done { sender.addReaction("gone", to: old, in: bob, completion: $0) } == nil)
    try await firstEvents.wait { if case .reaction = $0 { true } else { false } }
    await first.disconnected()

    // In the hole: a change of the old message, and a message with reactions, of which some come behind the hole.
    #expect(await done { sender.removeReaction("gone", from: old, in: bob, completion: $0) } == nil)
    #expect(await done { sender.addReaction("+", to: old, in: bob, completion: $0) } == nil)
    let missed = try await send(sender, events, "missed")
    #expect(await done { sender.addReaction("before", to: missed, in: bob, completion: $0) } == nil)
    #expect(await done { sender.addReaction("fleeting", to: missed, in: bob, completion: $0) } == nil)
    for number in 0..<10 { _ = try await send(sender, events, "\(number)") }
    #expect(await done { sender.addReaction("behind", to: missed, in: bob, completion: $0) } == nil)
    #expect(await done { sender.removeReaction("fleeting", from: missed, in: bob, completion: $0) } == nil)

    let (again, _) = try await environment.connectedDevice("bob")
    #expect(again.conversation(alice)?.lacksMessages == true)
    #expect(again.reactions(of: old, in: alice).map(\.text) == ["+"])
    #expect(again.reactions(of: missed, in: alice).isEmpty)
    let page: Result<[Message], MessagingError> = await withCheckedContinuation { continuation in
      again.page(MessageQuery(in: alice, limit: 100)) { continuation.resume(returning: $0) }
    }
    #expect(try page.get().count == 12)
    #expect(again.conversation(alice)?.lacksMessages == false)
    #expect(again.reactions(of: missed, in: alice).map(\.text) == ["before", "behind"])
    #expect(again.reactions(of: old, in: alice).map(\.text) == ["+"])
  }
}
