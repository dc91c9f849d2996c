package import ParlanceCore

/// The calls of a store that hubs share, which fail as all others do.
extension FailingStore: ClusterStore {
  private func cluster() throws(MessagingError) -> any ClusterStore {
    guard let store = try enter() as? any ClusterStore else {
      throw MessagingError(.unsupported, "a store that hubs do not share")
    }
    return store
  }

  package func join(lease: Int64) throws(MessagingError) -> ClusterEntry { try cluster().join(lease: lease) }

  package func liveChanges(
    after version: Int64, of hub: HubNumber, isExclusive: Bool
  ) throws(MessagingError) -> LiveChanges {
    try cluster().liveChanges(after: version, of: hub, isExclusive: isExclusive)
  }

  package func store(_ update: LiveUpdate, after version: Int64) throws(MessagingError) -> Int64? {
    try cluster().store(update, after: version)
  }

  package func renewLease(of hub: HubNumber, lease: Int64, seen version: Int64) throws(MessagingError) -> [HubNumber] {
    try cluster().renewLease(of: hub, lease: lease, seen: version)
  }

  package func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool { try cluster().removeHub(number) }
  package func leave(_ hub: HubNumber) throws(MessagingError) { try cluster().leave(hub) }

  package func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace] {
    try cluster().entries(since: time, limit: limit)
  }
}
