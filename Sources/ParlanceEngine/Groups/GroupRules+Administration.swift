internal import ParlanceCore

/// Changes of the operator in the name of a group's owner. What is so already is not changed again, so that no member is notified twice
/// when a back end repeats a request.
extension GroupRules {
  /// Changes a group's properties, by the names in `GroupInfo.Property`.
  func change(_ id: String, _ changes: [String: String]) throws(MessagingError) -> GroupInfo {
    let info = try turn.administration.administeredGroup(id).info
    var wanted = info
    for (name, value) in changes { wanted.apply(value, to: name) }
    guard wanted != info else { return info }
    _ = try turn.administration.carryOut(UpdateGroupCall(id: info.id, changes: changes), as: info.owner)
    return try turn.administration.administeredGroup(id).info
  }

  /// Changes how many members a group may have, as far as its kind allows.
  func setMemberLimit(_ limit: Int, of id: String) throws(MessagingError) -> GroupInfo {
    let (group, info) = try turn.administration.administeredGroup(id)
    var wanted = info
    wanted.memberLimit = max(1, limit)
    wanted.memberLimit = memberLimit(of: wanted)
    guard wanted != info else { return info }
    guard group.members.count <= wanted.memberLimit else {
      throw MessagingError(.groupFull, "\(group.members.count) members")
    }
    var edit = GroupEdit(group)
    edit.info = wanted
    return try commit(edit, nil).group ?? wanted
  }

  /// Changes the role of a member; that of the owner passes to it.
  func setRole(_ role: Member.Role, of account: AccountID, in id: String) throws(MessagingError) -> Member {
    try change(account, of: id, unless: { $0.role == role }) { (group, member) throws(MessagingError) in
      if role == .owner {
        let call = TransferGroupCall(id: group.id, account: member.account, leaves: false)
        _ = try turn.administration.carryOut(call, as: group.owner)
      } else {
        let call = SetRoleCall(id: group.id, accounts: [member.account], role: role)
        _ = try turn.administration.carryOut(call, as: group.owner)
      }
    }
  }

  /// Lets a member write, or not.
  func mute(
    _ account: AccountID, in id: String, isMuted: Bool, until: Timestamp?
  ) throws(MessagingError) -> Member {
    let until = until.map { min($0, now.advanced(byMilliseconds: limits.longestInterval)) }
    return try change(
      account, of: id, unless: { isMuted ? $0.isMuted && $0.mutedUntil == until : !$0.isMuted }
    ) { (group, member) throws(MessagingError) in
      let call = MuteMembersCall(id: group.id, accounts: [member.account], isMuted: isMuted, until: until)
      _ = try turn.administration.carryOut(call, as: group.owner)
    }
  }

  /// Changes the texts of a member; nil leaves one as it is.
  func change(
    _ account: AccountID, in id: String, nickname: String?, custom: String?
  ) throws(MessagingError) -> Member {
    try change(
      account, of: id, unless: { (nickname ?? $0.nickname, custom ?? $0.custom) == ($0.nickname, $0.custom) }
    ) { (group, member) throws(MessagingError) in
      let call = UpdateMemberCall(id: group.id, account: member.account, nickname: nickname, custom: custom)
      _ = try turn.administration.carryOut(call, as: group.owner)
    }
  }

  private func change(
    _ account: AccountID, of id: String, unless isDone: (Member) -> Bool,
    _ change: (GroupInfo, Member) throws(MessagingError) -> Void
  ) throws(MessagingError) -> Member {
    let account = try turn.lookup.existingAccount(account)
    func member() throws(MessagingError) -> (group: GroupInfo, member: Member) {
      let group = try turn.administration.administeredGroup(id)
      return (group.info, try self.member(account, of: group.conversation).profile)
    }
    let known = try member()
    guard !isDone(known.member) else { return known.member }
    try change(known.group, known.member)
    return try member().member
  }
}
