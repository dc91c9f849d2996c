internal import ParlanceCore

/// The settings that the account keeps at the hub about its conversations.
extension DeviceConversations {
  /// Applies a change that another device of the account made, or the answer to one of this device.
  ///
  /// - parameter reports: A Boolean value that indicates whether the app is notified.
  func applySettings(
    _ settings: ConversationSettings, _ time: Timestamp, reports: Bool = true
  ) throws(MessagingError) {
    guard settings.conversation.kind != .room else { return }
    for pages in core.pages.snapshots { pages.changedSettings.insert(settings.conversation) }
    let known = byID[settings.conversation]?.settings
    // A later state was read with the state of everything.
    if let known, known.updated > settings.updated { return }
    guard known != settings, known != nil || !settings.isEmpty else { return }
    try core.begin(isDurable: false)
    let conversation = try conversation(namedByHub: settings.conversation)
    conversation.setSettings(settings)
    core.turn.change(conversation)
    guard reports else { return }
    try core.report(.conversationSettings(settings, previous: known), conversation.record.id, time)
  }

  /// Takes the state of all settings in place of what this device has.
  ///
  /// - parameter changed: Conversations of whose settings this device has a later state.
  func replaceSettings(
    _ settings: [ConversationSettings], _ time: Timestamp, reports: Bool, except changed: Set<ConversationID> = []
  ) throws(MessagingError) {
    let settings = changed.isEmpty ? settings : settings.filter { !changed.contains($0.conversation) }
    var standing = Dictionary(settings.map { ($0.conversation, $0) }, uniquingKeysWith: { $1 })
    for conversation in byID.values.sorted(by: { $0.record.number < $1.record.number }) {
      guard let known = conversation.settings, !changed.contains(conversation.record.id) else { continue }
      let now =
        standing.removeValue(forKey: conversation.record.id) ?? ConversationSettings(conversation: known.conversation)
      guard now != known else { continue }
      conversation.setSettings(now)
      core.turn.change(conversation)
      if reports { try core.report(.conversationSettings(now, previous: known), conversation.record.id, time) }
    }
    for settings in settings where standing[settings.conversation] != nil {
      try applySettings(settings, time, reports: reports)
    }
  }

  /// Returns the settings of all conversations, in the order in which this device came to know them.
  var allSettings: [ConversationSettings] {
    byID.values.sorted { $0.record.number < $1.record.number }.compactMap(\.settings)
  }

  /// Returns a page of the list as the app receives it: with this device's own copies of messages, where it has them.
  func listed(_ page: ConversationListPage) throws(MessagingError) -> ConversationPage {
    var listed: [ListedConversation] = []
    for entry in page.entries { listed.append(try self.listed(entry)) }
    return ConversationPage(conversations: listed, next: page.next)
  }

  func listed(_ entry: ConversationListEntry) throws(MessagingError) -> ListedConversation {
    var listed = ListedConversation(
      conversation: entry.conversation, updated: entry.updated, settings: entry.settings)
    guard let last = entry.lastMessage else { return listed }
    if let known = try core.messages.stored(last.message.id, in: entry.conversation) {
      if !known.marks.contains(.revoked) { listed.lastMessage = known }
    } else {
      listed.lastMessage = core.news.fetched(last, in: entry.conversation)
    }
    return listed
  }
}
