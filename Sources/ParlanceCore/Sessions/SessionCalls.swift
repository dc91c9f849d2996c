/// Logs in.
package struct ConnectCall: HubCall {
  package typealias Reply = ConnectReply
  package static var kind: CallKind { .connect }

  /// The versions and capabilities that the device supports.
  package var offer: ProtocolOffer
  package var account: AccountID
  package var token: String
  package var device: DeviceID
  package var style: String
  package var platform: Platform
  package var tag: String?
  /// An exclusive group: of several logins in it only the newest is kept.
  package var exclusivity: String?
  /// The hub time at which this device was last up to date; zero at its first login.
  package var since: Timestamp
  /// Groups are followed without a subscription.
  package var followsGroups: Bool
  /// The messages that wait for the device while it is away; everything if nil.
  package var waiting: WaitingLimits?
  /// The number of the login that this one restores after a break of the link; nil if the app asks for it.
  package var restored: LoginNumber?
  /// The generations of the hub that the device met, the last one last.
  package var history: [HistoryPosition]
  /// The text for the devices whose place the login takes.
  package var note: String?
  /// The app's text for the token check.
  package var loginExtension: String?
  /// The calls that the session may make. A visitor's session has no account: its `token` is the visitor's key, of which the hub makes the id.
  package var scope: SessionScope

  package init(
    account: AccountID, token: String, device: DeviceID, style: String, platform: Platform, tag: String? = nil,
    exclusivity: String? = nil, since: Timestamp = .zero, followsGroups: Bool = true, waiting: WaitingLimits? = nil,
    restored: LoginNumber? = nil, history: [HistoryPosition] = [], note: String? = nil, loginExtension: String? = nil,
    scope: SessionScope = .everything, offer: ProtocolOffer = .current
  ) {
    self.scope = scope
    self.history = history
    self.note = note
    self.loginExtension = loginExtension
    self.offer = offer
    self.account = account
    self.token = token
    self.device = device
    self.style = style
    self.platform = platform
    self.tag = tag
    self.exclusivity = exclusivity
    self.since = since
    self.followsGroups = followsGroups
    self.waiting = waiting
    self.restored = restored
  }
}

/// A generation of a hub's history, and the time up to which it goes or was followed.
package struct HistoryPosition: Hashable, Sendable {
  /// The number that identifies the generation.
  package var generation: Int64
  /// The time of the newest entry: of the generation, or of those that the device has applied.
  package var time: Timestamp

  /// The number of generations that are named, the newest ones. A device that finds none in common with a hub fetches
  /// everything.
  package static let limit = 64

  package init(generation: Int64, time: Timestamp) {
    self.generation = generation
    self.time = time
  }
}

package enum ConnectReply: Sendable {
  case connected(Connected)
  /// A login that was to be restored is over.
  case ended(SessionEnd)
}

/// The state of an account's streams.
package struct Connected: Sendable {
  /// The terms that both sides use from now on.
  package var terms: ProtocolTerms
  /// The hub's time.
  package var time: Timestamp
  /// The time to name at the next login: everything that the hub had accepted by then is in `heads`.
  package var upTo: Timestamp
  /// The login's number: that of a later one is higher.
  package var login: LoginNumber
  /// The account's name as registered.
  package var account: AccountID
  /// The hub's generations, oldest first: each with the time of its last entry, the one that goes on with none. A
  /// device that catches up has followed them all, whether it met them or not.
  package var generations: [HistoryPosition]
  /// The device followed another history, which is this hub's up to the positions `StreamHead.shared`; then all streams
  /// are in `heads`.
  package var isForked: Bool
  /// The streams that moved since the time that the device named.
  package var heads: [StreamHead]
  /// The groups of the account that moved, with their versions.
  package var groups: [GroupInfo]
  package var otherDevices: [OnlineDevice]
  /// The account's settings of all its conversations, for a device that has none or may have missed changes of them.
  package var settings: [ConversationSettings]?
  /// The first of the account's contacts, where the device named no time up to which it knows them.
  package var contacts: ContactPage?
  /// The place from which `StandingCall` goes on; nil if `heads`, `groups` and `settings` are complete.
  package var next: StandingCursor?

  package init(
    terms: ProtocolTerms, time: Timestamp, upTo: Timestamp, login: LoginNumber, account: AccountID,
    generations: [HistoryPosition] = [], isForked: Bool = false, heads: [StreamHead], groups: [GroupInfo],
    otherDevices: [OnlineDevice], settings: [ConversationSettings]? = nil, contacts: ContactPage? = nil,
    next: StandingCursor? = nil
  ) {
    self.next = next
    self.settings = settings
    self.contacts = contacts
    self.generations = generations
    self.isForked = isForked
    self.terms = terms
    self.time = time
    self.upTo = upTo
    self.login = login
    self.account = account
    self.heads = heads
    self.groups = groups
    self.otherDevices = otherDevices
  }
}

/// The place in an account's standing behind which its next page begins. A device returns it as it is.
///
/// The hub keeps nothing of it: the cursor is good at every hub, and after a restart.
package struct StandingCursor: Hashable, Sendable {
  /// The time since which the streams moved that are in the pages.
  package var since: Timestamp
  /// The time up to which the device's history is the hub's; nil if all of it is.
  package var fork: Timestamp?
  /// The streams are complete: the next page has settings.
  package var hasStreams: Bool
  /// The number of the last stream of the page, or of the last conversation whose settings are in it.
  package var stream: StreamNumber

  package init(since: Timestamp, fork: Timestamp? = nil, hasStreams: Bool = false, stream: StreamNumber = .zero) {
    self.since = since
    self.fork = fork
    self.hasStreams = hasStreams
    self.stream = stream
  }
}

/// Asks for the rest of an account's standing, behind a page of it.
package struct StandingCall: HubCall {
  package typealias Reply = StandingPage
  package static var kind: CallKind { .standing }
  package var cursor: StandingCursor
  package init(cursor: StandingCursor) { self.cursor = cursor }
}

/// A page of an account's standing.
package struct StandingPage: Sendable {
  /// The head of the account's own stream at the time of the page, then those of streams that moved.
  package var heads: [StreamHead]
  /// The groups among them.
  package var groups: [GroupInfo]
  /// Settings of conversations; nil if the page is not about them.
  package var settings: [ConversationSettings]?
  /// The place from which to go on; nil if this was the last page.
  package var next: StandingCursor?

  package init(
    heads: [StreamHead], groups: [GroupInfo] = [], settings: [ConversationSettings]? = nil, next: StandingCursor? = nil
  ) {
    self.heads = heads
    self.groups = groups
    self.settings = settings
    self.next = next
  }
}

/// The position of a stream.
package struct StreamHead: Hashable, Sendable {
  package var stream: StreamName
  package var sequence: Int64
  /// The position up to which this account has read, on any device.
  package var ownRead: Int64
  /// The position up to which the peer of a direct conversation has read.
  package var peerRead: Int64
  /// For a device that followed another history: the last position that both histories share.
  package var shared: Int64

  package init(stream: StreamName, sequence: Int64, ownRead: Int64 = 0, peerRead: Int64 = 0, shared: Int64 = 0) {
    self.shared = shared
    self.stream = stream
    self.sequence = sequence
    self.ownRead = ownRead
    self.peerRead = peerRead
  }
}

/// Logs out.
package struct DisconnectCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .disconnect }
  package init() {}
}

/// Asks for the position of every stream of the account, for a device whose own stream was cut off.
package struct SnapshotCall: HubCall {
  package typealias Reply = Connected
  package static var kind: CallKind { .snapshot }
  package init() {}
}

/// Ends the login of another device of the account.
package struct EndSessionCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .endSession }
  package var device: DeviceID
  package init(device: DeviceID) { self.device = device }
}

/// Asks for the hub's time.
package struct TimeCall: HubCall {
  package typealias Reply = Timestamp
  package static var kind: CallKind { .time }
  package init() {}
}

/// Replaces the token that the login shows.
package struct RenewTokenCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .renewToken }
  package var token: String
  package init(token: String) { self.token = token }
}
