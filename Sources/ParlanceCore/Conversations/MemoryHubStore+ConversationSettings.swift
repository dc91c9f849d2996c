extension MemoryHubStore {
  package func conversationSettings(account: Int64) throws(MessagingError) -> [ConversationSettingsRecord] {
    (conversationSettings[account] ?? [:]).values.sorted { $0.stream < $1.stream }
  }

  package func conversationSettings(
    account: Int64, streams: [Int64]
  ) throws(MessagingError) -> [ConversationSettingsRecord] {
    streams.compactMap { conversationSettings[account]?[$0] }
  }

  package func save(_ settings: ConversationSettingsRecord) throws(MessagingError) {
    set(settings, settings.account, settings.stream)
  }

  package func removeConversationSettings(account: Int64, stream: Int64) throws(MessagingError) {
    set(nil, account, stream)
  }

  private func set(_ settings: ConversationSettingsRecord?, _ account: Int64, _ stream: Int64) {
    let known = conversationSettings[account]?[stream]
    conversationSettings[account, default: [:]][stream] = settings
    undo.note { $0.set(known, account, stream) }
  }
}
