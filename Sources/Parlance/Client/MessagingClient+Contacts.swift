public import ParlanceCore
internal import ParlanceEngine

/// Contacts: friends, requests to become one, blocks, notes, and accounts whose messages ring no bell. `events()`
/// reports changes as `contactChanged`, also those that another device of this account made.
///
/// Calls throw `accountNotFound` for an account that does not exist, `invalidArgument` for this account itself, and
/// `messageTooLarge` for a text that is too long.
extension MessagingClient {
  /// Returns the account's contacts, as this device knows them, by name. The hub is not asked.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func contacts() throws(MessagingError) -> [Contact] { try read { $0.contacts() } }

  /// Returns another account as this one knows it; nil if nothing is kept of it. The hub is not asked.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func contact(_ account: AccountID) throws(MessagingError) -> Contact? { try read { $0.contact(account) } }

  /// Asks another account to become a friend, which answers with `answerFriendRequest(of:accepts:message:)`.
  ///
  /// - parameter account: The other account.
  /// - parameter message: Words for it.
  /// - parameter isImmediate: Makes the two friends at once, without a question.
  /// - returns: The contact as it is then.
  /// - throws: `MessagingError` with code `blocked` if the other account has blocked this one and is not to be asked; a
  ///   request that it is to answer is dropped silently then.
  @discardableResult
  public func requestFriend(
    _ account: AccountID, message: String? = nil, isImmediate: Bool = false
  ) async throws(MessagingError) -> Contact {
    try await result { $0.requestFriend(account, message: message, isImmediate: isImmediate, completion: $1) }
  }

  /// Answers another account's request to become a friend.
  ///
  /// - parameter account: The other account.
  /// - parameter accepts: A Boolean value that indicates whether the two become friends.
  /// - parameter message: Words for it.
  /// - returns: The contact as it is then.
  /// - throws: `MessagingError` with code `requestNotFound` if there is nothing to answer.
  @discardableResult
  public func answerFriendRequest(
    of account: AccountID, accepts: Bool, message: String? = nil
  ) async throws(MessagingError) -> Contact {
    try await result { $0.answerFriendRequest(of: account, accepts: accepts, message: message, completion: $1) }
  }

  /// Ends a friendship, for both accounts; has no effect without one.
  ///
  /// - parameter account: The other account.
  /// - parameter forgetsNotes: Removes the alias and the text that this account keeps, too.
  /// - returns: The contact as it is then.
  @discardableResult
  public func removeFriend(
    _ account: AccountID, forgetsNotes: Bool = false
  ) async throws(MessagingError) -> Contact {
    try await result { $0.removeFriend(account, forgetsNotes: forgetsNotes, completion: $1) }
  }

  /// Changes what this account keeps of another one, friend or not: the alias, the app's text, a block, a mute.
  ///
  /// The hub keeps the direct messages, commands and receipts of a blocked account from this one, for good; those in
  /// groups arrive. A block also drops the requests between the two.
  ///
  /// - parameter account: The other account.
  /// - parameter update: The values to change.
  /// - returns: The contact as it is then.
  @discardableResult
  public func updateContact(
    _ account: AccountID, _ update: ContactUpdate
  ) async throws(MessagingError) -> Contact {
    try await result { $0.updateContact(account, update, completion: $1) }
  }
}
