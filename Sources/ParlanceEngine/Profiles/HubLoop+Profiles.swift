package import ParlanceCore

extension HubLoop {
  /// Returns the profile of an account.
  ///
  /// - throws: `accountNotFound`.
  package func profile(of account: AccountID) throws(MessagingError) -> Profile {
    try perform { turn throws(MessagingError) in try turn.profiles.existingProfile(of: account) }
  }

  /// Returns the profiles of those of some accounts that exist, in their order.
  package func profiles(of accounts: [AccountID]) throws(MessagingError) -> [Profile] {
    let parts = try runner.performInParts(of: accounts.compactMap(\.canonical)) {
      (turn, rest) throws(MessagingError) -> ([Profile], Int) in
      let page = try turn.profiles.profiles(of: Array(rest))
      return (page.profiles, page.count)
    }
    return parts.flatMap { $0 }
  }

  // MARK: many accounts

  /// Registers accounts with their profiles, each of them with both or not at all.
  ///
  /// - returns: For each account nothing, or its refusal: `accountExists`, `invalidArgument`, that of its profile.
  /// - throws: One of the storage codes, after which some were registered.
  package func register(
    _ accounts: [(account: AccountID, profile: ProfileUpdate)]
  ) throws(MessagingError) -> [Result<Void, MessagingError>] {
    try runner.performEach(accounts) { turn, item throws(MessagingError) in
      try turn.profiles.register(item.account, item.profile)
    }
  }

  /// Changes the profiles of accounts.
  ///
  /// - returns: For each account its profile, or its refusal: `accountNotFound`, `messageTooLarge`.
  /// - throws: One of the storage codes, after which some were changed.
  package func updateProfiles(
    _ updates: [(account: AccountID, profile: ProfileUpdate)]
  ) throws(MessagingError) -> [Result<Profile, MessagingError>] {
    try runner.performEach(updates) { turn, item throws(MessagingError) in
      try turn.administration.carryOut(UpdateProfileCall(update: item.profile), as: item.account)
    }
  }
}

extension ProfileRules {
  fileprivate func existingProfile(of account: AccountID) throws(MessagingError) -> Profile {
    let account = try turn.lookup.existingAccount(account)
    guard let profile = try profiles(of: [account.id]).profiles.first else { throw MessagingError(.accountNotFound) }
    return profile
  }
}
