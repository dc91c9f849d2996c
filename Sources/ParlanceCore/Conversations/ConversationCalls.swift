/// Changes the settings of conversations: of all that are named, or of none.
package struct ChangeConversationSettingsCall: HubCall {
  package typealias Reply = [ConversationSettings]
  package static var kind: CallKind { .changeConversationSettings }
  package var conversations: [ConversationID]
  package var change: ConversationSettingsChange

  package init(conversations: [ConversationID], change: ConversationSettingsChange) {
    self.conversations = conversations
    self.change = change
  }

  package var approximateSize: Int {
    switch change {
    case .pin(let note), .notePin(let note), .note(let note):
      64 + 64 * conversations.count + (note?.utf8.count ?? 0)
    case .unpin, .mark, .unmark: 64 + 64 * conversations.count
    }
  }
}

/// Asks for a page of the account's conversations.
package struct ListConversationsCall: HubCall {
  package typealias Reply = ConversationListPage
  package static var kind: CallKind { .listConversations }
  package var query: ConversationListQuery
  package init(_ query: ConversationListQuery) { self.query = query }
}

/// Conversations in the order of the list.
package struct ConversationListPage: Hashable, Sendable {
  package var entries: [ConversationListEntry]
  /// The place from which to go on; nil if this was all.
  package var next: ConversationListCursor?

  package init(entries: [ConversationListEntry], next: ConversationListCursor? = nil) {
    self.entries = entries
    self.next = next
  }
}

/// A conversation of the list.
package struct ConversationListEntry: Hashable, Sendable {
  package var conversation: ConversationID
  package var updated: Timestamp
  package var lastMessage: HistoryMessage?
  package var settings: ConversationSettings?

  package init(
    conversation: ConversationID, updated: Timestamp, lastMessage: HistoryMessage? = nil,
    settings: ConversationSettings? = nil
  ) {
    self.conversation = conversation
    self.updated = updated
    self.lastMessage = lastMessage
    self.settings = settings
  }
}

/// Asks for one of the account's conversations as the list has it; the answer is empty if the list has it not.
package struct ListedConversationCall: HubCall {
  package typealias Reply = [ConversationListEntry]
  package static var kind: CallKind { .listedConversation }
  package var conversation: ConversationID
  package init(conversation: ConversationID) { self.conversation = conversation }
}

/// Takes conversations off the account's list until something new is written in them.
package struct DelistConversationsCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .delistConversations }
  package var conversations: [ConversationID]
  /// Clears the account's own history of them, too.
  package var clearsHistory: Bool

  package init(conversations: [ConversationID], clearsHistory: Bool) {
    self.conversations = conversations
    self.clearsHistory = clearsHistory
  }

  package var approximateSize: Int { 64 + 64 * conversations.count }
}
