package import ParlanceCore

extension HubLoop {
  /// Returns the profile of an account.
  ///
  /// - throws: `accountNotFound`.
  package func profile(of account: AccountID) throws(MessagingError) -> Profile {
    try perform { turn throws(MessagingError) in
      let account = try turn.lookup.existingAccount(account)
      guard let profile = try turn.profiles.profiles(of: [account.id]).profiles.first else {
        throw MessagingError(.accountNotFound)
      }
      return profile
    }
  }

  /// Returns the profiles of those of some accounts that exist, in their order.
  package func profiles(of accounts: [AccountID]) throws(MessagingError) -> [Profile] {
    var profiles: [Profile] = []
    var rest = accounts.compactMap(\.canonical)[...]
    // The requests of others have their turns between those for many profiles.
    while !rest.isEmpty {
      let page = try perform { turn throws(MessagingError) in try turn.profiles.profiles(of: Array(rest)) }
      profiles += page.profiles
      rest = rest.dropFirst(page.count)
    }
    return profiles
  }

  // MARK: many accounts

  /// Registers accounts with their profiles, each of them with both or not at all.
  ///
  /// - returns: For each account nothing, or its refusal: `accountExists`, `invalidArgument`, that of its profile.
  /// - throws: One of the storage codes, after which some were registered.
  package func register(
    _ accounts: [(account: AccountID, profile: ProfileUpdate)]
  ) throws(MessagingError) -> [Result<Void, MessagingError>] {
    try performEach(accounts) { turn, item throws(MessagingError) in
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
    try performEach(updates) { turn, item throws(MessagingError) in
      try turn.administration.carryOut(UpdateProfileCall(update: item.profile), as: item.account)
    }
  }
}
