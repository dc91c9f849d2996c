import Parlance

extension Scenario {
  /// Several devices of one account, of one style and of two.
  public static let devices: [Scenario] = [
    Scenario("all devices of the receiver receive") { world in
      let alice = try await world.alice()
      let bob = try await world.bob()
      let second = try await world.bob(device: "b2")
      let other = try await world.client("bob", world.cell.sender, device: "b3")
      let id = try await alice.send("to all of Bob", to: bob)
      for device in [bob, second, other] { try await device.sees(id, "to all of Bob", from: alice) }
    },
    Scenario("the sender's other devices show the message as its own") { world in
      let (alice, bob) = try await world.pair()
      let second = try await world.alice(device: "a2")
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let id = try await alice.send("from my first device", to: bob)
      for device in [second, other] {
        try await device.sees(id, "from my first device", from: alice, in: .direct(bob.account))
        try await device.hasUnread(0, in: bob)
      }
      let reply = try await other.send("from my third", to: bob)
      try await alice.sees(reply, "from my third", from: other, in: .direct(bob.account))
      try await bob.sees(reply, "from my third", from: other)
    },
    Scenario("the sender's other devices show a group message as its own") { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let group = try await world.group(of: [alice, bob])
      let id = try await alice.send("ours", to: group)
      try await other.sees(id, "ours", from: alice, in: group)
      try await other.hasUnread(0, in: group)
    },
    Scenario("one device's logout leaves the others alone") { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("bob", world.cell.sender, device: "b3")
      try await other.logout()
      let id = try await alice.send("who is there?", to: bob)
      try await bob.sees(id, "who is there?", from: alice)
      try await other.login()
      try await other.sees(id, "who is there?", from: alice)
    },
    Scenario("a message to oneself reaches one's other device") { world in
      let alice = try await world.alice()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let id = try await alice.send("note to self", to: alice)
      try await other.sees(id, "note to self", from: alice, in: .direct(alice.account))
    },
  ]
}
