/// A message taken back, as an entry of its conversation's stream.
///
/// It does not name the conversation, for which each account of a direct conversation has another name. Apps receive a `Revocation`.
package struct RevocationEvent: Hashable, Sendable {
  package var messageID: MessageID
  package var revoker: AccountID
  package var messageSender: AccountID
  package var messageTime: Timestamp
  package var messageSequence: Int64
  package var time: Timestamp
  package var scope: Revocation.Scope
  package var request: RevocationRequest

  package init(
    messageID: MessageID, revoker: AccountID, messageSender: AccountID, messageTime: Timestamp, messageSequence: Int64,
    time: Timestamp, scope: Revocation.Scope, request: RevocationRequest
  ) {
    self.messageID = messageID
    self.revoker = revoker
    self.messageSender = messageSender
    self.messageTime = messageTime
    self.messageSequence = messageSequence
    self.time = time
    self.scope = scope
    self.request = request
  }
}

/// Facts about a revocation for the device that receives it.
package struct RevocationMarks: OptionSet, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The message did not count as unread, so that it was not counted where the hub left it out.
  package static let uncounted = RevocationMarks(rawValue: 1 << 0)
  /// It is reported only where an app has received the message: the revocation was imported, or the message was for those in a room
  /// who fulfilled a condition.
  package static let ifReceived = RevocationMarks(rawValue: 1 << 1)
  /// Another device of the account was notified before.
  package static let roaming = RevocationMarks(rawValue: 1 << 2)
}

extension Revocation {
  /// Creates a revocation from an entry of a conversation's stream.
  package init(_ event: RevocationEvent, in conversation: ConversationID) {
    self.init(
      messageID: event.messageID, conversation: conversation, revoker: event.revoker,
      messageSender: event.messageSender, messageTime: event.messageTime, messageSequence: event.messageSequence,
      time: event.time, scope: event.scope, request: event.request)
  }
}
