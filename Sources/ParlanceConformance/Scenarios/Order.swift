import Parlance

extension Scenario {
  /// The order of messages, on line and after an absence.
  public static let order: [Scenario] = [
    Scenario("fifty messages sent at once arrive in order") { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send((1...50).map { "message \($0)" }, to: bob)
      try await bob.seesInOrder(ids)
      let history = try await bob.history(alice)
      try requireEqual(history.map(\.id), ids, "history")
      try requireEqual(history.map(\.text), (1...50).map { "message \($0)" }, "texts")
    },
    Scenario("two who write at the same time see the same order") { world in
      let (alice, bob) = try await world.pair()
      async let fromAlice = alice.send((1...25).map { "alice \($0)" }, to: bob)
      async let fromBob = bob.send((1...25).map { "bob \($0)" }, to: alice)
      let (aliceIDs, bobIDs) = try await (fromAlice, fromBob)
      try await bob.seesInOrder(aliceIDs)
      try await alice.seesInOrder(bobIDs)
      let (left, right) = (try await alice.history(bob).map(\.id), try await bob.history(alice).map(\.id))
      try requireEqual(left, right, "order at both sides")
      try requireEqual(left.count, 50, "messages")
      try requireEqual(left.filter(aliceIDs.contains), aliceIDs, "order of Alice's messages")
      try requireEqual(left.filter(bobIDs.contains), bobIDs, "order of Bob's messages")
    },
    Scenario("a group sees one order of two who write at the same time") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      async let fromAlice = alice.send((1...15).map { "alice \($0)" }, to: group)
      async let fromBob = bob.send((1...15).map { "bob \($0)" }, to: group)
      let (aliceIDs, bobIDs) = try await (fromAlice, fromBob)
      let all = Set(aliceIDs + bobIDs)
      for id in aliceIDs { try await bob.sees(id) }
      for id in bobIDs { try await alice.sees(id) }
      for id in all { try await carol.sees(id) }
      let arrived = carol.receivedMessages.map(\.id).filter(all.contains)
      for client in [alice, bob, carol] {
        let history = try await client.history(group).map(\.id).filter(all.contains)
        try requireEqual(history, arrived, "order at \(client.log.name)")
      }
    },
    Scenario("a device that was away receives everything once and in order") { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("before", to: bob)
      try await bob.sees(first)
      try await bob.logout()
      let missed = try await alice.send((1...20).map { "missed \($0)" }, to: bob)
      try await bob.login()
      try await bob.seesInOrder(missed)
      let last = try await alice.send("after", to: bob)
      try await bob.sees(last)
      try requireEqual(try await bob.history(alice).map(\.id), [first] + missed + [last], "history")
    },
    Scenario("a device that was away receives a group's messages once and in order") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await bob.logout()
      let missed = try await alice.send((1...10).map { "missed \($0)" }, to: group)
      if bob.can(.joinsGroupsToHear) {
        bob.excuse(from: group)
        try await bob.login()
        try await bob.catchesUp(with: alice)
        for id in missed { try bob.hasNotSeen(id) }
        return
      }
      try await bob.login()
      try await bob.seesInOrder(missed)
    },
    Scenario("messages before a new login are not reported twice") { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("once", to: bob)
      try await bob.sees(first)
      for _ in 1...3 {
        try await bob.logout()
        try await bob.login()
      }
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.receivedMessages.filter { $0.id == first }.count, 1, "arrivals")
    },
  ]
}
