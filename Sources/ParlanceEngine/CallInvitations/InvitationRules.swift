internal import ParlanceCore

extension SendInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallRoute {
    let expiry = turn.now.advanced(byMilliseconds: lifetime)
    let route = try turn.invitations.passOn(
      .invited(content: content, channel: channel, expiry: expiry), of: id, toCallee: callee, context)
    return try turn.callChannels.ring(self, route, context)
  }
}

extension CancelInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallRoute {
    let route = try turn.invitations.passOn(.cancelled, of: id, toCallee: callee, context)
    try turn.callChannels.take(self, context)
    return route
  }
}

extension AnswerInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallRoute {
    if let route = try turn.callChannels.take(self, context) { return route }
    return try turn.invitations.passOn(self, context)
  }
}

extension ConfirmInvitationCall: AnsweredSessionCall {
  func answer(_ turn: TurnContext, _ context: LoginContext) throws(MessagingError) -> CallRoute {
    try turn.invitations.passOn(.confirmed(device: device, style: style), of: id, toCallee: callee, context)
  }
}

/// Invitations to calls.
///
/// The hub keeps no state of them, but of those that reach a device which takes only channels (`CallChannelRules`): it adds who takes a
/// step, and passes it on to the devices that it concerns, at any gateway.
/// All gateways would have to share such a state, for an invitation that lives a minute and whose state both ends keep anyway.
/// A forged step is harmless: devices accept steps of an invitation only from its two accounts, and each step carries the
/// account that took it.
struct InvitationRules: TurnPart {
  let turn: TurnContext

  fileprivate func passOn(
    _ step: CallStep, of id: String, toCallee callee: AccountID, _ context: LoginContext
  ) throws(MessagingError) -> CallRoute {
    try passOn(step, to: callee, context) { other in
      signal(step, of: id, from: context.account, to: other, context)
    }.route
  }

  fileprivate func passOn(
    _ call: AnswerInvitationCall, _ context: LoginContext
  ) throws(MessagingError) -> CallRoute {
    let step = CallStep.answered(call.answer, response: call.response)
    let (route, caller) = try passOn(step, to: call.caller, context) { other in
      signal(step, of: call.id, from: other, to: context.account, context)
    }
    // With an answer it is over for the account's other devices.
    if call.answer != .received, let caller {
      let own = signal(.answered(call.answer, response: nil), of: call.id, from: caller, to: context.account, context)
      push(own, to: takers(in: context.account).filter { $0 != context.session })
    }
    return route
  }

  private func signal(
    _ step: CallStep, of id: String, from caller: AccountRecord, to callee: AccountRecord, _ context: LoginContext
  ) -> CallSignal {
    CallSignal(
      id: CallInvitationID(id), caller: caller.id, callee: callee.id, device: context.login.device.id,
      style: context.login.device.style, time: now, step: step)
  }

  /// Passes a step on to the other account. If that account does not exist, or has blocked this one, the sender only learns
  /// that it is offline.
  private func passOn(
    _ step: CallStep, to id: AccountID, _ context: LoginContext, _ makeSignal: (AccountRecord) -> CallSignal
  ) throws(MessagingError) -> (route: CallRoute, other: AccountRecord?) {
    guard id != context.account.id else { throw MessagingError(.invalidArgument, "own account") }
    guard let other = try turn.lookup.account(id) else { return (CallRoute(time: now, presence: .offline), nil) }
    let conversation = try turn.lookup.directConversation(context.account, other, isToBeWritten: false)
    if conversation.isBlocked(context.account.number) { return (CallRoute(time: now, presence: .offline), other) }
    let takers = takers(in: other)
    push(makeSignal(other), to: takers)
    return (CallRoute(time: now, presence: takers.isEmpty ? presenceWithoutTakers(of: other) : .online), other)
  }

  /// Returns the logins of an account that take invitations.
  private func takers(in account: AccountRecord) -> [SessionID] {
    directory.sessions(of: account.number).filter { $0.terms.capabilities.contains(.callInvitations) }.map(\.id)
  }

  private func push(_ signal: CallSignal, to sessions: [SessionID]) {
    // A signal to many devices costs its sender as much as an answer of that size.
    turn.noteAnswer(bytes: sessions.count * (128 + signal.step.textSize))
    for session in sessions { turn.effects.push(.callSignal(signal), to: session) }
  }

  /// Returns the presence of an account without a login that takes invitations. One that lost its link may be back.
  private func presenceWithoutTakers(of account: AccountRecord) -> PresenceState {
    guard directory.recipients(of: account.number).isEmpty else { return .offline }
    return turn.presence.presenceState(of: account.number) == .offline ? .offline : .unreachable
  }
}
