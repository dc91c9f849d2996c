internal import ParlanceCore

/// Takes the inputs of a turn, one after another, and answers the requests among them.
struct TurnSteps: TurnPart {
  let turn: TurnContext

  func take(_ step: HubStep) throws(MessagingError) {
    switch step {
    case .submission(let session, let number, let call):
      try answer(number, session) { () throws(MessagingError) in
        let login = try self.login(session)
        try turn.scopes.check(call, login)
        let context = RequestContext(login: login, number: number)
        try call.carryOut(turn, context)
      }
    case .held(let message, let verdict):
      try answer(message.number, message.session) { () throws(MessagingError) in
        let context = RequestContext(login: try login(message.session), number: message.number)
        try carryOut(try turn.messageChecks.decide(message, verdict, context), for: context.answer)
      }
    case .request(let session, let number, let call): try decide(call, number, session)
    case .refusal(let session, let number, let error): turn.effects.reply(number, .failure(error), to: session)
    case .closed(let session):
      try turn.entries.finishAppends()
      try turn.sessions.end(session, isLost: true)
    case .work(let work):
      try turn.entries.finishAppends()
      work.error = nil
      do throws(MessagingError) {
        try work.body(turn)
      } catch {
        if turn.entries.isFatal(error) { throw error }
        work.error = error
      }
    case .time: turn.isPresenceDue = true
    case .cluster(let step):
      try turn.entries.finishAppends()
      try turn.cluster.take(step)
    case .media(let outcome):
      try turn.entries.finishAppends()
      try take(outcome)
    case .token(let outcome):
      try turn.entries.finishAppends()
      let (session, number) = (outcome.check.session, outcome.check.number)
      try answer(number, session) { () throws(MessagingError) in
        turn.effects.reply(number, .success(try turn.sessions.answer(outcome)), to: session)
      }
    }
  }

  /// Answers a request for which something was done to blobs.
  private func take(_ outcome: MediaOutcome) throws(MessagingError) {
    let result: Result<any Sendable, MessagingError>
    do throws(MessagingError) {
      result = try outcome.decide(turn)
    } catch {
      if turn.entries.isFatal(error) { throw error }
      result = .failure(error)
    }
    if let session = outcome.session { turn.effects.reply(outcome.number, result, to: session) }
  }

  /// Decides one request. A refusal is answered; a failure of the store fails the turn.
  private func decide(
    _ call: any DecidedCall, _ number: UInt64, _ session: SessionID
  ) throws(MessagingError) {
    if call is DisconnectCall && directory.session(session) == nil && turn.checksTokens {
      turn.effects.cancelCheck(session)
    }
    let begin = TurnShares.time
    defer { turn.shares.measure(session, since: begin) }
    try answer(number, session) { () throws(MessagingError) in
      // Everything but a message may read what earlier requests of this turn wrote.
      try turn.entries.finishAppends()
      if let login = call as? ConnectCall {
        return try carryOut(try turn.sessions.connect(login, session, number), for: .session(session, number))
      }
      let login = try self.login(session)
      try turn.scopes.check(call, login)
      let context = RequestContext(login: login, number: number)
      try call.carryOut(turn, context)
    }
  }

  /// Carries out the decision on a request.
  func carryOut<Reply>(_ decision: Decision<Reply>, for place: AnswerPlace) throws(MessagingError) {
    switch decision {
    case .reply(let reply): turn.effects.answer(.success(reply), to: place)
    case .replyFirst(let reply, let body):
      turn.effects.answer(.success(reply), to: place)
      try body()
    case .append(let draft, let decide):
      turn.entries.append(draft) { outcome throws(MessagingError) in
        let decision: Decision<Reply>
        do throws(MessagingError) {
          decision = try decide(outcome)
        } catch {
          if turn.entries.isFatal(error) { throw error }
          return turn.effects.answer(.failure(error), to: place)
        }
        try carryOut(decision, for: place)
      }
    case .later: break
    }
  }

  /// Decides a request, and answers it with the error of a refusal.
  private func answer(
    _ number: UInt64, _ session: SessionID, _ body: () throws(MessagingError) -> Void
  ) throws(MessagingError) {
    do throws(MessagingError) {
      try body()
      for (session, frame) in turn.afterReply { turn.effects.push(frame, to: session) }
    } catch {
      if turn.entries.isFatal(error) { throw error }
      turn.effects.reply(number, .failure(error), to: session)
    }
    turn.afterReply.removeAll()
  }

  private func login(_ session: SessionID) throws(MessagingError) -> SessionRecord {
    guard let login = directory.session(session) else { throw MessagingError(.notLoggedIn) }
    return login
  }

  /// Decides what is left to decide at the end of a turn.
  func finish(_ upkeep: inout Upkeep) throws(MessagingError) {
    try turn.receipts.finishGroupReads()
    try turn.entries.finishAppends()
    try upkeep.run(turn)
    turn.presence.notePresence()
    turn.statuses.noteStatuses()
    try turn.sessionLog.store()
    try turn.serviceEvents.storeEvents()
  }
}
