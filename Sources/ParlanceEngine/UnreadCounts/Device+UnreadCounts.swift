public import ParlanceCore

/// The numbers of unread messages, and marking messages as read, of which no sender learns.
extension Device {
  /// Returns the number of unread messages of all recent conversations of a kind; of all if nil.
  public func unreadCount(of kind: ConversationKind?) -> Int {
    runner.read { $0.unreadCounts.unreadCount(of: kind) } ?? 0
  }

  /// Returns the number of unread messages of the listed groups of one kind: large ones (`GroupInfo.isLarge`), or the others.
  public func unreadCount(ofLargeGroups isLarge: Bool) -> Int {
    runner.read { $0.unreadCounts.unreadCount(ofLargeGroups: isLarge) } ?? 0
  }

  /// Marks a conversation as read on this device, and on the account's others where configured; no receipt is sent.
  public func markRead(_ conversation: ConversationID) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.unreadCounts.markRead(conversation) }
  }

  /// Marks conversations as read on this device, and on the account's others where configured; no receipt is sent.
  ///
  /// - parameter conversations: The conversations to mark.
  /// - parameter reportsConversations: Reports each of them as changed; otherwise the app knows.
  public func markRead(_ conversations: [ConversationID], reportsConversations: Bool) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.conversations.changeConversations(reports: reportsConversations) { () throws(MessagingError) in
        try core.unreadCounts.markRead(conversations)
      }
    }
  }

  /// Marks the messages of a conversation up to a position as read on this device, and on the account's others where
  /// configured; no receipt is sent.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter sequence: `Message.sequence` of the last one. Nothing happens in a conversation that this device does
  ///   not have.
  /// - throws: `MessagingError` with code `notLoggedIn`, storage errors.
  public func markRead(_ conversation: ConversationID, upTo sequence: Int64) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.unreadCounts.markRead(conversation, upTo: sequence) }
  }

  /// Marks one message as read on this device; one that does not count as unread stays as it is.
  ///
  /// - throws: `messageNotStored` whenever there is no such message, `notLoggedIn`, storage errors.
  public func markRead(message id: MessageID, in conversation: ConversationID? = nil) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in
      try core.messages.change(id, in: conversation) { message throws(MessagingError) in
        try core.unreadCounts.markRead(message)
      }
    }
  }
}

extension DeviceUnreadCounts {
  fileprivate func markRead(_ conversations: [ConversationID]) throws(MessagingError) {
    for conversation in conversations { try markRead(conversation) }
  }

  fileprivate func unreadCount(of kind: ConversationKind?) -> Int {
    guard let kind else { return total }
    return core.conversations.byID.values.reduce(0) { count, conversation in
      let isCounted = conversation.record.isListed && conversation.record.id.kind == kind
      return isCounted ? count + Int(conversation.record.unread) : count
    }
  }

  fileprivate func unreadCount(ofLargeGroups isLarge: Bool) -> Int {
    core.conversations.byID.values.reduce(0) { count, conversation in
      let isCounted =
        conversation.record.isListed && conversation.record.id.kind == .group
        && (conversation.isLargeGroup ?? false) == isLarge
      return isCounted ? count + Int(conversation.record.unread) : count
    }
  }
}
