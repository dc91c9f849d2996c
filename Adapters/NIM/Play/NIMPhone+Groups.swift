import Foundation
import NIMSDK
import PhoneApps

// The administration of teams.

extension NIMPhone: GroupOwner {
  func loadGroup(_ group: String, _ outcome: Outcome) {
    screen.code([
      "let team = NIMSDK.shared().teamManager.team(byId: \(CodeText.literal(group)))",
      "NIMSDK.shared().teamManager.fetchTeamMembers(\(CodeText.literal(group))) { error, members in }",
    ])
    refreshGroup(group, outcome)
  }

  /// Reads a team and its members from the local database, which follows the callbacks.
  func refreshGroup(_ id: String, _ outcome: Outcome? = nil) {
    guard sdk.teamManager.isMyTeam(id), let team = sdk.teamManager.team(byId: id) else {
      screen.setGroup(id, nil)
      outcome?.succeed()
      return
    }
    sdk.teamManager.fetchTeamMembers(id) { [weak self] error, members in
      let members = (members ?? []).map { member in
        GroupSnapshot.Member(
          account: member.userId ?? "", role: Self.role(member.type), muted: member.isMuted)
      }
      if error == nil {
        self?.screen.setGroup(
          id, GroupSnapshot(name: team.teamName, announcement: team.announcement, members: members))
      }
      outcome?.finish(error)
    }
  }

  private static func role(_ type: NIMTeamMemberType) -> GroupSnapshot.Member.Role {
    switch type {
    case .owner: .owner
    case .manager: .manager
    default: .member
    }
  }

  func rename(_ group: String, to name: String, _ outcome: Outcome) {
    let arguments = "\(CodeText.literal(name)), teamId: \(CodeText.literal(group))"
    screen.code(["NIMSDK.shared().teamManager.updateTeamName(\(arguments)) { error in }"])
    sdk.teamManager.updateTeamName(name, teamId: group) { [weak self] error in
      self?.ended("updateTeamName(_:teamId:completion:)", group, error, outcome)
    }
  }

  func announce(_ text: String, in group: String, _ outcome: Outcome) {
    let arguments = "\(CodeText.literal(text)), teamId: \(CodeText.literal(group))"
    screen.code(["NIMSDK.shared().teamManager.updateTeamAnnouncement(\(arguments)) { error in }"])
    sdk.teamManager.updateTeamAnnouncement(text, teamId: group) { [weak self] error in
      self?.ended("updateTeamAnnouncement(_:teamId:completion:)", group, error, outcome)
    }
  }

  func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    if isMember {
      screen.code([
        "NIMSDK.shared().teamManager.addUsers(",
        "  [\(name)], toTeam: \(id), postscript: nil, attach: nil) { error, members in }",
      ])
      sdk.teamManager.addUsers([account], toTeam: group, postscript: nil, attach: nil) { [weak self] error, _ in
        self?.ended("addUsers(_:toTeam:postscript:attach:completion:)", group, error, outcome)
      }
    } else {
      screen.code(["NIMSDK.shared().teamManager.kickUsers([\(name)], fromTeam: \(id)) { error in }"])
      sdk.teamManager.kickUsers([account], fromTeam: group) { [weak self] error in
        self?.ended("kickUsers(_:fromTeam:completion:)", group, error, outcome)
      }
    }
  }

  func setManager(_ account: String, _ isManager: Bool, of group: String, _ outcome: Outcome) {
    if isManager { return addManagers([account], in: group, outcome) }
    screen.code([
      "NIMSDK.shared().teamManager.removeManagers(",
      "  fromTeam: \(CodeText.literal(group)), users: [\(CodeText.literal(account))]) { error in }",
    ])
    sdk.teamManager.removeManagers(fromTeam: group, users: [account]) { [weak self] error in
      self?.ended("removeManagers(fromTeam:users:completion:)", group, error, outcome)
    }
  }

  /// Makes members managers, as the owner of the group does at the beginning.
  func addManagers(_ accounts: [String], in group: String, _ outcome: Outcome) {
    let names = accounts.map(CodeText.literal).joined(separator: ", ")
    screen.code([
      "NIMSDK.shared().teamManager.addManagers(toTeam: \(CodeText.literal(group)), users: [\(names)]) { error in }"
    ])
    sdk.teamManager.addManagers(toTeam: group, users: accounts) { [weak self] error in
      self?.ended("addManagers(toTeam:users:completion:)", group, error, outcome)
    }
  }

  func mute(_ account: String, _ isMuted: Bool, in group: String, _ outcome: Outcome) {
    screen.code([
      "NIMSDK.shared().teamManager.updateMuteState(",
      "  \(isMuted), userId: \(CodeText.literal(account)), inTeam: \(CodeText.literal(group))) { error in }",
    ])
    sdk.teamManager.updateMuteState(isMuted, userId: account, inTeam: group) { [weak self] error in
      self?.ended("updateMuteState(_:userId:inTeam:completion:)", group, error, outcome)
    }
  }

  func giveAway(_ group: String, to account: String, _ outcome: Outcome) {
    screen.code([
      "NIMSDK.shared().teamManager.transferManager(",
      "  withTeam: \(CodeText.literal(group)), newOwnerId: \(CodeText.literal(account)), isLeave: false) { error in }",
    ])
    sdk.teamManager.transferManager(withTeam: group, newOwnerId: account, isLeave: false) { [weak self] error in
      self?.ended("transferManager(withTeam:newOwnerId:isLeave:completion:)", group, error, outcome)
    }
  }

  private func ended(_ call: String, _ group: String, _ error: (any Error)?, _ outcome: Outcome) {
    screen.callback(call, [Words.error(error)])
    refreshGroup(group)
    outcome.finish(error)
  }
}
