internal import ParlanceCore

extension ChangeConversationSettingsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [ConversationSettings] {
    try turn.conversationSettings.changeSettings(of: conversations, change, context)
  }
}

/// The settings that an account keeps for its conversations; other accounts do not see them.
struct ConversationSettingsRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubConversationSettingsStore

  init(turn: TurnContext, ownStore: any HubConversationSettingsStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// Returns an account's settings of a conversation; nil if nothing is set, or the group is gone.
  func conversationSettings(
    _ record: ConversationSettingsRecord, of account: AccountRecord
  ) throws(MessagingError) -> ConversationSettings? {
    guard !record.hasNoSettings, let stream = try store.stream(number: record.stream), !stream.isDismissed,
      let conversation = try turn.lookup.outline(stream).naming.conversation(for: account.number)
    else { return nil }
    return ConversationSettings(record, of: conversation)
  }

  /// Changes the settings of all these conversations, or of none. Those that are as they were already are not reported
  /// to the account's other devices.
  func changeSettings(
    of names: [ConversationID], _ change: ConversationSettingsChange, _ context: RequestContext
  ) throws(MessagingError) -> [ConversationSettings] {
    let account = context.account.number
    var known = Dictionary(
      try ownStore.conversationSettings(account: account).map { ($0.stream, $0) },
      uniquingKeysWith: { first, _ in first })
    // Nothing is written before all of them are known to be allowed.
    for name in names {
      let conversation = try turn.lookup.conversation(name, context.requester)
      guard conversation.kind != .room else { throw MessagingError(.unsupported, "rooms have no settings") }
      guard conversation.thread == nil else { throw MessagingError(.unsupported, "threads have no settings") }
      if !change.onlyRemoves { _ = try turn.lookup.membership(conversation, context.requester) }
      guard case .notePin = change else { continue }
      guard known[conversation.stream]?.pin != nil else { throw MessagingError(.invalidArgument, "not pinned") }
    }
    var settings: [ConversationSettings] = []
    var changed: [(record: ConversationSettingsRecord, settings: ConversationSettings)] = []
    for name in names {
      let conversation = try turn.lookup.conversation(name, context.requester, isToBeWritten: !change.onlyRemoves)
      let stream = conversation.stream
      var record = known[stream] ?? ConversationSettingsRecord(account: account, stream: stream)
      let isChanged = record.apply(change, at: now)
      if isChanged { record.updated = now }
      known[stream] = record
      settings.append(ConversationSettings(record, of: conversation.naming.conversation(for: account) ?? name))
      if isChanged { changed.append((record, settings[settings.count - 1])) }
    }
    if !change.onlyRemoves { try checkCount(of: &known) }
    for (record, settings) in changed {
      try write(record, settings, of: context.account, origin: context.session)
    }
    return settings
  }

  /// Returns the records of all conversations of which an account has set something, or which it took off its list.
  func records(of account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
    try ownStore.conversationSettings(account: account)
  }

  /// Returns an account's record of a conversation, if there is one.
  func record(of account: AccountNumber, stream: StreamNumber) throws(MessagingError) -> ConversationSettingsRecord? {
    try ownStore.conversationSettings(account: account, streams: [stream]).first
  }

  /// Returns an account's settings of a group.
  func settings(
    of account: AccountRecord, _ group: HubConversation
  ) throws(MessagingError) -> ConversationSettings {
    let known = try ownStore.conversationSettings(account: account.number, streams: [group.stream]).first
    return ConversationSettings(
      known ?? ConversationSettingsRecord(account: account.number, stream: group.stream),
      of: group.name(for: account.number))
  }

  /// Notes that an account blocks a group, or no longer, and notifies its other devices.
  func setBlocked(
    _ isBlocked: Bool, _ group: HubConversation, of account: AccountRecord, origin: SessionID?
  ) throws(MessagingError) -> ConversationSettings {
    var known = Dictionary(
      try ownStore.conversationSettings(account: account.number).map { ($0.stream, $0) },
      uniquingKeysWith: { first, _ in first })
    var record = known[group.stream] ?? ConversationSettingsRecord(account: account.number, stream: group.stream)
    record.isBlocked = isBlocked
    record.updated = now
    known[group.stream] = record
    if isBlocked { try checkCount(of: &known) }
    let settings = ConversationSettings(record, of: group.name(for: account.number))
    try write(record, settings, of: account, origin: origin)
    return settings
  }

  /// Notes that an account blocks a group that is imported. The time of its other settings stays.
  func noteBlock(ofStream stream: StreamNumber, by account: AccountRecord) throws(MessagingError) {
    var record =
      try ownStore.conversationSettings(account: account.number, streams: [stream]).first
      ?? ConversationSettingsRecord(account: account.number, stream: stream)
    record.isBlocked = true
    try ownStore.save(record)
  }

  /// Adds what an account kept of a conversation at the service from which it came. What it set here is later, and stays.
  func addImported(
    _ kept: ImportedConversation, ofStream stream: StreamNumber, by account: AccountNumber
  ) throws(MessagingError) {
    var record =
      try record(of: account, stream: stream) ?? ConversationSettingsRecord(account: account, stream: stream)
    if record.updated == .zero, kept.isPinned || kept.marks != 0 || kept.note != nil {
      if kept.isPinned { record.pin = kept.pin ?? ConversationPin(time: now, updated: now, note: nil) }
      let marks = kept.marks & (1 << Int64(ConversationSettings.markCount) - 1)
      record.marks = marks | record.marks & ConversationSettingsRecord.blockedBit
      record.note = kept.note
      record.updated = kept.updated.map { min($0, turn.clockTime) } ?? now
    }
    if kept.isHidden, record.delisted == 0 {
      record.delisted = (try store.stream(number: stream)?.lastNumber ?? 0) + 1
    }
    try ownStore.save(record)
  }

  /// Removes all that an account has set of its conversations, without an event for its devices.
  func removeSettings(of account: AccountNumber) throws(MessagingError) {
    for record in try ownStore.conversationSettings(account: account) {
      try ownStore.removeConversationSettings(account: account, stream: record.stream)
    }
  }

  private func write(
    _ record: ConversationSettingsRecord, _ settings: ConversationSettings, of account: AccountRecord,
    origin: SessionID?
  ) throws(MessagingError) {
    if record.hasNoSettings && record.delisted == 0 {
      try ownStore.removeConversationSettings(account: record.account, stream: record.stream)
    } else {
      try ownStore.save(record)
    }
    try turn.entries.appendAccountEvent(
      .conversationSettings(settings, previous: nil), to: account, origin: origin)
  }

  /// Checks that an account has settings of no more conversations than it may. Those of groups that are gone, which it
  /// can no longer name, are dropped first.
  private func checkCount(
    of records: inout [StreamNumber: ConversationSettingsRecord]
  ) throws(MessagingError) {
    guard records.values.count(where: { !$0.hasNoSettings }) > limits.conversationSettings else { return }
    for record in records.values.sorted(by: { $0.stream < $1.stream }) {
      if let stream = try store.stream(number: record.stream), !stream.isDismissed { continue }
      try ownStore.removeConversationSettings(account: record.account, stream: record.stream)
      records[record.stream] = nil
    }
    guard records.values.count(where: { !$0.hasNoSettings }) <= limits.conversationSettings else {
      throw MessagingError(.limitExceeded, "settings of \(limits.conversationSettings) conversations")
    }
  }
}

extension ConversationSettings {
  init(_ record: ConversationSettingsRecord, of conversation: ConversationID) {
    self.init(
      conversation: conversation, pin: record.pin,
      marks: Set((0..<Self.markCount).filter { record.marks & (1 << Int64($0)) != 0 }), note: record.note,
      updated: record.updated, isBlocked: record.isBlocked)
  }
}

extension ConversationSettingsRecord {
  /// Applies a change.
  ///
  /// - returns: A Boolean value that indicates whether it made a difference.
  fileprivate mutating func apply(_ change: ConversationSettingsChange, at now: Timestamp) -> Bool {
    let before = self
    switch change {
    case .pin(let note):
      if pin == nil || pin?.note != note {
        pin = ConversationPin(time: pin?.time ?? now, updated: now, note: note)
      }
    case .unpin: pin = nil
    case .notePin(let note):
      if let time = pin?.time, pin?.note != note { pin = ConversationPin(time: time, updated: now, note: note) }
    case .mark(let mark): marks |= 1 << Int64(mark)
    case .unmark(let mark): marks &= ~(1 << Int64(mark))
    case .note(let text): note = text
    }
    return self != before
  }
}
