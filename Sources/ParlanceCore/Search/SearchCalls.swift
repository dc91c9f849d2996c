/// Searches the account's history, one conversation after the other: the one with the newest entry first.
package struct SearchHistoryCall: HubCall {
  package typealias Reply = HistorySearchPage
  package static var kind: CallKind { .searchHistory }
  package var search: HistorySearch
  /// The largest number of messages, 1 to 100.
  package var limit: Int
  /// The place from which to go on: that of the page before.
  package var cursor: HistorySearchCursor?

  package init(_ search: HistorySearch, limit: Int, cursor: HistorySearchCursor? = nil) {
    self.search = search
    self.limit = limit
    self.cursor = cursor
  }

  package var approximateSize: Int { 64 + 32 * (search.conversations.count + search.senders.count) }
}

/// A place in a search. The conversations are searched in the order of their newest entries when the search began.
package struct HistorySearchCursor: Hashable, Sendable {
  /// The time before which the messages were accepted that the search finds, exclusive.
  package var began: Timestamp
  /// The time that determines the conversation's place in the order.
  package var activity: Timestamp
  /// The conversation that was searched last.
  package var conversation: ConversationID
  /// The time from which to go on in it, exclusive; nil if all of it was seen.
  package var position: Timestamp?

  package init(began: Timestamp, activity: Timestamp, conversation: ConversationID, position: Timestamp?) {
    self.began = began
    self.activity = activity
    self.conversation = conversation
    self.position = position
  }
}

/// The messages that a part of a search found: those of one conversation after those of the other, each in the order of the
/// search.
package struct HistorySearchPage: Sendable {
  package var messages: [FoundMessage]
  /// The place from which to go on; nil if everything was seen.
  package var next: HistorySearchCursor?

  package init(messages: [FoundMessage], next: HistorySearchCursor? = nil) {
    self.messages = messages
    self.next = next
  }
}

/// A message that a search found.
package struct FoundMessage: Hashable, Sendable {
  package var conversation: ConversationID
  package var entry: HistoryMessage

  package init(_ entry: HistoryMessage, in conversation: ConversationID) {
    self.conversation = conversation
    self.entry = entry
  }
}
