internal import ParlanceCore

/// What the hub sent.
extension DeviceCore {
  func receive(_ frame: InboundFrame) throws(MessagingError) {
    switch frame {
    case .reply(let number, let result):
      guard let request = requests.removeValue(forKey: number) else { return }
      try finishReply(request, result)
    case .event(let event):
      try receivePushed(event)
    case .transient(let conversation, let time, let message):
      try receiveTransient(conversation, time, message)
    case .otherDevices(let devices, let change):
      otherDevices = devices
      items.append(.event(.otherDevices(devices, change)))
    case .roomRemoved(let id, let departure, let actor):
      rooms[id] = nil
      items.append(.event(.roomRemoved(id, reason: departure, actor: actor)))
    case .ended(let reason):
      try perform(connection.ended(reason))
    }
  }

  private func finishReply(
    _ request: PendingRequest, _ result: Result<HubReply, MessagingError>
  ) throws(MessagingError) {
    switch request {
    case .connect:
      switch result {
      case .success(.connected(let connected)): try self.connected(connected)
      case .success: break
      case .failure(let error): try perform(connection.refused(error))
      }
    case .submission(let id):
      switch result {
      case .success(.accepted(let acceptance)): try accepted(acceptance)
      case .success: break
      case .failure(let error): try refused(id, error)
      }
    case .fetch:
      outstandingFetches = max(0, outstandingFetches - 1)
      if case .success(.pulled(let streams)) = result { try pulled(streams) }
      for conversation in conversations.values { conversation.isFetching = false }
      try finishFetchIfDone()
    case .other(let body):
      try finishRun()
      try begin(isDurable: false)
      body(self, result)
      try finishFetchIfDone()
    }
  }

  private func receivePushed(_ event: StreamEvent) throws(MessagingError) {
    switch event.stream {
    case .account:
      if isFetchingAccount { return }
      switch accountCursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: fetchAccount()
      case .apply:
        try begin(isDurable: false)
        try save(event.sequence, asSetting: "accountCursor")
        try apply(event, isOffline: false)
      }
    case .conversation(let id):
      let conversation = try conversation(id)
      if conversation.isFetching { return }
      switch conversation.cursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: fetch(conversation)
      case .apply:
        try begin(isDurable: false)
        markDirty(conversation)
        try apply(event, isOffline: false)
      }
    }
  }

  /// Applies an entry whose turn it is.
  func apply(_ event: StreamEvent, isOffline: Bool) throws(MessagingError) {
    if case .conversation(let id) = event.stream {
      let conversation = try conversation(id)
      switch event.payload {
      case .nothing: break
      case .message(let message):
        if message.kind == .command {
          try applyCommand(message, conversation, event.time)
        } else {
          try applyMessage(message, conversation, sequence: event.sequence, event.time)
        }
      case .revocation(let revocation, let isRoaming):
        try applyRevocation(revocation, conversation, isOffline: isOffline, isRoaming: isRoaming)
      case .groupChanged(let group, let updated, let removed):
        applyGroupChange(group, updated, removed, conversation)
        try tell(event.payload, id, event.time)
      default: break
      }
    } else {
      try applyAccountEvent(event)
    }
  }

  // MARK: messages

  /// Stores a message of another device. One of this device that comes back before its acceptance did is accepted.
  private func applyMessage(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp
  ) throws(MessagingError) {
    var message = Message(
      id: event.id, conversation: conversation.record.id, sender: event.sender, time: time, sequence: sequence,
      number: event.number, senderNumber: event.senderNumber, options: event.options, platform: event.platform,
      state: .received, kind: event.kind, encodedBody: event.body)
    let counts = isCounted(message) && (sequence == 0 || sequence > conversation.ownRead)
    message.marks = counts ? .unread : .readLocally
    guard let row = try store.insert(message, conversation: conversation.record.number) else {
      // Another account may have taken the id meanwhile; then this device's own message is refused when it arrives.
      if event.sender == account && outgoing[event.id] != nil {
        try accepted(
          Acceptance(
            id: event.id, sequence: sequence, time: time, number: event.number, senderNumber: event.senderNumber,
            roster: [], isDuplicate: true))
      }
      return
    }
    message.row = row
    if counts { setUnread(conversation.record.unread + 1, conversation) }
    note(message, in: conversation)
    journal.append(.message(row: row))
    if configuration.confirmsDelivery, sequence > 0, event.sender != account, message.conversation.kind == .direct,
      event.options.contains(.wantsDeliveryReceipt)
    {
      delivered[message.conversation, default: []].append(message.id)
    }
    try tellReceived(message)
  }

  /// Tells senders that asked that their messages are here.
  func confirmDeliveries() {
    guard !delivered.isEmpty else { return }
    if connection.isConnected {
      for (conversation, ids) in delivered.sorted(by: { $0.key.name < $1.key.name }) {
        request(.delivered(conversation, ids), .other { _, _ in })
      }
    }
    delivered.removeAll(keepingCapacity: true)
  }

  private func isCounted(_ message: Message) -> Bool {
    guard message.conversation.kind != .room, message.sender != account, message.options.contains(.countsAsUnread)
    else {
      return false
    }
    return message.kind != .notification || configuration.countsNotifications
  }

  /// Messages of one conversation that follow one another are told together.
  func tellReceived(_ message: Message) throws(MessagingError) {
    if let first = run.first, first.conversation != message.conversation { try finishRun() }
    run.append(message)
  }

  func finishRun() throws(MessagingError) {
    guard !run.isEmpty else { return }
    items.append(.event(.received(run)))
    run.removeAll()
  }

  private func applyCommand(
    _ event: MessageEvent, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    try tell(.message(event), conversation.record.id, time)
  }

  private func receiveTransient(
    _ id: ConversationID, _ time: Timestamp, _ event: MessageEvent
  ) throws(MessagingError) {
    if event.kind == .command {
      try tell(.message(event), id, time)
    } else {
      try begin(isDurable: false)
      try applyMessage(event, try conversation(id), sequence: 0, time)
    }
  }

  /// The hub has this device's message.
  func accepted(_ acceptance: Acceptance) throws(MessagingError) {
    guard let entry = outgoing.removeValue(forKey: acceptance.id) else { return }
    var message = entry.message
    try begin(isDurable: false)
    let conversation = try conversation(message.conversation)
    message.state = .sent
    message.time = acceptance.time
    message.sequence = acceptance.sequence
    message.number = acceptance.number
    message.senderNumber = acceptance.senderNumber
    try store.dequeue(position: entry.position)
    if message.row != 0 {
      try store.accept(
        row: message.row, state: .sent, time: message.time, sequence: message.sequence, number: message.number,
        senderNumber: message.senderNumber)
      if !acceptance.roster.isEmpty {
        try store.save(
          GroupReceiptRecord(
            messageID: message.id, readers: [], nonReaders: acceptance.roster, readCount: 0,
            unreadCount: Int64(acceptance.roster.count)))
      }
      note(message, in: conversation)
    }
    if acceptance.sequence > 0, !conversation.isFetching {
      if conversation.cursor.receive(acceptance.sequence) == .fetch {
        fetch(conversation)
      } else {
        markDirty(conversation)
      }
    }
    try finishRun()
    items.append(.event(.sent(message, nil)))
  }

  /// The hub does not take this device's message.
  func refused(_ id: MessageID, _ error: MessagingError) throws(MessagingError) {
    // The hub's store failed, or the login ended: the message stays in the outbox and is sent again.
    if error.isStorageFailure || error.code == .notLoggedIn {
      outgoing[id]?.isSubmitted = false
      mustRetry = true
      return
    }
    guard let entry = outgoing.removeValue(forKey: id) else { return }
    try begin(isDurable: false)
    try fail(entry, error)
  }

  func fail(_ entry: OutgoingMessage, _ error: MessagingError) throws(MessagingError) {
    var message = entry.message
    message.state = .failed
    try store.dequeue(position: entry.position)
    if message.row != 0 {
      try store.setState(row: message.row, .failed)
      let conversation = try conversation(message.conversation)
      if conversation.last?.id == message.id { conversation.last = message }
      if conversation.record.isListed { touch(conversation) }
    }
    try finishRun()
    items.append(.event(.sent(message, error)))
  }

  // MARK: revocations

  private func applyRevocation(
    _ revocation: Revocation, _ conversation: DeviceConversation, isOffline: Bool, isRoaming: Bool
  ) throws(MessagingError) {
    let isOwn = ownRevocations.remove(revocation.messageID) != nil
    revokedIDs.insert(revocation.messageID)
    var message = try store.message(id: revocation.messageID)
    if let found = message, found.marks.contains(.revoked) || found.conversation != revocation.conversation {
      message = nil
    }
    var flags: JournalEntry.RevocationFlags = []
    if isOffline { flags.insert(.isOffline) }
    if isRoaming { flags.insert(.isRoaming) }
    if isOwn { flags.insert(.isOwnRequest) }
    if let message {
      if message.marks.contains(.unread) {
        flags.insert(.wasUnread)
        if configuration.uncountsRevokedMessages { setUnread(conversation.record.unread - 1, conversation) }
      }
      // The revoker's own copy goes after its app has been told; so does a receiver's where its style has it so.
      if !isOwn && configuration.hidesRevokedMessages {
        try store.setMarks(row: message.row, message.marks.union(.revoked))
        if conversation.last?.id == message.id { conversation.isLastKnown = false }
        if conversation.record.isListed { touch(conversation) }
      }
      revokedRows.append(message.row)
    }
    journal.append(.revoked(row: message?.row ?? 0, revocation, flags: flags))
    try finishRun()
    items.append(.event(.revoked(notice(revocation, message, flags))))
  }

  private func notice(
    _ revocation: Revocation, _ message: Message?, _ flags: JournalEntry.RevocationFlags
  ) -> RevocationNotice {
    RevocationNotice(
      revocation: revocation, message: message, wasUnread: flags.contains(.wasUnread),
      isOffline: flags.contains(.isOffline), isRoaming: flags.contains(.isRoaming),
      isOwnRequest: flags.contains(.isOwnRequest))
  }

  // MARK: the account's own stream

  private func applyAccountEvent(_ event: StreamEvent) throws(MessagingError) {
    switch event.payload {
    case .peerRead(let receipt):
      guard let receipt = try applyPeerRead(receipt) else { return }
      try tell(.peerRead(receipt), receipt.conversation, event.time)
    case .delivered(let receipt):
      var news: [MessageID] = []
      for id in receipt.messages {
        guard let message = try store.message(id: id), !message.marks.contains(.deliveredToPeer) else { continue }
        try store.setMarks(row: message.row, message.marks.union(.deliveredToPeer))
        news.append(id)
      }
      guard !news.isEmpty else { return }
      let told = DeliveryReceipt(conversation: receipt.conversation, messages: news)
      try tell(.delivered(told), receipt.conversation, event.time)
    case .ownRead(let id, let sequence):
      guard configuration.synchronizesUnread else { return }
      try readElsewhere(try conversation(id), upTo: sequence)
    case .groupRead(let read):
      try applyGroupRead(read)
      try tell(event.payload, read.conversation, event.time)
    case .groupJoined(let group, let members, let sequence):
      let conversation = try conversation(.group(group.id))
      conversation.cursor.advance(to: sequence)
      conversation.setGroup(group, members)
      markDirty(conversation)
      try tell(.groupJoined(group, [], sequence: sequence), .group(group.id), event.time)
    case .groupLeft(let id, _, _, let last, let time):
      let conversation = try conversation(.group(id))
      guard conversation.group != nil else { return }
      if let last { try applyMessage(last, conversation, sequence: 0, time) }
      try tell(event.payload, .group(id), event.time)
      conversation.setGroup(nil, [])
      markDirty(conversation)
    case .messagesDeleted(let id, let ids, let note):
      try deleteElsewhere(ids, try conversation(id), note: note)
    case .historyCleared(let id, let sequence, let note):
      let conversation = try conversation(id)
      let time = try clear(conversation, upTo: sequence)
      try finishRun()
      items.append(.event(.historyCleared(id, time: time, note: note)))
    case .nothing, .message, .revocation, .groupChanged: break
    }
  }

  /// Notes what the peer read; nil if it is no news.
  private func applyPeerRead(_ receipt: DirectReceipt) throws(MessagingError) -> DirectReceipt? {
    var receipt = receipt
    let conversation = try conversation(receipt.conversation)
    if case .message(let id) = receipt.scope, !configuration.treatsSingleReceiptsAsWatermarks {
      guard receipt.sequence > conversation.record.peerRead, let message = try store.message(id: id),
        !message.marks.contains(.readByPeer)
      else { return nil }
      try store.setMarks(row: message.row, message.marks.union(.readByPeer))
      receipt.messages = [id]
      return receipt
    }
    let before = conversation.record.peerRead
    guard receipt.sequence > before else { return nil }
    if configuration.listsReadMessages {
      let query = MessageQuery(in: receipt.conversation, until: receipt.messageTime, limit: 500)
      receipt.messages = try store.messages(
        query, conversation: conversation.record.number, includingRevoked: false
      ).filter { message in
        message.sender == account && message.sequence > before && message.sequence <= receipt.sequence
          && !message.marks.contains(.readByPeer)
      }.map(\.id)
    }
    conversation.record.peerRead = receipt.sequence
    markDirty(conversation)
    return receipt
  }

  /// Another device of the account read a conversation.
  func readElsewhere(_ conversation: DeviceConversation, upTo sequence: Int64) throws(MessagingError) {
    try begin(isDurable: false)
    let count = try store.markRead(conversation: conversation.record.number, upTo: sequence)
    guard count > 0 else { return }
    setUnread(conversation.record.unread - Int64(count), conversation)
    conversation.isLastKnown = false
    if conversation.record.isListed { touch(conversation) }
  }

  private func applyGroupRead(_ read: GroupRead) throws(MessagingError) {
    var record =
      try store.groupReceipt(read.messageID)
      ?? GroupReceiptRecord(messageID: read.messageID, readers: [], nonReaders: [], readCount: 0, unreadCount: 0)
    for reader in read.readers where !record.readers.contains(reader) {
      record.readers.append(reader)
      record.nonReaders.removeAll { $0 == reader }
    }
    record.readCount = Int64(read.readCount)
    record.unreadCount = Int64(read.unreadCount)
    try store.save(record)
  }

  private func deleteElsewhere(
    _ ids: [MessageID], _ conversation: DeviceConversation, note: String?
  ) throws(MessagingError) {
    var deleted: [Message] = []
    for id in ids {
      if let message = try delete(id) { deleted.append(message) }
    }
    guard !deleted.isEmpty else { return }
    try finishRun()
    items.append(.event(.messagesDeleted(deleted, note: note)))
  }

  private func clear(_ conversation: DeviceConversation, upTo sequence: Int64) throws(MessagingError) -> Timestamp {
    try begin(isDurable: false)
    let newest = try store.messages(
      MessageQuery(in: conversation.record.id, limit: 1), conversation: conversation.record.number,
      includingRevoked: true
    ).last
    let time = newest?.time ?? .zero
    let unread = try store.deleteMessages(conversation: conversation.record.number, from: .zero, until: time)
    setUnread(conversation.record.unread - Int64(unread), conversation)
    conversation.isLastKnown = false
    if conversation.record.isListed { touch(conversation) }
    return time
  }

  private func applyGroupChange(
    _ group: GroupInfo, _ updated: [Member], _ removed: [AccountID], _ conversation: DeviceConversation
  ) {
    guard let known = conversation.group, known.version < group.version else { return }
    var members = conversation.members.filter { member in
      !removed.contains(member.account) && !updated.contains { $0.account == member.account }
    }
    members += updated
    members.sort { $0.role == $1.role ? $0.account < $1.account : $0.role > $1.role }
    conversation.setGroup(group, members)
    markDirty(conversation)
  }

  // MARK: telling

  /// Tells what an entry says that tells itself, and remembers to tell it again if the app is not reached.
  private func tell(_ payload: EventPayload, _ conversation: ConversationID, _ time: Timestamp) throws(MessagingError) {
    try finishRun()
    try begin(isDurable: false)
    journal.append(.event(conversation, time: time, payload))
    append(events(of: payload, conversation, time))
  }

  private func append(_ events: [DeviceEvent]) {
    for event in events {
      // Neighbouring receipts and commands are told together.
      switch (items.last, event) {
      case (.event(.receipts(let before))?, .receipts(let receipts)):
        items[items.count - 1] = .event(.receipts(before + receipts))
      case (.event(.commands(let before))?, .commands(let commands)):
        items[items.count - 1] = .event(.commands(before + commands))
      default: items.append(.event(event))
      }
    }
  }

  private func events(of payload: EventPayload, _ id: ConversationID, _ time: Timestamp) -> [DeviceEvent] {
    switch payload {
    case .message(let event):
      return [
        .commands([
          Message(
            id: event.id, conversation: id, sender: event.sender, time: time, options: event.options,
            platform: event.platform, state: .received, kind: event.kind, encodedBody: event.body)
        ])
      ]
    case .peerRead(let receipt): return [.receipts([.direct(receipt)])]
    case .delivered(let receipt): return [.receipts([.delivered(receipt)])]
    case .groupRead(let read):
      return [
        .receipts(
          read.readers.map { reader in
            .group(
              GroupReceipt(
                conversation: read.conversation, messageID: read.messageID, messageTime: read.messageTime,
                reader: reader, readCount: read.readCount, unreadCount: read.unreadCount))
          })
      ]
    case .groupJoined(let group, _, _): return [.groupAdded(group)]
    case .groupChanged(let group, let updated, let removed):
      let members: [DeviceEvent] =
        updated.isEmpty && removed.isEmpty
        ? [] : [.groupMembersChanged(group, updated: updated.map(\.account), removed: removed)]
      return [.groupUpdated(group)] + members
    case .groupLeft(let name, let departure, let actor, _, _):
      let group = conversations[id]?.group ?? GroupInfo(id: name, name: "", owner: actor)
      return [.groupRemoved(group, reason: departure, actor: actor)]
    case .nothing, .revocation, .ownRead, .messagesDeleted, .historyCleared: return []
    }
  }

  /// Tells again what was applied by an earlier run and may not have reached the app.
  func tellJournal() throws(MessagingError) -> Int64 {
    var position: Int64 = 0
    for entry in try store.journal() {
      position = entry.position
      var reader = ByteReader(entry.bytes)
      while !reader.isAtEnd {
        switch try JournalEntry(from: &reader) {
        case .message(let row):
          if let message = try store.message(row: row), !message.marks.contains(.revoked) { try tellReceived(message) }
        case .revoked(let row, let revocation, let flags):
          try finishRun()
          let message = row == 0 ? nil : try store.message(row: row)
          if row != 0 { revokedRows.append(row) }
          items.append(.event(.revoked(notice(revocation, message, flags))))
        case .event(let conversation, let time, let payload):
          try finishRun()
          append(events(of: payload, conversation, time))
        }
      }
    }
    try finishRun()
    return position
  }
}
