public import ParlanceCore

/// Receipts: acknowledging what was read, and finding out who has read what.
extension Device {
  /// Notifies the peer of a direct conversation that everything up to a position was read. Where the account's devices share
  /// what is read, it is marked as read on all of them, this one included.
  ///
  /// A position older than one acknowledged before succeeds without effect.
  ///
  /// - parameter conversation: A direct one; others fail with `unsupported`.
  /// - parameter sequence: `Message.sequence` of the last message read.
  /// - parameter asConversation: The whole conversation was read, which some styles distinguish.
  /// - parameter completion: Receives nil, or the reason why the peer is not notified.
  public func acknowledge(
    _ conversation: ConversationID, upTo sequence: Int64, asConversation: Bool = false,
    completion: @escaping (MessagingError?) -> Void
  ) {
    guard conversation.kind == .direct else {
      complete { completion(MessagingError(.unsupported, "direct conversations only")) }
      return
    }
    // One that was imported has been read.
    guard sequence != 0 else {
      complete { completion(MessagingError(.messageNotFound)) }
      return
    }
    ask(
      ReadDirectCall(
        conversation: conversation, sequence: sequence, scope: asConversation ? .conversation : .watermark),
      completion: completion,
      apply: { core throws(MessagingError) in
        guard let known = core.conversations.byID[conversation] else { return }
        // The hub notifies the account's other devices, but not this one.
        if core.reading.sharesReading(ofWhole: asConversation) { try core.reading.raiseRead(of: known, to: sequence) }
        guard sequence > known.record.acknowledged else { return }
        known.record.acknowledged = sequence
        core.turn.change(known)
      })
  }

  /// Notifies the peer of a direct conversation that one of its messages was read.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The direct conversation that it is in.
  /// - parameter completion: Receives nil, or `messageNotFound`, `unsupported` in a group or room, `notConnected`,
  ///   `notLoggedIn`.
  public func acknowledgeMessage(
    _ id: MessageID, in conversation: ConversationID, completion: @escaping (MessagingError?) -> Void
  ) {
    ask(ReadDirectCall(conversation: conversation, sequence: 0, scope: .message(id)), completion: completion)
  }

  /// Returns whether the peer of a direct conversation has read this account's message.
  public func isReadByPeer(_ message: Message) -> Bool {
    guard message.sender == account, message.conversation.kind == .direct else { return false }
    return read { core throws(MessagingError) in
      // Imported messages have been read.
      if PastPosition.contains(message.sequence) { return true }
      let known = core.conversations.byID[message.conversation]
      if message.sequence > 0, (known?.record.peerRead ?? 0) >= message.sequence { return true }
      return try core.messages.stored(message.id, in: message.conversation)?.marks.contains(.readByPeer) ?? false
    } ?? false
  }

  /// Notifies the senders of messages in a group that they were read.
  ///
  /// - parameter conversation: The group's conversation.
  /// - parameter ids: The ids of the messages.
  /// - parameter note: Words of the app, for styles that can carry them; 128 KB at most.
  /// - parameter completion: Receives the messages for which it failed (revoked ones, ones that asked for no receipts,
  ///   one's own), or an error if it failed altogether.
  public func acknowledgeGroup(
    _ conversation: ConversationID, _ ids: [MessageID], note: String? = nil,
    completion: @escaping (Result<[MessageID], MessagingError>) -> Void
  ) {
    ask(dividing: ids) { ids in
      ReadGroupCall(conversation: conversation, ids: ids, note: note)
    } completion: { result in
      completion(result)
    } apply: { core, ids, failed throws(MessagingError) in
      let failures = Set(failed)
      for id in ids where !failures.contains(id) {
        if let message = try core.messages.stored(id, in: conversation), !message.marks.contains(.receiptSent) {
          try core.store.setMarks(row: message.row, message.marks.union(.receiptSent))
        }
      }
      return failed
    } combine: { _, failed in
      failed.flatMap { $0 }
    }
  }

  /// Returns whether this account sent a group receipt for a message.
  public func isReceiptSent(_ id: MessageID, in conversation: ConversationID? = nil) -> Bool {
    read { core throws(MessagingError) in
      try core.messages.stored(id, in: conversation)?.marks.contains(.receiptSent) ?? false
    } ?? false
  }

  /// Fetches the counts of this account's group messages, and the readers of those of which this device knows too
  /// little. The counts are reported as `receipts`, without a reader, before the completion.
  public func refreshGroupReceipts(
    _ conversation: ConversationID, _ ids: [MessageID], completion: @escaping (MessagingError?) -> Void
  ) {
    ask(completion: Self.outcome(completion)) { core, end in
      let pieces = ids.isEmpty ? [[]] : ids.divided(by: core.login.limits.ids)
      let refresh = ReceiptRefresh(pieces.count) { core, refresh in
        if !refresh.receipts.isEmpty { core.turn.report(.receipts(refresh.receipts)) }
        end(core, refresh.error.map { .failure($0) } ?? .success(()))
      }
      for piece in pieces { core.receipts.refreshReceipts(conversation, piece, refresh) }
    }
  }

  /// Fetches the readers of a group message from the hub; the local database follows.
  public func fetchReceiptDetail(
    _ conversation: ConversationID, _ id: MessageID,
    completion: @escaping (Result<GroupReceiptDetail, MessagingError>) -> Void
  ) {
    ask(ReceiptDetailCall(conversation: conversation, id: id), completion: completion) {
      core, detail throws(MessagingError) in
      try core.receipts.note(detail, of: id, in: conversation)
      return detail
    }
  }

  /// Returns the readers of a group message of this account, as far as this device knows them.
  public func receiptDetail(_ conversation: ConversationID, _ id: MessageID) -> GroupReceiptDetail? {
    read { core throws(MessagingError) in
      guard let record = try core.store.groupReceipt(MessageKey(id.normalized, in: conversation)) else { return nil }
      return GroupReceiptDetail(
        conversation: conversation, messageID: id, readers: record.readers, nonReaders: record.nonReaders)
    } ?? nil
  }

  /// Returns how many have read a group message of this account and how many have not, as far as this device knows.
  public func receiptCounts(_ id: MessageID, in conversation: ConversationID? = nil) -> (read: Int, unread: Int)? {
    read { core throws(MessagingError) in
      var place = conversation
      if place == nil { place = try core.messages.stored(id, in: nil)?.conversation }
      guard let place else { return nil }
      guard let record = try core.store.groupReceipt(MessageKey(id.normalized, in: place)) else { return nil }
      return (Int(clamping: record.readCount), Int(clamping: record.unreadCount))
    } ?? nil
  }
}
