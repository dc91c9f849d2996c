public import ParlanceCore

/// Reactions to messages.
extension Device {
  /// Adds a reaction of this account to a message. The other members and the account's other devices report it; this
  /// device does not.
  ///
  /// - parameter text: A short text, an emoji mostly; 128 bytes at most.
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter note: Words for the other devices; 1 KB at most.
  /// - parameter push: The content of an absent member's push notification; nothing is pushed without it.
  /// - parameter countsAsUnread: The notification raises the badge.
  /// - parameter completion: Receives nil, or `reactionExists`, `messageNotFound`, `limitExceeded` (too many texts),
  ///   `invalidArgument` or `messageTooLarge` (the text), `unsupported` (in a room), `notMember`, `notConnected`,
  ///   `notLoggedIn`.
  public func addReaction(
    _ text: String, to id: MessageID, in conversation: ConversationID, note: String? = nil, push: PushHints? = nil,
    countsAsUnread: Bool = true, completion: @escaping (MessagingError?) -> Void
  ) {
    let call = AddReactionCall(
      conversation: conversation, id: id, text: text, note: note, push: push, countsAsUnread: countsAsUnread)
    runner.ask(call, completion: DeviceRunner.outcome(completion)) { core, acceptance throws(MessagingError) in
      let reaction = Reaction(account: core.account, text: text, time: acceptance.time, note: note)
      try core.reactions.note(reaction, acceptance, of: id, in: conversation, isRemoval: false)
    }
  }

  /// Removes a reaction of this account from a message. The other members and the account's other devices report it;
  /// this device does not.
  ///
  /// - parameter text: The text with which this account reacted.
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter completion: Receives nil, or `reactionNotFound`, `messageNotFound`, `unsupported` (in a room),
  ///   `notMember`, `notConnected`, `notLoggedIn`.
  public func removeReaction(
    _ text: String, from id: MessageID, in conversation: ConversationID,
    completion: @escaping (MessagingError?) -> Void
  ) {
    let call = RemoveReactionCall(conversation: conversation, id: id, text: text)
    runner.ask(call, completion: DeviceRunner.outcome(completion)) { core, acceptance throws(MessagingError) in
      let reaction = Reaction(account: core.account, text: text, time: acceptance.time)
      try core.reactions.note(reaction, acceptance, of: id, in: conversation, isRemoval: true)
    }
  }

  /// Fetches the reactions to messages from the hub, and updates the local database.
  ///
  /// - parameter ids: The ids of the messages.
  /// - parameter conversation: The conversation that they are in.
  /// - parameter completion: Receives the reactions to those messages that exist, in their order, or `notMember`,
  ///   `notConnected`, `notLoggedIn`.
  public func fetchReactions(
    of ids: [MessageID], in conversation: ConversationID,
    completion: @escaping (Result<[MessageReactions], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in
      core.reactions.fetchReactions(of: ids[...], in: conversation, then: end)
    }
  }

  /// Fetches who has reacted to a message with one text.
  ///
  /// - parameter text: The text.
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - parameter after: `ReactionPage.next` of the page before; nil for the first page.
  /// - parameter limit: The largest number of reactions, 1 to 100.
  /// - parameter completion: Receives the page, or `messageNotFound`, `invalidArgument`, `unsupported` (in a room),
  ///   `notMember`, `notConnected`, `notLoggedIn`.
  public func fetchReactionPage(
    _ text: String, of id: MessageID, in conversation: ConversationID, after: Int64?, limit: Int,
    completion: @escaping (Result<ReactionPage, MessagingError>) -> Void
  ) {
    runner.ask(
      ReactionPageCall(conversation: conversation, id: id, text: text, after: after, limit: limit),
      completion: completion)
  }

  /// Returns the reactions to a stored message, as far as this device knows them, in the order in which they were
  /// added.
  ///
  /// - parameter id: The message's id.
  /// - parameter conversation: The conversation of the message.
  /// - returns: An empty list for a message that is not stored.
  public func reactions(of id: MessageID, in conversation: ConversationID) -> [Reaction] {
    runner.read { core throws(MessagingError) in try core.reactions.reactions(of: id, in: conversation) } ?? []
  }

  /// Fetches messages from the hub's history, oldest first, and the reactions to them. Of messages that the query does
  /// not store the local database does not have these.
  ///
  /// - parameter query: The messages to fetch.
  /// - parameter reactions: Receives the reactions to those messages that have some, before the completion.
  /// - parameter completion: As for `fetchHistory(_:completion:)`.
  public func fetchHistory(
    _ query: HistoryQuery, reactions: @escaping ([MessageReactions]) -> Void,
    completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    runner.ask(completion: { (result: Result<FetchedHistory, MessagingError>) in
      _ = result.map { reactions($0.reactions) }
      completion(result.map(\.messages))
    }) { core, end in core.history.fetchHistory(query, then: end) }
  }
}

extension DeviceReactions {
  fileprivate func reactions(of id: MessageID, in conversation: ConversationID) throws(MessagingError) -> [Reaction] {
    guard let message = try core.messages.visible(id, in: conversation) else { return [] }
    return try reactions(row: message.row)
  }
}
