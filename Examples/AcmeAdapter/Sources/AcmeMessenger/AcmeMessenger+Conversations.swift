public import Parlance

/// The list of conversations: unread notes, and pins.
extension AcmeMessenger {
  /// Returns the number of notes of a conversation that count as unread.
  public func unreadCount(of conversation: ConversationID) throws(AcmeError) -> Int {
    try read { $0.conversation(conversation)?.unreadCount ?? 0 }
  }

  /// Marks a conversation as read, on this device.
  public func markRead(_ conversation: ConversationID) throws(AcmeError) {
    try read { device throws(MessagingError) in try device.markRead(conversation) }
  }

  /// Pins a conversation for all devices of the account, or removes the pin.
  public func setPinned(
    _ isPinned: Bool, _ conversation: ConversationID, completion: @escaping (AcmeError?) -> Void
  ) {
    request(completion) { device, completion in
      device.changeSettings(of: [conversation], isPinned ? .pin(note: nil) : .unpin) { completion($0.failure) }
    }
  }

  /// Returns whether a conversation is pinned, as this device knows it.
  public func isPinned(_ conversation: ConversationID) throws(AcmeError) -> Bool {
    try read { $0.settings(of: conversation)?.pin != nil }
  }
}
