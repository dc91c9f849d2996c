/// The part of a hub's store that keeps the settings that accounts have of their conversations.
package protocol HubConversationSettingsStore: AnyObject {
  /// Returns an account's records of conversations, in the order of the streams' numbers.
  func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord]
  /// Returns an account's records of some conversations, in no order.
  func conversationSettings(
    account: AccountNumber, streams: [StreamNumber]
  ) throws(MessagingError) -> [ConversationSettingsRecord]
  /// Stores a record in place of the one before.
  func save(_ settings: ConversationSettingsRecord) throws(MessagingError)
  func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError)
}

/// An account's settings of a conversation.
package struct ConversationSettingsRecord: Hashable, Sendable {
  package var account: AccountNumber
  package var stream: StreamNumber
  package var pin: ConversationPin?
  /// One bit for each mark, and `blockedBit`.
  package var marks: Int64
  package var note: String?
  package var updated: Timestamp
  /// The number of the message with which the conversation is on the account's list again; 0 if it was never taken off.
  package var delisted: Int64

  package init(
    account: AccountNumber, stream: StreamNumber, pin: ConversationPin? = nil, marks: Int64 = 0, note: String? = nil,
    updated: Timestamp = .zero, delisted: Int64 = 0
  ) {
    self.account = account
    self.stream = stream
    self.pin = pin
    self.marks = marks
    self.note = note
    self.updated = updated
    self.delisted = delisted
  }

  /// The bit of `marks` that says that the account blocks the group.
  package static let blockedBit: Int64 = 1 << 32

  /// A Boolean value that indicates whether the account blocks the group.
  package var isBlocked: Bool {
    get { marks & Self.blockedBit != 0 }
    set { marks = newValue ? marks | Self.blockedBit : marks & ~Self.blockedBit }
  }

  /// A Boolean value that indicates whether nothing is set.
  package var hasNoSettings: Bool { pin == nil && marks == 0 && note == nil }
}

extension HubTable {
  static let conversationSettings = HubTable(
    "conversation_settings", key: [("account", .int), ("stream", .int)],
    [
      ("pinned", .int), ("pin_updated", .int), ("marks", .int), ("updated", .int), ("delisted", .int),
      ("pin_note", .text), ("note", .text),
    ])
}
