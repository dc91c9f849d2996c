import PhoneApps
import QD_IMSDK

// What QD has of the administration of groups: their members.

extension QDPhone {
  func loadGroup(_ group: String, _ outcome: Outcome) {
    screen.code([
      "QDClient.shared().groupManager.fetchGroupInfo(\(CodeText.literal(group))) { group, members, error in }"
    ])
    refreshGroup(group, outcome)
  }

  /// Reads all groups of the account.
  func refreshGroups() {
    for group in client.groupManager.allMyGroupList() ?? [] { refreshGroup(group.groupId) }
  }

  /// Reads a group and its members from the server.
  func refreshGroup(_ id: String, _ outcome: Outcome? = nil) {
    guard client.groupManager.group(byId: id) != nil else {
      screen.setGroup(id, nil)
      outcome?.succeed()
      return
    }
    client.groupManager.fetchGroupInfo(id) { [weak self] group, members, error in
      if let group {
        let members = (members ?? []).map { member in
          GroupSnapshot.Member(account: member.userId, role: Self.role(member.type), muted: member.isMuted)
        }
        self?.screen.setGroup(
          id, GroupSnapshot(name: group.groupName, announcement: group.announcement, members: members))
      }
      outcome?.finish(error)
    }
  }

  private static func role(_ type: QDGroupMemberType) -> GroupSnapshot.Member.Role {
    switch type {
    case .owner: .owner
    case .manager: .manager
    case .normal: .member
    }
  }

  func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    if isMember {
      screen.code(["QDClient.shared().groupManager.addUsers([\(name)], toGroup: \(id)) { error in }"])
      client.groupManager.addUsers([account], toGroup: group) { [weak self] error in
        self?.ended("addUsers(_:toGroup:completion:)", group, error, outcome)
      }
    } else {
      screen.code(["QDClient.shared().groupManager.kickUsers([\(name)], fromGroup: \(id)) { error in }"])
      client.groupManager.kickUsers([account], fromGroup: group) { [weak self] error in
        self?.ended("kickUsers(_:fromGroup:completion:)", group, error, outcome)
      }
    }
  }

  private func ended(_ call: String, _ group: String, _ error: (any Error)?, _ outcome: Outcome) {
    screen.callback(call, [Words.error(error)])
    refreshGroup(group)
    outcome.finish(error)
  }
}
