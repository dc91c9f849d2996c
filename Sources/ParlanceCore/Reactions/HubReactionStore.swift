/// The part of a hub's store that keeps reactions, by the messages' places.
package protocol HubReactionStore: AnyObject {
  /// Returns whether the reaction was added: the message is stored, and the account had no reaction with this text to it.
  func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool
  /// Returns whether there was such a reaction.
  func removeReaction(_ text: String, account: AccountNumber, from message: EventPlace) throws(MessagingError) -> Bool
  /// Returns the reactions to a message, in the order in which they were added.
  func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord]
  func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool
}

/// A reaction to a message.
package struct ReactionRecord: Hashable, Sendable {
  package var account: AccountNumber
  package var text: String
  package var time: Timestamp
  /// The note of its app.
  package var note: String?

  package init(account: AccountNumber, text: String, time: Timestamp, note: String? = nil) {
    self.account = account
    self.text = text
    self.time = time
    self.note = note
  }
}

extension HubTable {
  static let reaction = HubTable(
    "reaction", key: [("stream", .int), ("sequence", .int), ("text", .text), ("account", .int)],
    [("row", .int), ("time", .int), ("note", .text)], isKeptBesideMessages: true)
}
