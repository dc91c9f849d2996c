import Parlance

extension Scenario {
  /// Reactions to messages, and what users of styles without them see.
  public static let reactions: [Scenario] = [
    reacting("a reaction reaches the peer, and so does its removal") { world in
      let (alice, bob) = try await world.pair()
      let id = try await bob.send("what do you say?", to: alice)
      try await alice.sees(id)
      for text in reactionTexts { try await alice.react(text, to: id, in: bob) }
      try await isTold(bob, reactionTexts, by: alice, of: id, in: alice)
      let all = Dictionary(uniqueKeysWithValues: reactionTexts.map { ($0, Set([alice.account])) })
      try await shows([(alice, bob.conversation), (bob, alice.conversation)], all, id)
      try await alice.removeReaction(reactionTexts[0], from: id, in: bob)
      if bob.can(.reacts) {
        try await bob.seesReaction(reactionTexts[0], of: alice, to: id, in: alice, isRemoval: true)
      }
      try await bob.catchesUp(with: alice)
      let left = all.filter { $0.key != reactionTexts[0] }
      try await shows([(alice, bob.conversation), (bob, alice.conversation)], left, id)
    },
    reacting("members of a group see one another's reactions") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await alice.send("lunch?", to: group)
      for reader in [bob, carol] { try await reader.sees(id) }
      let reacting = [alice, bob, carol].filter { $0.can(.reacts) }
      for client in reacting { try await client.react(reactionTexts[0], to: id, in: group) }
      for client in reacting {
        for other in reacting where other.account != client.account {
          try await client.seesReaction(reactionTexts[0], of: other, to: id, in: group)
        }
        try await client.showsReactions([reactionTexts[0]: Set(reacting.map(\.account))], to: id, in: group)
      }
    },
    reacting("a reaction waits for a device that is away") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("see you", to: bob)
      try await bob.sees(id)
      try await bob.logout()
      try await alice.react(reactionTexts[1], to: id, in: bob)
      try await alice.react(reactionTexts[0], to: id, in: bob)
      try await alice.removeReaction(reactionTexts[1], from: id, in: bob)
      try await bob.login()
      try await isTold(bob, [reactionTexts[0]], by: alice, of: id, in: alice)
      try await bob.catchesUp(with: alice)
      try await shows([(bob, alice.conversation)], [reactionTexts[0]: [alice.account]], id)
    },
    reacting("a reaction is made once, and removed once") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("once", to: bob)
      try await bob.sees(id)
      try await alice.react(reactionTexts[0], to: id, in: bob)
      try await alice.isRefused(.reactionExists) {
        try await alice.react(reactionTexts[0], to: id, in: bob)
        return nil
      }
      try await alice.removeReaction(reactionTexts[0], from: id, in: bob)
      try await alice.isRefused(.reactionNotFound) {
        try await alice.removeReaction(reactionTexts[0], from: id, in: bob)
        return nil
      }
      try await alice.showsReactions([:], to: id, in: bob)
    },
    reacting("reactions are not reported as messages") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("quiet", to: bob)
      try await bob.sees(id)
      let unread = try await bob.unreadCount(alice)
      for text in reactionTexts { try await alice.react(text, to: id, in: bob) }
      let answer = try await bob.send("I heard nothing else", to: alice)
      try await alice.sees(answer)
      try await alice.removeReaction(reactionTexts[2], from: id, in: bob)
      let last = try await alice.send("nor I", to: bob)
      try await bob.sees(last)
      try requireEqual(bob.receivedMessages.map(\.id), [id, last], "messages at Bob")
      try requireEqual(bob.commands.count, 0, "commands at Bob")
      try requireEqual(bob.revocations.count, 0, "revocations at Bob")
      try requireEqual(try await bob.history(alice).map(\.id), [id, answer, last], "history of Bob")
      if let unread { try await bob.hasUnread(unread + 1, in: alice) }
      if !bob.can(.reacts) { try requireEqual(bob.reactions.count, 0, "reactions at Bob") }
    },
  ]

  /// A widely known emoji, one less so, and a text.
  private static let reactionTexts = ["\u{1F44D}", "\u{1F419}", "#123"]

  private static func reacting(
    _ name: String, body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(name, senderNeeds: [.reacts], body: body)
  }

  /// Waits until a client, if its style has reactions, is notified of those of another.
  private static func isTold(
    _ client: Client, _ texts: [String], by other: Client, of id: MessageID, in addressee: some Addressee
  ) async throws {
    guard client.can(.reacts) else { return }
    for text in texts { try await client.seesReaction(text, of: other, to: id, in: addressee) }
  }

  /// Checks the reactions that clients show, if their styles do.
  private static func shows(
    _ clients: [(client: Client, place: ConversationID)], _ expected: [String: Set<AccountID>], _ id: MessageID
  ) async throws {
    for (client, place) in clients where client.can(.reacts) {
      try await client.showsReactions(expected, to: id, in: place)
    }
  }
}
