import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Rooms and groups that devices subscribe to, and their attributes.
@Suite struct SubscriptionTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func environment() -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
  }

  private func visitor(
    _ account: AccountID, in environment: MessagingEnvironment
  ) async throws -> (device: Device, recorder: EventRecorder) {
    try await environment.connectedDevice(account) { $0.login.groups = .subscribed }
  }

  private func change(_ recorder: EventRecorder) async throws -> SubscriberChange? {
    let event = try await recorder.wait { event in
      switch event {
      case .presence(.subscribers), .roomMembersChanged: true
      default: false
      }
    }
    switch event {
    case .presence(.subscribers(let change)): return change
    case .roomMembersChanged(let room, let entered, let left):
      return SubscriberChange(
        conversation: .room(room.id), entered: entered.map(\.account), left: left, count: room.memberCount)
    default: return nil
    }
  }

  @Test func aRoomIsMadeByTheFirstSubscriber() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await visitor("alice", in: environment)
    let (bob, bobEvents) = try await visitor("bob", in: environment)
    #expect(await failure { alice.subscribe(to: "lobby", createsRoom: false, completion: $0) }?.code == .roomNotFound)
    let first = try await result { alice.subscribe(to: "lobby", createsRoom: true, completion: $0) }
    #expect(first == Subscribers(conversation: .room("lobby"), accounts: ["alice"]))
    let second = try await result { bob.subscribe(to: "lobby", createsRoom: true, completion: $0) }
    #expect(second.accounts == ["alice", "bob"])
    #expect(
      try await change(aliceEvents)
        == SubscriberChange(conversation: .room("lobby"), entered: ["bob"], left: [], count: 2))
    let message = try bob.send("hello", to: .room("lobby"))
    try await aliceEvents.waitForMessage(message.id)
    // An account that enters without subscribing is there too.
    let (carol, _) = try await environment.connectedDevice("carol")
    _ = try await result { carol.enterRoom("lobby", nickname: nil, custom: nil, completion: $0) }
    #expect(try await change(bobEvents)?.entered == ["carol"])
    #expect(
      try await result { bob.fetchSubscribers(of: "lobby", completion: $0) }.accounts == ["alice", "bob", "carol"])
    #expect(
      try await result { bob.fetchSubscriberCounts(of: ["lobby", "nowhere"], completion: $0) }
        == ["lobby": 3, "nowhere": 0])
    await carol.disconnected()
    #expect(try await change(bobEvents)?.left == ["carol"])
    #expect(await error { alice.unsubscribe(from: "lobby", completion: $0) } == nil)
    #expect(
      try await change(bobEvents)
        == SubscriberChange(conversation: .room("lobby"), entered: [], left: ["alice"], count: 1))
    #expect(await error { alice.unsubscribe(from: "lobby", completion: $0) }?.code == .notMember)
    #expect(await failure { alice.fetchSubscribers(of: "lobby", completion: $0) }?.code == .notMember)
  }

  @Test func finalUnsubscriptionIsNotUndoneByAReconnection() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await visitor("alice", in: environment)
    let (bob, _) = try await visitor("bob", in: environment)
    _ = try await result { alice.subscribe(to: "lobby", createsRoom: true, completion: $0) }
    _ = try await result { alice.subscribe(to: "bar", createsRoom: true, completion: $0) }
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    try await aliceEvents.wait { if case .connection(.lost) = $0 { true } else { false } }
    #expect(await error { alice.unsubscribe(from: "lobby", isFinal: true, completion: $0) }?.code == .notConnected)
    #expect(await error { alice.unsubscribe(from: "bar", completion: $0) }?.code == .notConnected)
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    try await aliceEvents.waitUntilSynchronized()
    _ = try await result { alice.fetchServerTime(completion: $0) }
    #expect(
      try await result { bob.fetchSubscriberCounts(of: ["lobby", "bar"], completion: $0) } == ["lobby": 0, "bar": 1])
    // Coming again is another matter.
    _ = try await result { alice.subscribe(to: "lobby", createsRoom: false, completion: $0) }
    #expect(try await result { bob.fetchSubscriberCounts(of: ["lobby"], completion: $0) } == ["lobby": 1])
  }

  @Test func aGroupIsHeardByThoseWhoFollowItAndItsSubscribers() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await visitor("alice", in: environment)
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (carol, carolEvents) = try await visitor("carol", in: environment)
    let id = try environment.administration.createGroup(name: "g", owner: "bob", members: ["alice"])
    #expect(await failure { carol.subscribe(to: id, createsRoom: true, completion: $0) }?.code == .notMember)
    let unheard = try bob.send("unheard", to: .group(id))
    _ = try await bobEvents.waitForOutcome(of: unheard.id)
    let subscribers = try await result { alice.subscribe(to: id, createsRoom: true, completion: $0) }
    #expect(subscribers == Subscribers(conversation: .group(id), accounts: ["alice"]))
    let heard = try bob.send("heard", to: .group(id))
    try await aliceEvents.waitForMessage(heard.id)
    let reply = try alice.send("reply", to: .group(id))
    try await bobEvents.waitForMessage(reply.id)
    #expect(aliceEvents.received == [heard.id])
    // A subscription survives a break of the link; messages of the break are not delivered.
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let missed = try bob.send("missed", to: .group(id))
    _ = try await bobEvents.waitForOutcome(of: missed.id)
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    try await aliceEvents.waitUntilSynchronized()
    let again = try bob.send("again", to: .group(id))
    try await aliceEvents.waitForMessage(again.id)
    #expect(aliceEvents.received == [heard.id, again.id])
    // An account that is taken out is subscribed no longer.
    #expect(await error { bob.removeMembers(["alice"], fromGroup: id, completion: $0) } == nil)
    #expect(await failure { alice.fetchSubscribers(of: id, completion: $0) }?.code == .notMember)
    #expect(carolEvents.received.isEmpty)
  }

  @Test func attributesOfAnAccountLastAsLongAsItIsThere() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    let mine = AttributeOwner.account("alice")
    #expect(
      await error {
        alice.changeAttributes(of: mine, .replace(["b": "2", "a": "1"]), announces: false, completion: $0)
      }
        == nil)
    #expect(
      await error { alice.changeAttributes(of: mine, .merge(["b": "3", "c": "4"]), announces: false, completion: $0) }
        == nil)
    #expect(await error { alice.changeAttributes(of: mine, .remove(["c"]), announces: false, completion: $0) } == nil)
    let found = try await result { bob.fetchAttributes(of: mine, keys: nil, completion: $0) }
    #expect(found.map(\.key) == ["a", "b"] && found.map(\.value) == ["1", "3"])
    #expect(found.allSatisfy { $0.updater == "alice" && $0.time == clock.now() })
    #expect(try await result { bob.fetchAttributes(of: mine, keys: ["b", "x"], completion: $0) }.map(\.key) == ["b"])
    #expect(
      await error { bob.changeAttributes(of: mine, .clear, announces: false, completion: $0) }?.code == .forbidden)
    // After a break that lasted too long the device writes them again.
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    #expect(await failure { bob.fetchAttributes(of: mine, keys: nil, completion: $0) }?.code == .accountNotFound)
    clock.advance(bySeconds: 31)
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    try await aliceEvents.waitUntilSynchronized()
    _ = try await result { alice.fetchPresence(of: [], completion: $0) }
    #expect(try await result { bob.fetchAttributes(of: mine, keys: nil, completion: $0) }.map(\.key) == ["a", "b"])
    await alice.disconnected()
    _ = try await environment.connectedDevice("alice")
    #expect(try await result { bob.fetchAttributes(of: mine, keys: nil, completion: $0) }.isEmpty)
  }

  @Test func attributesAreLimited() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let mine = AttributeOwner.account("alice")
    func change(_ attributes: [String: String]) async -> MessagingError.Code? {
      await error { alice.changeAttributes(of: mine, .merge(attributes), announces: false, completion: $0) }?.code
    }
    #expect(await change([String(repeating: "k", count: 33): ""]) == .limitExceeded)
    #expect(await change(["": "v"]) == .invalidArgument)
    #expect(await change(["a": String(repeating: "v", count: 8193)]) == .limitExceeded)
    #expect(await change(["a": String(repeating: "v", count: 8192)]) == nil)
    #expect(await change(["b": String(repeating: "v", count: 8192)]) == .limitExceeded)
    #expect(await change(["a": ""]) == nil)
    #expect(await change(Dictionary(uniqueKeysWithValues: (0..<31).map { ("k\($0)", "") })) == nil)
    #expect(await change(["one more": ""]) == .limitExceeded)
  }

  @Test func attributesOfARoomAreReportedAndDeletedWhenItIsEmpty() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, bobEvents) = try await visitor("bob", in: environment)
    let lobby = AttributeOwner.conversation("lobby")
    #expect(try await result { alice.fetchAttributes(of: lobby, keys: nil, completion: $0) }.isEmpty)
    #expect(
      await error { alice.changeAttributes(of: lobby, .merge(["topic": "cats"]), announces: true, completion: $0) }
        == nil)
    clock.advance(bySeconds: 100)
    _ = try await result { bob.subscribe(to: "lobby", createsRoom: true, completion: $0) }
    #expect(
      await error { alice.changeAttributes(of: lobby, .merge(["mood": "fine"]), announces: true, completion: $0) }
        == nil)
    let event = try await bobEvents.wait { if case .presence(.attributes) = $0 { true } else { false } }
    guard case .presence(.attributes(.room("lobby"), let all)) = event else {
      Issue.record("\(event)")
      return
    }
    #expect(all.map(\.key) == ["mood", "topic"] && all.map(\.updater) == ["alice", "alice"])
    clock.advance(bySeconds: 200)
    #expect(try await result { alice.fetchAttributes(of: lobby, keys: nil, completion: $0) }.count == 2)
    #expect(await error { bob.unsubscribe(from: "lobby", completion: $0) } == nil)
    clock.advance(bySeconds: 119)
    #expect(try await result { alice.fetchAttributes(of: lobby, keys: nil, completion: $0) }.count == 2)
    clock.advance(bySeconds: 1)
    #expect(try await result { alice.fetchAttributes(of: lobby, keys: nil, completion: $0) }.isEmpty)
  }

  @Test func attributesOfAGroupAreItsMembers() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    let id = try environment.administration.createGroup(name: "g", owner: "alice", members: [])
    let group = AttributeOwner.conversation(id)
    #expect(
      await error { alice.changeAttributes(of: group, .merge(["a": "b"]), announces: true, completion: $0) } == nil)
    #expect(await failure { bob.fetchAttributes(of: group, keys: nil, completion: $0) }?.code == .notMember)
    clock.advance(bySeconds: 1000)
    #expect(try await result { alice.fetchAttributes(of: group, keys: nil, completion: $0) }.map(\.value) == ["b"])
  }

  /// Waits for a completion that has to fail.
  private func failure<Value>(
    _ start: (@escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) async -> MessagingError? {
    await withCheckedContinuation { continuation in
      start { result in
        if case .failure(let error) = result {
          continuation.resume(returning: error)
        } else {
          continuation.resume(returning: nil)
        }
      }
    }
  }
}
