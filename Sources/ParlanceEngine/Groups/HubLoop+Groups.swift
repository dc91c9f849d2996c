package import ParlanceCore

/// Changes of groups in their owners' names. Each call waits until it is durable; a repeated one changes nothing.
extension HubLoop {
  /// Changes a group's properties.
  ///
  /// - parameter changes: The new values by the names in `GroupInfo.Property`; a further name is a property of the group.
  /// - returns: The group as it is then.
  package func changeGroup(_ id: String, _ changes: [String: String]) throws(MessagingError) -> GroupInfo {
    try perform { turn throws(MessagingError) in try turn.groups.change(id, changes) }
  }

  /// Changes the largest number of members that a group may have; no more than the hub allows for its kind.
  ///
  /// - returns: The group as it is then.
  /// - throws: `groupNotFound`; `groupFull` if it has more members.
  package func setMemberLimit(_ limit: Int, ofGroup id: String) throws(MessagingError) -> GroupInfo {
    try perform { turn throws(MessagingError) in try turn.groups.setMemberLimit(limit, of: id) }
  }

  /// Changes the role of a member of a group. The role of the owner passes to it, and the former owner becomes an ordinary member.
  ///
  /// - returns: The member as it is then.
  /// - throws: `groupNotFound`, `accountNotFound`, `notMember`; `forbidden` for another role of the owner.
  package func setRole(
    _ role: Member.Role, of account: AccountID, in group: String
  ) throws(MessagingError) -> Member {
    try perform { turn throws(MessagingError) in try turn.groups.setRole(role, of: account, in: group) }
  }

  /// Forbids a member of a group to write, or allows it again.
  ///
  /// - parameter until: The time at which the silence ends by itself; never if nil.
  /// - returns: The member as it is then.
  /// - throws: `groupNotFound`, `accountNotFound`, `notMember`; `forbidden` for the owner.
  package func mute(
    _ account: AccountID, in group: String, isMuted: Bool, until: Timestamp?
  ) throws(MessagingError) -> Member {
    try perform { turn throws(MessagingError) in
      try turn.groups.mute(account, in: group, isMuted: isMuted, until: until)
    }
  }

  /// Changes a member's name in a group, or the text that the app keeps with the membership; nil leaves one as it is.
  ///
  /// - returns: The member as it is then.
  package func changeMember(
    _ account: AccountID, in group: String, nickname: String?, custom: String?
  ) throws(MessagingError) -> Member {
    try perform { turn throws(MessagingError) in
      try turn.groups.change(account, in: group, nickname: nickname, custom: custom)
    }
  }
}
