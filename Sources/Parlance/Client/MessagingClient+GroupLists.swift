public import ParlanceCore
internal import ParlanceEngine

/// A group's lists of accounts: those that may not become members, and members that may write although all are muted.
/// `DeviceEvent.groupDetailChanged` reports changes of the latter list.
///
/// Calls throw `groupNotFound`, `notMember`, `forbidden`.
extension MessagingClient {
  /// Blocks accounts in a group, whether they are members or not; its owner and managers may. Members are removed, and no account that is
  /// blocked may join, apply, or be added.
  ///
  /// - parameter isBlocked: A Boolean value that indicates whether they are blocked, or no longer.
  /// - parameter accounts: The accounts; members of a lower role alone.
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `accountNotFound`, `invalidArgument` without accounts, `limitExceeded` for too many.
  public func setBlocked(
    _ isBlocked: Bool, _ accounts: [AccountID], inGroup id: String
  ) async throws(MessagingError) {
    try await outcome { $0.setBlocked(isBlocked, accounts, inGroup: id, completion: $1) }
  }

  /// Lets members write although all are muted (`Member.isAllowed`), or no longer; the owner and managers may.
  ///
  /// - parameter isAllowed: A Boolean value that indicates whether they may.
  /// - parameter accounts: The members.
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `notMember` if one of the accounts is not a member, `invalidArgument` without accounts.
  public func setAllowed(
    _ isAllowed: Bool, _ accounts: [AccountID], inGroup id: String
  ) async throws(MessagingError) {
    try await outcome { $0.setAllowed(isAllowed, accounts, inGroup: id, completion: $1) }
  }

  /// Returns the accounts that a group blocks, by name; its owner and managers may ask.
  ///
  /// - parameter id: The group.
  public func fetchBlockedAccounts(ofGroup id: String) async throws(MessagingError) -> [AccountID] {
    try await result { $0.fetchBlockedAccounts(ofGroup: id, completion: $1) }
  }
}
