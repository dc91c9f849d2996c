internal import ParlanceCore

/// New readers of one message, collected over a turn.
struct PendingGroupRead {
  var sender: Int64
  var read: GroupRead
}

/// Who read what.
extension Hub {
  func readDirect(
    _ name: ConversationID, _ sequence: Int64, _ scope: DirectReceipt.Scope, _ session: HubSession,
    _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let conversation = try conversation(name, session, login)
    guard let pair = conversation.pair else { throw MessagingError(.unsupported, "direct conversations only") }
    let peer = pair.0.number == login.account.number ? pair.1 : pair.0
    if case .message(let id) = scope {
      guard let record = try store.event(id: id), record.stream == conversation.stream, record.kind == .message,
        record.sender == peer.number
      else { throw MessagingError(.messageNotFound) }
      let receipt = DirectReceipt(
        conversation: .direct(login.account.id), sequence: record.sequence, messageTime: record.time, scope: scope)
      try appendAccountEvent(.peerRead(receipt), to: peer)
      return .done
    }
    var member = try membership(conversation, login)
    let upTo = min(sequence, try lastSequence(conversation.stream))
    // An older receipt than one that was sent succeeds without effect.
    guard upTo > member.acknowledged else { return .done }
    member.acknowledged = upTo
    member.read = max(member.read, upTo)
    try save(member, in: conversation)
    let time = try store.event(stream: conversation.stream, sequence: upTo)?.time ?? clock.now()
    if peer.number != login.account.number {
      let receipt = DirectReceipt(
        conversation: .direct(login.account.id), sequence: upTo, messageTime: time, scope: scope)
      try appendAccountEvent(.peerRead(receipt), to: peer)
    }
    try appendAccountEvent(
      .ownRead(name, sequence: upTo, isWhole: scope == .conversation), to: login.account, origin: session)
    return .done
  }

  /// A device has messages whose sender asked to be told.
  func delivered(
    _ name: ConversationID, _ ids: [MessageID], _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let conversation = try conversation(name, session, login)
    guard let pair = conversation.pair else { throw MessagingError(.unsupported, "direct conversations only") }
    let peer = pair.0.number == login.account.number ? pair.1 : pair.0
    var known: [MessageID] = []
    for id in ids {
      if let record = try store.event(id: id), record.stream == conversation.stream, record.sender == peer.number,
        !record.options.isDisjoint(with: [.wantsDeliveryReceipt, .wantsConfirmation])
      {
        known.append(id)
      }
    }
    if !known.isEmpty {
      try appendAccountEvent(
        .delivered(DeliveryReceipt(conversation: .direct(login.account.id), messages: known)), to: peer)
    }
    return .done
  }

  func markRead(
    _ name: ConversationID, _ sequence: Int64, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    let conversation = try conversation(name, session, login)
    var member = try membership(conversation, login)
    let upTo = min(sequence, try lastSequence(conversation.stream))
    guard upTo > member.read else { return .done }
    member.read = upTo
    try save(member, in: conversation)
    try appendAccountEvent(.ownRead(name, sequence: upTo, isWhole: false), to: login.account, origin: session)
    return .done
  }

  func readGroup(
    _ name: ConversationID, _ ids: [MessageID], note: String?, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    guard note?.utf8.count ?? 0 <= settings.messageSizeLimit else { throw MessagingError(.messageTooLarge, "note") }
    let conversation = try conversation(name, session, login)
    guard conversation.kind == .group else { throw MessagingError(.unsupported, "groups only") }
    _ = try membership(conversation, login)
    let account = login.account.number
    var failed: [MessageID] = []
    for id in ids {
      // A revoked message, one that asked for no receipts and one of this account's own fail alone.
      guard let record = try store.event(id: id), record.stream == conversation.stream, record.kind == .message,
        record.options.contains(.wantsGroupReceipts), let roster = try store.roster(id), roster.contains(account)
      else {
        failed.append(id)
        continue
      }
      let reader = ReaderRecord(account: account, time: clock.now(), note: note)
      if try store.addReader(id, reader) {
        let reader = GroupReader(account: login.account.id, time: reader.time, note: note)
        try collect(reader, of: record, id, conversation, roster: roster.count)
      }
    }
    return .failed(failed)
  }

  private func collect(
    _ reader: GroupReader, of record: EventRecord, _ id: MessageID, _ conversation: HubConversation, roster: Int
  ) throws(MessagingError) {
    let count = try store.readers(id).count
    if let index = groupReads.firstIndex(where: { $0.read.messageID == id }) {
      groupReads[index].read.readers.append(reader)
      groupReads[index].read.readCount = count
      groupReads[index].read.unreadCount = roster - count
      return
    }
    groupReads.append(
      PendingGroupRead(
        sender: record.sender,
        read: GroupRead(
          conversation: conversation.name(for: record.sender), messageID: id, messageTime: record.time,
          readers: [reader], readCount: count, unreadCount: roster - count)))
  }

  /// Tells the senders; the readers of one turn share an entry.
  func finishGroupReads() throws(MessagingError) {
    let reads = groupReads
    groupReads.removeAll()
    for pending in reads {
      try appendAccountEvent(.groupRead(pending.read), to: try account(number: pending.sender))
    }
  }

  func receiptCounts(
    _ name: ConversationID, _ ids: [MessageID], _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    let conversation = try conversation(name, session, login)
    _ = try membership(conversation, login)
    var counts: [GroupRead] = []
    for id in ids {
      guard let record = try store.event(id: id), record.stream == conversation.stream, record.kind == .message,
        let roster = try store.roster(id)
      else { continue }
      let readers = try store.readers(id)
      counts.append(
        GroupRead(
          conversation: name, messageID: id, messageTime: record.time, readers: [], readCount: readers.count,
          unreadCount: roster.count - readers.count))
    }
    return .receiptCounts(counts)
  }

  func receiptDetail(
    _ name: ConversationID, _ id: MessageID, _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply {
    guard settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    let conversation = try conversation(name, session, login)
    _ = try membership(conversation, login)
    guard let record = try store.event(id: id), record.stream == conversation.stream, record.kind == .message,
      let roster = try store.roster(id)
    else { throw MessagingError(.messageNotFound) }
    let readers = try store.readers(id)
    var reads: [GroupReader] = []
    for reader in readers {
      reads.append(
        GroupReader(account: try account(number: reader.account).id, time: reader.time, note: reader.note))
    }
    return .receiptDetail(
      GroupReceiptDetail(
        conversation: name, messageID: id, reads: reads,
        nonReaders: try accountIDs(roster.filter { number in !readers.contains { $0.account == number } })))
  }
}
