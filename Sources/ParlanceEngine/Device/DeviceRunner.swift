internal import Dispatch
internal import ParlanceCore

/// Runs a device: its turns under the lock, what they send and report, and what arrives over the link.
///
/// `Device` forwards to it, and the components to which its closures turn decide.
final class DeviceRunner: @unchecked Sendable {
  // Safe to share: everything mutable is in the core, which the lock guards; the handler is called on the callback
  // queue only.

  let configuration: DeviceConfiguration
  let core: Lock<DeviceCore>
  let loop: DeviceLoop
  let link: any Link
  let clock: any MessagingClock
  /// The frames that arrive over the link while the app decides about messages.
  let intake = Lock(MessageIntake())
  let files: DeviceFiles
  let copies: CopyChecks
  /// The queue on which events and completions arrive.
  let callbackQueue: any SerialQueue
  private let handler: ([DeviceEvent]) -> Void
  private let whenClosed: @Sendable () -> Void
  /// The calls that the handler made on other queues and that have not returned.
  private let passedOnCalls = OutstandingCalls()
  /// Used on the callback queue only.
  private var hasPassedOnCalls = false

  /// - parameter whenClosed: Runs once, when the database is closed.
  init(
    configuration: DeviceConfiguration, store: any DeviceStore, clock: any MessagingClock, loop: DeviceLoop,
    link: any Link, isLinkUp: Bool, callbackQueue: any SerialQueue, files: DeviceFiles,
    whenClosed: @escaping @Sendable () -> Void, handler: @escaping ([DeviceEvent]) -> Void
  ) throws(MessagingError) {
    self.configuration = configuration
    core = Lock(
      try DeviceCore(
        configuration: configuration, store: store, clock: clock, link: link, isLinkUp: isLinkUp,
        statistics: loop.statistics, files: files))
    self.files = files
    copies = CopyChecks(files.files)
    self.loop = loop
    self.link = link
    self.clock = clock
    self.callbackQueue = callbackQueue
    self.handler = handler
    self.whenClosed = whenClosed
    core.withLock { core in
      core.transfers.table.enter = { [weak self] body in
        try? self?.change { core throws(MessagingError) in
          if !core.isClosed { try body(core) }
        }
      }
    }
    try change { core throws(MessagingError) in try core.transfers.removePartialFiles() }
  }

  // MARK: turns

  /// Runs a change under the lock; what it wrote is committed, and what it has to send and report leaves, in the
  /// engine's next turn.
  ///
  /// - throws: `notLoggedIn` for a closed device, whose database may be another's by now; what the body throws.
  func change<Value>(_ body: (DeviceCore) throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    var mustFlush = false
    let result: Result<Value, MessagingError> = core.withLock { core in
      defer {
        if !core.isFlushScheduled && core.hasWork {
          core.isFlushScheduled = true
          mustFlush = true
        }
      }
      do throws(MessagingError) {
        guard !core.isClosed else { throw MessagingError(.notLoggedIn) }
        core.readAgain()
        return .success(try body(core))
      } catch {
        // The transaction can no longer be completed.
        if error.isStorageFailure { core.abandon(error) }
        return .failure(error)
      }
    }
    if mustFlush { loop.enqueue(self) }
    return try result.get()
  }

  /// Makes a change under a condition; a closed device has nothing to change.
  func change(if condition: Bool, _ body: (DeviceCore) -> Void) {
    if condition { try? change { core in body(core) } }
  }

  /// Reads under the lock; nil if the database cannot be read. A damaged one ends the login.
  func read<Value>(_ body: (DeviceCore) throws(MessagingError) -> Value) -> Value? {
    var mustFlush = false
    let value: Value? = core.withLock { core in
      guard !core.isClosed, core.damage == nil else { return nil }
      do throws(MessagingError) {
        return try body(core)
      } catch {
        guard error.code == .storageDamaged else { return nil }
        core.abandon(error)
        mustFlush = !core.isFlushScheduled
        core.isFlushScheduled = true
        return nil
      }
    }
    if mustFlush { loop.enqueue(self) }
    return value
  }

  /// The reason why the local database cannot be read; nil if it can be. While there is one, calls that cannot fail do
  /// not return what the database holds.
  var storageError: MessagingError? { core.withLock { $0.damage } }

  /// The reason why a read gave nothing.
  var readError: MessagingError {
    core.withLock { $0.damage ?? MessagingError($0.isClosed ? .notLoggedIn : .storageFailed) }
  }

  /// Runs something that reads the local database. An error of the database takes precedence over the result of the
  /// reads: a message that was not found then is not one that is not there.
  ///
  /// - throws: `storageDamaged`; what the body throws.
  func reading<Value>(_ body: () throws(MessagingError) -> Value) throws(MessagingError) -> Value {
    let value: Value
    do throws(MessagingError) { value = try body() } catch { throw storageError ?? error }
    if let storageError { throw storageError }
    return value
  }

  /// Ends the turn of what the app did; called by the engine's loop.
  ///
  /// - parameter unlessIdle: Does nothing if there is only something to tidy up.
  /// - returns: A Boolean value that indicates whether it did anything.
  @discardableResult
  func flush(unlessIdle: Bool) -> Bool {
    var mustRecover = false
    var mustRetry = false
    let outcome: DeviceCore.Outcome? = core.withLock { core in
      if unlessIdle && !core.isUrgent && core.hasWork { return nil }
      core.isFlushScheduled = false
      core.readAgain()
      guard core.hasWork else { return DeviceCore.Outcome(frames: [], delivery: Delivery(), endsLink: false) }
      let outcome = core.finish()
      mustRecover = core.lostLink != nil
      mustRetry = core.takeRetry()
      return outcome
    }
    guard let outcome else { return false }
    carryOut(outcome)
    if outcome.endsLink { link.close() }
    if mustRecover { recover() }
    if mustRetry { retry() }
    return true
  }

  func carryOut(_ outcome: DeviceCore.Outcome) {
    if !outcome.frames.isEmpty { link.submit(outcome.frames) }
    if outcome.wantsLink { link.hasten() }
    scheduleDeadlineCheck(at: outcome.deadlineCheck)
    scheduleInvitationCheck(at: outcome.invitationCheck)
    scheduleCallCheck(at: outcome.callCheck)
    var delivery = outcome.delivery
    delivery.callbacks.runImmediate()
    if !delivery.isEmpty { callbackQueue.perform { [self, delivery] in report(delivery) } }
    ask(outcome.questions)
  }

  /// Calls the app back; on the callback queue.
  private func report(_ delivery: Delivery) {
    var callbacks = delivery.callbacks
    if !delivery.handover.isEmpty && !claim(delivery.handover) {
      callbacks.removeKept()
      return callbacks.run(handler)
    }
    callbacks.run(handler)
    guard !delivery.handover.isEmpty else { return }
    afterPassedOnCalls { [self] in
      try? change { core in if !core.isClosed { core.journal.told(delivery.handover) } }
    }
  }

  /// Returns whether the app may receive now what the journal keeps; what it does not receive is left to the next run.
  private func claim(_ handover: Journal.Handover) -> Bool {
    core.withLock { core in
      guard !core.isClosed, !core.login.isLeaving else { return false }
      core.journal.claim(handover)
      return true
    }
  }

  /// Runs something on the callback queue when calls that the handler made on other queues have returned.
  private func afterPassedOnCalls(_ body: @escaping @Sendable () -> Void) {
    if hasPassedOnCalls {
      passedOnCalls.whenNone { [callbackQueue] in callbackQueue.perform(body) }
    } else {
      body()
    }
  }

  /// Calls the app on a queue of its own choice, from within the handler. Events delivered by the call count as
  /// delivered when it has returned.
  func passOn(to queue: DispatchQueue, _ body: @escaping () -> Void) {
    hasPassedOnCalls = true
    // Given away here and run once: the closure is never shared, though the queue's signature cannot say so.
    nonisolated(unsafe) let body = body
    passedOnCalls.begin()
    queue.async { [passedOnCalls] in
      body()
      passedOnCalls.end()
    }
  }

  /// Returns whether a queue is the one on which events and completions arrive.
  func callsBack(on queue: DispatchQueue) -> Bool { callbackQueue === queue }

  /// Commits what is pending and closes the local database. What has not begun to be delivered to the app is left to
  /// the next run. A login and requests that are under way fail.
  ///
  /// - parameter reason: The end of the session that is reported to the app, if the app did not end it itself.
  func close(_ reason: SessionEnd? = nil) {
    let outcome: DeviceCore.Outcome? = core.withLock { core in
      guard !core.isClosed else { return nil }
      core.attempt { () throws(MessagingError) in
        try core.login.perform(reason.map { core.connection.ended($0) } ?? core.connection.closed())
        // The disk may have failed at the logout.
        if core.login.isLeaving { try core.sending.failMomentary(MessagingError(.notLoggedIn)) }
      }
      core.transfers.endTransfers(MessagingError(.notLoggedIn))
      var outcome = core.finish()
      core.journal.close()
      core.attempt { () throws(MessagingError) in try core.receiving.saveRecent() }
      outcome.delivery.callbacks.append(core.finish().delivery.callbacks)
      core.isClosed = true
      core.store.close()
      return outcome
    }
    if let outcome {
      carryOut(outcome)
      whenClosed()
    }
    link.close()
  }

  /// Logs out: nothing is sent or received any more, and the database is closed once calls of the app that began have
  /// returned. What has not begun to be delivered to the app is delivered at the next login.
  ///
  /// - parameter unregistersPushTokens: The hub is asked to remove the tokens of this installation.
  func logout(unregistersPushTokens: Bool = false, completion: @escaping (MessagingError?) -> Void) {
    let outcome: DeviceCore.Outcome? = core.withLock { core in
      guard !core.isClosed else { return nil }
      core.login.leave()
      let wasConnected = core.connection.isConnected
      let invitations = core.invitations.endInvitations()
      core.attempt { () throws(MessagingError) in try core.login.perform(core.connection.logout()) }
      if wasConnected {
        for cancellation in invitations { core.request(cancellation) }
        if unregistersPushTokens { core.request(UnregisterPushTokenCall(service: nil)) }
        core.request(DisconnectCall())
      }
      return core.finish()
    }
    if let outcome { carryOut(outcome) }
    if Self.isWaiting {
      close()
      completion(nil)
      return
    }
    var last = Delivery()
    last.callbacks.end { completion(nil) }
    callbackQueue.perform { [self, last] in
      afterPassedOnCalls { [self] in
        close()
        // After the last reports before closing.
        callbackQueue.perform { [last] in last.callbacks.run { _ in } }
      }
    }
  }

  private func scheduleDeadlineCheck(at deadline: Timestamp?) {
    guard let deadline else { return }
    clock.schedule(at: deadline) { [weak self] in self?.expireRequests() }
  }

  private func expireRequests() {
    var mustRetry = false
    let next = try? change { core throws(MessagingError) -> Timestamp? in
      guard !core.isClosed else { return nil }
      try core.expireRequests()
      mustRetry = core.takeRetry()
      return core.nextDeadlineCheck()
    }
    scheduleDeadlineCheck(at: next ?? nil)
    if mustRetry { retry() }
  }

  private func scheduleInvitationCheck(at time: Timestamp?) {
    guard let time else { return }
    clock.schedule(at: time) { [weak self] in
      let next = try? self?.change { core -> Timestamp? in
        guard !core.isClosed else { return nil }
        core.invitations.checkInvitations(scheduledFor: time)
        return core.invitations.nextInvitationCheck()
      }
      self?.scheduleInvitationCheck(at: next ?? nil)
    }
  }

  private func scheduleCallCheck(at time: Timestamp?) {
    guard let time else { return }
    clock.schedule(at: time) { [weak self] in
      let next = try? self?.change { core -> Timestamp? in
        guard !core.isClosed else { return nil }
        core.callChannels.look(scheduledFor: time)
        return core.callChannels.nextCheck()
      }
      self?.scheduleCallCheck(at: next ?? nil)
    }
  }

  /// Closes the link and starts over after a second, from the state in the database. Either the database could not store what
  /// the hub sent, so none of it was kept, or the hub does not answer.
  private func recover() {
    intake.withLock { $0.discard() }
    link.interrupt()
    let outcome = core.withLock { core in
      let error = core.lostLink ?? MessagingError(.notConnected)
      core.hasFailed = false
      core.lostLink = nil
      core.attempt { () throws(MessagingError) in
        try core.login.perform(core.connection.linkChanged(isUp: false, error: error))
      }
      return core.finish()
    }
    carryOut(outcome)
    clock.schedule(at: clock.now().advanced(byMilliseconds: 1000)) { [weak self] in
      self?.linkDidChange(isReachable: true)
    }
  }
}

extension DeviceRunner {
  func receive(_ frames: [InboundFrame]) {
    if intake.withLock({ $0.holds(.frames(frames)) }) || asks(about: frames) { return }
    take(frames)
  }

  /// Takes the frames that the hub sent in one turn.
  func take(_ frames: [InboundFrame]) {
    var mustRecover = false
    var mustRetry = false
    let outcome: DeviceCore.Outcome? = core.withLock { core in
      guard !core.isClosed else { return nil }
      do throws(MessagingError) {
        core.readAgain()
        let failures = core.failures.count
        // An answer that could not be kept fails its call and throws nothing. What came behind it must not be kept without it.
        for frame in frames where core.failures.count == failures { try core.streams.receive(frame) }
      } catch {
        core.abandon(error)
      }
      let outcome = core.finish()
      mustRecover = core.hasFailed || core.lostLink != nil
      mustRetry = core.takeRetry()
      return outcome
    }
    if let outcome {
      carryOut(outcome)
      if outcome.endsLink { link.close() }
    }
    if mustRecover { recover() }
    if mustRetry { retry() }
  }

  /// Asks the hub again, in a few seconds, for what it could not take or answer.
  private func retry() {
    clock.schedule(at: clock.now().advanced(byMilliseconds: DeviceCore.retryPause)) { [weak self] in
      try? self?.change { core in core.retry() }
    }
  }

  func linkDidChange(isReachable: Bool) {
    if intake.withLock({ $0.holds(.link(isReachable: isReachable)) }) { return }
    takeLinkChange(isReachable: isReachable)
  }

  func takeLinkChange(isReachable: Bool) {
    try? change { core throws(MessagingError) in
      guard !core.isClosed else { return }
      try core.login.perform(core.connection.linkChanged(isUp: isReachable && core.link.isReachable))
    }
  }
}
