internal import ParlanceCore

/// One attempt at a turn, as its rules see it.
///
/// Nothing here has an effect before the commit, so that an attempt can be rolled back and repeated. The rules of each
/// capability are a type of their own that has the context (`Capabilities`), and the store of that capability. They know accounts,
/// conversations and the session directory, but no link: what they want done is collected in `effects`.
package final class TurnContext {
  /// The accounts, streams and members. What else is stored belongs to a capability, whose rules alone have its store.
  let store: any HubSharedStores
  /// The stores of the capabilities, for the list that hands each of them to its rules.
  let stores: CapabilityStores
  let directory: any SessionDirectory
  let shared: SharedSessionDirectory?
  let cache: HubCache
  let settings: HubSettings
  /// The hub's time, the same for the whole turn.
  private(set) var now: Timestamp
  /// The time of the hub's clock, with which the expiry of tokens is compared: others set it, so that it follows a clock
  /// that was put right, as `now` does not.
  let clockTime: Timestamp
  /// A Boolean value that indicates whether anyone is notified of push notifications.
  let pushes: Bool
  private let kept: Hub.KeptKinds
  /// A Boolean value that indicates whether the turn imports events of another service, of which other services are not notified.
  private(set) var isImport = false
  /// The hub's generations as they were before the turn.
  let generations: HubGenerations
  private unowned let hub: Hub

  /// The effects of the turn when it is durable.
  var output = TurnOutput()
  /// The entries that wait to be appended together, and what became of those before.
  var pending = PendingEntries()
  /// The time that the commit took, in nanoseconds.
  var commitTime: UInt64 = 0
  /// New readers of messages, by message, reported together at the end of the turn.
  var groupReads = GroupReadCollection()
  /// The frames for sessions that made a request, sent after its answer.
  var afterReply: [(SessionID, InboundFrame)] = []
  /// Accounts that logged in or out.
  var changedPresence: [AccountNumber: AccountRecord]
  /// Accounts whose logins changed, by number.
  var changedLogins: [AccountNumber: LoginChange]
  /// The frames for logins of other hubs are stored for them, whether or not the bus delivers them.
  var keepsRemoteFrames = false
  /// Time has passed, so the presence of disconnected accounts may have changed.
  var isPresenceDue = false
  /// The events for other services, stored together at the end of the turn, and reports that failed turns left.
  var unreported: Hub.UnreportedChanges
  /// The part of the turn that each session has used.
  var shares: TurnShares
  /// State of the scans for entries of other hubs.
  var looks: EntryLooks

  init(_ hub: Hub, now: Timestamp) {
    self.hub = hub
    self.now = now
    clockTime = hub.clock.shown
    store = hub.store
    stores = CapabilityStores(hub.store)
    directory = hub.directory
    shared = hub.shared
    cache = hub.cache
    settings = hub.settings
    kept = hub.kept
    unreported = hub.unreported
    changedPresence = unreported.logins.presence
    changedLogins = unreported.logins.changes
    unreported.logins = Hub.UnreportedLogins()
    pushes = hub.pushNotifier != nil || hub.kept.serviceEvents.contains(.pushWanted)
    generations = hub.generations
    looks = hub.sharing.looks
    shares = TurnShares(hub.settings.limits)
  }

  var limits: HubLimits { settings.limits }
  /// A Boolean value that indicates whether files can be uploaded.
  var hasMedia: Bool { hub.media != nil }
  /// The rights to go on with uploads over HTTP; nil where nothing can be uploaded.
  var uploadSecrets: UploadSecrets? { hub.media?.secrets }
  var checksTokens: Bool { hub.tokens != nil }
  /// The place of messages that are being checked.
  var messageChecker: MessageChecker { hub.messageChecker }
  /// The kinds of service events that are stored for other services.
  var keptServiceEvents: ServiceEventKinds { kept.serviceEvents }
  /// The kinds of events that the session log keeps.
  var loggedSessions: Set<SessionLogEntry.Kind> { kept.sessions }
  /// The maximum number of events that are stored for other services.
  var serviceEventLimit: Int { hub.serviceEventBoard.limit }
  /// The number of entries that were appended.
  var appended: Int { pending.appended }
  /// Conversations that another hub changed after this turn had decided on them.
  var movedStreams: [StreamNumber] { pending.movedStreams }
  /// A Boolean value that indicates whether another hub changed something on which this turn had decided.
  var isOutdated: Bool { pending.isOutdated }

  /// A Boolean value that indicates whether other services know that the hub was opened.
  var isStartNoted: Bool { hub.isStartNoted }

  var isBusConnected: Bool { hub.delivery.isBusConnected }
  var busLossCount: Int { hub.delivery.busLossCount }

  /// Returns whether a login is one of this hub.
  func isHere(_ session: SessionID) -> Bool { shared.map { session.hub == $0.hub } ?? true }

  /// Returns the place up to which a stream's entries were pushed to a login of this hub before this turn.
  func pushedPlace(of session: SessionID, in stream: StreamName) -> Int64 {
    hub.delivery.place(of: session, in: stream)
  }

  /// Sets the time of the turn forward, before it decides anything.
  func begin(at time: Timestamp) { now = max(now, time) }

  /// Notes that the turn imports events of another service: other services are not notified of them.
  func beginImport() { isImport = true }

  /// Returns whether other services are to be notified of an event in this turn.
  func notes(_ kind: ServiceEvent.Kind) -> Bool { !isImport && keptServiceEvents.contains(kind) }

  /// Schedules work on blobs for when the turn is durable, unless nothing can be uploaded.
  func perform(_ job: @escaping (HubMedia) -> Void) {
    guard let media = hub.media else { return }
    output.mediaJobs.append { job(media) }
  }

  /// Lets go of what is still to be done: it refers to the turn, which would keep itself in memory after a failure.
  func release() { (pending, output) = (PendingEntries(), TurnOutput()) }

  /// Stores the hub's generation.
  func insertGeneration() throws(MessagingError) { try hub.store.insert(generations.current) }

  /// Writes something that changes nothing, so that the commit has to make it durable.
  func writeProbe() throws(MessagingError) { try hub.store.writeProbe() }

  /// Notes the number of bytes of the answer that is being made, as far as it is worth counting.
  func noteAnswer(bytes: Int) { shares.note(bytes: bytes) }
}

/// The entries that wait to be appended together, and what became of those before.
struct PendingEntries {
  var drafts: [EventDraft] = []
  var continuations: [AppendContinuation] = []
  /// The number of entries that were appended.
  var appended = 0
  /// Conversations that another hub changed after the turn had decided on them.
  var movedStreams: [StreamNumber] = []
  /// A Boolean value that indicates whether another hub changed something on which the turn had decided.
  var isOutdated = false
}

/// A part of a turn: the rules of a capability, or what all rules share.
protocol TurnPart {
  var turn: TurnContext { get }
}

extension TurnPart {
  var store: any HubSharedStores { turn.store }
  var directory: any SessionDirectory { turn.directory }
  var shared: SharedSessionDirectory? { turn.shared }
  var settings: HubSettings { turn.settings }
  var limits: HubLimits { turn.limits }
  /// The hub's time, the same for the whole turn.
  var now: Timestamp { turn.now }
}
