import Parlance

extension Scenario {
  /// Read receipts of direct conversations.
  public static let receipts: [Scenario] = [
    Scenario(
      "a receipt covers everything before it", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send((1...5).map { "read \($0)" }, to: bob)
      try await bob.seesInOrder(ids)
      for id in ids { try await alice.showsAsRead(id, in: bob, false) }
      try await bob.acknowledge(ids[2], in: alice)
      let receipt = try await alice.seesReceipt(for: ids[2], in: bob)
      try requireEqual(receipt.shownAsRead, Set(ids[0...2]), "messages shown as read during the callback")
      let time = try await alice.history(bob).first { $0.id == ids[2] }?.time
      if let shown = receipt.messageTime { try requireEqual(shown, time, "time in the receipt") }
      if let upTo = receipt.upTo { try requireEqual(upTo, ids[2], "message in the receipt") }
      for (index, id) in ids.enumerated() { try await alice.showsAsRead(id, in: bob, index <= 2) }
    },
    Scenario(
      "an older receipt succeeds without effect", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send((1...4).map { "read \($0)" }, to: bob)
      try await bob.seesInOrder(ids)
      try await bob.acknowledge(ids[3], in: alice)
      try await alice.seesReceipt(for: ids[3], in: bob)
      try await bob.acknowledge(ids[1], in: alice)
      try await bob.acknowledge(ids[3], in: alice)
      try await alice.catchesUp(with: bob)
      try requireEqual(alice.receipts.count, 1, "receipts at Alice")
      for id in ids { try await alice.showsAsRead(id, in: bob) }
    },
    Scenario(
      "receipts of both sides are apart", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let fromAlice = try await alice.send("question", to: bob)
      let fromBob = try await bob.send("answer", to: alice)
      try await alice.sees(fromBob)
      try await alice.acknowledge(fromBob, in: bob)
      try await bob.seesReceipt(for: fromBob, in: alice)
      try await bob.showsAsRead(fromBob, in: alice)
      try await alice.showsAsRead(fromAlice, in: bob, false)
      try requireEqual(alice.receipts.count, 0, "receipts at Alice")
    },
    Scenario(
      "a receipt waits for a sender who is away", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let ids = try await alice.send(["one", "two"], to: bob)
      try await bob.seesInOrder(ids)
      try await alice.logout()
      try await bob.acknowledge(ids[1], in: alice)
      try await alice.login()
      try await alice.seesReceipt(for: ids[1], in: bob)
      for id in ids { try await alice.showsAsRead(id, in: bob) }
    },
    Scenario(
      "a receipt reaches all devices of the sender", senderNeeds: [.directReceipts], receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let id = try await alice.send("seen everywhere", to: bob)
      try await bob.sees(id)
      try await other.sees(id)
      try await bob.acknowledge(id, in: alice)
      try await alice.seesReceipt(for: id, in: bob)
      try await other.seesReceipt(for: id, in: bob)
    },
    Scenario(
      "a sender in the other direction is not read by its own receipt", senderNeeds: [.directReceipts],
      receiverNeeds: [.directReceipts]
    ) { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("first", to: bob)
      try await bob.sees(first)
      try await bob.acknowledge(first, in: alice)
      try await alice.seesReceipt(for: first, in: bob)
      let second = try await alice.send("second", to: bob)
      try await bob.sees(second)
      try await alice.showsAsRead(second, in: bob, false)
      try await bob.acknowledge(second, in: alice)
      try await alice.seesReceipt(for: second, in: bob)
    },
  ]
}
