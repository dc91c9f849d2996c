import ParlanceCore
import TestNumbers
import Testing

/// A device's copy of reactions.
@Suite struct DeviceReactionScenarios {
  private func message(_ id: MessageID, time: Int64) -> Message {
    Message(
      id: id, conversation: .direct("bob"), sender: "bob", time: Timestamp(milliseconds: time), sequence: time,
      state: .received, kind: .text, encodedBody: [])
  }

  private func reaction(_ account: AccountID, _ text: String = "+") -> Reaction {
    Reaction(account: account, text: text, time: .zero, note: "note")
  }

  private func bench(_ kind: StoreKind) throws -> (DeviceBench, rows: [MessageRow]) {
    let bench = try DeviceBench(kind)
    var rows: [MessageRow] = []
    try bench.transaction { store in
      let conversation = try store.insert(ConversationRecord(id: .direct("bob")))
      for number in 1...3 as ClosedRange<Int64> {
        let row = try store.insert(message(MessageID("\(number)"), time: number), conversation: conversation)
        rows.append(try #require(row))
      }
    }
    return (bench, rows)
  }

  private func known(_ bench: DeviceBench, _ row: MessageRow) throws -> Set<StoredReaction> {
    Set(try bench.store.reactions(row: row))
  }

  @Test(arguments: StoreKind.ofDevices)
  func theLaterChangeHolds(_ kind: StoreKind) throws {
    let (bench, rows) = try bench(kind)
    let added = StoredReaction(reaction("ann"), sequence: 5)
    let removed = StoredReaction(reaction("ann"), sequence: 7, isRemoved: true)
    let saved = try bench.transaction { store in
      [
        try store.save(removed, row: rows[0]), try store.save(added, row: rows[0]),
        try store.save(removed, row: rows[0]), try store.save(added, row: rows[1]),
        try store.save(removed, row: rows[1]), try store.save(added, row: 99),
      ]
    }
    #expect(saved == [true, false, false, true, true, false])
    try bench.reopen()
    #expect(try known(bench, rows[0]) == [removed])
    #expect(try known(bench, rows[1]) == [removed])
  }

  @Test(arguments: StoreKind.ofDevices)
  func listReplacesOlderEntries(_ kind: StoreKind) throws {
    let (bench, rows) = try bench(kind)
    let later = StoredReaction(reaction("cid"), sequence: 9)
    try bench.transaction {
      #expect(try $0.save(StoredReaction(reaction("ann"), sequence: 3), row: rows[0]))
      #expect(try $0.save(later, row: rows[0]))
      try $0.replaceReactions(row: rows[0], upTo: 6, with: [reaction("bob")])
      // Changes older than the list are ignored, whether the list has the reaction or not.
      #expect(try !$0.save(StoredReaction(reaction("ann"), sequence: 4), row: rows[0]))
      #expect(try !$0.save(StoredReaction(reaction("bob"), sequence: 6, isRemoved: true), row: rows[0]))
      // Nor does an older list count.
      try $0.replaceReactions(row: rows[0], upTo: 5, with: [])
    }
    try bench.reopen()
    #expect(try known(bench, rows[0]) == [StoredReaction(reaction("bob"), sequence: 6), later])
  }

  @Test(arguments: StoreKind.ofDevices)
  func reactionsGoWithTheirMessage(_ kind: StoreKind) throws {
    let (bench, rows) = try bench(kind)
    try bench.transaction { store in
      for row in rows { try store.replaceReactions(row: row, upTo: 4, with: [reaction("ann")]) }
      try store.delete(row: rows[0])
      _ = try store.deleteMessages(
        conversation: 1, from: Timestamp(milliseconds: 3), until: Timestamp(milliseconds: 3))
    }
    try bench.reopen()
    #expect(try rows.map { try bench.store.reactions(row: $0).count } == [0, 1, 0])
    // A rollback brings them back.
    try bench.store.begin(isDurable: false)
    try bench.store.delete(row: rows[1])
    bench.store.rollback()
    #expect(try bench.store.reactions(row: rows[1]).count == 1)
  }

  @Test(arguments: StoreKind.ofDevices)
  func reactionsThatTheHubLostAreForgotten(_ kind: StoreKind) throws {
    let (bench, rows) = try bench(kind)
    let old = StoredReaction(reaction("ann"), sequence: 4)
    try bench.transaction {
      #expect(try $0.save(old, row: rows[0]))
      #expect(try $0.save(StoredReaction(reaction("bob"), sequence: 8), row: rows[0]))
      try $0.replaceReactions(row: rows[1], upTo: 8, with: [])
      try $0.forgetPositions(conversation: 1, after: 5, readUpTo: 0)
      // The positions are given out again.
      #expect(try $0.save(StoredReaction(reaction("cid"), sequence: 6), row: rows[1]))
    }
    #expect(try known(bench, rows[0]) == [old])
    #expect(try known(bench, rows[1]) == [StoredReaction(reaction("cid"), sequence: 6)])
  }
}
