/// The store of the hub's authoritative data.
///
/// Everything between `begin` and `commit` becomes durable together or not at all. One executor calls it. Several hubs
/// may share one store; what they keep in memory of it carries a version, and a turn that decided on an older one
/// learns it.
///
/// Each capability has a protocol of its own, which is all that its rules have of the store; one object conforms to all of them,
/// since a turn is one transaction.
package protocol HubStore: HubCapabilityStores {
  func begin() throws(MessagingError)
  func commit() throws(MessagingError)
  func rollback()

  /// Returns the generations of the store's history, oldest first.
  func generations() throws(MessagingError) -> [GenerationRecord]
  /// Stores a generation that begins.
  func insert(_ generation: GenerationRecord) throws(MessagingError)
  /// Writes something that changes nothing, so that the commit of the turn has to make it durable.
  func writeProbe() throws(MessagingError)

  /// Ends the use of the store.
  func close()
}

/// A stretch of a hub's history: everything that was given a time from one opening of the store to the next.
///
/// A copy of the store that is opened later goes on with a generation of its own, which distinguishes its history from
/// that of the original.
package struct GenerationRecord: Hashable, Sendable {
  /// A random number.
  package var id: Int64
  /// The time of the newest entry when it began.
  package var begun: Timestamp

  package init(id: Int64, begun: Timestamp) {
    self.id = id
    self.begun = begun
  }
}
