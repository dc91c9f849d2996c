import ParlanceCore
import TestNumbers
import Testing

/// The behaviour of every hub store.
@Suite struct HubScenarios {
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
    #expect(try bench.store.account(number: number.successor) == nil)
    let error = #expect(throws: MessagingError.self) { try bench.store.insertAccount(name: "ärGER") }
    #expect(error?.code == .accountExists)
  }

  /// Another hub may have created it after a turn looked for it.
  @Test(arguments: StoreKind.allCases)
  func secondStreamOfAKeyIsRefused(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let number = try stream(bench, "d:1:2", .direct)
    try bench.store.begin()
    let error = #expect(throws: MessagingError.self) {
      try bench.store.insertStream(key: .direct(low: 1, high: 2), kind: .direct, profile: [])
    }
    #expect(error?.code == .storageLocked)
    bench.store.rollback()
    #expect(try bench.store.stream(key: .direct(low: 1, high: 2))?.number == number)
    #expect(try stream(bench, "d:1:3", .direct) == number.successor)
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
    // A message for some of the members has no ordinal: those of the others must not have gaps.
    var addressed = draft(one, "f", sender: 2, time: 3000)
    addressed.options.insert(.addressed)
    #expect(try bench.transaction { try $0.append([addressed]) } == [appended(6, 3000, 0, 0)])
    for restart in [bench.reopen, bench.crash] {
      try restart()
      let record = try #require(try bench.store.stream(key: StreamKey(text: "g:1")))
      let next = try bench.transaction { try $0.append([draft(one, nil, sender: 2)]) }
      let number = record.lastNumber + 1
      #expect(next == [appended(record.lastSequence + 1, record.lastTime.milliseconds + 1, number, number - 2)])
    }
    #expect(try bench.store.stream(number: two)?.lastTime == Timestamp(milliseconds: 5))
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
    for (sequence, id) in ["caf\u{E9}", "cafe\u{301}", "a\u{0}b", "a"].enumerated() {
      #expect(try bench.store.event(stream: one, id: MessageID(id))?.sequence == Int64(sequence) + 1)
      #expect(try bench.store.events(stream: one, ids: [MessageID(id)]).map(\.sequence) == [Int64(sequence) + 1])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func keyOfAGroupIsFreeOnceItHasAnother(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let first = try bench.transaction { try $0.insertStream(key: .conversation("ä"), kind: .group, profile: [1, 2]) }
    try bench.transaction { _ = try $0.append([draft(first.number, "a")]) }
    let change = ConversationChangeRecord(
      stream: first.number, version: 0, profile: [0], key: StreamKey(text: "x:\(first.number):ä"))
    // Not if the turn is rolled back.
    try bench.store.begin()
    #expect(try bench.store.change(change) == 1)
    #expect(try bench.store.stream(key: .conversation("ä")) == nil)
    bench.store.rollback()
    #expect(try bench.store.stream(key: .conversation("ä"))?.number == first.number)
    #expect(try bench.store.stream(key: first.formerKey) == nil)
    // Nor on another version.
    var other = change
    other.version = 5
    #expect(try bench.transaction { try $0.change(other) } == nil)
    #expect(try bench.transaction { try $0.change(change) } == 1)
    for _ in 0..<2 {
      #expect(try bench.store.stream(key: .conversation("ä")) == nil)
      let former = try #require(try bench.store.stream(key: first.formerKey))
      #expect(former.number == first.number && former.version == 1 && former.profile == [0])
      #expect(former.lastSequence == 1 && former.conversationName == "ä" && former.isDismissed)
      try bench.reopen()
    }
    let second = try bench.transaction { try $0.insertStream(key: .conversation("ä"), kind: .room, profile: [3]) }
    #expect(second.number != first.number)
    #expect(try bench.store.stream(key: .conversation("ä"))?.lastSequence == 0)
    #expect(try bench.store.events(PageQuestion(stream: second.number, after: 0)).events.isEmpty)
    #expect(try bench.store.events(PageQuestion(stream: first.number, after: 0)).events.count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func conversationsAreListedInTheOrderOfTheirKeys(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let names = ["z", "a", "ab", "A", "é", "張", "!", "~", "\u{301}"]
    try bench.transaction { store in
      for (index, name) in names.enumerated() {
        _ = try store.insertStream(key: .conversation(name), kind: index % 2 == 0 ? .group : .room, profile: [1])
      }
      for key in ["a:1", "d:1:2", "x:1:a", "c", "d", "b:c:"] {
        _ = try store.insertStream(key: StreamKey(text: key), kind: .account, profile: [])
      }
      _ = try store.append([draft(try store.stream(key: .conversation("ab"))?.number ?? 0, "a")])
    }
    let sorted = names.map { "c:" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for size in [1, 3, 8, 100] {
      var found: [StreamRecord] = []
      var key = StreamKey.beforeConversations
      while case let page = try bench.store.conversations(after: key, limit: size), !page.isEmpty {
        #expect(page.count <= size)
        found += page
        key = page.last?.key ?? key
      }
      #expect(found.map(\.key.text) == sorted)
      for record in found { #expect(try bench.store.stream(number: record.number) == record) }
      #expect(Set(found.map(\.conversationName)) == Set(names))
    }
    #expect(try bench.store.conversations(after: .conversation("~"), limit: 0).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func rollbackLeavesNothing(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let place = EventPlace(stream: one, sequence: 1)
    let member = MemberRecord(stream: one, account: 1, profile: [1])
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b", sender: 2)])
      #expect(try $0.change(ConversationChangeRecord(stream: one, version: 0, saved: [member])) == 1)
      _ = try $0.addReader(place, ReaderRecord(account: 2, time: .zero))
      try $0.addUse(of: "m", by: place)
    }
    let before = try bench.store.stream(number: one)
    try bench.store.begin()
    _ = try bench.store.insertStream(key: .conversation("9"), kind: .group, profile: [])
    _ = try bench.store.insertAccount(name: "gone")
    _ = try bench.store.append([draft(one, "c", time: 5000, version: 1), draft(one, nil, sender: 7, version: 1)])
    let change = ConversationChangeRecord(
      stream: one, version: 1, profile: [1, 2], saved: [MemberRecord(stream: one, account: 2)], removed: [1])
    #expect(try bench.store.change(change) == 2)
    #expect(try bench.store.addReader(place, ReaderRecord(account: 3, time: .zero)))
    try bench.store.saveRoster(place, [1])
    try bench.store.hide(account: 1, stream: one, sequences: [1])
    try bench.store.revoke(stream: one, sequence: 1, as: .tombstone)
    #expect(try bench.store.removeUses(by: place) == ["m"])
    try bench.store.pruneAll()
    bench.store.rollback()
    for _ in 0..<2 {
      #expect(try bench.store.stream(number: one) == before)
      #expect(try bench.store.stream(key: .conversation("9")) == nil)
      #expect(try bench.store.account(folded: "gone") == nil)
      #expect(try bench.store.event(stream: one, id: "c") == nil)
      #expect(try bench.store.newestTime() == Timestamp(milliseconds: 1001))
      #expect(try bench.store.event(stream: one, id: "a")?.payload == [1, 2, 3])
      #expect(try bench.store.members(stream: one) == [member])
      #expect(try bench.store.readers(place) == [ReaderRecord(account: 2, time: .zero)])
      #expect(try bench.store.roster(place) == nil)
      #expect(try bench.store.hidden(account: 1, stream: one, among: [1]) == [])
      try bench.reopen()
    }
    #expect(try bench.transaction { try $0.removeUses(by: place) } == ["m"])
    let next = try bench.transaction { try $0.append([draft(one, "c", sender: 2, version: 1)]) }
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
    #expect(try bench.store.event(stream: one, id: "a") == nil)
    #expect(try bench.transaction { try $0.append([draft(one, "a")]) } == [appended(1, 1000, 1, 1)])
  }

  @Test(arguments: StoreKind.allCases)
  func attributesAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    func attribute(
      _ key: String, _ value: String, by updater: AccountNumber = 1, at time: Int64 = 1
    ) -> AttributeRecord {
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
