import Parlance

extension Scenario {
  /// Pins of conversations, which an account has on all of its devices.
  public static let pins: [Scenario] = [
    Scenario(
      "a conversation pinned on one device is pinned on the account's others", senderNeeds: [.pinsConversations],
      receiverNeeds: [.pinsConversations]
    ) { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let id = try await bob.send("hello", to: alice)
      try await other.sees(id)
      try await alice.sees(id)
      try await alice.setPinned(true, bob)
      try requireEqual(try await alice.isPinned(bob), true, "pinned where that was asked for")
      try await other.catchesUp(with: bob)
      try requireEqual(try await other.isPinned(bob), true, "pinned on the other device")
      // It is the account's own affair.
      try requireEqual(try await bob.isPinned(alice), false, "pinned at the peer")
      try await other.setPinned(false, bob)
      try await alice.catchesUp(with: bob)
      try requireEqual(try await alice.isPinned(bob), false, "pinned after the other device took it off")
      // Doing it twice has no further effect.
      for _ in 0..<2 { try await other.setPinned(true, bob) }
      try await alice.catchesUp(with: bob)
      try requireEqual(try await alice.isPinned(bob), true, "pinned again")
      for _ in 0..<2 { try await alice.setPinned(false, bob) }
      try await other.catchesUp(with: bob)
      try requireEqual(try await other.isPinned(bob), false, "pinned after all")
    },
    Scenario(
      "a device that was away, or is new, knows what is pinned", senderNeeds: [.pinsConversations],
      receiverNeeds: [.pinsConversations]
    ) { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let group = try await world.group(of: [alice, bob])
      let id = try await bob.send("ours", to: group)
      try await other.sees(id, "ours", from: bob, in: group)
      try await other.setPinned(true, group)
      try await other.logout()
      try await alice.setPinned(true, bob)
      try await alice.setPinned(false, group)
      let new = try await world.client("alice", world.cell.receiver, device: "a4")
      try await other.login()
      for device in [other, new] {
        try await device.catchesUp(with: bob)
        try requireEqual(try await device.isPinned(bob), true, "\(device.log.name): what was pinned meanwhile")
        try requireEqual(try await device.isPinned(group), false, "\(device.log.name): what was taken off meanwhile")
      }
    },
  ]
}
