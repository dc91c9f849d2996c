internal import ParlanceCore

/// The inputs of one turn, checked.
struct AdmittedInputs {
  /// The steps of one input.
  struct Range {
    /// The session whose requests they are; nil for other inputs.
    var session: SessionID?
    /// The end of its steps among all steps; they begin where those of the input before end.
    var end: Int
  }

  var steps: [HubStep] = []
  var inputs: [Range] = []
}

extension Hub.Input {
  /// The session whose requests these are; nil for other inputs.
  fileprivate var requester: SessionID? { if case .frames(let session, _) = self { session.id } else { nil } }
}

extension Hub {
  /// Checks what came in; what is refused here is not decided on.
  func admit(_ inputs: [Input]) -> AdmittedInputs {
    var admitted = AdmittedInputs()
    admittedTokens = 0
    admitted.steps.reserveCapacity(inputs.count)
    admitted.inputs.reserveCapacity(inputs.count)
    for input in inputs {
      admit(input, &admitted.steps)
      admitted.inputs.append(AdmittedInputs.Range(session: input.requester, end: admitted.steps.count))
    }
    return admitted
  }

  private func admit(_ input: Input, _ steps: inout [HubStep]) {
    switch input {
    case .frames(let session, let frames):
      if session.isClosed { return }
      guard shared == nil || session.id.hub == shared?.hub else { return session.outlet.close(reason: .expelled) }
      delivery.attach(session)
      for frame in frames { steps.append(admit(frame, session)) }
    case .closed(let session):
      if session.isClosed { return }
      session.isClosed = true
      delivery.detach(session)
      tokens?.forget(session.id)
      messageChecker.forget(session.id)
      steps.append(.closed(session.id))
    case .work(let work): steps.append(.work(work))
    case .time(.cluster): steps.append(.cluster(.tend))
    case .time(let wake): if isDue(wake) { steps.append(.time) }
    case .media(let outcome):
      media?.conclude(outcome)
      // An upload that is not whole is its device's affair.
      if let failure = outcome.failure, failure.code != .malformedData { note(failure, event: "media.failed") }
      steps.append(.media(outcome))
    case .token(let outcome):
      // The link may be gone by now, or have shown another token.
      let isNewest = tokens?.conclude(outcome) ?? false
      guard delivery.isAttached(outcome.check.session) else { return }
      if isNewest {
        steps.append(.token(outcome))
      } else {
        steps.append(.refusal(outcome.check.session, outcome.check.number, MessagingError(.cancelled)))
      }
    case .message(let outcome):
      for (message, verdict) in messageChecker.conclude(outcome) { steps.append(.held(message, verdict)) }
    case .bus(let messages): take(messages, &steps)
    }
  }

  private func admit(_ frame: ReceivedFrame, _ session: HubSession) -> HubStep {
    do throws(MessagingError) {
      let call = try frame.call.get()
      if let submission = call as? SubmitCall {
        return .submission(session.id, frame.number, try admit(submission, frame, session))
      }
      guard !frame.isOverdue(now: clock.shown) else { throw MessagingError(.timeout) }
      let checked = try type(of: call).kind.decision.cast(call).checked(border)
      if checked is any CheckedTokenCall, let tokens {
        guard tokens.pendingCount + admittedTokens < settings.limits.tokenChecks else {
          throw MessagingError(.rateLimited, "logins")
        }
        admittedTokens += 1
      }
      if checked is any MediaWorkCall, let media, !media.admit(session.id, limit: settings.limits.mediaChunks) {
        throw MessagingError(.rateLimited, "media")
      }
      return .request(session.id, frame.number, checked)
    } catch {
      return .refusal(session.id, frame.number, error)
    }
  }

  /// Checks a message. Messages of a session keep their order: behind one that cannot be taken now none is taken until
  /// the device knows.
  private func admit(
    _ submission: SubmitCall, _ frame: ReceivedFrame, _ session: HubSession
  ) throws(MessagingError) -> SubmitCall {
    if submission.resumes { session.holdsMessages = false }
    if session.holdsMessages { throw MessagingError(.storageFailed, "after a message that could not be stored") }
    guard !frame.isOverdue(now: clock.shown) else {
      session.holdsMessages = true
      throw MessagingError(.timeout)
    }
    var submission = submission
    try submission.check(border)
    return submission
  }
}
