package import ParlanceCore

/// History as the operator reads and changes it. Each call waits until it is durable.
extension HubLoop {
  /// Returns messages of a conversation's history as the operator reads them, in the order in which the query asks for them.
  package func history(
    of conversation: AdministeredConversation, _ query: HistoryQuery
  ) throws(MessagingError) -> HistoryPage {
    try perform { turn throws(MessagingError) in
      try turn.history.history(of: try turn.administration.conversation(conversation), query)
    }
  }

  /// Returns messages of a room's history, in the order in which the query asks for them.
  package func roomHistory(_ query: HistoryQuery) throws(MessagingError) -> HistoryPage {
    try perform { turn throws(MessagingError) in try turn.history.history(ofRoom: query) }
  }

  /// Removes a message from the histories of all accounts in a conversation that is not a room, as if each of them had deleted it.
  ///
  /// - throws: `messageNotFound`, also for one that all of them have deleted; `unsupported` for a room.
  package func deleteForAll(_ id: MessageID, in name: AdministeredConversation) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.history.deleteForAll(id, in: name) }
  }
}
