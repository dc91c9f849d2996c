/// Changes the account's own profile. The reply is the profile as it is then.
package struct UpdateProfileCall: HubCall {
  package typealias Reply = Profile
  package static var kind: CallKind { .updateProfile }
  package var update: ProfileUpdate

  package init(update: ProfileUpdate) { self.update = update }
}

/// Asks for the profiles of accounts.
package struct ProfilesCall: HubCall {
  package typealias Reply = ProfilePage
  package static var kind: CallKind { .profiles }
  package var accounts: [AccountID]

  package init(accounts: [AccountID]) { self.accounts = accounts }
}

/// The profiles of some of the accounts that were asked for.
package struct ProfilePage: Hashable, Sendable {
  /// Those of the accounts that exist, in the order of the request.
  package var profiles: [Profile]
  /// The number of accounts that were looked up, from the first of the request on; the device asks for the others.
  package var count: Int

  package init(profiles: [Profile], count: Int) {
    self.profiles = profiles
    self.count = count
  }
}
