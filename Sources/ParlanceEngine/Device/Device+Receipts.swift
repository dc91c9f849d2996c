public import ParlanceCore

/// Who read what.
extension Device {
  /// Tells the peer of a direct conversation that everything up to a position was read.
  ///
  /// A position older than one told before succeeds without effect.
  ///
  /// - parameter conversation: A direct one; others fail with `unsupported`.
  /// - parameter sequence: `Message.sequence` of the last message read.
  /// - parameter asConversation: The whole conversation was read, which some styles tell apart.
  public func acknowledge(
    _ conversation: ConversationID, upTo sequence: Int64, asConversation: Bool = false,
    completion: @escaping (MessagingError?) -> Void
  ) {
    guard conversation.kind == .direct else {
      complete { completion(MessagingError(.unsupported, "direct conversations only")) }
      return
    }
    guard sequence > 0 else {
      complete { completion(MessagingError(.messageNotFound)) }
      return
    }
    ask(
      .readDirect(conversation, sequence: sequence, asConversation ? .conversation : .watermark),
      completion: completion,
      apply: { core throws(MessagingError) in
        guard let known = core.conversations[conversation], sequence > known.record.acknowledged else { return }
        known.record.acknowledged = sequence
        core.markDirty(known)
      })
  }

  /// Tells the peer of a direct conversation that one of its messages was read.
  ///
  /// - parameter completion: Gets nil, or `messageNotFound`, `unsupported` in a group or room, `notConnected`,
  ///   `notLoggedIn`.
  public func acknowledgeMessage(
    _ id: MessageID, in conversation: ConversationID, completion: @escaping (MessagingError?) -> Void
  ) {
    ask(.readDirect(conversation, sequence: 0, .message(id)), completion: completion)
  }

  /// Whether the peer of a direct conversation has read this account's message.
  public func isReadByPeer(_ message: Message) -> Bool {
    guard message.sequence > 0, message.sender == account, message.conversation.kind == .direct else { return false }
    return read { core throws(MessagingError) in
      if (core.conversations[message.conversation]?.record.peerRead ?? 0) >= message.sequence { return true }
      return try core.store.message(id: message.id)?.marks.contains(.readByPeer) ?? false
    } ?? false
  }

  /// Tells the senders of messages in a group that they were read.
  ///
  /// - parameter note: What the app says with it, for styles that can; 128 KB at most.
  /// - parameter completion: Gets the messages for which it failed (revoked ones, ones that asked for no receipts,
  ///   one's own), or an error if it failed altogether.
  public func acknowledgeGroup(
    _ conversation: ConversationID, _ ids: [MessageID], note: String? = nil,
    completion: @escaping (Result<[MessageID], MessagingError>) -> Void
  ) {
    ask(.readGroup(conversation, ids, note: note), completion: completion) { core, reply throws(MessagingError) in
      guard case .failed(let failed) = reply else { return nil }
      for id in ids where !failed.contains(id) {
        if let message = try core.store.message(id: id), !message.marks.contains(.receiptSent) {
          try core.store.setMarks(row: message.row, message.marks.union(.receiptSent))
        }
      }
      return failed
    }
  }

  /// Whether this account sent a group receipt for a message.
  public func isReceiptSent(_ id: MessageID) -> Bool {
    read { core throws(MessagingError) in
      try core.store.message(id: id)?.marks.contains(.receiptSent) ?? false
    } ?? false
  }

  /// Fetches the counts of this account's group messages; they are told as `receipts`, without a reader, before the
  /// completion.
  public func refreshGroupReceipts(
    _ conversation: ConversationID, _ ids: [MessageID], completion: @escaping (MessagingError?) -> Void
  ) {
    ask(
      .receiptCounts(conversation, ids),
      completion: { (result: Result<Void, MessagingError>) in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      }
    ) { core, reply throws(MessagingError) in
      guard case .receiptCounts(let counts) = reply else { return nil }
      var receipts: [Receipt] = []
      for count in counts {
        var record =
          try core.store.groupReceipt(count.messageID)
          ?? GroupReceiptRecord(messageID: count.messageID, readers: [], nonReaders: [], readCount: 0, unreadCount: 0)
        record.readCount = Int64(count.readCount)
        record.unreadCount = Int64(count.unreadCount)
        try core.store.save(record)
        receipts.append(
          .group(
            GroupReceipt(
              conversation: conversation, messageID: count.messageID, messageTime: count.messageTime, reader: nil,
              readCount: count.readCount, unreadCount: count.unreadCount)))
      }
      if !receipts.isEmpty { core.items.append(.event(.receipts(receipts))) }
      return ()
    }
  }

  /// Who has read a group message, from the hub; the local database follows.
  public func fetchReceiptDetail(
    _ conversation: ConversationID, _ id: MessageID,
    completion: @escaping (Result<GroupReceiptDetail, MessagingError>) -> Void
  ) {
    ask(.receiptDetail(conversation, id), completion: completion) { core, reply throws(MessagingError) in
      guard case .receiptDetail(let detail) = reply else { return nil }
      try core.store.save(
        GroupReceiptRecord(
          messageID: id, readers: detail.readers, nonReaders: detail.nonReaders,
          readCount: Int64(detail.readers.count), unreadCount: Int64(detail.nonReaders.count)))
      return detail
    }
  }

  /// Who has read a group message of this account, as far as this device was told.
  public func receiptDetail(_ conversation: ConversationID, _ id: MessageID) -> GroupReceiptDetail? {
    read { core throws(MessagingError) in
      guard let record = try core.store.groupReceipt(id) else { return nil }
      return GroupReceiptDetail(
        conversation: conversation, messageID: id, readers: record.readers, nonReaders: record.nonReaders)
    } ?? nil
  }

  /// How many have read a group message of this account and how many have not, as far as this device was told.
  public func receiptCounts(_ id: MessageID) -> (read: Int, unread: Int)? {
    read { core throws(MessagingError) in
      try core.store.groupReceipt(id).map { (Int($0.readCount), Int($0.unreadCount)) }
    } ?? nil
  }
}
