#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  @testable import ParlanceGateway
  import TestSupport
  import Testing

  /// An account that others put into hundreds of groups with as many properties as a group may have.
  @Suite struct LargeStandingTests {
    private static let count = 620

    private func makeGroups(_ hub: MessagingEnvironment, _ range: Range<Int>) async throws {
      let mallory = MessagingClient(environment: hub, account: "mallory", device: DeviceID("d\(range.lowerBound)"))
      try await mallory.login()
      for number in range {
        var group = GroupInfo(id: "g\(1000 + number)", name: "g", owner: "mallory")
        for name in ["one", "two"] { group.properties[name] = String(repeating: "x", count: 60_000) }
        _ = try await mallory.createGroup(group, members: ["victim"])
      }
      await mallory.logout()
    }

    private func remote(_ server: GatewayServer) throws -> MessagingEnvironment {
      let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
      return try .gateway(url, callbackQueue: DispatchQueue(label: "callbacks"))
    }

    @Test func victimLogsInAndSeesAllOfItsGroups() async throws {
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "hub.callbacks"))
      let server = try GatewayServer(hub)
      defer {
        server.stop()
        hub.shutDown()
      }
      let ids = (1000..<1000 + Self.count).map { "g\($0)" }
      let environment = try remote(server)
      defer { environment.shutDown() }
      let first = MessagingClient(environment: environment, account: "victim", device: "phone")
      try await first.login()
      await first.logout()
      let (alice, bob) = (
        MessagingClient(environment: environment, account: "alice", device: "phone"),
        MessagingClient(environment: environment, account: "bob", device: "phone")
      )
      try await alice.login()
      try await bob.login()
      try await makeGroups(hub, 0..<Self.count)
      // A device that is new.
      let victim = MessagingClient(environment: environment, account: "victim", device: "tablet")
      let states = victim.connection()
      try await victim.login()
      // Others do not wait for it.
      _ = try await alice.send(.text("hello"), to: .direct("bob"))
      #expect(try await bob.messages().next().body.content == .text("hello"))
      _ = try await states.first { $0 == .synchronized }
      #expect(try victim.groups().map(\.id) == ids)
      #expect(try await victim.fetchGroups().map(\.id) == ids)
      #expect(try victim.groups().allSatisfy { $0.properties["two"]?.count == 60_000 })
      let largest = server.counts.withLock { $0.largestPacketOut }
      #expect(largest <= HubLimits().bytesPerReply + 256 * 1024 && largest > 512 * 1024)
      #expect(server.counts.withLock { $0.refused }.isEmpty)
    }
  }
#endif
