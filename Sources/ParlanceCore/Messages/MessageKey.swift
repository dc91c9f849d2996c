/// A message's identity on a device. An id counts within its conversation only: the same one elsewhere is another
/// message.
public struct MessageKey: Hashable, Sendable, CustomStringConvertible {
  /// The conversation within which the id is unique.
  public var conversation: ConversationID
  /// The id, which is unique within the conversation.
  public var id: MessageID

  /// Creates a key.
  public init(_ id: MessageID, in conversation: ConversationID) {
    self.id = id
    self.conversation = conversation
  }

  /// The id alone, for logs and errors.
  public var description: String { id.string }

  /// Ids are rarely the same in two conversations, so they alone distinguish keys quickly.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Message {
  /// The message's identity on a device.
  public var key: MessageKey { MessageKey(id, in: conversation) }
}
