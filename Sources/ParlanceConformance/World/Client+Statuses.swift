internal import Parlance

extension Client {
  /// Subscribes to the status of another account, for a day.
  public func subscribeToStatus(of other: Client) async throws {
    try await statusDriver().subscribeToStatus(of: other.account)
  }

  /// Ends the subscription to another account.
  public func unsubscribeFromStatus(of other: Client) async throws {
    try await statusDriver().unsubscribeFromStatus(of: other.account)
  }

  /// Publishes a description of this account.
  public func publishStatus(_ text: String) async throws { try await statusDriver().publishStatus(text) }

  /// Waits until the newest callback about an account shows it online or not, and with a description if one is given.
  public func seesStatus(
    of other: Client, isOnline: Bool, text: String? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    let account = other.account
    let expected = "\(account) \(isOnline ? "online" : "offline"), \(text ?? "any text")"
    _ = try await log.wait(for: expected, file: file, line: line) { entries -> Bool? in
      guard let last = Self.lastStatus(of: account, in: entries) else { return nil }
      return last.isOnline == isOnline && (text == nil || last.text == text) ? true : nil
    }
  }

  /// Checks the description of an account in the newest callback about it.
  public func showsLastStatus(
    of other: Client, text: String, file: String = #fileID, line: Int = #line
  ) async throws {
    let account = other.account
    let last = try await log.wait(for: "status of \(account)", file: file, line: line) { entries in
      Self.lastStatus(of: account, in: entries)
    }
    try requireEqual(last.text, text, "description of \(account) at \(log.name)", file: file, line: line)
  }

  private static func lastStatus(of account: AccountID, in entries: [ObservationLog.Entry]) -> ObservedStatus? {
    entries.observations(of: ObservedStatus.self).last { $0.account == account }
  }

  private func statusDriver() throws -> any StatusDriver {
    try driver(as: (any StatusDriver).self, "subscribe to statuses")
  }
}
