import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Limits hold for calls that are made at the same time on several threads.
@Suite @MainActor struct SimultaneousCallTests {
  @Test func peersOfTwoCallsAtOnceStayWithinTheLimit() async throws {
    for round in 0..<20 {
      let world = World()
      let app = try await world.app("alice")
      let kit = Handed(value: try #require(app.kit))
      let outcomes = Inbox<AgoraRtmPeerSubscriptionStatusErrorCode>("subscription")
      for half in ["a", "b"] {
        Thread.detachNewThread {
          kit.value.subscribePeersOnlineStatus((0..<300).map { "\(half)\($0)" }) { code in
            MainActor.assumeIsolated { outcomes.add(code) }
          }
        }
      }
      let ends = [try await outcomes.next(), try await outcomes.next()]
      #expect(ends.count { $0 == .ok } == 1 && ends.count { $0 == .overflow } == 1, "round \(round)")
      let (peers, _) = try await codes { app.kit.queryPeers(bySubscriptionOption: .onlineStatus, completion: $0) }
      #expect(peers?.count == 300)
      // What was refused, or is over, takes no room.
      #expect(try await code { app.kit.subscribePeersOnlineStatus((0..<212).map { "c\($0)" }, completion: $0) } == .ok)
    }
  }

  @Test func channelsThatAreJoinedAtOnceStayWithinTheLimit() async throws {
    for round in 0..<20 {
      let world = World()
      let app = try await world.app("alice")
      for number in 0..<19 { _ = try await app.join("c\(number)") }
      world.clock.advance(bySeconds: 3)
      let channels = try ["x", "y"].map {
        Handed(value: try #require(app.kit.createChannel(withId: $0, delegate: nil)))
      }
      let outcomes = Inbox<AgoraRtmJoinChannelErrorCode>("join")
      for channel in channels {
        Thread.detachNewThread {
          channel.value.join { code in MainActor.assumeIsolated { outcomes.add(code) } }
        }
      }
      let ends = [try await outcomes.next(), try await outcomes.next()]
      #expect(
        ends.count { $0 == .channelErrorOk } == 1 && ends.count { $0 == .channelErrorExceedLimit } == 1,
        "round \(round)")
    }
  }
}

/// Passes an object of the kit to another thread, which the vendor allows.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
