package import ParlanceCore

/// The attributes of members of groups, for an operator. Each call waits until it is durable.
extension HubLoop {
  /// Sets attributes of a member in its name; an empty value removes one.
  ///
  /// - returns: All attributes that the member has then.
  /// - throws: `groupNotFound`, `accountNotFound`, `notMember`, `messageTooLarge`, `limitExceeded`.
  package func setAttributes(
    _ attributes: [String: String], ofMember account: AccountID, inGroup id: String
  ) throws(MessagingError) -> [String: String] {
    try perform { turn throws(MessagingError) in
      try turn.groupDetails.set(attributes, ofMember: account, inGroup: id)
    }
  }

  /// Returns the attributes of members of a group, without accounts that are not members.
  ///
  /// - throws: `groupNotFound`, `accountNotFound`.
  package func attributes(
    ofMembers accounts: [AccountID], inGroup id: String
  ) throws(MessagingError) -> [AccountID: [String: String]] {
    try perform { turn throws(MessagingError) in
      try turn.groupDetails.attributes(
        of: accounts, in: try turn.administration.administeredGroup(id).conversation)
    }
  }
}

extension GroupDetailRules {
  fileprivate func set(
    _ attributes: [String: String], ofMember account: AccountID, inGroup id: String
  ) throws(MessagingError) -> [String: String] {
    if !attributes.isEmpty {
      _ = try turn.administration.carryOut(
        SetMemberAttributesCall(id: id, account: account, attributes: attributes), as: account)
    }
    let group = try turn.administration.administeredGroup(id).conversation
    guard let all = try self.attributes(of: [account], in: group).values.first else { throw MessagingError(.notMember) }
    return all
  }
}
