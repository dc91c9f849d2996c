import ParlanceCore
import TestNumbers
import Testing

/// Ids within streams, and conversations that changed since something was decided on them.
@Suite struct HubVersionScenarios {
  @Test(arguments: StoreKind.allCases)
  func anIdIsStoredOnceInAStream(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    let first = try bench.transaction {
      try $0.append([draft(one, "a"), draft(two, "a", sender: 2, payload: [9]), draft(two, "a")])
    }
    let stored = try #require(try bench.store.event(stream: one, id: "a"))
    let other = try #require(try bench.store.event(stream: two, id: "a"))
    #expect(first == [appended(1, 1000, 1, 1), appended(1, 1000, 1, 1), .exists(other)])
    #expect(stored.stream == one && stored.payload == [1, 2, 3])
    #expect(other.stream == two && other.payload == [9])
    try bench.reopen()
    let again = try bench.transaction { try $0.append([draft(one, "a", sender: 3), draft(one, "b")]) }
    #expect(again == [.exists(stored), appended(2, 1001, 2, 2)])
    #expect(try bench.store.stream(number: two)?.lastSequence == 1)
    #expect(try bench.store.events(id: "a", limit: 10) == [stored, other])
    #expect(try bench.store.events(id: "a", limit: 1) == [stored])
    #expect(try bench.store.events(id: "a", limit: -1) == [])
    #expect(try bench.store.events(id: "c", limit: 10) == [])
    #expect(try bench.store.event(stream: two, id: "b") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func manyIdsAreFoundAtOnce(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    let ids = (0..<100).map { MessageID("m\($0)") }
    try bench.transaction {
      _ = try $0.append(ids.map { draft(one, $0, contentKind: .tip) } + ids.map { draft(two, $0) })
    }
    let asked = (50..<150).map { MessageID("m\($0)") } + ["m99", "m50"]
    let found = try bench.store.events(stream: one, ids: asked).sorted { $0.sequence < $1.sequence }
    #expect(found.map(\.id) == Array(ids[50...]))
    #expect(found.allSatisfy { $0.stream == one && $0.contentKind == .tip && $0.options == .ordinary })
    #expect(try bench.store.events(stream: one, ids: []).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func aChangeIsDecidedOnTheNewestVersion(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    func change(
      _ version: Int64, _ profile: [UInt8]? = nil, saved: [MemberRecord] = [], removed: [AccountNumber] = []
    ) throws -> Int64? {
      let change = ConversationChangeRecord(
        stream: one, version: version, profile: profile, saved: saved, removed: removed)
      return try bench.transaction { try $0.change(change) }
    }
    func member(_ account: AccountNumber, _ profile: UInt8) -> MemberRecord {
      MemberRecord(stream: one, account: account, role: .manager, joinedSequence: 4, profile: [profile])
    }
    #expect(try change(0, [1], saved: [member(1, 1), member(2, 2)]) == 1)
    #expect(try change(0, [2], saved: [member(3, 3)], removed: [1]) == nil)
    #expect(try change(2, [2]) == nil)
    #expect(try bench.store.members(stream: one) == [member(1, 1), member(2, 2)])
    #expect(try change(1, removed: [1, 9]) == 2)
    for restart in [bench.reopen, bench.crash] {
      let record = try #require(try bench.store.stream(number: one))
      #expect(record.profile == [1] && record.version == 2)
      #expect(try bench.store.members(stream: one) == [member(2, 2)])
      try restart()
    }
    // A member that leaves and joins in one change is a new one.
    #expect(try change(2, [], saved: [member(2, 7)], removed: [2]) == 3)
    #expect(try bench.store.member(stream: one, account: 2) == member(2, 7))
    #expect(try bench.store.stream(number: one)?.profile == [])
    let missing = ConversationChangeRecord(stream: 77, version: 0)
    #expect(try bench.transaction { try $0.change(missing) } == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func anEntryThatWasDecidedOnAnotherVersionIsNotStored(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    try bench.transaction {
      _ = try $0.append([draft(one, "a")])
      _ = try $0.change(ConversationChangeRecord(stream: one, version: 0))
    }
    for restart in [bench.reopen, bench.crash] {
      try restart()
      let outcomes = try bench.transaction {
        try $0.append([
          draft(one, "a"), draft(one, "b"), draft(two, nil, kind: .groupChange), draft(one, nil, version: 2),
        ])
      }
      #expect(outcomes.map { $0 == .moved } == [true, true, false, true])
      #expect(try bench.store.stream(number: one)?.lastSequence == 1)
    }
    let outcomes = try bench.transaction {
      let version = try $0.change(ConversationChangeRecord(stream: one, version: 1)) ?? -1
      return try $0.append([draft(one, "b", version: version), draft(one, "c", version: version - 1)])
    }
    #expect(outcomes == [appended(2, 1001, 2, 2), .moved])
    #expect(try bench.store.events(stream: one).map(\.id) == ["a", "b"])
  }

  @Test(arguments: StoreKind.allCases)
  func marksHaveNoVersion(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    var member = MemberRecord(stream: one, account: 1, role: .owner, joinedSequence: 3, profile: [1])
    let reading = MemberRecord(stream: one, account: 1, role: .manager, acknowledged: 5, read: 6, cleared: 7)
    try bench.transaction {
      _ = try $0.change(ConversationChangeRecord(stream: one, version: 0, saved: [member]))
      try $0.saveMarks(reading)
      try $0.saveMarks(MemberRecord(stream: one, account: 2, read: 1, profile: [2]))
    }
    (member.acknowledged, member.read, member.cleared) = (5, 6, 7)
    #expect(try bench.store.member(stream: one, account: 1) == member)
    #expect(try bench.store.member(stream: one, account: 2)?.profile == [2])
    #expect(try bench.store.stream(number: one)?.version == 1)
    // A change does not overwrite newer read positions.
    let changed = MemberRecord(stream: one, account: 1, role: .ordinary, joinedSequence: 8, profile: [3])
    try bench.transaction { _ = try $0.change(ConversationChangeRecord(stream: one, version: 1, saved: [changed])) }
    try bench.reopen()
    (member.role, member.joinedSequence, member.profile) = (.ordinary, 8, [3])
    #expect(try bench.store.member(stream: one, account: 1) == member)
  }
}
