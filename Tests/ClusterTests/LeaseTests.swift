#if Cluster
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport
  import Testing

  /// Gateways that stop, and gateways whose leases expire while they run.
  @Suite(.timeLimit(.minutes(5))) struct LeaseTests {
    @Test func anotherGatewayTakesOutTheLoginsOfOneThatIsGone() async throws {
      // Long enough for the gateway that stays on a busy machine; the other is waited for.
      let world = try ClusterWorld(1, lease: 6000)
      let proxy = try CuttingProxy(server: world.server.folder)
      defer { proxy.close() }
      try world.start(url: proxy.url(world.database), patience: 3000)
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let ends = bob.connection()
      let events = alice.events()
      try await alice.watchPresence(of: ["bob"])
      #expect(try await alice.presence(of: ["bob"]).first?.state == .online)
      proxy.isCutOff = true
      // The gateway that lost its store stops serving by itself, and the other one removes its logins.
      _ = try await ends.first { $0 == .lost }
      _ = try await events.first {
        if case .presence(.accounts(let accounts)) = $0 { accounts.contains { $0.state != .online } } else { false }
      }
      try await until("the gateway's removal") { world.logs[0].events.contains("cluster.removed") }
      #expect(world.logs[1].events.contains("cluster.expelled"))
      let messages = bob.messages()
      try await alice.send(.text("meanwhile"), to: .direct("bob"))
      proxy.isCutOff = false
      #expect(try await messages.next().body.content == .text("meanwhile"))
      #expect(world.logs[1].events.contains("cluster.joined"))
      try await until("bob") { try await alice.presence(of: ["bob"]).first?.state == .online }
    }

    @Test func aGatewayThatLeavesTakesItsLoginsAlong() async throws {
      // No gateway has to wait for its lease to expire.
      let world = try ClusterWorld(2, lease: 300_000)
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      #expect(try await alice.presence(of: ["bob"]).first?.state == .online)
      world.gateways[1].shutDown()
      await bob.logout()
      try await until("bob's end") { try await alice.presence(of: ["bob"]).first?.state != .online }
    }

    @Test func aServerThatRestartsEndsNoLogin() async throws {
      let server = try PrivateServer(isDurable: true)
      let world = try ClusterWorld(2, lease: 300_000, server: server)
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      for number in 0..<3 {
        try server.kill()
        try server.start()
        try await alice.send(.text("\(number)"), to: .direct("bob"))
        #expect(try await messages.next().body.content == .text("\(number)"))
      }
      #expect(world.logs.allSatisfy { !$0.events.contains("cluster.expelled") })
    }
  }
#endif
