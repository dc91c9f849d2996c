/// The live state of the hub's logins: their links, what they watch and are subscribed to, who is in which room, and
/// the presence of accounts.
///
/// The hub's rules ask this and nothing else about what is live. Its changes join the hub's turn: what was changed
/// between `begin` and `rollback` is as it was. One executor calls it.
package protocol SessionDirectory: AnyObject {
  func begin()
  func commit()
  func rollback()

  // Logins, and sessions of rooms alone, which are not logins: what is said of logins does not concern them.
  /// Returns a number higher than that of any login before, also of those before the hub's last start.
  func nextLogin(at now: Timestamp) -> LoginNumber
  func insert(_ session: SessionRecord)
  /// Takes a login out with everything that it watched; what it was subscribed to is for the caller to leave first.
  func remove(_ session: SessionID)
  func session(_ id: SessionID) -> SessionRecord?
  /// Returns the logins of an account, in their order.
  func sessions(of account: AccountNumber) -> [SessionRecord]
  /// Returns the logins of an account, in their order, with the little that delivering needs.
  func recipients(of account: AccountNumber) -> [Recipient]
  /// Returns an account's sessions of rooms alone (`SessionScope`), in their order; of a visitor's number all that it has.
  func roomSessions(of account: AccountNumber) -> [SessionRecord]
  /// The number of sessions of visitors.
  var visitorCount: Int { get }
  /// Grows whenever a login or a subscription comes or goes, so that lists made from them are known to be out of date.
  var epoch: UInt64 { get }

  // Tokens.
  /// Sets the expiry of a login's token; nil if it does not expire. It goes with the login.
  func setExpiry(_ session: SessionID, _ expiry: TokenExpiry?)
  /// Returns the expiry of a login's token.
  func expiry(of session: SessionID) -> TokenExpiry?
  /// Returns the login whose token's expiry is due first; of several the one with the lowest id.
  func nextExpiry() -> (session: SessionID, expiry: TokenExpiry)?

  // Rooms that accounts are in, and groups that they are subscribed to: both places, by stream.
  /// Notes that a login is in a place.
  ///
  /// - returns: A Boolean value that indicates whether its account was not there before.
  func enter(_ stream: StreamNumber, _ session: SessionRecord, profile: Member) -> Bool
  /// - returns: A Boolean value that indicates whether its account has left the place.
  func leave(_ stream: StreamNumber, _ session: SessionRecord) -> Bool
  /// Returns the places of a login.
  func places(of session: SessionID) -> Set<StreamNumber>
  /// Returns the occupants of a place, by account.
  func occupants(of stream: StreamNumber) -> [AccountNumber: Occupant]
  /// The places that have occupants, in the order of their streams.
  var occupiedPlaces: [StreamNumber] { get }
  /// Returns the time since which a place is empty that was not, or that was asked about.
  func emptied(_ stream: StreamNumber) -> Timestamp?
  func setEmptied(_ stream: StreamNumber, _ time: Timestamp?)

  // Presence.
  /// Accounts need not exist to be watched: they are named by their folded names. Returns whether it is new.
  func watch(_ folded: String, by session: SessionID) -> Bool
  func unwatch(_ folded: String, by session: SessionID)
  func watched(by session: SessionID) -> Set<String>
  func watchers(of folded: String) -> [SessionID]
  /// Notes that an account that is logged in receives the reports of a topic, up to a time; nil takes it back. All that it
  /// follows goes with its last login.
  func follow(_ topic: StatusTopic, by account: AccountNumber, until expiry: Timestamp?)
  /// Returns what an account follows.
  func followed(by account: AccountNumber) -> [StatusTopic: Timestamp]
  /// Returns the accounts that follow a topic, and until when.
  func followers(of topic: StatusTopic) -> [AccountNumber: Timestamp]
  /// Returns the time at which the last login of an account lost its link.
  func lost(_ account: AccountNumber) -> Timestamp?
  func setLost(_ account: AccountNumber, _ time: Timestamp?)
  /// The accounts that lost their links.
  var lostAccounts: [AccountNumber] { get }
  /// Returns the presence of an account, as it was last reported to those who watch it; nil for offline.
  func told(_ account: AccountNumber) -> PresenceState?
  func setTold(_ account: AccountNumber, _ state: PresenceState?)
}

/// A type of status of an account, which need not exist.
package struct StatusTopic: Hashable, Sendable {
  package var type: Int
  /// The folded name of the account.
  package var folded: String

  package init(type: Int, folded: String) {
    self.type = type
    self.folded = folded
  }
}

/// One device's link to a hub, and the login on it.
///
/// Its upper 24 bits are the number of the hub among those that share a store; 0 for a hub that is alone.
package struct SessionID: Hashable, Sendable {
  package let number: UInt64
  package init(_ number: UInt64) { self.number = number }

  /// Creates a random id.
  package init(hub: HubNumber) {
    var randomness = SystemRandomness()
    number = UInt64(hub.rawValue) << Self.shift | .random(in: 1..<1 << Self.shift, using: &randomness)
  }

  /// The number of the hub that has the link; `zero` for a hub that is alone.
  package var hub: HubNumber { HubNumber(rawValue: Int64(number >> Self.shift)) }

  private static let shift: UInt64 = 40
}

/// The number of a login, or of a session of rooms alone: that of a later one is higher.
package struct LoginNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A login, or a session of rooms alone. It never changes.
package final class SessionRecord: Sendable {
  package let id: SessionID
  package let account: AccountRecord
  package let device: DeviceRecord
  package let platform: Platform
  package let tag: String?
  /// An exclusive group: of several logins in it only the newest is kept.
  package let exclusivity: String?
  package let since: Timestamp
  /// That of a later login is higher.
  package let number: LoginNumber
  /// The account's own stream.
  package let stream: StreamNumber
  /// Groups are followed without a subscription.
  package let followsGroups: Bool
  /// The messages that wait for the device while it is away; everything if nil.
  package let waiting: WaitingLimits?
  package let terms: ProtocolTerms
  /// It goes on after a break of the link.
  package let isRestored: Bool
  /// The text for the devices whose place the login takes.
  package let note: String?
  /// The calls that it may make.
  package let scope: SessionScope

  package init(
    id: SessionID, account: AccountRecord, device: DeviceRecord, platform: Platform, tag: String?,
    exclusivity: String?, since: Timestamp, number: LoginNumber, stream: StreamNumber, followsGroups: Bool,
    waiting: WaitingLimits?, terms: ProtocolTerms, isRestored: Bool = false, note: String? = nil,
    scope: SessionScope = .everything
  ) {
    self.id = id
    self.account = account
    self.device = device
    self.platform = platform
    self.tag = tag
    self.exclusivity = exclusivity
    self.since = since
    self.number = number
    self.stream = stream
    self.followsGroups = followsGroups
    self.waiting = waiting
    self.terms = terms
    self.isRestored = isRestored
    self.note = note
    self.scope = scope
  }

  /// Threads are received; from other logins they are hidden.
  package var followsThreads: Bool { terms.capabilities.contains(.threads) }

  /// The login as the account's other devices see it.
  package var onlineDevice: OnlineDevice {
    OnlineDevice(id: device.id, platform: platform, style: device.style, tag: tag, since: since)
  }
}

/// The expiry of a login's token.
package struct TokenExpiry: Hashable, Sendable {
  /// The time at which the login ends.
  package var time: Timestamp
  /// The time at which its device is to be notified; nil once it was.
  package var warning: Timestamp?

  package init(time: Timestamp, warning: Timestamp?) {
    self.time = time
    self.warning = warning
  }

  /// The time at which the hub has something to do.
  package var due: Timestamp { min(time, warning ?? time) }
}

/// A login that is to be notified of something.
package struct Recipient: Hashable, Sendable {
  package var session: SessionID
  package var account: AccountNumber
  /// Groups are followed without a subscription.
  package var followsGroups: Bool

  package init(session: SessionID, account: AccountNumber, followsGroups: Bool) {
    self.session = session
    self.account = account
    self.followsGroups = followsGroups
  }
}

/// An account in a room, or subscribed to a group.
package struct Occupant: Sendable {
  package var profile: Member
  /// The logins through which it is in the place.
  package var sessions: [SessionID]

  package init(profile: Member, sessions: [SessionID]) {
    self.profile = profile
    self.sessions = sessions
  }
}
