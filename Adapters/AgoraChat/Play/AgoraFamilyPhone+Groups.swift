import AgoraChat
import Foundation
import PhoneApps

// The administration of groups, which all generations have.

extension AgoraFamilyPhone {
  /// The expression for the group manager.
  private var groups: String { "\(shared).groupManager" }

  private var groupManager: any IAgoraChatGroupManager { client.groupManager }

  func loadGroup(_ group: String, _ outcome: Outcome) {
    screen.code([
      "let groups = \(groups)?.getJoinedGroups()",
      "let group = groups?.first { $0.groupId == \(CodeText.literal(group)) }",
    ])
    refreshGroup(group)
    outcome.succeed()
  }

  /// Takes over the groups that the local database has, which follows the callbacks.
  func refreshGroups() {
    for group in groupManager.getJoinedGroups() ?? [] { refreshGroup(group.groupId) }
  }

  /// Reads a group and its members from the local database.
  func refreshGroup(_ id: String) {
    guard let group = groupManager.getJoinedGroups()?.first(where: { $0.groupId == id }) else {
      return screen.setGroup(id, nil)
    }
    let (managers, muted) = (group.adminList ?? [], group.muteList ?? [])
    let members = (group.users ?? []).map { account in
      GroupSnapshot.Member(
        account: account,
        role: account == group.owner ? .owner : managers.contains(account) ? .manager : .member,
        muted: muted.contains(account))
    }
    screen.setGroup(
      id, GroupSnapshot(name: group.groupName, announcement: group.announcement, members: members))
  }

  /// Shows the contacts and the groups that the local database has.
  func refreshLists() {
    refreshContacts()
    refreshGroups()
  }

  func rename(_ group: String, to name: String, _ outcome: Outcome) {
    screen.code([
      "\(groups)?.updateGroupSubject(",
      "  \(CodeText.literal(name)), forGroup: \(CodeText.literal(group))) { group, error in }",
    ])
    groupManager.updateGroupSubject(
      name, forGroup: group, completion: end("updateGroupSubject(_:forGroup:completion:)", group, outcome))
  }

  func announce(_ text: String, in group: String, _ outcome: Outcome) {
    screen.code([
      "\(groups)?.updateGroupAnnouncement(",
      "  withId: \(CodeText.literal(group)), announcement: \(CodeText.literal(text))) { group, error in }",
    ])
    groupManager.updateGroupAnnouncement(
      withId: group, announcement: text,
      completion: end("updateGroupAnnouncement(withId:announcement:completion:)", group, outcome))
  }

  func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    if isMember {
      screen.code(["\(groups)?.addMembers([\(name)], toGroup: \(id), message: nil) { group, error in }"])
      groupManager.addMembers(
        [account], toGroup: group, message: nil,
        completion: end("addMembers(_:toGroup:message:completion:)", group, outcome))
    } else {
      screen.code(["\(groups)?.removeMembers([\(name)], fromGroup: \(id)) { group, error in }"])
      groupManager.removeMembers(
        [account], fromGroup: group, completion: end("removeMembers(_:fromGroup:completion:)", group, outcome))
    }
  }

  func setManager(_ account: String, _ isManager: Bool, of group: String, _ outcome: Outcome) {
    let (name, id) = (CodeText.literal(account), CodeText.literal(group))
    if isManager {
      screen.code(["\(groups)?.addAdmin(\(name), toGroup: \(id)) { group, error in }"])
      groupManager.addAdmin(account, toGroup: group, completion: end("addAdmin(_:toGroup:completion:)", group, outcome))
    } else {
      screen.code(["\(groups)?.removeAdmin(\(name), fromGroup: \(id)) { group, error in }"])
      groupManager.removeAdmin(
        account, fromGroup: group, completion: end("removeAdmin(_:fromGroup:completion:)", group, outcome))
    }
  }

  func giveAway(_ group: String, to account: String, _ outcome: Outcome) {
    screen.code([
      "\(groups)?.updateGroupOwner(",
      "  \(CodeText.literal(group)), newOwner: \(CodeText.literal(account))) { group, error in }",
    ])
    groupManager.updateGroupOwner(
      group, newOwner: account, completion: end("updateGroupOwner(_:newOwner:completion:)", group, outcome))
  }

  /// Returns a completion that is listed, and ends an action.
  private func end(
    _ call: String, _ group: String, _ outcome: Outcome
  ) -> (AgoraChatGroup?, AgoraChatError?) -> Void {
    { [weak self] _, error in
      self?.screen.callback(call, [Self.words(error)])
      self?.refreshGroup(group)
      self?.finish(outcome, error)
    }
  }

  // MARK: callbacks

  /// Lists a callback about a group, takes over the group as it is now, and shows a remark about the change.
  func noteGroup(_ name: String, _ group: AgoraChatGroup?, _ arguments: [String], _ change: GroupStep?) {
    let id = group?.groupId ?? ""
    screen.callback(name, ["\(id) \"\(group?.groupName ?? "")\""] + arguments)
    refreshGroup(id)
    guard let change else { return }
    let (words, wordsZh) = change.words
    screen.note(words, wordsZh, in: .group(id))
  }
}
