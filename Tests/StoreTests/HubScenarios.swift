import ParlanceCore
import Testing

/// What every hub store does.
@Suite struct HubScenarios {
  private func draft(
    _ stream: Int64, _ id: MessageID?, sender: Int64 = 1, kind: EventKind = .message, time: Int64 = 1000,
    contentKind: MessageKind = .text, payload: [UInt8] = [1, 2, 3]
  ) -> EventDraft {
    EventDraft(
      stream: stream, kind: kind, time: Timestamp(milliseconds: time), id: id, sender: sender, options: .ordinary,
      platform: .linux, contentKind: contentKind, payload: payload)
  }

  private func appended(_ sequence: Int64, _ time: Int64, _ number: Int64, _ senderNumber: Int64) -> AppendOutcome {
    .appended(
      sequence: sequence, time: Timestamp(milliseconds: time), number: number, senderNumber: senderNumber)
  }

  private func stream(_ bench: HubBench, _ key: String = "g:1", _ kind: StreamKind = .group) throws -> Int64 {
    try bench.transaction { try $0.insertStream(key: key, kind: kind, profile: []).number }
  }

  @Test(arguments: StoreKind.allCases)
  func accountsAreFoundByFoldedNameAndNumber(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let number = try bench.transaction { try $0.insertAccount(name: "Ärger") }
    try bench.reopen()
    let record = try #require(try bench.store.account(folded: "ärger"))
    #expect(record == AccountRecord(number: number, id: "Ärger"))
    #expect(record.id.name == "Ärger")
    #expect(try bench.store.account(number: number)?.id.name == "Ärger")
    #expect(try bench.store.account(folded: "Ärger") == nil)
    #expect(try bench.store.account(number: number + 1) == nil)
    let error = #expect(throws: MessagingError.self) { try bench.store.insertAccount(name: "ärGER") }
    #expect(error?.code == .accountExists)
  }

  @Test(arguments: StoreKind.allCases)
  func devicesAreKeptByAccountStyleAndName(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    var first = DeviceRecord(account: 1, id: "phone", style: "a", registered: .zero, lastSeen: .zero)
    let second = DeviceRecord(account: 1, id: "phone", style: "b", registered: .zero, lastSeen: .zero)
    try bench.transaction {
      try $0.save(first)
      try $0.save(second)
      first.lastSeen = Timestamp(milliseconds: 7)
      try $0.save(first)
    }
    try bench.reopen()
    #expect(try bench.store.devices(account: 1) == [first, second])
    #expect(try bench.store.devices(account: 2).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func numbersAndTimesGrowWithinAStream(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    let outcomes = try bench.transaction {
      try $0.append([
        draft(one, "a"), draft(one, "b"), draft(two, "c", time: 5), draft(one, "d", sender: 2, kind: .command),
        draft(one, nil, kind: .groupChange), draft(one, "e", sender: 2, time: 2000),
      ])
    }
    #expect(
      outcomes == [
        appended(1, 1000, 1, 1), appended(2, 1001, 2, 2), appended(1, 5, 1, 1), appended(3, 1002, 0, 0),
        appended(4, 1003, 0, 0), appended(5, 2000, 3, 1),
      ])
    for restart in [bench.reopen, bench.crash] {
      try restart()
      let record = try #require(try bench.store.stream(key: "g:1"))
      let next = try bench.transaction { try $0.append([draft(one, nil, sender: 2)]) }
      let number = record.lastNumber + 1
      #expect(next == [appended(record.lastSequence + 1, record.lastTime.milliseconds + 1, number, number - 2)])
    }
    #expect(try bench.store.stream(number: two)?.lastTime == Timestamp(milliseconds: 5))
  }

  @Test(arguments: StoreKind.allCases)
  func anIdIsStoredOnce(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    let first = try bench.transaction { try $0.append([draft(one, "a"), draft(two, "a", sender: 2, payload: [9])]) }
    let stored = try #require(try bench.store.event(id: "a"))
    #expect(first == [appended(1, 1000, 1, 1), .exists(stored)])
    #expect(stored.stream == one && stored.payload == [1, 2, 3])
    try bench.reopen()
    let again = try bench.transaction { try $0.append([draft(one, "a", sender: 3), draft(one, "b")]) }
    #expect(again == [.exists(stored), appended(2, 1001, 2, 2)])
    #expect(try bench.store.stream(number: two)?.lastSequence == 0)
    #expect(try bench.store.events(stream: two, after: 0, limit: 10).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func idsThatOnlyLookAlikeDiffer(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let outcomes = try bench.transaction {
      try $0.append([draft(one, "caf\u{E9}"), draft(one, "cafe\u{301}"), draft(one, "a\u{0}b"), draft(one, "a")])
    }
    #expect(outcomes.count == 4)
    #expect(outcomes.last == appended(4, 1003, 4, 4))
    #expect(try bench.store.event(id: "a\u{0}b")?.sequence == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func rollbackLeavesNothing(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b", sender: 2)])
      try $0.save(MemberRecord(stream: one, account: 1, profile: [1]))
      _ = try $0.addReader("a", ReaderRecord(account: 2, time: .zero))
    }
    let before = try bench.store.stream(number: one)
    try bench.store.begin()
    _ = try bench.store.insertStream(key: "g:9", kind: .group, profile: [])
    _ = try bench.store.insertAccount(name: "gone")
    _ = try bench.store.append([draft(one, "c"), draft(one, nil, sender: 7)])
    try bench.store.saveProfile(stream: one, [1, 2])
    try bench.store.revoke(stream: one, sequence: 1, as: .tombstone)
    try bench.store.removeMember(stream: one, account: 1)
    try bench.store.save(MemberRecord(stream: one, account: 2))
    _ = try bench.store.addReader("a", ReaderRecord(account: 3, time: .zero))
    try bench.store.saveRoster("a", [1])
    try bench.store.hide(account: 1, ["a"])
    bench.store.rollback()
    for _ in 0..<2 {
      #expect(try bench.store.stream(number: one) == before)
      #expect(try bench.store.stream(key: "g:9") == nil)
      #expect(try bench.store.account(folded: "gone") == nil)
      #expect(try bench.store.event(id: "c") == nil)
      #expect(try bench.store.event(id: "a")?.payload == [1, 2, 3])
      #expect(try bench.store.members(stream: one) == [MemberRecord(stream: one, account: 1, profile: [1])])
      #expect(try bench.store.readers("a") == [ReaderRecord(account: 2, time: .zero)])
      #expect(try bench.store.roster("a") == nil)
      #expect(try !bench.store.isHidden(account: 1, "a"))
      try bench.reopen()
    }
    let next = try bench.transaction { try $0.append([draft(one, "c", sender: 2)]) }
    #expect(next == [appended(3, 1002, 3, 2)])
  }

  @Test(arguments: StoreKind.allCases)
  func aFailedTransactionIsNotCommitted(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.store.begin()
    _ = try bench.store.append([draft(one, "a")])
    #expect(throws: MessagingError.self) { try bench.store.append([draft(one, "b"), draft(99, "c")]) }
    let error = #expect(throws: MessagingError.self) { try bench.store.commit() }
    #expect(error?.code == .invalidArgument)
    #expect(try bench.store.event(id: "a") == nil)
    #expect(try bench.transaction { try $0.append([draft(one, "a")]) } == [appended(1, 1000, 1, 1)])
  }

  @Test(arguments: StoreKind.allCases)
  func pullsAnswerTheNewestOldestFirst(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction { _ = try $0.append((1...9).map { draft(one, MessageID("m\($0)")) }) }
    func sequences(after: Int64, limit: Int) throws -> [Int64] {
      try bench.store.events(stream: one, after: after, limit: limit).map(\.sequence)
    }
    #expect(try sequences(after: 0, limit: 3) == [7, 8, 9])
    #expect(try sequences(after: 7, limit: 3) == [8, 9])
    #expect(try sequences(after: 9, limit: 3) == [])
    #expect(try sequences(after: 0, limit: 0) == [])
    #expect(try bench.store.event(stream: one, sequence: 4)?.id == "m4")
    #expect(try bench.store.event(stream: one, sequence: 40) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func historyHasMessagesOnly(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append([
        draft(one, "a", time: 10), draft(one, "b", time: 20, contentKind: .tip),
        draft(one, nil, kind: .revocation, time: 25),
        draft(one, "c", time: 30), draft(one, "d", kind: .command, time: 35), draft(one, "e", time: 40),
        draft(one, "f", time: 50),
      ])
      try $0.revoke(stream: one, sequence: 4, as: .tombstone)
      try $0.revoke(stream: one, sequence: 6, as: .senderOnly)
      // What is no message cannot be taken back.
      try $0.revoke(stream: one, sequence: 5, as: .tombstone)
    }
    func ids(
      _ after: Int64, _ before: Int64, oldestFirst: Bool, kinds: Set<MessageKind> = [], limit: Int = 10
    ) throws -> [String] {
      try bench.store.history(
        stream: one, after: Timestamp(milliseconds: after), before: Timestamp(milliseconds: before),
        oldestFirst: oldestFirst, kinds: kinds, limit: limit
      ).compactMap { $0.id?.string }
    }
    #expect(try ids(0, 100, oldestFirst: true) == ["a", "b", "e", "f"])
    #expect(try ids(0, 100, oldestFirst: false) == ["f", "e", "b", "a"])
    #expect(try ids(10, 50, oldestFirst: true) == ["b", "e"])
    #expect(try ids(9, 51, oldestFirst: false, limit: 2) == ["f", "e"])
    #expect(try ids(9, 51, oldestFirst: true, limit: 2) == ["a", "b"])
    #expect(try ids(0, 100, oldestFirst: true, kinds: [.tip]) == ["b"])
    #expect(try ids(.min, .max, oldestFirst: false) == ["f", "e", "b", "a"])
    #expect(try ids(.min, .min, oldestFirst: false) == [])
    #expect(try ids(.max, .max, oldestFirst: true) == [])
    #expect(try ids(30, 20, oldestFirst: true) == [])
    let tombstone = try #require(try bench.store.event(id: "c"))
    #expect(tombstone.kind == .tombstone && tombstone.payload.isEmpty && tombstone.number == 3)
    #expect(try bench.store.event(id: "e")?.kind == .senderOnly)
    #expect(try bench.store.event(id: "e")?.payload == [1, 2, 3])
    #expect(try bench.store.event(id: "d")?.kind == .command)
  }

  @Test(arguments: StoreKind.allCases)
  func pruningTakesOldCommandsAndAccountEvents(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let group = try stream(bench)
    let account = try stream(bench, "a:1", .account)
    try bench.transaction {
      _ = try $0.append([
        draft(group, "a", time: 10), draft(group, "b", kind: .command, time: 20),
        draft(group, "c", kind: .command, time: 30),
        draft(account, nil, kind: .account, time: 15), draft(account, nil, kind: .account, time: 25),
        draft(account, "x", kind: .command, time: 40),
      ])
    }
    func sequences(_ stream: Int64) throws -> [Int64] {
      try bench.store.events(stream: stream, after: 0, limit: 10).map(\.sequence)
    }
    func prune(_ commands: Int64, _ events: Int64) throws {
      try bench.transaction {
        try $0.prune(
          commandsBefore: Timestamp(milliseconds: commands), accountEventsBefore: Timestamp(milliseconds: events))
      }
    }
    try prune(20, 15)
    #expect(try sequences(group) == [1, 2, 3] && sequences(account) == [1, 2, 3])
    try prune(30, 16)
    #expect(try sequences(group) == [1, 3] && sequences(account) == [2, 3])
    try prune(100, 100)
    #expect(try sequences(group) == [1] && sequences(account) == [])
    #expect(try bench.store.event(id: "b") == nil)
    try bench.crash()
    // Positions go on, rows of the pruned may be used again, and their ids too.
    let next = try bench.transaction {
      try $0.append([draft(account, nil, kind: .account, time: 3), draft(group, "b", kind: .command, time: 31)])
    }
    #expect(next == [appended(4, 41, 0, 0), appended(4, 31, 0, 0)])
    try bench.crash()
    #expect(try bench.store.stream(number: account)?.lastSequence == 4)
    try prune(100, 100)
    #expect(try sequences(account) == [] && sequences(group) == [1])
  }

  @Test(arguments: StoreKind.allCases)
  func membersFollowWhatMoved(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "d:1", .direct)
    let own = try stream(bench, "a:1", .account)
    var member = MemberRecord(stream: one, account: 1, role: .owner, joinedSequence: 3, profile: [1])
    try bench.transaction {
      for record in [
        member, MemberRecord(stream: one, account: 2), MemberRecord(stream: two, account: 1),
        MemberRecord(stream: own, account: 1),
      ] {
        try $0.save(record)
      }
      _ = try $0.append([
        draft(one, "a", time: 10), draft(two, "b", time: 20), draft(own, nil, kind: .account, time: 30),
      ])
      member.read = 9
      member.cleared = 4
      member.acknowledged = 5
      try $0.save(member)
    }
    for _ in 0..<2 {
      #expect(try bench.store.member(stream: one, account: 1) == member)
      #expect(try bench.store.members(stream: one).map(\.account) == [1, 2])
      #expect(try bench.store.followed(account: 1, since: .zero).map(\.0.number) == [one, two])
      #expect(try bench.store.followed(account: 1, since: .zero).map(\.1.read) == [9, 0])
      #expect(try bench.store.followed(account: 1, since: Timestamp(milliseconds: 11)).map(\.0.number) == [two])
      #expect(try bench.store.followed(account: 1, since: Timestamp(milliseconds: 20)).map(\.0.number) == [two])
      #expect(try bench.store.followed(account: 1, since: Timestamp(milliseconds: 21)).isEmpty)
      try bench.reopen()
    }
    try bench.transaction { try $0.removeMember(stream: one, account: 1) }
    #expect(try bench.store.member(stream: one, account: 1) == nil)
    #expect(try bench.store.followed(account: 1, since: .zero).map(\.0.number) == [two])
  }

  @Test(arguments: StoreKind.allCases)
  func receiptsAndDeletionsAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction {
      try $0.saveRoster("a", [3, 1, 2])
      try $0.saveRoster("b", [])
      #expect(try $0.addReader("a", ReaderRecord(account: 2, time: Timestamp(milliseconds: 1))))
      #expect(try $0.addReader("a", ReaderRecord(account: 1, time: Timestamp(milliseconds: 2), note: "seen")))
      #expect(try !$0.addReader("a", ReaderRecord(account: 2, time: Timestamp(milliseconds: 3))))
      try $0.hide(account: 1, ["a", "b", "a"])
    }
    try bench.reopen()
    #expect(try bench.store.roster("a") == [3, 1, 2])
    #expect(try bench.store.roster("b") == [])
    #expect(try bench.store.roster("c") == nil)
    #expect(
      try bench.store.readers("a") == [
        ReaderRecord(account: 2, time: Timestamp(milliseconds: 1)),
        ReaderRecord(account: 1, time: Timestamp(milliseconds: 2), note: "seen"),
      ])
    #expect(try bench.store.readers("b") == [])
    #expect(try bench.store.isHidden(account: 1, "b"))
    #expect(try !bench.store.isHidden(account: 2, "b"))
  }

  @Test(arguments: StoreKind.allCases)
  func attributesAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    func attribute(_ key: String, _ value: String, by updater: Int64 = 1, at time: Int64 = 1) -> AttributeRecord {
      AttributeRecord(stream: 1, key: key, value: value, updater: updater, time: Timestamp(milliseconds: time))
    }
    try bench.transaction {
      try $0.save(attribute("b", "old"))
      try $0.save(attribute("a", "first"))
      try $0.save(attribute("b", "new", by: 2, at: 5))
      try $0.save(AttributeRecord(stream: 2, key: "a", value: "other", updater: 1, time: .zero))
    }
    try bench.store.begin()
    try bench.store.removeAttributes(stream: 1, keys: nil)
    try bench.store.save(attribute("c", "never"))
    bench.store.rollback()
    try bench.reopen()
    #expect(try bench.store.attributes(stream: 1) == [attribute("a", "first"), attribute("b", "new", by: 2, at: 5)])
    try bench.transaction { try $0.removeAttributes(stream: 1, keys: ["a", "x"]) }
    #expect(try bench.store.attributes(stream: 1).map(\.key) == ["b"])
    try bench.transaction { try $0.removeAttributes(stream: 1, keys: nil) }
    #expect(try bench.store.attributes(stream: 1).isEmpty)
    #expect(try bench.store.attributes(stream: 2).map(\.value) == ["other"])
  }
}
