import ParlanceCore
import TestNumbers
import Testing

/// Reactions at the hub.
@Suite struct HubReactionScenarios {
  @Test(arguments: StoreKind.allCases)
  func reactionsAreKeptInTheirOrder(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench), try stream(bench, "g:2"))
    let (first, other) = (EventPlace(stream: one, sequence: 1), EventPlace(stream: two, sequence: 1))
    func reaction(_ account: AccountNumber, _ text: String, _ note: String? = nil) -> ReactionRecord {
      ReactionRecord(account: account, text: text, time: Timestamp(milliseconds: account.rawValue), note: note)
    }
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b"), draft(two, "a")])
      #expect(try $0.add(reaction(2, "z", "words"), to: first))
      #expect(try $0.add(reaction(1, "a"), to: first))
      #expect(try $0.add(reaction(1, "z"), to: first))
      #expect(try !$0.add(reaction(2, "z", "others"), to: first))
      #expect(try !$0.add(reaction(1, "a"), to: EventPlace(stream: one, sequence: 9)))
      #expect(try $0.add(reaction(1, "a"), to: other))
    }
    try bench.reopen()
    #expect(try bench.store.reactions(first) == [reaction(2, "z", "words"), reaction(1, "a"), reaction(1, "z")])
    #expect(try bench.store.hasReactions(first) && !bench.store.hasReactions(EventPlace(stream: one, sequence: 2)))
    let removed = try bench.transaction { store in
      [
        try store.removeReaction("a", account: 1, from: first), try store.removeReaction("a", account: 1, from: first),
        try store.removeReaction("z", account: 3, from: first),
      ]
    }
    #expect(removed == [true, false, false])
    try bench.reopen()
    #expect(try bench.store.reactions(first) == [reaction(2, "z", "words"), reaction(1, "z")])
    #expect(try bench.store.reactions(other) == [reaction(1, "a")])
  }

  @Test(arguments: StoreKind.allCases)
  func changesAreFoundAmongOtherEntries(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append(
        (1...9).map { draft(one, $0 % 3 == 0 ? nil : MessageID("\($0)"), kind: $0 % 3 == 0 ? .reaction : .message) })
    }
    func changes(_ after: Int64, _ before: Int64, _ limit: Int) throws -> [Int64] {
      try bench.store.reactionChanges(stream: one, after: after, before: before, limit: limit).map(\.sequence)
    }
    #expect(try changes(0, .max, 10) == [3, 6, 9])
    #expect(try changes(3, 9, 10) == [6])
    #expect(try changes(0, .max, 2) == [6, 9])
    #expect(try changes(0, .max, -1) == [])
    // They count as nothing.
    #expect(try bench.store.unreadCount(stream: one, after: 0, before: .max, account: 2, rows: 100) == 6)
    #expect(try bench.store.stream(number: one)?.lastNumber == 6)
  }
}
