/// The caller's end.
extension CallInvitations {
  /// Invites an account.
  ///
  /// - parameter invitation: The invitation; its expiry is in the future.
  /// - parameter patience: The milliseconds until a device of the callee is to have it.
  /// - throws: `MessagingError` with code `alreadyInProgress` for an id that was used, `limitExceeded`.
  package mutating func send(
    _ invitation: CallInvitation, patience: Int64, at now: Timestamp
  ) throws(MessagingError) -> [Action] {
    guard outgoing[invitation.id] == nil else { throw MessagingError(.alreadyInProgress) }
    guard outgoing.values.count(where: \.isOpen) < Self.limit else {
      throw MessagingError(.limitExceeded, "limit \(Self.limit) invitations")
    }
    outgoing[invitation.id] = Outgoing(
      invitation: invitation, receiptDeadline: now.advanced(byMilliseconds: patience), nextStep: now)
    return tick(at: now)
  }

  /// Takes an invitation back.
  ///
  /// - throws: `MessagingError` with code `requestNotFound` if it is over.
  package mutating func cancel(_ id: CallInvitationID, at now: Timestamp) throws(MessagingError) -> [Action] {
    let due = tick(at: now)
    guard let entry = outgoing[id], entry.isOpen else { throw MessagingError(.requestNotFound) }
    outgoing[id]?.state = .over
    return due + [.cancel(entry.invitation), .report(CallInvitationUpdate(entry.invitation, .cancelled))]
  }

  /// Notes the presence of the callee, as the hub said when it passed the invitation on.
  package mutating func sent(_ id: CallInvitationID, _ presence: PresenceState) -> [Action] {
    guard let entry = outgoing[id] else { return [] }
    outgoing[id]?.presence = presence
    // One who has it and is gone does not answer any more; one who does not have it yet may come.
    guard entry.state == .ringing, presence == .offline else { return [] }
    return fail(entry, .calleeOffline)
  }

  /// Handles the hub's refusal to pass an invitation on.
  package mutating func sendingFailed(_ id: CallInvitationID, _ error: MessagingError) -> [Action] {
    guard let entry = outgoing[id], entry.isOpen else { return [] }
    return fail(entry, .refused(error))
  }

  mutating func receiveAnswer(_ signal: CallSignal, at now: Timestamp) -> [Action] {
    guard case .answered(let answer, let response) = signal.step, let entry = outgoing[signal.id],
      entry.invitation.callee == signal.callee
    else { return [] }
    let invitation = entry.invitation
    switch entry.state {
    case .accepted(let device, let style):
      return [.confirm(invitation, device: device, style: style)]
    case .over:
      return answer == .refused ? [] : [.cancel(invitation)]
    case .sent, .ringing:
      // An answer shows that the callee received the invitation, even if the confirmation of that was lost.
      let received: [Action] =
        entry.state == .sent ? [.report(CallInvitationUpdate(invitation, .received))] : []
      switch answer {
      case .received:
        outgoing[signal.id]?.state = .ringing
        return received
      case .accepted:
        outgoing[signal.id]?.state = .accepted(device: signal.device, style: signal.style)
        return received + [
          .confirm(invitation, device: signal.device, style: signal.style),
          .report(CallInvitationUpdate(invitation, .accepted(response: response))),
        ]
      case .refused:
        outgoing[signal.id]?.state = .over
        return received + [.report(CallInvitationUpdate(invitation, .refused(response: response)))]
      }
    }
  }

  mutating func tickOutgoing(_ id: CallInvitationID, at now: Timestamp) -> [Action] {
    guard let entry = outgoing[id], entry.isOpen else { return [] }
    if entry.state == .sent, now >= min(entry.receiptDeadline, entry.invitation.expiry) {
      let isAbsent = entry.presence == .offline || entry.presence == .unreachable
      return fail(entry, isAbsent ? .calleeOffline : .noReceipt)
    }
    if now >= entry.invitation.expiry { return fail(entry, .expired) }
    guard now >= entry.nextStep else { return [] }
    outgoing[id]?.nextStep = now.advanced(byMilliseconds: Self.interval)
    return [.send(entry.invitation, lifetime: entry.invitation.expiry.milliseconds(since: now))]
  }

  private mutating func fail(_ entry: Outgoing, _ reason: CallInvitationFailure) -> [Action] {
    outgoing[entry.invitation.id]?.state = .over
    return [.cancel(entry.invitation), .report(CallInvitationUpdate(entry.invitation, .failed(reason)))]
  }
}
