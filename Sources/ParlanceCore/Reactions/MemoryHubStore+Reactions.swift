/// The reactions of a hub's store in memory, in the order in which they were added.
private struct MemoryHubReactions: KeptBesideMessages {
  var byMessage: [EventPlace: [ReactionRecord]] = [:]
}

extension MemoryHubStore {
  private var reactions: [EventPlace: [ReactionRecord]] {
    get { parts[MemoryHubReactions.self].byMessage }
    _modify { yield &parts[MemoryHubReactions.self].byMessage }
  }

  package func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool {
    guard isThere(message), index(of: reaction.text, reaction.account, message) == nil else { return false }
    reactions[message, default: []].append(reaction)
    undo.note { $0.reactions[message]?.removeLast() }
    return true
  }

  package func removeReaction(
    _ text: String, account: AccountNumber, from message: EventPlace
  ) throws(MessagingError) -> Bool {
    guard let index = index(of: text, account, message), let known = reactions[message]?.remove(at: index) else {
      return false
    }
    undo.note { $0.reactions[message]?.insert(known, at: index) }
    return true
  }

  package func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord] { reactions[message] ?? [] }

  package func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool {
    reactions[message]?.isEmpty == false
  }

  private func index(of text: String, _ account: AccountNumber, _ message: EventPlace) -> Int? {
    let text = ExactString(text)
    return reactions[message]?.firstIndex { $0.account == account && ExactString($0.text) == text }
  }
}
