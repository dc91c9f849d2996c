/// The part of a store through which several hubs share their live state: the list of the hubs, and the items of their
/// session directories.
///
/// A hub is a member for as long as its row exists. It holds a lease, which it renews; another hub may remove a member whose
/// lease has expired, and removes its logins in the same transaction. Each turn begins with `liveChanges`. It and the turn's
/// commit fail for a hub that is no longer a member: if one of two hubs takes the other for dead, only one of them can write.
///
/// The items carry the version of the turn that wrote them, which grows by 1 with each such turn. A turn that changes an
/// item commits only if it has seen everything up to the newest version.
package protocol ClusterStore: AnyObject {
  /// Adds this hub, in a transaction of its own.
  ///
  /// If the lease of every other hub is over, or none of those that hold one is connected to this store, none of them may
  /// write any more, and a generation of the history begins: the store may have been restored from an older copy. The
  /// leases of a copy came with it, and may go on.
  ///
  /// - parameter lease: The time in which a member has to renew its membership, in milliseconds.
  func join(lease: Int64) throws(MessagingError) -> ClusterEntry
  /// Returns what other hubs changed; the first question of a turn.
  ///
  /// - parameter version: The newest version that the hub has.
  /// - parameter isExclusive: No other hub changes an item before this turn has ended.
  func liveChanges(after version: Int64, of hub: HubNumber, isExclusive: Bool) throws(MessagingError) -> LiveChanges
  /// Stores what a turn changed, as its last action.
  ///
  /// - parameter version: The newest version that the turn has seen.
  /// - returns: The version that it has now; nil if another hub was quicker, and the transaction is to be rolled back.
  func store(_ update: LiveUpdate, after version: Int64) throws(MessagingError) -> Int64?
  /// Renews the lease of a hub, and removes what every hub has seen.
  ///
  /// - parameter version: The newest version that the hub has.
  /// - returns: The other hubs whose lease is over.
  func renewLease(of hub: HubNumber, lease: Int64, seen version: Int64) throws(MessagingError) -> [HubNumber]
  /// Removes a hub whose lease is over, in the turn that takes its logins out.
  ///
  /// - returns: A Boolean value that indicates whether it was there and its lease is over.
  func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool
  /// Ends the lease of this hub at once, in a transaction of its own.
  func leave(_ hub: HubNumber) throws(MessagingError)
  /// Returns the places of the newest entries that were appended at or after a time, a limited number for each call, by
  /// their streams and sequence numbers.
  func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace]
}

/// The entry of a hub into its cluster.
package struct ClusterEntry: Hashable, Sendable {
  /// The number of the hub, which no hub had before, from 1 to 2²⁴ − 1.
  package var hub: HubNumber
  /// There was no other member.
  package var isFirst: Bool

  package init(hub: HubNumber, isFirst: Bool) {
    self.hub = hub
    self.isFirst = isFirst
  }
}

/// One thing that hubs share.
package struct LiveItem: Hashable, Sendable {
  /// The kind of the item, by which its key and value are read.
  package enum Kind: UInt8, Sendable {
    case session = 1
    case place = 2
    case watching = 3
    case lost = 4
    case told = 5
    case emptied = 6
    /// A `SharedChange`.
    case change = 7
    case following = 8
  }

  package var kind: Kind
  package var key: [UInt8]
  /// Nil for an item that was removed.
  package var value: [UInt8]?

  package init(kind: Kind, key: [UInt8], value: [UInt8]?) {
    self.kind = kind
    self.key = key
    self.value = value
  }
}

/// A frame for a login of another hub, stored so that it arrives even if the bus loses it.
package struct StoredFrame: Hashable, Sendable {
  package var session: SessionID
  /// The encoded packet with the frame.
  package var packet: [UInt8]

  package init(session: SessionID, packet: [UInt8]) {
    self.session = session
    self.packet = packet
  }
}

/// The changes of shared items that a turn stores.
package struct LiveUpdate: Sendable {
  package var items: [LiveItem]
  package var frames: [StoredFrame]

  package init(items: [LiveItem] = [], frames: [StoredFrame] = []) {
    self.items = items
    self.frames = frames
  }
}

/// The changes of shared items by other hubs.
package struct LiveChanges: Sendable {
  /// The hub is a member.
  package var isMember: Bool
  /// The hub is the one that does what is done by one alone: of all members the one with the lowest number.
  package var isLeader: Bool
  /// The newest version; everything up to it is in the rest.
  package var version: Int64
  package var items: [LiveItem]
  /// The frames for logins of this hub.
  package var frames: [StoredFrame]

  package init(
    isMember: Bool, isLeader: Bool, version: Int64, items: [LiveItem] = [], frames: [StoredFrame] = []
  ) {
    self.isMember = isMember
    self.isLeader = isLeader
    self.version = version
    self.items = items
    self.frames = frames
  }
}
