internal import ParlanceCore

/// Collects what happens when the turn is durable.
struct TurnEffects: TurnPart {
  let turn: TurnContext

  // MARK: frames

  func reply(_ number: UInt64, _ result: Result<any Sendable, MessagingError>, to session: SessionID) {
    if case .failure(let error) = result { turn.output.refusals[error.code, default: 0] += 1 }
    push(.reply(number, result.mapError(\.forClient)), to: session)
  }

  /// Answers a request.
  func answer(_ result: Result<any Sendable, MessagingError>, to place: AnswerPlace) {
    switch place {
    case .session(let session, let number): reply(number, result, to: session)
    case .administration(let answer): answer.result = result
    }
  }

  func push(_ frame: InboundFrame, to session: SessionID) { turn.output.items.append(.frame(session, frame)) }

  /// Takes the frames for logins of other hubs out of what goes over the bus.
  func takeRemoteFrames(apartFrom hub: HubNumber) -> [(SessionID, InboundFrame)] {
    var frames: [(SessionID, InboundFrame)] = []
    turn.output.items.removeAll { item in
      guard case .frame(let session, let frame) = item, session.hub != hub else { return false }
      frames.append((session, frame))
      return true
    }
    return frames
  }

  var hasRemoteFrames: Bool {
    turn.output.items.contains { item in
      if case .frame(let session, _) = item { session.hub != shared?.hub } else { false }
    }
  }

  // MARK: the rest

  func noteLooks(_ looks: EntryLooks) { turn.output.looks = looks }
  func noteWordList(_ version: Int64) { turn.output.wordList = version }
  func noteBulletin(_ id: BulletinNumber) { turn.output.bulletin = id }
  /// Sends a message to another hub when the turn is durable.
  func tell(_ hub: HubNumber, _ message: BusMessage) { turn.output.messages.append((hub, message)) }
  func noteRemoval(of hub: HubNumber) { turn.output.removedHubs.append(hub) }

  /// Makes other hubs check for the changes of this turn.
  func noteSharedChange() { turn.output.sharedVersion = shared?.version }

  /// Sends a frame to the session that asked, after its answer.
  func pushAfterReply(_ frame: InboundFrame, to session: SessionID) { turn.afterReply.append((session, frame)) }

  func announce(_ announcement: Announcement) {
    if shared != nil { turn.output.announcements.append(announcement) }
    if !announcement.audience.isEmpty { turn.output.items.append(.announcement(announcement)) }
  }

  /// Stores the hub's generation before a device receives it.
  func storeGeneration() throws(MessagingError) {
    guard !turn.generations.isStored, !turn.output.storesGeneration else { return }
    try turn.insertGeneration()
    turn.output.storesGeneration = true
  }

  /// Adds an event for other services.
  func add(_ event: ServiceEventDraft, isFirst: Bool = false) {
    turn.unreported.serviceEvents.insert(event, at: isFirst ? 0 : turn.unreported.serviceEvents.count)
  }
  func noteStart() { turn.output.notesStart = true }
  func setServiceEventConsumers(_ consumers: [ServiceEventConsumer]) { turn.output.serviceEventConsumers = consumers }
  /// Makes the session log keep events of more kinds.
  func logSessions(_ kinds: Set<SessionLogEntry.Kind>) { turn.output.loggedSessions.formUnion(kinds) }
  /// Reports the stored service events as they are when the turn is durable.
  func report(_ change: ServiceEventChange) {
    let before = turn.output.serviceEventChange
    turn.output.serviceEventChange = ServiceEventChange(
      appended: change.appended + (before?.appended ?? 0), dropped: change.dropped + (before?.dropped ?? 0),
      span: change.span, isForConsumers: change.isForConsumers || before?.isForConsumers ?? false)
  }

  func wake(afterMilliseconds delay: Int64) { turn.output.wakeUps.append(delay) }
  func lookAtPresence(afterMilliseconds delay: Int64) { turn.output.presencePause = delay }
  func check(_ token: TokenCheckRequest) { turn.output.tokenChecks.append(.run(token)) }
  /// Returns whether this turn requested or cancelled the check of a token of a session.
  func hasTokenChange(of session: SessionID) -> Bool {
    turn.output.tokenChecks.contains { change in
      switch change {
      case .run(let check): check.session == session
      case .cancel(let cancelled): cancelled == session
      }
    }
  }

  /// Cancels the check of a login that is no longer wanted.
  func cancelCheck(_ session: SessionID) { turn.output.tokenChecks.append(.cancel(session)) }

  /// Schedules work on blobs for when the turn is durable; the outcome is decided in a later turn.
  func perform(_ job: @escaping (HubMedia) -> Void) { turn.perform(job) }

  /// Schedules content to be deleted when the turn is durable.
  func deleteContent(_ sha256: String) { turn.output.mediaChanges.deletions.append(sha256) }
  /// Keeps content after all: there is an id for it again.
  func keepContent(_ sha256: String) { turn.output.mediaChanges.deletions.removeAll { $0 == sha256 } }
  /// Schedules an unfinished upload to be forgotten when the turn is durable.
  func discardUpload(_ id: MediaID) { turn.output.mediaChanges.discards.append(id) }
  /// Notes that the time at which media expire next has to be looked up again.
  func expiryChanged() { turn.output.mediaChanges.hasNewExpiry = true }
}
