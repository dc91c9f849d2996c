internal import ParlanceCore

/// A request under way.
struct PendingRequest {
  typealias Answer = (DeviceCore, Result<any Sendable, MessagingError>) throws(MessagingError) -> Void

  enum Purpose {
    case login
    /// Of the rest of the standing with which a login begins.
    case standing(StandingCursor)
    case submission(MessageKey, bytes: Int)
    case fetch([PullPosition], isCatchUp: Bool)
    /// Of an upload or download; answered outside a transaction, and even when the link breaks.
    case transfer(Answer)
    case other(Answer)
    /// Of the app, for what the hub keeps with the login: rooms, subscriptions. Without the answer the two sides may
    /// differ, which a new login mends.
    case session(Answer)
    /// Made by the device itself, which cannot go on without the answer.
    case vital(Answer)
    /// Made by the device itself for a copy that it keeps. It goes on without the answer, and asks again for a late one.
    case copy(Answer)
  }

  var purpose: Purpose
  /// The call of a request that is made again if the hub's store fails.
  var call: (any HubCall)?
  /// The time at which the device stops waiting for the answer.
  var deadline: Timestamp

  /// The device cannot go on without the answer: if it is late, the link is dead.
  var isVital: Bool {
    switch purpose {
    case .login, .standing, .submission, .fetch, .vital: true
    case .transfer, .other, .session, .copy: false
    }
  }

  /// A Boolean value that indicates whether the device logs in again over another link if the answer is late.
  var endsLink: Bool { if case .session = purpose { true } else { isVital } }

  /// A Boolean value that indicates whether it is made again if the hub's store failed.
  var isAskedAgain: Bool {
    switch purpose {
    case .fetch, .vital, .copy: true
    case .login, .standing, .submission, .transfer, .other, .session: false
    }
  }

  /// Checks that an answer is of the type that its call promises; any other cannot be understood.
  static func typed<Reply>(
    _ result: Result<any Sendable, MessagingError>, as type: Reply.Type
  ) -> Result<Reply, MessagingError> {
    switch result {
    case .success(let reply): (reply as? Reply).map { .success($0) } ?? .failure(MessagingError(.malformedData))
    case .failure(let error): .failure(error)
    }
  }
}

/// Asking the hub, and how long to wait for its answers.
extension DeviceCore {
  /// Sends a call. Its answer is handled in the transaction of the turn in which it arrives.
  ///
  /// - parameter purpose: The origin of the call, which decides what a missing answer means.
  func request<Call: HubCall>(
    _ call: Call, for purpose: (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    then body: @escaping (DeviceCore, Result<Call.Reply, MessagingError>) throws(MessagingError) -> Void
  ) {
    let answer: PendingRequest.Answer = { core, result throws(MessagingError) in
      try body(core, PendingRequest.typed(result, as: Call.Reply.self))
    }
    send(call, for: purpose(answer))
  }

  /// Sends a call whose answer makes no difference.
  func request(_ call: some HubCall) {
    send(call, for: .other { _, _ in })
  }

  /// Sends a call of an upload or download, which has a timeout of its own.
  func requestMedia<Call: HubCall>(
    _ call: Call,
    then body: @escaping (DeviceCore, Result<Call.Reply, MessagingError>) throws(MessagingError) -> Void
  ) {
    send(
      call,
      for: .transfer { core, result throws(MessagingError) in
        try body(core, PendingRequest.typed(result, as: Call.Reply.self))
      })
  }

  /// - parameter size: The approximate number of bytes of the call, if that is known.
  func send(_ call: any HubCall, for purpose: PendingRequest.Purpose, size: Int? = nil) {
    var patience = OutboundFrame.usualPatience
    var deadline = Timestamp(milliseconds: .max)
    if case .transfer = purpose {
      patience = max(1, configuration.transfers.timeout)
    } else {
      deadline = clock.now().advanced(byMilliseconds: patience)
    }
    var request = PendingRequest(purpose: purpose, deadline: deadline)
    if request.isAskedAgain { request.call = call }
    let number = requests.add(request)
    turn.send(OutboundFrame(number: number, call: call, patience: patience, size: size))
  }

  /// Refuses what needs a login or a link.
  func checkConnected() throws(MessagingError) {
    try checkOpen()
    guard connection.isConnected else { throw MessagingError(.notConnected) }
  }

  func checkOpen() throws(MessagingError) {
    if let damage = damage { throw damage }
    guard !isClosed, connection.isOpen else { throw MessagingError(.notLoggedIn) }
  }

  // MARK: answers

  func finishReply(
    _ request: PendingRequest, _ result: Result<any Sendable, MessagingError>
  ) throws(MessagingError) {
    if case .failure(let error) = result, error.mayPass, request.isAskedAgain {
      return postpone(request)
    }
    switch request.purpose {
    case .login:
      switch PendingRequest.typed(result, as: ConnectCall.Reply.self) {
      case .success(.connected(let connected)): try pages.receiveLogin(connected)
      case .success(.ended(let reason)): try login.perform(connection.ended(reason))
      case .failure(let error): try pages.refuseLogin(error)
      }
    case .standing(let cursor):
      switch PendingRequest.typed(result, as: StandingCall.Reply.self) {
      case .success(let page): try pages.receive(page, behind: cursor)
      case .failure(let error): try pages.refuseLogin(error)
      }
    case .submission(let key, let bytes):
      defer { sending.perform(sending.outbox.answered(bytes: bytes)) }
      switch PendingRequest.typed(result, as: SubmitCall.Reply.self) {
      case .success(let acceptance) where acceptance.id == key.id: try sending.accepted(key, acceptance)
      case .success: try sending.refused(key, MessagingError(.malformedData))
      case .failure(let error): try sending.refused(key, error)
      }
    case .fetch(let positions, let isCatchUp):
      switch PendingRequest.typed(result, as: PullCall.Reply.self) {
      case .success(let streams): try fetching.pulled(streams, for: positions, isCatchUp: isCatchUp)
      case .failure: fetching.catchUp.failed(positions, isCatchUp: isCatchUp)
      }
      try login.finishFetchIfDone()
    case .transfer(let answer): try answer(self, result)
    case .other(let answer), .session(let answer), .vital(let answer), .copy(let answer):
      do throws(MessagingError) {
        turn.finishRun()
        try begin(isDurable: false)
      } catch {
        // The caller would not get an outcome otherwise.
        try? answer(self, .failure(error))
        throw error
      }
      do throws(MessagingError) {
        try answer(self, result)
      } catch {
        // Nothing of the answer is kept. The caller gets an outcome nevertheless; requests that the device repeats by itself
        // have no caller.
        if !request.isAskedAgain { try? answer(self, .failure(error)) }
        throw error
      }
      try login.finishFetchIfDone()
    }
  }

  /// Fails every request that is under way.
  func failRequests(_ error: MessagingError) {
    let pending = requests.takeAll() + retries.takeAll()
    // Frames that were not passed to the link yet belong to the login that has ended.
    _ = turn.takeFrames()
    for component in components.all { component.linkLost(error) }
    for request in pending {
      switch request.purpose {
      case .transfer(let answer), .other(let answer), .session(let answer), .vital(let answer), .copy(let answer):
        try? answer(self, .failure(error))
      case .login, .standing, .submission, .fetch: break
      }
    }
    for component in components.all { component.requestsFailed() }
  }

  /// Takes back the requests that were to leave after a commit that failed.
  func withdrawFrames(_ error: MessagingError) {
    for frame in turn.takeFrames() {
      guard let request = requests.take(frame.number) else { continue }
      switch request.purpose {
      case .other(let answer), .session(let answer): try? answer(self, .failure(error))
      case .transfer(let answer), .vital(let answer), .copy(let answer):
        // It goes on after a break of the link, as it would if the link had lost the request.
        lostLink = lostLink ?? MessagingError(.notConnected)
        try? answer(self, .failure(MessagingError(.notConnected)))
      case .submission(let key, let bytes): sending.outbox.withdraw(key, bytes: bytes)
      case .login, .standing, .fetch: lostLink = lostLink ?? MessagingError(.notConnected)
      }
    }
  }

  // MARK: deadlines

  /// Returns when to look for requests that were not answered in time; nil while a look is scheduled or nothing is
  /// asked.
  func nextDeadlineCheck() -> Timestamp? {
    // With the link all requests will be given up, the late ones too.
    lostLink == nil ? requests.nextCheck() : nil
  }

  /// Fails the requests that were not answered in time; what is answered later is ignored.
  func expireRequests() throws(MessagingError) {
    let error = MessagingError(.timeout)
    let (failed, isLinkDead) = requests.expire(at: clock.now())
    if isLinkDead { lostLink = error }
    var thrown: MessagingError?
    for request in failed {
      // Nothing else answers the others, if the database fails at one of them.
      do throws(MessagingError) { try finishReply(request, .failure(error)) } catch { thrown = thrown ?? error }
    }
    if let thrown { throw thrown }
    // The hub may have done what the app asked for, and notifies the account's other devices alone. Its entry says so here, too.
    let mayBeDone = failed.contains { if case .other = $0.purpose { true } else { false } }
    if mayBeDone, lostLink == nil { fetching.fetchAccount() }
  }
}

extension Result where Failure == MessagingError {
  /// Returns the outcome of a success; an error on the way is a failure. If the device's store failed, nothing of the turn is kept:
  /// the error goes to the app, and not to the loop that would discard it.
  func applied<Value>(
    in core: DeviceCore, _ body: (Success) throws(MessagingError) -> Value
  ) -> Result<Value, MessagingError> {
    switch self {
    case .failure(let error): return .failure(error)
    case .success(let value):
      do throws(MessagingError) {
        return .success(try body(value))
      } catch {
        if error.isStorageFailure { core.abandon(error) }
        return .failure(error)
      }
    }
  }
}
