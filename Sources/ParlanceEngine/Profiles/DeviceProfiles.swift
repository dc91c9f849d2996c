internal import ParlanceCore

/// This device's copies of profiles.
final class DeviceProfiles: DeviceComponent {
  unowned let core: DeviceCore
  /// The state of the profiles of the account and its friends.
  private(set) var copy = HubCopy()

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let isCurrent = try core.numbers(ofSetting: Self.currentName).first.map { $0 == 1 }
    return { [self] in
      copy.restore(isKnown: isCurrent != nil, isOutdated: isCurrent == false)
    }
  }

  private static var currentName: String { "hasProfiles" }

  private func step(_ input: (inout HubCopy) -> Void) throws(MessagingError) {
    try core.step(&copy, saving: \.isCurrent, asSetting: Self.currentName, input)
  }

  func applyProfileChange(_ profile: Profile, _ time: Timestamp) throws(MessagingError) {
    if let known = try core.store.profile(profile.account) {
      // A profile that the device has fetched in the meantime is newer.
      guard profile.updated >= known.updated, profile != known else { return }
    }
    try take(profile)
    try core.report(.profileChanged(profile), .direct(profile.account), time)
  }

  /// Stores a copy of a profile as the hub has it.
  func take(_ profile: Profile) throws(MessagingError) {
    guard try core.store.profile(profile.account) != profile else { return }
    try core.begin(isDurable: false)
    try core.store.save(profile)
  }

  /// Looks up the profiles of some accounts, and of the rest then.
  ///
  /// - parameter known: The profiles that were found before.
  func lookUpProfiles(
    of accounts: ArraySlice<AccountID>, _ known: [Profile] = [],
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    _ end: @escaping (DeviceCore, Result<[Profile], MessagingError>) throws(MessagingError) -> Void
  ) {
    let wanted = Array(accounts.prefix(core.login.limits.accounts))
    core.request(ProfilesCall(accounts: wanted), for: purpose) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): try end(core, .failure(error))
      case .success(let page):
        // A hub that looks nothing up would be asked for ever.
        guard page.count > 0 || wanted.isEmpty else { return try end(core, .failure(MessagingError(.malformedData))) }
        let rest = accounts.dropFirst(min(page.count, wanted.count))
        let all = known + page.profiles
        if rest.isEmpty { return try end(core, .success(all)) }
        core.profiles.lookUpProfiles(of: rest, all, for: purpose, end)
      }
    }
  }

  // MARK: keeping all of them

  /// Reads the profiles of this account and its friends, which an earlier run could not.
  func readMissingProfiles() throws(MessagingError) {
    if copy.needsReading { try readProfiles() }
  }

  /// Reads the profiles of this account and its friends, where the style wants them.
  func readProfiles() throws(MessagingError) {
    try read([core.account] + core.contacts.byAccount.values.filter(\.isFriend).map(\.account).sorted())
  }

  /// Reads the profile of a new friend, also while others are being read, where the style wants it; those that an earlier read could not,
  /// too.
  func readProfile(ofFriend account: AccountID) throws(MessagingError) {
    guard core.configuration.keepsProfiles else { return }
    if copy.needsReading { try readProfiles() } else { try read([account]) }
  }

  private func read(_ accounts: [AccountID]) throws(MessagingError) {
    guard core.configuration.keepsProfiles else { return }
    try step { $0.markOutdated() }
    copy.beginReading()
    let delaysLogin = core.connection.state == .synchronizing
    if delaysLogin { core.fetching.catchUp.expectAnswer() }
    lookUpProfiles(of: accounts[...], for: { .copy($0) }) { core, result throws(MessagingError) in
      if delaysLogin { core.fetching.catchUp.noteAnswer() }
      // A later login asks again.
      guard case .success(let profiles) = result else { return core.profiles.copy.endReading(succeeded: false) }
      try core.profiles.step { $0.endReading(succeeded: true) }
      for profile in profiles { try core.profiles.reportDifference(profile) }
    }
  }

  /// Takes a profile and reports it if it is another than the one that was known.
  private func reportDifference(_ profile: Profile) throws(MessagingError) {
    let known = try core.store.profile(profile.account)
    guard known != profile else { return }
    try take(profile)
    guard known != nil || profile.updated > .zero else { return }
    try core.report(.profileChanged(profile), .direct(profile.account), profile.updated)
  }
}
