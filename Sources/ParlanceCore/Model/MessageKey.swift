/// A message's identity on a device. An id counts within its conversation only: the same one elsewhere is another
/// message.
package struct MessageKey: Hashable, Sendable, CustomStringConvertible {
  package var conversation: ConversationID
  package var id: MessageID

  package init(_ id: MessageID, in conversation: ConversationID) {
    self.id = id
    self.conversation = conversation
  }

  /// The id alone, for logs and errors.
  package var description: String { id.string }

  /// Ids are rarely the same in two conversations, so they alone distinguish keys quickly.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Message {
  /// The message's identity on a device.
  package var key: MessageKey { MessageKey(id, in: conversation) }
}
