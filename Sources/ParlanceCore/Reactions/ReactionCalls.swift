/// Adds a reaction of this account to a message.
package struct AddReactionCall: HubCall {
  package typealias Reply = ReactionAcceptance
  package static var kind: CallKind { .addReaction }
  package var conversation: ConversationID
  package var id: MessageID
  package var text: String
  package var note: String?
  /// The content of an absent member's push notification; nothing is pushed without it.
  package var push: PushHints?
  /// The notification raises the badge.
  package var countsAsUnread: Bool

  package init(
    conversation: ConversationID, id: MessageID, text: String, note: String? = nil, push: PushHints? = nil,
    countsAsUnread: Bool = true
  ) {
    self.conversation = conversation
    self.id = id
    self.text = text
    self.note = note
    self.push = push
    self.countsAsUnread = countsAsUnread
  }
}

/// Removes a reaction of this account from a message.
package struct RemoveReactionCall: HubCall {
  package typealias Reply = ReactionAcceptance
  package static var kind: CallKind { .removeReaction }
  package var conversation: ConversationID
  package var id: MessageID
  package var text: String

  package init(conversation: ConversationID, id: MessageID, text: String) {
    self.conversation = conversation
    self.id = id
    self.text = text
  }
}

/// The place of an accepted change of a reaction in the conversation's stream.
package struct ReactionAcceptance: Hashable, Sendable {
  package var sequence: Int64
  package var time: Timestamp

  package init(sequence: Int64, time: Timestamp) {
    self.sequence = sequence
    self.time = time
  }
}

/// Asks for the reactions to some messages of a conversation.
package struct ReactionsCall: HubCall {
  package typealias Reply = ReactionLists
  package static var kind: CallKind { .reactions }
  package var conversation: ConversationID
  package var ids: [MessageID]

  package init(conversation: ConversationID, ids: [MessageID]) {
    self.conversation = conversation
    self.ids = ids
  }
}

/// The reactions to messages as they were at one position of their conversation's stream.
package struct ReactionLists: Hashable, Sendable {
  /// The position.
  package var sequence: Int64
  /// The reactions to those messages that exist, in the order of the request.
  package var lists: [MessageReactions]
  /// The messages that did not fit and are to be asked for again.
  package var remaining: [MessageID]

  package init(sequence: Int64, lists: [MessageReactions], remaining: [MessageID] = []) {
    self.sequence = sequence
    self.lists = lists
    self.remaining = remaining
  }
}

/// Asks who has reacted to a message with one text.
package struct ReactionPageCall: HubCall {
  package typealias Reply = ReactionPage
  package static var kind: CallKind { .reactionPage }
  package var conversation: ConversationID
  package var id: MessageID
  package var text: String
  /// The position from which to go on, out of the page before; nil for the first page.
  package var after: Int64?
  package var limit: Int

  package init(conversation: ConversationID, id: MessageID, text: String, after: Int64?, limit: Int) {
    self.conversation = conversation
    self.id = id
    self.text = text
    self.after = after
    self.limit = limit
  }
}
