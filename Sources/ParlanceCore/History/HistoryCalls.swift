/// Asks for messages of the past.
package struct HistoryCall: HubCall {
  package typealias Reply = HistoryPage
  package static var kind: CallKind { .history }
  package var query: HistoryQuery
  package init(_ query: HistoryQuery) { self.query = query }
}

/// Messages of the past, in the order in which the query asked for them: the oldest first if it said so, else the
/// newest first.
package struct HistoryPage: Sendable {
  package var messages: [HistoryMessage]
  /// The hub stopped looking here, though there may be more: the time to go on from, exclusive.
  package var next: Timestamp?

  package init(messages: [HistoryMessage], next: Timestamp? = nil) {
    self.messages = messages
    self.next = next
  }
}

/// Clears the account's own history of a conversation.
package struct ClearHistoryCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .clearHistory }
  package var conversation: ConversationID
  package var note: String?
  package var everywhere: Bool

  package init(conversation: ConversationID, note: String?, everywhere: Bool) {
    self.conversation = conversation
    self.note = note
    self.everywhere = everywhere
  }
}
