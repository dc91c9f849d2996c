internal import ParlanceCore

/// The unread messages among those that the hub left out of a stream, and among those that queries fetch before their streams bring
/// them.
extension DeviceUnreadCounts {
  // MARK: holes

  /// Counts the messages of a new hole.
  ///
  /// - parameter omitted: The hub's number of messages in it that count as unread.
  func count(_ omitted: Int, in hole: MissingEntries, of conversation: DeviceConversation) {
    guard conversation.record.id.kind != .room else { return }
    // Those behind the read position are as many as there are entries, at most.
    let behind = hole.before - 1 - max(conversation.ownRead, hole.after)
    let unread = min(Int64(max(0, omitted)), max(0, behind))
    setUnread(conversation.record.unread + unread, conversation)
  }

  /// Counts what is unread anew once nothing is missing any more. Until then only the hub's number of what was left out is known,
  /// which may be too small: it does not count the messages for some members.
  func recount(_ conversation: DeviceConversation) throws(MessagingError) {
    guard core.configuration.revocation.uncountsMessages else { return }
    let stored = Int64(try core.store.unreadCount(conversation: conversation.record.number))
    if conversation.record.missing == nil || stored > conversation.record.unread { setUnread(stored, conversation) }
  }

  /// Uncounts a message of a hole that was taken back after the hub had counted it.
  ///
  /// - parameter position: The position of the message.
  /// - parameter sender: The account that sent the message.
  /// - parameter wasCounted: A Boolean value that indicates whether the hub counted the message as unread.
  /// - parameter sequence: The position of the revocation.
  func uncountMissing(
    at position: Int64, from sender: AccountID, wasCounted: Bool, revokedAt sequence: Int64,
    in conversation: DeviceConversation
  ) throws(MessagingError) {
    guard core.configuration.revocation.uncountsMessages, sequence > conversation.countedUpTo, wasCounted,
      let hole = conversation.record.missing, sender != core.account,
      position > max(hole.after, conversation.ownRead), position < hole.before,
      conversation.record.unread > Int64(try core.store.unreadCount(conversation: conversation.record.number))
    else { return }
    setUnread(conversation.record.unread - 1, conversation)
    if conversation.record.isListed { core.conversations.touch(conversation) }
  }

  /// Limits the count of a hole that becomes smaller to its number of entries. How many of its messages are unread is known of the
  /// whole only, but each is an entry.
  func limitMissing(to entries: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    let stored = Int64(try core.store.unreadCount(conversation: conversation.record.number))
    setUnread(stored + min(entries, max(0, conversation.record.unread - stored)), conversation)
  }

  // MARK: messages that are fetched

  /// Returns the marks of a message that a query fetched and this device does not have.
  func marks(ofFetched message: Message) -> MessageMarks {
    let conversation = core.conversations.byID[message.conversation]
    guard isCounted(message), message.sequence > conversation?.ownRead ?? 0 else { return .readLocally }
    if core.news.isNews(message.sequence, in: conversation) {
      return core.news.isFollowed(message.conversation) ? .unread : []
    }
    guard let conversation, conversation.isMissing(message.sequence) else { return .readLocally }
    return marks(ofMissing: message, conversation)
  }

  /// Returns the marks of a message out of a hole, which has been counted.
  func marks(ofMissing message: Message, _ conversation: DeviceConversation) -> MessageMarks {
    let isHistory = core.login.historyEnd.map { message.time < $0 } ?? false
    return !isHistory && isUnreadInHole(message, conversation) && conversation.record.unread > 0
      ? [.unread, .waited] : [.readLocally, .waited]
  }

  /// Returns whether a message of a hole is unread. The hub counts what it leaves out, but for notifications and messages for some
  /// members.
  func isUnreadInHole(_ message: Message, _ conversation: DeviceConversation) -> Bool {
    message.kind != .notification && message.body.addressees == nil && isUnread(message, in: conversation)
  }
}
