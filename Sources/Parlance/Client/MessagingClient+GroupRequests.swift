public import ParlanceCore
internal import ParlanceEngine

/// Requests to become a member of a group. `DeviceEvent.groupRequestChanged` notifies managers of applications, an account of
/// invitations into groups, and the applicant or the inviter of the answer.
///
/// Calls throw `groupNotFound`, `accountNotFound`, and `messageTooLarge` for words that are too long.
extension MessagingClient {
  /// Asks to become a member of a group. The account is one at once if anyone may join, or if it was invited.
  ///
  /// - parameter id: The group.
  /// - parameter message: Words for those who answer.
  /// - returns: The group, and whether the account is a member. If not, its owner and managers are asked.
  /// - throws: `MessagingError` with code `forbidden` if the group takes no applications, `alreadyMember`, `groupFull`,
  ///   `tooManyGroups`.
  @discardableResult
  public func applyToGroup(
    _ id: String, message: String? = nil
  ) async throws(MessagingError) -> (group: GroupInfo, isMember: Bool) {
    try await result { $0.applyToGroup(id, message: message, completion: $1) }
  }

  /// Answers the application of an account to join a group; its owner and managers may. To accept one that another manager accepted has
  /// no effect.
  ///
  /// - parameter account: The account that asked.
  /// - parameter id: The group.
  /// - parameter accepts: A Boolean value that indicates whether it becomes a member.
  /// - parameter message: Words for it.
  /// - returns: The group as it is then.
  /// - throws: `MessagingError` with code `requestNotFound` if there is nothing to answer, `notMember`, `forbidden`, `groupFull`,
  ///   `tooManyGroups`.
  @discardableResult
  public func answerApplication(
    of account: AccountID, toGroup id: String, accepts: Bool, message: String? = nil
  ) async throws(MessagingError) -> GroupInfo {
    try await result {
      $0.answerApplication(of: account, toGroup: id, accepts: accepts, message: message, completion: $1)
    }
  }

  /// Answers an invitation of this account into a group. To accept one that another device accepted has no effect.
  ///
  /// - parameter id: The group.
  /// - parameter inviter: The member that sent the invitation. If nil, the newest invitation is accepted, or all of them are declined.
  /// - parameter accepts: A Boolean value that indicates whether the account becomes a member.
  /// - parameter message: Words for the inviter.
  /// - returns: The group as it is then.
  /// - throws: `MessagingError` with code `requestNotFound` if there is nothing to answer, `groupFull`, `tooManyGroups`.
  @discardableResult
  public func answerInvitation(
    toGroup id: String, of inviter: AccountID? = nil, accepts: Bool, message: String? = nil
  ) async throws(MessagingError) -> GroupInfo {
    try await result {
      $0.answerInvitation(toGroup: id, of: inviter, accepts: accepts, message: message, completion: $1)
    }
  }

  /// Takes a request back: this account's application, or the invitation of another account, which the inviter may, and managers.
  ///
  /// - parameter account: The account that would have become a member: this one for an application.
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `requestNotFound` if there is nothing to take back, `notMember`.
  public func withdrawGroupRequest(of account: AccountID, toGroup id: String) async throws(MessagingError) {
    try await outcome { $0.withdrawGroupRequest(of: account, toGroup: id, completion: $1) }
  }

  /// Returns the requests that wait in a group, oldest first; its owner and managers may ask.
  ///
  /// - parameter id: The group.
  /// - throws: `MessagingError` with code `notMember`, `forbidden`.
  public func fetchGroupRequests(_ id: String) async throws(MessagingError) -> [GroupRequest] {
    try await result { $0.fetchGroupRequests(id, completion: $1) }
  }
}
