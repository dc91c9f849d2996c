package import ParlanceCore

/// The operator's changes of groups' lists of accounts, those that may not become members and members that may write although all are
/// muted, in the owner's name. Each call waits until it is durable; a call that changes nothing has no effect.
extension HubLoop {
  /// Blocks accounts in a group, or no longer. Members are removed.
  ///
  /// - throws: `groupNotFound`, `accountNotFound`, `limitExceeded`; `forbidden` for the owner.
  package func block(_ accounts: [AccountID], inGroup id: String, isBlocked: Bool) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      _ = try turn.administration.carryOut(
        BlockMembersCall(id: id, accounts: accounts, isBlocked: isBlocked), as: owner)
    }
  }

  /// Lets members write although all are muted, or no longer.
  ///
  /// - throws: `groupNotFound`, `notMember`.
  package func allow(_ accounts: [AccountID], inGroup id: String, isAllowed: Bool) throws(MessagingError) {
    try perform { turn throws(MessagingError) in
      let owner = try turn.administration.administeredGroup(id).info.owner
      _ = try turn.administration.carryOut(
        AllowMembersCall(id: id, accounts: accounts, isAllowed: isAllowed), as: owner)
    }
  }

  /// Returns the accounts that a group blocks, by name.
  package func blockedAccounts(ofGroup id: String) throws(MessagingError) -> [AccountID] {
    try perform { turn throws(MessagingError) in
      try turn.groupDetails.blocked(in: try turn.administration.administeredGroup(id).conversation)
    }
  }
}
