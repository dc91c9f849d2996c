public import Parlance

extension Client {
  /// Replaces the profile of this client's account.
  ///
  /// - parameter profile: The new profile.
  /// - parameter text: The text that the app adds, in its style's own field.
  public func setProfile(_ profile: Profile, text: String? = nil) async throws {
    try await profileDriver().setProfile(profile, text: text)
  }

  /// Checks the profile of an account, as the hub has it.
  public func showsProfile(
    _ expected: Profile, of other: Client, file: String = #fileID, line: Int = #line
  ) async throws {
    let shown = try await profileDriver().profile(of: other.account)?.profile
    try requireEqual(shown, expected, "profile of \(other.account) at \(log.name)", file: file, line: line)
  }

  /// Checks the text that this client's app added to its own profile.
  public func showsOwnText(_ expected: String?, file: String = #fileID, line: Int = #line) async throws {
    let text = try await profileDriver().profile(of: account)?.text
    try requireEqual(text, expected, "the app's text in the profile of \(log.name)", file: file, line: line)
  }

  /// Waits until a callback reports the profile of a friend.
  public func seesProfile(
    of other: Client, nickname: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await log.wait(for: ObservedProfile(account: other.account, nickname: nickname), file: file, line: line)
  }

  private func profileDriver() throws -> any ProfileDriver { try driver(as: (any ProfileDriver).self, "have profiles") }
}
