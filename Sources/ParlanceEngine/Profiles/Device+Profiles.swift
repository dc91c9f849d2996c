public import ParlanceCore

/// Profiles: how users want to be seen. Refusals: `messageTooLarge` for texts that are too long, `limitExceeded` for too
/// many accounts or styles, `invalidArgument`, `notConnected`, `notLoggedIn`.
extension Device {
  /// Returns this device's copy of an account's profile; nil if it has none. The hub is not asked.
  ///
  /// A device has copies of the profiles that it fetched, and of those that it was notified of: its account's and those of
  /// friends.
  public func profile(_ account: AccountID) -> Profile? {
    runner.read { core throws(MessagingError) in try core.store.profile(account) } ?? nil
  }

  /// Returns this device's copies of profiles, by the names of their accounts.
  public func profiles() -> [Profile] {
    runner.read { core throws(MessagingError) in try core.store.profiles() } ?? []
  }

  /// Fetches the profiles of accounts from the hub. Copies of them stay, and are not reported as changes.
  ///
  /// - parameter accounts: The accounts.
  /// - parameter completion: Receives the profiles of those that exist, each once, in this order.
  public func fetchProfiles(
    _ accounts: [AccountID], completion: @escaping (Result<[Profile], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in core.profiles.fetchProfiles(of: accounts, then: end) }
  }

  /// Changes fields of this account's profile. Its devices and its friends are notified.
  ///
  /// - parameter update: The fields to change.
  /// - parameter completion: Receives the profile as it is then.
  public func updateProfile(
    _ update: ProfileUpdate, completion: @escaping (Result<Profile, MessagingError>) -> Void
  ) {
    runner.ask(UpdateProfileCall(update: update), completion: completion) { core, profile throws(MessagingError) in
      // The news of it may be on the way still, while the device catches up.
      try core.profiles.take(profile)
      return profile
    }
  }
}

extension DeviceProfiles {
  fileprivate func fetchProfiles(
    of accounts: [AccountID], then end: @escaping (DeviceCore, Result<[Profile], MessagingError>) -> Void
  ) {
    var known: Set<AccountID> = []
    // The hub answers for each account once.
    let accounts = accounts.filter { known.insert($0).inserted }
    lookUpProfiles(of: accounts[...]) { core, result in
      end(
        core, result.applied(in: core) { profiles throws(MessagingError) in try core.profiles.taken(profiles) })
    }
  }

  /// Takes profiles that the hub answered, and returns them.
  private func taken(_ profiles: [Profile]) throws(MessagingError) -> [Profile] {
    for profile in profiles { try take(profile) }
    return profiles
  }
}
