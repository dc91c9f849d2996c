#if Server && Remote
  import Foundation
  import Parlance
  import ParlanceCore
  @testable import ParlanceGateway
  import TestSupport
  import Testing

  /// The rate at which an account's requests are read.
  @Suite struct RequestRateTests {
    @Test func aBurstGoesThroughAndMoreWaits() {
      let begin = Timestamp(milliseconds: 1_000_000)
      var rate = RequestRate(perSecond: 10, burst: 5, now: begin)
      #expect(rate.take(5, now: begin) == 0)
      #expect(rate.take(1, now: begin) == 100)
      #expect(rate.take(1, now: begin) == 200)
      // Earlier requests count first.
      #expect(rate.take(0, now: begin.advanced(byMilliseconds: 200)) == 0)
      #expect(rate.take(1, now: begin.advanced(byMilliseconds: 200)) == 100)
      // The burst does not grow with a longer pause.
      let later = begin.advanced(byMilliseconds: 3_600_000)
      #expect(rate.take(5, now: later) == 0)
      #expect(rate.take(1, now: later) == 100)
    }

    @Test func aClockThatIsSetBackTakesNothingAway() {
      let begin = Timestamp(milliseconds: 1_000_000)
      var rate = RequestRate(perSecond: 10, burst: 5, now: begin)
      #expect(rate.take(2, now: begin.advanced(byMilliseconds: -60_000)) == 0)
      #expect(rate.take(3, now: begin.advanced(byMilliseconds: -60_000)) == 0)
      #expect(rate.take(1, now: begin.advanced(byMilliseconds: -60_000)) == 100)
    }

    @Test func devicesOfAnAccountShareItsPaceAndOthersHaveTheirOwn() {
      var limits = GatewayLimits()
      limits.requestsPerSecond = 10
      limits.requestBurst = 5
      let clock = ManualClock()
      let pace = AccountPace(limits, clock)
      let connections = [NSObject(), NSObject(), NSObject()].map { ObjectIdentifier($0) }
      #expect(pace.take(5, of: "alice", or: connections[0]) == 0)
      #expect(pace.take(1, of: "Alice", or: connections[1]) == 100)
      #expect(pace.take(5, of: "bob", or: connections[2]) == 0)
      pace.forget(connections[0])
      #expect(pace.take(1, of: "alice", or: connections[1]) == 200)
      pace.forget(connections[1])
      #expect(pace.take(5, of: "alice", or: connections[0]) == 0)
    }

    /// A connection has its own rate before its login, so that it cannot slow down the account whose name it gives.
    @Test func beforeTheLoginAConnectionHasAPaceOfItsOwn() {
      var limits = GatewayLimits()
      limits.requestsPerSecond = 10
      limits.requestBurst = 5
      let pace = AccountPace(limits, ManualClock())
      let connections = [NSObject(), NSObject()].map { ObjectIdentifier($0) }
      #expect(pace.take(6, of: nil, or: connections[0]) == 100)
      #expect(pace.take(5, of: nil, or: connections[1]) == 0)
      #expect(pace.take(5, of: "alice", or: connections[0]) == 0)
    }

    @Test func messagesOfAFastSenderStillArrive() async throws {
      var options = GatewayOptions()
      options.limits.requestsPerSecond = 100
      options.limits.requestBurst = 10
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "hub"))
      let server = try GatewayServer(hub, options: options)
      let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
      let environment = try MessagingEnvironment.gateway(url, callbackQueue: DispatchQueue(label: "apps"))
      let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
      let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
      try await alice.login()
      try await bob.login()
      let texts = (0..<60).map { "number \($0)" }
      let begin = Date()
      async let sent: Void = {
        for text in texts { _ = try await alice.send(.text(text), to: .direct("bob")) }
      }()
      let received = try await bob.messages().next(texts.count).map(\.body.content)
      try await sent
      #expect(received == texts.map { .text($0) })
      // Ten at once, and fifty at a hundred in a second, even if the clock ticks roughly.
      #expect(Date().timeIntervalSince(begin) > 0.3)
      environment.shutDown()
      server.stop()
      hub.shutDown()
    }
  }
#endif
