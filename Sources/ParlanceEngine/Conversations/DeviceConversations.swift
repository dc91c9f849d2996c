internal import ParlanceCore

/// Conversations, and the list of recent ones.
final class DeviceConversations: TurnComponent {
  unowned let core: DeviceCore
  private(set) var byID: [ConversationID: DeviceConversation] = [:]

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    var loaded: [ConversationID: DeviceConversation] = [:]
    for record in try core.store.conversations() { loaded[record.id] = DeviceConversation(record: record) }
    return { [self] in byID = loaded }
  }

  func prepareCommit() throws(MessagingError) { try reportConversations() }

  /// Returns the conversation, made if it is new.
  func conversation(_ id: ConversationID) throws(MessagingError) -> DeviceConversation {
    if let known = byID[id] { return known }
    try core.begin(isDurable: false)
    var record = ConversationRecord(id: id.normalized)
    record.number = try core.store.insert(record)
    let conversation = DeviceConversation(record: record)
    conversation.isLastKnown = true
    byID[record.id] = conversation
    return conversation
  }

  /// Returns a conversation as the hub names it. Names are compared without regard to case, so the app may have written
  /// it otherwise.
  func conversation(namedByHub id: ConversationID) throws(MessagingError) -> DeviceConversation {
    let conversation = try conversation(id)
    guard ExactString(conversation.record.id.name) != ExactString(id.name) else { return conversation }
    try core.begin(isDurable: false)
    conversation.record.id = id
    conversation.last?.conversation = id
    core.turn.change(conversation)
    if conversation.record.isListed { touch(conversation) }
    return conversation
  }

  /// Notes that its place in the list of recent conversations changed; reported once, at the end of the turn. Rooms and
  /// threads have none.
  func touch(_ conversation: DeviceConversation) {
    guard conversation.record.id.kind != .room else { return }
    if core.threads.isThread(conversation.record.id) { return core.turn.change(conversation) }
    if !conversation.record.isListed {
      conversation.record.isListed = true
      core.unreadCounts.noteListed(conversation)
      conversation.change = .added
    } else if conversation.change == nil {
      conversation.change = .updated
    }
    core.turn.change(conversation)
  }

  /// Changes conversations.
  ///
  /// - parameter reports: A Boolean value that indicates whether this reports them as changed; other changes of them in this
  ///   turn are reported in any case.
  func changeConversations(
    reports: Bool, _ body: () throws(MessagingError) -> Void
  ) throws(MessagingError) {
    let before = Set(core.turn.changed.filter { $0.change != nil }.map(\.record.id))
    try body()
    if reports { return }
    for conversation in core.turn.changed where !before.contains(conversation.record.id) { conversation.change = nil }
  }

  func reportConversations() throws(MessagingError) {
    for conversation in core.turn.changed {
      guard let kind = conversation.change else { continue }
      conversation.change = nil
      let summary = try summary(of: conversation)
      core.turn.report(
        .conversation(
          ConversationChange(kind: kind, summary: summary, totalUnreadCount: core.unreadCounts.total)))
    }
  }

  func summary(of conversation: DeviceConversation) throws(MessagingError) -> ConversationSummary {
    if !conversation.isLastKnown {
      conversation.last = try core.store.newestListed(conversation: conversation.record.number)
      conversation.isLastKnown = true
    }
    return ConversationSummary(
      conversation: conversation.record.id, lastMessage: conversation.last,
      unreadCount: Int(conversation.record.unread),
      localExtension: conversation.record.localExtension, updated: conversation.record.updated,
      lacksMessages: conversation.record.missing != nil, settings: conversation.settings)
  }

  /// Notes that a message was written into a conversation, or got another time.
  func note(_ message: Message, in conversation: DeviceConversation) {
    guard message.options.contains(.updatesConversation) else { return }
    if conversation.isLastKnown {
      let isNewest = conversation.last.map { ($0.time, $0.row) <= (message.time, message.row) } ?? true
      if isNewest || conversation.last?.id == message.id { conversation.last = message }
    }
    conversation.record.updated = max(conversation.record.updated, message.time)
    touch(conversation)
  }
}
