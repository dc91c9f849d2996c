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
    let call = DeviceReceipts.acknowledgement(of: conversation, upTo: sequence, asConversation: asConversation)
    runner.begin(unless: DeviceReceipts.refusal(of: call), failing: { completion($0) }) {
      runner.ask(
        call, completion: completion,
        apply: { core throws(MessagingError) in
          try core.receipts.noteAcknowledged(conversation, upTo: sequence, asConversation: asConversation)
        })
    }
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
    runner.ask(ReadDirectCall(conversation: conversation, sequence: 0, scope: .message(id)), completion: completion)
  }

  /// Returns whether the peer of a direct conversation has read this account's message.
  public func isReadByPeer(_ message: Message) -> Bool {
    runner.read { core throws(MessagingError) in try core.receipts.isReadByPeer(message, of: account) } ?? false
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
    runner.ask(dividing: ids) { ids in
      ReadGroupCall(conversation: conversation, ids: ids, note: note)
    } completion: { result in
      completion(result)
    } apply: { core, ids, failed throws(MessagingError) in
      try core.receipts.sent(ids, except: failed, in: conversation)
    } combine: { _, failed in
      failed.flatMap { $0 }
    }
  }

  /// Returns whether this account sent a group receipt for a message.
  public func isReceiptSent(_ id: MessageID, in conversation: ConversationID? = nil) -> Bool {
    runner.read { core throws(MessagingError) in
      try core.messages.stored(id, in: conversation)?.marks.contains(.receiptSent) ?? false
    } ?? false
  }

  /// Fetches the counts of this account's group messages, and the readers of those of which this device knows too
  /// little. The counts are reported as `receipts`, without a reader, before the completion.
  public func refreshGroupReceipts(
    _ conversation: ConversationID, _ ids: [MessageID], completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(completion: DeviceRunner.outcome(completion)) { core, end in
      core.receipts.refreshReceipts(conversation, ids, then: end)
    }
  }

  /// Fetches the readers of a group message from the hub; the local database follows.
  public func fetchReceiptDetail(
    _ conversation: ConversationID, _ id: MessageID,
    completion: @escaping (Result<GroupReceiptDetail, MessagingError>) -> Void
  ) {
    runner.ask(ReceiptDetailCall(conversation: conversation, id: id), completion: completion) {
      core, detail throws(MessagingError) in
      try core.receipts.note(detail, of: id, in: conversation)
      return detail
    }
  }

  /// Returns the readers of a group message of this account, as far as this device knows them.
  public func receiptDetail(_ conversation: ConversationID, _ id: MessageID) -> GroupReceiptDetail? {
    runner.read { core throws(MessagingError) in try core.receipts.detail(conversation, id) } ?? nil
  }

  /// Returns how many have read a group message of this account and how many have not, as far as this device knows.
  public func receiptCounts(_ id: MessageID, in conversation: ConversationID? = nil) -> (read: Int, unread: Int)? {
    runner.read { core throws(MessagingError) in try core.receipts.counts(id, in: conversation) } ?? nil
  }
}

extension DeviceReceipts {
  fileprivate static func acknowledgement(
    of conversation: ConversationID, upTo sequence: Int64, asConversation: Bool
  ) -> ReadDirectCall {
    ReadDirectCall(
      conversation: conversation, sequence: sequence, scope: asConversation ? .conversation : .watermark)
  }

  /// Returns the refusal of a receipt, whatever the device's state is; nil for none.
  fileprivate static func refusal(of call: ReadDirectCall) -> MessagingError? {
    guard call.conversation.kind == .direct else { return MessagingError(.unsupported, "direct conversations only") }
    // One that was imported has been read.
    return call.sequence != 0 ? nil : MessagingError(.messageNotFound)
  }

  /// Notes that the hub took a receipt.
  fileprivate func noteAcknowledged(
    _ id: ConversationID, upTo sequence: Int64, asConversation: Bool
  ) throws(MessagingError) {
    guard let known = core.conversations.byID[id] else { return }
    // The hub notifies the account's other devices, but not this one.
    if core.unreadCounts.sharesReading(ofWhole: asConversation) {
      try core.unreadCounts.raiseRead(of: known, to: sequence)
    }
    guard sequence > known.record.acknowledged else { return }
    known.record.acknowledged = sequence
    core.turn.change(known)
  }

  fileprivate func isReadByPeer(_ message: Message, of account: AccountID) throws(MessagingError) -> Bool {
    guard message.sender == account, message.conversation.kind == .direct else { return false }
    // Imported messages have been read.
    if PastPosition.contains(message.sequence) { return true }
    let known = core.conversations.byID[message.conversation]
    if message.sequence > 0, (known?.record.peerRead ?? 0) >= message.sequence { return true }
    return try core.messages.stored(message.id, in: message.conversation)?.marks.contains(.readByPeer) ?? false
  }

  /// Marks messages whose receipts the hub took, and returns the others.
  fileprivate func sent(
    _ ids: [MessageID], except failed: [MessageID], in conversation: ConversationID
  ) throws(MessagingError) -> [MessageID] {
    let failures = Set(failed)
    for id in ids where !failures.contains(id) {
      if let message = try core.messages.stored(id, in: conversation), !message.marks.contains(.receiptSent) {
        try core.store.setMarks(row: message.row, message.marks.union(.receiptSent))
      }
    }
    return failed
  }

  /// Fetches the receipts of messages, in as many pieces as the hub wants, and reports them.
  fileprivate func refreshReceipts(
    _ conversation: ConversationID, _ ids: [MessageID],
    then end: @escaping (DeviceCore, Result<Void, MessagingError>) -> Void
  ) {
    let pieces = ids.isEmpty ? [[]] : ids.divided(by: core.login.limits.ids)
    let refresh = ReceiptRefresh(pieces.count) { core, refresh in
      if !refresh.receipts.isEmpty { core.turn.report(.receipts(refresh.receipts)) }
      end(core, refresh.error.map { .failure($0) } ?? .success(()))
    }
    for piece in pieces { refreshReceipts(conversation, piece, refresh) }
  }

  fileprivate func detail(_ conversation: ConversationID, _ id: MessageID) throws(MessagingError) -> GroupReceiptDetail?
  {
    guard let record = try core.store.groupReceipt(MessageKey(id.normalized, in: conversation)) else { return nil }
    return GroupReceiptDetail(
      conversation: conversation, messageID: id, readers: record.readers, nonReaders: record.nonReaders)
  }

  fileprivate func counts(
    _ id: MessageID, in conversation: ConversationID?
  ) throws(MessagingError) -> (read: Int, unread: Int)? {
    var place = conversation
    if place == nil { place = try core.messages.stored(id, in: nil)?.conversation }
    guard let place else { return nil }
    guard let record = try core.store.groupReceipt(MessageKey(id.normalized, in: place)) else { return nil }
    return (Int(clamping: record.readCount), Int(clamping: record.unreadCount))
  }
}
