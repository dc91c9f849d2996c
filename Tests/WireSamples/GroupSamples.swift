internal import ParlanceCore

extension WireSamples {
  private static let reply = GroupReply(
    group: groupInfo, members: [member, member], refused: ["Dan"], invited: ["Eve"], next: "Bob")
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
      AddMembersCall(id: "g1", accounts: ["Bob"], note: "n", attachment: "{}"),
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
      GroupMembersCall(id: "g1", after: "Bob"), bare: [GroupMembersCall(id: "")],
      replies: [reply],
      bareReplies: [
        bareReply, GroupReply(group: groupInfo, members: allowedMembers),
        GroupReply(group: groupInfo, members: mutedMembers),
      ]),
    WireSample(
      ListGroupsCall(after: StreamNumber(rawValue: 9)), bare: [ListGroupsCall()],
      replies: [GroupPage([groupInfo, groupInfo], next: StreamNumber(rawValue: 12))],
      bareReplies: [GroupPage([]), GroupPage([bareGroup])]),
    WireSample(
      ApplyToGroupCall(id: "g1", message: "m"), bare: [ApplyToGroupCall(id: "", message: nil)],
      replies: [GroupApplicationReply(isMember: true, group: groupInfo)],
      bareReplies: [GroupApplicationReply(isMember: false, group: bareGroup)]),
    WireSample(
      AnswerGroupRequestCall(id: "g1", account: "Bob", inviter: "Ann", accepts: true, message: "m"),
      bare: [AnswerGroupRequestCall(id: "", account: "", inviter: nil, accepts: false, message: nil)],
      replies: [GroupApplicationReply(isMember: true, group: groupInfo)]),
    WireSample(
      WithdrawGroupRequestCall(id: "g1", account: "Bob"), bare: [WithdrawGroupRequestCall(id: "", account: "")],
      replies: [Done()]),
    WireSample(
      GroupRequestsCall(id: "g1"), bare: [GroupRequestsCall(id: "")],
      replies: [GroupRequestList([groupRequest, groupRequest])],
      bareReplies: [GroupRequestList([]), GroupRequestList([bareGroupRequest])]),
  ]

  static let groupDetails: [WireSample] = [
    WireSample(
      BlockMembersCall(id: "g1", accounts: ["Bob"], isBlocked: true),
      bare: [BlockMembersCall(id: "", accounts: [], isBlocked: false)], replies: [Done()]),
    WireSample(
      AllowMembersCall(id: "g1", accounts: ["Bob"], isAllowed: true),
      bare: [AllowMembersCall(id: "", accounts: [], isAllowed: false)], replies: [Done()]),
    WireSample(
      BlockedMembersCall(id: "g1", after: "Ann"), bare: [BlockedMembersCall(id: "")],
      replies: [BlockedMembersReply(["Bob", "Cid"], next: "Cid")], bareReplies: [BlockedMembersReply([])]),
    WireSample(
      SetMemberAttributesCall(id: "g1", account: "Bob", attributes: ["seat": "1", "mood": "good"]),
      bare: [
        SetMemberAttributesCall(id: "", account: "", attributes: [:]),
        SetMemberAttributesCall(id: "g1", account: "Bob", attributes: ["mood": ""]),
      ], replies: [Done()]),
    WireSample(
      MemberAttributesCall(id: "g1", accounts: ["Bob", "Cid"], keys: ["seat"], after: "Ann"),
      bare: [MemberAttributesCall(id: "", accounts: [])],
      replies: [MemberAttributesReply([MemberAttributes(account: "Bob", attributes: ["seat": "1"])], next: "Bob")],
      bareReplies: [
        MemberAttributesReply([]), MemberAttributesReply([MemberAttributes(account: "", attributes: [:])]),
      ]),
    WireSample(
      AddGroupFileCall(id: "g1", media: "0123456789abcdef0123456789abcdef", name: "a.txt"),
      bare: [AddGroupFileCall(id: "", media: "", name: "")], replies: [groupFile], bareReplies: [bareGroupFile]),
    WireSample(
      RemoveGroupFileCall(id: "g1", file: groupFile.id), bare: [RemoveGroupFileCall(id: "", file: "")],
      replies: [Done()]),
    WireSample(
      GroupFilesCall(id: "g1"), bare: [GroupFilesCall(id: "")], replies: [GroupFileList([groupFile, groupFile])],
      bareReplies: [GroupFileList([]), GroupFileList([bareGroupFile])]),
  ]

  static let publicGroups: [WireSample] = [
    WireSample(
      PublicGroupsCall(after: "g0", limit: 20), bare: [PublicGroupsCall(limit: 0)],
      replies: [PublicGroupsReply([groupInfo, groupInfo], next: "g1")],
      bareReplies: [PublicGroupsReply([]), PublicGroupsReply([bareGroup])]),
    WireSample(
      BlockGroupCall(id: "g1", isBlocked: true), bare: [BlockGroupCall(id: "", isBlocked: false)],
      replies: [[settings]], bareReplies: [[bareSettings]]),
  ]

  static let groupFile = GroupFile(
    id: "0123456789abcdef0123456789abcdef", name: "a.txt", owner: "Bob", size: 1 << 40, added: time)
  static let bareGroupFile = GroupFile(id: "", name: "", owner: "", size: 0)
  static let groupRequest = GroupRequest(
    group: "g1", groupName: "Tea", kind: .invitation, account: "Bob", inviter: "Ann", message: "m", attachment: "{}",
    time: time, isLargeGroup: true)
  static let bareGroupRequest = GroupRequest(group: "", kind: .application, account: "", time: .zero)
}
