import Parlance

extension Scenario {
  /// Links that break and come back.
  public static let network: [Scenario] = [
    Scenario("a message waits for the network and is sent once") { world in
      let (alice, bob) = try await world.pair()
      world.setReachable(false, alice)
      let id = try await alice.submit("through the tunnel", to: bob)
      let isPending = try await alice.isPending(id, in: bob)
      try require(isPending, "\(id) does not wait")
      try bob.hasNotSeen(id)
      world.setReachable(true, alice)
      try await alice.isAccepted(id)
      try await bob.sees(id, "through the tunnel", from: alice)
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.receivedMessages.filter { $0.id == id }.count, 1, "arrivals")
    },
    Scenario("what waited for the network keeps its order") { world in
      let (alice, bob) = try await world.pair()
      let before = try await alice.send("before", to: bob)
      world.setReachable(false, alice)
      var ids = [before]
      for number in 1...10 { ids.append(try await alice.submit("waits \(number)", to: bob)) }
      world.setReachable(true, alice)
      ids.append(try await alice.send("after", to: bob))
      try await bob.seesInOrder(ids)
    },
    Scenario("a receiver who lost the network misses nothing") { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("before", to: bob)
      try await bob.sees(first)
      world.setReachable(false, bob)
      let missed = try await alice.send((1...5).map { "missed \($0)" }, to: bob)
      world.setReachable(true, bob)
      try await bob.seesInOrder([first] + missed)
      let reply = try await bob.send("back again", to: alice)
      try await alice.sees(reply, "back again", from: bob)
    },
    Scenario("a link that breaks again and again loses and doubles nothing") { world in
      let (alice, bob) = try await world.pair()
      var ids: [MessageID] = []
      for number in 1...8 {
        world.setReachable(number.isMultiple(of: 2), alice)
        ids.append(try await alice.submit("number \(number)", to: bob))
        world.setReachable(!number.isMultiple(of: 2), bob)
      }
      world.setReachable(true, alice)
      world.setReachable(true, bob)
      for id in ids { try await alice.isAccepted(id) }
      try await bob.seesInOrder(ids)
    },
    Scenario("a link that flaps keeps its login and its messages") { world in
      let (alice, bob) = try await world.pair()
      var ids: [MessageID] = []
      for round in 1...5 {
        ids.append(try await alice.submit("round \(round)", to: bob))
        for _ in 1...10 {
          for client in [alice, bob] {
            world.setReachable(false, client)
            world.setReachable(true, client)
          }
        }
      }
      for id in ids { try await alice.isAccepted(id) }
      try await bob.seesInOrder(ids)
      let reply = try await bob.send("steady now", to: alice)
      try await alice.sees(reply, "steady now", from: bob)
    },
    revoking("a revocation is reported to a device that lost the network") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      world.setReachable(false, bob)
      try await alice.revoke(id, in: bob)
      world.setReachable(true, bob)
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      if let told = observed.messageSender { try requireEqual(told, alice.account, "sender of the message") }
      try await bob.stores(id, in: alice, false)
      try await alice.catchesUp(with: bob)
    },
  ]
}
