/// A conversation of which a device lacks messages.
public struct IncompleteConversation: Hashable, Sendable {
  /// The conversation that lacks messages.
  public var conversation: ConversationID
  /// The oldest message that the device has after the gap: some messages before it are missing. nil if the device has none.
  public var oldest: Message?

  /// Creates one.
  public init(conversation: ConversationID, oldest: Message?) {
    self.conversation = conversation
    self.oldest = oldest
  }
}
