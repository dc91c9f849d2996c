package import ParlanceCore

extension HubLoop {
  /// Returns the receipts of a conversation and of the messages among its newest entries, as they are stored.
  ///
  /// - parameter limit: The number of newest entries to check.
  package func receipts(
    of conversation: AdministeredConversation, newest limit: Int
  ) throws(MessagingError) -> StreamReceipts {
    try perform { turn throws(MessagingError) in try turn.receipts.receipts(of: conversation, newest: limit) }
  }

  /// Returns whether a device of an account of a direct conversation confirmed that it has a message.
  package func isDelivered(
    _ id: MessageID, in conversation: AdministeredConversation, to account: AccountID
  ) throws(MessagingError) -> Bool {
    try perform { turn throws(MessagingError) in
      try turn.receipts.isDelivered(id, in: conversation, to: account)
    }
  }
}

extension ReceiptRules {
  fileprivate func isDelivered(
    _ id: MessageID, in conversation: AdministeredConversation, to account: AccountID
  ) throws(MessagingError) -> Bool {
    let account = try turn.lookup.existingAccount(account)
    let conversation = try turn.administration.conversation(conversation)
    guard conversation.stream != .zero, let record = try store.event(stream: conversation.stream, id: id) else {
      return false
    }
    return try isDelivered(record.place, to: account)
  }
}

/// The receipts of a conversation.
package struct StreamReceipts: Hashable, Sendable {
  /// The position up to which an account of a direct conversation reported that it has read.
  package struct Mark: Hashable, Sendable {
    package var account: AccountID
    package var sequence: Int64
  }

  /// The receipts of one message.
  package struct Message: Hashable, Sendable {
    package var sequence: Int64
    /// The accounts that reported this message as read, in the order of reading.
    package var readers: [AccountID]
    /// The accounts of which a device confirmed that it has the message, in the order of the confirmations.
    package var deliveries: [AccountID]
    /// The number of members whose receipts are wanted; nil unless it is a group's message with receipts.
    package var expected: Int?
  }

  /// Of a direct conversation only.
  package var marks: [Mark]
  /// The messages that have receipts or want them, oldest first.
  package var messages: [Message]
}
