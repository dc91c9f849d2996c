internal import ParlanceCore

extension CallMaker {
  mutating func groupCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .createGroup: return creation()
    case .dismissGroup: return DismissGroupCall(id: group(atLeast: .owner))
    case .leaveGroup: return LeaveGroupCall(id: group())
    case .joinGroup: return JoinGroupCall(id: choices.pick(Vocabulary.groups))
    case .addMembers: return AddMembersCall(id: group(atLeast: .manager), accounts: someAccounts(), note: text())
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
    default: return ListGroupsCall(after: choices.chance(70) ? 0 : Int64(choices.below(20)))
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
    let group = GroupInfo(
      id: "", name: "team", owner: "", memberLimit: switches >= 240 ? switches - 241 : 0, isMuted: switches & 1 != 0,
      joinsFreely: switches & 2 == 0, membersMayInvite: switches & 4 != 0, membersMayEdit: switches & 8 != 0,
      properties: switches & 16 != 0 ? ["custom": "x"] : [:])
    return CreateGroupCall(
      id: choices.chance(90) ? choices.pick(Vocabulary.groups) : choices.chance(50) ? room() : nil, group: group,
      members: someAccounts(),
      note: text())
  }

  private mutating func changes() -> [String: String] {
    let names = [
      GroupInfo.Property.name, GroupInfo.Property.muted, GroupInfo.Property.joinsFreely,
      GroupInfo.Property.membersMayInvite, GroupInfo.Property.membersMayEdit, "p1", "p2", "",
    ]
    var changes: [String: String] = [:]
    for _ in 0..<choices.below(4) { changes[choices.pick(names)] = choices.chance(50) ? "true" : "false" }
    return changes
  }
}
