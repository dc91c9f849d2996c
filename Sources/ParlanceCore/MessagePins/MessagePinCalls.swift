/// Pins a message, or changes the note with its pin.
package struct PinMessageCall: HubCall {
  package typealias Reply = PinAcceptance
  package static var kind: CallKind { .pinMessage }
  package var conversation: ConversationID
  package var id: MessageID
  /// nil leaves the note of a pin as it is, and an empty one takes it away.
  package var note: String?
  /// It is refused with `messageNotFound` unless the message is pinned.
  package var onlyIfPinned: Bool

  package init(conversation: ConversationID, id: MessageID, note: String? = nil, onlyIfPinned: Bool = false) {
    self.conversation = conversation
    self.id = id
    self.note = note
    self.onlyIfPinned = onlyIfPinned
  }
}

/// Takes the pin off a message; has no effect if it is not pinned.
package struct UnpinMessageCall: HubCall {
  package typealias Reply = PinAcceptance
  package static var kind: CallKind { .unpinMessage }
  package var conversation: ConversationID
  package var id: MessageID

  package init(conversation: ConversationID, id: MessageID) {
    self.conversation = conversation
    self.id = id
  }
}

/// The outcome of a change of a pin.
package struct PinAcceptance: Hashable, Sendable {
  /// The place of the change in the conversation's stream; 0 if nothing changed.
  package var sequence: Int64
  /// The pin as it is now, or as it was, if removed; nil if there was none.
  package var pin: MessagePin?

  package init(sequence: Int64, pin: MessagePin?) {
    self.sequence = sequence
    self.pin = pin
  }
}

/// Asks for the pinned messages of a conversation, in the order of their positions.
package struct PinnedMessagesCall: HubCall {
  package typealias Reply = PinnedMessagesPage
  package static var kind: CallKind { .pinnedMessages }
  package var conversation: ConversationID
  /// The position from which to go on, out of the page before; nil for the first page.
  package var after: Int64?

  package init(conversation: ConversationID, after: Int64? = nil) {
    self.conversation = conversation
    self.after = after
  }
}

/// Pinned messages as they were at one position of their conversation's stream.
package struct PinnedMessagesPage: Hashable, Sendable {
  /// The position.
  package var sequence: Int64
  package var entries: [PinnedMessageEntry]
  /// The position from which to go on; nil at the end.
  package var next: Int64?

  package init(sequence: Int64, entries: [PinnedMessageEntry], next: Int64? = nil) {
    self.sequence = sequence
    self.entries = entries
    self.next = next
  }
}

package struct PinnedMessageEntry: Hashable, Sendable {
  package var pin: MessagePin
  package var message: HistoryMessage

  package init(pin: MessagePin, message: HistoryMessage) {
    self.pin = pin
    self.message = message
  }
}
