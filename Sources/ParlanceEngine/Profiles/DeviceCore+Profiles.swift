internal import ParlanceCore

/// This device's copies of profiles.
extension DeviceCore {
  func applyProfileChange(_ profile: Profile, _ time: Timestamp) throws(MessagingError) {
    if let known = try store.profile(profile.account) {
      // A profile that the device has fetched in the meantime is newer.
      guard profile.updated >= known.updated, profile != known else { return }
    }
    try take(profile)
    try report(.profileChanged(profile), .direct(profile.account), time)
  }

  /// Stores a copy of a profile as the hub has it.
  func take(_ profile: Profile) throws(MessagingError) {
    guard try store.profile(profile.account) != profile else { return }
    try begin(isDurable: false)
    try store.save(profile)
  }

  /// Looks up the profiles of some accounts, and of the rest then.
  ///
  /// - parameter known: The profiles that were found before.
  func lookUpProfiles(
    of accounts: ArraySlice<AccountID>, _ known: [Profile] = [],
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    _ end: @escaping (DeviceCore, Result<[Profile], MessagingError>) throws(MessagingError) -> Void
  ) {
    let wanted = Array(accounts.prefix(limits.accounts))
    request(ProfilesCall(accounts: wanted), for: purpose) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): try end(core, .failure(error))
      case .success(let page):
        // A hub that looks nothing up would be asked for ever.
        guard page.count > 0 || wanted.isEmpty else { return try end(core, .failure(MessagingError(.malformedData))) }
        let rest = accounts.dropFirst(min(page.count, wanted.count))
        let all = known + page.profiles
        if rest.isEmpty { return try end(core, .success(all)) }
        core.lookUpProfiles(of: rest, all, for: purpose, end)
      }
    }
  }

  // MARK: keeping all of them

  /// Reads the profiles of this account and its friends, which an earlier run could not.
  func readMissingProfiles() throws(MessagingError) {
    if lacksProfiles && profileReads == 0 { try readProfiles() }
  }

  /// Reads the profiles of this account and its friends, where the style wants them.
  func readProfiles() throws(MessagingError) {
    try readProfiles(of: [account] + contacts.values.filter(\.isFriend).map(\.account).sorted())
  }

  func readProfiles(of accounts: [AccountID]) throws(MessagingError) {
    guard configuration.keepsProfiles else { return }
    try noteProfiles(areMissing: true)
    if profileReads == 0 { profileReadFailed = false }
    profileReads += 1
    let delaysLogin = connection.state == .synchronizing
    if delaysLogin { catchUp.expectAnswer() }
    lookUpProfiles(of: accounts[...], for: { .copy($0) }) { core, result throws(MessagingError) in
      if delaysLogin { core.catchUp.noteAnswer() }
      core.profileReads -= 1
      // A later login asks again.
      guard case .success(let profiles) = result else { return core.profileReadFailed = true }
      for profile in profiles { try core.reportDifference(profile) }
      if core.profileReads == 0 && !core.profileReadFailed { try core.noteProfiles(areMissing: false) }
    }
  }

  /// Takes a profile and reports it if it is another than the one that was known.
  private func reportDifference(_ profile: Profile) throws(MessagingError) {
    let known = try store.profile(profile.account)
    guard known != profile else { return }
    try take(profile)
    guard known != nil || profile.updated > .zero else { return }
    try report(.profileChanged(profile), .direct(profile.account), profile.updated)
  }

  private func noteProfiles(areMissing: Bool) throws(MessagingError) {
    guard areMissing != lacksProfiles else { return }
    try begin(isDurable: false)
    lacksProfiles = areMissing
    try save(areMissing ? 0 : 1, asSetting: "hasProfiles")
  }
}
