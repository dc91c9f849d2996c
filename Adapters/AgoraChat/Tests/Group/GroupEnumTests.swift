import TestSupport
import Testing

@testable import AgoraChat

/// The numbers of the vendor's interface (1.3.1).
@Suite struct GroupEnumTests {
  static let facts = [
    EnumFacts(
      AgoraChatGroupStyle.self,
      ["privateOnlyOwnerInvite": 0, "privateMemberCanInvite": 1, "publicJoinNeedApproval": 2, "publicOpenJoin": 3]),
    EnumFacts(AgoraChatGroupPermissionType.self, ["none": -1, "member": 0, "admin": 1, "owner": 2]),
    EnumFacts(AgoraChatGroupLeaveReason.self, ["beRemoved": 0, "userLeave": 1, "destroyed": 2]),
    EnumFacts(AgoraChatroomPermissionType.self, ["none": -1, "member": 0, "admin": 1, "owner": 2]),
    EnumFacts(AgoraChatroomBeKickedReason.self, ["beRemoved": 0, "destroyed": 1, "offline": 2]),
  ]

  @Test(arguments: facts) func casesHaveTheirNumbers(_ facts: EnumFacts) {
    #expect(facts.mistaken.isEmpty)
    #expect(facts.unknownNumbers.isEmpty)
  }
}
