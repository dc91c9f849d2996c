package import ParlanceCore

/// The authority: accounts, groups, rooms, order, receipts and the rules of revocation.
///
/// A hub works in turns on one executor: everything that came in while the last turn ran is decided, written in one
/// transaction and made durable; only then does anything go out. It has no threads and no clock of its own.
package final class Hub {
  package var settings: HubSettings
  let store: any HubStore
  let clock: any MessagingClock
  let tokenCheck: TokenCheck?
  let pushNotifier: (any PushNotifier)?
  /// What waits for disks; nil where nothing can be uploaded.
  let media: HubMedia?

  // What the store holds and was used lately; dropped whenever a turn fails.
  var accounts: [String: AccountRecord] = [:]
  var accountsByNumber: [Int64: AccountRecord] = [:]
  var conversations: [Int64: HubConversation] = [:]
  var accountStreams: [Int64: Int64] = [:]

  /// The logged-in sessions of each account.
  var sessions: [Int64: [HubSession]] = [:]
  /// Who is online, as others were told.
  var presence = PresenceBook()
  /// The sessions through which accounts attend groups: by stream, then by account.
  var attendance: [Int64: [Int64: [ObjectIdentifier]]] = [:]
  /// Since when rooms are empty that were not.
  var emptied: [Int64: Timestamp] = [:]
  /// Asks for a turn at a time.
  var wake: ((Timestamp) -> Void)?
  /// Grows whenever a session or a membership comes or goes, so that conversations know when to look again.
  var epoch: UInt64 = 1
  /// The number of the last login.
  var lastLogin: Int64 = 0

  // The current turn.
  var touched: [HubSession] = []
  var drafts: [EventDraft] = []
  var continuations: [AppendContinuation] = []
  var notifications: [PushNotification] = []
  var groupReads: [PendingGroupRead] = []
  /// What a session that asked for something is told once it has its answer.
  var newsAfterReply: [(session: HubSession, news: PresenceNews)] = []
  var lastPruned = Timestamp.zero
  var appended = 0
  var statistics: EngineStatistics?

  package init(
    store: any HubStore, clock: any MessagingClock, settings: HubSettings, tokenCheck: TokenCheck?,
    pushNotifier: (any PushNotifier)?, media: HubMedia? = nil
  ) {
    self.store = store
    self.clock = clock
    self.settings = settings
    self.tokenCheck = tokenCheck
    self.pushNotifier = pushNotifier
    self.media = media
  }

  /// Something for the hub to do in a turn.
  package enum Input {
    case frames(HubSession, [OutboundFrame])
    /// The link is gone; nothing can be delivered any more.
    case closed(HubSession)
    /// Something that the administration asked for.
    case work(HubWork)
    /// A time has come for which the hub asked.
    case time
    /// Something was done to the files of media.
    case media(MediaOutcome)
  }

  /// Runs one turn: decides, commits, delivers.
  package func process(_ inputs: [Input]) {
    do throws(MessagingError) {
      try store.begin()
      for input in inputs {
        switch input {
        case .frames(let session, let frames) where !session.isClosed:
          for frame in frames { try handle(frame, from: session) }
        case .frames: break
        case .closed(let session):
          try finishAppends()
          session.isClosed = true
          try end(session, telling: nil)
        case .work(let work):
          try finishAppends()
          try perform(work)
        case .time: presence.isDue = true
        case .media(let outcome):
          try finishAppends()
          try conclude(outcome)
        }
      }
      try expireMedia()
      try finishGroupReads()
      try finishAppends()
      try pruneIfDue()
      try store.commit()
      if appended > 0 { statistics?.noteHubCommit(events: appended) }
      appended = 0
      media?.endTurn(isDurable: true)
    } catch {
      appended = 0
      fail(inputs, error)
      media?.endTurn(isDurable: false)
    }
    tellPresence()
    deliver()
  }

  private func perform(_ work: HubWork) throws(MessagingError) {
    do throws(MessagingError) {
      try work.body(self)
    } catch {
      if error.isStorageFailure { throw error }
      work.error = error
    }
  }

  /// Decides one request. A refusal is answered; a failure of the store fails the turn.
  private func handle(_ frame: OutboundFrame, from session: HubSession) throws(MessagingError) {
    do throws(MessagingError) {
      if case .submit(let submission) = frame.request {
        try submit(submission, number: frame.number, from: session)
        return
      }
      // Everything but a message may look at what earlier requests of this turn wrote.
      try finishAppends()
      newsAfterReply.removeAll()
      if let reply = try answer(frame, from: session) { send(.reply(frame.number, .success(reply)), to: session) }
      for (session, news) in newsAfterReply { send(.presence(news), to: session) }
    } catch {
      if error.isStorageFailure { throw error }
      send(.reply(frame.number, .failure(error)), to: session)
    }
  }

  /// Carries out a request; nil where the answer was given already or comes later.
  private func answer(_ frame: OutboundFrame, from session: HubSession) throws(MessagingError) -> HubReply? {
    if case .connect(let request) = frame.request { return try connect(request, session) }
    guard let login = session.login else { throw MessagingError(.notLoggedIn) }
    switch frame.request {
    case .connect, .submit: return nil
    case .disconnect:
      send(.reply(frame.number, .success(.done)), to: session)
      try end(session, telling: nil)
      return nil
    case .snapshot: return .connected(try standing(of: login, since: .zero))
    case .pull(let positions): return .pulled(try pull(positions, session, login))
    case .readDirect(let conversation, let sequence, let scope):
      return try readDirect(conversation, sequence, scope, session, login)
    case .delivered(let conversation, let ids): return try delivered(conversation, ids, session, login)
    case .readGroup(let conversation, let ids, let note):
      return try readGroup(conversation, ids, note: note, session, login)
    case .markRead(let conversation, let sequence): return try markRead(conversation, sequence, session, login)
    case .revoke(let conversation, let id, let request):
      return try revoke(id, conversation, request, frame.number, session, login)
    case .history(let query): return try history(query, session, login)
    case .receiptCounts(let conversation, let ids): return try receiptCounts(conversation, ids, session, login)
    case .receiptDetail(let conversation, let id): return try receiptDetail(conversation, id, session, login)
    case .deleteMessages(let conversation, let ids, let note):
      return try deleteMessages(conversation, ids, note, session, login)
    case .clearHistory(let conversation, let note, let everywhere):
      return try clearHistory(conversation, note, everywhere, session, login)
    case .group(let request): return try handle(request, session, login)
    case .room(let request): return try handle(request, session, login)
    case .presence(let request): return try handle(request, session, login)
    case .media(let request):
      try handle(request, frame.number, session, login)
      return nil
    case .endSession(let device): return try endSession(device, login)
    case .time: return .time(clock.now())
    }
  }

  /// Closes the store.
  func close() { store.close() }

  // MARK: out

  /// Puts a frame into a session's share of this turn.
  func send(_ frame: InboundFrame, to session: HubSession) {
    if session.outgoing.isEmpty { touched.append(session) }
    session.outgoing.append(frame)
  }

  private func deliver() {
    let sessions = touched
    touched.removeAll(keepingCapacity: true)
    for session in sessions {
      let frames = session.outgoing
      session.outgoing.removeAll(keepingCapacity: true)
      if !frames.isEmpty { session.deliver(frames) }
    }
    if !notifications.isEmpty {
      let notifications = notifications
      self.notifications.removeAll()
      pushNotifier?.notify(notifications)
    }
  }

  /// Nothing of this turn became durable, so nothing of it may be told: every request gets the error instead.
  private func fail(_ inputs: [Input], _ error: MessagingError) {
    store.rollback()
    accounts.removeAll()
    accountsByNumber.removeAll()
    accountStreams.removeAll()
    // Rooms live in memory alone, so their conversations are kept; the sessions look the others up again.
    conversations = conversations.filter { $0.value.kind == .room }
    for list in sessions.values {
      for session in list { session.conversations = session.conversations.filter { $0.value.kind == .room } }
    }
    epoch += 1
    media?.nextExpiry = nil
    drafts.removeAll()
    continuations.removeAll()
    notifications.removeAll()
    groupReads.removeAll()
    for session in touched { session.outgoing.removeAll() }
    for input in inputs {
      switch input {
      case .frames(let session, let frames):
        // A login of this turn was not stored either.
        if frames.contains(where: { if case .connect = $0.request { true } else { false } }) { forget(session) }
        for frame in frames { send(.reply(frame.number, .failure(error)), to: session) }
      case .closed(let session):
        session.isClosed = true
        forget(session)
      case .work(let work):
        work.error = error
      case .time: break
      case .media(let outcome):
        outcome.settle()
        if let session = outcome.session { send(.reply(outcome.number, .failure(error)), to: session) }
      }
    }
  }

  private func pruneIfDue() throws(MessagingError) {
    let now = clock.now()
    guard now.milliseconds - lastPruned.milliseconds > 3_600_000 else { return }
    lastPruned = now
    try store.prune(
      commandsBefore: now.advanced(byMilliseconds: -settings.commandRetention),
      accountEventsBefore: now.advanced(byMilliseconds: -settings.accountEventRetention))
    try pruneMedia()
  }
}

/// Something that the administration asked for; its error is set when the turn is over.
package final class HubWork {
  let body: (Hub) throws(MessagingError) -> Void
  package var error: MessagingError?

  package init(_ body: @escaping (Hub) throws(MessagingError) -> Void) { self.body = body }
}

extension MessagingError {
  /// The store did not do what it was asked, so nothing is known of the rest of the turn either.
  var isStorageFailure: Bool {
    code == .storageFailed || code == .storageDamaged || code == .storageFull || code == .storageLocked
  }
}
