internal import ParlanceCore

extension MarkReadCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let stream = try turn.lookup.conversation(conversation, context.requester)
    var marks = try turn.lookup.membership(stream, context.requester)
    let upTo = min(sequence, try turn.lookup.lastSequence(stream.stream))
    guard upTo > marks.read else { return Done() }
    marks.read = upTo
    try turn.lookup.save(marks, in: stream)
    try turn.entries.appendAccountEvent(
      .ownRead(conversation, sequence: upTo, isWhole: false), to: context.account, origin: context.session)
    return Done()
  }
}
