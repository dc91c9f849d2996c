import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Information that is kept from strangers.
@Suite @MainActor struct GroupRightsTests {
  @Test func groupIsVisibleToItsMembersAlone() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = (
      try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment)
    )
    let made = Inbox<QDGroup?>("group")
    alice.client.groupManager.createGroup(QDCreateGroupOption(groupName: "group"), userList: []) { group, _ in
      made.add(group)
    }
    let id = try #require(try await made.next()).groupId
    func fetch(_ app: ChatApp) async throws -> (name: String?, members: [String]?, code: Int?) {
      let found = Inbox<(String?, [String]?, Int?)>("group")
      app.client.groupManager.fetchGroupInfo(id) { group, members, error in
        found.add((group?.groupName, members?.map(\.userId), (error as NSError?)?.code))
      }
      return try await found.next()
    }
    #expect(try await fetch(alice) == ("group", ["alice"], nil))
    #expect(try await fetch(bob) == (nil, nil, QDErrorCode.notInGroup.rawValue))
    environment.shutDown()
  }
}
