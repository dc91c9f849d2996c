internal import ParlanceCore

/// New readers of messages, collected over a turn.
struct GroupReadCollection {
  struct Entry {
    var sender: AccountNumber
    var read: GroupRead
  }

  private var entries: [EventPlace: Entry] = [:]

  mutating func note(
    _ reader: GroupReader, of place: EventPlace, readCount: Int, unreadCount: Int, first: () -> Entry
  ) {
    if entries[place] == nil { entries[place] = first() }
    entries[place]?.read.readers.append(reader)
    entries[place]?.read.readCount = readCount
    entries[place]?.read.unreadCount = unreadCount
  }

  /// Takes the entries, those of a conversation with the oldest message first, in whatever order they were read.
  mutating func take() -> [Entry] {
    defer { entries = [:] }
    return entries.sorted { ($0.key.stream, $0.key.sequence) < ($1.key.stream, $1.key.sequence) }.map(\.value)
  }
}

extension ReadDirectCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    guard let peer = conversation.peer(of: context.account.number) else {
      throw MessagingError(.unsupported, "direct conversations only")
    }
    if case .message(let id) = scope {
      try turn.receipts.readMessage(id, conversation, peer, scope, context)
    } else {
      try turn.receipts.read(conversation, self.conversation, upTo: sequence, peer, scope, context)
    }
    return Done()
  }
}

extension DeliveredCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    guard let peer = conversation.peer(of: context.account.number) else {
      throw MessagingError(.unsupported, "direct conversations only")
    }
    var wanted: Set<MessageID> = []
    for record in try turn.store.events(stream: conversation.stream, ids: ids) {
      guard record.kind == .message || record.kind == .command, record.sender == peer.number,
        !conversation.isBlocked(context.account.number), let id = record.id,
        !record.options.isDisjoint(with: [.wantsDeliveryReceipt, .wantsConfirmation]),
        try turn.receipts.noteDelivery(record.place, to: context.account)
      else { continue }
      wanted.insert(id)
    }
    let known = ids.filter { wanted.contains($0) }
    if !known.isEmpty {
      try turn.entries.appendAccountEvent(
        .delivered(DeliveryReceipt(conversation: .direct(context.account.id), messages: known)), to: peer)
    }
    return Done()
  }
}

extension ReadGroupCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [MessageID] {
    guard turn.settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    guard conversation.kind == .group else { throw MessagingError(.unsupported, "groups only") }
    try turn.receipts.checkGivesReceipts(conversation)
    let member = try turn.lookup.membership(conversation, context.requester)
    let records = try turn.store.events(stream: conversation.stream, ids: ids)
    let found = Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
    var failed: [MessageID] = []
    for id in ids {
      // A revoked message, one that the account deleted, one that asked for no receipts and one of its own fail alone.
      guard let record = found[id], try turn.access.mayAccess(record, for: .confirmReading, member),
        try turn.receipts.noteReading(record, id, note, conversation, context.account)
      else {
        failed.append(id)
        continue
      }
    }
    return failed
  }
}

extension ReceiptCountsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [GroupRead] {
    guard turn.settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    let stream = try turn.lookup.conversation(conversation, context.requester)
    try turn.receipts.checkGivesReceipts(stream)
    let member = try turn.lookup.membership(stream, context.requester)
    var counts: [GroupRead] = []
    for record in try turn.store.events(stream: stream.stream, ids: ids) {
      guard record.sender == context.account.number, let id = record.id,
        try turn.access.mayAccess(record, for: .readReceipts, member),
        let roster = try turn.receipts.ownStore.roster(record.place)
      else { continue }
      let readCount = try turn.receipts.ownStore.readerCount(record.place)
      counts.append(
        GroupRead(
          conversation: conversation, messageID: id, messageTime: record.time, readers: [], readCount: readCount,
          unreadCount: max(0, roster.count - readCount)))
    }
    let places = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return counts.sorted { (places[$0.messageID] ?? 0) < (places[$1.messageID] ?? 0) }
  }
}

extension ReceiptDetailCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> GroupReceiptDetail {
    guard turn.settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
    let stream = try turn.lookup.conversation(conversation, context.requester)
    try turn.receipts.checkGivesReceipts(stream)
    let record = try turn.access.message(id, in: stream, for: .readReceipts, context.requester)
    guard let roster = try turn.receipts.ownStore.roster(record.place) else { throw MessagingError(.messageNotFound) }
    // What readers said with it is for the sender.
    guard record.sender == context.account.number else { throw MessagingError(.notOwnMessage) }
    var reads: [GroupReader] = []
    var accounts: Set<AccountNumber> = []
    for reader in try turn.receipts.ownStore.readers(record.place) {
      accounts.insert(reader.account)
      reads.append(
        GroupReader(account: try turn.lookup.account(number: reader.account).id, time: reader.time, note: reader.note))
    }
    return GroupReceiptDetail(
      conversation: conversation, messageID: id, reads: reads,
      nonReaders: try turn.lookup.accountIDs(roster.filter { !accounts.contains($0) }))
  }
}

/// Receipts.
struct ReceiptRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubReceiptStore

  init(turn: TurnContext, ownStore: any HubReceiptStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Returns the accounts that are to read a message; nil unless it is a group's message with receipts.
  func roster(of message: EventPlace) throws(MessagingError) -> [AccountNumber]? { try ownStore.roster(message) }

  func saveRoster(_ accounts: [AccountNumber], of message: EventPlace) throws(MessagingError) {
    try ownStore.saveRoster(message, accounts)
  }

  func readers(of message: EventPlace) throws(MessagingError) -> [ReaderRecord] { try ownStore.readers(message) }

  /// Returns the accounts of which a device confirmed that it received a message.
  func deliveries(of message: EventPlace) throws(MessagingError) -> [AccountNumber] {
    try ownStore.deliveries(message)
  }

  /// Checks that a conversation is not a large group, whose messages have no receipts.
  func checkGivesReceipts(_ conversation: HubConversation) throws(MessagingError) {
    guard conversation.group?.isLarge != true else {
      throw MessagingError(.groupTooLargeForReceipts, "large groups have no receipts")
    }
  }

  /// Notes that one message was read; a receipt that is equal to one before succeeds without effect.
  func readMessage(
    _ id: MessageID, _ conversation: HubConversation, _ peer: AccountRecord, _ scope: DirectReceipt.Scope,
    _ context: RequestContext
  ) throws(MessagingError) {
    let record = try turn.access.message(id, in: conversation, for: .confirmReading, context.requester)
    guard record.sender == peer.number else { throw MessagingError(.messageNotFound) }
    // An account that has blocked the reader is not notified.
    if conversation.isBlocked(context.account.number) { return }
    let reader = ReaderRecord(account: context.account.number, time: now)
    guard try ownStore.addReader(record.place, reader) else { return }
    let receipt = DirectReceipt(
      conversation: .direct(context.account.id), sequence: record.sequence, messageTime: record.time, scope: scope)
    try turn.entries.appendAccountEvent(.peerRead(receipt), to: peer)
    noteReading(of: id, by: peer.id, at: record.sequence, conversation, context.account)
  }

  /// Reports to services that an account confirmed reading.
  private func noteReading(
    of id: MessageID, by sender: AccountID, at sequence: Int64, _ conversation: HubConversation,
    _ reader: AccountRecord
  ) {
    turn.serviceEvents.note(.messageRead) {
      .messageRead(
        MessageReading(reader: reader.id, messageID: id, messageSender: sender, sequence: sequence),
        in: conversation.administered(first: reader.number))
    }
  }

  /// Notes that a device of an account received a message, even if it discarded it.
  ///
  /// - returns: A Boolean value that indicates whether none had it before.
  func noteDelivery(_ message: EventPlace, to account: AccountRecord) throws(MessagingError) -> Bool {
    try ownStore.addDelivery(message, to: account.number)
  }

  /// Returns whether a device of an account has confirmed that it received a message.
  func isDelivered(_ message: EventPlace, to account: AccountRecord) throws(MessagingError) -> Bool {
    try ownStore.deliveries(message).contains(account.number)
  }

  /// Notes that everything up to a position was read; an older receipt than one before succeeds without effect.
  func read(
    _ conversation: HubConversation, _ name: ConversationID, upTo sequence: Int64, _ peer: AccountRecord,
    _ scope: DirectReceipt.Scope, _ context: RequestContext
  ) throws(MessagingError) {
    var marks = try turn.lookup.membership(conversation, context.requester)
    let upTo = min(sequence, try turn.lookup.lastSequence(conversation.stream))
    guard upTo > marks.acknowledged else { return }
    // An account that has blocked the reader is not notified, now or later.
    let isHidden = conversation.isBlocked(context.account.number)
    if isHidden { guard upTo > marks.read else { return } } else { marks.acknowledged = upTo }
    // If it was marked as read before, the account's other devices were notified.
    let isKnown = upTo <= marks.read && scope != .conversation
    marks.read = max(marks.read, upTo)
    try turn.lookup.save(marks, in: conversation)
    let last = try store.event(stream: conversation.stream, sequence: upTo)
    let time = last?.time ?? now
    if peer.number != context.account.number, !isHidden {
      let receipt = DirectReceipt(
        conversation: .direct(context.account.id), sequence: upTo, messageTime: time, scope: scope)
      try turn.entries.appendAccountEvent(.peerRead(receipt), to: peer)
      if let last, let id = last.id {
        let sender = last.sender == peer.number ? peer.id : context.account.id
        noteReading(of: id, by: sender, at: upTo, conversation, context.account)
      }
    }
    if isKnown { return }
    try turn.entries.appendAccountEvent(
      .ownRead(name, sequence: upTo, isWhole: scope == .conversation), to: context.account, origin: context.session)
  }

  /// - returns: A Boolean value that indicates whether this account is one that is to read the message.
  func noteReading(
    _ record: EventRecord, _ id: MessageID, _ note: String?, _ conversation: HubConversation,
    _ account: AccountRecord
  ) throws(MessagingError) -> Bool {
    guard record.options.contains(.wantsGroupReceipts),
      let roster = try ownStore.roster(record.place), roster.contains(account.number)
    else { return false }
    guard try ownStore.addReader(record.place, ReaderRecord(account: account.number, time: now, note: note)) else {
      return true
    }
    if turn.notes(.messageRead) {
      let sender = try turn.lookup.account(number: record.sender)
      noteReading(of: id, by: sender.id, at: record.sequence, conversation, account)
    }
    let count = try ownStore.readerCount(record.place)
    turn.groupReads.note(
      GroupReader(account: account.id, time: now, note: note), of: record.place, readCount: count,
      unreadCount: max(0, roster.count - count)
    ) {
      GroupReadCollection.Entry(
        sender: record.sender,
        read: GroupRead(
          conversation: conversation.name(for: record.sender), messageID: id, messageTime: record.time, readers: [],
          readCount: 0, unreadCount: 0))
    }
    return true
  }

  /// Notifies the senders; the readers of one turn share an entry.
  func finishGroupReads() throws(MessagingError) {
    for entry in turn.groupReads.take() {
      try turn.entries.appendAccountEvent(.groupRead(entry.read), to: try turn.lookup.account(number: entry.sender))
    }
  }
}
