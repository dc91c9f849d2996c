public import ParlanceCore

/// The hub's history.
extension Device {
  /// Fetches messages from the hub's history, oldest first.
  ///
  /// - parameter query: The messages to fetch.
  /// - parameter completion: Receives the messages, or `invalidArgument` (a limit outside 1 to 100), `notMember`,
  ///   `notConnected`, `notLoggedIn`.
  public func fetchHistory(
    _ query: HistoryQuery, completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    fetchHistory(query, reactions: { _ in }, completion: completion)
  }

  /// Fetches messages from the hub's history, oldest first, and leaves out those that do not meet a condition. If the query
  /// stores its messages, only those are stored that do.
  ///
  /// - parameter query: The messages to fetch; its limit counts what is left out as well.
  /// - parameter fits: The condition, which is asked where completions run; every message meets it if nil.
  /// - parameter completion: As for `fetchHistory(_:completion:)`.
  public func fetchHistory(
    _ query: HistoryQuery, where fits: ((Message) -> Bool)?,
    completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    FilteredHistory(runner, query, fits).fetch(completion)
  }

  /// Deletes messages from this account's history at the hub and on its devices; the account's other devices report
  /// `messagesDeleted`.
  ///
  /// - parameter conversation: The conversation that they are in.
  /// - parameter ids: The ids of the messages.
  /// - parameter note: Words for the other devices.
  /// - parameter completion: Receives nil, or the reason why nothing was deleted.
  public func deleteFromHub(
    _ conversation: ConversationID, _ ids: [MessageID], note: String?, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(dividing: ids) { ids in
      DeleteMessagesCall(conversation: conversation, ids: ids, note: note)
    } completion: { result in
      DeviceRunner.outcome(completion)(result)
    } apply: { core, ids, _ throws(MessagingError) in
      try core.history.forget(ids, in: conversation)
    } combine: { _, _ in
    }
  }

  /// Clears this account's history of a conversation at the hub.
  ///
  /// - parameter conversation: The conversation to clear.
  /// - parameter note: Words for the other devices.
  /// - parameter everywhere: On the account's other devices too, which report `historyCleared`.
  /// - parameter deletesCopies: On this device too: its copies of what was cleared are deleted, and not those of messages that
  ///   come after the clearing or are being sent.
  /// - parameter completion: Receives nil, or the reason why nothing was cleared.
  public func clearHubHistory(
    _ conversation: ConversationID, note: String?, everywhere: Bool, deletesCopies: Bool = false,
    completion: @escaping (MessagingError?) -> Void
  ) {
    let call = ClearHistoryCall(conversation: conversation, note: note, everywhere: everywhere)
    runner.ask(call, completion: completion) { core throws(MessagingError) in
      try core.history.noteCleared(conversation, deletesCopies: deletesCopies)
    }
  }
}

extension DeviceHistory {
  /// Deletes messages that the hub deleted for the account.
  fileprivate func forget(_ ids: [MessageID], in id: ConversationID) throws(MessagingError) {
    guard let known = core.conversations.byID[id] else { return }
    for id in ids {
      try core.messages.delete(id.normalized, in: known)
      try core.pins.forgetPin(of: id.normalized, in: known)
    }
  }

  /// Notes that the hub cleared the account's history of a conversation.
  fileprivate func noteCleared(_ id: ConversationID, deletesCopies: Bool) throws(MessagingError) {
    guard let known = core.conversations.byID[id.normalized] else { return }
    // Entries after the clearing come after its answer.
    let position = known.cursor.position
    if deletesCopies { try clear(known, upTo: position, at: core.now) }
    try core.pins.forgetPins(ofMessagesUpTo: position, in: known)
  }
}
