import Parlance

extension Scenario {
  /// Receipts and revocations of others, as the user of a style without them sees them.
  public static let poorerStyles: [Scenario] = [
    Scenario("a receipt harms no sender that knows none", receiverNeeds: [.directReceipts]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("read me", to: bob)
      try await bob.sees(id)
      try await bob.acknowledge(id, in: alice)
      let reply = try await bob.send("I have", to: alice)
      try await alice.sees(reply, "I have", from: bob)
      try requireEqual(alice.receipts.count, alice.can(.directReceipts) ? 1 : 0, "receipts at Alice")
    },
    Scenario("what a reader without receipts has read stays unread", senderNeeds: [.directReceipts]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("read me", to: bob)
      try await bob.sees(id)
      try await alice.catchesUp(with: bob)
      try await alice.showsAsRead(id, in: bob, false)
      try requireEqual(alice.receipts.count, 0, "receipts at Alice")
    },
    Scenario("what was taken back before it was fetched never appears", senderNeeds: [.revokes]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      let kept = try await alice.send("kept", to: bob)
      let id = try await alice.send("never seen", to: bob)
      try await alice.revoke(id, in: bob)
      try await bob.login()
      try await bob.sees(kept, "kept", from: alice)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(id)
      try await bob.stores(id, in: alice, false)
    },
    Scenario("what is taken back stays with a receiver that knows no recall", senderNeeds: [.revokes]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      try await alice.revoke(id, in: bob)
      if bob.can(.revokes) {
        _ = try await bob.seesRevoked(id, acceptedAt: time)
        try await bob.stores(id, in: alice, false)
      } else {
        try await bob.catchesUp(with: alice)
        try await bob.stores(id, in: alice)
        try requireEqual(bob.revocations.count, 0, "revocations at Bob")
      }
      try await alice.catchesUp(with: bob)
    },
    Scenario("what a sender without recall wrote is taken back by the administration") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("one way", to: bob)
      let time = try await bob.sees(id).time
      try await world.revokeFromReceivers(id)
      if bob.can(.revokes) { _ = try await bob.seesRevoked(id, acceptedAt: time) }
      try await bob.catchesUp(with: alice)
      try await bob.stores(id, in: alice, !bob.can(.revokes))
      try await alice.stores(id, in: bob)
      try requireEqual(alice.revocations.count, 0, "revocations at the sender")
    },
  ]
}
