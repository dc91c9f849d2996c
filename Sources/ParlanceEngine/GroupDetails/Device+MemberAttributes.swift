public import ParlanceCore

/// The attributes of members of groups. `DeviceEvent.groupDetailChanged` reports changes. Refusals: `groupNotFound`, `notMember`,
/// `forbidden`, `invalidArgument`, `limitExceeded`, `messageTooLarge`, `notConnected`, `notLoggedIn`.
extension Device {
  /// Sets attributes of a member in a group: of this account, or of a member of a lower role. The others stay as they are.
  ///
  /// - parameter attributes: New values by key; an empty one removes the attribute.
  /// - parameter account: The member.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or the reason why nothing was changed.
  public func setAttributes(
    _ attributes: [String: String], ofMember account: AccountID, inGroup id: String,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(SetMemberAttributesCall(id: id, account: account, attributes: attributes), completion: completion)
  }

  /// Fetches attributes of members of a group; its members may.
  ///
  /// - parameter accounts: The members; other accounts are left out of the answer.
  /// - parameter id: The group.
  /// - parameter keys: The keys; all attributes if nil.
  /// - parameter completion: Receives the attributes by account, or `notMember` if none of the accounts is a member.
  public func fetchAttributes(
    ofMembers accounts: [AccountID], inGroup id: String, keys: [String]? = nil,
    completion: @escaping (Result<[AccountID: [String: String]], MessagingError>) -> Void
  ) {
    let call = MemberAttributesCall(id: id, accounts: accounts, keys: keys)
    runner.ask(completion: completion) { core, end in DeviceGroupDetails(core: core).fetchAttributes(call, then: end) }
  }
}
