internal import ParlanceCore

extension WireSamples {
  private static let reply = GroupReply(group: groupInfo, members: [member, member], refused: ["Dan"], next: "Bob")
  private static let bareReply = GroupReply(group: bareGroup, members: [bareMember])

  static let groups: [WireSample] = [
    WireSample(
      CreateGroupCall(id: "g1", group: groupInfo, members: ["Bob", "Cid"], note: "n"),
      bare: [CreateGroupCall(id: nil, group: bareGroup, members: [], note: nil)], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(DismissGroupCall(id: "g1"), bare: [DismissGroupCall(id: "")], replies: [Done()]),
    WireSample(LeaveGroupCall(id: "g1"), bare: [LeaveGroupCall(id: "")], replies: [Done()]),
    WireSample(JoinGroupCall(id: "g1"), bare: [JoinGroupCall(id: "")], replies: [Done()]),
    WireSample(
      AddMembersCall(id: "g1", accounts: ["Bob"], note: "n"),
      bare: [AddMembersCall(id: "", accounts: [], note: nil)], replies: [reply], bareReplies: [bareReply]),
    WireSample(
      RemoveMembersCall(id: "g1", accounts: ["Bob"]), bare: [RemoveMembersCall(id: "", accounts: [])],
      replies: [Done()]),
    WireSample(
      UpdateGroupCall(id: "g1", changes: ["name": "n", "muted": "true"]),
      bare: [UpdateGroupCall(id: "", changes: [:])], replies: [Done()]),
    WireSample(
      SetRoleCall(id: "g1", accounts: ["Bob"], role: .manager),
      bare: [SetRoleCall(id: "", accounts: [], role: .ordinary)], replies: [Done()]),
    WireSample(
      TransferGroupCall(id: "g1", account: "Bob", leaves: true),
      bare: [TransferGroupCall(id: "", account: "", leaves: false)], replies: [Done()]),
    WireSample(
      MuteMembersCall(id: "g1", accounts: ["Bob"], isMuted: true, until: later),
      bare: [MuteMembersCall(id: "", accounts: [], isMuted: false, until: nil)], replies: [Done()]),
    WireSample(
      UpdateMemberCall(id: "g1", account: "Bob", nickname: "B", custom: "c"),
      bare: [UpdateMemberCall(id: "", account: "", nickname: nil, custom: nil)], replies: [Done()]),
    WireSample(
      GroupInformationCall(id: "g1"), bare: [GroupInformationCall(id: "")], replies: [reply], bareReplies: [bareReply]),
    WireSample(
      GroupMembersCall(id: "g1", after: "Bob"), bare: [GroupMembersCall(id: "")], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(
      ListGroupsCall(after: 9), bare: [ListGroupsCall()], replies: [GroupPage([groupInfo, groupInfo], next: 12)],
      bareReplies: [GroupPage([]), GroupPage([bareGroup])]),
  ]
}
