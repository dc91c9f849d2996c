internal import ParlanceCore

extension WireSamples {
  static let settings = ConversationSettings(
    conversation: group, pin: ConversationPin(time: time, updated: later, note: "top"), marks: [3, 19], note: "n",
    updated: later, isBlocked: true)
  static let bareSettings = ConversationSettings(conversation: direct)

  private static let cursor = ConversationListCursor(time: time, conversation: direct)
  private static let entry = ConversationListEntry(
    conversation: group, updated: later, lastMessage: HistoryMessage(sequence: 7, time: time, message: message),
    settings: settings)
  private static let bareEntry = ConversationListEntry(conversation: direct, updated: .zero)

  private static func change(_ change: ConversationSettingsChange) -> ChangeConversationSettingsCall {
    ChangeConversationSettingsCall(conversations: [direct, group], change: change)
  }

  private static func list(_ filter: ConversationListQuery.Filter) -> ListConversationsCall {
    ListConversationsCall(
      ConversationListQuery(
        filter: filter, after: time, before: later, cursor: cursor, limit: 20, includesLastMessage: true))
  }

  static let conversations: [WireSample] = [
    WireSample(
      change(.pin(note: "top")), change(.unpin), change(.notePin("top")), change(.mark(3)), change(.unmark(19)),
      change(.note("n")),
      bare: [
        ChangeConversationSettingsCall(conversations: [], change: .pin(note: nil)),
        ChangeConversationSettingsCall(conversations: [], change: .notePin(nil)),
        ChangeConversationSettingsCall(conversations: [], change: .note(nil)),
        ChangeConversationSettingsCall(conversations: [], change: .mark(0)),
        ChangeConversationSettingsCall(conversations: [], change: .unmark(.min)),
      ],
      replies: [[settings, settings]], bareReplies: [[], [bareSettings]]),
    WireSample(
      list(.all), list(.pinned), list(.marked(3)),
      bare: [
        ListConversationsCall(ConversationListQuery(limit: 0, includesLastMessage: false)),
        ListConversationsCall(ConversationListQuery(filter: .marked(0), limit: .min, includesLastMessage: false)),
      ],
      replies: [ConversationListPage(entries: [entry], next: cursor)],
      bareReplies: [ConversationListPage(entries: []), ConversationListPage(entries: [bareEntry])]),
    WireSample(
      ListedConversationCall(conversation: direct), bare: [ListedConversationCall(conversation: .group(""))],
      replies: [[entry]], bareReplies: [[], [bareEntry]]),
    WireSample(
      DelistConversationsCall(conversations: [direct, group], clearsHistory: true),
      bare: [DelistConversationsCall(conversations: [], clearsHistory: false)], replies: [Done()]),
  ]
}
