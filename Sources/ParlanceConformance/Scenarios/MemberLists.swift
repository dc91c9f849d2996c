import Parlance

extension Scenario {
  /// Lists of the members of groups and of those in rooms, whatever styles they use.
  public static let memberLists: [Scenario] = [
    Scenario("members of a group are listed page by page", receiverNeeds: [.listsMembers]) { world in
      let (alice, bob) = try await world.pair()
      var members = [alice, bob]
      for account in ["dan", "eve", "fay"] as [AccountID] {
        members.append(try await world.makeClient(account, bob.style, device: "d1"))
      }
      // Pages of members are common for large groups.
      let group = try await world.group(of: members, isLarge: true)
      try await bob.catchesUp(with: alice)
      let others = Set(members.dropFirst().map(\.account))
      for size in [1, 3, 10] {
        let pages = try await driver(bob).ordinaryMembers(ofGroup: group.name, pageSize: size)
        try requirePages(pages, of: size, have: others, "members of the group at Bob")
      }
    },
    Scenario(
      "accounts in a room are listed page by page, and no longer once they left", senderNeeds: [.rooms],
      receiverNeeds: [.rooms, .listsMembers]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      var inside = [alice, bob, carol]
      for account in ["dan", "eve"] as [AccountID] {
        inside.append(try await world.client(account, bob.style, device: "d1"))
      }
      let room = try await world.room(with: inside)
      let others = Set(inside.dropFirst().map(\.account))
      for size in [1, 3, 10] {
        let pages = try await driver(bob).ordinaryMembers(ofRoom: room.name, pageSize: size)
        try requirePages(pages, of: size, have: others, "accounts in the room at Bob")
      }
      try await carol.leave(room: room)
      carol.excuse(from: room)
      let pages = try await driver(bob).ordinaryMembers(ofRoom: room.name, pageSize: 3)
      try requirePages(pages, of: 3, have: others.subtracting([carol.account]), "accounts in the room at Bob")
    },
  ]

  private static func driver(_ client: Client) throws -> any MemberListDriver {
    try client.driver(as: (any MemberListDriver).self, "list members")
  }
}
