/// An account and its presence.
public struct AccountPresence: Hashable, Sendable {
  /// The account whose presence this is.
  public var account: AccountID
  /// The presence at the time of the report.
  public var state: PresenceState

  /// Creates an account's presence.
  public init(account: AccountID, state: PresenceState) {
    self.account = account
    self.state = state
  }
}
