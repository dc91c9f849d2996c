/// A message that an account wants to send, as it is before it has a place in its conversation.
package struct MessageProposal: Sendable {
  package var id: MessageID
  /// The conversation as the sender names it.
  package var conversation: ConversationID
  package var sender: AccountID
  package var device: DeviceID
  package var platform: Platform
  package var kind: MessageKind
  package var body: MessageBody
  /// The hub's time.
  package var time: Timestamp

  package init(
    id: MessageID, conversation: ConversationID, sender: AccountID, device: DeviceID, platform: Platform,
    kind: MessageKind, body: MessageBody, time: Timestamp
  ) {
    self.id = id
    self.conversation = conversation
    self.sender = sender
    self.device = device
    self.platform = platform
    self.kind = kind
    self.body = body
    self.time = time
  }
}

/// The answer to the question whether a message may be sent.
package enum MessageVerdict: Sendable {
  /// It may be sent, with the body that is given in place of its own; nil for its own.
  case allowed(replacing: MessageBody?)
  /// It may not: the sender gets the error, which is `messageRefused`, as a rule.
  case refused(MessagingError)
}

/// Asks whether messages may be sent, before they have a place in their conversation: the back end of a service decides.
package struct MessageCheck: Sendable {
  /// Returns whether it is asked about messages of a kind in conversations of a kind. Called in a turn, so that it waits for
  /// nothing.
  package var concerns: @Sendable (ConversationKind, MessageKind) -> Bool
  /// Asks about a message, without waiting for the answer, which is to be given once: late, if need be, but always.
  package var ask: @Sendable (MessageProposal, @escaping @Sendable (MessageVerdict) -> Void) -> Void

  package init(
    concerns: @escaping @Sendable (ConversationKind, MessageKind) -> Bool,
    ask: @escaping @Sendable (MessageProposal, @escaping @Sendable (MessageVerdict) -> Void) -> Void
  ) {
    self.concerns = concerns
    self.ask = ask
  }
}
