public import ParlanceCore

/// Requests to become a member of a group: applications of accounts, and invitations. Refusals: `groupNotFound`, `forbidden`,
/// `notMember`, `alreadyMember`, `groupFull`, `tooManyGroups`, `accountNotFound`, `requestNotFound`, `messageTooLarge` for words that
/// are too long, `notConnected`, `notLoggedIn`.
extension Device {
  /// Asks to become a member of a group. The account is one at once if anyone may join, or if it was invited.
  ///
  /// - parameter id: The group.
  /// - parameter message: Words for those who answer.
  /// - parameter completion: Receives the group, and whether the account is a member; or `forbidden` if the group takes no applications,
  ///   `alreadyMember`, `groupFull`, `tooManyGroups`.
  public func applyToGroup(
    _ id: String, message: String?,
    completion: @escaping (Result<(group: GroupInfo, isMember: Bool), MessagingError>) -> Void
  ) {
    runner.ask(ApplyToGroupCall(id: id, message: message), completion: completion) { _, reply in
      (reply.group, reply.isMember)
    }
  }

  /// Answers the application of an account to join a group; its owner and managers may. To accept one that another manager accepted has
  /// no effect.
  ///
  /// - parameter account: The account that asked.
  /// - parameter id: The group.
  /// - parameter accepts: A Boolean value that indicates whether it becomes a member.
  /// - parameter message: Words for it.
  /// - parameter completion: Receives the group, or `requestNotFound` if there is nothing to answer.
  public func answerApplication(
    of account: AccountID, toGroup id: String, accepts: Bool, message: String? = nil,
    completion: @escaping (Result<GroupInfo, MessagingError>) -> Void
  ) {
    answer(
      AnswerGroupRequestCall(id: id, account: account, inviter: nil, accepts: accepts, message: message), completion)
  }

  /// Answers an invitation of this account into a group. To accept one that another device accepted has no effect.
  ///
  /// - parameter id: The group.
  /// - parameter inviter: The member that sent the invitation. If nil, the newest invitation is accepted, or all of them are declined.
  /// - parameter accepts: A Boolean value that indicates whether the account becomes a member.
  /// - parameter message: Words for the inviter.
  /// - parameter completion: Receives the group, or `requestNotFound` if there is nothing to answer.
  public func answerInvitation(
    toGroup id: String, of inviter: AccountID?, accepts: Bool, message: String? = nil,
    completion: @escaping (Result<GroupInfo, MessagingError>) -> Void
  ) {
    answer(
      AnswerGroupRequestCall(id: id, account: account, inviter: inviter, accepts: accepts, message: message),
      completion)
  }

  private func answer(
    _ call: AnswerGroupRequestCall, _ completion: @escaping (Result<GroupInfo, MessagingError>) -> Void
  ) {
    runner.ask(call, completion: completion) { core, reply in
      core.groupRequests.noteAnswered(call, reply.group)
      return reply.group
    }
  }

  /// Takes a request back: this account's application, or the invitation of another account.
  ///
  /// - parameter account: The account that would have become a member: this one for an application.
  /// - parameter id: The group.
  /// - parameter completion: Receives nil, or `requestNotFound` if there is nothing to take back.
  public func withdrawGroupRequest(
    of account: AccountID, toGroup id: String, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(WithdrawGroupRequestCall(id: id, account: account), completion: completion)
  }

  /// Fetches the requests that wait in a group, oldest first; its owner and managers may.
  ///
  /// - parameter id: The group.
  /// - parameter completion: Receives them.
  public func fetchGroupRequests(
    _ id: String, completion: @escaping (Result<[GroupRequest], MessagingError>) -> Void
  ) {
    runner.ask(GroupRequestsCall(id: id), completion: completion) { _, reply in reply.requests }
  }
}

extension DeviceGroupRequests {
  /// Notes an answer of this account to an invitation of its own.
  fileprivate func noteAnswered(_ call: AnswerGroupRequestCall, _ group: GroupInfo) {
    if call.account == core.account { noteAnswered(group.id) }
  }
}
