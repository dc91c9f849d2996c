import Parlance

extension Scenario {
  /// Groups that apps make and change.
  public static let groups: [Scenario] = [
    Scenario("a group that one style makes is one of the other's", senderNeeds: [.managesGroups]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await makeGroup(world, by: alice, with: [bob, carol])
      let first = try await alice.send("welcome", to: group)
      try await bob.sees(first, "welcome", from: alice, in: group)
      let second = try await bob.send("thanks", to: group)
      try await alice.sees(second, "thanks", from: bob, in: group)
      try await carol.sees(second, "thanks", from: bob, in: group)
    },
    Scenario("a member that is removed from a group neither reads nor writes", senderNeeds: [.managesGroups]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await makeGroup(world, by: alice, with: [bob, carol])
      let first = try await alice.send("all here", to: group)
      try await bob.sees(first)
      try await driver(alice).removeMembers([bob.account], fromGroup: group.name)
      bob.excuse(from: group)
      let second = try await alice.send("without Bob", to: group)
      try await carol.sees(second)
      try await bob.isRefused(.notMember) { try await bob.submit("still here!", to: group) }
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(second)
    },
    Scenario("a member that is added later receives messages from then on", senderNeeds: [.managesGroups]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await makeGroup(world, by: alice, with: [bob])
      let before = try await alice.send("before Carol", to: group)
      try await bob.sees(before)
      try await driver(alice).addMembers([carol.account], toGroup: group.name)
      world.ledger.withLock { _ = $0.latecomers[group.name, default: []].insert(carol.account) }
      try await carol.join(group)
      let after = try await alice.send("with Carol", to: group)
      try await carol.sees(after, "with Carol", from: alice, in: group)
      try carol.hasNotSeen(before)
      let reply = try await carol.send("hello", to: group)
      try await alice.sees(reply, "hello", from: carol, in: group)
      let second = try await world.carol(device: "c2")
      if try await world.surviving([carol, second]).count < 2 {
        try await second.catchesUp(with: alice, in: group)
        return try second.hasNotSeen(after)
      }
      try await second.sees(after, "with Carol", from: alice, in: group)
      try await second.catchesUp(with: alice, in: group)
      try second.hasNotSeen(before)
    },
    Scenario("a member that blocks a group receives nothing of it", receiverNeeds: [.blocksGroups]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let before = try await alice.send("hello", to: group)
      for client in [bob, carol] { try await client.sees(before, "hello", from: alice, in: group) }
      let blocker = try bob.driver(as: (any GroupBlockDriver).self, "block groups")
      try await blocker.setBlocked(true, group: group.name)
      bob.excuse(from: group)
      let during = try await alice.send("without Bob", to: group)
      try await carol.sees(during, "without Bob", from: alice, in: group)
      try await blocker.setBlocked(false, group: group.name)
      let after = try await alice.send("with Bob", to: group)
      for client in [bob, carol] { try await client.sees(after, "with Bob", from: alice, in: group) }
      try bob.hasNotSeen(during)
      let own = try await bob.send("back again", to: group)
      for client in [alice, carol] { try await client.sees(own, "back again", from: bob, in: group) }
    },
    Scenario("members of a large group receive each other's messages") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol], isLarge: true)
      // Those who write know by then that it is a large one.
      try await bob.catchesUp(with: alice)
      try await alice.catchesUp(with: bob)
      let first = try await alice.send("welcome", to: group)
      try await bob.sees(first, "welcome", from: alice, in: group)
      try await carol.sees(first, "welcome", from: alice, in: group)
      let second = try await bob.send("thanks", to: group)
      try await alice.sees(second, "thanks", from: bob, in: group)
      try await carol.sees(second, "thanks", from: bob, in: group)
    },
    Scenario("asking for receipts in a large group", senderNeeds: [.requestsGroupReceipts]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol], isLarge: true)
      try await alice.catchesUp(with: bob)
      try await alice.isRefused(.groupTooLargeForReceipts) {
        try await alice.submit(OutgoingMessage("who reads this?", wantsGroupReceipts: true), to: group)
      }
      let id = try await alice.send("nobody says so", to: group)
      try await bob.sees(id, "nobody says so", from: alice, in: group)
    },
    Scenario("a member that leaves a group receives nothing more", receiverNeeds: [.managesGroups]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let first = try await alice.send("all here", to: group)
      try await bob.sees(first)
      try await driver(bob).leaveGroup(group.name)
      bob.excuse(from: group)
      let second = try await alice.send("Bob has left", to: group)
      try await carol.sees(second)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(second)
    },
  ]

  private static func driver(_ client: Client) throws -> any GroupDriver {
    try client.driver(as: (any GroupDriver).self, "manage groups")
  }

  private static func makeGroup(_ world: World, by owner: Client, with members: [Client]) async throws -> ConversationID
  {
    let id = try await driver(owner).createGroup(name: "made by \(owner.account)", members: members.map(\.account))
    world.ledger.withLock { $0.members[id] = Set(members.map(\.account) + [owner.account]) }
    for client in members { try await client.join(.group(id)) }
    return .group(id)
  }
}
