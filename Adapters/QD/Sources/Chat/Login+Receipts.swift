import Parlance

extension Login {
  /// The age of the messages that a receipt in a group covers, in milliseconds: hubs keep read events for 30 days.
  private static let receiptReach: Int64 = 30 * 86_400_000
  /// The number of messages that one query reads.
  private static let page = 200

  /// Notifies the senders that a message and those before it were read.
  func sendReceipt(
    for message: QDMessage, completion: @escaping (MessagingError?) -> Void
  ) throws(MessagingError) {
    let read = try stored(message)
    guard read.sequence > 0, read.sender != account else {
      throw MessagingError(.invalidArgument, "no received message: \(message.messageId)")
    }
    switch read.conversation {
    // The device refuses them in a chatroom.
    case .direct, .room: device.acknowledge(read.conversation, upTo: read.sequence, completion: completion)
    case .group: acknowledgeGroup(upTo: read, completion: completion)
    }
  }

  private func acknowledgeGroup(upTo read: Message, completion: @escaping (MessagingError?) -> Void) {
    // The senders are notified in this order: oldest first.
    let ids = Array(unacknowledged(upTo: read).reversed())
    if ids.isEmpty {
      device.afterCallbacks { completion(nil) }
      return
    }
    device.acknowledgeGroup(read.conversation, ids) { [self] result in
      switch result {
      case .success(let failed) where failed.isEmpty:
        details.withLock { details in
          let known = details.acknowledged[read.conversation] ?? 0
          details.acknowledged[read.conversation] = max(known, read.sequence)
        }
        completion(nil)
      // Earlier messages may have been revoked meanwhile; their failures do not fail this call.
      case .success(let failed):
        completion(failed.contains(read.id) ? MessagingError(.messageNotFound, read.id.string) : nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  /// Returns the messages of others up to a position whose senders requested receipts and have not received them; the
  /// newest first.
  private func unacknowledged(upTo read: Message) -> [MessageID] {
    let known = details.withLock { $0.acknowledged[read.conversation] ?? 0 }
    if read.sequence <= known { return [] }
    let from = device.now.advanced(byMilliseconds: -Self.receiptReach)
    var ids: [MessageID] = []
    // The object may be older than a receipt for it, but then the hub takes another one without harm.
    if wantsReceipt(read) { ids.append(read.id) }
    var anchor = MessageQuery.Anchor(read)
    while true {
      let older = device.messages(
        MessageQuery(in: read.conversation, anchor: anchor, from: from, limit: Self.page))
      for message in older.reversed() {
        // What lies before was covered by the receipt that went this far.
        if message.sequence > 0 && message.sequence <= known { return ids }
        if message.marks.contains(.receiptSent) { return ids }
        if wantsReceipt(message) { ids.append(message.id) }
      }
      guard let oldest = older.first, older.count == Self.page else { return ids }
      anchor = MessageQuery.Anchor(oldest)
    }
  }

  private func wantsReceipt(_ message: Message) -> Bool {
    message.sequence > 0 && message.sender != account && message.options.contains(.wantsGroupReceipts)
      && !message.marks.contains(.receiptSent)
  }
}
