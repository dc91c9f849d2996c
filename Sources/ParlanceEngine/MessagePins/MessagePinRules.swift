internal import ParlanceCore

extension PinMessageCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<PinAcceptance> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .pin, context.requester)
    let known = try turn.messagePins.ownStore.pin(record.place)
    guard known != nil || !onlyIfPinned else { throw MessagingError(.messageNotFound, "not pinned") }
    let note = note.map { $0.isEmpty ? nil : $0 } ?? known?.note
    if let known, known.note == note {
      return .reply(PinAcceptance(sequence: 0, pin: try turn.messagePins.pin(known, of: record)))
    }
    if known == nil {
      let limit = turn.limits.pinsPerConversation
      guard try turn.messagePins.ownStore.pins(stream: record.stream, after: 0, limit: limit).count < limit else {
        throw MessagingError(.limitExceeded, "limit \(limit) pins")
      }
    }
    var pin =
      known
      ?? MessagePinRecord(
        message: record.place, account: context.account.number, time: turn.now, updated: turn.now)
    pin.note = note
    pin.updated = turn.now
    guard try turn.messagePins.ownStore.save(pin) else { throw MessagingError(.messageNotFound) }
    return try turn.messagePins.change(of: pin, known == nil ? .added : .updated, record, conversation, context)
  }
}

extension UnpinMessageCall: DecidedCall {
  func decide(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Decision<PinAcceptance> {
    let conversation = try turn.lookup.conversation(conversation, context.requester)
    let record = try turn.access.message(id, in: conversation, for: .pin, context.requester)
    guard let known = try turn.messagePins.ownStore.pin(record.place),
      try turn.messagePins.ownStore.removePin(record.place)
    else {
      return .reply(PinAcceptance(sequence: 0, pin: nil))
    }
    return try turn.messagePins.change(of: known, .removed, record, conversation, context)
  }
}

extension PinnedMessagesCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> PinnedMessagesPage {
    let stream = try turn.lookup.conversation(conversation, context.requester)
    guard stream.kind != .room else { throw MessagingError(.unsupported, "rooms have no pins") }
    let member = try turn.lookup.membership(stream, context.requester)
    var budget = WorkBudget(turn.limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let pins = try turn.messagePins.ownStore.pins(
      stream: stream.stream, after: max(after ?? .min, member.floor),
      limit: turn.limits.pinsPerConversation)
    let account = context.account.number
    let hidden = try turn.history.deleted(by: account, in: stream.stream, among: pins.map(\.message.sequence))
    let sequence = try turn.lookup.lastSequence(stream.stream)
    var entries: [PinnedMessageEntry] = []
    for pin in pins where !hidden.contains(pin.message.sequence) {
      guard let record = try turn.store.event(stream: stream.stream, sequence: pin.message.sequence),
        record.kind == .message, let id = record.id, try turn.visibility.isVisible(record, to: account)
      else { continue }
      // The device asks for the rest.
      if let last = entries.last, record.payload.count > budget.bytes || budget.isSpent {
        return PinnedMessagesPage(sequence: sequence, entries: entries, next: last.pin.messageSequence)
      }
      budget.use(rows: 2, bytes: record.payload.count + (pin.note?.utf8.count ?? 0) + 128)
      let name = stream.name(for: account)
      let message = try turn.pulls.messageEvent(record, id, in: name, for: context.requester)
      entries.append(
        PinnedMessageEntry(
          pin: try turn.messagePins.pin(pin, of: record),
          message: HistoryMessage(sequence: record.sequence, time: record.time, message: message)))
    }
    return PinnedMessagesPage(sequence: sequence, entries: entries)
  }
}

/// Pins. An account that may pin a message may also change or remove the pins of others.
struct MessagePinRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubMessagePinStore

  init(turn: TurnContext, ownStore: any HubMessagePinStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  fileprivate func pin(_ pin: MessagePinRecord, of record: EventRecord) throws(MessagingError) -> MessagePin {
    guard let id = record.id else { throw MessagingError(.messageNotFound) }
    return MessagePin(
      messageID: id, messageSequence: record.sequence, messageSender: try turn.lookup.account(number: record.sender).id,
      messageTime: record.time, account: try turn.lookup.account(number: pin.account).id, note: pin.note,
      time: pin.time,
      updated: pin.updated)
  }

  /// Appends a change to the conversation, answers, and notifies those who may read the message.
  fileprivate func change(
    of pin: MessagePinRecord, _ action: MessagePinChange.Action, _ record: EventRecord,
    _ conversation: HubConversation, _ context: RequestContext
  ) throws(MessagingError) -> Decision<PinAcceptance> {
    let change = MessagePinEvent(
      pin: try self.pin(pin, of: record), action: action, actor: context.account.id, time: now)
    var writer = ByteWriter(capacity: 160)
    change.write(to: &writer)
    let draft = EventDraft(
      stream: conversation.stream, kind: .pin, time: now, sender: context.account.number, payload: writer.bytes,
      version: conversation.version)
    return .append(draft) { outcome in
      guard case .appended(let sequence, let time, _, _) = outcome else { return .later }
      return .replyFirst(PinAcceptance(sequence: sequence, pin: change.pin)) { () throws(MessagingError) in
        try turn.visibility.announce(.pin(change), about: record, in: conversation, sequence: sequence, time: time)
      }
    }
  }

  /// Returns the pin of a message, if it is pinned.
  func record(of message: EventPlace) throws(MessagingError) -> MessagePinRecord? { try ownStore.pin(message) }

  /// Pins an imported message, unless it is pinned; no account is notified.
  ///
  /// - parameter account: The account that pinned it; its sender if that is not known.
  func addImported(
    _ message: EventRecord, by account: AccountID?, note: String?, at time: Timestamp
  ) throws(MessagingError) {
    guard try ownStore.pin(message.place) == nil else { return }
    let known = try ownStore.pins(stream: message.stream, after: .min, limit: limits.pinsPerConversation)
    guard known.count < limits.pinsPerConversation else {
      throw MessagingError(.limitExceeded, "limit \(limits.pinsPerConversation) pins")
    }
    let number = try account.map { id throws(MessagingError) in try turn.erasure.registeredAccount(id).number }
    _ = try ownStore.save(
      MessagePinRecord(message: message.place, account: number ?? message.sender, note: note, time: time, updated: time)
    )
  }

  /// Removes the pin of a message that was taken back; no account is notified.
  func removePin(of message: EventPlace) throws(MessagingError) { _ = try ownStore.removePin(message) }

  /// Returns the content of an entry about a pin: nothing if the message was taken back since, or the account may not read it.
  func pinChange(_ record: EventRecord, for member: MemberRecord) throws(MessagingError) -> EventPayload {
    var reader = ByteReader(record.payload)
    let change = try MessagePinEvent(from: &reader)
    guard let message = try store.event(stream: record.stream, sequence: change.pin.messageSequence),
      message.kind == .message, try turn.access.mayAccess(message, for: .read, member)
    else { return .nothing }
    return .pin(change)
  }
}
