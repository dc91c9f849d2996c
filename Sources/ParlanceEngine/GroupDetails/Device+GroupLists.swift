public import ParlanceCore

/// A group's lists of accounts: those that may not become members, and members that may write although all are muted.
/// `DeviceEvent.groupDetailChanged` reports changes of the latter list. Refusals: `groupNotFound`, `notMember`, `forbidden`,
/// `accountNotFound`, `invalidArgument`, `limitExceeded`, `notConnected`, `notLoggedIn`.
extension Device {
  /// Blocks accounts in a group, whether they are members or not; its owner and managers may. Members are removed, and no account that is
  /// blocked may join, apply, or be added.
  ///
  /// - parameter isBlocked: A Boolean value that indicates whether they are blocked, or no longer.
  /// - parameter accounts: The accounts; members of a lower role alone.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func setBlocked(
    _ isBlocked: Bool, _ accounts: [AccountID], inGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(BlockMembersCall(id: id, accounts: accounts, isBlocked: isBlocked), completion: completion)
  }

  /// Lets members write although all are muted (`Member.isAllowed`), or no longer; the owner and managers may.
  ///
  /// - parameter isAllowed: A Boolean value that indicates whether they may.
  /// - parameter accounts: The members.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func setAllowed(
    _ isAllowed: Bool, _ accounts: [AccountID], inGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(AllowMembersCall(id: id, accounts: accounts, isAllowed: isAllowed), completion: completion)
  }

  /// Fetches the accounts that a group blocks, by name; its owner and managers may.
  ///
  /// - parameter id: The group.
  /// - parameter completion: Receives them.
  public func fetchBlockedAccounts(
    ofGroup id: String, completion: @escaping (Result<[AccountID], MessagingError>) -> Void
  ) {
    runner.ask(completion: completion) { core, end in DeviceGroupDetails(core: core).fetchBlocked(of: id, then: end) }
  }
}
