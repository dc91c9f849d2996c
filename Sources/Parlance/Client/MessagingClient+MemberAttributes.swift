public import ParlanceCore
internal import ParlanceEngine

/// The attributes of members of groups. Devices are notified of changes by `DeviceEvent.groupDetailChanged`.
///
/// Calls throw `groupNotFound`, `notMember`.
extension MessagingClient {
  /// Sets attributes of a member in a group: of this account, or of a member of a lower role. The others stay as they are.
  ///
  /// - parameter attributes: New values by key; an empty one removes the attribute.
  /// - parameter account: The member; this account if nil.
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `forbidden`, `invalidArgument` without attributes or for an empty key, `messageTooLarge` for a
  ///   request that is too large, `limitExceeded` if the member would have too many.
  public func setAttributes(
    _ attributes: [String: String], ofMember account: AccountID? = nil, inGroup id: String
  ) async throws(MessagingError) {
    try await outcome {
      $0.setAttributes(attributes, ofMember: account ?? $0.account, inGroup: id, completion: $1)
    }
  }

  /// Returns attributes of members of a group; its members may ask.
  ///
  /// - parameter accounts: The members; other accounts are left out of the answer.
  /// - parameter id: The group.
  /// - parameter keys: The keys; all attributes if nil.
  /// - returns: The attributes by account.
  /// - throws: `MessagingError` with code `notMember` if none of the accounts is a member.
  public func fetchAttributes(
    ofMembers accounts: [AccountID], inGroup id: String, keys: [String]? = nil
  ) async throws(MessagingError) -> [AccountID: [String: String]] {
    try await result { $0.fetchAttributes(ofMembers: accounts, inGroup: id, keys: keys, completion: $1) }
  }
}
