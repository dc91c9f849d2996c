/// A change of a message's pin, as an entry of its conversation's stream.
///
/// It does not name the conversation, for which each account of a direct conversation has another name. Apps receive a `MessagePinChange`.
package struct MessagePinEvent: Hashable, Sendable {
  /// The pin as it is now; as it was, if removed.
  package var pin: MessagePin
  package var action: MessagePinChange.Action
  package var actor: AccountID
  package var time: Timestamp

  package init(pin: MessagePin, action: MessagePinChange.Action, actor: AccountID, time: Timestamp) {
    self.pin = pin
    self.action = action
    self.actor = actor
    self.time = time
  }
}

extension MessagePinChange {
  /// Creates a change from an entry of a conversation's stream.
  package init(_ event: MessagePinEvent, in conversation: ConversationID) {
    self.init(
      conversation: conversation, pin: event.pin, action: event.action, actor: event.actor, time: event.time)
  }
}
