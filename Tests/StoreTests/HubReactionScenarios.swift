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
}
