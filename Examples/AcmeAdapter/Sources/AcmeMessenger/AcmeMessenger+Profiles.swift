public import Parlance

/// Profiles of accounts.
extension AcmeMessenger {
  /// Replaces the account's profile. A value that is nil is removed.
  ///
  /// - parameter profile: The new profile; the service sets its account and its time.
  /// - parameter text: A text of the app, which other styles do not see.
  /// - parameter completion: Receives nil once the profile is kept.
  public func setProfile(_ profile: Profile, text: String?, completion: @escaping (AcmeError?) -> Void) {
    // To the device, an empty value is one to remove, and nil one to leave as it is.
    let update = ProfileUpdate(
      nickname: profile.nickname ?? "", avatar: profile.avatar ?? "", signature: profile.signature ?? "",
      gender: profile.gender, email: profile.email ?? "", birthday: profile.birthday ?? "", phone: profile.phone ?? "",
      extensions: [Self.style: text ?? ""])
    request(completion) { device, completion in device.updateProfile(update) { completion($0.failure) } }
  }

  /// Fetches the profile of an account.
  ///
  /// - parameter account: The account.
  /// - parameter completion: Receives the profile, and the text of the app; nil if there is no such account.
  public func fetchProfile(
    of account: AccountID, completion: @escaping (Result<(profile: Profile, text: String?)?, AcmeError>) -> Void
  ) {
    fetch(completion) { device, completion in
      device.fetchProfiles([account]) { result in
        completion(result.map { $0.first.map { ($0, $0.extensions[Self.style]) } })
      }
    }
  }
}
