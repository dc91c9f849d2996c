/// The callee's end.
extension CallInvitations {
  /// Accepts an invitation; the end is reported when the caller's device has confirmed it.
  ///
  /// - throws: `MessagingError` with code `requestNotFound` if there is no such invitation or it is over,
  ///   `alreadyInProgress` if it is being accepted.
  package mutating func accept(
    _ invitation: CallInvitation, response: String?, at now: Timestamp
  ) throws(MessagingError) -> [Action] {
    let due = tick(at: now)
    let key = try ringing(invitation)
    incoming[key]?.state = .accepting(
      response: response, until: now.advanced(byMilliseconds: Self.confirmationPatience))
    incoming[key]?.nextStep = now
    return due + tickIncoming(key, at: now)
  }

  /// Refuses an invitation.
  ///
  /// - throws: `MessagingError` with code `requestNotFound` if there is no such invitation or it is over,
  ///   `alreadyInProgress` if it is being accepted.
  package mutating func refuse(
    _ invitation: CallInvitation, response: String?, at now: Timestamp
  ) throws(MessagingError) -> [Action] {
    let due = tick(at: now)
    let key = try ringing(invitation)
    incoming[key]?.state = .refused(response: response)
    return due + [
      .answer(invitation, .refused, response: response),
      .report(CallInvitationUpdate(invitation, .refused(response: response))),
    ]
  }

  private func ringing(_ invitation: CallInvitation) throws(MessagingError) -> IncomingKey {
    let key = IncomingKey(caller: invitation.caller, id: invitation.id)
    switch incoming[key]?.state {
    case .ringing: return key
    case .accepting: throw MessagingError(.alreadyInProgress)
    case .refused, .over, nil: throw MessagingError(.requestNotFound)
    }
  }

  /// Notes the presence of the caller, as the hub said when it passed an answer on.
  package mutating func answered(_ invitation: CallInvitation, _ presence: PresenceState) -> [Action] {
    guard presence == .offline else { return [] }
    return fail(IncomingKey(caller: invitation.caller, id: invitation.id), .callerOffline)
  }

  /// Handles the hub's refusal to pass an answer on.
  package mutating func answerFailed(_ invitation: CallInvitation, _ error: MessagingError) -> [Action] {
    fail(IncomingKey(caller: invitation.caller, id: invitation.id), .refused(error))
  }

  mutating func receiveIncoming(_ signal: CallSignal, at now: Timestamp) -> [Action] {
    let key = IncomingKey(caller: signal.caller, id: signal.id)
    if case .invited(let content, let channel, let expiry) = signal.step, incoming[key] == nil {
      let open = incoming.values.filter(\.isOpen)
      let isOneTooMany =
        open.count >= Self.limit || open.count { $0.invitation.caller == signal.caller } >= Self.callerLimit
      guard expiry > now, !isOneTooMany else { return [] }
      let invitation = CallInvitation(
        id: signal.id, caller: signal.caller, callee: signal.callee, content: content, channel: channel,
        expiry: expiry)
      incoming[key] = Incoming(invitation: invitation, nextStep: now)
      return [.report(CallInvitationUpdate(invitation, .invited))] + tickIncoming(key, at: now)
    }
    guard let entry = incoming[key] else { return [] }
    let invitation = entry.invitation
    switch (signal.step, entry.state) {
    case (.invited, .ringing): return [.answer(invitation, .received, response: nil)]
    case (.invited, .accepting(let response, _)): return [.answer(invitation, .accepted, response: response)]
    case (.invited, .refused(let response)): return [.answer(invitation, .refused, response: response)]
    case (.cancelled, .ringing), (.cancelled, .accepting): return end(key, .cancelled)
    case (.answered(let answer, _), .ringing):
      // The hub passes this account's own answers on, too; which of two acceptances was first is for the caller to say.
      guard answer != .received, !isOwn(signal.device, signal.style) else { return [] }
      return end(key, .answeredElsewhere(isAccepted: answer == .accepted))
    case (.confirmed(let device, let style), .accepting(let response, _)) where isOwn(device, style):
      return end(key, .accepted(response: response))
    case (.confirmed(let device, let style), .ringing), (.confirmed(let device, let style), .accepting):
      return isOwn(device, style) ? [] : end(key, .answeredElsewhere(isAccepted: true))
    case (.answered, .accepting), (_, .refused), (_, .over): return []
    }
  }

  mutating func tickIncoming(_ key: IncomingKey, at now: Timestamp) -> [Action] {
    guard let entry = incoming[key] else { return [] }
    switch entry.state {
    case .ringing:
      if now >= entry.invitation.expiry { return fail(key, .expired) }
      guard now >= entry.nextStep else { return [] }
      incoming[key]?.nextStep = now.advanced(byMilliseconds: Self.interval)
      return [.answer(entry.invitation, .received, response: nil)]
    case .accepting(let response, let deadline):
      if now >= deadline { return fail(key, .unconfirmed) }
      guard now >= entry.nextStep else { return [] }
      incoming[key]?.nextStep = now.advanced(byMilliseconds: Self.acceptanceInterval)
      return [.answer(entry.invitation, .accepted, response: response)]
    case .refused, .over: return []
    }
  }

  private func isOwn(_ device: DeviceID, _ style: String) -> Bool { device == self.device && style == self.style }

  private mutating func fail(_ key: IncomingKey, _ reason: CallInvitationFailure) -> [Action] {
    guard incoming[key]?.isOpen == true else { return [] }
    return end(key, .failed(reason))
  }

  private mutating func end(_ key: IncomingKey, _ change: CallInvitationUpdate.Change) -> [Action] {
    guard let invitation = incoming[key]?.invitation else { return [] }
    incoming[key]?.state = .over
    return [.report(CallInvitationUpdate(invitation, change))]
  }
}
