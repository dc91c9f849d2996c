import Parlance

extension Scenario {
  /// Unread counts.
  public static let unread: [Scenario] = [
    Scenario("as many count as unread as came", receiverNeeds: [.countsUnread]) { world in
      let (alice, bob) = try await world.pair()
      for number in 1...3 {
        let id = try await alice.send("number \(number)", to: bob)
        try await bob.sees(id)
        try await bob.hasUnread(number, in: alice)
      }
      let changes = bob.log.entries.observations(of: ObservedUnreadCount.self)
      let last = changes.last { $0.conversation == .direct(alice.account) }.map { [$0.count, $0.total] }
      try requireEqual(last, [3, 3], "the last change told: count and total")
    },
    Scenario("a conversation marked as read counts nothing", receiverNeeds: [.marksRead]) { world in
      let (alice, bob, carol) = try await world.trio()
      let ids = try await alice.send(["one", "two"], to: bob)
      try await bob.seesInOrder(ids)
      let other = try await carol.send("three", to: bob)
      try await bob.sees(other)
      try await bob.markRead(alice)
      try await bob.hasUnread(0, in: alice)
      try await bob.hasUnread(1, in: carol)
      let next = try await alice.send("four", to: bob)
      try await bob.sees(next)
      try await bob.hasUnread(1, in: alice)
    },
    Scenario("own messages do not count", senderNeeds: [.countsUnread]) { world in
      let (alice, bob) = try await world.pair()
      let second = try await world.alice(device: "a2")
      let id = try await alice.send("mine", to: bob)
      try await second.sees(id)
      try await alice.hasUnread(0, in: bob)
      try await second.hasUnread(0, in: bob)
    },
    Scenario(
      "a message that is not to be counted does not count", senderNeeds: [.marksUncounted],
      receiverNeeds: [.countsUnread]
    ) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send(OutgoingMessage("quiet", countsAsUnread: false), to: bob)
      try await bob.sees(id, "quiet", from: alice)
      try await bob.hasUnread(0, in: alice)
      let loud = try await alice.send("loud", to: bob)
      try await bob.sees(loud)
      try await bob.hasUnread(1, in: alice)
    },
    Scenario("what came while away counts", receiverNeeds: [.countsUnread]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      let ids = try await alice.send((1...4).map { "missed \($0)" }, to: bob)
      try await bob.login()
      try await bob.seesInOrder(ids)
      try await bob.hasUnread(4, in: alice)
    },
    Scenario("a group counts by itself", receiverNeeds: [.countsUnread]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let ids = try await alice.send(["one", "two"], to: group)
      for id in ids { try await bob.sees(id) }
      try await bob.hasUnread(2, in: group)
      try await bob.hasUnread(0, in: alice)
    },
  ]
}
