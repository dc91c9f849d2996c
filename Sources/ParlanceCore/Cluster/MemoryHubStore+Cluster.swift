/// The items that hubs share, in memory.
struct MemoryLiveState {
  struct Name: Hashable {
    var kind: LiveItem.Kind
    var key: [UInt8]
  }

  struct Entry {
    var value: [UInt8]?
    var version: Int64
  }

  struct Hub {
    /// The end of its lease.
    var end: Timestamp
    var seen: Int64
    /// A Boolean value that indicates whether it may still write.
    var isMember = true
  }

  var version: Int64 = 0
  var lastHub = HubNumber.zero
  var hubs: [HubNumber: Hub] = [:]
  var items: [Name: Entry] = [:]
  var frames: [(version: Int64, frame: StoredFrame)] = []
}

/// Several hubs of one process on one store, on one executor: for tests and simulations of what PostgreSQL does for
/// several processes.
extension MemoryHubStore: ClusterStore {
  private func change(_ body: (inout MemoryLiveState) -> Void) {
    let before = live
    body(&live)
    undo.note { $0.live = before }
  }

  package func join(lease: Int64) throws(MessagingError) -> ClusterEntry {
    let now = clusterClock.now()
    let isAlone = !live.hubs.values.contains { $0.isMember && $0.end > now }
    // The others' turns belong to a history that ends here.
    if isAlone { for number in live.hubs.keys { live.hubs[number]?.isMember = false } }
    live.lastHub = live.lastHub.successor
    live.hubs[live.lastHub] = MemoryLiveState.Hub(end: now.advanced(byMilliseconds: lease), seen: 0)
    if isAlone {
      var randomness = SystemRandomness()
      try insert(GenerationRecord(id: .random(in: .min ... .max, using: &randomness), begun: newest))
    }
    return ClusterEntry(hub: live.lastHub, isFirst: isAlone)
  }

  package func liveChanges(
    after version: Int64, of hub: HubNumber, isExclusive: Bool
  ) throws(MessagingError) -> LiveChanges {
    let names = live.items.filter { $0.value.version > version }.sorted { one, other in
      let (first, second) = ((one.value.version, one.key.kind.rawValue), (other.value.version, other.key.kind.rawValue))
      return first == second ? one.key.key.lexicographicallyPrecedes(other.key.key) : first < second
    }
    return LiveChanges(
      isMember: live.hubs[hub]?.isMember ?? false,
      isLeader: live.hubs.filter(\.value.isMember).keys.min() == hub, version: live.version,
      items: names.map { LiveItem(kind: $0.key.kind, key: $0.key.key, value: $0.value.value) },
      frames: live.frames.filter { $0.version > version && $0.frame.session.hub == hub }.map(\.frame))
  }

  package func store(_ update: LiveUpdate, after version: Int64) throws(MessagingError) -> Int64? {
    guard live.version == version else { return nil }
    change { live in
      live.version += 1
      for item in update.items {
        live.items[MemoryLiveState.Name(kind: item.kind, key: item.key)] = MemoryLiveState.Entry(
          value: item.value, version: live.version)
      }
      live.frames += update.frames.map { (live.version, $0) }
    }
    return live.version
  }

  package func renewLease(of hub: HubNumber, lease: Int64, seen version: Int64) throws(MessagingError) -> [HubNumber] {
    let now = clusterClock.now()
    guard live.hubs[hub] != nil else { return [] }
    change { live in
      live.hubs[hub]?.end = now.advanced(byMilliseconds: lease)
      live.hubs[hub]?.seen = version
      let seen = live.hubs.values.map(\.seen).min() ?? 0
      live.items = live.items.filter { $0.value.value != nil || $0.value.version > seen }
      live.frames.removeAll { $0.version <= seen }
    }
    return live.hubs.filter { $0.value.end <= now }.keys.sorted()
  }

  package func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool {
    guard let hub = live.hubs[number], hub.end <= clusterClock.now() else { return false }
    change { $0.hubs[number] = nil }
    return true
  }

  package func leave(_ hub: HubNumber) throws(MessagingError) { live.hubs[hub]?.end = .zero }

  package func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace] {
    let entries = streams.flatMap(\.events).filter { $0.time >= time }
    return entries.sorted { ($0.time, $0.stream, $0.sequence) < ($1.time, $1.stream, $1.sequence) }
      .suffix(limit).map(\.place).sorted { ($0.stream, $0.sequence) < ($1.stream, $1.sequence) }
  }
}
