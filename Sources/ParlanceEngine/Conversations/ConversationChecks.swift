internal import ParlanceCore

extension ChangeConversationSettingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversations)
    switch change {
    case .pin(let note), .notePin(let note): try border.check(conversationNote: note)
    case .note(let note):
      try border.check(conversationNote: note)
      // Of no text and an empty one there is only the former.
      if note?.isEmpty == true { change = .note(nil) }
    case .mark(let mark), .unmark(let mark): try border.check(mark: mark)
    case .unpin: break
    }
  }
}

extension ListConversationsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard (1...100).contains(query.limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
    query.after = border.clamped(query.after)
    query.before = query.before.map { border.clamped($0) }
    if case .marked(let mark) = query.filter { try border.check(mark: mark) }
    if var cursor = query.cursor {
      try border.check(&cursor.conversation)
      cursor.time = border.clamped(cursor.time)
      query.cursor = cursor
    }
  }
}

extension ListedConversationCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&conversation) }
}

extension DelistConversationsCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&conversations) }
}

extension Border {
  /// Checks conversations: at least one, each once, in their order.
  func check(_ conversations: inout [ConversationID]) throws(MessagingError) {
    guard !conversations.isEmpty else { throw MessagingError(.invalidArgument, "no conversation") }
    try check(count: conversations.count, limit: limits.conversationsPerRequest, "conversations")
    var known: Set<ConversationID> = []
    var checked: [ConversationID] = []
    for var conversation in conversations {
      try check(&conversation)
      if known.insert(conversation).inserted { checked.append(conversation) }
    }
    conversations = checked
  }

  func check(mark: Int) throws(MessagingError) {
    guard (0..<ConversationSettings.markCount).contains(mark) else {
      throw MessagingError(.invalidArgument, "marks 0 to \(ConversationSettings.markCount - 1)")
    }
  }

  /// Checks a note with a conversation or its pin.
  func check(conversationNote note: String?) throws(MessagingError) {
    guard let note else { return }
    guard note.utf8.count <= limits.conversationNoteSize else {
      throw MessagingError(.limitExceeded, "note: limit \(limits.conversationNoteSize) bytes")
    }
  }
}
