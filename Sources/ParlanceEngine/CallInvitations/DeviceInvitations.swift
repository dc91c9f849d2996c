internal import ParlanceCore

/// Invitations to calls: does what the machine says.
final class DeviceInvitations: DeviceComponent {
  unowned let core: DeviceCore
  /// The invitations to calls that are open.
  private(set) var machine: CallInvitations
  /// The time of this device's clock of the next check; nil if none is scheduled.
  private(set) var scheduledCheck: Timestamp?

  init(_ core: DeviceCore) {
    self.core = core
    machine = CallInvitations(device: core.configuration.device, style: core.configuration.style)
  }

  func connected() { advance { machine in machine.connected(at: core.now) } }

  /// Takes a step of the machine, and does what it says.
  func advance<Failure: Error>(
    _ step: (inout CallInvitations) throws(Failure) -> [CallInvitations.Action]
  ) throws(Failure) {
    carryOut(try step(&machine))
  }

  func carryOut(_ actions: [CallInvitations.Action]) {
    for action in actions {
      switch action {
      case .report(let update): core.turn.report(.callInvitation(update), basis: .memory)
      case .send(let invitation, let lifetime):
        pass(
          SendInvitationCall(
            callee: invitation.callee, id: invitation.id.string, content: invitation.content,
            channel: invitation.channel, lifetime: lifetime)
        ) { core, route in
          core.invitations.carryOut(core.invitations.machine.sent(invitation.id, route.presence))
        } refused: { core, error in
          core.invitations.carryOut(core.invitations.machine.sendingFailed(invitation.id, error))
        }
      case .cancel(let invitation): pass(CancelInvitationCall(invitation))
      case .answer(let invitation, let answer, let response):
        pass(
          AnswerInvitationCall(
            caller: invitation.caller, id: invitation.id.string, answer: answer, response: response)
        ) { core, route in
          core.invitations.carryOut(core.invitations.machine.answered(invitation, route.presence))
        } refused: { core, error in
          core.invitations.carryOut(core.invitations.machine.answerFailed(invitation, error))
        }
      case .confirm(let invitation, let device, let style):
        pass(
          ConfirmInvitationCall(
            callee: invitation.callee, id: invitation.id.string, device: device, style: style))
      }
    }
  }

  /// Asks the hub to pass a step on; without a connection it is taken again when there is one.
  private func pass<Call: HubCall>(
    _ call: Call, then body: @escaping (DeviceCore, CallRoute) -> Void = { _, _ in },
    refused: @escaping (DeviceCore, MessagingError) -> Void = { _, _ in }
  ) where Call.Reply == CallRoute {
    guard core.connection.isConnected else { return }
    core.request(call) { core, result in
      switch result {
      case .success(let route): body(core, route)
      case .failure(let error):
        switch error.code {
        // The step is taken again, or the login is over and everything with it.
        case .notConnected, .notLoggedIn, .sessionEnded, .tokenExpired, .rateLimited, .malformedData: break
        default: if !error.mayPass && !error.isStorageFailure { refused(core, error) }
        }
      }
    }
  }

  /// Does what is due at a time for which the clock was asked.
  func checkInvitations(scheduledFor time: Timestamp) {
    if scheduledCheck == time { scheduledCheck = nil }
    carryOut(machine.tick(at: core.now))
  }

  /// Returns when the clock is to call for the next look at the invitations; nil if nothing is due, or that look is
  /// scheduled.
  func nextInvitationCheck() -> Timestamp? {
    guard let deadline = machine.nextDeadline else { return nil }
    // Deadlines are in the hub's time.
    let time = deadline.advanced(byMilliseconds: -core.login.clockOffset)
    if let scheduled = scheduledCheck, scheduled <= time { return nil }
    scheduledCheck = time
    return time
  }

  /// Ends all invitations with the login, and reports that.
  ///
  /// - returns: Those of this account, whose callees are to be notified if there is still time.
  @discardableResult
  func endInvitations() -> [CancelInvitationCall] {
    var cancellations: [CancelInvitationCall] = []
    for action in machine.end() {
      switch action {
      case .cancel(let invitation): cancellations.append(CancelInvitationCall(invitation))
      case .report(let update): core.turn.report(.callInvitation(update), basis: .memory)
      case .send, .answer, .confirm: break
      }
    }
    return cancellations
  }
}

extension CancelInvitationCall {
  fileprivate init(_ invitation: CallInvitation) {
    self.init(callee: invitation.callee, id: invitation.id.string)
  }
}
