package import ParlanceCore

/// Requests to become a member of a group, for an operator, who acts in the owner's name. Each call waits until it is durable.
extension HubLoop {
  /// Returns the requests that wait in a group, oldest first.
  package func groupRequests(_ id: String) throws(MessagingError) -> [GroupRequest] {
    try perform { turn throws(MessagingError) in
      try turn.groupRequests.all(of: try turn.administration.administeredGroup(id).conversation)
    }
  }

  /// Answers the application of an account to join a group.
  ///
  /// - throws: `groupNotFound`, `accountNotFound`, `requestNotFound`, `groupFull`, `tooManyGroups`, `messageTooLarge`.
  package func answerApplication(
    of account: AccountID, toGroup id: String, accepts: Bool, message: String?
  ) throws(MessagingError) -> GroupInfo {
    try perform { turn throws(MessagingError) in
      try turn.groupRequests.answerApplication(of: account, toGroup: id, accepts: accepts, message: message)
    }
  }

  /// Invites accounts into a group, whether it asks whom it invites or not. Those that asked to join become members.
  ///
  /// - throws: `groupNotFound`, `accountNotFound`, `alreadyMember`, `groupFull`, `tooManyGroups`, `messageTooLarge`.
  package func invite(
    _ accounts: [AccountID], toGroup id: String, message: String?, attachment: String?
  ) throws(MessagingError) -> GroupReply {
    let owner = try group(id).group.owner
    return try addMembers(
      AddMembersCall(id: id, accounts: accounts, note: message, attachment: attachment), as: owner, asksInvitees: true)
  }

  /// Adds members to a group, or invites them, in the name of one that may, whether the group asks whom it invites or not.
  ///
  /// - parameter asks: A Boolean value that indicates whether the accounts are asked.
  package func addMembers(
    _ call: AddMembersCall, as account: AccountID, asksInvitees asks: Bool
  ) throws(MessagingError) -> GroupReply {
    try perform { turn throws(MessagingError) in
      try turn.administration.carryOut(call, as: account) { (call, context) throws(MessagingError) in
        try turn.groups.add(call, context, asksInvitees: asks)
      }
    }
  }

  /// Creates a group in an account's name, whether the group asks whom it invites or not.
  ///
  /// - parameter asks: A Boolean value that indicates whether the members are asked.
  package func createGroup(
    _ call: CreateGroupCall, as account: AccountID, asksInvitees asks: Bool
  ) throws(MessagingError) -> GroupReply {
    try perform { turn throws(MessagingError) in
      try turn.administration.carryOut(call, as: account) { (call, context) throws(MessagingError) in
        try turn.groups.create(call, context, asksInvitees: asks)
      }
    }
  }

  /// Takes the invitations of an account into a group back.
  ///
  /// - throws: `groupNotFound`, `accountNotFound`, `requestNotFound`.
  package func withdrawInvitation(of account: AccountID, toGroup id: String) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      try turn.groupRequests.withdrawInvitation(of: account, toGroup: id)
    }
  }
}

extension GroupRequestRules {
  fileprivate func answerApplication(
    of account: AccountID, toGroup id: String, accepts: Bool, message: String?
  ) throws(MessagingError) -> GroupInfo {
    let owner = try self.owner(ofGroup: id, asking: account)
    return try turn.administration.carryOut(
      AnswerGroupRequestCall(id: id, account: account, inviter: nil, accepts: accepts, message: message), as: owner
    ).group
  }

  fileprivate func withdrawInvitation(of account: AccountID, toGroup id: String) throws(MessagingError) {
    let owner = try self.owner(ofGroup: id, asking: account)
    _ = try turn.administration.carryOut(WithdrawGroupRequestCall(id: id, account: account), as: owner)
  }

  /// Returns the owner of a group, who decides on the request of another account.
  private func owner(ofGroup id: String, asking account: AccountID) throws(MessagingError) -> AccountID {
    let owner = try turn.administration.administeredGroup(id).info.owner
    guard account.normalized != owner.normalized else { throw MessagingError(.requestNotFound) }
    return owner
  }
}
