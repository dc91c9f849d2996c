internal import ParlanceCore

/// The events of the account alone that concern its messages and its groups: receipts, its own reads elsewhere, memberships,
/// deletions. `applyAccountEvent` calls these, and the components of what else an account owns.
extension DeviceStreams {
  func applyRead(by receipt: DirectReceipt, _ time: Timestamp) throws(MessagingError) {
    guard let receipt = try applyPeerRead(receipt) else { return }
    try core.report(.peerRead(receipt), receipt.conversation, time)
  }

  func applyDelivery(_ receipt: DeliveryReceipt, _ time: Timestamp) throws(MessagingError) {
    var new: [MessageID] = []
    for id in receipt.messages {
      if core.receipts.takeDelivery(of: MessageKey(id, in: receipt.conversation)) {
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

  func applyOwnRead(
    _ id: ConversationID, upTo sequence: Int64, isWhole: Bool, _ time: Timestamp
  ) throws(MessagingError) {
    guard core.reading.sharesReading(ofWhole: isWhole) else { return }
    try core.reading.raiseRead(of: try core.conversations.conversation(id), to: sequence)
    let isTold = isWhole && core.configuration.reading.synchronization.contains(.wholeConversations)
    if isTold { try core.report(.ownRead(id, sequence: sequence, isWhole: isWhole), id, time) }
  }

  func applyReaders(_ read: GroupRead, _ time: Timestamp) throws(MessagingError) {
    try applyGroupRead(read)
    try core.report(.groupRead(read), read.conversation, time)
  }

  /// - parameter position: The position of the entry in the account's own stream.
  /// - parameter sequence: The position in the group's stream after which this account's first entry comes.
  func applyJoined(
    _ group: GroupInfo, _ members: [Member], sequence: Int64, position: Int64, _ time: Timestamp
  ) throws(MessagingError) {
    if core.pages.isListed(group.id, at: position) { return }
    core.pages.noteJoined(group)
    let conversation = try core.conversations.conversation(.group(group.id))
    conversation.cursor.advance(to: sequence)
    try core.news.settle(conversation)
    conversation.noteKind(of: group)
    core.turn.change(conversation)
    if let origin = group.thread { _ = try core.threads.noteThread(group, origin) }
    if members.isEmpty && group.memberCount > 0 {
      core.fetching.awaitMembers(of: group, time)
    } else {
      conversation.setGroup(group, members)
      conversation.joinedVersion = group.version
      try core.threads.reportJoined(group, sequence: sequence, time)
    }
  }

  /// - parameter last: The last message that this account receives of the group, with its time.
  func applyLeft(_ id: String, _ last: MessageEvent?, at time: Timestamp, _ event: StreamEvent) throws(MessagingError) {
    if core.pages.isListed(id, at: event.sequence) { return }
    core.pages.noteLeft(id)
    _ = core.fetching.catchUp.arrived(id)
    let conversation = try core.conversations.conversation(.group(id))
    guard conversation.group != nil else { return }
    if let last { try applyMessage(last, conversation, sequence: 0, time) }
    try core.report(event.payload, .group(id), event.time)
    conversation.setGroup(nil, [])
    core.turn.change(conversation)
  }

  func applyCleared(
    _ id: ConversationID, upTo sequence: Int64, note: String?, _ time: Timestamp
  ) throws(MessagingError) {
    let conversation = try core.conversations.conversation(id)
    let newest = try clear(conversation, upTo: sequence, at: time)
    try core.pins.forgetPins(ofMessagesUpTo: sequence, in: conversation)
    core.turn.report(.historyCleared(id, time: newest, note: note))
  }

  func applyOwnAction(_ action: OwnAction, _ time: Timestamp) throws(MessagingError) {
    // Fetched because the link broke before the place of its own action arrived.
    if action.device == core.configuration.device && action.style == core.configuration.style { return }
    try core.report(.ownAction(action), action.conversation ?? .direct(core.account), time)
  }

  /// Notes what the peer read; nil if it changes nothing.
  func applyPeerRead(_ receipt: DirectReceipt) throws(MessagingError) -> DirectReceipt? {
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

  func applyGroupRead(_ read: GroupRead) throws(MessagingError) {
    let key = MessageKey(read.messageID, in: try core.conversations.conversation(read.conversation).record.id)
    var record = try core.store.groupReceipt(key) ?? GroupReceiptRecord(message: key)
    for reader in read.readers.map(\.account) where !record.readers.contains(reader) {
      record.readers.append(reader)
      record.nonReaders.removeAll { $0 == reader }
    }
    record.readCount = Int64(max(0, read.readCount))
    record.unreadCount = Int64(max(0, read.unreadCount))
    try core.store.save(record)
  }

  func deleteElsewhere(
    _ ids: [MessageID], _ conversation: DeviceConversation, note: String?
  ) throws(MessagingError) {
    var deleted: [Message] = []
    for id in ids {
      if let message = try core.messages.delete(id, in: conversation) { deleted.append(message) }
      try core.pins.forgetPin(of: id, in: conversation)
    }
    guard !deleted.isEmpty else { return }
    core.turn.report(.messagesDeleted(deleted, note: note))
  }

  /// Deletes the copies of messages that the account cleared from its history. A message that is being sent stays, for the
  /// hub takes it after the clearing, and so does what came after it.
  ///
  /// - parameter sequence: The position of the last message that was cleared.
  /// - parameter moment: The time of the clearing, up to which messages of this device alone are deleted.
  /// - returns: The time of the newest message that was deleted; zero if there was none.
  @discardableResult
  func clear(
    _ conversation: DeviceConversation, upTo sequence: Int64, at moment: Timestamp
  ) throws(MessagingError) -> Timestamp {
    func isKept(_ message: Message) -> Bool {
      core.sending.outbox[message.key] != nil || message.sequence > sequence
        || message.sequence == 0 && message.time > moment
    }
    try core.begin(isDurable: false)
    try core.holes.clearMissing(upTo: sequence, in: conversation)
    let number = conversation.record.number
    var query = MessageQuery(in: conversation.record.id, limit: 50)
    var newest: Message?
    var isComplete = false
    while newest == nil, !isComplete {
      let page = try core.store.messages(query, conversation: number, includingRevoked: true)
      newest = page.last { !isKept($0) }
      isComplete = page.count < query.limit
      if let oldest = page.first { query.anchor = MessageQuery.Anchor(oldest) }
    }
    guard let time = newest?.time else { return .zero }
    // Messages that stay are seldom older than those that are deleted.
    query = MessageQuery(in: conversation.record.id, from: time, until: time, limit: .max)
    let atOnce = try core.store.messages(query, conversation: number, includingRevoked: true)
    let isSending = core.sending.outbox.inOrder.contains { entry in
      entry.message.conversation == conversation.record.id && entry.message.time <= time
    }
    let unread: Int
    if isSending || atOnce.contains(where: isKept) {
      query = MessageQuery(in: conversation.record.id, until: time, limit: .max)
      let stored = try core.store.messages(query, conversation: number, includingRevoked: true)
      let cleared = stored.filter { !isKept($0) }
      for message in cleared { try core.store.delete(row: message.row) }
      try core.attachments.releaseFiles(of: cleared.filter { MessageKind.media.contains($0.kind) })
      unread = cleared.count { $0.marks.contains(.unread) }
    } else {
      unread = try core.messages.deleteStored(in: conversation, from: .zero, until: time)
    }
    core.conversations.setUnread(conversation.record.unread - Int64(unread), conversation)
    conversation.isLastKnown = false
    if conversation.record.isListed { core.conversations.touch(conversation) }
    return time
  }

  func applyGroupChange(
    _ group: GroupInfo, _ updated: [Member], _ removed: [AccountID], _ conversation: DeviceConversation
  ) {
    guard let known = conversation.group, known.version < group.version else { return }
    var members = conversation.members.filter { member in
      !removed.contains(member.account) && !updated.contains { $0.account == member.account }
    }
    members += updated
    members.sort { $0.role == $1.role ? $0.account < $1.account : $0.role > $1.role }
    // Some of the members would pass for all of them.
    conversation.setGroup(group, conversation.lacksMembers ? [] : members)
    core.turn.change(conversation)
  }
}
