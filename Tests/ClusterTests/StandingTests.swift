#if Cluster
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// An operator's decision at one gateway takes effect at all of them.
  @Suite(.timeLimit(.minutes(5))) struct StandingTests {
    @Test func aBanEndsLoginsOfOtherGatewaysAndRefusesTheNext() async throws {
      let world = try ClusterWorld()
      let phone = try await world.client("alice", at: 1)
      let tablet = try await world.client("alice", "tablet", at: 0)
      let ends = [phone.connection(), tablet.connection()]
      try world.gateways[0].administration.ban("alice", reason: "spam")
      for changes in ends {
        let end = try await changes.first { if case .ended = $0 { true } else { false } }
        #expect(end == .ended(.administration(reason: "spam")))
      }
      for gateway in 0...1 {
        #expect(await code { _ = try await world.client("alice", at: gateway) } == .accountBlocked)
      }
      // Both lift it, whichever remembers it.
      try world.gateways[1].administration.unban("alice")
      for gateway in 0...1 { _ = try await world.client("alice", at: gateway) }
    }

    /// The bus is not asked: it carries nothing between these two.
    @Test func banHoldsWithoutTheBus() async throws {
      let world = try ClusterWorld(1)
      let other = try world.start(isOnBus: false)
      let alice = MessagingClient(environment: other, account: "alice", device: "phone")
      try await alice.login()
      let changes = alice.connection()
      try world.gateways[0].administration.ban("alice")
      _ = try await changes.first { if case .ended = $0 { true } else { false } }
      #expect(await code { try await alice.login() } == .accountBlocked)
    }

    /// An account logs in at one gateway while it is banned at the other: whichever is first, it is out at the end.
    @Test func loginDuringABanEnds() async throws {
      let world = try ClusterWorld()
      for round in 0..<20 {
        let name = AccountID("alice\(round)")
        try world.gateways[0].administration.createAccount(name)
        let client = MessagingClient(environment: world.gateways[1], account: name, device: "phone")
        async let login: Void? = try? client.login()
        try world.gateways[0].administration.ban(name)
        _ = await login
        for gateway in world.gateways {
          #expect(try gateway.hubLoop().account(name).devices.isEmpty)
        }
      }
    }

    @Test func anErasedAccountIsGoneEverywhere() async throws {
      let world = try ClusterWorld()
      let bob = try await world.client("bob", at: 1)
      let alice = try await world.client("alice", at: 0)
      try await bob.send(.text("one"), to: .direct("alice"))
      _ = try await alice.messages().next()
      try world.gateways[0].administration.eraseAccount("alice", messages: .keep)
      #expect(await code { try await bob.send(.text("two"), to: .direct("alice")) } == .accountNotFound)
      #expect(await code { _ = try await world.client("alice", at: 1) } == .accountNotFound)
      #expect(throws: MessagingError(.accountExists)) {
        try world.gateways[1].administration.createAccount("alice")
      }
    }
  }
#endif
