import Parlance

extension Scenario {
  /// Groups that are asked to be let in, and that ask whom they invite.
  public static let groupRequests: [Scenario] = [
    Scenario(
      "an account that asks to join a group is let in", senderNeeds: [.asksForMembership],
      receiverNeeds: [.asksForMembership]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice)
      try await driver(bob).apply(toGroup: group.name, message: "me too")
      try await alice.sees(.applied(bob.account, "me too"), of: group)
      try await driver(alice).answerApplication(of: bob.account, toGroup: group.name, accepts: true, message: "")
      try await requireTogether(world, alice, bob, in: group)
    },
    Scenario(
      "an account that is not let into a group receives the reason", senderNeeds: [.asksForMembership],
      receiverNeeds: [.asksForMembership]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice)
      try await driver(bob).apply(toGroup: group.name, message: "me too")
      try await alice.sees(.applied(bob.account, "me too"), of: group)
      try await driver(alice).answerApplication(
        of: bob.account, toGroup: group.name, accepts: false, message: "full house")
      try await bob.sees(.applicationDeclined("full house"), of: group)
      try await bob.isRefused(.notMember) { try await bob.submit("still here!", to: group) }
    },
    Scenario(
      "an account that is invited into a group is asked", senderNeeds: [.asksForMembership],
      receiverNeeds: [.asksForMembership]
    ) { world in
      let (alice, bob) = try await world.pair()
      let group = try await makeGroup(world, by: alice)
      try await bob.logout()
      try await driver(alice).invite(bob.account, toGroup: group.name, message: "come")
      try await bob.login()
      try await bob.sees(.invited(by: alice.account, "come"), of: group)
      try await driver(bob).answerInvitation(of: alice.account, toGroup: group.name, accepts: false, message: "later")
      try await alice.sees(.invitationDeclined(bob.account, "later"), of: group)
      try await driver(alice).invite(bob.account, toGroup: group.name, message: "please")
      try await bob.sees(.invited(by: alice.account, "please"), of: group)
      try await driver(bob).answerInvitation(of: alice.account, toGroup: group.name, accepts: true, message: "")
      try await requireTogether(world, alice, bob, in: group)
    },
  ]

  private static func driver(_ client: Client) throws -> any GroupRequestDriver {
    try client.driver(as: (any GroupRequestDriver).self, "ask for membership")
  }

  private static func makeGroup(_ world: World, by owner: Client) async throws -> ConversationID {
    let id = try await driver(owner).createAskingGroup(name: "of \(owner.account)")
    world.ledger.withLock { $0.members[id] = [owner.account] }
    return .group(id)
  }

  /// Checks that two accounts, the second of which has just come, read each other in a group.
  private static func requireTogether(
    _ world: World, _ alice: Client, _ bob: Client, in group: ConversationID
  ) async throws {
    world.ledger.withLock {
      $0.members[group.name]?.insert(bob.account)
      $0.latecomers[group.name, default: []].insert(bob.account)
    }
    try await bob.join(group)
    let first = try await alice.send("welcome", to: group)
    try await bob.sees(first, "welcome", from: alice, in: group)
    let second = try await bob.send("thanks", to: group)
    try await alice.sees(second, "thanks", from: bob, in: group)
  }
}
