internal import ParlanceCore

extension HistoryCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> HistoryPage {
    try turn.history.history(query, context.requester)
  }
}

extension DeleteMessagesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    guard !ids.isEmpty else { throw MessagingError(.invalidArgument, "no messages") }
    let stream = try turn.lookup.conversation(conversation, context.requester)
    let member = try turn.lookup.membership(stream, context.requester)
    var records: [EventRecord] = []
    for record in try turn.store.events(stream: stream.stream, ids: ids)
    where try turn.access.mayAccess(record, for: .delete, member) {
      records.append(record)
    }
    guard Set(records.map(\.id)).isSuperset(of: ids.map { Optional($0) }) else {
      throw MessagingError(.messageNotFound)
    }
    try turn.history.ownStore.hide(
      account: context.account.number, stream: stream.stream, sequences: records.map(\.sequence))
    try turn.entries.appendAccountEvent(
      .messagesDeleted(conversation, ids, note: note), to: context.account, origin: context.session)
    try turn.ownActions.noteOwnAction(.messagesDeleted, in: stream.name(for: context.account.number), context)
    return Done()
  }
}

extension ClearHistoryCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let stream = try turn.lookup.conversation(conversation, context.requester)
    var marks = try turn.lookup.membership(stream, context.requester)
    marks.cleared = try turn.lookup.end(of: stream.stream)
    try turn.lookup.save(marks, in: stream)
    if everywhere {
      try turn.entries.appendAccountEvent(
        .historyCleared(conversation, sequence: marks.cleared, note: note), to: context.account,
        origin: context.session)
    }
    try turn.ownActions.noteOwnAction(.historyCleared, in: stream.name(for: context.account.number), context)
    return Done()
  }
}

/// Messages of the past.
struct HistoryRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubPastStore

  init(turn: TurnContext, ownStore: any HubPastStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Removes a message from the histories of all accounts in a conversation of two or a group.
  ///
  /// - throws: `messageNotFound` if none of them has it.
  func deleteForAll(_ id: MessageID, in name: AdministeredConversation) throws(MessagingError) {
    let conversation = try turn.administration.conversation(name)
    let accounts: [AccountRecord]
    switch conversation.kind {
    case .direct: accounts = conversation.pair.map { $0.0.number == $0.1.number ? [$0.0] : [$0.0, $0.1] } ?? []
    case .group:
      accounts = try conversation.members.keys.sorted().map { number throws(MessagingError) in
        try turn.lookup.account(number: number)
      }
    case .room, .account: throw MessagingError(.unsupported, "conversations of two and groups only")
    }
    var isDone = false
    for account in accounts {
      do throws(MessagingError) {
        _ = try turn.administration.carryOut(
          DeleteMessagesCall(conversation: conversation.name(for: account.number), ids: [id], note: nil),
          as: account.id)
        isDone = true
      } catch {
        // One who has deleted it, was not there yet, or was erased.
        guard [.messageNotFound, .notMember, .accountNotFound].contains(error.code) else { throw error }
      }
    }
    guard isDone else { throw MessagingError(.messageNotFound) }
  }

  func history(_ query: HistoryQuery, _ requester: Requester) throws(MessagingError) -> HistoryPage {
    let conversation = try turn.lookup.conversation(query.conversation, requester)
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    return try history(
      query, in: conversation, requester, &budget, window: HistoryWindow(messages: query.limit),
      where: { query.tags.isEmpty || turn.visibility.isFor(query.tags, $0) })
  }

  /// Returns the messages of a room, as the operator reads them.
  func history(ofRoom query: HistoryQuery) throws(MessagingError) -> HistoryPage {
    try history(of: try turn.roomManagement.administered(query.conversation.name).conversation, query)
  }

  /// Returns the messages of a conversation, as the operator reads them: those for some members and those that accounts deleted
  /// for themselves included.
  func history(of conversation: HubConversation, _ query: HistoryQuery) throws(MessagingError) -> HistoryPage {
    guard conversation.stream != .zero else { return HistoryPage(messages: []) }
    let budget = WorkBudget(limits)
    let answer = try store.history(
      HistoryQuestion(
        stream: conversation.stream, after: query.after, before: query.before ?? Timestamp(milliseconds: .max),
        oldestFirst: query.oldestFirst, kinds: query.kinds, limit: query.limit, rows: budget.rows, bytes: budget.bytes))
    var found: [HistoryMessage] = []
    for record in answer.events where record.kind == .message {
      guard let id = record.id, query.tags.isEmpty || turn.visibility.isFor(query.tags, record) else { continue }
      found.append(
        HistoryMessage(
          sequence: record.sequence, time: record.time, message: try turn.pulls.messageEvent(record, id)))
    }
    return HistoryPage(messages: found, next: found.count < query.limit ? answer.next : nil)
  }

  /// Returns the messages of a conversation that an account may read and that meet a condition.
  func history(
    _ query: HistoryQuery, in conversation: HubConversation, _ requester: Requester, _ budget: inout WorkBudget,
    window first: HistoryWindow, where fits: (EventRecord) -> Bool = { _ in true }
  ) throws(MessagingError) -> HistoryPage {
    let member = try turn.lookup.membership(conversation, requester)
    let account = requester.account.number
    var question = HistoryQuestion(
      stream: conversation.stream, after: query.after, before: query.before ?? Timestamp(milliseconds: .max),
      oldestFirst: query.oldestFirst, kinds: query.kinds,
      floor: member.floor, limit: query.limit, rows: budget.rows, bytes: budget.bytes)
    var found: [HistoryMessage] = []
    // Messages that the account deleted, or may not read, leave room for more: look on until the limit is met, nothing is
    // left, or the budget is spent. Where there are many of them, more is asked for at a time.
    var window = first.messages
    while true {
      question.limit = window
      window = max(first.messages, min(2 * window, Self.widestWindow))
      question.rows = budget.rows
      question.bytes = min(budget.bytes, first.bytes)
      let answer = try store.history(question)
      var fitting: [EventRecord] = []
      for record in answer.events where record.kind != .senderOnly || record.sender == account {
        if try turn.visibility.isVisible(record, to: account), fits(record) { fitting.append(record) }
      }
      let hidden = try ownStore.hidden(
        account: account, stream: conversation.stream, among: fitting.map(\.sequence))
      for record in fitting {
        guard found.count < query.limit, let id = record.id, !hidden.contains(record.sequence) else { continue }
        var message = try turn.pulls.messageEvent(record, id, in: query.conversation, for: requester)
        if try turn.reactions.hasReactions(record.place) { message.options.insert(.hasReactions) }
        found.append(HistoryMessage(sequence: record.sequence, time: record.time, message: message))
      }
      var bytes = 0
      for record in answer.events { bytes += record.payload.count + 64 }
      budget.use(rows: max(1, answer.rows), bytes: bytes)
      guard let next = answer.next, found.count < query.limit else { return HistoryPage(messages: found) }
      if budget.isSpent { return HistoryPage(messages: found, next: next) }
      if query.oldestFirst { question.after = next } else { question.before = next }
    }
  }

  /// Returns the newest imported messages of a conversation that an account may read as entries of its stream, oldest first.
  func past(
    _ conversation: HubConversation, _ name: ConversationID, _ member: MemberRecord, _ requester: Requester,
    limit: Int, _ budget: inout WorkBudget
  ) throws(MessagingError) -> [StreamEvent] {
    guard PastPosition.contains(member.floor), limit > 0, !budget.isSpent else { return [] }
    var question = HistoryQuestion(
      stream: conversation.stream, after: .zero, before: Timestamp(milliseconds: .max), oldestFirst: false,
      floor: member.floor, limit: limit, rows: budget.rows, bytes: budget.bytes)
    question.isOfPast = true
    let answer = try store.messages(question)
    let hidden = try ownStore.hidden(
      account: requester.account.number, stream: conversation.stream, among: answer.events.map(\.sequence))
    var events: [StreamEvent] = []
    var bytes = 0
    for record in answer.events.reversed() where !hidden.contains(record.sequence) && record.kind == .message {
      guard let id = record.id, try turn.visibility.isVisible(record, to: requester.account.number) else { continue }
      var payload = EventPayload.message(try turn.pulls.messageEvent(record, id, in: name, for: requester))
      try turn.pulls.noteReactions(to: record, in: &payload)
      bytes += record.payload.count + 64
      events.append(
        StreamEvent(stream: .conversation(name), sequence: record.sequence, time: record.time, payload: payload))
    }
    budget.use(rows: max(1, answer.rows), bytes: bytes)
    return events
  }

  // MARK: what is stored

  /// Returns whether a stream has imported messages.
  func hasPast(_ stream: StreamNumber) throws(MessagingError) -> Bool { try ownStore.hasPast(stream: stream) }

  /// Returns a page of the imported messages of a stream, as `HubPastStore` has them.
  func past(
    stream: StreamNumber, after: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> EventPage {
    try ownStore.past(stream: stream, after: after, limit: limit, bytes: bytes)
  }

  /// Stores a message that was imported.
  func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome { try ownStore.insertPast(draft) }

  /// Returns those of some positions in a stream that an account deleted from its history.
  func deleted(
    by account: AccountNumber, in stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    try ownStore.hidden(account: account, stream: stream, among: sequences)
  }

  /// Returns whether an account deleted a message from its history.
  func isDeleted(_ message: EventPlace, by account: AccountNumber) throws(MessagingError) -> Bool {
    try !ownStore.hidden(account: account, stream: message.stream, among: [message.sequence]).isEmpty
  }

  /// Returns the accounts that deleted a message from their history, or cleared that up to it or beyond.
  func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    try ownStore.deleters(of: message)
  }

  /// The largest number of messages that a query asks for.
  private static let widestWindow = 100
}
