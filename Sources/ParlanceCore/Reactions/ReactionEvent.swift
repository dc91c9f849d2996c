/// A change of a reaction, as an entry of its conversation's stream.
///
/// It does not name the conversation, for which each account of a direct conversation has another name. Apps receive a `ReactionChange`.
package struct ReactionEvent: Hashable, Sendable {
  package var messageID: MessageID
  package var messageSequence: Int64
  /// The reaction; the time is that of the change.
  package var reaction: Reaction
  package var isRemoval: Bool

  package init(messageID: MessageID, messageSequence: Int64, reaction: Reaction, isRemoval: Bool) {
    self.messageID = messageID
    self.messageSequence = messageSequence
    self.reaction = reaction
    self.isRemoval = isRemoval
  }
}

extension ReactionChange {
  /// Creates a change from an entry of a conversation's stream.
  package init(_ event: ReactionEvent, in conversation: ConversationID) {
    self.init(
      messageID: event.messageID, conversation: conversation, messageSequence: event.messageSequence,
      reaction: event.reaction, isRemoval: event.isRemoval)
  }
}
