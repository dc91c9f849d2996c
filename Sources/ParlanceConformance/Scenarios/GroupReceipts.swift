import Parlance

extension Scenario {
  /// Read receipts of messages in groups.
  public static let groupReceipts: [Scenario] = [
    groupReceipt("members who read are counted and listed") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await ask(alice, group, "please confirm", readers: [bob, carol])
      try await counts(of: id, at: alice, in: group, ReadCounts(read: 0, unread: 2))
      try await bob.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 1))
      try await readers(of: id, at: alice, in: group, [bob], [carol])
      try await carol.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 2, unread: 0))
      try await readers(of: id, at: alice, in: group, [bob, carol], [])
    },
    groupReceipt("a second receipt of one member does not count") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await ask(alice, group, "once is enough", readers: [bob, carol])
      try await bob.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 1))
      try await bob.acknowledgeGroup([id], in: group)
      try await readers(of: id, at: alice, in: group, [bob], [carol])
      try await counts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 1))
    },
    groupReceipt("unread are the members at sending, without the sender") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob])
      let id = try await ask(alice, group, "before Carol came", readers: [bob])
      try await world.add(carol, to: group, by: alice)
      try await bob.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 0))
      let later = try await ask(alice, group, "with Carol", readers: [bob, carol])
      try await carol.acknowledgeGroup([later], in: group)
      try await seesCounts(of: later, at: alice, in: group, ReadCounts(read: 1, unread: 1))
      try await readers(of: later, at: alice, in: group, [carol], [bob])
      try await readers(of: id, at: alice, in: group, [bob], [])
    },
    groupReceipt("one receipt for several messages") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      var ids: [MessageID] = []
      for number in 1...3 { ids.append(try await ask(alice, group, "number \(number)", readers: [bob, carol])) }
      try await bob.acknowledgeGroup(bob.can(.acknowledgesGroupsUpToMessage) ? [ids[2]] : ids, in: group)
      for id in ids { try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 1)) }
    },
    groupReceipt("a receipt for a revoked message fails alone", senderNeeds: [.revokes]) { world in
      let (alice, bob) = try await world.pair()
      if bob.can(.acknowledgesGroupsUpToMessage) { return }
      let group = try await world.group(of: [alice, bob])
      let kept = try await ask(alice, group, "kept", readers: [bob])
      let revoked = try await ask(alice, group, "taken back", readers: [bob])
      let time = try await bob.sees(revoked).time
      try await alice.revoke(revoked, in: group)
      _ = try await bob.seesRevoked(revoked, acceptedAt: time)
      let failed = try await bob.acknowledgeGroup([kept, revoked], in: group)
      try requireEqual(failed, [revoked], "messages for which the receipt failed")
      try await seesCounts(of: kept, at: alice, in: group, ReadCounts(read: 1, unread: 0))
    },
    groupReceipt("a group receipt waits for a sender who is away") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await ask(alice, group, "read while I am away", readers: [bob, carol])
      try await alice.logout()
      try await bob.acknowledgeGroup([id], in: group)
      try await carol.acknowledgeGroup([id], in: group)
      try await alice.login()
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 2, unread: 0))
      try await readers(of: id, at: alice, in: group, [bob, carol], [])
    },
    Scenario(
      "a sender without counts is notified that a group message was read", senderNeeds: [.hearsOfGroupReads],
      receiverNeeds: [.acknowledgesGroupMessages]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let ids = try await alice.send(["one", "two"], to: group)
      for id in ids { try await bob.sees(id) }
      try await bob.acknowledgeGroup(bob.can(.acknowledgesGroupsUpToMessage) ? [ids[1]] : ids, in: group)
      let receipt = try await alice.log.wait(for: "a receipt in the group") { entries in
        entries.observations(of: ObservedReceipt.self).first { $0.upTo == ids[1] }
      }
      try requireEqual(receipt.conversation, group, "conversation of the receipt")
    },
    Scenario(
      "only the sender learns who read a group message", senderNeeds: [.requestsGroupReceipts],
      receiverNeeds: [.requestsGroupReceipts, .acknowledgesGroupMessages]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await ask(alice, group, "between us", readers: [bob, carol])
      try await carol.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 1))
      try await readers(of: id, at: alice, in: group, [carol], [bob])
      try await bob.isRefused(.readersOfNotOwn) {
        _ = try await driver(bob).fetchReaders(id, in: group)
        return nil
      }
    },
    groupReceipt("counts can be asked for again", senderNeeds: [.refreshesReadCounts]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let id = try await ask(alice, group, "ask again", readers: [bob])
      try await bob.acknowledgeGroup([id], in: group)
      try await seesCounts(of: id, at: alice, in: group, ReadCounts(read: 1, unread: 0))
      let before = groupReceipts(at: alice).count
      try await alice.driver(as: (any ReadCountRefreshingDriver).self, "ask for counts again")
        .refreshReadCounts([id], in: group)
      let counts = try await alice.log.wait(for: "refreshed counts") { entries -> ReadCounts? in
        let receipts = groupReceipts(in: entries)
        return receipts.count > before ? receipts.last?.counts : nil
      }
      try requireEqual(counts, ReadCounts(read: 1, unread: 0), "refreshed counts")
    },
  ]

  private static func groupReceipt(
    _ name: String, senderNeeds: Set<Capability> = [], body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(
      name, senderNeeds: senderNeeds.union([.requestsGroupReceipts]), receiverNeeds: [.acknowledgesGroupMessages],
      body: body)
  }

  private static func ask(
    _ sender: Client, _ group: ConversationID, _ text: String, readers: [Client]
  ) async throws -> MessageID {
    let id = try await sender.send(OutgoingMessage(text, wantsGroupReceipts: true), to: group)
    for reader in readers { try await reader.sees(id, text, from: sender, in: group) }
    return id
  }

  private static func driver(_ client: Client) throws -> any GroupReceiptDriver {
    try client.driver(as: (any GroupReceiptDriver).self, "ask for group receipts")
  }

  private static func groupReceipts(in entries: [ObservationLog.Entry]) -> [ObservedGroupReceipt] {
    entries.observations(of: ObservedGroupReceipt.self)
  }

  private static func groupReceipts(at client: Client) -> [ObservedGroupReceipt] {
    groupReceipts(in: client.log.entries)
  }

  /// Waits for a receipt with some counts, and checks that the message object showed them during the callback.
  private static func seesCounts(
    of id: MessageID, at sender: Client, in group: ConversationID, _ expected: ReadCounts, file: String = #fileID,
    line: Int = #line
  ) async throws {
    let expected = told(expected, at: sender)
    let receipt = try await sender.log.wait(for: "\(expected) of \(id)", file: file, line: line) { entries in
      groupReceipts(in: entries).first { $0.messageID == id && $0.counts == expected }
    }
    try requireEqual(receipt.conversation, group, "conversation of the receipt", file: file, line: line)
    try requireEqual(receipt.shownCounts, expected, "counts of the message itself", file: file, line: line)
    try await counts(of: id, at: sender, in: group, expected, file: file, line: line)
  }

  /// Returns counts as a sender's style shows them.
  private static func told(_ counts: ReadCounts, at sender: Client) -> ReadCounts {
    ReadCounts(read: counts.read, unread: sender.can(.reportsNonReaders) ? counts.unread : nil)
  }

  private static func counts(
    of id: MessageID, at sender: Client, in group: ConversationID, _ expected: ReadCounts, file: String = #fileID,
    line: Int = #line
  ) async throws {
    let counts = try await driver(sender).readCounts(id, in: group)
    try requireEqual(counts, told(expected, at: sender), "counts of \(id)", file: file, line: line)
  }

  private static func readers(
    of id: MessageID, at sender: Client, in group: ConversationID, _ readers: [Client], _ nonReaders: [Client],
    file: String = #fileID, line: Int = #line
  ) async throws {
    let reportsAll = sender.can(.reportsNonReaders)
    let expected = ReaderLists(
      readers: Set(readers.map(\.account)), nonReaders: reportsAll ? Set(nonReaders.map(\.account)) : nil)
    let fetched = try await driver(sender).fetchReaders(id, in: group)
    try requireEqual(fetched, expected, "readers asked from the hub", file: file, line: line)
    let local = try await driver(sender).localReaders(id, in: group)
    try requireEqual(local, reportsAll ? expected : nil, "readers known locally", file: file, line: line)
  }
}
