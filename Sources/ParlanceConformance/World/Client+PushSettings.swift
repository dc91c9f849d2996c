public import Parlance

extension Client {
  /// Makes a part of each day one in which this client's account is not notified, or none.
  ///
  /// - parameter hours: The part, in full hours of this machine's time zone; its distance from UTC does not count.
  public func setQuietHours(_ hours: QuietInterval?) async throws {
    try await pushSettingsDriver().setQuietHours(hours)
  }

  /// Checks the part of each day in which this client's account is not notified.
  public func showsQuietHours(
    _ expected: QuietInterval?, file: String = #fileID, line: Int = #line
  ) async throws {
    let shown = try await pushSettingsDriver().quietHours()
    try requireEqual(shown, expected, "quiet hours at \(log.name)", file: file, line: line)
  }

  private func pushSettingsDriver() throws -> any PushSettingsDriver {
    try driver(as: (any PushSettingsDriver).self, "have quiet hours")
  }
}
