import Parlance

extension Scenario {
  /// Texts of the operator to all accounts. Apps of styles without them are not disturbed.
  public static let bulletins: [Scenario] = [
    Scenario("a bulletin reaches every connected app that takes bulletins, once") { world in
      let (alice, bob) = try await world.pair()
      let bulletin = try await world.send(BulletinDraft("maintenance at nine", sender: alice.account))
      for client in [alice, bob] where client.can(.hearsBulletins) { try await client.seesBulletins([bulletin]) }
      // The others have none of it, and their conversation goes on.
      let id = try await alice.send("did you read it?", to: bob)
      try await bob.sees(id, "did you read it?", from: alice)
      for client in [alice, bob] {
        try requireEqual(client.bulletins, client.can(.hearsBulletins) ? [bulletin] : [], "bulletins of \(client)")
      }
    },
    Scenario(
      "a bulletin that is kept waits for an app that is away, another does not", receiverNeeds: [.hearsBulletins]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      try await world.send(BulletinDraft("for those who are here"))
      let kept = try await world.send(BulletinDraft("for everyone", isKept: true))
      let deleted = try await world.send(BulletinDraft("a mistake", isKept: true))
      try await world.deleteBulletin(deleted)
      // The login is later than the first one.
      try await world.advanceClock(bySeconds: 1)
      try await bob.login()
      try await bob.seesBulletins([kept])
      try await bob.logout()
      try await bob.login()
      // What comes next is the next one: those before are not reported again.
      let last = try await world.send(BulletinDraft("the last one"))
      try await bob.seesBulletins([kept, last])
      let id = try await alice.send("hello", to: bob)
      try await bob.sees(id, "hello", from: alice)
    },
  ]
}
