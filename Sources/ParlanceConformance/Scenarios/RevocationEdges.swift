import Parlance

extension Scenario {
  /// Revocations that meet absent devices, several devices, and unread counts.
  public static let revocationEdges: [Scenario] = [
    revoking("an absent account is notified at login") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("while you were away", to: bob)
      let time = try await bob.sees(id).time
      try await bob.logout()
      try await alice.revoke(id, in: bob)
      try await bob.login()
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      try check(
        observed, in: .direct(alice.account), revoker: alice, sender: alice, time: time, text: "while you were away",
        words: nil)
      if let told = observed.isOffline { try requireEqual(told, true, "offline") }
      if let told = observed.isRoaming { try requireEqual(told, false, "roaming") }
      try requireEqual(observed.wasStored, false, "still stored during the callback")
      try await bob.stores(id, in: alice, false)
      try await synchronize(alice, with: bob)
    },
    revoking("what was taken back before it was received never appears") { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      let id = try await alice.send("never seen", to: bob)
      let time = try await alice.history(bob).first { $0.id == id }?.time ?? .zero
      try await alice.revoke(id, in: bob)
      try await bob.login()
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      try check(
        observed, in: .direct(alice.account), revoker: alice, sender: alice, time: time, text: nil, words: nil)
      if let told = observed.isOffline { try requireEqual(told, true, "offline") }
      try await synchronize(alice, with: bob)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(id)
      try await bob.stores(id, in: alice, false)
    },
    revoking("a device that comes later gets no revoked message") { world in
      let (alice, bob) = try await world.pair()
      let kept = try await alice.send("kept", to: bob)
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      try await alice.revoke(id, in: bob)
      _ = try await bob.seesRevoked(id, acceptedAt: time)
      let late = try await world.bob(device: "b2")
      try await late.catchesUp(with: alice)
      try late.hasNotSeen(id)
      try await late.stores(id, in: alice, false)
      try await bob.stores(kept, in: alice)
      try await synchronize(alice, with: bob)
    },
    revoking("all devices of both accounts are notified") { world in
      let (alice, bob) = try await world.pair()
      let ownOther = try await world.client("alice", world.cell.receiver, device: "a3")
      let bobsOther = try await world.client("bob", world.cell.sender, device: "b3")
      let id = try await alice.send("on four devices", to: bob)
      let time = try await bob.sees(id).time
      try await ownOther.sees(id)
      try await bobsOther.sees(id)
      try await alice.revoke(id, in: bob)
      for (client, peer) in [(bob, alice), (bobsOther, alice), (ownOther, bob)] {
        let observed = try await client.seesRevoked(id, acceptedAt: time)
        try check(
          observed, in: .direct(peer.account), revoker: alice, sender: alice, time: time, text: "on four devices",
          words: nil)
      }
      for client in [bob, bobsOther] { try await client.stores(id, in: alice, false) }
      try await synchronize(alice, with: bob)
      try await ownOther.catchesUp(with: bob, in: .direct(alice.account))
      for client in [alice, ownOther] { try await client.stores(id, in: bob, false) }
    },
    revoking("a second device is notified at login of what the first one was") { world in
      let (alice, bob) = try await world.pair()
      let second = try await world.bob(device: "b2")
      let id = try await alice.send("told before", to: bob)
      let time = try await bob.sees(id).time
      try await second.sees(id)
      try await second.logout()
      try await alice.revoke(id, in: bob)
      let first = try await bob.seesRevoked(id, acceptedAt: time)
      if let told = first.isRoaming { try requireEqual(told, false, "roaming at the first device") }
      try await second.login()
      let observed = try await second.seesRevoked(id, acceptedAt: time)
      if let told = observed.isOffline { try requireEqual(told, true, "offline") }
      if let told = observed.isRoaming { try requireEqual(told, true, "roaming") }
      try await synchronize(alice, with: bob)
    },
    revoking(
      "an unread message that is taken back goes on counting, unless its style says otherwise",
      receiverNeeds: [.countsUnread]
    ) { world in
      let alwaysRecounts = world.can(world.cell.receiver, .alwaysRecountsRevoked)
      try await unreadAfterRevocation(world, recounts: false, expected: alwaysRecounts ? 1 : 2)
    },
    revoking(
      "an unread message that is taken back counts no longer where so set",
      receiverNeeds: [.countsUnread, .recountsRevoked]
    ) { world in
      try await unreadAfterRevocation(world, recounts: true, expected: 1)
    },
    revoking(
      "each device of an account recounts as it is set", receiverNeeds: [.countsUnread, .recountsRevoked]
    ) { world in
      var options = ClientOptions()
      options.recountsRevoked = true
      let alice = try await world.alice()
      let recounting = try await world.bob(device: "b1", options: options)
      let plain = try await world.bob(device: "b2")
      let ids = try await alice.send(["one", "two", "three"], to: recounting)
      for client in [recounting, plain] {
        try await client.seesInOrder(ids)
        try await client.hasUnread(3, in: alice)
      }
      let time = try await plain.sees(ids[1]).time
      try await alice.revoke(ids[1], in: recounting)
      for client in [recounting, plain] { _ = try await client.seesRevoked(ids[1], acceptedAt: time) }
      try await recounting.hasUnread(2, in: alice)
      try await plain.hasUnread(3, in: alice)
      try await synchronize(alice, with: plain)
    },
    revoking(
      "a read message that is taken back changes no count", receiverNeeds: [.marksRead, .recountsRevoked]
    ) { world in
      var options = ClientOptions()
      options.recountsRevoked = true
      let (alice, bob) = (try await world.alice(), try await world.bob(options: options))
      let read = try await alice.send("read", to: bob)
      let time = try await bob.sees(read).time
      try await bob.markRead(alice)
      let unread = try await alice.send("unread", to: bob)
      try await bob.sees(unread)
      try await bob.hasUnread(1, in: alice)
      try await alice.revoke(read, in: bob)
      _ = try await bob.seesRevoked(read, acceptedAt: time)
      try await bob.hasUnread(1, in: alice)
      try await synchronize(alice, with: bob)
    },
  ]

  private static func unreadAfterRevocation(_ world: World, recounts: Bool, expected: Int) async throws {
    var options = ClientOptions()
    options.recountsRevoked = recounts
    let (alice, bob) = (try await world.alice(), try await world.bob(options: options))
    let ids = try await alice.send(["stays", "goes"], to: bob)
    try await bob.seesInOrder(ids)
    try await bob.hasUnread(2, in: alice)
    let time = try await bob.sees(ids[1]).time
    try await alice.revoke(ids[1], in: bob)
    _ = try await bob.seesRevoked(ids[1], acceptedAt: time)
    try await bob.hasUnread(expected, in: alice)
    try await synchronize(alice, with: bob)
  }

  /// Waits until the revoker has dealt with everything up to now.
  private static func synchronize(_ revoker: Client, with peer: Client) async throws {
    try await revoker.catchesUp(with: peer)
  }
}
