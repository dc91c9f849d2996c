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

/// The numbers of unread messages that the hub counts: of what it leaves out of a device's streams, and for the administration.
struct UnreadCountRules: TurnPart {
  let turn: TurnContext

  /// Returns the number of messages that count as unread for an account among entries that a device is not given.
  ///
  /// - parameter floor: The position behind which entries are left out.
  /// - parameter first: The position of the first entry that is given.
  /// - parameter rows: The number of entries before it that are looked at.
  func omitted(
    from conversation: HubConversation, after floor: Int64, before first: Int64, rows: Int, account: AccountNumber,
    _ budget: inout WorkBudget
  ) throws(MessagingError) -> Int {
    var omitted = try store.unreadCount(
      stream: conversation.stream, after: floor, before: first, account: account, rows: rows)
    budget.use(rows: rows)
    // Messages that came while the account blocked the group do not count.
    for span in conversation.members[account]?.blockedSpans ?? [] {
      let after = max(floor, span.after, first - 1 - Int64(rows))
      let before = min(first, span.upTo.map { $0 + 1 } ?? first)
      guard after + 1 < before else { continue }
      omitted -= try store.unreadCount(
        stream: conversation.stream, after: after, before: before, account: account, rows: rows)
      budget.use(rows: Int(clamping: before - after))
    }
    return omitted
  }

  /// Returns the number of messages of a conversation that an account has not read on any device, as far as its devices said.
  ///
  /// - parameter limit: The largest number of entries that are looked at.
  func unread(
    in name: ConversationID, limit: Int, _ requester: Requester, _ budget: inout WorkBudget
  ) throws(MessagingError) -> Int {
    let marks: MemberRecord
    do throws(MessagingError) {
      marks = try turn.lookup.membership(try turn.lookup.conversation(name, requester), requester)
    } catch {
      // The account left it since.
      if turn.entries.isFatal(error) { throw error }
      return 0
    }
    // Imported messages, which have positions below zero, are read.
    let page = try store.events(
      PageQuestion(
        stream: marks.stream, after: max(0, marks.floor, marks.read), limit: limit, bytes: limits.bytesPerReply))
    budget.use(rows: page.events.count + 1, bytes: page.events.reduce(0) { $0 + $1.payload.count })
    var count = 0
    for record in page.events where record.sender != requester.account.number && record.kind == .message {
      guard record.options.contains(.countsAsUnread), record.contentKind != .notification,
        try turn.access.mayAccess(record, for: .read, marks)
      else { continue }
      count += 1
    }
    return count
  }
}
