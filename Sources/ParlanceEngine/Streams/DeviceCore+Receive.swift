internal import ParlanceCore

/// The handling of frames from the hub.
extension DeviceCore {
  func receive(_ frame: InboundFrame) throws(MessagingError) {
    if case .reply(let number, let result) = frame {
      guard let request = requests.take(number) else { return }
      return try finishReply(request, result)
    }
    // What still comes over a link that was given up is fetched after the next login. Applied now, it would stand in a
    // history of which this device does not know that it is the hub's.
    guard connection.isConnected else {
      if partialLogin != nil { try receiveEarly(frame) }
      return
    }
    switch frame {
    case .reply: break
    case .event(let event):
      try receivePushed(event)
    case .transient(let conversation, let time, let message):
      if isLeaving(conversation) { return }
      try receiveTransient(conversation, time, message)
    case .otherDevices(let devices, let change):
      otherDevices = devices
      turn.report(.otherDevices(devices, change), basis: .memory)
    case .roomMembersChanged(let room, let entered, let left):
      receive(room, entered: entered, left: left)
    case .roomRemoved(let id, let departure, let actor):
      session.forget(id)
      turn.report(.roomRemoved(id, reason: departure, actor: actor), basis: .memory)
    case .presence(let update):
      try receive(update)
    case .ended(let reason):
      try perform(connection.ended(reason))
    case .callSignal(let signal):
      carryOut(invitations.receive(signal, account: account, at: now))
    case .threadMessages(let notice): try receiveThreadMessages(notice)
    case .wordListChanged:
      if wordList != nil || configuration.keepsWordList { readWordList() }
    case .tokenWillExpire(let time):
      guard link.bringsTokens else {
        turn.report(.connection(.tokenWillExpire(time)), basis: .memory)
        break
      }
      // The app has no token to give; it is notified only if there is no new one.
      request(RenewTokenCall(token: token)) { core, result throws(MessagingError) in
        if case .failure = result { core.turn.report(.connection(.tokenWillExpire(time)), basis: .memory) }
      }
    }
  }

  func receivePushed(_ event: StreamEvent) throws(MessagingError) {
    switch event.stream {
    case .account:
      if catchUp.isFetching(.account) { return }
      switch accountCursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: fetchAccount()
      case .apply:
        try begin(isDurable: false)
        try saveAccountCursor(appliedUpTo: event.time)
        try applyAccountEvent(event)
      }
    case .conversation(let id):
      let conversation = try conversation(namedByHub: id)
      if catchUp.isFetching(event.stream) { return }
      switch conversation.cursor.receive(event.sequence) {
      case .ignore: return
      case .fetch: fetch(conversation)
      case .apply:
        try begin(isDurable: false)
        noteApplied(event.time, in: conversation)
        if isLeaving(id) { return }
        try apply(event, conversation, isOffline: false)
        if case .nothing = event.payload { try settle(conversation) }
      }
    }
  }

  /// Returns whether the app asked to leave this room: the hub may not know yet, but what it still sends is not
  /// reported.
  private func isLeaving(_ id: ConversationID) -> Bool { id.kind == .room && session.isLeaving(id.name) }

  /// Applies an entry of a conversation whose turn it is.
  func apply(
    _ event: StreamEvent, _ conversation: DeviceConversation, isOffline: Bool
  ) throws(MessagingError) {
    switch event.payload {
    case .nothing: break
    case .message(let message):
      if message.kind == .command {
        try applyCommand(message, conversation, event.time)
      } else {
        try applyMessage(message, conversation, sequence: event.sequence, event.time, isOffline: isOffline)
      }
    case .revocation(let revocation, let isRoaming):
      guard revocation.conversation == conversation.record.id else { break }
      try applyRevocation(revocation, conversation, isOffline: isOffline, isRoaming: isRoaming)
    case .reaction(let change):
      guard change.conversation == conversation.record.id else { break }
      try applyReaction(change, conversation, sequence: event.sequence, event.time)
    case .edit(let name, let message):
      guard name == conversation.record.id else { break }
      try applyEdit(message, conversation, event.time)
    case .pin(let change):
      guard change.conversation == conversation.record.id else { break }
      try applyPin(change, conversation, sequence: event.sequence, event.time)
    case .groupChanged(let group, let updated, let removed):
      let id = conversation.record.id
      // A group that is awaited, or was just joined, is reported from its own snapshot.
      guard id == .group(group.id), !catchUp.isAwaited(group.id) else { break }
      guard group.version > conversation.joinedVersion else { break }
      applyGroupChange(group, updated, removed, conversation)
      // Changes of a thread are reported by the entries of its group.
      if group.thread == nil { try report(event.payload, id, event.time) }
    case .thread(let notice):
      guard conversation.record.id == .group(notice.entry.thread.origin.group) else { break }
      try applyThread(notice, event.time)
    default: break
    }
  }

  // MARK: messages

  /// Stores a message of another device. One of this device that comes back before its acceptance did is accepted.
  func applyMessage(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp,
    isOffline: Bool = false
  ) throws(MessagingError) {
    if sequence > 0, recent.contains(event.id, in: conversation.record.id, from: event.sender),
      try store.message(id: event.id, conversation: conversation.record.number) == nil
    {
      return
    }
    var message = Message(event, in: conversation.record.id, sequence: sequence, time)
    let counts = isUnread(message, in: conversation)
    message.marks.insert(counts ? .unread : .readLocally)
    if isOffline && sequence <= conversation.waitedUpTo { message.marks.insert(.waited) }
    if let row = try store.insert(message, conversation: conversation.record.number) {
      message.row = row
      if counts { setUnread(conversation.record.unread + 1, conversation) }
    } else if sequence > 0, let told = try tell(message, event, conversation) {
      message = told
    } else {
      // Another account may have taken the id meanwhile; then this device's own message is refused when it arrives.
      if event.sender == account && outbox.contains(message.key) {
        try accepted(
          message.key,
          Acceptance(
            id: event.id, sequence: sequence, time: time, number: event.number, senderNumber: event.senderNumber,
            roster: [], isDuplicate: true))
      } else if sequence > 0 {
        try find(event, sequence, time, in: conversation)
      }
      return
    }
    note(message, in: conversation)
    if event.sender == account { try expectReceipts(of: message, conversation) }
    journal.note { JournalEntry.message(row: message.row).write(to: &$0) }
    if !configuration.retention.keepsMessages { journal.remove(message.row) }
    if sequence > 0 { noteDelivery(of: event, in: message.conversation) }
    turn.receive(message)
  }

  /// Prepares the receipts of a group message from another device of the account that asks for them: as far as this device knows,
  /// no member has read it.
  private func expectReceipts(of message: Message, _ conversation: DeviceConversation) throws(MessagingError) {
    guard message.options.contains(.wantsGroupReceipts), let group = conversation.group,
      try store.groupReceipt(message.key) == nil
    else { return }
    let others = conversation.members.map(\.account).filter { $0 != account }
    let count = conversation.lacksMembers ? Int64(max(0, group.memberCount - 1)) : Int64(others.count)
    try store.save(GroupReceiptRecord(message: message.key, nonReaders: others, unreadCount: count))
  }

  /// Puts a message that this device has where the hub has it.
  private func find(
    _ event: MessageEvent, _ sequence: Int64, _ time: Timestamp, in conversation: DeviceConversation
  ) throws(MessagingError) {
    guard let known = try stored(event.id, in: conversation), known.sequence == 0,
      known.state == .sent || known.state == .received
    else { return }
    try store.accept(
      row: known.row, state: known.state, time: time, sequence: sequence, number: event.number,
      senderNumber: event.senderNumber)
    if sequence <= conversation.ownRead { try markRead(known) }
    conversation.isLastKnown = false
  }

  /// Remembers to notify the sender, if it asked.
  private func noteDelivery(of event: MessageEvent, in conversation: ConversationID) {
    guard conversation.kind == .direct, event.sender != account || conversation == .direct(account) else { return }
    let isTold =
      event.options.contains(.wantsConfirmation)
      || configuration.reading.confirmsDelivery && event.options.contains(.wantsDeliveryReceipt)
    if isTold { turn.noteDelivery(of: [event.id], in: conversation) }
  }

  /// Confirms messages to senders that requested a delivery receipt.
  func confirmDeliveries() {
    guard !turn.delivered.isEmpty, connection.isConnected else { return }
    for (conversation, ids) in turn.takeDeliveries() {
      for ids in ids.divided(by: limits.ids) {
        request(DeliveredCall(conversation: conversation, ids: ids), for: { .copy($0) }) { core, result in
          // The hub does not know yet; the confirmation is repeated when the device is back.
          guard case .failure(let error) = result, error.code == .notConnected else { return }
          core.turn.noteDelivery(of: ids, in: conversation)
        }
      }
    }
  }

  func applyCommand(
    _ event: MessageEvent, _ conversation: DeviceConversation, _ time: Timestamp
  ) throws(MessagingError) {
    // A hub that was restored may not know that it had it, and have it again.
    if recent.note(event.id, in: conversation.record.id, from: event.sender) {
      try report(.message(event), conversation.record.id, time)
    }
    noteDelivery(of: event, in: conversation.record.id)
  }

  func receiveTransient(
    _ id: ConversationID, _ time: Timestamp, _ event: MessageEvent
  ) throws(MessagingError) {
    // A sender that got no answer sends it again, and the hub does not know it.
    guard recent.note(event.id, in: id, from: event.sender) else { return }
    if event.kind == .command {
      try report(.message(event), id, time)
    } else {
      try begin(isDurable: false)
      try applyMessage(event, try conversation(id), sequence: 0, time)
    }
  }

  /// Notes that the hub has this device's message.
  func accepted(_ key: MessageKey, _ acceptance: Acceptance) throws(MessagingError) {
    guard let entry = outbox.remove(key) else { return }
    var message = entry.message
    try begin(isDurable: false)
    let conversation =
      if let name = acceptance.conversation, name == message.conversation {
        try conversation(namedByHub: name)
      } else {
        try conversation(message.conversation)
      }
    message.conversation = conversation.record.id
    message.state = .sent
    message.time = acceptance.time
    message.sequence = acceptance.sequence
    message.number = acceptance.number
    message.senderNumber = acceptance.senderNumber
    if acceptance.isPeerAbsent { message.marks.insert(.peerAbsent) }
    if acceptance.isRevocation { message.marks.insert(.carriedOut) }
    if acceptance.isWithheld { message.marks.insert(.withheld) } else { message.marks.remove(.withheld) }
    if let body = acceptance.maskedBody, configuration.showsMaskedContent {
      message.encodedBody = body
      message.marks.insert(.contentMasked)
      if message.row != 0 { try store.setBody(row: message.row, kind: message.kind, body) }
    }
    let isForgotten = message.row == 0 || !configuration.retention.keepsMessages
    let wantsReceipt = !message.options.isDisjoint(with: [.wantsDeliveryReceipt, .wantsConfirmation])
    if isForgotten && wantsReceipt && !acceptance.isRevocation {
      undelivered.insert(key)
    }
    try store.dequeue(position: entry.position)
    if MessageKind.media.contains(message.kind) { try forgetAttachments(of: key) }
    if message.row != 0 {
      try store.accept(
        row: message.row, state: .sent, time: message.time, sequence: message.sequence, number: message.number,
        senderNumber: message.senderNumber)
      if message.marks.intersection(Self.hubMarks) != entry.message.marks.intersection(Self.hubMarks) {
        try saveHubMarks(of: message)
      }
      if !acceptance.roster.isEmpty {
        try store.save(
          GroupReceiptRecord(
            message: key, nonReaders: acceptance.roster, unreadCount: Int64(acceptance.roster.count)))
      }
      note(message, in: conversation)
    }
    if acceptance.sequence > 0, !catchUp.isFetching(.conversation(conversation.record.id)) {
      if conversation.cursor.receive(acceptance.sequence) == .fetch {
        fetch(conversation)
      } else {
        noteApplied(acceptance.time, in: conversation)
      }
    }
    turn.finishRun()
    if message.row != 0 && !configuration.retention.keepsMessages { journal.remove(message.row) }
    turn.report(.sent(message, nil))
  }

  /// The marks that the hub's answer gives to this device's message, or takes from it.
  private static var hubMarks: MessageMarks { [.withheld, .contentMasked] }

  /// Stores those marks of a message.
  private func saveHubMarks(of message: Message) throws(MessagingError) {
    guard let known = try store.message(row: message.row) else { return }
    let marks = known.marks.subtracting(Self.hubMarks).union(message.marks.intersection(Self.hubMarks))
    try store.setMarks(row: message.row, marks)
  }

  /// Handles the hub's refusal of this device's message.
  func refused(_ key: MessageKey, _ error: MessagingError) throws(MessagingError) {
    // The hub's store failed, the message came too late, or the login ended: it stays in the outbox and is sent again.
    // One that came too late may have been accepted from the link before.
    if error.leavesOpen {
      outbox.postpone(key)
      return
    }
    guard let entry = outbox.remove(key) else { return }
    try begin(isDurable: false)
    try fail(entry, error)
  }

  func fail(_ entry: Outbox.Entry, _ error: MessagingError) throws(MessagingError) {
    var message = entry.message
    message.state = .failed
    if error.code == .blocked { message.marks.insert(.withheld) }
    try store.dequeue(position: entry.position)
    if message.row != 0 {
      try store.setState(row: message.row, .failed)
      if error.code == .blocked { try saveHubMarks(of: message) }
      let conversation = try conversation(message.conversation)
      if conversation.last?.id == message.id { conversation.last = message }
      if conversation.record.isListed { touch(conversation) }
    }
    turn.finishRun()
    if message.row != 0 && !configuration.retention.keepsMessages { journal.remove(message.row) }
    turn.report(.sent(message, error))
    sendFollowers()
  }
}

extension Message {
  /// Creates a message as the hub sent it.
  init(_ event: MessageEvent, in conversation: ConversationID, sequence: Int64, _ time: Timestamp) {
    self.init(
      id: event.id, conversation: conversation, sender: event.sender, time: time, sequence: sequence,
      number: event.number, senderNumber: event.senderNumber,
      options: event.options.subtracting([.readByPeer, .hasReactions, .withheld]), platform: event.platform,
      state: .received,
      kind: event.kind, encodedBody: event.body)
    if event.options.contains(.readByPeer) { marks.insert(.readByPeer) }
    // The sender's app does not learn what the operator's list does to its messages.
    if event.options.isSuperset(of: .withheldForContent) {
      options.remove(.failsIfBlocked)
    } else if event.options.contains(.withheld) {
      marks.insert(.withheld)
    }
  }
}
