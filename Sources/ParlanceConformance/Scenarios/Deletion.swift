import Parlance

extension Scenario {
  /// Deletion on one device alone.
  public static let deletion: [Scenario] = [
    Scenario("a message deleted on one device stays elsewhere", receiverNeeds: [.deletesLocally]) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send(["one", "two", "three"], to: bob)
      try await bob.seesInOrder(ids)
      try await bob.deleteLocally(ids[1], in: alice)
      try requireEqual(try await bob.history(alice).map(\.id), [ids[0], ids[2]], "history where it was deleted")
      try requireEqual(try await alice.history(bob).map(\.id), ids, "history at the sender")
      try await bob.catchesUp(with: alice)
      try await bob.stores(ids[1], in: alice, false)
    },
    Scenario("an own message deleted here stays with the receiver", senderNeeds: [.deletesLocally]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("gone here", to: bob)
      try await bob.sees(id)
      try await alice.deleteLocally(id, in: bob)
      try await alice.stores(id, in: bob, false)
      try await bob.stores(id, in: alice)
    },
    Scenario("what was deleted does not come back at login", receiverNeeds: [.deletesLocally]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("deleted for good", to: bob)
      try await bob.sees(id)
      try await bob.deleteLocally(id, in: alice)
      try await bob.logout()
      try await bob.login()
      try await bob.catchesUp(with: alice)
      try await bob.stores(id, in: alice, false)
      try requireEqual(bob.receivedMessages.filter { $0.id == id }.count, 1, "arrivals")
    },
  ]
}
