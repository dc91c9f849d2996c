import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// The status of accounts, as devices report it.
@Suite(.timeLimit(.minutes(5))) struct StatusTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()
  private static let day: Int64 = 86_400_000

  private func environment() -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
  }

  private func statuses(_ recorder: EventRecorder) async throws -> [AccountStatus] {
    let event = try await recorder.wait { if case .presence(.statuses) = $0 { true } else { false } }
    if case .presence(.statuses(let statuses)) = event { return statuses }
    return []
  }

  private func status(_ recorder: EventRecorder) async throws -> AccountStatus {
    let all = try await statuses(recorder)
    #expect(all.count == 1)
    return try #require(all.first)
  }

  @Test func subscribersAreNotifiedOfDevicesAndPublishedStatuses() async throws {
    let environment = environment()
    let (alice, events) = try await environment.connectedDevice("alice")
    _ = try await environment.connectedDevice("carol")
    let first = try await result {
      alice.subscribeToStatuses(of: ["carol", "nobody"], type: 1, lifetime: Self.day, completion: $0)
    }
    #expect(first.map(\.account) == ["carol"] && first[0].platforms == [.current] && first[0].cause == .request)
    #expect(
      alice.statusSubscription(to: "carol", type: 1) != nil && alice.statusSubscription(to: "carol", type: 2) == nil)
    let (phone, _) = try await environment.connectedDevice("carol", "phone2") { $0.platform = .android }
    var report = try await status(events)
    #expect(report.platforms == [.android, .current].sorted { $0.rawValue < $1.rawValue } && report.cause == .login)
    // A second device of a kind changes nothing.
    let (second, _) = try await environment.connectedDevice("carol", "phone3") { $0.platform = .android }
    await second.disconnected()
    let published = try await result {
      phone.publishStatus(type: 1, id: "x", value: 7, text: "busy", completion: $0)
    }
    report = try await status(events)
    #expect(report.published == published && report.cause == .publication && report.platforms.count == 2)
    await phone.disconnected()
    report = try await status(events)
    #expect(report.published == published && report.cause == .logout && report.platforms == [.current])
    #expect(await error { alice.unsubscribeFromStatuses(of: ["carol"], type: 1, completion: $0) } == nil)
    #expect(alice.statusSubscription(to: "carol", type: 1) == nil)
    let found = try await result { alice.fetchStatuses(of: ["carol", "CAROL", "nobody"], type: 1, completion: $0) }
    #expect(found.map(\.account) == ["carol", "nobody"] && found[0].published == published)
    #expect(found[1] == AccountStatus(account: "nobody", type: 1))
  }

  @Test func aLostLinkIsReportedWhenItIsNotBack() async throws {
    let environment = environment()
    let (alice, events) = try await environment.connectedDevice("alice")
    let (_, bobEvents) = try await environment.connectedDevice("bob")
    _ = try await result { alice.subscribeToStatuses(of: ["bob"], type: 1, lifetime: Self.day, completion: $0) }
    func setReachable(_ isReachable: Bool) {
      environment.setReachable(isReachable, account: "bob", device: "phone", style: "Test")
    }
    setReachable(false)
    setReachable(true)
    try await bobEvents.waitUntilSynchronized()
    setReachable(false)
    _ = try await result { alice.fetchPresence(of: ["bob"], completion: $0) }
    clock.advance(byMilliseconds: 7000)
    // The short break was not reported.
    let report = try await status(events)
    #expect(report.cause == .connectionLost && report.platforms.isEmpty)
    setReachable(true)
    #expect(try await status(events).cause == .login)
  }

  @Test func subscriptionsAreResumed() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    _ = try await result { alice.subscribeToStatuses(of: ["bob"], type: 1, lifetime: Self.day, completion: $0) }
    _ = try await result { alice.subscribeToStatuses(of: ["bob"], type: 5, lifetime: Self.day, completion: $0) }
    await alice.disconnected()
    _ = try await result { bob.publishStatus(type: 1, id: "x", text: "away", completion: $0) }
    let (tablet, events) = try await environment.connectedDevice("alice", "tablet") {
      $0.resumesStatusSubscriptions = true
    }
    #expect(try await status(events).published?.text == "away")
    #expect(try await status(events).type == 5)
    #expect(tablet.statusSubscription(to: "bob", type: 5) != nil)
    // After a break, what changed is reported and nothing else.
    environment.setReachable(false, account: "alice", device: "tablet", style: "Test")
    _ = try await result { bob.publishStatus(type: 5, id: "y", value: 9, completion: $0) }
    environment.setReachable(true, account: "alice", device: "tablet", style: "Test")
    #expect(try await status(events).published?.value == 9)
    _ = try await result {
      bob.publishStatus(type: 1, id: "z", text: "for all", synchronizes: true, completion: $0)
    }
    #expect(try await status(events).published?.text == "for all")
    let page = try await result { tablet.fetchStatusSubscriptions(type: nil, completion: $0) }
    #expect(page.subscriptions.map(\.type) == [1, 5] && page.next == nil)
  }

  @Test func clientPublishesAndFetchesStatuses() async throws {
    let world = try ClientWorld()
    let (bob, alice) = (try await world.loggedIn("bob"), try await world.loggedIn("alice"))
    let events = bob.events()
    #expect(try await bob.subscribeToStatuses(of: ["alice"], lifetime: Self.day).map(\.published) == [nil])
    let published = try await alice.publishStatus(id: "x", text: "busy")
    _ = try await events.first {
      if case .presence(.statuses(let statuses)) = $0 { statuses.map(\.published) == [published] } else { false }
    }
    #expect(try await bob.statuses(of: ["alice"]).map(\.published) == [published])
    #expect(try await bob.statusSubscriptions().subscriptions.map(\.account) == ["alice"])
    try await bob.unsubscribeFromStatuses(of: [])
    #expect(try await bob.statusSubscriptions().subscriptions.isEmpty)
    #expect(await code { try await bob.subscribeToStatuses(of: ["BOB"], lifetime: 1) } == .invalidArgument)
    #expect(await code { try await bob.subscribeToStatuses(of: ["alice"], lifetime: 0) } == .invalidArgument)
    await bob.logout()
    #expect(await code { _ = try await bob.statuses(of: ["alice"]) } == .notLoggedIn)
  }
}
