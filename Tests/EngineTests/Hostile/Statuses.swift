import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests about the status of accounts of a client that follows no rules.
@Suite struct HostileStatuses {
  private static let minute: Int64 = 60_000

  private func publish(
    _ text: String, type: Int = 1, value: Int = 0, lifetime: Int64? = nil, isTransient: Bool = false,
    synchronizes: Bool = false
  ) -> PublishStatusCall {
    PublishStatusCall(
      type: type, id: "s", value: value, text: text, lifetime: lifetime, isTransient: isTransient,
      synchronizes: synchronizes)
  }

  private func subscribe(_ accounts: [AccountID], type: Int = 1, lifetime: Int64 = minute) -> SubscribeStatusesCall {
    SubscribeStatusesCall(type: type, accounts: accounts, lifetime: lifetime)
  }

  @Test(arguments: HubStoreKind.allCases)
  func statusesAreKeptAndReported(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("Alice")
    let bob = try await hub.client("bob")
    let granted = try await bob.ask(subscribe(["ALICE", "nobody", "alice"]))
    #expect(
      granted.map(\.account.name) == ["Alice"] && granted[0].expiry.milliseconds(since: granted[0].time) == Self.minute)
    let status = try await alice.ask(publish("busy", value: 10_001))
    try await bob.waitUntilIdle()
    #expect(bob.statuses.map(\.published) == [status] && bob.statuses.map(\.cause) == [.publication])
    // One that is passed on is not kept, and one of another type is not for bob.
    _ = try await alice.ask(publish("for a moment", isTransient: true))
    _ = try await alice.ask(publish("other", type: 100_000))
    try await bob.waitUntilIdle()
    #expect(bob.statuses.map(\.published?.text) == ["busy", "for a moment"] && alice.statuses.isEmpty)
    let page = try await bob.ask(StatusesCall(type: 1, accounts: ["nobody", "alice"]))
    #expect(page.statuses.map(\.published) == [nil, status])
    #expect(page.statuses[0].platforms.isEmpty && page.statuses[1].platforms.count == 1)
    let other = try await bob.ask(StatusesCall(type: 100_000, accounts: ["alice"]))
    #expect(other.statuses.map(\.published?.text) == ["other"] && other.statuses[0].platforms.isEmpty)
    // Without a number and a text it is taken back.
    _ = try await alice.ask(publish(""))
    #expect(try await bob.ask(StatusesCall(type: 1, accounts: ["alice"])).statuses[0].published == nil)
  }

  @Test(arguments: HubStoreKind.allCases)
  func subscriptionsOutlastLogins(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    _ = try hub.register("dora", 1)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let carol = try await hub.client("carol")
    _ = try await bob.ask(subscribe(["alice", "carol"]))
    _ = try await bob.ask(subscribe(["alice"], type: 2))
    let later = try await hub.client("bob", device: "tablet")
    _ = try await alice.ask(publish("a"))
    try await later.waitUntilIdle()
    #expect(later.statuses.map(\.published?.text) == ["a"])
    _ = try await bob.ask(DisconnectCall())
    _ = try await later.ask(DisconnectCall())
    let third = try await hub.client("bob", device: "third")
    _ = try await alice.ask(publish("b"))
    try await third.waitUntilIdle()
    #expect(third.statuses.isEmpty)
    let first = try await third.ask(StatusSubscriptionsCall(type: nil, after: 0, limit: 2))
    #expect(first.subscriptions.map(\.account) == ["alice", "carol"] && first.next == 2)
    let second = try await third.ask(StatusSubscriptionsCall(type: nil, after: 2, limit: 2))
    #expect(second.subscriptions.map(\.type) == [2] && second.next == nil)
    #expect(try await third.ask(StatusSubscriptionsCall(type: 1, after: 1, limit: 9)).subscriptions.count == 1)
    _ = try await alice.ask(publish("c"))
    _ = try await carol.ask(DisconnectCall())
    try await third.waitUntilIdle()
    #expect(
      third.statuses.map(\.published?.text) == ["c", nil] && third.statuses.map(\.cause) == [.publication, .logout])
    try await third.ask(UnsubscribeStatusesCall(type: 1, accounts: []))
    _ = try await alice.ask(publish("d"))
    _ = try await alice.ask(publish("e", type: 2))
    try await third.waitUntilIdle()
    #expect(third.statuses.map(\.published?.text) == ["c", nil, "e"])
  }

  /// Whatever a device says, the time is the hub's.
  @Test func statusesAndSubscriptionsExpire() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(subscribe(["alice"], lifetime: 2 * Self.minute))
    _ = try await alice.ask(publish("a", lifetime: Self.minute))
    hub.clock.advance(byMilliseconds: Self.minute - 1)
    #expect(try await bob.ask(StatusesCall(type: 1, accounts: ["alice"])).statuses[0].published?.text == "a")
    hub.clock.advance(byMilliseconds: 1)
    #expect(try await bob.ask(StatusesCall(type: 1, accounts: ["alice"])).statuses[0].published == nil)
    hub.clock.advance(byMilliseconds: Self.minute)
    _ = try await alice.ask(publish("b"))
    try await bob.waitUntilIdle()
    #expect(bob.statuses.map(\.published?.text) == ["a"])
    #expect(try await bob.ask(StatusSubscriptionsCall(type: nil, after: 0, limit: 1)).subscriptions.isEmpty)
  }

  @Test func invalidStatusRequestIsRefused() async throws {
    let hub = try HostileHub {
      $0.limits.statusTypes = 2
      $0.limits.statusTextSize = 4
      $0.limits.statusSubscriptions = 2
      $0.limits.accountsPerRequest = 3
    }
    let accounts = try hub.register("account", 4)
    let alice = try await hub.client("alice")
    func code<Call: HubCall>(_ call: Call) async throws -> MessagingError.Code? {
      do {
        _ = try await alice.ask(call)
        return nil
      } catch {
        return (error as? MessagingError)?.code
      }
    }
    #expect(try await code(publish("12345")) == .messageTooLarge)
    for type in [0, -1, .max, .min] {
      #expect(try await code(publish("a", type: type)) == .invalidArgument)
      #expect(try await code(subscribe(["bob"], type: type)) == .invalidArgument)
      #expect(try await code(UnsubscribeStatusesCall(type: type, accounts: [])) == .invalidArgument)
      #expect(try await code(StatusesCall(type: type, accounts: [])) == .invalidArgument)
      #expect(try await code(StatusSubscriptionsCall(type: type, after: 0, limit: 1)) == .invalidArgument)
    }
    for lifetime in [0, -1, .min] as [Int64] {
      #expect(try await code(publish("a", lifetime: lifetime)) == .invalidArgument)
      #expect(try await code(subscribe(["bob"], lifetime: lifetime)) == .invalidArgument)
    }
    #expect(try await code(publish("a", type: 9, lifetime: .max)) == nil)
    #expect(try await code(subscribe(["bob"], lifetime: 30 * 86_400_000 + 1)) == .invalidArgument)
    #expect(try await code(subscribe(["bob", "ALICE"])) == .invalidArgument)
    #expect(try await code(subscribe([""])) == .invalidArgument)
    #expect(try await code(subscribe(accounts)) == .limitExceeded)
    #expect(try await code(subscribe(Array(accounts[..<3]))) == .limitExceeded)
    #expect(try await alice.ask(StatusSubscriptionsCall(type: nil, after: 0, limit: 1)).subscriptions.isEmpty)
    #expect(try await code(subscribe(Array(accounts[..<2]))) == nil)
    #expect(try await code(subscribe(Array(accounts[..<2]), lifetime: 5)) == nil)
    #expect(try await code(publish("a", type: 2)) == nil)
    #expect(try await code(publish("a", type: 3)) == .limitExceeded)
    #expect(try await code(publish("b", type: 2)) == nil)
    for (after, limit) in [(-1, 1), (0, 0), (0, 1001), (.min, .max)] {
      #expect(try await code(StatusSubscriptionsCall(type: nil, after: after, limit: limit)) == .invalidArgument)
    }
    #expect(try await alice.ask(StatusSubscriptionsCall(type: nil, after: .max, limit: 1)).subscriptions.isEmpty)
    _ = try await alice.ask(DisconnectCall())
    #expect(try await code(publish("a")) == .notLoggedIn)
    #expect(try await code(subscribe(["bob"])) == .notLoggedIn)
  }

  /// Changes that another hub makes between a decision and its commit are not lost.
  @Test(arguments: HubStoreKind.allCases)
  func changesAtTwoHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let tablet = try await hubs.second.client("alice", device: "tablet")
    _ = try await alice.ask(publish("a"))
    let number = try hubs.first.number(of: "alice")
    let stream = try #require(try hubs.first.inspect { try $0.store.stream(key: .kept("s:\(number)")) })
    hubs.betweenChange(of: stream.number, [publish("b", type: 2)], from: tablet)
    _ = try await alice.ask(publish("c", type: 3))
    for (type, text) in [(1, "a"), (2, "b"), (3, "c")] {
      #expect(try await tablet.ask(StatusesCall(type: type, accounts: ["alice"])).statuses[0].published?.text == text)
    }
    #expect(hubs.store.moves == 1)
  }

  @Test func repliesAreBounded() async throws {
    let hub = try HostileHub { $0.limits.bytesPerReply = 1000 }
    let accounts = try hub.register("account", 4)
    for account in accounts {
      _ = try await hub.client(account).ask(publish(String(repeating: "x", count: 400)))
    }
    let alice = try await hub.client("alice")
    let page = try await alice.ask(StatusesCall(type: 1, accounts: accounts))
    #expect(page.statuses.map(\.account) == Array(accounts[..<3]))
    #expect(try await alice.ask(StatusesCall(type: 1, accounts: [])).statuses.isEmpty)
  }
}

extension HostileClient {
  /// The reports that it was sent.
  var statuses: [AccountStatus] {
    received.pushes.flatMap { frame -> [AccountStatus] in
      if case .presence(.statuses(let statuses)) = frame { statuses } else { [] }
    }
  }
}
