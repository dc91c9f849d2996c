internal import ParlanceCore

extension RepliesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RepliesPage {
    try turn.replies.replies(query, context.requester)
  }
}

extension MessagesByIDCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> FoundMessages {
    try turn.replies.messages(ids, in: conversation, context.requester)
  }
}

/// A message that is a reply, with what the hub knows of it.
struct DescribedReply {
  var body: [UInt8]
  /// The position of the message with which the thread began.
  var thread: Int64
}

/// Replies. An account that may read a message and write in its conversation may reply to it.
struct ReplyRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubReplyStore

  init(turn: TurnContext, ownStore: any HubReplyStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Notes that a message is in a thread.
  ///
  /// - parameter thread: The position of the message with which the thread began.
  func noteReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
    try ownStore.saveReply(message, thread: thread)
  }

  /// Removes a message that was taken back from its thread.
  func removeReply(_ message: EventPlace) throws(MessagingError) { try ownStore.removeReply(message) }

  /// Returns the body of a reply with the hub's own values; nil for a message that is not a reply.
  ///
  /// - throws: `messageNotFound` if there is no message to reply to that the account may read. A revoked one is accepted: it
  ///   may have been revoked after the reply was written.
  func describingReply(
    in bytes: [UInt8], _ conversation: HubConversation, _ requester: Requester
  ) throws(MessagingError) -> DescribedReply? {
    guard !MessageBody.isPlainText(bytes) else { return nil }
    var body = MessageBody(decoding: bytes)
    guard let reply = body.reply else { return nil }
    // It may have come with the same request.
    try turn.entries.finishAppends()
    let target = try turn.access.message(reply.message.id, in: conversation, for: .reply, requester)
    try turn.visibility.checkMayReply(to: target, with: body)
    let known = target.payload.isEmpty ? nil : MessageBody(decoding: target.payload).reply?.thread.id
    let first = try known.flatMap { id throws(MessagingError) in try store.event(stream: target.stream, id: id) }
    let thread = first ?? target
    body.reply = MessageReply(to: try reference(target), thread: try reference(thread))
    let described = body.encoded()
    guard described.count <= limits.messageSize else {
      throw MessagingError(.messageTooLarge, "limit \(limits.messageSize) bytes")
    }
    return DescribedReply(body: described, thread: thread.sequence)
  }

  private func reference(_ record: EventRecord) throws(MessagingError) -> MessageReference {
    guard let id = record.id else { throw MessagingError(.messageNotFound) }
    return MessageReference(id: id, sender: try turn.lookup.account(number: record.sender).id, time: record.time)
  }

  /// Returns messages as an account may have them, without those that it deleted.
  private func found(
    _ records: [EventRecord], in name: ConversationID, _ requester: Requester
  ) throws(MessagingError) -> [Int64: HistoryMessage] {
    guard let stream = records.first?.stream else { return [:] }
    let account = requester.account.number
    let hidden = try turn.history.deleted(by: account, in: stream, among: records.map(\.sequence))
    var found: [Int64: HistoryMessage] = [:]
    for record in records {
      guard let id = record.id, !hidden.contains(record.sequence),
        record.kind == .message || record.kind == .senderOnly && record.sender == account,
        try turn.visibility.isVisible(record, to: account)
      else { continue }
      var message = try turn.pulls.messageEvent(record, id, in: name, for: requester)
      if try turn.reactions.hasReactions(record.place) { message.options.insert(.hasReactions) }
      found[record.sequence] = HistoryMessage(sequence: record.sequence, time: record.time, message: message)
    }
    return found
  }

  /// Returns replies of a thread, as many as fit; at least one, if there is any.
  fileprivate func replies(_ query: ReplyQuery, _ requester: Requester) throws(MessagingError) -> RepliesPage {
    let conversation = try turn.lookup.conversation(query.conversation, requester)
    let member = try turn.lookup.membership(conversation, requester)
    let thread = try turn.access.message(query.thread, in: conversation, for: .readReplies, requester)
    let (stream, place) = (conversation.stream, thread.sequence)
    let floor = member.floor
    let after = max(floor, query.after > .zero ? try store.boundary(stream: stream, at: query.after) : .min)
    let before =
      try query.before.map { time throws(MessagingError) in
        try store.boundary(stream: stream, at: time.advanced(byMilliseconds: -1)) + 1
      } ?? .max
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page = RepliesPage(
      thread: place > PastPosition.floor(member.cleared)
        ? try found([thread], in: query.conversation, requester)[place] : nil, replies: [],
      total: try ownStore.replyCount(stream: stream, thread: place, after: floor))
    budget.use(rows: 1, bytes: (page.thread?.message.body.count ?? 0) + 64)
    let newest = try ownStore.replies(
      stream: stream, thread: place, after: floor, before: .max, newestFirst: true, limit: 1)
    if let last = newest.first { page.newest = try store.event(stream: stream, sequence: last)?.time }
    let sequences = try ownStore.replies(
      stream: stream, thread: place, after: after, before: before, newestFirst: !query.oldestFirst,
      limit: query.limit + 1)
    var seen: Timestamp?
    for sequence in sequences {
      if page.replies.count == query.limit || seen != nil && budget.isSpent {
        page.next = seen
        break
      }
      guard let record = try store.event(stream: stream, sequence: sequence) else { continue }
      seen = record.time
      budget.use(rows: 2, bytes: record.payload.count + 64)
      if let reply = try found([record], in: query.conversation, requester)[sequence] { page.replies.append(reply) }
    }
    // Messages that the account deleted leave room for others.
    if page.next == nil, sequences.count > query.limit { page.next = seen }
    return page
  }

  /// Returns messages by their ids, as many as fit; at least one, if there is any.
  fileprivate func messages(
    _ ids: [MessageID], in name: ConversationID, _ requester: Requester
  ) throws(MessagingError) -> FoundMessages {
    let conversation = try turn.lookup.conversation(name, requester)
    let member = try turn.lookup.membership(conversation, requester)
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page = FoundMessages(messages: [], count: 0)
    for id in ids {
      if page.count > 0 && budget.isSpent { break }
      page.count += 1
      budget.use(rows: 1)
      guard let record = try store.event(stream: conversation.stream, id: id),
        try turn.access.mayAccess(record, for: .read, member),
        let message = try found([record], in: name, requester)[record.sequence]
      else { continue }
      budget.use(rows: 1, bytes: record.payload.count + 64)
      page.messages.append(message)
    }
    return page
  }
}
