/// The live state of the logins of several hubs that share a store, as `SessionDirectory` describes.
///
/// Each hub has a full copy in memory, so that rules and deliveries need no query. A turn updates the copy when it begins, and
/// stores its own changes in its transaction, unless another hub stored changes in the meantime (`ClusterStore`): then the turn
/// decides again. The expiry of a token concerns only the hub that has the login, and is not shared.
///
/// Confined to the executor that calls it, except for `number`.
package final class SharedSessionDirectory: SessionDirectory {
  /// The number of this hub; `zero` while it is not a member.
  package let number: Lock<HubNumber>
  /// The number as the turns know it.
  package private(set) var hub: HubNumber = .zero
  /// This hub does what is done by one alone.
  package private(set) var isLeader = false
  /// The time in which a member has to renew its membership, in milliseconds.
  package let lease: Int64

  let store: any ClusterStore
  var copy = MemorySessionDirectory()
  /// The newest version of what is shared that is in the copy.
  package internal(set) var version: Int64 = 0
  /// The changes to be stored with this turn, or with the next one that can: in the order of the changes.
  var changes = LiveKeyList()
  /// The changes of turns before, which could not be stored.
  private var carried = LiveKeyList()
  /// The version that the shared items have when this turn is durable.
  private var written: Int64?
  /// The time of a monotonic clock, in milliseconds.
  private let steadyTime: () -> Int64
  private var term = LeaseTerm()

  /// The changes that other hubs made.
  package struct News {
    /// Frames for logins of this hub.
    package var frames: [(SessionID, InboundFrame)] = []
    /// The changes of the rest that hubs keep in memory.
    package var changes: [SharedChange] = []
    /// The logins that are new, or entered a place.
    package var arrivals: [SessionID] = []
    /// The accounts that entered and left the places in which logins of this hub are.
    package var visits: [PlaceVisits] = []
  }

  /// - parameter lease: The time in which a member has to renew its membership, in milliseconds.
  /// - parameter steadyTime: Returns the time of a monotonic clock, in milliseconds.
  package init(_ store: any ClusterStore, lease: Int64 = 10_000, steadyTime: @escaping () -> Int64) {
    self.store = store
    self.lease = lease
    self.steadyTime = steadyTime
    number = Lock(.zero)
  }

  // MARK: membership

  /// Makes this hub a member, under a new number and with no login.
  ///
  /// - returns: A Boolean value that indicates whether there was no other member.
  @discardableResult package func join() throws(MessagingError) -> Bool {
    let begin = steadyTime()
    let entry = try store.join(lease: lease)
    copy = MemorySessionDirectory(epoch: copy.epoch &+ 1)
    changes = LiveKeyList()
    carried = LiveKeyList()
    version = 0
    hub = entry.hub
    isLeader = entry.isFirst
    number.withLock { $0 = entry.hub }
    term = LeaseTerm(begin: begin, lease: lease)
    return entry.isFirst
  }

  /// Notes that this hub is no longer a member.
  package func expel() {
    hub = .zero
    isLeader = false
    number.withLock { $0 = .zero }
  }

  package var isMember: Bool { hub != .zero }
  /// A Boolean value that indicates whether another hub may have taken this one's logins out.
  package var isLeaseOver: Bool { term.isOver(steadyTime()) }
  /// Ends the lease at once.
  package func leave() throws(MessagingError) {
    guard isMember else { return }
    try store.leave(hub)
    expel()
  }

  /// Renews the lease if it is time to.
  ///
  /// - returns: The hubs whose logins are to be taken out. None while this hub could not renew its own lease: others
  ///   could not either then, and get the time to.
  package func renewLease() throws(MessagingError) -> [HubNumber] {
    let begin = steadyTime()
    guard term.isRenewalDue(begin) else { return [] }
    let expired = try store.renewLease(of: hub, lease: lease, seen: version)
    term.renew(begin)
    return term.isSteady(begin) ? expired : []
  }

  /// Returns the logins of a hub.
  package func sessions(ofHub hub: HubNumber) -> [SessionRecord] {
    copy.sessions.values.filter { $0.id.hub == hub }.sorted { $0.number < $1.number }
  }

  /// Removes a hub whose lease has expired and whose logins were removed.
  package func removeHub(_ number: HubNumber) throws(MessagingError) -> Bool { try store.removeHub(number) }

  // MARK: turns

  package func begin() {
    copy.begin()
    changes = carried
    written = nil
  }

  package func commit() {
    copy.commit()
    if let written {
      version = written
      carried = LiveKeyList()
    } else {
      // A turn that cannot store anything still ends logins: keep their changes for the next turn.
      carried = changes
    }
    changes = LiveKeyList()
    written = nil
  }

  package func rollback() {
    copy.rollback()
    changes = LiveKeyList()
    written = nil
  }

  /// Brings the copy up to date; before `begin`, in the store's transaction.
  ///
  /// - parameter isExclusive: No other hub changes an item before this turn has ended.
  /// - returns: Nil if this hub is no longer a member.
  package func refresh(isExclusive: Bool) throws(MessagingError) -> News? {
    guard isMember else { return nil }
    let changes = try store.liveChanges(after: version, of: hub, isExclusive: isExclusive)
    guard changes.isMember else { return nil }
    isLeader = changes.isLeader
    var news = News()
    if changes.version > version {
      // What the copy has is not new when it comes again, so the copy changes only if all of it can be read.
      for frame in changes.frames {
        let frames = try FrameCodec.decode(inbound: frame.packet, limit: .max) { _ in nil }
        news.frames += frames.map { (frame.session, $0) }
      }
      try apply(changes.items, &news)
      version = changes.version
    }
    return news
  }

  /// A Boolean value that indicates whether there is something to store.
  package var hasChanges: Bool { !changes.isEmpty }

  /// Stores what the turn changed, with frames for logins of other hubs.
  ///
  /// - returns: A Boolean value that is false if another hub was quicker.
  package func flush(_ frames: [(SessionID, InboundFrame)]) throws(MessagingError) -> Bool {
    guard hasChanges || !frames.isEmpty else { return true }
    let update = LiveUpdate(
      items: changes.keys.map(item),
      frames: frames.map { StoredFrame(session: $0, packet: FrameCodec.encode(inbound: [$1])) })
    guard let version = try store.store(update, after: version) else { return false }
    written = version
    return true
  }

  /// Notes a change of which other hubs have to learn.
  package func note(_ change: SharedChange) { changes.insert(.change(change)) }

  /// Returns the places of the newest entries since a time.
  package func entries(since time: Timestamp, limit: Int) throws(MessagingError) -> [EventPlace] {
    try store.entries(since: time, limit: limit)
  }
}

/// The accounts that entered and left a place through other hubs.
package struct PlaceVisits {
  package var stream: StreamNumber
  package var entered: [Member]
  package var left: [Member]
}

/// The term of a hub's membership, by a monotonic clock; without I/O.
struct LeaseTerm {
  private var lease: Int64 = 0
  private var end: Int64 = .min
  private var lastRenewal: Int64 = .min
  /// The time since which no renewal was late.
  private var steadySince: Int64 = .max

  init() {}

  init(begin: Int64, lease: Int64) {
    self.lease = lease
    end = begin + lease
    lastRenewal = begin
    steadySince = begin
  }

  func isOver(_ now: Int64) -> Bool { now >= end }
  func isRenewalDue(_ now: Int64) -> Bool { now - lastRenewal >= lease / 4 }

  mutating func renew(_ now: Int64) {
    if now - lastRenewal > lease / 4 * 3 { steadySince = now }
    lastRenewal = now
    end = now + lease
  }

  /// Returns whether the store took this hub's renewals for a whole lease, as it would have taken those of others.
  func isSteady(_ now: Int64) -> Bool { now - steadySince >= lease }
}
