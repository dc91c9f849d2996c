public import ParlanceCore
internal import ParlanceEngine

/// Profiles: how users want to be seen. `events()` reports changes of this account's and of friends' as
/// `profileChanged`.
extension MessagingClient {
  /// Returns this device's copy of an account's profile, without a request to the hub; nil if it has none.
  ///
  /// The device has copies for this account, for friends, and for accounts whose profiles were fetched.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func profile(_ account: AccountID) throws(MessagingError) -> Profile? { try read { $0.profile(account) } }

  /// Returns this device's copies of profiles, sorted by account name, without a request to the hub.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func profiles() throws(MessagingError) -> [Profile] { try read { $0.profiles() } }

  /// Fetches the profiles of accounts.
  ///
  /// - parameter accounts: The accounts.
  /// - returns: The profiles of those that exist, each once, in this order.
  /// - throws: `MessagingError` with code `invalidArgument` for a name that no account can have.
  @discardableResult
  public func fetchProfiles(_ accounts: [AccountID]) async throws(MessagingError) -> [Profile] {
    try await result { $0.fetchProfiles(accounts, completion: $1) }
  }

  /// Changes fields of this account's profile. Its devices and its friends are notified.
  ///
  /// - parameter update: The fields to change.
  /// - returns: The profile as it is then.
  /// - throws: `MessagingError` with code `messageTooLarge` if its texts would be longer than the hub keeps
  ///   (`HubLimits.profileSize`), `limitExceeded` for more styles than it keeps.
  @discardableResult
  public func updateProfile(_ update: ProfileUpdate) async throws(MessagingError) -> Profile {
    try await result { $0.updateProfile(update, completion: $1) }
  }
}
