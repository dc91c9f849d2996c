internal import ParlanceCore

extension SearchHistoryCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> HistorySearchPage {
    try turn.search.search(self, context.requester)
  }
}

/// Searches of the history that an account may read.
struct SearchRules: TurnPart {
  let turn: TurnContext

  /// A conversation to search, and the time that determines its place in the order.
  private struct Candidate {
    var activity: Timestamp
    var stream: StreamRecord
    var place: (Timestamp, StreamNumber) { (activity, stream.number) }
  }

  /// Looks through the messages of an account's conversations, one conversation after the other, until enough were found,
  /// nothing is left, or the budget is spent.
  fileprivate func search(
    _ call: SearchHistoryCall, _ requester: Requester
  ) throws(MessagingError) -> HistorySearchPage {
    var page = HistorySearchPage(messages: [])
    var size = 0
    defer { turn.noteAnswer(bytes: size) }
    guard let senders = try senders(call.search) else { return page }
    var streams = try streams(call.search, requester)
    let newest = streams.map(\.lastTime).max() ?? .zero
    let began = call.cursor?.began ?? max(now, newest).advanced(byMilliseconds: 1)
    streams.removeAll { $0.lastTime <= call.search.after }
    let candidates = try candidates(streams, began: began)
    let keywords = call.search.keywords
    var budget = WorkBudget(limits)
    let cursor = call.cursor
    let reached = try cursor.map { cursor throws(MessagingError) in try streamNumber(of: cursor.conversation, requester)
    }
    for candidate in candidates {
      var query = HistoryQuery(
        conversation: .room(""), after: call.search.after, before: min(call.search.before ?? began, began),
        oldestFirst: call.search.oldestFirst, kinds: call.search.kinds, limit: call.limit - page.messages.count)
      if let cursor, let reached {
        let place = (cursor.activity, reached)
        guard candidate.place <= place else { continue }
        if candidate.place == place {
          guard let position = cursor.position else { continue }
          if query.oldestFirst {
            query.after = max(query.after, position)
          } else {
            query.before = min(query.before ?? position, position)
          }
        }
      }
      if page.next != nil, budget.isSpent { return page }
      let conversation = try turn.lookup.conversation(candidate.stream)
      query.conversation = conversation.name(for: requester.account.number)
      let found = try turn.history.history(query, in: conversation, requester, &budget, window: Self.searchWindow) {
        record in
        guard senders.isEmpty || senders.contains(record.sender) else { return false }
        return keywords.isEmpty || MessageBody(decoding: record.payload).contains(keywords)
      }
      page.messages += found.messages.map { FoundMessage($0, in: query.conversation) }
      for message in found.messages { size += message.message.body.count + 64 }
      let isFull = page.messages.count == call.limit
      page.next = HistorySearchCursor(
        began: began, activity: candidate.activity, conversation: query.conversation,
        position: found.next ?? (isFull ? page.messages.last?.entry.time : nil))
      if isFull || found.next != nil { return page }
    }
    page.next = nil
    return page
  }

  /// Returns the numbers of the accounts that wrote what is looked for, none for all; nil if there are no such accounts.
  private func senders(_ search: HistorySearch) throws(MessagingError) -> Set<AccountNumber>? {
    var numbers: Set<AccountNumber> = []
    for sender in search.senders {
      if let account = try turn.erasure.registered(sender) { numbers.insert(account.number) }
    }
    return numbers.isEmpty && !search.senders.isEmpty ? nil : numbers
  }

  /// Returns the streams of the conversations to search; of those that the search names, the account must be in each.
  private func streams(_ search: HistorySearch, _ requester: Requester) throws(MessagingError) -> [StreamRecord] {
    guard !search.conversations.isEmpty else {
      var streams = try store.followed(account: requester.account.number, since: max(.zero, search.after)).map(\.stream)
      streams.removeAll { $0.kind != .direct && $0.kind != .group || $0.isDismissed }
      return requester.followsThreads ? streams : try streams.withoutThreads(turn)
    }
    var streams: [StreamRecord] = []
    for name in search.conversations {
      guard name.kind != .room else { throw MessagingError(.unsupported, "rooms are not searched") }
      let conversation = try turn.lookup.conversation(name, requester)
      _ = try turn.lookup.membership(conversation, requester)
      if let stream = try store.stream(number: conversation.stream) { streams.append(stream) }
    }
    return streams
  }

  /// Returns the conversations in the order in which they are searched: that of their newest entries when the search began,
  /// so that one that moves meanwhile is not missed.
  private func candidates(
    _ streams: [StreamRecord], began: Timestamp
  ) throws(MessagingError) -> [Candidate] {
    var candidates: [Candidate] = []
    for stream in streams {
      var activity = stream.lastTime
      if activity >= began {
        let position = try store.position(stream: stream.number, at: began.advanced(byMilliseconds: -1))
        guard position > 0 else { continue }
        activity = try store.event(stream: stream.number, sequence: position)?.time ?? .zero
      }
      candidates.append(Candidate(activity: activity, stream: stream))
    }
    return candidates.sorted { $0.place > $1.place }
  }

  /// Returns the stream at which a search stopped; if it no longer exists, one before all others of its time.
  private func streamNumber(of name: ConversationID, _ requester: Requester) throws(MessagingError) -> StreamNumber {
    do throws(MessagingError) {
      return try turn.lookup.conversation(name, requester).stream
    } catch {
      if turn.entries.isFatal(error) { throw error }
      return .max
    }
  }

  /// The messages of which a search reads as many at a time as it finds few of them.
  private static let searchWindow = HistoryWindow(messages: 500, bytes: 256 * 1024)
}
