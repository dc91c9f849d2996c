/// The settings of conversations in a hub's store in memory.
private struct MemoryConversationSettings: MemoryPart {
  /// By account, then by stream.
  var byAccount: [AccountNumber: [StreamNumber: ConversationSettingsRecord]] = [:]
}

extension MemoryHubStore {
  private var conversationSettings: [AccountNumber: [StreamNumber: ConversationSettingsRecord]] {
    get { parts[MemoryConversationSettings.self].byAccount }
    _modify { yield &parts[MemoryConversationSettings.self].byAccount }
  }

  package func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
    (conversationSettings[account] ?? [:]).values.sorted { $0.stream < $1.stream }
  }

  package func conversationSettings(
    account: AccountNumber, streams: [StreamNumber]
  ) throws(MessagingError) -> [ConversationSettingsRecord] {
    streams.compactMap { conversationSettings[account]?[$0] }
  }

  package func save(_ settings: ConversationSettingsRecord) throws(MessagingError) {
    set(settings, settings.account, settings.stream)
  }

  package func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError) {
    set(nil, account, stream)
  }

  private func set(_ settings: ConversationSettingsRecord?, _ account: AccountNumber, _ stream: StreamNumber) {
    let known = conversationSettings[account]?[stream]
    conversationSettings[account, default: [:]][stream] = settings
    undo.note { $0.set(known, account, stream) }
  }
}
