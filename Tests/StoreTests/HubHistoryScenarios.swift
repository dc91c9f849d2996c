import ParlanceCore
import TestNumbers
import TestRandomness
import Testing

/// Searches of a stream's history.
@Suite struct HubHistoryScenarios {
  private func question(
    _ stream: StreamNumber, _ after: Int64 = 0, _ before: Int64 = 1000, oldestFirst: Bool, kinds: Set<MessageKind> = [],
    floor: Int64 = 0, limit: Int = 100, rows: Int = .max, bytes: Int = .max
  ) -> HistoryQuestion {
    HistoryQuestion(
      stream: stream, after: Timestamp(milliseconds: after), before: Timestamp(milliseconds: before),
      oldestFirst: oldestFirst, kinds: kinds, floor: floor, limit: limit, rows: rows, bytes: bytes)
  }

  private func ids(_ bench: HubBench, _ question: HistoryQuestion) throws -> [String] {
    try bench.store.history(question).events.compactMap { $0.id?.string }
  }

  /// A stream with messages "a", "b", "e", "f" at 10, 20, 40 and 50, and other entries between them.
  private func mixedStream(_ bench: HubBench) throws -> StreamNumber {
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append([
        draft(one, "a", time: 10), draft(one, "b", time: 20, contentKind: .tip),
        draft(one, nil, kind: .revocation, time: 25),
        draft(one, "c", time: 30), draft(one, "d", kind: .command, time: 35), draft(one, "e", time: 40),
        draft(one, "u", time: 45, options: .countsAsUnread), draft(one, "f", time: 50),
      ])
      try $0.revoke(stream: one, sequence: 4, as: .tombstone)
      try $0.revoke(stream: one, sequence: 6, as: .senderOnly)
      // An entry that is not a message cannot be revoked.
      try $0.revoke(stream: one, sequence: 5, as: .tombstone)
    }
    return one
  }

  @Test(arguments: StoreKind.allCases)
  func historyHasStoredMessagesOnly(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try mixedStream(bench)
    #expect(try ids(bench, question(one, oldestFirst: true)) == ["a", "b", "e", "f"])
    #expect(try ids(bench, question(one, oldestFirst: false)) == ["f", "e", "b", "a"])
    #expect(try ids(bench, question(one, 10, 50, oldestFirst: true)) == ["b", "e"])
    #expect(try ids(bench, question(one, 9, 51, oldestFirst: false, limit: 2)) == ["f", "e"])
    #expect(try ids(bench, question(one, 9, 51, oldestFirst: true, limit: 2)) == ["a", "b"])
    #expect(try ids(bench, question(one, oldestFirst: true, kinds: [.tip])) == ["b"])
    #expect(try ids(bench, question(one, oldestFirst: true, floor: 1)) == ["b", "e", "f"])
    #expect(try ids(bench, question(one, oldestFirst: false, floor: 2)) == ["f", "e"])
    #expect(try ids(bench, question(one, 15, 1000, oldestFirst: true, floor: 1)) == ["b", "e", "f"])
    let tombstone = try #require(try bench.store.event(stream: one, id: "c"))
    #expect(tombstone.kind == .tombstone && tombstone.payload.isEmpty && tombstone.number == 3)
    #expect(try bench.store.event(stream: one, id: "e")?.kind == .senderOnly)
    #expect(try bench.store.event(stream: one, id: "e")?.payload == [1, 2, 3])
    #expect(try bench.store.event(stream: one, id: "d")?.kind == .command)
  }

  @Test(arguments: StoreKind.allCases, [true, false])
  func extremeValuesAreHarmless(_ kind: StoreKind, oldestFirst: Bool) throws {
    let bench = try HubBench(kind)
    let one = try mixedStream(bench)
    let all = oldestFirst ? ["a", "b", "e", "f"] : ["f", "e", "b", "a"]
    #expect(try ids(bench, question(one, .min, .max, oldestFirst: oldestFirst)) == all)
    #expect(try ids(bench, question(one, .min, .max, oldestFirst: oldestFirst, floor: .min)) == all)
    #expect(try ids(bench, question(one, oldestFirst: oldestFirst, limit: .max, rows: .max)) == all)
    for (after, before) in [(.min, .min), (.max, .max), (.max, .min), (.max - 1, .max), (.min, .min + 1), (30, 20)]
      as [(Int64, Int64)]
    {
      #expect(try ids(bench, question(one, after, before, oldestFirst: oldestFirst)) == [])
    }
    for floor in [8, .max - 1, .max] as [Int64] {
      #expect(try ids(bench, question(one, oldestFirst: oldestFirst, floor: floor)) == [])
    }
    for limit in [0, -1, .min] {
      let answer = try bench.store.history(question(one, oldestFirst: oldestFirst, limit: limit))
      #expect(answer.events.isEmpty && answer.rows == 0 && answer.next == nil)
    }
    #expect(try ids(bench, question(99, oldestFirst: oldestFirst)) == [])
    // Whatever is asked, one entry is looked at.
    let answer = try bench.store.history(question(one, oldestFirst: oldestFirst, rows: .min, bytes: .min))
    #expect(answer.rows == 1 && answer.events.count == 1 && answer.next != nil)
  }

  @Test(arguments: StoreKind.allCases)
  func limitedPageReportsWhereToContinue(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try mixedStream(bench)
    func answer(_ question: HistoryQuestion) throws -> HistoryAnswer { try bench.store.history(question) }
    let unbounded = try answer(question(one, oldestFirst: true))
    #expect(unbounded.rows == 8 && unbounded.next == nil)
    // The limit is reached: the last row that was read is the message itself.
    let limited = try answer(question(one, oldestFirst: true, limit: 2))
    #expect(limited.rows == 2 && limited.next == Timestamp(milliseconds: 20))
    let exact = try answer(question(one, 0, 21, oldestFirst: true, limit: 2))
    #expect(exact.events.count == 2 && exact.next == nil)
    let backwards = try answer(question(one, oldestFirst: false, rows: 3))
    #expect(backwards.events.map(\.id) == ["f", "e"])
    #expect(backwards.rows == 3 && backwards.next == Timestamp(milliseconds: 40))
    let bytes = try answer(question(one, oldestFirst: true, bytes: 6))
    #expect(bytes.events.map(\.id) == ["a", "b"] && bytes.next == Timestamp(milliseconds: 35))
    let single = try answer(question(one, oldestFirst: false, bytes: 1))
    #expect(single.events.map(\.id) == ["f"] && single.next == Timestamp(milliseconds: 45))
  }

  /// Pages go on from what was sent here to what was imported, also where the times of the two overlap.
  @Test(arguments: StoreKind.allCases, [true, false])
  func pastIsReadWithThePresent(_ kind: StoreKind, oldestFirst: Bool) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    func insert(_ id: MessageID, _ time: Int64) throws -> PastOutcome {
      try bench.transaction { try $0.insertPast(draft(one, id, time: time)) }
    }
    #expect(try !bench.store.hasPast(stream: one))
    #expect(try insert("c", 30) == .inserted(sequence: PastPosition.position(at: Timestamp(milliseconds: 30))))
    #expect(try bench.store.hasPast(stream: one))
    try bench.transaction { _ = try $0.append([draft(one, "d", time: 20), draft(one, "f", time: 60)]) }
    // Nothing that is sent comes before what was imported.
    #expect(try bench.store.event(stream: one, id: "d")?.time == Timestamp(milliseconds: 31))
    for (id, time) in [("a", 10), ("e", 45), ("b", 20)] as [(MessageID, Int64)] { _ = try insert(id, time) }
    #expect(try insert("x", 45) == .isTaken)
    #expect(try insert("a", 70) == .exists(try #require(try bench.store.event(stream: one, id: "a"))))
    #expect(try insert("d", 5) == .exists(try #require(try bench.store.event(stream: one, id: "d"))))
    let all = ["a", "b", "c", "d", "e", "f"]
    let ordered = oldestFirst ? all : all.reversed()
    func pages(_ limit: Int, rows: Int = .max, bytes: Int = .max, floor: Int64 = .min) throws -> [String] {
      var (after, before, found) = (Int64(0), Int64(1000), [String]())
      while true {
        let answer = try bench.store.history(
          question(
            one, after, before, oldestFirst: oldestFirst, floor: floor, limit: limit, rows: rows, bytes: bytes))
        found += answer.events.compactMap { $0.id?.string }
        #expect(answer.events.count <= limit)
        guard let next = answer.next?.milliseconds else { return found }
        if oldestFirst { after = next } else { before = next }
      }
    }
    for limit in 1...7 {
      #expect(try pages(limit) == ordered)
      #expect(try pages(limit, rows: 1) == ordered)
      #expect(try pages(limit, bytes: 7) == ordered)
    }
    for (limit, bytes) in [(1, Int.max), (2, .max), (3, .max), (4, .max), (5000, .max), (4, 1)] {
      var (past, page) = ([EventRecord](), EventPage())
      repeat {
        page = try bench.store.past(stream: one, after: past.last?.sequence ?? .min, limit: limit, bytes: bytes)
        #expect(page.events.count == min(limit, 4 - past.count) || bytes < .max)
        past += page.events
      } while page.hasMore
      #expect(past.map(\.id) == ["a", "b", "c", "e"])
      #expect(past.map(\.time.milliseconds) == [10, 20, 30, 45])
      #expect(past.allSatisfy { PastPosition.time(of: $0.sequence) == $0.time })
    }
    #expect(try pages(100, floor: 0) == ordered.filter { "df".contains($0) })
    #expect(
      try pages(100, floor: PastPosition.position(at: Timestamp(milliseconds: 20))) == ordered.filter { $0 > "b" })
    let record = try #require(try bench.store.stream(number: one))
    #expect(record.lastSequence == 2 && record.lastNumber == 2 && record.lastTime == Timestamp(milliseconds: 60))
    let page = try bench.store.events(PageQuestion(stream: one, after: .min))
    #expect(page.events.map(\.sequence) == [1, 2])
    #expect(try bench.store.unreadCount(stream: one, after: .min, before: .max, account: 9, rows: .max) == 2)
    #expect(try bench.store.position(stream: one, at: Timestamp(milliseconds: 35)) == 1)
    #expect(
      try bench.store.boundary(stream: one, at: Timestamp(milliseconds: 20))
        == PastPosition.position(at: Timestamp(milliseconds: 20)))
  }

  /// With bounded rows, imported messages and others are searched up to different times.
  @Test(arguments: StoreKind.allCases, [true, false])
  func boundedPageEndsWhereOnePartStopped(_ kind: StoreKind, oldestFirst: Bool) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let (sent, past): ([Int64], [Int64]) = ([40, 50, 60, 70, 80, 100], [30, 60, 90])
    try bench.transaction { _ = try $0.append(sent.map { draft(one, MessageID("s\($0)"), time: $0) }) }
    for time in past {
      try bench.transaction { _ = try $0.insertPast(draft(one, MessageID("p\(time)"), time: time)) }
    }
    let times = (sent + past).sorted(by: oldestFirst ? { $0 < $1 } : { $0 > $1 })
    for rows in 1...9 {
      var (after, before, found) = (Int64(0), Int64(1000), [EventRecord]())
      while true {
        let answer = try bench.store.history(
          question(one, after, before, oldestFirst: oldestFirst, floor: .min, rows: rows))
        found += answer.events
        guard let next = answer.next?.milliseconds else { break }
        if oldestFirst { after = next } else { before = next }
      }
      #expect(found.map(\.time.milliseconds) == times, "\(rows) rows")
      #expect(Set(found.map(\.id)).count == times.count)
    }
  }

  @Test(arguments: StoreKind.allCases, [true, false])
  func steppingFindsEverything(_ kind: StoreKind, oldestFirst: Bool) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    var random = SeededRandom(seed: 5)
    try bench.transaction {
      _ = try $0.append(
        (0..<200).map { index in
          draft(
            one, MessageID("m\(index)"), kind: random.pick([.message, .command, .groupChange]), time: index / 3,
            options: random.chance(70) ? .ordinary : [],
            payload: random.bytes(upTo: 50))
        })
      try $0.pruneAll(commandsBefore: 60)
    }
    let all = try ids(bench, question(one, oldestFirst: oldestFirst, limit: 1000))
    #expect(all.count > 20)
    for (limit, rows, bytes) in [(1, 1000, 1000), (7, 1000, 1000), (100, 1, 1000), (100, 13, 1000), (100, 100, 60)] {
      var found: [String] = []
      var (after, before): (Int64, Int64) = (0, 1000)
      while true {
        let answer = try bench.store.history(
          question(one, after, before, oldestFirst: oldestFirst, limit: limit, rows: rows, bytes: bytes))
        found += answer.events.compactMap { $0.id?.string }
        #expect(answer.events.count <= limit && answer.rows <= rows)
        guard let next = answer.next?.milliseconds else { break }
        if oldestFirst { after = next } else { before = next }
      }
      #expect(found == all)
    }
  }
}
