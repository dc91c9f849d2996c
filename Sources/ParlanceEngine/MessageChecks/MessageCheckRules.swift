internal import ParlanceCore

/// Messages that are checked before they have their place.
struct MessageCheckRules: TurnPart {
  let turn: TurnContext

  /// Holds a message if it is to be checked, or if it waits behind such a message.
  ///
  /// One that was accepted before is not new, and one that the operator sends is not in question.
  ///
  /// - returns: A Boolean value that indicates whether it waits.
  /// - throws: `rateLimited` if too many messages wait.
  func holds(
    _ submission: SubmitCall, _ conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> Bool {
    let checker = turn.messageChecker
    guard checker.isInUse, let login = context.requester.login else { return false }
    let line = MessageLine(session: login.id, login: login.number, conversation: submission.conversation)
    // What takes a message back is not one.
    let isInQuestion =
      submission.revokes == nil && checker.concerns(submission.conversation.kind, submission.kind)
    let isBehind = checker.isHolding(line) || turn.output.heldMessages.contains { $0.message.line == line }
    guard isInQuestion || isBehind else { return false }
    // Messages of this turn that have no place yet are not in the store.
    try turn.entries.finishAppends()
    guard try store.event(stream: conversation.stream, id: submission.id) == nil else { return false }
    let ofSession = turn.output.heldMessages.count { $0.message.session == login.id }
    guard checker.count + turn.output.heldMessages.count < limits.heldMessages,
      checker.count(of: login.id) + ofSession < limits.heldMessagesPerLogin
    else { throw MessagingError(.rateLimited, "messages that wait for an answer") }
    turn.output.heldMessages.append(
      (
        HeldMessage(line: line, number: context.number, submission: submission),
        isInQuestion ? proposal(submission, conversation, login) : nil
      ))
    return true
  }

  private func proposal(
    _ submission: SubmitCall, _ conversation: HubConversation, _ login: SessionRecord
  ) -> MessageProposal {
    MessageProposal(
      id: submission.id, conversation: conversation.name(for: login.account.number), sender: login.account.id,
      device: login.device.id, platform: login.platform, kind: submission.kind,
      body: MessageBody(decoding: submission.body), time: now)
  }

  /// Decides a message about which an answer came, as one that comes in now: what it needs may be gone.
  func decide(
    _ held: HeldMessage, _ verdict: MessageVerdict, _ context: RequestContext
  ) throws(MessagingError) -> Decision<Acceptance> {
    // The session may be another login's by now.
    guard context.requester.login?.number == held.line.login else { throw MessagingError(.notLoggedIn) }
    switch verdict {
    case .refused(let error): throw error
    case .allowed(nil): return try turn.submissions.decide(held.submission, context, isChecked: true)
    case .allowed(let body?):
      var submission = held.submission
      submission.body = body.encoded()
      try submission.check(Border(settings))
      return try turn.submissions.decide(
        submission, context, isChecked: true, writtenBody: held.submission.body)
    }
  }
}
