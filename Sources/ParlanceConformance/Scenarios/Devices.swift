import Parlance

extension Scenario {
  /// Several devices of one account, of one style and of two.
  public static let devices: [Scenario] = [
    Scenario("all devices of the receiver receive") { world in
      let alice = try await world.alice()
      let bob = try await world.bob()
      let second = try await world.bob(device: "b2")
      let other = try await world.client("bob", world.cell.sender, device: "b3")
      let devices = try await world.surviving([bob, second, other])
      let id = try await alice.send("to all of Bob", to: bob)
      for device in devices { try await device.sees(id, "to all of Bob", from: alice) }
    },
    Scenario("the sender's other devices show the message as its own") { world in
      let (alice, bob) = try await world.pair()
      let second = try await world.alice(device: "a2")
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      guard let first = try await world.surviving([alice, second, other]).first, first !== other else { return }
      let id = try await first.send("from my first device", to: bob)
      for device in [second, other] where device !== first {
        if device.can(.oneDeviceOnly) {
          try await device.catchesUp(with: bob)
          try device.hasNotSeen(id)
          continue
        }
        try await device.sees(id, "from my first device", from: alice, in: .direct(bob.account))
        try await device.hasUnread(0, in: bob)
      }
      if first.can(.oneDeviceOnly) { return }
      let reply = try await other.send("from my third", to: bob)
      try await alice.sees(reply, "from my third", from: other, in: .direct(bob.account))
      try await bob.sees(reply, "from my third", from: other)
    },
    Scenario("the sender's other devices show a group message as its own") { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      if try await world.surviving([alice, other]).count < 2 { return }
      let group = try await world.group(of: [alice, bob])
      let id = try await alice.send("ours", to: group)
      if other.can(.oneDeviceOnly) {
        try await other.catchesUp(with: bob)
        return try other.hasNotSeen(id)
      }
      try await other.sees(id, "ours", from: alice, in: group)
      try await other.hasUnread(0, in: group)
    },
    Scenario("one device's logout leaves the others alone") { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("bob", world.cell.sender, device: "b3")
      if try await world.surviving([bob, other]).count < 2 { return }
      try await other.logout()
      let id = try await alice.send("who is there?", to: bob)
      try await bob.sees(id, "who is there?", from: alice)
      // Nothing that bob has by now waits for such a client.
      if other.can(.waitsForAbsentAccountsOnly) { return }
      try await other.login()
      try await other.sees(id, "who is there?", from: alice)
    },
    Scenario("a message to oneself reaches one's other device") { world in
      let alice = try await world.alice()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      if try await world.surviving([alice, other]).count < 2 { return }
      let id = try await alice.send("note to self", to: alice)
      try await other.sees(id, "note to self", from: alice, in: .direct(alice.account))
    },
  ]
}
