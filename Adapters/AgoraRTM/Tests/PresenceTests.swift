import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The online status of peers.
@Suite @MainActor struct PresenceTests {
  private func query(
    _ ids: [String], _ app: App
  ) async throws -> ([String]?, AgoraRtmQueryPeersOnlineErrorCode) {
    let (found, code) = try await codes { app.kit.queryPeersOnlineStatus(ids, completion: $0) }
    return (found?.map { "\($0.peerId) \($0.isOnline) \($0.state)" }, code)
  }

  private func subscribe(_ ids: [String], _ app: App) async throws -> AgoraRtmPeerSubscriptionStatusErrorCode {
    try await code { app.kit.subscribePeersOnlineStatus(ids, completion: $0) }
  }

  private func subscribed(_ app: App) async throws -> ([String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode) {
    try await codes { app.kit.queryPeers(bySubscriptionOption: .onlineStatus, completion: $0) }
  }

  @Test func peersAreQueried() async throws {
    let world = World()
    let alice = App("alice", in: world)
    #expect(try await query(["bob"], alice).1 == .notLoggedIn)
    #expect(try await alice.login() == .ok)
    let bob = try await world.app("bob")
    _ = try await world.device("carol")
    #expect(
      try await query(["bob", "carol", "nobody"], alice)
        == (["bob true online", "carol true online", "nobody false offline"], .ok))
    // A query never returns `unreachable`.
    bob.setReachable(false)
    world.clock.advance(bySeconds: 7)
    #expect(try await query(["bob"], alice) == (["bob false offline"], .ok))
    #expect(try await query([], alice).1 == .invalidArgument)
    #expect(try await query(["null"], alice).1 == .invalidArgument)
    #expect(try await query((0..<257).map { "u\($0)" }, alice).1 == .invalidArgument)
    #expect(try await query((0..<256).map { "u\($0)" }, alice).1 == .ok)
    for _ in 0..<8 { #expect(try await query(["bob"], alice).1 == .ok) }
    #expect(try await query(["bob"], alice).1 == .tooOften)
    world.clock.advance(bySeconds: 5)
    #expect(try await query(["bob"], alice).1 == .ok)
  }

  @Test func subscribersHearOfPeers() async throws {
    let world = World()
    let alice = App("alice", in: world)
    #expect(try await subscribe(["bob"], alice) == .notLoggedIn)
    #expect(try await subscribed(alice).1 == .notLoggedIn)
    #expect(try await alice.login() == .ok)
    #expect(try await subscribe(["bob", "carol"], alice) == .ok)
    #expect(try await alice.news.next() == "bob offline false, carol offline false")
    let bob = try await world.app("bob")
    #expect(try await alice.news.next() == "bob online true")
    bob.setReachable(false)
    #expect(try await subscribed(alice) == (["bob", "carol"], .ok))
    world.clock.advance(bySeconds: 6)
    #expect(try await alice.news.next() == "bob unreachable false")
    world.clock.advance(bySeconds: 24)
    #expect(try await alice.news.next() == "bob offline false")
    bob.setReachable(true)
    #expect(try await alice.news.next() == "bob online true")
    #expect(try await bob.logout() == .ok)
    #expect(try await alice.news.next() == "bob offline false")
    #expect(try await code { alice.kit.unsubscribePeersOnlineStatus(["carol", "x"], completion: $0) } == .ok)
    #expect(try await subscribed(alice) == (["bob"], .ok))
    // Changes during a break are reported afterwards; a logout ends all subscriptions.
    alice.setReachable(false)
    let again = App("bob", in: world)
    #expect(try await again.login() == .ok)
    alice.setReachable(true)
    #expect(try await alice.news.next() == "bob online true")
    #expect(try await alice.logout() == .ok)
    world.clock.advance(bySeconds: 5)
    #expect(try await alice.login() == .ok)
    #expect(try await subscribed(alice) == ([], .ok))
  }

  @Test func subscriptionsAreLimited() async throws {
    let world = World()
    let app = try await world.app("alice")
    #expect(try await subscribe([], app) == .invalidArgument)
    #expect(try await subscribe([""], app) == .invalidArgument)
    #expect(try await code { app.kit.unsubscribePeersOnlineStatus([], completion: $0) } == .invalidArgument)
    #expect(try await subscribe((0..<512).map { "u\($0)" }, app) == .ok)
    #expect(try await subscribe(["u3"], app) == .ok)
    #expect(try await subscribe(["one more"], app) == .overflow)
    for _ in 0..<8 { #expect(try await subscribe(["u3"], app) == .ok) }
    #expect(try await subscribe(["u3"], app) == .tooOften)
    for _ in 0..<10 {
      #expect(try await code { app.kit.unsubscribePeersOnlineStatus(["u3"], completion: $0) } == .ok)
      #expect(try await subscribed(app).1 == .ok)
    }
    #expect(try await code { app.kit.unsubscribePeersOnlineStatus(["u3"], completion: $0) } == .tooOften)
    #expect(try await subscribed(app).1 == .tooOften)
    world.clock.advance(bySeconds: 5)
    #expect(try await subscribed(app).0?.count == 511)
  }

  @Test func withoutALinkCallsTimeOut() async throws {
    let world = World()
    let app = try await world.app("alice")
    app.setReachable(false)
    let outcomes = Inbox<String>("outcome")
    app.kit.queryPeersOnlineStatus(["bob"]) { outcomes.add("query \($1)") }
    app.kit.subscribePeersOnlineStatus(["bob"]) { outcomes.add("subscribe \($0)") }
    app.kit.queryPeers(bySubscriptionOption: .onlineStatus) { outcomes.add("list \($1)") }
    world.clock.advance(byMilliseconds: 5000)
    #expect(try await outcomes.next() == "list timeout")
    world.clock.advance(byMilliseconds: 5000)
    let rest: Set = [try await outcomes.next(), try await outcomes.next()]
    #expect(rest == ["query timeout", "subscribe timeout"])
  }
}
