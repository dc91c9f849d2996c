import Parlance

extension Scenario {
  /// Groups whose owner and managers announce, silence and share their rights, whatever styles the members use.
  public static let groupAdministration: [Scenario] = [
    Scenario("a group's announcement reaches its members", senderNeeds: [.administersGroups]) { world in
      let (alice, bob, group) = try await start(world)
      try await driver(alice).announce("Meet at noon", inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.announcement("Meet at noon"), in: group) }
      try await talk(alice, bob, in: group)
    },
    Scenario("a member that is muted in a group reads and does not write", senderNeeds: [.administersGroups]) { world in
      let (alice, bob, group) = try await start(world)
      try await driver(alice).setMuted(true, bob.account, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.muted(bob.account, true), in: group) }
      try await bob.mayNotWrite(in: group)
      let during = try await alice.send("quiet here", to: group)
      try await bob.sees(during, "quiet here", from: alice, in: group)
      try await driver(alice).setMuted(false, bob.account, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.muted(bob.account, false), in: group) }
      try await talk(alice, bob, in: group)
    },
    Scenario(
      "in a muted group only the owner and the managers write", senderNeeds: [.administersGroups]
    ) { world in
      let (alice, bob, group) = try await start(world)
      try await driver(alice).setAllMuted(true, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.allMuted(true), in: group) }
      try await bob.mayNotWrite(in: group)
      let during = try await alice.send("quiet here", to: group)
      try await bob.sees(during, "quiet here", from: alice, in: group)
      try await driver(alice).setManager(true, bob.account, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.manager(bob.account, true), in: group) }
      try await talk(alice, bob, in: group)
      try await driver(alice).setManager(false, bob.account, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.manager(bob.account, false), in: group) }
      try await bob.mayNotWrite(in: group)
      try await driver(alice).setAllMuted(false, inGroup: group.name)
      if bob.can(.administersGroups) { try await bob.sees(.allMuted(false), in: group) }
      try await talk(alice, bob, in: group)
    },
    Scenario(
      "a manager of a group mutes its members, and its owner no longer", senderNeeds: [.administersGroups],
      receiverNeeds: [.administersGroups]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await mustThrow("a member mutes") {
        try await driver(bob).setMuted(true, carol.account, inGroup: group.name)
      }
      try await driver(alice).setManager(true, bob.account, inGroup: group.name)
      try await driver(bob).setMuted(true, carol.account, inGroup: group.name)
      try await carol.sees(.muted(carol.account, true), in: group)
      try await carol.mayNotWrite(in: group)
      try await mustThrow("a manager mutes the owner") {
        try await driver(bob).setMuted(true, alice.account, inGroup: group.name)
      }
      try await driver(alice).setMuted(false, carol.account, inGroup: group.name)
      try await talk(alice, carol, in: group)
    },
    Scenario("a group that is given away obeys its new owner", senderNeeds: [.administersGroups]) { world in
      let (alice, bob, group) = try await start(world)
      try await driver(alice).setOwner(bob.account, ofGroup: group.name)
      try await mustThrow("a former owner mutes all") { try await driver(alice).setAllMuted(true, inGroup: group.name) }
      if bob.can(.administersGroups) {
        try await bob.sees(.owner(bob.account), in: group)
        try await driver(bob).announce("Mine now", inGroup: group.name)
        try await alice.sees(.announcement("Mine now"), in: group)
      }
      try await talk(alice, bob, in: group)
    },
    Scenario("a dismissed group refuses messages", senderNeeds: [.administersGroups]) { world in
      let (alice, bob, group) = try await start(world)
      let last = try await alice.send("goodbye", to: group)
      try await bob.sees(last, "goodbye", from: alice, in: group)
      try await driver(alice).dismissGroup(group.name)
      if bob.can(.administersGroups) {
        try await bob.log.wait(for: ObservedMembership(group: group.name, isMember: false))
      }
      for client in [alice, bob] {
        client.excuse(from: group)
        try await client.mayNotWrite(in: group)
      }
      let direct = try await bob.send("see you", to: alice)
      try await alice.sees(direct, "see you", from: bob)
    },
  ]

  private static func start(_ world: World) async throws -> (alice: Client, bob: Client, group: ConversationID) {
    let (alice, bob) = try await world.pair()
    let group = try await world.group(of: [alice, bob])
    try await bob.catchesUp(with: alice, in: group)
    return (alice, bob, group)
  }

  private static func driver(_ client: Client) throws -> any GroupAdministrationDriver {
    try client.driver(as: (any GroupAdministrationDriver).self, "administer groups")
  }

  /// Checks that two members of a group write and read there.
  static func talk(_ alice: Client, _ bob: Client, in group: ConversationID) async throws {
    let first = try await bob.send("thanks", to: group)
    try await alice.sees(first, "thanks", from: bob, in: group)
    let second = try await alice.send("welcome", to: group)
    try await bob.sees(second, "welcome", from: alice, in: group)
  }

  /// Checks that a call is refused.
  static func mustThrow(_ what: String, _ call: () async throws -> Void) async throws {
    do { try await call() } catch is VendorError { return }
    throw ConformanceFailure("\(what) was not refused")
  }
}
