import Parlance

extension Scenario {
  /// Groups that anyone may join and find in a list, full ones, and those that the operator disabled.
  public static let publicGroups: [Scenario] = [
    Scenario("anyone finds and joins an open group", senderNeeds: [.joinsOpenGroups], receiverNeeds: [.joinsOpenGroups])
    { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice, named: "stars", isOpen: true)
      try await bob.mayNotWrite(in: group)
      try requireEqual(try await driver(bob).nameOfOpenGroup(group.name), "stars", "the name at Bob")
      try await join(group, bob, world)
      try await talk(alice, bob, in: group)
    },
    Scenario(
      "joining a group that is not open is refused", senderNeeds: [.joinsOpenGroups], receiverNeeds: [.joinsOpenGroups]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice, named: "a private one", isOpen: false)
      try await mustThrow("joining a group that is not open") { try await driver(bob).joinOpenGroup(group.name) }
      try await bob.mayNotWrite(in: group)
      let direct = try await bob.send("let me in", to: alice)
      try await alice.sees(direct, "let me in", from: bob)
    },
    Scenario(
      "joining an open group that is full is refused", senderNeeds: [.joinsOpenGroups],
      receiverNeeds: [.joinsOpenGroups]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      try await world.updateSettings { $0.groupMemberLimit = 2 }
      let group = try await makeGroup(world, by: alice, named: "two", isOpen: true)
      try await join(group, bob, world)
      try await mustThrow("joining a full group") { try await driver(carol).joinOpenGroup(group.name) }
      try await carol.mayNotWrite(in: group)
      try await talk(alice, bob, in: group)
      try await driver(bob).leaveGroup(group.name)
      bob.excuse(from: group)
      // What was written before is history to her.
      carol.excuse(from: group)
      try await join(group, carol, world)
      try await talk(alice, carol, in: group)
    },
    Scenario(
      "open groups are listed page by page, and others are not", senderNeeds: [.joinsOpenGroups],
      receiverNeeds: [.listsPublicGroups]
    ) { world in
      let (alice, bob) = try await world.pair()
      var groups: Set<String> = []
      for number in 1...5 {
        groups.insert(try await makeGroup(world, by: alice, named: "group \(number)", isOpen: true).name)
      }
      let closed = try await makeGroup(world, by: alice, named: "a private one", isOpen: false)
      try await requireListed(groups, at: bob)
      // A group that is disabled is listed no longer, until it is enabled again.
      let disabled = ConversationID.group(groups.sorted()[0])
      try await world.setDisabled(true, disabled)
      try await requireListed(groups.subtracting([disabled.name]), at: bob)
      try await world.setDisabled(false, disabled)
      try await requireListed(groups, at: bob)
      let last = try await alice.send("nobody else reads this", to: closed)
      try bob.hasNotSeen(last)
    },
    Scenario("a group that the operator disabled refuses messages until it is enabled again") { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      try await talk(alice, bob, in: group)
      for isDisabled in [true, false] {
        try await world.setDisabled(isDisabled, group)
        for client in [alice, bob] where client.can(.keepsGroupLists) {
          try await client.sees(.disabled(isDisabled), in: group)
        }
        guard isDisabled else { continue }
        for client in [alice, bob] { try await client.mayNotWrite(in: group) }
      }
      try await talk(alice, bob, in: group)
    },
    Scenario(
      "joining a group that the operator disabled is refused", senderNeeds: [.joinsOpenGroups],
      receiverNeeds: [.joinsOpenGroups]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice, named: "for a while", isOpen: true)
      try await world.setDisabled(true, group)
      try await mustThrow("joining a disabled group") { try await driver(bob).joinOpenGroup(group.name) }
      try await world.setDisabled(false, group)
      try await join(group, bob, world)
      try await talk(alice, bob, in: group)
    },
  ]

  private static func driver(_ client: Client) throws -> any OpenGroupDriver {
    try client.driver(as: (any OpenGroupDriver).self, "join open groups")
  }

  private static func makeGroup(
    _ world: World, by owner: Client, named name: String, isOpen: Bool
  ) async throws -> ConversationID {
    let id = try await driver(owner).createGroup(name: name, isOpen: isOpen)
    world.ledger.withLock { $0.members[id] = [owner.account] }
    return .group(id)
  }

  private static func join(_ group: ConversationID, _ client: Client, _ world: World) async throws {
    try await driver(client).joinOpenGroup(group.name)
    world.ledger.withLock {
      $0.members[group.name]?.insert(client.account)
      $0.latecomers[group.name, default: []].insert(client.account)
    }
  }

  /// Checks the groups that a client finds in the list, the places where it is divided into pages, and that each is there
  /// once.
  private static func requireListed(_ groups: Set<String>, at client: Client) async throws {
    let driver = try client.driver(as: (any PublicGroupListDriver).self, "list public groups")
    try requirePages(try await driver.publicGroups(pageSize: 2), of: 2, have: groups, "public groups at \(client)")
  }

  /// Checks what pages have altogether, that each of it is there once, and that no page is too long.
  static func requirePages<Element: Hashable & Sendable>(
    _ pages: [[Element]], of size: Int, have expected: Set<Element>, _ what: String
  ) throws {
    let all = pages.flatMap { $0 }
    try requireEqual(Set(all), expected, what)
    try requireEqual(all.count, expected.count, "the length of the list of \(what)")
    try require(pages.allSatisfy { $0.count <= size }, "a page of \(what) is too long: \(pages)")
  }
}
