#if Cluster && Server && Remote
  import BuiltPrograms
  import Foundation
  import NATSServer
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Gateways as processes, and what goes wrong with them and with the servers between them. Whatever was acknowledged
  /// comes once and in order.
  @Suite(.timeLimit(.minutes(10)), .serialized) struct ServedClusterTests {
    @Test func aGatewayIsKilledUnderLoad() async throws {
      let cluster = try await ServedCluster(3, isDurable: true)
      let differences = try await ClusterLoad(messages: 60).run(on: cluster, reader: 1) {
        #expect(await cluster.gateways[0].end(SIGKILL) == nil)
        try await cluster.gateways[0].start()
        // That of the reader.
        #expect(await cluster.gateways[1].end(SIGKILL) == nil)
        try await cluster.gateways[1].start()
      }
      #expect(differences.isEmpty)
      let exits = await cluster.end()
      #expect(exits == [0, 0, 0])
    }

    @Test func postgreSQLRestartsUnderLoad() async throws {
      let cluster = try await ServedCluster(2, lease: 60, isDurable: true)
      let differences = try await ClusterLoad(messages: 60).run(on: cluster, reader: 1) {
        for _ in 0..<2 {
          try cluster.database.kill()
          try cluster.database.start()
        }
      }
      #expect(differences.isEmpty)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    /// Nothing passes between one gateway and NATS, and no connection ends.
    @Test func aGatewayIsPartitionedFromNATSUnderLoad() async throws {
      let cluster = try await ServedCluster(2, busProxyOf: 1)
      let proxy = try #require(cluster.busProxy)
      let differences = try await ClusterLoad(messages: 60).run(on: cluster, reader: 1) {
        proxy.isStalled = true
        let (erin, frank) = (
          try await cluster.client("erin", at: 0), try await cluster.client("frank", at: 1)
        )
        let (toErin, toFrank) = (erin.messages(), frank.messages())
        try await erin.send(.text("into the partition"), to: .direct("frank"))
        #expect(try await toFrank.next().body.content == .text("into the partition"))
        try await frank.send(.text("out of it"), to: .direct("erin"))
        #expect(try await toErin.next().body.content == .text("out of it"))
        proxy.isStalled = false
      }
      #expect(differences.isEmpty)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    @Test func natsStopsAndStartsUnderLoad() async throws {
      let cluster = try await ServedCluster(2)
      let differences = try await ClusterLoad(messages: 60).run(on: cluster, reader: 1) {
        try cluster.bus.kill()
        let (erin, frank) = (
          try await cluster.client("erin", at: 0), try await cluster.client("frank", at: 1)
        )
        let messages = frank.messages()
        try await erin.send(.text("without NATS"), to: .direct("frank"))
        #expect(try await messages.next().body.content == .text("without NATS"))
        try await until("the loss of the bus") {
          try await cluster.readiness(of: 0) == (200, "store: ok\nmedia: ok\nbus: not connected\n")
        }
        try cluster.bus.start()
        try await until("the bus") { try await cluster.readiness(of: 0).text == "store: ok\nmedia: ok\nbus: ok\n" }
      }
      #expect(differences.isEmpty)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    /// A gateway is stopped until others have removed its logins, and then continues.
    @Test func aGatewayIsFrozenPastItsLease() async throws {
      let cluster = try await ServedCluster(2, lease: 6)
      let differences = try await ClusterLoad(messages: 40).run(on: cluster, reader: 1) {
        let watcher = try await cluster.client("wendy", at: 1)
        let old = try await cluster.client("erin", at: 0)
        let ends = old.connection()
        try await watcher.watchPresence(of: ["erin"])
        kill(cluster.gateways[0].processNumber ?? 0, SIGSTOP)
        try await until("erin's end") { try await watcher.presence(of: ["erin"]).first?.state == .offline }
        // Meanwhile the same device logs in at another gateway.
        let new = try await cluster.client("erin", at: 1)
        kill(cluster.gateways[0].processNumber ?? 0, SIGCONT)
        _ = try await ends.first { $0 == .lost }
        let messages = new.messages()
        let wendys = watcher.messages()
        try await new.send(.text("from the new one"), to: .direct("wendy"))
        #expect(try await wendys.next().body.content == .text("from the new one"))
        try await watcher.send(.text("to the new one"), to: .direct("erin"))
        #expect(try await messages.next().body.content == .text("to the new one"))
      }
      #expect(differences.isEmpty)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    /// The time is PostgreSQL's, whatever a gateway's machine shows.
    @Test func theClockOfAGatewayIsAnHourAhead() async throws {
      let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
      try #require(FileManager.default.fileExists(atPath: library), "Scripts/install-dependencies Cluster Tests")
      // With the memory of glibc: jemalloc asks for the time within an allocation, and libfaketime allocates for the answer.
      let preloaded = "\(library) libc.so.6"
      let ahead = ["LD_PRELOAD": preloaded, "FAKETIME": "+3600s", "FAKETIME_DONT_FAKE_MONOTONIC": "1"]
      let cluster = try await ServedCluster(2, variables: [0: ahead])
      let alice = try await cluster.client("alice", at: 0)
      let bob = try await cluster.client("bob", at: 1)
      let (times, here) = (try await [alice.serverTime(), bob.serverTime()], SystemClock().now())
      for time in times { #expect(abs(time.milliseconds(since: here)) < 60_000) }
      let messages = bob.messages()
      let sent = try await alice.send(.text("now"), to: .direct("bob"))
      #expect(abs(try await messages.next().time.milliseconds(since: here)) < 120_000)
      // It can be revoked within the time that the hub allows.
      try await alice.revoke(sent)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    @Test func mediaOfOneGatewayAreReadAtAnother() async throws {
      let cluster = try await ServedCluster(2)
      let alice = try await cluster.client("alice", at: 0)
      let bob = try await cluster.client("bob", at: 1)
      let folder = try TemporaryFolder()
      let file = folder.url.appendingPathComponent("file.bin")
      let content = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
      try content.write(to: file)
      let messages = bob.messages()
      try await alice.send(file: file.path, to: .direct("bob"))
      let path = try await bob.attachment(of: try await messages.next())
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }
  }

  extension ServedClusterTests {
    @Test func administrationAtOneGatewayReachesDevicesAtAnother() async throws {
      let cluster = try await ServedCluster(2, options: ["--open-api"])
      let alice = try await cluster.client("alice", at: 0)
      let bob = try await cluster.client("bob", at: 1)
      func group(_ arguments: String..., at gateway: Int) async throws {
        let outcome = try await BuiltProgram.run(
          "parlance", ["group"] + arguments + ["--endpoint", cluster.gateways[gateway].url.absoluteString])
        #expect(outcome.code == 0, "\(outcome)")
      }
      try await group("--create", "T", "--owner", "alice", "--id", "team", "--members", "bob", at: 0)
      try await group("--set-role", "team", "--member", "bob", "--role", "manager", at: 0)
      func member(_ client: MessagingClient) throws -> Member? {
        try client.members(ofGroup: "team")?.first { $0.account == "bob" }
      }
      for client in [alice, bob] { try await until("bob is a manager") { try member(client)?.role == .manager } }
      try await group("--mute", "team", "--member", "bob", at: 1)
      for client in [alice, bob] { try await until("bob is muted") { try member(client)?.isMuted == true } }
      // The other gateway knows the change that this one made.
      try await group("--unmute", "team", "--member", "bob", at: 0)
      for client in [alice, bob] { try await until("bob may write") { try member(client)?.isMuted == false } }
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    @Test func strangerOnTheBusReadsAndForgesNothing() async throws {
      let cluster = try await ServedCluster(2, lease: 60)
      let alice = try await cluster.client("alice", at: 0)
      let bob = try await cluster.client("bob", at: 1)
      let messages = bob.messages()
      let stranger = try NATSStranger(port: cluster.bus.port)
      for number in 0..<5 {
        try await alice.send(.text("meet me at nine \(number)"), to: .direct("bob"))
        #expect(try await messages.next().body.content == .text("meet me at nine \(number)"))
      }
      try await until("messages on the bus") { !stranger.heard.isEmpty }
      let heard = stranger.heard
      for message in heard {
        #expect(message.bytes.firstRange(of: Array("meet me".utf8)) == nil)
        #expect(message.bytes.firstRange(of: Array("alice".utf8)) == nil)
      }
      // Bob's messages again, and one that a gateway without the key might have sent.
      let forged = BusCodec.encode([.changed(version: .max)], limit: 1000).packets[0].bytes
      for message in heard {
        try stranger.publish(message.bytes, to: message.subject)
        try stranger.publish(forged, to: message.subject)
      }
      try await until("refusals") {
        let refused = try await [cluster.discarded("replayed", at: 1), cluster.discarded("forged", at: 1)]
        return refused.allSatisfy { $0 > 0 }
      }
      try await alice.send(.text("the last"), to: .direct("bob"))
      #expect(try await messages.next().body.content == .text("the last"))
      #expect(try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 100)).count == 6)
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }

    @Test func keyOfTheBusIsReadAgainAtASignal() async throws {
      let cluster = try await ServedCluster(2, lease: 60)
      let alice = try await cluster.client("alice", at: 0)
      let bob = try await cluster.client("bob", at: 1)
      _ = bob
      func send() async throws { try await alice.send(.text("hello"), to: .direct("bob")) }
      try await until("messages on the bus") {
        try await send()
        return try await cluster.number("parlance_bus_messages_total{direction=\"in\"}", at: 1) > 0
      }
      #expect(try await cluster.discarded("forged", at: 1) == 0)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: cluster.bus.keyFile))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data("\(String(repeating: "n", count: 40))\n".utf8))
      try handle.close()
      kill(cluster.gateways[0].processNumber ?? 0, SIGHUP)
      try await until("packets of the new key") {
        try await send()
        return try await cluster.discarded("forged", at: 1) > 0
      }
      let before = try await cluster.number("parlance_bus_messages_total{direction=\"in\"}", at: 1)
      kill(cluster.gateways[1].processNumber ?? 0, SIGHUP)
      try await until("messages of the new key") {
        try await send()
        return try await cluster.number("parlance_bus_messages_total{direction=\"in\"}", at: 1) > before
      }
      let exits = await cluster.end()
      #expect(exits == [0, 0])
    }
  }

  extension ServedCluster {
    /// Reads a number of a gateway's metrics.
    fileprivate func number(_ name: String, at gateway: Int) async throws -> Double {
      let url = URL(string: "http://127.0.0.1:\(gateways[gateway].port)/metrics")!
      let text = String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name + " ") })
      return try #require(Double(line.dropFirst(name.count + 1)))
    }

    /// The number of packets that the bus of a gateway discarded for a reason.
    fileprivate func discarded(_ reason: String, at gateway: Int) async throws -> Double {
      try await number("parlance_bus_discarded_total{reason=\"\(reason)\"}", at: gateway)
    }

    /// Asks a gateway whether it is ready.
    fileprivate func readiness(of gateway: Int) async throws -> (status: Int, text: String) {
      let url = URL(string: "http://127.0.0.1:\(gateways[gateway].port)/readyz")!
      let (data, response) = try await URLSession.shared.data(from: url)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }
  }
#endif
