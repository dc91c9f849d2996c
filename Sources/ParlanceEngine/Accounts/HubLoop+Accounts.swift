package import ParlanceCore

/// Many accounts at once. Each call waits until it is durable.
extension HubLoop {
  /// Registers accounts with their profiles, each of them with both or not at all.
  ///
  /// - returns: For each account nothing, or its refusal: `accountExists`, `invalidArgument`, that of its profile.
  /// - throws: One of the storage codes, after which some were registered.
  package func register(
    _ accounts: [(account: AccountID, profile: ProfileUpdate)]
  ) throws(MessagingError) -> [Result<Void, MessagingError>] {
    try performEach(accounts) { turn, item throws(MessagingError) in
      try turn.administration.register(item.account, item.profile)
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
