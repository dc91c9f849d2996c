import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Two hubs that share a store, and a bus that loses everything: what one reports reaches logins of the other through the store,
/// also when a turn fails meanwhile.
@Suite struct LostReports {
  /// A store that hubs share, as one of them has it.
  private final class SharedStore: ForwardingStore, ClusterStore {
    enum Failure { case transactions, newestTime }

    /// The calls that fail; none if nil.
    var failure: Failure?
    private let shared: MemoryHubStore

    init(_ shared: MemoryHubStore) {
      self.shared = shared
      super.init(shared)
    }

    private func failIf(_ other: Failure) throws(MessagingError) {
      if failure == other { throw MessagingError(.storageFailed) }
    }

    override func begin() throws(MessagingError) {
      try failIf(.transactions)
      try base.begin()
    }

    override func newestTime() throws(MessagingError) -> Timestamp {
      try failIf(.newestTime)
      return try base.newestTime()
    }

    func join(lease: Int64) throws(MessagingError) -> ClusterEntry { try shared.join(lease: lease) }
    func liveChanges(
      after version: Int64, of hub: HubNumber, isExclusive: Bool
    ) throws(MessagingError) -> LiveChanges {
      try shared.liveChanges(after: version, of: hub, isExclusive: isExclusive)
    }
    func store(_ update: LiveUpdate, after version: Int64) throws(MessagingError) -> Int64? {
      try shared.store(update, after: version)
    }
    func renewLease(of hub: HubNumber, lease: Int64, seen version: Int64) throws(MessagingError) -> [HubNumber] {
      try shared.renewLease(of: hub, lease: lease, seen: version)
    }
    func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool { try shared.removeHub(number) }
    func leave(_ hub: HubNumber) throws(MessagingError) { try shared.leave(hub) }
    func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace] {
      try shared.entries(since: time, limit: limit)
    }
  }

  private let stores: [SharedStore]
  private let hubs: [HostileHub]

  init() throws {
    let parts = try HostileHub.Parts()
    let shared = MemoryHubStore(clusterClock: parts.clock)
    let stores = [SharedStore(shared), SharedStore(shared)]
    self.stores = stores
    // The hubs share no bus.
    hubs = try stores.map { store in
      var parts = parts
      parts.store = store
      parts.shared = SharedSessionDirectory(store) { 0 }
      return try HostileHub(parts: parts)
    }
  }

  private func setFailure(of hub: Int, _ failure: SharedStore.Failure?) {
    hubs[hub].inspect { _ in stores[hub].failure = failure }
  }

  /// Lets a hub have a turn.
  private func take(_ client: HostileClient) async throws { _ = try await client.ask(TimeCall()) }

  /// A call of the store can fail after the turn has read what other hubs stored.
  @Test func statusOutlastsTheFailedTurnThatReadIt() async throws {
    let alice = try await hubs[0].client("alice")
    let bob = try await hubs[1].client("bob")
    _ = try await bob.ask(SubscribeStatusesCall(type: 1, accounts: ["alice"], lifetime: 60_000))
    setFailure(of: 1, .newestTime)
    _ = try await alice.ask(
      PublishStatusCall(
        type: 1, id: "s", value: 0, text: "busy", lifetime: nil, isTransient: false, synchronizes: false))
    #expect(bob.statuses.isEmpty)
    #expect(try await bob.refusal(of: TimeCall()).code == .storageFailed)
    setFailure(of: 1, nil)
    try await take(bob)
    #expect(bob.statuses.map(\.published?.text) == ["busy"])
  }

  @Test func endOfALoginInAFailedTurnIsReportedByTheNextOne() async throws {
    let phone = try await hubs[0].client("alice")
    let tablet = try await hubs[0].client("alice", device: "tablet") { $0.platform = .iOS }
    let bob = try await hubs[1].client("bob")
    _ = try await bob.ask(
      SubscribeStatusesCall(type: AccountStatus.presence, accounts: ["alice"], lifetime: 60_000))
    setFailure(of: 0, .transactions)
    tablet.close()
    #expect(try await phone.refusal(of: TimeCall()).code == .storageFailed)
    setFailure(of: 0, nil)
    try await take(phone)
    try await take(bob)
    #expect(bob.statuses.map(\.platforms) == [[.linux]] && bob.statuses.map(\.cause) == [.connectionLost])
    // Once.
    try await take(phone)
    try await take(bob)
    #expect(bob.statuses.count == 1)
  }
}
