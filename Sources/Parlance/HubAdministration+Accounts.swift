public import ParlanceCore

extension HubAdministration {
  /// Bans an account: it may not log in, and its logins end at once. It is not notified of anything while it is banned; what is
  /// sent to it waits.
  ///
  /// - parameter account: The account.
  /// - parameter until: The time at which the ban ends; nil, the default, if it lasts until it is lifted.
  /// - parameter reason: Words for the account's devices, at most 1 KB.
  /// - returns: The ban, which takes the place of one before.
  /// - throws: `MessagingError` with code `accountNotFound`, or `invalidArgument` for a time that is over.
  @discardableResult
  public func ban(
    _ account: AccountID, until: Timestamp? = nil, reason: String = ""
  ) throws(MessagingError) -> AccountBan {
    try port.get().ban(account, until: until, reason: reason)
  }

  /// Lifts the ban of an account. One that is not banned stays as it is.
  ///
  /// - throws: `MessagingError` with code `accountNotFound`.
  public func unban(_ account: AccountID) throws(MessagingError) { try port.get().unban(account) }

  /// Mutes an account in all conversations of some kinds, or lifts such mutes: it may not write there, nor change what it wrote.
  /// Messages that it wrote before stay, and it may take them back.
  ///
  /// - parameter account: The account.
  /// - parameter changes: For each kind of conversation that changes the time at which the mute ends, `AccountMutes.forever` for
  ///   one that lasts until it is lifted; nil lifts it.
  /// - returns: The mutes that hold then.
  /// - throws: `MessagingError` with code `accountNotFound`.
  @discardableResult
  public func changeMutes(
    of account: AccountID, _ changes: [ConversationKind: Timestamp?]
  ) throws(MessagingError) -> AccountMutes {
    try port.get().changeMutes(of: account, changes)
  }

  /// Returns the mutes of an account that hold now.
  ///
  /// - throws: `MessagingError` with code `accountNotFound`.
  public func mutes(of account: AccountID) throws(MessagingError) -> AccountMutes {
    try port.get().mutes(of: account)
  }

  /// Lets an account create rooms with its apps, or no longer. It counts where the hub lets chosen accounts create rooms
  /// (`HubSettings.roomCreation`).
  ///
  /// - parameter createsRooms: A Boolean value that indicates whether the account may.
  /// - parameter account: The account.
  /// - throws: `MessagingError` with code `accountNotFound`.
  public func setCreatesRooms(_ createsRooms: Bool, _ account: AccountID) throws(MessagingError) {
    try port.get().setCreatesRooms(createsRooms, account)
  }

  /// Refuses tokens that were issued before a time, and ends the logins for which tokens were shown: a device that has a newer
  /// token logs in again.
  ///
  /// A token that does not say when it was issued is refused from then on.
  ///
  /// - parameter account: The account; nil for all accounts.
  /// - parameter time: The time; nil, the default, for now. One before the time that holds changes nothing.
  /// - returns: The time that holds.
  /// - throws: `MessagingError` with code `accountNotFound`, `invalidArgument` for a time to come, or `unsupported` if no tokens
  ///   are checked.
  @discardableResult
  public func refuseTokens(of account: AccountID?, before time: Timestamp? = nil) throws(MessagingError) -> Timestamp {
    try port.get().refuseTokens(of: account, before: time)
  }

  /// Erases an account.
  ///
  /// Ends its logins, and removes it from groups and contacts. A group that it owns passes to a manager, or else to the member
  /// who has been in it for longest; a group without other members is dismissed. Deletes its profile, statuses, settings, saved
  /// items, push tokens and its own history. Its messages stay for their recipients unless they are removed. Erasing an erased
  /// account again completes an interrupted erasure, and applies `freesName` anew.
  ///
  /// - parameter account: The account.
  /// - parameter messages: Decides whether the messages that it sent stay or are removed.
  /// - parameter freesName: Whether its name may be registered again; false, the default, if it stays taken.
  /// - returns: The number of messages that were removed.
  /// - throws: `MessagingError` with code `accountNotFound`.
  @discardableResult
  public func eraseAccount(
    _ account: AccountID, messages: ErasedMessages, freesName: Bool = false
  ) throws(MessagingError) -> Int {
    try port.get().eraseAccount(account, messages: messages, freesName: freesName)
  }
}
