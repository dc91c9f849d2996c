import Dispatch
import Parlance
import TestSupport
import Testing

@testable import ParlanceCore
@testable import ParlanceEngine

/// A device whose style ignores some messages.
@Suite struct IgnoredMessageTests {
  private let bob = ConversationID.direct("bob")

  /// Asks nothing that is not a secret, and notes what it was asked.
  private final class Filter: Sendable {
    private let asked = Lock<[MessageID]>([])
    var all: [MessageID] { asked.withLock { $0 } }
    func ignores(_ message: Message) -> Bool {
      asked.withLock { $0.append(message.id) }
      return message.body.content == .text("secret")
    }
  }

  @Test func ignoredMessageIsNeitherStoredNorCountedNorReported() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    let filter = Filter()
    let (alice, recorder) = try await environment.connectedDevice("alice") {
      $0.hooks.ignoresMessage = { filter.ignores($0) }
    }
    let (sender, events) = try await environment.connectedDevice("bob")
    for text in ["secret", "one", "secret", "two"] {
      let id = try sender.send(text, to: .direct("alice")).id
      _ = try await events.waitForOutcome(of: id)
    }
    let last = try sender.send("three", to: .direct("alice")).id
    try await recorder.waitForMessage(last)
    #expect(filter.all.count == 5)
    let query = MessageQuery(in: bob, limit: 10)
    #expect(alice.messages(query).map(\.body.content) == [.text("one"), .text("two"), .text("three")])
    #expect(alice.conversation(bob)?.unreadCount == 3 && alice.unreadCount(of: nil) == 3)
    // The hook is not asked about the device's own messages.
    let own = try alice.send("secret", to: bob).id
    _ = try await recorder.waitForOutcome(of: own)
    #expect(filter.all.count == 5 && alice.message(own, in: bob) != nil)
    environment.shutDown()
  }

  @Test func messagesThatWaitedAtTheHubPassTheHook() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    let filter = Filter()
    let hook: @Sendable (Message) -> Bool = { filter.ignores($0) }
    let (first, _) = try await environment.connectedDevice("alice") { $0.hooks.ignoresMessage = hook }
    await first.disconnected()
    let (sender, events) = try await environment.connectedDevice("bob")
    for text in ["secret", "open"] {
      _ = try await events.waitForOutcome(of: try sender.send(text, to: .direct("alice")).id)
    }
    let (alice, recorder) = try await environment.connectedDevice("alice") { $0.hooks.ignoresMessage = hook }
    #expect(recorder.received.count == 1 && alice.conversation(bob)?.unreadCount == 1)
    // The place of an ignored message is taken: a later login does not bring it back.
    await alice.disconnected()
    let (again, later) = try await environment.connectedDevice("alice")
    #expect(later.received.isEmpty && again.messages(MessageQuery(in: bob, limit: 10)).count == 1)
    environment.shutDown()
  }

  @Test func anIgnoredMessageThatIsRevokedIsReportedWithoutIt() async throws {
    let environment = MessagingEnvironment.inMemory(clock: ManualClock())
    let filter = Filter()
    let (alice, recorder) = try await environment.connectedDevice("alice") {
      $0.hooks.ignoresMessage = { filter.ignores($0) }
    }
    let (sender, events) = try await environment.connectedDevice("bob")
    let id = try sender.send("secret", to: .direct("alice")).id
    _ = try await events.waitForOutcome(of: id)
    sender.revoke(id, in: .direct("alice"), request: RevocationRequest()) { _ in }
    let event = try await recorder.wait { if case .revoked = $0 { true } else { false } }
    guard case .revoked(let reported) = event else {
      Issue.record("another event")
      return
    }
    #expect(reported.message == nil && !reported.wasUnread && alice.unreadCount(of: nil) == 0)
    environment.shutDown()
  }

  /// The answer is given on the callback queue, without a lock: it may use the device.
  @Test func theAnswerMayCallTheDevice() async throws {
    let queue = DispatchQueue(label: "callbacks")
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), callbackQueue: queue)
    let place = Lock<Device?>(nil)
    let (alice, recorder) = try await environment.connectedDevice("alice") {
      $0.hooks.ignoresMessage = { message in
        dispatchPrecondition(condition: .onQueue(queue))
        guard let device = place.withLock({ $0 }) else { return false }
        let isKnown = !device.messages(MessageQuery(in: message.conversation, limit: 1)).isEmpty
        _ = try? device.send("answer", to: message.conversation)
        return isKnown
      }
    }
    place.withLock { $0 = alice }
    let (sender, events) = try await environment.connectedDevice("bob")
    let first = try sender.send("first", to: .direct("alice")).id
    // The answer to the first one is in the database by then.
    try await recorder.waitForMessage(first)
    let second = try sender.send("second", to: .direct("alice")).id
    _ = try await events.waitForOutcome(of: second)
    while events.received.count < 2 { try await events.wait { if case .received = $0 { true } else { false } } }
    await alice.disconnected()
    #expect(recorder.received == [first])
    environment.shutDown()
  }

  /// Frames behind a message wait until the hook has decided on it, and the loss of the link is reported after both.
  @Test func theOrderStaysWhileTheAppThinks() async throws {
    let world = try ScriptedWorld { $0.hooks.ignoresMessage = { $0.id == "m1" } }
    try world.login(world.connected())
    world.push(textEvent("m1", in: bob, 1), textEvent("m2", in: bob, 2))
    #expect(world.recorder.received == ["m2"])
    world.inOneTurn {
      world.device.receive([.event(textEvent("m3", in: bob, 3))])
      world.device.receive([.tokenWillExpire(.zero)])
      world.device.receive([.event(textEvent("m4", in: bob, 4))])
      world.device.linkDidChange(isReachable: false)
    }
    #expect(world.recorder.received == ["m2", "m3", "m4"])
    #expect(world.changes.suffix(2) == [.tokenWillExpire(.zero), .lost])
    // Messages that are stored already are not fetched again.
    world.device.linkDidChange(isReachable: true)
    let head = StreamHead(stream: .conversation(bob), sequence: 4)
    try world.answer(ConnectCall.self, world.connected(heads: [head]))
    #expect(world.hub.take(PullCall.self).isEmpty && world.device.conversation(bob)?.unreadCount == 3)
  }
}
