#if Cluster
  import Dispatch
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport
  import Testing

  @testable import ParlancePostgreSQL

  /// Logins that one gateway decides while another appends, which does not know of them.
  @Suite struct Arrivals {
    /// The devices of the receiver that were there before: at the other gateway, at the sender's, or none.
    @Test(arguments: [1, 0, nil])
    func aLoginDuringAnAppendMissesNothing(before: Int?) async throws {
      let world = try ClusterWorld(clock: LookingClock())
      let alice = try await world.client("alice", at: 0)
      // The conversation and the device exist before the append.
      let first = try await world.client("bob", at: before ?? 1)
      try await alice.send(.text("1"), to: .direct("bob"))
      _ = try await first.messages().next()
      if before == nil { await first.logout() }

      let append = try HeldAppend(world)
      async let sent = alice.send(.text("2"), to: .direct("bob"))
      try await append.waitUntilHeld()
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      try append.end()
      _ = try await sent
      #expect(try await messages.first { $0.body.content == .text("2") }.sender == "alice")
      withExtendedLifetime(first) {}
    }

    /// The other gateway reports a stream from its first recent entry on, which is far behind the newest as the clock stands
    /// still: of more entries than a device fetches at a time it receives the newest.
    @Test func aLoginDuringAnAppendBehindManyMissesNothing() async throws {
      let world = try ClusterWorld(clock: LookingClock())
      let alice = try await world.client("alice", at: 0)
      let first = try await world.client("bob", at: 1)
      let count = HubSettings().pullLimit + 20
      for number in 0..<count { try await alice.send(.text("\(number)"), to: .direct("bob")) }
      _ = try await first.messages().first { $0.body.content == .text("\(count - 1)") }
      await first.logout()

      let append = try HeldAppend(world)
      async let sent = alice.send(.text("last"), to: .direct("bob"))
      try await append.waitUntilHeld()
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      try append.end()
      _ = try await sent
      #expect(try await messages.first { $0.body.content == .text("last") }.sender == "alice")
    }

    @Test func aMemberWhoseLoginCrossesAMessageMissesNothing() async throws {
      let world = try ClusterWorld(clock: LookingClock())
      let alice = try await world.client("alice", at: 0)
      let old = try await world.client("bob", at: 1)
      let group = try await alice.createGroup(named: "friends", members: ["bob"]).group
      try await alice.send(.text("1"), to: .group(group.id))
      _ = try await old.messages().first { $0.body.content == .text("1") }
      await old.logout()

      let append = try HeldAppend(world)
      async let sent = alice.send(.text("2"), to: .group(group.id))
      try await append.waitUntilHeld()
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      try append.end()
      _ = try await sent
      #expect(try await messages.first { $0.body.content == .text("2") }.sender == "alice")
    }
  }

  /// Entries that are held before they are durable.
  private final class HeldAppend: @unchecked Sendable {
    // Safe to share: the test waits for each of its calls.
    private let connection: PostgreSQLConnection

    /// Holds the messages that arrive.
    init(_ world: ClusterWorld) throws {
      connection = try PostgreSQLConnection(
        url: world.server.url(world.database), name: "tests", patience: 60_000)
      try connection.execute("SET search_path = parlance; BEGIN; SELECT * FROM stream FOR UPDATE")
    }

    /// Returns when a gateway has decided something that is held.
    func waitUntilHeld() async throws {
      // Not on a thread that the awaited work may need.
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        DispatchQueue.global().async { continuation.resume(with: Result { try self.wait() }) }
      }
    }

    private func wait() throws {
      try connection.execute(
        """
        DO $$ BEGIN
          WHILE NOT EXISTS (
            SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')
          LOOP
            PERFORM pg_sleep(0.005);
            PERFORM pg_stat_clear_snapshot();
          END LOOP;
        END $$
        """)
    }

    func end() throws { try connection.execute("COMMIT") }
  }
#endif
