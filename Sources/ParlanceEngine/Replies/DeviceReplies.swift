internal import ParlanceCore

/// Replies, and messages by their ids.
final class DeviceReplies: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Fetches replies, going on where the hub stops early.
  func fetchReplies(
    _ query: ReplyQuery, stores: Bool, first: RepliesPage? = nil, found: [HistoryMessage] = [],
    then end: @escaping (DeviceCore, Result<MessageThread, MessagingError>) -> Void
  ) {
    core.request(RepliesCall(query)) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        let found = found + page.replies.prefix(max(0, query.limit))
        let first = first ?? page
        if let next = query.next(after: page.next, count: page.replies.count) {
          return core.replies.fetchReplies(next, stores: stores, first: first, found: found, then: end)
        }
        let ordered = query.oldestFirst ? found : found.reversed()
        let all = (first.thread.map { [$0] } ?? []) + ordered
        core.history.finishHistory(all, in: query.conversation, stores: stores) { core, history in
          end(
            core,
            history.map { history in
              let id = first.thread?.message.id
              return MessageThread(
                message: history.messages.first { $0.id == id }, replies: history.messages.filter { $0.id != id },
                total: first.total, newest: first.newest)
            })
        }
      }
    }
  }

  /// Fetches messages by their ids, in as many pieces as the hub wants.
  func fetchMessages(
    _ ids: ArraySlice<MessageID>, in conversation: ConversationID, stores: Bool, found: [HistoryMessage] = [],
    then end: @escaping (DeviceCore, Result<[Message], MessagingError>) -> Void
  ) {
    let wanted = ids.prefix(core.login.limits.ids)
    core.request(MessagesByIDCall(conversation: conversation, ids: Array(wanted))) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        let found = found + page.messages
        // The hub counts a duplicate id once.
        let count = page.count >= Set(wanted).count ? wanted.count : page.count
        guard count > 0 || wanted.isEmpty else { return end(core, .failure(MessagingError(.malformedData))) }
        let rest = ids.dropFirst(count)
        guard rest.isEmpty else {
          return core.replies.fetchMessages(rest, in: conversation, stores: stores, found: found, then: end)
        }
        core.history.finishHistory(found, in: conversation, stores: stores) { core, history in
          end(core, history.map(\.messages))
        }
      }
    }
  }
}
