/// Asks for replies of a thread.
package struct RepliesCall: HubCall {
  package typealias Reply = RepliesPage
  package static var kind: CallKind { .replies }
  package var query: ReplyQuery

  package init(_ query: ReplyQuery) { self.query = query }
}

/// Replies of a thread, in the order of the query.
package struct RepliesPage: Hashable, Sendable {
  /// The message with which the thread began; nil if it was taken back, or the account deleted it.
  package var thread: HistoryMessage?
  package var replies: [HistoryMessage]
  /// The number of all replies that the account may read.
  package var total: Int
  /// The time of the newest of them.
  package var newest: Timestamp?
  /// The hub stopped looking here, though there may be more: the time to go on from, exclusive.
  package var next: Timestamp?

  package init(
    thread: HistoryMessage?, replies: [HistoryMessage], total: Int, newest: Timestamp? = nil, next: Timestamp? = nil
  ) {
    self.thread = thread
    self.replies = replies
    self.total = total
    self.newest = newest
    self.next = next
  }
}

/// Asks for messages of a conversation by their ids.
package struct MessagesByIDCall: HubCall {
  package typealias Reply = FoundMessages
  package static var kind: CallKind { .messagesByID }
  package var conversation: ConversationID
  package var ids: [MessageID]

  package init(conversation: ConversationID, ids: [MessageID]) {
    self.conversation = conversation
    self.ids = ids
  }
}

/// Some of the requested messages.
package struct FoundMessages: Hashable, Sendable {
  /// Those that exist and that the account may read, in the order of the request.
  package var messages: [HistoryMessage]
  /// The number of ids that were looked up, from the first of the request on; the device asks for the others.
  package var count: Int

  package init(messages: [HistoryMessage], count: Int) {
    self.messages = messages
    self.count = count
  }
}
