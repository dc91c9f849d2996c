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
}
