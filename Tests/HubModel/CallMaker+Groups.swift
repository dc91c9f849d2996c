internal import ParlanceCore

extension CallMaker {
  mutating func groupCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .createGroup: return creation()
    case .dismissGroup: return DismissGroupCall(id: group(atLeast: .owner))
    case .leaveGroup: return LeaveGroupCall(id: group())
    case .joinGroup: return JoinGroupCall(id: choices.pick(Vocabulary.groups))
    case .addMembers:
      return AddMembersCall(id: group(atLeast: .manager), accounts: someAccounts(), note: text(), attachment: text())
    case .applyToGroup: return ApplyToGroupCall(id: choices.pick(Vocabulary.groups), message: text())
    case .answerGroupRequest:
      return AnswerGroupRequestCall(
        id: choices.pick(Vocabulary.groups), account: someAccount(), inviter: choices.chance(20) ? someAccount() : nil,
        accepts: choices.chance(70), message: text())
    case .withdrawGroupRequest:
      return WithdrawGroupRequestCall(id: choices.pick(Vocabulary.groups), account: someAccount())
    case .groupRequests: return GroupRequestsCall(id: group(atLeast: .manager))
    case .blockMembers:
      return BlockMembersCall(
        id: group(atLeast: .manager), accounts: someAccounts(), isBlocked: choices.chance(60))
    case .allowMembers:
      return AllowMembersCall(
        id: group(atLeast: .manager), accounts: someAccounts(), isAllowed: choices.chance(70))
    case .blockedMembers:
      return BlockedMembersCall(id: group(atLeast: .manager), after: choices.chance(20) ? someAccount() : nil)
    case .setMemberAttributes:
      let keys = ["a", "b", "cc"].filter { _ in choices.chance(50) }
      return SetMemberAttributesCall(
        id: group(), account: someAccount(),
        attributes: Dictionary(keys.map { ($0, choices.pick(["", "x", "long value"])) }) { $1 })
    case .memberAttributes:
      return MemberAttributesCall(
        id: group(), accounts: someAccounts(), keys: choices.chance(50) ? ["a", "b"] : nil,
        after: choices.chance(20) ? someAccount() : nil)
    case .addGroupFile:
      return AddGroupFileCall(
        id: group(), media: choices.pick(Vocabulary.media), name: choices.pick(["a", "", "long"]))
    case .removeGroupFile: return RemoveGroupFileCall(id: group(), file: choices.pick(Vocabulary.media))
    case .groupFiles: return GroupFilesCall(id: group())
    case .publicGroups:
      return PublicGroupsCall(
        after: choices.chance(50) ? choices.pick(Vocabulary.groups) : nil, limit: choices.below(4))
    case .blockGroup: return BlockGroupCall(id: group(), isBlocked: choices.chance(60))
    case .removeMembers: return RemoveMembersCall(id: group(atLeast: .manager), accounts: someAccounts())
    case .updateGroup: return UpdateGroupCall(id: group(atLeast: .manager), changes: changes())
    case .setRole: return SetRoleCall(id: group(atLeast: .owner), accounts: someAccounts(), role: role())
    case .transferGroup:
      return TransferGroupCall(id: group(atLeast: .owner), account: someAccount(), leaves: choices.chance(50))
    case .muteMembers:
      return MuteMembersCall(
        id: group(atLeast: .manager), accounts: someAccounts(), isMuted: choices.chance(70),
        until: choices.chance(50) ? time() : nil)
    case .updateMember:
      return UpdateMemberCall(id: group(), account: someAccount(), nickname: text(), custom: text())
    case .groupInformation: return GroupInformationCall(id: group())
    case .groupMembers: return GroupMembersCall(id: group(), after: choices.chance(20) ? someAccount() : nil)
    default: return ListGroupsCall(after: StreamNumber(rawValue: choices.chance(70) ? 0 : Int64(choices.below(20))))
    }
  }

  private mutating func role() -> Member.Role {
    switch choices.below(8) {
    case 0: .owner
    case 1...4: .manager
    default: .ordinary
    }
  }

  private mutating func creation() -> CreateGroupCall {
    let switches = choices.byte()
    var group = GroupInfo(
      id: "", name: "team", owner: "", memberLimit: switches >= 240 ? switches - 241 : 0, isMuted: switches & 1 != 0,
      joinsFreely: switches & 2 == 0, membersMayInvite: switches & 4 != 0, membersMayEdit: switches & 8 != 0,
      properties: switches & 16 != 0 ? ["custom": "x"] : [:])
    (group.takesJoinRequests, group.asksInvitees) = (switches & 32 != 0, switches & 192 == 192)
    group.isLarge = switches % 5 == 0
    return CreateGroupCall(
      id: choices.chance(90) ? choices.pick(Vocabulary.groups) : choices.chance(50) ? room() : nil, group: group,
      members: someAccounts(),
      note: text())
  }

  private mutating func changes() -> [String: String] {
    let names = [
      GroupInfo.Property.name, GroupInfo.Property.muted, GroupInfo.Property.joinsFreely,
      GroupInfo.Property.membersMayInvite, GroupInfo.Property.membersMayEdit, GroupInfo.Property.takesJoinRequests,
      GroupInfo.Property.asksInvitees, GroupInfo.Property.isLarge, "p1", "p2", "",
    ]
    var changes: [String: String] = [:]
    for _ in 0..<choices.below(4) { changes[choices.pick(names)] = choices.chance(50) ? "true" : "false" }
    return changes
  }
}
