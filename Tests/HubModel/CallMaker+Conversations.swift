internal import ParlanceCore

extension CallMaker {
  mutating func conversationCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .changeConversationSettings:
      let change: ConversationSettingsChange =
        switch choices.below(6) {
        case 0: .pin(note: text())
        case 1: .unpin
        case 2: .notePin(text())
        case 3: .mark(mark())
        case 4: .unmark(mark())
        default: .note(text())
        }
      return ChangeConversationSettingsCall(conversations: conversations(), change: change)
    case .listConversations: return ListConversationsCall(list())
    case .listedConversation: return ListedConversationCall(conversation: conversation())
    default: return DelistConversationsCall(conversations: conversations(), clearsHistory: choices.chance(50))
    }
  }

  private mutating func conversations() -> [ConversationID] { (0..<choices.below(4)).map { _ in conversation() } }

  /// A mark, or an invalid number.
  private mutating func mark() -> Int { choices.byte() % 24 - 2 }

  private mutating func list() -> ConversationListQuery {
    var query = ConversationListQuery(
      after: choices.chance(50) ? .zero : time(), before: choices.chance(50) ? nil : time(),
      limit: choices.byte() % 102, includesLastMessage: choices.chance(70))
    if choices.chance(50) { query.filter = choices.chance(50) ? .pinned : .marked(mark()) }
    if choices.chance(40) { query.cursor = ConversationListCursor(time: time(), conversation: conversation()) }
    return query
  }
}
