internal import ParlanceCore

/// The hub's history.
final class DeviceHistory: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Fetches messages of the past, going on where the hub stops early, and ends with them, oldest first.
  ///
  /// - parameter found: The messages before, in the order of the query.
  func fetchHistory(
    _ query: HistoryQuery, found: [HistoryMessage] = [],
    then end: @escaping (DeviceCore, Result<FetchedHistory, MessagingError>) -> Void
  ) {
    core.request(HistoryCall(query)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        let found = found + page.messages.prefix(max(0, query.limit))
        if let next = query.next(after: page.next, count: page.messages.count) {
          core.history.fetchHistory(next, found: found, then: end)
        } else {
          let messages = query.oldestFirst ? found : found.reversed()
          core.history.finishHistory(messages, in: query.conversation, stores: query.stores, then: end)
        }
      }
    }
  }

  /// Ends a fetch of the past: with the reactions to the messages of which the hub says that there are some.
  func finishHistory(
    _ found: [HistoryMessage], in conversation: ConversationID, stores: Bool,
    then end: @escaping (DeviceCore, Result<FetchedHistory, MessagingError>) -> Void
  ) {
    let result = Result<[HistoryMessage], MessagingError>.success(found).applied(in: core) {
      (found) throws(MessagingError) in
      try messages(found, in: conversation, stores: stores)
    }
    let reacted = found.filter { $0.message.options.contains(.hasReactions) }.map(\.message.id)
    guard case .success = result, !reacted.isEmpty else {
      return end(core, result.map { FetchedHistory(messages: $0, reactions: []) })
    }
    core.reactions.completeReactions(of: reacted, in: conversation) { core, reactions in
      // Some may have been taken back since.
      let messages = result.map { $0.filter { !core.revocations.revokedKeys.contains($0.key) } }
      end(core, messages.map { FetchedHistory(messages: $0, reactions: reactions) })
    }
  }

  /// Stores messages of the past that the app has received; those that came meanwhile are there already.
  func keep(_ messages: [Message]) throws(MessagingError) -> [Message] {
    var kept: [Message] = []
    for message in messages where !core.revocations.revokedKeys.contains(message.key) {
      if message.row == .zero, try core.messages.stored(message.id, in: message.conversation) == nil {
        kept.append(try core.news.keepFetched(message))
      } else {
        kept.append(message)
      }
    }
    return kept
  }

  /// Returns the messages of the past that the app receives: its own copies, where it has them.
  func messages(
    _ found: [HistoryMessage], in name: ConversationID, stores: Bool
  ) throws(MessagingError) -> [Message] {
    var messages: [Message] = []
    for entry in found {
      // It may have been revoked since the hub answered: an answer may come in parts. The app's copy may still be there, until
      // the app was notified.
      if core.revocations.revokedKeys.contains(MessageKey(entry.message.id, in: name)) { continue }
      if let known = try core.messages.stored(entry.message.id, in: name) {
        if !known.marks.contains(.revoked) {
          let conversation = try core.conversations.conversation(name)
          messages.append(try core.edits.store(entry, in: conversation, from: .query) ?? known)
        }
        continue
      }
      let message = core.news.fetched(entry, in: name)
      messages.append(stores ? try core.news.keepFetched(message) : message)
    }
    return messages
  }
}
