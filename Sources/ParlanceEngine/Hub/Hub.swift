package import ParlanceCore

/// The authority: accounts, groups, rooms, order, receipts and the rules of revocation.
///
/// A hub works in turns on one executor. A turn checks what came in at the border, decides all of it in one transaction
/// (`HubTurn`), and has no effect before that is durable: only then are replies and announcements delivered, files
/// touched, tokens checked. A turn that decided on something which another hub changed meanwhile is rolled back and decides
/// again.
package final class Hub {
  package var settings: HubSettings { didSet { border = Border(settings) } }
  let store: any HubStore
  let directory: any SessionDirectory
  let cache: HubCache
  /// What waits for disks; nil where nothing can be uploaded.
  let media: HubMedia?
  let pushNotifier: (any PushNotifier)?
  let tokens: TokenChecker?
  let delivery: Dispatcher
  var statistics: EngineStatistics?
  /// Asks for a turn in so many milliseconds.
  package var wake: ((Int64) -> Void)?

  private(set) var border: Border
  private let clock: HubClock
  private let log: EngineLog?
  private var upkeep = Upkeep()
  /// When the clock shows this, presence is looked at again.
  private var nextLook: Timestamp?

  /// What the hub runs on.
  package struct Ports {
    package var store: any HubStore
    package var clock: any MessagingClock
    package var directory: any SessionDirectory
    package var bus: any Bus
    package var media: HubMedia?
    package var tokenCheck: TokenCheck?
    package var pushNotifier: (any PushNotifier)?
    package var log: EngineLog?

    package init(
      store: any HubStore, clock: any MessagingClock, directory: any SessionDirectory = MemorySessionDirectory(),
      bus: any Bus = LocalBus(), media: HubMedia? = nil, tokenCheck: TokenCheck? = nil,
      pushNotifier: (any PushNotifier)? = nil, log: EngineLog? = nil
    ) {
      self.store = store
      self.clock = clock
      self.directory = directory
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
    media = ports.media
    pushNotifier = ports.pushNotifier
    log = ports.log
    clock = HubClock(ports.clock, floor: try ports.store.newestTime())
    cache = HubCache(settings.limits)
    border = Border(settings)
    tokens = ports.tokenCheck.map { TokenChecker($0) }
    delivery = Dispatcher(bus: ports.bus)
  }

  /// Sets the handler of inputs that come from other threads: outcomes of what turns asked for, and messages of other hubs.
  ///
  /// Called once, before the first turn.
  package func attach(_ enqueue: @escaping @Sendable (Input) -> Void) {
    media?.attach { enqueue(.media($0)) }
    tokens?.attach { enqueue(.token($0)) }
    delivery.subscribe { enqueue(.bus($0)) }
  }

  /// Something for the hub to do in a turn.
  package enum Input {
    case frames(HubSession, [ReceivedFrame])
    /// The link is gone; nothing can be delivered any more.
    case closed(HubSession)
    /// Something that the administration asked for.
    case work(HubWork)
    /// A time has come for which the hub asked.
    case time
    /// Something was done to the files of media.
    case media(MediaOutcome)
    /// A token was checked.
    case token(TokenOutcome)
    /// Another hub has something for logins of this one.
    case bus([BusMessage])
  }

  // MARK: a turn

  /// Runs one turn: checks, decides, commits, delivers.
  package func process(_ inputs: [Input]) {
    let steps = admit(inputs)
    guard !steps.isEmpty else { return delivery.flush(settings.limits) }
    let now = clock.now()
    var attempts = 0
    while true {
      attempts += 1
      let turn = HubTurn(self, now: now)
      do throws(MessagingError) {
        try run(turn, steps)
        finish(turn)
        break
      } catch {
        rollback(forgetting: turn.movedStreams)
        if !turn.movedStreams.isEmpty && attempts < Self.attemptLimit { continue }
        fail(steps, turn.movedStreams.isEmpty ? error : MessagingError(.storageLocked, "too many hubs at once"), now)
        break
      }
    }
    media?.endAdmissions()
    delivery.flush(settings.limits)
    if let delay = upkeep.pause { wake?(delay) }
  }

  /// So often a turn decides before it gives up, when other hubs are always quicker.
  private static let attemptLimit = 20

  private func run(_ turn: HubTurn, _ steps: [HubStep]) throws(MessagingError) {
    directory.begin()
    try store.begin()
    for step in steps { try turn.take(step) }
    try turn.finish(&upkeep)
    try store.commit()
    directory.commit()
    cache.commit()
  }

  /// The turn is durable: it takes effect.
  private func finish(_ turn: HubTurn) {
    upkeep.commit()
    if turn.appended > 0 { statistics?.noteHubCommit(events: turn.appended) }
    do throws(MessagingError) {
      clock.raise(to: try store.newestTime())
    } catch {
      note(error)
    }
    let output = turn.output
    delivery.deliver(output.items)
    if !output.notifications.isEmpty { pushNotifier?.notify(output.notifications) }
    for job in output.mediaJobs { job() }
    media?.endTurn(output.mediaChanges)
    for check in output.tokenChecks {
      guard let replaced = tokens?.run(check) else { continue }
      let reply = InboundFrame.reply(replaced, .failure(MessagingError(.cancelled, "another token")))
      delivery.deliver([TurnOutput.Item.frame(check.session, reply)])
    }
    wakeUp(output)
  }

  private func rollback(forgetting moved: [Int64]) {
    store.rollback()
    directory.rollback()
    cache.rollback()
    for stream in moved { cache.forget(stream) }
    upkeep.rollback()
    media?.endTurn(nil)
  }

  /// Nothing of this turn became durable, so nothing of it is told: every request gets the error instead.
  private func fail(_ steps: [HubStep], _ error: MessagingError, _ now: Timestamp) {
    note(error)
    let turn = HubTurn(self, now: now)
    // What lives in memory alone ends all the same with a link that is gone.
    directory.begin()
    for step in steps {
      switch step {
      case .request(let session, let number, _), .refusal(let session, let number, _):
        turn.reply(number, .failure(error), to: session)
      case .closed(let session): turn.forget(session, isLost: true)
      case .work(let work): work.error = error
      case .media(let outcome):
        if let session = outcome.session { turn.reply(outcome.number, .failure(error), to: session) }
      case .token(let outcome): turn.reply(outcome.check.number, .failure(error), to: outcome.check.session)
      case .time: turn.isPresenceDue = true
      }
    }
    turn.notePresence()
    directory.commit()
    cache.rollback()
    delivery.deliver(turn.output.items)
    wakeUp(turn.output)
  }

  private func wakeUp(_ output: TurnOutput) {
    for delay in output.wakeUps { wake?(delay) }
    guard let pause = output.presencePause else { return }
    let (shown, due) = (clock.shown, clock.shown.advanced(byMilliseconds: pause))
    // One look at a time is on its way, so that there are never more of them.
    if let nextLook, nextLook > shown, nextLook <= due { return }
    nextLook = due
    wake?(pause)
  }

  // MARK: the border

  /// Checks what came in; what is refused here is not decided on.
  private func admit(_ inputs: [Input]) -> [HubStep] {
    var steps: [HubStep] = []
    steps.reserveCapacity(inputs.count)
    for input in inputs {
      switch input {
      case .frames(let session, let frames):
        if session.isClosed { continue }
        delivery.attach(session)
        for frame in frames { steps.append(admit(frame, session)) }
      case .closed(let session):
        if session.isClosed { continue }
        session.isClosed = true
        delivery.detach(session)
        tokens?.forget(session.id)
        steps.append(.closed(session.id))
      case .work(let work): steps.append(.work(work))
      case .time: steps.append(.time)
      case .media(let outcome):
        media?.conclude(outcome)
        steps.append(.media(outcome))
      case .token(let outcome):
        // The link may have shown another token by now, or be gone: then nobody waits for the outcome.
        guard tokens?.conclude(outcome) == true, delivery.isAttached(outcome.check.session) else { continue }
        steps.append(.token(outcome))
      case .bus(let messages): delivery.deliver(messages)
      }
    }
    return steps
  }

  private func admit(_ frame: ReceivedFrame, _ session: HubSession) -> HubStep {
    do throws(MessagingError) {
      let call = try frame.call.get()
      guard !frame.isOverdue(now: clock.shown) else { throw MessagingError(.timeout) }
      guard let decided = call as? any DecidedCall else { throw MessagingError(.unsupported) }
      let checked = try decided.checked(border)
      if checked is any CheckedTokenCall, let tokens, tokens.pendingCount >= settings.limits.tokenChecks {
        throw MessagingError(.rateLimited, "logins")
      }
      if checked is any MediaBytesCall, let media, !media.admit(session.id, limit: settings.limits.mediaChunks) {
        throw MessagingError(.rateLimited, "media")
      }
      return .request(session.id, frame.number, checked)
    } catch {
      return .refusal(session.id, frame.number, error)
    }
  }

  // MARK: the rest

  /// Writes an error of the store down, with the details that clients are not told.
  private func note(_ error: MessagingError) {
    log?(EngineLogEntry(level: .error, event: "turn.failed", detail: error.description))
  }

  /// Closes the store.
  func close() { store.close() }
}

/// A request as it came in, and when.
package struct ReceivedFrame {
  /// The device's own number for it.
  package var number: UInt64
  /// The call, or why its bytes are none.
  package var call: Result<any HubCall, MessagingError>
  package var patience: Int64
  package var received: Timestamp
  /// About how many bytes it has.
  package var size: Int

  package init(_ frame: OutboundFrame, received: Timestamp) {
    number = frame.number
    call = .success(frame.call)
    patience = frame.patience
    size = frame.call.approximateSize
    self.received = received
  }

  package init(number: UInt64, error: MessagingError, received: Timestamp) {
    self.number = number
    call = .failure(error)
    patience = OutboundFrame.usualPatience
    size = 64
    self.received = received
  }

  /// Its device does not wait for the answer any more.
  func isOverdue(now: Timestamp) -> Bool { patience > 0 && now.milliseconds(since: received) > patience }
}

/// What one input asks of a turn, checked.
enum HubStep {
  case request(SessionID, UInt64, any DecidedCall)
  case refusal(SessionID, UInt64, MessagingError)
  case closed(SessionID)
  case work(HubWork)
  case time
  case media(MediaOutcome)
  case token(TokenOutcome)
}

/// Something that the administration asked for; its error is set when the turn is over.
package final class HubWork {
  let body: (HubTurn) throws(MessagingError) -> Void
  package var error: MessagingError?

  package init(_ body: @escaping (HubTurn) throws(MessagingError) -> Void) { self.body = body }
}

extension MessagingError {
  /// The store did not do what it was asked, so nothing is known of the rest of the turn either.
  var isStorageFailure: Bool {
    code == .storageFailed || code == .storageDamaged || code == .storageFull || code == .storageLocked
  }

  /// The error as a client is told it: paths and causes are the operator's alone.
  var forClient: MessagingError { isStorageFailure ? MessagingError(code) : self }
}
