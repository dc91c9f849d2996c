import TestSupport
import Testing

@testable import ParlanceCore
@testable import ParlanceEngine

/// The bounds of the hub's memory.
@Suite struct BoundedMemory {
  @Test(arguments: HubStoreKind.allCases)
  func cachesForgetUnusedValues(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.cachedAccounts = 100
      $0.limits.cachedConversations = 100
    }
    let accounts = try hub.register("account", 600)
    let alice = try await hub.client("alice")
    for account in accounts { alice.send(SubmitCall("m", to: .direct(account))) }
    try await alice.waitUntilIdle()
    let counts = hub.inspect { $0.cache.counts }
    #expect(counts.accounts <= 100)
    #expect(counts.conversations <= 100)
    #expect(counts.audiences <= 100)
    // Evicted entries are looked up again.
    for account in accounts { alice.send(SubmitCall("n", to: .direct(account))) }
    try await alice.waitUntilIdle()
    #expect(try await alice.history(of: .direct(accounts[0])) == ["m", "n"])
    #expect(try await alice.history(of: .direct(accounts[599])) == ["m", "n"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func largeGroupsCostMore(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.cachedConversations = 100 }
    let accounts = try hub.register("account", 100)
    let alice = try await hub.client("alice")
    for index in 0..<40 {
      // Made small, they grow.
      try await alice.createGroup("g\(index)", [])
      _ = try await alice.ask(AddMembersCall(id: "g\(index)", accounts: accounts, note: nil))
      _ = try await alice.ask(SubmitCall("m", to: .group("g\(index)")))
    }
    // Each is worth eleven.
    #expect(hub.inspect { $0.cache.counts.conversations } <= 12)
    for index in 0..<40 { _ = try await alice.ask(SubmitCall("n", to: .group("g\(index)"))) }
    #expect(hub.inspect { $0.cache.counts.conversations } <= 12)
  }

  @Test func recentValuesStay() {
    var values = RecentValues<Int, Int>(capacity: 10)
    for key in 0..<1000 {
      values.set(key, key)
      #expect(values.count <= 10)
      #expect(values.value(key) == key)
      if key >= 3 { #expect(values.value(key - 3) == key - 3) }
    }
    #expect(values.value(0) == nil)
    // One that is used goes on.
    values.set(-1, 7)
    for key in 1000..<2000 {
      values.set(key, key)
      #expect(values.value(-1) == 7)
    }
    values.remove(-1)
    #expect(values.value(-1) == nil)
    values.removeAll()
    #expect(values.count == 0)
  }

  @Test func costsAreThoseOfTheNewestValue() {
    var values = RecentValues<Int, Int>(capacity: 100)
    for key in 0..<20 { values.set(key, key, cost: 1) }
    for key in 0..<20 { values.set(key, key, cost: 20) }
    #expect(values.count <= 6)
    for key in 0..<20 { values.set(key, key, cost: 1) }
    for key in 0..<20 { #expect(values.value(key) == key) }
  }

  /// Values in use keep their costs.
  @Test func valuesThatAreKeptOnKeepTheirCosts() {
    var values = RecentValues<Int, Int>(capacity: 100)
    for key in 0..<50 {
      values.set(key, key, cost: 20)
      for known in 0...key { _ = values.value(known) }
      #expect(values.count <= 7)
    }
  }

  /// A closed link leaves nothing in memory.
  @Test func linksThatComeAndGoLeaveNothing() async throws {
    var parts = try HostileHub.Parts()
    parts.tokenCheck = lasting(by: parts.clock)
    let hub = try HostileHub(parts: parts)
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", [])
    for index in 0..<50 {
      let bob = try await hub.client("bob") { $0.token = "100" }
      for _ in 0..<10 { try await bob.ask(RenewTokenCall(token: "200")) }
      _ = try await bob.ask(SubscribeCall(id: "r\(index)", creates: true))
      try await bob.ask(WatchPresenceCall(accounts: ["alice", "carol"]))
      bob.close()
    }
    await hub.waitUntilIdle()
    hub.inspect { hub in
      let directory = hub.directory as? MemorySessionDirectory
      #expect(directory?.sessions.count == 1)
      #expect(directory?.logins.count == 1)
      #expect(directory?.occupants.isEmpty == true)
      #expect(directory?.places.isEmpty == true)
      #expect(directory?.emptied.isEmpty == true)
      #expect(directory?.watchers.isEmpty == true)
      #expect(directory?.watched.isEmpty == true)
      #expect(directory?.expiries.isEmpty == true)
      #expect((directory?.expiries.entryCount ?? 99) <= 18)
    }
    hub.clock.advance(bySeconds: 31)
    await hub.waitUntilIdle()
    hub.inspect { hub in
      let directory = hub.directory as? MemorySessionDirectory
      #expect(directory?.lost.isEmpty == true)
      #expect(directory?.told.count == 1)
    }
  }
}
