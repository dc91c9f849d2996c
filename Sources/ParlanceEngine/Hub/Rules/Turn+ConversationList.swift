internal import ParlanceCore

extension ListConversationsCall: DecidedCall {
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> ConversationListPage? {
    try turn.conversationList(query, context.login)
  }
}

extension ListedConversationCall: DecidedCall {
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> [ConversationListEntry]? {
    let account = context.account.number
    let conversation = try turn.conversation(conversation, context.login)
    try turn.checkIsListed(conversation)
    _ = try turn.membership(conversation, context.login)
    guard let stream = try turn.store.stream(number: conversation.stream) else { return [] }
    let record = try turn.store.conversationSettings(account: account).first { $0.stream == stream.number }
    guard turn.isListed(stream, record) else { return [] }
    var budget = WorkBudget(turn.limits)
    return [try turn.listEntry(stream, record, includesLastMessage: true, context.login, &budget)]
  }
}

extension DelistConversationsCall: DecidedCall {
  func decide(_ turn: HubTurn, _ context: RequestContext) throws(MessagingError) -> Done? {
    let account = context.account.number
    var found: [HubConversation] = []
    for name in conversations {
      let conversation = try turn.conversation(name, context.login)
      try turn.checkIsListed(conversation)
      if clearsHistory { _ = try turn.membership(conversation, context.login) }
      found.append(conversation)
    }
    let known = try turn.store.conversationSettings(account: account)
    for conversation in found {
      guard let stream = try turn.store.stream(number: conversation.stream) else { continue }
      var record =
        known.first { $0.stream == stream.number }
        ?? ConversationSettingsRecord(account: account, stream: stream.number)
      record.delisted = stream.lastNumber + 1
      try turn.store.save(record)
      try turn.noteOwnAction(.conversationDelisted, in: conversation.name(for: account), context)
      guard clearsHistory else { continue }
      var marks = try turn.membership(conversation, context.login)
      marks.cleared = stream.lastSequence
      try turn.save(marks, in: conversation)
      try turn.noteOwnAction(.historyCleared, in: conversation.name(for: account), context)
    }
    return Done()
  }
}

/// The list of an account's conversations.
extension HubTurn {
  /// A conversation that a page may contain, and the time by which it stands where it does.
  private struct Candidate {
    var time: Timestamp
    var stream: StreamRecord
    var record: ConversationSettingsRecord?
  }

  /// Returns whether a conversation stands in its account's list: something was written in it, or set of it, since it
  /// was taken off.
  func isListed(_ stream: StreamRecord, _ record: ConversationSettingsRecord?) -> Bool {
    guard stream.kind == .direct || stream.kind == .group, !stream.isDismissed else { return false }
    guard let record else { return stream.lastNumber > 0 }
    if record.delisted > 0 { return stream.lastNumber >= record.delisted }
    return stream.lastNumber > 0 || !record.hasNoSettings
  }

  /// Checks that a conversation is of a kind that stands in lists.
  func checkIsListed(_ conversation: HubConversation) throws(MessagingError) {
    guard conversation.kind != .room else { throw MessagingError(.unsupported, "rooms are in no list") }
    guard conversation.thread == nil else { throw MessagingError(.unsupported, "threads are in no list") }
  }

  func conversationList(
    _ query: ConversationListQuery, _ login: SessionRecord
  ) throws(MessagingError) -> ConversationListPage {
    var budget = WorkBudget(limits)
    let candidates = try candidates(query, login)
    var page = ConversationListPage(entries: [])
    for (index, candidate) in candidates.enumerated() {
      let entry = try listEntry(
        candidate.stream, candidate.record, includesLastMessage: query.includesLastMessage, login, &budget)
      page.entries.append(entry)
      guard page.entries.count == query.limit || budget.isSpent else { continue }
      if index < candidates.count - 1 {
        page.next = ConversationListCursor(time: candidate.time, conversation: entry.conversation)
      }
      break
    }
    noteAnswer(bytes: budget.usedBytes)
    return page
  }

  /// Returns the conversations behind a query's cursor, in the order of the list.
  private func candidates(
    _ query: ConversationListQuery, _ login: SessionRecord
  ) throws(MessagingError) -> [Candidate] {
    let records = Dictionary(
      try store.conversationSettings(account: login.account.number).map { ($0.stream, $0) },
      uniquingKeysWith: { first, _ in first })
    let before = query.before ?? Timestamp(milliseconds: .max)
    let cursor = try query.cursor.map { cursor throws(MessagingError) in
      (time: cursor.time, stream: try streamNumber(of: cursor.conversation, login))
    }
    var candidates: [Candidate] = []
    for followed in try store.followed(account: login.account.number, since: query.after) {
      let stream = followed.stream
      let record = records[stream.number]
      guard stream.lastTime > query.after || query.after == .zero, stream.lastTime < before, isListed(stream, record)
      else { continue }
      var time = stream.lastTime
      switch query.filter {
      case .all: break
      case .pinned:
        guard let pin = record?.pin else { continue }
        time = pin.time
      case .marked(let mark): guard let record, record.marks & (1 << Int64(mark)) != 0 else { continue }
      }
      if let cursor, (time, stream.number) >= (cursor.time, cursor.stream) { continue }
      if try isThread(stream) { continue }
      candidates.append(Candidate(time: time, stream: stream, record: record))
    }
    return candidates.sorted { ($0.time, $0.stream.number) > ($1.time, $1.stream.number) }
  }

  /// Returns the stream of a conversation that stood in a list; 0, which stands behind all others of its time, if it is
  /// not there any more.
  private func streamNumber(of name: ConversationID, _ login: SessionRecord) throws(MessagingError) -> Int64 {
    do throws(MessagingError) {
      return try conversation(name, login).stream
    } catch {
      if isFatal(error) { throw error }
      return 0
    }
  }

  func listEntry(
    _ stream: StreamRecord, _ record: ConversationSettingsRecord?, includesLastMessage: Bool, _ login: SessionRecord,
    _ budget: inout WorkBudget
  ) throws(MessagingError) -> ConversationListEntry {
    let naming = try outline(stream).naming
    let name = naming.conversation(for: login.account.number) ?? .room("")
    var entry = ConversationListEntry(conversation: name, updated: stream.lastTime)
    if let record, !record.hasNoSettings { entry.settings = ConversationSettings(record, of: name) }
    if includesLastMessage {
      entry.lastMessage = try history(HistoryQuery(conversation: name, limit: 1), login).messages.first
    }
    budget.use(rows: 1, bytes: 128 + (entry.lastMessage?.message.body.count ?? 0) + (record?.note?.utf8.count ?? 0))
    return entry
  }
}
