internal import ParlanceCore

extension ListConversationsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> ConversationListPage {
    try turn.conversationList.conversationList(query, context.requester)
  }
}

extension ListedConversationCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [ConversationListEntry] {
    let account = context.account.number
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    try turn.conversationList.checkIsListed(conversation)
    _ = try turn.lookup.membership(conversation, context.requester)
    guard let stream = try turn.store.stream(number: conversation.stream) else { return [] }
    let record = try turn.conversationSettings.record(of: account, stream: stream.number)
    guard try turn.conversationList.isListed(stream, record) else { return [] }
    var budget = WorkBudget(turn.limits)
    return [try turn.conversationList.listEntry(stream, record, includesLastMessage: true, context.requester, &budget)]
  }
}

extension DelistConversationsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let account = context.account.number
    var found: [HubConversation] = []
    for name in conversations {
      let conversation = try turn.lookup.conversation(name, context.requester)
      try turn.conversationList.checkIsListed(conversation)
      if clearsHistory { _ = try turn.lookup.membership(conversation, context.requester) }
      found.append(conversation)
    }
    let known = try turn.conversationList.ownStore.conversationSettings(account: account, streams: found.map(\.stream))
    for conversation in found {
      guard let stream = try turn.store.stream(number: conversation.stream) else { continue }
      var record =
        known.first { $0.stream == stream.number }
        ?? ConversationSettingsRecord(account: account, stream: stream.number)
      record.delisted = stream.lastNumber + 1
      try turn.conversationList.ownStore.save(record)
      try turn.ownActions.noteOwnAction(.conversationDelisted, in: conversation.name(for: account), context)
      guard clearsHistory else { continue }
      var marks = try turn.lookup.membership(conversation, context.requester)
      marks.cleared = try turn.lookup.end(of: stream.number)
      try turn.lookup.save(marks, in: conversation)
      try turn.ownActions.noteOwnAction(.historyCleared, in: conversation.name(for: account), context)
    }
    return Done()
  }
}

/// The list of an account's conversations.
struct ConversationListRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubConversationSettingsStore

  init(turn: TurnContext, ownStore: any HubConversationSettingsStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// A place in a list: the one with the later time, or the higher number, is further up.
  private struct ListPlace: Comparable {
    var time: Timestamp
    var stream: StreamNumber

    static func < (first: ListPlace, second: ListPlace) -> Bool {
      (first.time, first.stream) < (second.time, second.stream)
    }
  }

  /// A conversation that a page may contain.
  private struct Candidate {
    var place: ListPlace
    var stream: StreamRecord
    var record: ConversationSettingsRecord?
  }

  /// Returns whether a conversation stands in its account's list: something was written in it, or set of it, since it
  /// was taken off.
  func isListed(
    _ stream: StreamRecord, _ record: ConversationSettingsRecord?
  ) throws(MessagingError) -> Bool {
    guard stream.kind == .direct || stream.kind == .group, !stream.isDismissed else { return false }
    if let record, record.delisted > 0 { return stream.lastNumber >= record.delisted }
    if stream.lastNumber > 0 || record?.hasNoSettings == false { return true }
    // Imported messages have no ordinals.
    guard stream.lastTime > .zero else { return false }
    return try turn.history.hasPast(stream.number)
  }

  /// Checks that a conversation is of a kind that is listed.
  func checkIsListed(_ conversation: HubConversation) throws(MessagingError) {
    guard conversation.kind != .room else { throw MessagingError(.unsupported, "rooms are not listed") }
    guard conversation.thread == nil else { throw MessagingError(.unsupported, "threads are not listed") }
  }

  func conversationList(
    _ query: ConversationListQuery, _ requester: Requester
  ) throws(MessagingError) -> ConversationListPage {
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    var page = ConversationListPage(entries: [])
    var place = try query.cursor.map { cursor throws(MessagingError) in
      ListPlace(time: cursor.time, stream: try streamNumber(of: cursor.conversation, requester))
    }
    var isComplete = false
    while !isComplete {
      let part = try candidates(behind: place, query, requester, &budget)
      isComplete = !part.hasMore
      for candidate in part.candidates {
        guard page.entries.count < query.limit, !budget.isSpent || page.entries.isEmpty else { return page }
        let entry = try listEntry(
          candidate.stream, candidate.record, includesLastMessage: query.includesLastMessage, requester, &budget)
        page.entries.append(entry)
        page.next = ConversationListCursor(time: candidate.place.time, conversation: entry.conversation)
      }
      place = part.end
      // The next page begins after the last conversation that was checked, listed or not.
      if !isComplete, budget.isSpent, let end = part.end, let name = part.endName {
        page.next = ConversationListCursor(time: end.time, conversation: name)
        return page
      }
    }
    page.next = nil
    return page
  }

  /// A part of the conversations behind a place, in the order of the list.
  private struct Candidates {
    var candidates: [Candidate]
    /// The place up to which conversations were checked, and the name of the one at that place.
    var end: ListPlace?
    var endName: ConversationID?
    var hasMore: Bool
  }

  private func candidates(
    behind place: ListPlace?, _ query: ConversationListQuery, _ requester: Requester, _ budget: inout WorkBudget
  ) throws(MessagingError) -> Candidates {
    if query.filter != .all { return try setCandidates(behind: place, query, requester, &budget) }
    let account = requester.account.number
    let top = ListPlace(time: query.before ?? Timestamp(milliseconds: .max), stream: .zero)
    let start = min(top, place ?? top)
    let since = query.after == .zero ? .zero : query.after.advanced(byMilliseconds: 1)
    let part = try store.active(
      ActivityQuestion(
        account: account, since: since, time: start.time, stream: start.stream, rows: query.limit + 1,
        bytes: limits.bytesPerReply))
    budget.use(rows: part.streams.count)
    let records = Dictionary(
      try ownStore.conversationSettings(account: account, streams: part.streams.map(\.number)).map { ($0.stream, $0) },
      uniquingKeysWith: { first, _ in first })
    var answer = Candidates(candidates: [], end: place, hasMore: part.hasMore)
    for stream in part.streams {
      let own = ListPlace(time: stream.lastTime, stream: stream.number)
      answer.end = own
      let record = records[stream.number]
      guard try isListed(stream, record), try !turn.threads.isThread(stream) else { continue }
      answer.candidates.append(Candidate(place: own, stream: stream, record: record))
    }
    if let last = part.streams.last, !last.isDismissed {
      answer.endName = try turn.lookup.outline(last).naming.conversation(for: account)
    }
    return answer
  }

  /// Returns the conversations of which something is set, of which there is a limited number.
  private func setCandidates(
    behind place: ListPlace?, _ query: ConversationListQuery, _ requester: Requester, _ budget: inout WorkBudget
  ) throws(MessagingError) -> Candidates {
    var candidates: [Candidate] = []
    for record in try ownStore.conversationSettings(account: requester.account.number) {
      var time: Timestamp?
      switch query.filter {
      case .all: break
      case .pinned:
        guard let pin = record.pin else { continue }
        time = pin.time
      case .marked(let mark): guard record.marks & (1 << Int64(mark)) != 0 else { continue }
      }
      guard let stream = try store.stream(number: record.stream),
        stream.lastTime > query.after || query.after == .zero,
        query.before.map({ stream.lastTime < $0 }) ?? true, try isListed(stream, record)
      else { continue }
      let own = ListPlace(time: time ?? stream.lastTime, stream: stream.number)
      if let place, own >= place { continue }
      guard try isFollowed(stream, by: requester.account), try !turn.threads.isThread(stream) else { continue }
      candidates.append(Candidate(place: own, stream: stream, record: record))
    }
    return Candidates(candidates: candidates.sorted { $0.place > $1.place }, end: place, hasMore: false)
  }

  /// Returns whether an account is still in a conversation of which it has set something.
  private func isFollowed(_ stream: StreamRecord, by account: AccountRecord) throws(MessagingError) -> Bool {
    guard stream.kind == .group else { return true }
    return try store.member(stream: stream.number, account: account.number) != nil
  }

  /// Returns the stream of a conversation that stood in a list; 0, which stands behind all others of its time, if it is
  /// not there any more.
  private func streamNumber(of name: ConversationID, _ requester: Requester) throws(MessagingError) -> StreamNumber {
    do throws(MessagingError) {
      return try turn.lookup.conversation(name, requester).stream
    } catch {
      if turn.entries.isFatal(error) { throw error }
      return .zero
    }
  }

  func listEntry(
    _ stream: StreamRecord, _ record: ConversationSettingsRecord?, includesLastMessage: Bool, _ requester: Requester,
    _ budget: inout WorkBudget
  ) throws(MessagingError) -> ConversationListEntry {
    let naming = try turn.lookup.outline(stream).naming
    let name = naming.conversation(for: requester.account.number) ?? .room("")
    var entry = ConversationListEntry(conversation: name, updated: stream.lastTime)
    if let record, !record.hasNoSettings { entry.settings = ConversationSettings(record, of: name) }
    if includesLastMessage {
      entry.lastMessage = try turn.history.history(HistoryQuery(conversation: name, limit: 1), requester).messages.first
    }
    budget.use(rows: 1, bytes: 128 + (entry.lastMessage?.message.body.count ?? 0) + (record?.note?.utf8.count ?? 0))
    return entry
  }
}
