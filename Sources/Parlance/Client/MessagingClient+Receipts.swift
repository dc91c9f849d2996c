public import ParlanceCore
internal import ParlanceEngine

/// The outcome of an acknowledgement.
public enum Acknowledgement: Hashable, Sendable {
  /// The hub stored the acknowledgement, and notifies the sender.
  case sent
  /// No account is notified: the group message did not request receipts, or is this account's own.
  case notRequested
}

/// Receipts: acknowledging what was read, and finding out who has read what.
extension MessagingClient {
  /// Acknowledges that a message was read: everything up to it in a direct conversation, it alone in a group.
  ///
  /// Acknowledged messages no longer count as unread on this device, whatever the hub answers.
  ///
  /// - parameter message: A message of another account.
  /// - parameter wholeConversation: Marks the receipt as one of the whole direct conversation, which some apps
  ///   distinguish.
  /// - parameter note: A text for the sender of a group's message, up to 8 KB.
  /// - returns: `sent`, or `notRequested` if no account is notified.
  /// - throws: `MessagingError` with code `unsupported` for a room's message, `messageNotFound` for one that was
  ///   revoked, that the hub does not keep, or that was written before this account was a member, `receiptsDisabled`,
  ///   `notMember`.
  @discardableResult
  public func acknowledge(
    _ message: Message, wholeConversation: Bool = false, note: String? = nil
  ) async throws(MessagingError) -> Acknowledgement {
    let device = try device
    let conversation = message.conversation
    switch conversation.kind {
    case .room: throw MessagingError(.unsupported, "rooms have no receipts")
    case .direct:
      try device.markRead(conversation, upTo: message.sequence)
      try await outcome {
        $0.acknowledge(conversation, upTo: message.sequence, asConversation: wholeConversation, completion: $1)
      }
    case .group:
      try markReadIfStored(message)
      guard message.options.contains(.wantsGroupReceipts), message.sender != account else { return .notRequested }
      let failed = try await result { $0.acknowledgeGroup(conversation, [message.id], note: note, completion: $1) }
      guard failed.isEmpty else { throw MessagingError(.messageNotFound) }
    }
    return .sent
  }

  /// Acknowledges that one message of a direct conversation was read, and none before it.
  ///
  /// - throws: `MessagingError` with code `messageNotFound`, `unsupported` in a group or room.
  public func acknowledgeAlone(_ message: Message) async throws(MessagingError) {
    if message.conversation.kind == .direct { try markReadIfStored(message) }
    try await outcome { $0.acknowledgeMessage(message.id, in: message.conversation, completion: $1) }
  }

  /// Acknowledges messages of one group.
  ///
  /// - returns: The messages for which no sender is notified: they did not request receipts, are this account's own, or
  ///   were revoked.
  /// - throws: `MessagingError` with code `invalidArgument` if the messages are not of one group, `receiptsDisabled`,
  ///   `notMember`.
  @discardableResult
  public func acknowledge(_ messages: [Message], note: String? = nil) async throws(MessagingError) -> [MessageID] {
    guard let conversation = messages.first?.conversation else { return [] }
    guard conversation.kind == .group, messages.allSatisfy({ $0.conversation == conversation }) else {
      throw MessagingError(.invalidArgument, "messages of one group only")
    }
    for message in messages { try markReadIfStored(message) }
    return try await result { $0.acknowledgeGroup(conversation, messages.map(\.id), note: note, completion: $1) }
  }

  /// Marks a message as read if it is stored: one from the history need not be in the database.
  private func markReadIfStored(_ message: Message) throws(MessagingError) {
    do throws(MessagingError) {
      try markRead(message)
    } catch  where error.code == .messageNotStored {
      return
    }
  }

  /// Returns whether the peer of a direct conversation has read this account's message.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func isReadByPeer(_ message: Message) throws(MessagingError) -> Bool { try read { $0.isReadByPeer(message) } }

  /// Returns whether this account acknowledged a group's message from this device.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func isReceiptSent(for message: Message) throws(MessagingError) -> Bool {
    try read { $0.isReceiptSent(message.id, in: message.conversation) }
  }

  /// Returns the numbers of members that have read a group message of this account, and that have not, from the local
  /// database.
  ///
  /// - returns: nil if the database has no counts for it.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func receiptCounts(of message: Message) throws(MessagingError) -> (read: Int, unread: Int)? {
    try read { $0.receiptCounts(message.id, in: message.conversation) }
  }

  /// Fetches the counts of group messages of this account; `receipts()` reports them, without a reader, before this
  /// returns.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` if the messages are not of one group, `receiptsDisabled`,
  ///   `notMember`.
  public func refreshReceipts(of messages: [Message]) async throws(MessagingError) {
    guard let conversation = messages.first?.conversation else { return }
    guard conversation.kind == .group, messages.allSatisfy({ $0.conversation == conversation }) else {
      throw MessagingError(.invalidArgument, "messages of one group only")
    }
    try await outcome { $0.refreshGroupReceipts(conversation, messages.map(\.id), completion: $1) }
  }

  /// Returns the readers of a group message of this account, from the hub.
  ///
  /// - throws: `MessagingError` with code `messageNotFound` if it asked for no receipts, `notOwnMessage`,
  ///   `receiptsDisabled`, `notMember`.
  public func receiptDetail(of message: Message) async throws(MessagingError) -> GroupReceiptDetail {
    try await result { $0.fetchReceiptDetail(message.conversation, message.id, completion: $1) }
  }

  /// Returns the readers of a group message of this account, from the local database.
  ///
  /// - returns: nil if the database has none for it.
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func knownReceiptDetail(of message: Message) throws(MessagingError) -> GroupReceiptDetail? {
    try read { $0.receiptDetail(message.conversation, message.id) }
  }
}
