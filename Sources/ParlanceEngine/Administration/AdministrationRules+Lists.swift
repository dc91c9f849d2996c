package import ParlanceCore

extension AdministrationRules {
  /// The number of messages with one id that are returned.
  private static let messagesOfID = 100

  /// Returns the messages that have an id and are neither revoked nor in a conversation that ended.
  func messages(id: MessageID) throws(MessagingError) -> [LocatedMessage] {
    guard let id = id.canonical else { return [] }
    var found: [LocatedMessage] = []
    for record in try store.events(id: id, limit: Self.messagesOfID) where record.isRevocable {
      guard let stream = try store.stream(number: record.stream), !stream.isDismissed else { continue }
      let message = HistoryMessage(
        sequence: record.sequence, time: record.time, message: try turn.pulls.messageEvent(record, id))
      let conversation = try turn.lookup.conversation(stream).administered(first: record.sender)
      found.append(LocatedMessage(message: message, conversation: conversation))
    }
    return found
  }

  // MARK: conversations

  /// The number of accounts or conversations that a page looks at.
  private static let lookedAt = 200

  /// Returns conversations with an entry of a time or later: the groups and rooms by their ids, then the direct conversations by
  /// their accounts, whose numbers have no gaps.
  func conversations(
    activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    switch place ?? .conversation(key: .beforeConversations) {
    case .conversation(let key): try spaces(activeSince: time, after: key)
    case .account(let number, let behind): try directConversations(activeSince: time, of: number, behind: behind)
    }
  }

  /// Returns the direct conversations and the groups of an account that have an entry of a time or later, the newest first.
  func conversations(
    of account: AccountRecord, activeSince time: Timestamp, after place: ActivePlace?
  ) throws(MessagingError) -> ActiveConversations {
    var question = ActivityQuestion(account: account.number, since: time, rows: Self.lookedAt)
    if case .account(_, let behind?) = place { (question.time, question.stream) = (behind.time, behind.stream) }
    let page = try store.active(question)
    var found: [AdministeredConversation] = []
    for stream in page.streams where !stream.isDismissed {
      let conversation =
        stream.kind == .direct ? try turn.lookup.directConversation(stream) : try turn.lookup.conversation(stream)
      found.append(conversation.administered(first: account.number))
    }
    guard page.hasMore, let last = page.streams.last else {
      return ActiveConversations(conversations: found, next: nil)
    }
    let entry = ActivePlace.Entry(time: last.lastTime, stream: last.number)
    return ActiveConversations(conversations: found, next: .account(number: account.number, behind: entry))
  }

  private func spaces(activeSince time: Timestamp, after key: StreamKey) throws(MessagingError) -> ActiveConversations {
    let streams = try store.conversations(after: key, limit: Self.lookedAt)
    var found: [AdministeredConversation] = []
    for stream in streams where !stream.isDismissed && stream.lastTime >= time {
      found.append(try turn.lookup.conversation(stream).administered(first: .zero))
    }
    guard let last = streams.last, streams.count == Self.lookedAt else {
      return ActiveConversations(conversations: found, next: .account(number: .first, behind: nil))
    }
    return ActiveConversations(conversations: found, next: .conversation(key: last.key))
  }

  private func directConversations(
    activeSince time: Timestamp, of account: AccountNumber, behind: ActivePlace.Entry?
  ) throws(MessagingError) -> ActiveConversations {
    var (number, behind, found): (AccountNumber, ActivePlace.Entry?, [AdministeredConversation]) = (account, behind, [])
    for _ in 0..<Self.lookedAt {
      guard try store.account(number: number) != nil else {
        return ActiveConversations(conversations: found, next: nil)
      }
      var question = ActivityQuestion(account: number, since: time, rows: Self.lookedAt)
      if let behind { (question.time, question.stream) = (behind.time, behind.stream) }
      let page = try store.active(question)
      for stream in page.streams where stream.kind == .direct {
        // Both accounts follow it; it is listed with the one that was registered first.
        let conversation = try turn.lookup.directConversation(stream)
        guard conversation.pair?.0.number == number else { continue }
        found.append(conversation.administered(first: number))
      }
      if page.hasMore, let last = page.streams.last {
        let entry = ActivePlace.Entry(time: last.lastTime, stream: last.number)
        return ActiveConversations(conversations: found, next: .account(number: number, behind: entry))
      }
      (number, behind) = (number.successor, nil)
    }
    return ActiveConversations(conversations: found, next: .account(number: number, behind: nil))
  }
}

/// A message and its conversation, of which the message's sender is the first account if it is direct.
package struct LocatedMessage: Sendable {
  package var message: HistoryMessage
  package var conversation: AdministeredConversation
}

/// A page of conversations.
package struct ActiveConversations: Sendable {
  package var conversations: [AdministeredConversation]
  /// The place behind which the next page begins; nil if there is none.
  package var next: ActivePlace?
}

/// A place in the list of all conversations.
package enum ActivePlace: Hashable, Sendable {
  /// The newest entry of a conversation.
  package struct Entry: Hashable, Sendable {
    var time: Timestamp
    var stream: StreamNumber
  }

  case conversation(key: StreamKey)
  case account(number: AccountNumber, behind: Entry?)
}
