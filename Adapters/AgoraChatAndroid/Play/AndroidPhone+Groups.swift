import AgoraChatAndroid
import PhoneApps

// What the SDK of 2016 has of the administration of groups: their members.

extension AndroidPhone {
  func loadGroup(_ group: String, _ outcome: Outcome) {
    screen.code(["let group = AgoraGroupManager.getInstance().getGroup(\(CodeText.literal(group)))"])
    refreshGroup(group)
    outcome.succeed()
  }

  /// Reads all groups of the account.
  func refreshGroups() {
    for group in groups.getAllGroups() { refreshGroup(group.getGroupId()) }
  }

  /// Reads a group and its members, of whose roles the SDK has the owner's alone, from the local database.
  func refreshGroup(_ id: String) {
    guard let group = groups.getGroup(id) else { return screen.setGroup(id, nil) }
    let members = group.getMembers().map { account in
      GroupSnapshot.Member(account: account, role: account == group.getOwner() ? .owner : nil)
    }
    screen.setGroup(id, GroupSnapshot(name: group.getGroupName(), announcement: nil, members: members))
  }

  func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    screen.code([
      isMember
        ? "try AgoraGroupManager.getInstance().addUsersToGroup(\(id), [\(name)])"
        : "try AgoraGroupManager.getInstance().removeUserFromGroup(\(id), \(name))"
    ])
    do throws(EaseMobException) {
      if isMember {
        try groups.addUsersToGroup(group, [account])
      } else {
        try groups.removeUserFromGroup(group, account)
      }
      refreshGroup(group)
      outcome.succeed()
    } catch {
      outcome.fail(Self.problem(error))
    }
  }
}
