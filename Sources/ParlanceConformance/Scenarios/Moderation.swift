import Parlance

extension Scenario {
  /// The operator's list of words, which the hub applies whatever style the sender's app speaks.
  public static let moderation: [Scenario] = [
    Scenario("a message with a refused word reaches no account") { world in
      let (alice, bob) = try await world.pair()
      try await world.setWords([FilteredWord("villain", .refuse)])
      try await alice.isRefused(.forbiddenWord) { try await alice.submit("what a VILLAIN", to: bob) }
      let id = try await alice.send("what a hero", to: bob)
      try await bob.sees(id, "what a hero", from: alice)
      try requireEqual(bob.receivedMessages.map(\.id), [id], "messages at Bob")
      // A word that is allowed again arrives.
      try await world.setWords([])
      let allowed = try await alice.send("a villain after all", to: bob)
      try await bob.sees(allowed, "a villain after all", from: alice)
    },
    Scenario("a masked word is readable for no account") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await world.setWords([FilteredWord("villain", .mask)])
      let direct = try await alice.send("what a VILLAIN", to: bob)
      try await bob.sees(direct, "what a *******", from: alice)
      let shared = try await alice.send("villains all", to: group)
      for reader in [bob, carol] { try await reader.sees(shared, "*******s all", from: alice, in: group) }
      let clean = try await alice.send("what a hero", to: bob)
      try await bob.sees(clean, "what a hero", from: alice)
    },
    Scenario("a message with a word that withholds it looks sent to its sender alone") { world in
      let (alice, bob) = try await world.pair()
      try await world.setWords([FilteredWord("hush", .withhold)])
      let withheld = try await alice.sendWithheld("say hush", to: bob)
      let id = try await alice.send("say it", to: bob)
      try await bob.sees(id, "say it", from: alice)
      try bob.hasNotSeen(withheld)
      try await bob.catchesUp(with: alice)
      try await bob.stores(withheld, in: alice, false)
      if alice.can(.deletesLocally) { try await alice.stores(withheld, in: bob) }
      // Nor later.
      try await bob.logout()
      try await bob.login()
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(withheld)
    },
    Scenario("a group's members do not see what is withheld") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await world.setWords([FilteredWord("hush", .withhold), FilteredWord("villain", .refuse)])
      let withheld = try await alice.sendWithheld("say hush", to: group)
      let id = try await alice.send("say it", to: group)
      for reader in [bob, carol] {
        try await reader.sees(id, "say it", from: alice, in: group)
        try reader.hasNotSeen(withheld)
        try await reader.catchesUp(with: alice, in: group)
        try await reader.stores(withheld, in: group, false)
      }
    },
  ]
}
