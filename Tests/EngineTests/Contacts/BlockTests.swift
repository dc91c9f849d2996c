import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The effects of a block on the messages, requests and receipts of the blocked account.
@Suite struct BlockTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  /// An environment with alice, and with bob, who has two devices.
  private struct World {
    let environment: MessagingEnvironment
    let alice: (device: Device, recorder: EventRecorder)
    let bob: (device: Device, recorder: EventRecorder)
    let tablet: (device: Device, recorder: EventRecorder)
  }

  private func world(_ notifier: (any PushNotifier)? = nil) async throws -> World {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue, pushNotifier: notifier)
    let alice = try await environment.connectedDevice("alice")
    let bob = try await environment.connectedDevice("bob")
    let tablet = try await environment.connectedDevice("bob", "tablet")
    return World(environment: environment, alice: alice, bob: bob, tablet: tablet)
  }

  private func block(_ isBlocked: Bool, _ world: World) async throws {
    _ = try await result {
      world.alice.device.updateContact("bob", ContactUpdate(isBlocked: isBlocked), completion: $0)
    }
  }

  private func received(_ recorder: EventRecorder) -> [String] {
    recorder.events.flatMap { event -> [String] in
      switch event {
      case .received(let messages), .commands(let messages):
        return messages.map { message in
          switch message.body.content {
          case .text(let text): text
          case .command(let command): "command \(command.action)"
          default: "?"
          }
        }
      default: return []
      }
    }
  }

  /// Sends a message that alice receives despite the block, and waits for it.
  private func settle(_ world: World) async throws {
    let (carol, _) = try await world.environment.connectedDevice("carol")
    let last = try carol.send("last", to: .direct("alice"))
    try await world.alice.recorder.waitForMessage(last.id)
  }

  @Test func reactionsOfABlockedAccountAreRefused() async throws {
    let world = try await world()
    let (alice, bob) = (world.alice.device, world.bob.device)
    let words = try alice.send("hello", to: .direct("bob"))
    try await world.bob.recorder.waitForMessage(words.id)
    let react = { (text: String) in
      await error { bob.addReaction(text, to: words.id, in: .direct("alice"), completion: $0) }
    }
    #expect(await react("+") == nil)
    try await block(true, world)
    #expect(await react("-")?.code == .blocked)
    // Bob may remove an existing reaction, and alice, who blocked him, may react.
    #expect(await error { bob.removeReaction("+", from: words.id, in: .direct("alice"), completion: $0) } == nil)
    #expect(await error { alice.addReaction("*", to: words.id, in: .direct("bob"), completion: $0) } == nil)
    try await block(false, world)
    #expect(await react("-") == nil)
  }

  @Test func pinsOfABlockedAccountAreRefused() async throws {
    let world = try await world()
    let (alice, bob) = (world.alice.device, world.bob.device)
    let words = try alice.send("hello", to: .direct("bob"))
    try await world.bob.recorder.waitForMessage(words.id)
    try await block(true, world)
    let pin = { (device: Device, other: AccountID) in
      await error { done in
        device.pinMessage(words.id, in: .direct(other)) { result in
          if case .failure(let error) = result { done(error) } else { done(nil) }
        }
      }
    }
    #expect(await pin(bob, "alice")?.code == .blocked)
    #expect(await pin(alice, "bob") == nil)
  }

  @Test func editsOfABlockedAccountAreRefusedExceptOfWithheldMessages() async throws {
    let world = try await world()
    let bob = world.bob.device
    let before = try bob.send("before", to: .direct("alice"))
    try await world.alice.recorder.waitForMessage(before.id)
    let edit = { (id: MessageID) in
      await error { done in
        bob.edit(id, in: .direct("alice"), to: .text("edited")) { result in
          if case .failure(let error) = result { done(error) } else { done(nil) }
        }
      }
    }
    try await block(true, world)
    #expect(await edit(before.id)?.code == .blocked)
    // Only the sender's devices have the withheld message.
    let kept = try bob.send("kept away", to: .direct("alice"))
    try await world.tablet.recorder.waitForMessage(kept.id)
    #expect(await edit(kept.id) == nil)
    try await world.tablet.recorder.wait {
      if case .edited(let message) = $0 { message.id == kept.id } else { false }
    }
    try await settle(world)
    #expect(!world.alice.recorder.events.contains { if case .edited = $0 { true } else { false } })
    #expect(world.alice.device.message(before.id)?.body.content == .text("before"))
  }

  @Test func messagesOfABlockedAccountAreWithheld() async throws {
    let world = try await world()
    let before = try world.bob.device.send("before", to: .direct("alice"))
    try await world.alice.recorder.waitForMessage(before.id)
    try await block(true, world)
    let text = try world.bob.device.send("kept away", to: .direct("alice"))
    let outcome = try await world.bob.recorder.waitForOutcome(of: text.id)
    #expect(outcome.error == nil && outcome.message.marks.contains(.withheld) && outcome.message.number == 0)
    #expect(world.bob.device.message(text.id)?.marks.contains(.withheld) == true)
    // The sender's other device has it, and knows.
    try await world.tablet.recorder.waitForMessage(text.id)
    #expect(world.tablet.device.message(text.id)?.marks.contains(.withheld) == true)
    let command = MessageDraft(
      id: "c", conversation: .direct("alice"), body: MessageBody(content: .command(CommandContent(action: "go"))))
    try world.bob.device.send(command)
    #expect(try await world.bob.recorder.waitForOutcome(of: "c").message.marks.contains(.withheld))
    var typing = command
    typing.id = "t"
    typing.options = .onlineOnly
    try world.bob.device.send(typing)
    #expect(try await world.bob.recorder.waitForOutcome(of: "t").error == nil)

    // Groups and the other direction are not affected.
    _ = try world.environment.administration.createGroup(id: "g", name: "g", owner: "alice", members: ["bob"])
    try await world.bob.recorder.wait { if case .groupAdded = $0 { true } else { false } }
    let inGroup = try world.bob.device.send("in a group", to: .group("g"))
    try await world.alice.recorder.waitForMessage(inGroup.id)
    let back = try world.alice.device.send("back", to: .direct("bob"))
    try await world.bob.recorder.waitForMessage(back.id)

    // A withheld message stays withheld: on another device, and after the block.
    try await block(false, world)
    let after = try world.bob.device.send("after", to: .direct("alice"))
    try await world.alice.recorder.waitForMessage(after.id)
    #expect(received(world.alice.recorder).filter { $0 != "?" } == ["before", "in a group", "after"])
    let second = try await world.environment.connectedDevice("alice", "tablet")
    #expect(second.device.message(text.id) == nil && second.device.message(after.id) != nil)
    let query = HistoryQuery(conversation: .direct("bob"), limit: 50)
    let history = try await result { second.device.fetchHistory(query, completion: $0) }.map(\.id)
    #expect(history == [before.id, back.id, after.id])
    #expect(second.device.conversation(.direct("bob"))?.unreadCount == 2)
  }

  @Test func blockedSenderIsRefusedOnRequest() async throws {
    let world = try await world()
    try await block(true, world)
    var draft = MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .text("x")))
    draft.options.insert(.failsIfBlocked)
    let failed = try world.bob.device.send(draft)
    #expect(try await world.bob.recorder.waitForOutcome(of: failed.id).error?.code == .blocked)
    draft.options = [.ordinary, .requiresPresence]
    let unreachable = try world.bob.device.send(draft)
    #expect(try await world.bob.recorder.waitForOutcome(of: unreachable.id).error?.code == .accountNotFound)
    try await block(false, world)
    _ = try world.bob.device.resend(failed.id)
    try await world.alice.recorder.waitForMessage(failed.id)
  }

  @Test func receiptsOfABlockedAccountAreWithheld() async throws {
    let world = try await world()
    let (alice, bob) = (world.alice, world.bob)
    let sent = try (0..<3).map { index in
      var draft = MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .text("\(index)")))
      draft.options.insert(.wantsConfirmation)
      return try alice.device.send(draft)
    }
    try await bob.recorder.waitForMessage(sent[2].id)
    _ = try await alice.recorder.wait { if case .receipts = $0 { true } else { false } }
    let before = alice.recorder.events.count
    try await block(true, world)
    let places = sent.compactMap { bob.device.message($0.id)?.sequence }
    #expect(await error { bob.device.acknowledge(.direct("alice"), upTo: places[1], completion: $0) } == nil)
    #expect(await error { bob.device.acknowledgeMessage(sent[0].id, in: .direct("alice"), completion: $0) } == nil)
    try await settle(world)
    #expect(
      !alice.recorder.events.dropFirst(before).contains { event in
        guard case .receipts(let receipts) = event else { return false }
        return receipts.contains { if case .direct = $0 { true } else { false } }
      })
    try await block(false, world)
    #expect(await error { bob.device.acknowledge(.direct("alice"), upTo: places[2], completion: $0) } == nil)
    try await alice.recorder.wait { event in
      guard case .receipts(let receipts) = event, case .direct(let receipt)? = receipts.first else { return false }
      return receipt.sequence == places[2]
    }
  }

  @Test func revocationOfAWithheldMessageIsNotReported() async throws {
    let world = try await world()
    let seen = try world.bob.device.send("seen", to: .direct("alice"))
    try await world.alice.recorder.waitForMessage(seen.id)
    try await block(true, world)
    let unseen = try world.bob.device.send("unseen", to: .direct("alice"))
    try await world.tablet.recorder.waitForMessage(unseen.id)
    for id in [unseen.id, seen.id] {
      #expect(
        await error {
          world.bob.device.revoke(id, in: .direct("alice"), request: RevocationRequest(), completion: $0)
        } == nil)
    }
    for _ in 0..<2 { try await world.tablet.recorder.wait { if case .revoked = $0 { true } else { false } } }
    // A message that was delivered may be revoked despite the block.
    try await world.alice.recorder.wait { if case .revoked = $0 { true } else { false } }
    try await settle(world)
    let revoked = world.alice.recorder.events.compactMap { event in
      if case .revoked(let reported) = event { reported.revocation.messageID } else { nil }
    }
    #expect(revoked == [seen.id])
    let second = try await world.environment.connectedDevice("alice", "tablet")
    #expect(
      !second.recorder.events.contains { event in
        if case .revoked(let reported) = event { reported.revocation.messageID == unseen.id } else { false }
      })
  }

  @Test func requestsOfABlockedAccountAreIgnored() async throws {
    let world = try await world()
    let (alice, bob) = (world.alice, world.bob)
    _ = try await result { bob.device.requestFriend("alice", completion: $0) }
    try await alice.recorder.waitForContact(.requested)
    try await block(true, world)
    #expect(alice.device.contacts() == [Contact(account: "bob", isBlocked: true)])
    let refused = await refusal { alice.device.answerFriendRequest(of: "bob", accepts: true, completion: $0) }
    #expect(refused == .requestNotFound)
    let asked = try await result { bob.device.requestFriend("alice", message: "again", completion: $0) }
    #expect(asked == Contact(account: "alice"))
    #expect(await refusal { bob.device.requestFriend("alice", isImmediate: true, completion: $0) } == .blocked)
    try await settle(world)
    #expect(alice.recorder.contactChanges == ["bob requested bob", "alice blocked bob"])
    // Alice, who blocked bob, may request, and bob may accept.
    _ = try await result { alice.device.requestFriend("bob", completion: $0) }
    try await bob.recorder.waitForContact(.requested)
    _ = try await result { bob.device.answerFriendRequest(of: "alice", accepts: true, completion: $0) }
    try await alice.recorder.waitForContact(.approved)
    #expect(alice.device.contacts() == [Contact(account: "bob", isFriend: true, isBlocked: true)])
    // Bob does not learn of the block.
    #expect(bob.device.contacts() == [Contact(account: "alice", isFriend: true)])
    let text = try bob.device.send("kept away", to: .direct("alice"))
    #expect(try await bob.recorder.waitForOutcome(of: text.id).message.marks.contains(.withheld))
  }

  @Test func mutedOrBlockedSenderCausesNoPush() async throws {
    let notifier = RecordingNotifier()
    let world = try await world(notifier)
    await world.alice.device.disconnected()
    func ring(_ text: String) async throws {
      let message = try world.bob.device.send(text, to: .direct("alice"))
      _ = try await world.bob.recorder.waitForOutcome(of: message.id)
    }
    func change(_ update: ContactUpdate) async throws {
      let (device, _) = try await world.environment.connectedDevice("alice")
      _ = try await result { device.updateContact("bob", update, completion: $0) }
      await device.disconnected()
    }
    try await ring("one")
    try await change(ContactUpdate(isMuted: true))
    try await ring("two")
    try await change(ContactUpdate(isMuted: false))
    try await ring("three")
    try await change(ContactUpdate(isBlocked: true))
    try await ring("four")
    let (alice, _) = try await world.environment.connectedDevice("alice")
    // The login came in a turn behind all of them.
    #expect(notifier.texts == ["one", "three"])
    #expect(alice.conversation(.direct("bob"))?.unreadCount == 3)
  }

  private func refusal(
    _ call: (@escaping (Result<Contact, MessagingError>) -> Void) -> Void
  ) async -> MessagingError.Code? {
    do {
      _ = try await result(call)
      return nil
    } catch {
      return (error as? MessagingError)?.code
    }
  }
}

/// Keeps the texts of push notifications.
private final class RecordingNotifier: PushNotifier {
  private let state = Lock<[String]>([])

  var texts: [String] { state.withLock { $0 } }
  func notify(_ notifications: [PushNotification]) { state.withLock { $0 += notifications.compactMap(\.text) } }
}
