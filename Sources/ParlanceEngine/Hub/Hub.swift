internal import Dispatch
package import ParlanceCore

/// The authority: accounts, groups, rooms, order, receipts and the rules of revocation.
///
/// A hub works in turns on one executor. A turn checks what came in at the border, decides all of it in one transaction
/// (`TurnContext`), and has no effect before that is durable: only then are replies and announcements delivered, files
/// touched, tokens checked. A turn that decided on something which another hub changed meanwhile is rolled back and
/// decides again.
package final class Hub {
  package var settings: HubSettings { didSet { border = Border(settings) } }
  let store: any HubStore
  let directory: any SessionDirectory
  /// The directory of a hub that shares its store with others; nil for one that is alone.
  let shared: SharedSessionDirectory?
  let cache: HubCache
  /// The part that waits for disks; nil where nothing can be uploaded.
  let media: HubMedia?
  let pushNotifier: (any PushNotifier)?
  let tokens: TokenChecker?
  /// The place of messages that are being checked.
  let messageChecker = MessageChecker()
  let delivery: Dispatcher
  package let serviceEventBoard = ServiceEventBoard()
  /// The kinds of service events and of sessions' events that the hub stores for back ends.
  private(set) var kept: KeptKinds

  struct KeptKinds {
    /// The kinds of service events that any consumer wants.
    var serviceEvents: ServiceEventKinds
    /// The kinds of events that the session log keeps.
    var sessions: Set<SessionLogEntry.Kind> = []
  }

  /// The changes of failed turns in memory, which the next turn stores or reports.
  private(set) var unreported = UnreportedChanges()

  struct UnreportedChanges {
    var serviceEvents: [ServiceEventDraft] = []
    /// Accounts that left places while the store could not be read.
    var exits: [PlaceExit] = []
    /// Accounts that came or went while what they had published could not be read.
    var statuses: [(account: AccountRecord, cause: AccountStatus.Cause)] = []
    /// The streams of rooms in which accounts may have left entries behind that go with them.
    var abandonedEntries: Set<StreamNumber> = []
    /// Events for the session log.
    var sessionLog: [SessionLogEntry] = []
    /// Logins that ended in failed turns of a hub among several.
    var logins = UnreportedLogins()

    /// A Boolean value that indicates whether devices wait for some of it.
    var hasReports: Bool {
      !exits.isEmpty || !statuses.isEmpty || !abandonedEntries.isEmpty || !logins.isEmpty
    }

    /// Forgets what is too much to be kept for a store that does not answer.
    mutating func shorten(to limit: Int) {
      serviceEvents = serviceEvents.suffix(limit)
      exits = exits.suffix(limit)
      statuses = statuses.suffix(limit)
      // Those are found again as soon as someone asks for them.
      abandonedEntries = Set(abandonedEntries.sorted().suffix(limit))
      sessionLog = sessionLog.suffix(limit)
    }
  }

  /// The accounts whose logins changed in turns that failed.
  struct UnreportedLogins {
    var presence: [AccountNumber: AccountRecord] = [:]
    var changes: [AccountNumber: LoginChange] = [:]

    var isEmpty: Bool { presence.isEmpty && changes.isEmpty }
  }

  /// A Boolean value that indicates whether the consumers of service events know that the hub was opened.
  private(set) var isStartNoted: Bool
  var statistics: EngineStatistics?
  /// Asks for a turn in a number of milliseconds.
  package var wake: ((Int64, Wake) -> Void)?

  private(set) var border: Border
  var generations: HubGenerations
  let clock: HubClock
  private let log: EngineLog?
  /// The log for entries that any request can repeat.
  private let pacedLog: PacedLog?
  private var upkeep = Upkeep()
  /// The number of tokens that are to be checked because of the current turn, at most.
  var admittedTokens = 0
  private var timers = Timers()
  /// The times for which the hub asked.
  private struct Timers {
    /// The time of the clock of the next check of presence.
    var nextLook: Timestamp?
    var tokens = TokenTimer()
  }

  /// The state that a hub among several has.
  var sharing = SharingState()

  /// The state of a hub that shares its store with others.
  struct SharingState {
    /// State of the scans for entries that other hubs appended.
    var looks = EntryLooks()
    /// The entries that this hub appended recently.
    var recentEntries = RecentEntries()
    /// The logins at other hubs that are new or entered a place, until they are notified of recent entries.
    var arrivals: Set<SessionID> = []
    /// The accounts that entered and left places through other hubs, for the turn that reports it.
    var visits: [PlaceVisits] = []
  }

  /// The ports on which the hub runs.
  package struct Ports {
    package var store: any HubStore
    package var clock: any MessagingClock
    package var directory: any SessionDirectory
    /// The directory, if the hub shares its store with others.
    package var shared: SharedSessionDirectory?
    package var bus: any Bus
    package var media: HubMedia?
    package var tokenCheck: TokenCheck?
    package var pushNotifier: (any PushNotifier)?
    package var log: EngineLog?
    /// Makes the queues on which tokens are checked, by their names.
    package var makeQueue: @Sendable (String) -> any SerialQueue = { DispatchQueue(label: $0, qos: .userInitiated) }

    package init(
      store: any HubStore, clock: any MessagingClock, directory: any SessionDirectory = MemorySessionDirectory(),
      shared: SharedSessionDirectory? = nil, bus: any Bus = LocalBus(), media: HubMedia? = nil,
      tokenCheck: TokenCheck? = nil,
      pushNotifier: (any PushNotifier)? = nil, log: EngineLog? = nil
    ) {
      self.store = store
      self.clock = clock
      self.directory = shared ?? directory
      self.shared = shared
      self.bus = bus
      self.media = media
      self.tokenCheck = tokenCheck
      self.pushNotifier = pushNotifier
      self.log = log
    }
  }

  /// - throws: One of the storage codes if the store cannot be read.
  package init(_ ports: Ports, settings: HubSettings = HubSettings()) throws(MessagingError) {
    self.settings = settings
    store = ports.store
    directory = ports.directory
    shared = ports.shared
    media = ports.media
    pushNotifier = ports.pushNotifier
    log = ports.log
    pacedLog = ports.log.map { PacedLog($0, clock: ports.clock) }
    isStartNoted = try shared.map { (shared) throws(MessagingError) in try !shared.join() } ?? false
    let newest = try ports.store.newestTime()
    sharing.looks = EntryLooks(newest: newest)
    // Entries of this generation are later than all before, so that a time says which of them a device has.
    // A device is served what is not older than its first login, so time goes on from there too.
    let lastSeen = try ports.store.lastSeenTime()
    clock = HubClock(ports.clock, floor: max(lastSeen, newest > .zero ? newest.advanced(byMilliseconds: 1) : newest))
    kept = KeptKinds(serviceEvents: Self.kinds(of: try ports.store.serviceEventConsumers()))
    let stored = try ports.store.generations()
    generations = shared == nil ? HubGenerations(stored, newest: newest) : HubGenerations(shared: stored)
    cache = HubCache(settings.limits)
    border = Border(settings)
    tokens = ports.tokenCheck.map { TokenChecker($0, makeQueue: ports.makeQueue) }
    delivery = Dispatcher(bus: ports.bus)
  }

  /// Sets the handler of inputs that come from other threads: outcomes of what turns asked for, and messages of other
  /// hubs.
  ///
  /// Called once, before the first turn.
  package func attach(_ enqueue: @escaping @Sendable (Input) -> Void) {
    messageChecker.attach { enqueue(.message($0)) }
    media?.attach { enqueue(.media($0)) }
    tokens?.attach { enqueue(.token($0)) }
    delivery.subscribe(as: shared?.hub ?? .zero) { enqueue(.bus($0)) }
    if shared != nil { wake?(clusterInterval, .cluster) }
  }

  /// Something for the hub to do in a turn.
  package enum Input {
    case frames(HubSession, [ReceivedFrame])
    /// The link is gone; nothing more can be delivered.
    case closed(HubSession)
    /// Something that the administration asked for.
    case work(HubWork)
    /// A time has come for which the hub asked.
    case time(Wake)
    /// Something was done to the files of media.
    case media(MediaOutcome)
    /// A token was checked.
    case token(TokenOutcome)
    /// Something happened to messages that are being checked.
    case message(MessageOutcome)
    /// Another hub has something for logins of this one.
    case bus([BusMessage])
  }

  /// The purpose for which the hub asks for a turn.
  package enum Wake: Sendable {
    case upkeep
    /// Presence is to be checked.
    case presence
    /// The timer of a number is for tokens that expire.
    case tokens(UInt64)
    /// The membership is to be renewed, and what the bus may have lost is to be looked up.
    case cluster
  }

  // MARK: a turn

  /// Runs one turn: checks, decides, commits, delivers.
  ///
  /// - returns: The inputs that are left for the next turn, in the order in which they precede all newer ones.
  @discardableResult package func process(_ inputs: [Input]) -> LeftInputs {
    // First, so that a login is not admitted while the hub is not a cluster member and then kept after it rejoined.
    rejoinIfExpelled()
    let admitted = admit(inputs)
    guard !admitted.steps.isEmpty else {
      delivery.flush(settings.limits)
      return LeftInputs()
    }
    // Announcements of other hubs are durable there, and need not wait for the commit of this turn.
    if shared != nil { delivery.flush(settings.limits) }
    let now = clock.now()
    var left = LeftInputs()
    var attempts = 0
    while true {
      attempts += 1
      let turn = TurnContext(self, now: now)
      defer { turn.release() }
      do throws(MessagingError) {
        let counts = try run(turn, admitted, isExclusive: attempts > 1)
        finish(turn)
        left = LeftInputs(inputs, counts)
        break
      } catch {
        rollback(forgetting: turn.movedStreams)
        if attempts < (turn.isOutdated ? Self.attemptLimit : attemptsIfOvertaken(error)) { continue }
        let error = turn.isOutdated ? MessagingError(.storageLocked, "too many hubs at once") : error
        fail(admitted.steps, error, now)
        break
      }
    }
    for case .work(let work) in admitted.steps { work.completion?(work.error) }
    messageChecker.endTurn()
    endTending(inputs)
    media?.endAdmissions()
    delivery.flush(settings.limits)
    if let delay = upkeep.pause { wake?(delay, .upkeep) }
    return left
  }

  /// The number of times that a turn decides before it gives up, when other hubs are always quicker.
  private static let attemptLimit = 20

  /// Decides everything in one transaction.
  ///
  /// - returns: The number of requests of each input are left for the next turn, where there are any.
  ///
  /// - parameter isExclusive: Another hub was quicker; none is to be this time.
  private func run(
    _ turn: TurnContext, _ admitted: AdmittedInputs, isExclusive: Bool
  ) throws(MessagingError) -> [Int: Int] {
    if shared == nil { directory.begin() }
    try store.begin()
    if shared != nil {
      try refresh(isExclusive: isExclusive)
      turn.begin(at: clock.now())
      directory.begin()
      try turn.cluster.tell(sharing.arrivals, of: sharing.recentEntries)
      try turn.cluster.report(sharing.visits)
    }
    if !unreported.exits.isEmpty { try turn.rooms.reportExits() }
    if !unreported.statuses.isEmpty { turn.statuses.reportUnreported() }
    try turn.tokenExpiry.expireTokens()
    let left = try decide(admitted, turn)
    try turn.roomEntries.removeAbandoned()
    try turn.steps.finish(&upkeep)
    try turn.cluster.storeSharedChanges()
    let begin = EngineStatistics.steadyTime
    try store.commit()
    turn.commitTime = EngineStatistics.steadyTime - begin
    directory.commit()
    cache.commit()
    return left
  }

  private func decide(_ admitted: AdmittedInputs, _ turn: TurnContext) throws(MessagingError) -> [Int: Int] {
    var left: [Int: Int] = [:]
    var next = 0
    for (index, input) in admitted.inputs.enumerated() {
      // Everything but requests is decided at once.
      guard let session = input.session else {
        while next < input.end {
          try turn.steps.take(admitted.steps[next])
          next += 1
        }
        continue
      }
      // Looked at again only after something that is measured: messages are not.
      var revision = -1
      while next < input.end {
        if revision != turn.shares.revision {
          revision = turn.shares.revision
          if turn.shares.isSpent(session) || next > 0 && turn.shares.isOver {
            left[index] = input.end - next
            next = input.end
            break
          }
        }
        try turn.steps.take(admitted.steps[next])
        next += 1
      }
    }
    return left
  }

  /// Carries out the effects of a turn that is durable.
  private func finish(_ turn: TurnContext) {
    upkeep.commit()
    if turn.appended > 0 { statistics?.note(EngineStatistics.HubCommit(events: turn.appended, time: turn.commitTime)) }
    let output = turn.output
    statistics?.note(refusals: output.refusals)
    if output.storesGeneration { generations.stored() }
    delivery.deliver(output.items)
    if shared != nil { finishSharing(output, at: turn.now) }
    if let version = output.wordList { announceWordList(version) }
    if let last = output.bulletin { announceBulletins(upTo: last) }
    if !output.notifications.isEmpty { pushNotifier?.notify(output.notifications) }
    finishServiceEvents(output)
    kept.sessions.formUnion(output.loggedSessions)
    unreported = turn.unreported
    unreported.serviceEvents.removeAll()
    unreported.sessionLog.removeAll()
    if unreported.hasReports { wake?(Self.unreportedPause, .upkeep) }
    for job in output.mediaJobs { job() }
    media?.endTurn(output.mediaChanges)
    for change in output.tokenChecks {
      switch change {
      // Skip the check if the link closed in this turn.
      case .run(let check): if delivery.isAttached(check.session) { tokens?.run(check) }
      case .cancel(let session): tokens?.cancel(session)
      }
    }
    for (message, proposal) in output.heldMessages where delivery.isAttached(message.session) {
      messageChecker.hold(message, proposal)
    }
    wakeUp(output)
  }

  private func finishSharing(_ output: TurnOutput, at now: Timestamp) {
    sharing.arrivals = []
    sharing.visits = []
    if !output.announcements.isEmpty { sharing.recentEntries.note(output.announcements, at: now) }
    for (hub, message) in output.messages { delivery.tell(hub, message) }
    if let looks = output.looks { sharing.looks = looks }
    for hub in output.removedHubs { note(event: "cluster.removed", "hub \(hub), whose lease had expired") }
    if output.sharedVersion != nil, let shared { delivery.tellAll(.changed(version: shared.version)) }
  }

  private func finishServiceEvents(_ output: TurnOutput) {
    if let consumers = output.serviceEventConsumers { kept.serviceEvents = Self.kinds(of: consumers) }
    if output.notesStart { isStartNoted = true }
    guard let change = output.serviceEventChange, let dropped = serviceEventBoard.note(change, now: clock.shown) else {
      return
    }
    // While no consumer takes events, every turn drops some.
    pacedLog?.write(
      EngineLogEntry(
        level: .error, event: "service_events.dropped",
        detail: "\(dropped) events, because too many were waiting for other services"), kind: "service_events.dropped")
  }

  private static func kinds(of consumers: [ServiceEventConsumer]) -> ServiceEventKinds {
    consumers.reduce(ServiceEventKinds(rawValue: 0)) { $0.union($1.kinds) }
  }

  /// The maximum number of changes of failed turns that are kept, of each kind.
  private static let unreportedLimit = 10_000
  /// The time until the next turn that tries to report them, in milliseconds.
  private static let unreportedPause: Int64 = 1000

  /// Forgets the changes of the logins that this hub had as another member: others have taken these out.
  func forgetUnreportedLogins() { unreported.logins = UnreportedLogins() }

  private func rollback(forgetting moved: [StreamNumber]) {
    store.rollback()
    directory.rollback()
    cache.rollback()
    for stream in moved { cache.forget(stream) }
    upkeep.rollback()
    media?.endTurn(nil)
  }

  /// Fails a turn of which nothing became durable, so that nothing of it is reported: every request receives the error
  /// instead.
  private func fail(_ steps: [HubStep], _ error: MessagingError, _ now: Timestamp) {
    note(error)
    let turn = TurnContext(self, now: now)
    // The state in memory of a closed link ends even if the turn fails.
    directory.begin()
    turn.tokenExpiry.expireTokensInMemory()
    for step in steps {
      switch step {
      case .submission(let session, let number, _):
        if error.isTemporaryStorageFailure { delivery.holdMessages(of: session) }
        turn.effects.reply(number, .failure(error), to: session)
      case .request(let session, let number, _), .refusal(let session, let number, _):
        turn.effects.reply(number, .failure(error), to: session)
      case .closed(let session): turn.sessions.forget(session, isLost: true)
      case .work(let work): work.error = error
      case .held(let message, _): turn.effects.reply(message.number, .failure(error), to: message.session)
      case .media(let outcome):
        if let session = outcome.session { turn.effects.reply(outcome.number, .failure(error), to: session) }
      case .token(let outcome): turn.effects.reply(outcome.check.number, .failure(error), to: outcome.check.session)
      // What another hub knows of an account that lost its link here is unknown too: it may have come back there.
      case .time: turn.isPresenceDue = shared == nil
      case .cluster: break
      }
    }
    // Without the store, a hub among several does not know whom of others' logins to notify: the next turn does.
    if shared == nil {
      turn.presence.notePresence()
      turn.statuses.noteStatuses()
    }
    turn.unreported.logins = UnreportedLogins(presence: turn.changedPresence, changes: turn.changedLogins)
    unreported = turn.unreported
    unreported.shorten(to: Self.unreportedLimit)
    if unreported.hasReports { wake?(Self.unreportedPause, .upkeep) }
    directory.commit()
    cache.rollback()
    delivery.deliver(turn.output.items)
    statistics?.note(refusals: turn.output.refusals)
    wakeUp(turn.output)
  }

  private func wakeUp(_ output: TurnOutput) {
    for delay in output.wakeUps { wake?(delay, .upkeep) }
    if let (number, pause) = timers.tokens.schedule(next: directory.nextExpiry()?.expiry.due, now: clock.shown) {
      wake?(pause, .tokens(number))
    }
    guard let pause = output.presencePause else { return }
    let (shown, due) = (clock.shown, clock.shown.advanced(byMilliseconds: pause))
    // Keep at most one presence check scheduled.
    if let next = timers.nextLook, next > shown, next <= due { return }
    timers.nextLook = due
    wake?(pause, .presence)
  }

  /// Handles a time for which the hub asked.
  ///
  /// - returns: A Boolean value that indicates whether a turn is wanted.
  func isDue(_ wake: Wake) -> Bool {
    switch wake {
    case .upkeep: return true
    case .presence:
      // Whatever the clock shows: it may have been set back since the check was scheduled.
      timers.nextLook = nil
      return true
    case .tokens(let number): return timers.tokens.fired(number)
    case .cluster: return true
    }
  }

  // MARK: the rest

  /// Logs an error of the store, with the details that clients do not see.
  func note(_ error: MessagingError, event: String = "turn.failed") {
    pacedLog?.write(EngineLogEntry(level: .error, event: event, detail: error.description))
  }

  /// Logs an event that is not an error.
  func note(event: String, _ detail: String) { log?(EngineLogEntry(level: .notice, event: event, detail: detail)) }

  /// Closes the store.
  func close() {
    leaveCluster()
    store.close()
    pacedLog?.flush()
  }
}
