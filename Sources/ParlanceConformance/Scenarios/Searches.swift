import Parlance

extension Scenario {
  /// Searches of the hub's history.
  public static let searches: [Scenario] = [
    Scenario("texts of every style are found", receiverNeeds: [.searchesHistory]) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send(["a Needle", "hay", "two needles"], to: bob)
      try await bob.seesInOrder(ids)
      _ = try await bob.send("own needle", to: alice)
      try await bob.finds("NEEDLE", in: alice, ["own needle", "two needles", "a Needle"])
      try await bob.finds("cork", in: alice, [])
      // A device that never had them finds them, too.
      let tablet = try await world.client("bob", world.cell.receiver, device: "b2")
      try await tablet.finds("needle", in: alice, ["own needle", "two needles", "a Needle"])
    }
  ]
}
