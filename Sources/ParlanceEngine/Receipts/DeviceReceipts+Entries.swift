internal import ParlanceCore

/// Receipts of this account's messages, from the account's own stream, and confirmations of messages that others sent.
extension DeviceReceipts {
  // MARK: this account's messages

  /// Applies what the peer of a direct conversation read.
  func applyPeerRead(_ receipt: DirectReceipt, _ time: Timestamp) throws(MessagingError) {
    guard let receipt = try notePeerRead(receipt) else { return }
    try core.report(.peerRead(receipt), receipt.conversation, time)
  }

  /// Notes what the peer read; nil if it changes nothing.
  private func notePeerRead(_ receipt: DirectReceipt) throws(MessagingError) -> DirectReceipt? {
    var receipt = receipt
    let conversation = try core.conversations.conversation(receipt.conversation)
    if case .message(let id) = receipt.scope, core.configuration.reading.receiptScope == .singleMessage {
      guard receipt.sequence > conversation.record.peerRead,
        let message = try core.messages.stored(id, in: conversation),
        !message.marks.contains(.readByPeer)
      else { return nil }
      try core.store.setMarks(row: message.row, message.marks.union(.readByPeer))
      receipt.messages = [id]
      return receipt
    }
    let before = conversation.record.peerRead
    guard receipt.sequence > before else { return nil }
    if core.configuration.reading.listsMessages {
      let query = MessageQuery(in: receipt.conversation, until: receipt.messageTime, limit: 500)
      receipt.messages = try core.store.messages(
        query, conversation: conversation.record.number, includingRevoked: false
      ).filter { message in
        message.sender == core.account && message.sequence > before && message.sequence <= receipt.sequence
          && !message.marks.contains(.readByPeer)
      }.map(\.id)
    }
    conversation.record.peerRead = receipt.sequence
    core.turn.change(conversation)
    return receipt
  }

  /// Applies which messages a device of the peer has.
  func applyDelivery(_ receipt: DeliveryReceipt, _ time: Timestamp) throws(MessagingError) {
    var new: [MessageID] = []
    for id in receipt.messages {
      if takeDelivery(of: MessageKey(id, in: receipt.conversation)) {
        new.append(id)
        continue
      }
      guard let message = try core.messages.stored(id, in: receipt.conversation),
        !message.marks.contains(.deliveredToPeer)
      else {
        continue
      }
      try core.store.setMarks(row: message.row, message.marks.union(.deliveredToPeer))
      new.append(id)
    }
    guard !new.isEmpty else { return }
    let reported = DeliveryReceipt(conversation: receipt.conversation, messages: new)
    try core.report(.delivered(reported), receipt.conversation, time)
  }

  /// Applies what members of a group read of this account's messages.
  func applyGroupRead(_ read: GroupRead, _ time: Timestamp) throws(MessagingError) {
    let key = MessageKey(read.messageID, in: try core.conversations.conversation(read.conversation).record.id)
    var record = try core.store.groupReceipt(key) ?? GroupReceiptRecord(message: key)
    for reader in read.readers.map(\.account) where !record.readers.contains(reader) {
      record.readers.append(reader)
      record.nonReaders.removeAll { $0 == reader }
    }
    record.readCount = Int64(max(0, read.readCount))
    record.unreadCount = Int64(max(0, read.unreadCount))
    try core.store.save(record)
    try core.report(.groupRead(read), read.conversation, time)
  }

  /// Prepares the receipts of a group message from another device of the account that asks for them: as far as this device knows,
  /// no member has read it.
  func expectReceipts(of message: Message, _ conversation: DeviceConversation) throws(MessagingError) {
    guard message.options.contains(.wantsGroupReceipts), let group = conversation.group,
      try core.store.groupReceipt(message.key) == nil
    else { return }
    let others = conversation.members.map(\.account).filter { $0 != core.account }
    let count = conversation.lacksMembers ? Int64(max(0, group.memberCount - 1)) : Int64(others.count)
    try core.store.save(GroupReceiptRecord(message: message.key, nonReaders: others, unreadCount: count))
  }

  // MARK: the messages of others

  /// Remembers to notify the sender, if it asked.
  func noteDelivery(of event: MessageEvent, in conversation: ConversationID) {
    guard conversation.kind == .direct, event.sender != core.account || conversation == .direct(core.account) else {
      return
    }
    let isTold =
      event.options.contains(.wantsConfirmation)
      || core.configuration.reading.confirmsDelivery && event.options.contains(.wantsDeliveryReceipt)
    if isTold { core.turn.noteDelivery(of: [event.id], in: conversation) }
  }

  /// Confirms messages to senders that requested a delivery receipt.
  func confirmDeliveries() {
    guard !core.turn.delivered.isEmpty, core.connection.isConnected else { return }
    for (conversation, ids) in core.turn.takeDeliveries() {
      for ids in ids.divided(by: core.login.limits.ids) {
        core.request(DeliveredCall(conversation: conversation, ids: ids), for: { .copy($0) }) { core, result in
          // The hub does not know yet; the confirmation is repeated when the device is back.
          guard case .failure(let error) = result, error.code == .notConnected else { return }
          core.turn.noteDelivery(of: ids, in: conversation)
        }
      }
    }
  }
}
