public import ParlanceCore
internal import ParlanceEngine

/// Reactions: short texts, emojis mostly, with which accounts react to messages.
extension MessagingClient {
  /// Adds a reaction of this account to a message, in addition to others of its own.
  ///
  /// The others in the conversation and this account's other devices are notified (`reactionChanges()`).
  ///
  /// - parameter text: The text, an emoji mostly; 128 bytes of UTF-8 at most, unless the hub has another limit.
  /// - parameter message: A message of any account that this one may read.
  /// - parameter note: Words for the other devices; 1 KB at most.
  /// - throws: `MessagingError` with code `reactionExists` if this account has reacted with the text already,
  ///   `limitExceeded` if there are reactions with too many other texts, `messageNotFound` for a message that was
  ///   revoked, `invalidArgument` or `messageTooLarge` for an invalid text, `unsupported` for a room's message,
  ///   `notMember`.
  public func addReaction(
    _ text: String, to message: Message, note: String? = nil
  ) async throws(MessagingError) {
    try await outcome { $0.addReaction(text, to: message.id, in: message.conversation, note: note, completion: $1) }
  }

  /// Removes a reaction of this account from a message.
  ///
  /// - parameter text: The text with which this account reacted.
  /// - parameter message: The message.
  /// - throws: `MessagingError` with code `reactionNotFound` if this account has not reacted with the text,
  ///   `messageNotFound`, `unsupported` for a room's message, `notMember`.
  public func removeReaction(_ text: String, from message: Message) async throws(MessagingError) {
    try await outcome { $0.removeReaction(text, from: message.id, in: message.conversation, completion: $1) }
  }

  /// Returns the reactions to a message, from the hub.
  ///
  /// - returns: The reactions in the order in which they were added.
  /// - throws: `MessagingError` with code `messageNotFound`, `notMember`.
  public func reactions(of message: Message) async throws(MessagingError) -> [Reaction] {
    let lists = try await result { $0.fetchReactions(of: [message.id], in: message.conversation, completion: $1) }
    guard let list = lists.first else { throw MessagingError(.messageNotFound) }
    return list.reactions
  }

  /// Returns the reactions to messages of one conversation, from the hub.
  ///
  /// - returns: The reactions to each message that exists.
  /// - throws: `MessagingError` with code `invalidArgument` if the messages are not of one conversation, `notMember`.
  public func reactions(of messages: [Message]) async throws(MessagingError) -> [MessageReactions] {
    guard let conversation = messages.first?.conversation else { return [] }
    guard messages.allSatisfy({ $0.conversation == conversation }) else {
      throw MessagingError(.invalidArgument, "messages of one conversation only")
    }
    return try await result { $0.fetchReactions(of: messages.map(\.id), in: conversation, completion: $1) }
  }

  /// Returns some of the accounts that reacted to a message with one text, from the hub.
  ///
  /// - parameter text: The text.
  /// - parameter message: The message.
  /// - parameter position: `ReactionPage.next` of the page before; nil for the first page.
  /// - parameter limit: The largest number of reactions in the page, 1 to 100.
  /// - throws: `MessagingError` with code `messageNotFound`, `invalidArgument`, `unsupported` for a room's message,
  ///   `notMember`.
  public func reactions(
    _ text: String, of message: Message, after position: Int64? = nil, limit: Int = 100
  ) async throws(MessagingError) -> ReactionPage {
    try await result {
      $0.fetchReactionPage(
        text, of: message.id, in: message.conversation, after: position, limit: limit, completion: $1)
    }
  }

  /// Returns the reactions to a stored message, as far as this device knows them.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func knownReactions(of message: Message) throws(MessagingError) -> [Reaction] {
    try read { $0.reactions(of: message.id, in: message.conversation) }
  }

  /// Returns a stream of reactions that were added or removed, by other accounts and on this account's other devices.
  public func reactionChanges() -> MessagingStream<ReactionChange> {
    MessagingStream(core, .reactions) { event, _ in
      if case .reaction(let change) = event { change } else { nil }
    }
  }
}
