import Parlance

extension Scenario {
  /// Data that outlive the process.
  public static let durability: [Scenario] = [
    Scenario("history and unread counts survive", stores: [.sqlite]) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send((1...5).map { "kept \($0)" }, to: bob)
      try await bob.seesInOrder(ids)
      try await world.restart()
      for (client, peer) in [(alice, bob), (bob, alice)] {
        let history = try await client.history(peer)
        try requireEqual(history.map(\.id), ids, "\(client.log.name) history")
        try requireEqual(history.map(\.text), (1...5).map { "kept \($0)" }, "\(client.log.name) texts")
      }
      try await bob.hasUnread(5, in: alice)
      let next = try await alice.send("after", to: bob)
      try await bob.sees(next, "after", from: alice)
      try await bob.hasUnread(6, in: alice)
      try requireEqual(try await bob.history(alice).map(\.id), ids + [next], "history")
    },
    Scenario(
      "receipts survive", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts], stores: [.sqlite]
    ) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send(["read", "not read"], to: bob)
      try await bob.seesInOrder(ids)
      try await bob.acknowledge(ids[0], in: alice)
      try await alice.seesReceipt(for: ids[0], in: bob)
      try await world.restart()
      try await alice.showsAsRead(ids[0], in: bob)
      try await alice.showsAsRead(ids[1], in: bob, false)
      try await bob.acknowledge(ids[1], in: alice)
      try await alice.seesReceipt(for: ids[1], in: bob)
    },
    Scenario(
      "group receipts survive", senderNeeds: [.requestsGroupReceipts], receiverNeeds: [.acknowledgesGroupMessages],
      stores: [.sqlite]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await alice.send(OutgoingMessage("count me", wantsGroupReceipts: true), to: group)
      try await bob.sees(id)
      try await carol.sees(id)
      try await bob.acknowledgeGroup([id], in: group)
      _ = try await alice.log.wait(for: "a receipt for \(id)") { entries -> Bool? in
        entries.observations(of: ObservedGroupReceipt.self).contains { $0.messageID == id } ? true : nil
      }
      try await world.restart()
      let driver = try alice.driver(as: (any GroupReceiptDriver).self, "ask for group receipts")
      let counts = ReadCounts(read: 1, unread: alice.can(.reportsNonReaders) ? 1 : nil)
      try requireEqual(try await driver.readCounts(id, in: group), counts, "counts")
      let lists = ReaderLists(
        readers: [bob.account], nonReaders: alice.can(.reportsNonReaders) ? [carol.account] : nil)
      try requireEqual(try await driver.fetchReaders(id, in: group), lists, "readers")
    },
    Scenario("what waited for the hub is sent after the restart, once", stores: [.sqlite]) { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("first", to: bob)
      try await bob.sees(first)
      world.setReachable(false, alice)
      var waiting: [MessageID] = []
      for number in 1...5 { waiting.append(try await alice.submit("waits \(number)", to: bob)) }
      try await world.restart()
      if alice.can(.dropsUnsent) {
        try await bob.catchesUp(with: alice)
        for id in waiting { try bob.hasNotSeen(id) }
        return
      }
      try await bob.seesInOrder(waiting)
      for id in waiting { try await alice.isAccepted(id) }
      try requireEqual(try await alice.history(bob).map(\.id), [first] + waiting, "history at the sender")
    },
    Scenario("a device that was away during the restart misses nothing", stores: [.sqlite]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      let ids = try await alice.send((1...5).map { "stored \($0)" }, to: bob)
      try await world.restart()
      let last = try await alice.send("and one more", to: bob)
      try await bob.login()
      try await bob.seesInOrder(ids + [last])
    },
    revoking("the time to take back runs on across a restart", stores: [.sqlite]) { world in
      let (alice, bob) = try await world.pair()
      let late = try await alice.send("too late", to: bob)
      try await world.advanceClock(bySeconds: 60)
      let early = try await alice.send("in time", to: bob)
      let time = try await bob.sees(early).time
      try await world.restart()
      try await world.advanceClock(bySeconds: 61)
      try await alice.isRefused(.revokeTooLate) {
        try await alice.revoke(late, in: bob)
        return nil
      }
      try await alice.revoke(early, in: bob)
      let observed = try await bob.seesRevoked(early, acceptedAt: time)
      if let told = observed.isOffline { try requireEqual(told, false, "offline") }
      try await alice.catchesUp(with: bob)
      try await alice.stores(early, in: bob, false)
    },
    Scenario("a new login after a restart is given no old message", stores: [.sqlite]) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send(["old one", "old two"], to: bob)
      try await bob.seesInOrder(ids)
      for _ in 1...2 { try await world.restart() }
      try await bob.catchesUp(with: alice)
      for id in ids { try requireEqual(bob.receivedMessages.filter { $0.id == id }.count, 1, "arrivals of \(id)") }
    },
  ]
}
