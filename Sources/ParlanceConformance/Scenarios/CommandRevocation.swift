import Parlance

extension Scenario {
  /// Commands that ask for a revocation: the rules of every revocation hold, whatever style sends them.
  public static let commandRevocation: [Scenario] = [
    commanding("a command does not revoke another sender's message") { world in
      let (alice, bob) = try await world.pair()
      let id = try await bob.send("mine", to: alice)
      try await alice.sees(id)
      try await alice.isRefused(.commandRevokesNotOwn) {
        try await alice.sendRevocationCommand(for: id, to: bob)
        return nil
      }
      try await nothingHappened(to: id, [(alice, bob.conversation), (bob, alice.conversation)], from: alice, at: bob)
    },
    commanding("a member's command does not revoke another member's message") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob], owner: carol)
      let id = try await bob.send("mine", to: group)
      try await alice.sees(id)
      try await carol.sees(id)
      try await alice.isRefused(.commandRevokesNotOwnInGroup) {
        try await alice.sendRevocationCommand(for: id, to: group)
        return nil
      }
      let holders = [alice, bob, carol].map { ($0, group) }
      try await nothingHappened(to: id, holders, from: alice, at: bob, in: group)
    },
    commanding("a command that comes too late takes nothing back") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("too late", to: bob)
      try await bob.sees(id)
      try await world.advanceClock(bySeconds: 121)
      try await alice.isRefused(.commandRevokesTooLate) {
        try await alice.sendRevocationCommand(for: id, to: bob)
        return nil
      }
      try await nothingHappened(to: id, [(alice, bob.conversation), (bob, alice.conversation)], from: alice, at: bob)
    },
    commanding("a command takes one's own message back, and arrives as a revocation") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      try await alice.sendRevocationCommand(for: id, to: bob)
      try await isRevoked(id, at: bob, by: alice, in: .direct(alice.account), acceptedAt: time)
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.commands.count, 0, "commands at \(bob.log.name)")
    },
    commanding("a member's command takes an own message back from the whole group") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob], owner: carol)
      let id = try await alice.send("taken back", to: group)
      let time = try await bob.sees(id).time
      try await carol.sees(id)
      try await alice.sendRevocationCommand(for: id, to: group)
      for client in [bob, carol] {
        try await isRevoked(id, at: client, by: alice, in: group, acceptedAt: time)
        try await client.catchesUp(with: alice, in: group)
        try requireEqual(client.commands.count, 0, "commands at \(client.log.name)")
      }
    },
    commanding("a command's revocation reaches a device that was away") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      try await bob.logout()
      try await alice.sendRevocationCommand(for: id, to: bob)
      try await bob.login()
      try await isRevoked(id, at: bob, by: alice, in: .direct(alice.account), acceptedAt: time)
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.commands.count, 0, "commands at \(bob.log.name)")
    },
  ]

  private static func commanding(
    _ name: String, body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(name, senderNeeds: [.commands], body: body)
  }

  /// Checks that a receiver has lost a message, or keeps it where its style knows no revocations.
  private static func isRevoked(
    _ id: MessageID, at receiver: Client, by revoker: Client, in conversation: ConversationID,
    acceptedAt time: Timestamp
  ) async throws {
    let place = conversation.kind == .direct ? revoker.conversation : conversation
    guard receiver.can(.revokes) else {
      try await receiver.catchesUp(with: revoker, in: conversation.kind == .direct ? nil : conversation)
      return try await receiver.stores(id, in: place)
    }
    let observed = try await receiver.seesRevoked(id, acceptedAt: time)
    try check(
      observed, in: conversation, revoker: revoker, sender: revoker, time: time, text: "taken back", words: nil)
    try await receiver.stores(id, in: place, false)
  }

  private static func nothingHappened(
    to id: MessageID, _ holders: [(Client, ConversationID)], from sender: Client, at receiver: Client,
    in conversation: ConversationID? = nil
  ) async throws {
    try await receiver.catchesUp(with: sender, in: conversation)
    for (client, conversation) in holders {
      try await client.stores(id, in: conversation)
      try requireEqual(client.revocations.count, 0, "revocations at \(client.log.name)")
      try requireEqual(client.commands.count, 0, "commands at \(client.log.name)")
    }
  }
}
