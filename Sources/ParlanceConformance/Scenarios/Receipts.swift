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
      let covered = coversOne(alice, bob) ? 2...2 : 0...2
      try requireEqual(receipt.shownAsRead, Set(ids[covered]), "messages shown as read during the callback")
      let time = try await alice.history(bob).first { $0.id == ids[2] }?.time
      if let shown = receipt.messageTime { try requireEqual(shown, time, "time in the receipt") }
      if let upTo = receipt.upTo { try requireEqual(upTo, ids[2], "message in the receipt") }
      for (index, id) in ids.enumerated() { try await alice.showsAsRead(id, in: bob, covered.contains(index)) }
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
      // Where each receipt is for one message, the second one is reported separately.
      let isForOne = alice.can(.receiptsForOneMessage)
      let expected = coversOne(alice, bob) ? 2 : isForOne ? 4 : 1
      try requireEqual(alice.receipts.count, expected, "receipts at Alice")
      let read = coversOne(alice, bob) ? [1, 3] : [0, 1, 2, 3]
      for (index, id) in ids.enumerated() { try await alice.showsAsRead(id, in: bob, read.contains(index)) }
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
      for id in ids { try await alice.showsAsRead(id, in: bob, id == ids[1] || !coversOne(alice, bob)) }
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

  /// Returns whether what the reader acknowledges is one message to the sender: else one of them takes it for more.
  private static func coversOne(_ sender: Client, _ reader: Client) -> Bool {
    sender.can(.receiptsForOneMessage) && reader.can(.receiptsForOneMessage)
  }
}
