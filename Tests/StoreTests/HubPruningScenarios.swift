import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceSQLite

/// The pruning of old entries, step by step.
@Suite struct HubPruningScenarios {
  @Test(arguments: StoreKind.allCases, [1, 2, 1000])
  func oldCommandsAndAccountEventsGo(_ kind: StoreKind, rows: Int) throws {
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
    func sequences(_ stream: StreamNumber) throws -> [Int64] { try bench.store.events(stream: stream).map(\.sequence) }
    func prune(_ commands: Int64, _ events: Int64) throws {
      try bench.transaction { try $0.pruneAll(commandsBefore: commands, accountEventsBefore: events, rows: rows) }
    }
    try prune(20, 15)
    #expect(try sequences(group) == [1, 2, 3] && sequences(account) == [1, 2, 3])
    try prune(30, 16)
    #expect(try sequences(group) == [1, 3] && sequences(account) == [2, 3])
    try prune(100, 100)
    #expect(try sequences(group) == [1] && sequences(account) == [])
    #expect(try bench.store.event(stream: group, id: "b") == nil)
    #expect(try bench.store.events(id: "b", limit: 5).isEmpty)
    try bench.crash()
    // Positions continue; the rows and the IDs of pruned entries may be used again.
    let next = try bench.transaction {
      try $0.append([draft(account, nil, kind: .account, time: 3), draft(group, "b", kind: .command, time: 31)])
    }
    #expect(next == [appended(4, 41, 0, 0), appended(4, 31, 0, 0)])
    try bench.crash()
    #expect(try bench.store.stream(number: account)?.lastSequence == 4)
    try prune(100, 100)
    #expect(try sequences(account) == [] && sequences(group) == [1])
    try bench.reopen()
    #expect(try bench.store.stream(number: group)?.lastSequence == 4)
  }

  @Test(arguments: StoreKind.allCases)
  func aStepRemovesNoMoreThanItsRows(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let group = try stream(bench)
    try bench.transaction {
      _ = try $0.append((1...500).map { draft(group, MessageID("c\($0)"), kind: .command, time: $0) })
    }
    let limits = PruningLimits(
      commandsBefore: Timestamp(milliseconds: 401), accountEventsBefore: .zero, devicesBefore: .zero)
    var counts: [Int] = []
    while try !bench.transaction({ try $0.prune(limits, rows: 100) }) {
      counts.append(try bench.store.events(stream: group).count)
      try bench.crash()
    }
    #expect(counts.prefix(4) == [400, 300, 200, 100])
    #expect(try bench.store.events(stream: group).map(\.sequence) == Array(401...500))
    #expect(try bench.store.prune(limits, rows: 100))
  }

  @Test(arguments: StoreKind.allCases, [1, 3, 1000])
  func recordsOfMessagesArePrunedWithThem(_ kind: StoreKind, rows: Int) throws {
    let bench = try HubBench(kind)
    let group = try stream(bench)
    try bench.transaction {
      _ = try $0.append([
        draft(group, "a"), draft(group, "b"), draft(group, "c"), draft(group, "d", kind: .command, time: 2000),
      ])
      for sequence in 1...4 as ClosedRange<Int64> {
        let place = EventPlace(stream: group, sequence: sequence)
        try $0.saveRoster(place, [1, 2, 3, 4, 5])
        for account in numbers(1...5) as [AccountNumber] {
          #expect(try $0.addReader(place, ReaderRecord(account: account, time: .zero)))
          #expect(try $0.addDelivery(place, to: account))
          try $0.hide(account: account, stream: group, sequences: [sequence])
          #expect(try $0.add(ReactionRecord(account: account, text: "+", time: .zero), to: place))
        }
      }
      try $0.revoke(stream: group, sequence: 1, as: .tombstone)
      try $0.revoke(stream: group, sequence: 2, as: .senderOnly)
    }
    for isWhole in [false, true] {
      if isWhole { try bench.transaction { try $0.revoke(stream: group, sequence: 2, as: .tombstone) } }
      try bench.transaction { try $0.pruneAll(commandsBefore: isWhole ? 3000 : 0, rows: rows) }
      try bench.reopen()
      for sequence in 1...4 as ClosedRange<Int64> {
        let place = EventPlace(stream: group, sequence: sequence)
        let isKept = isWhole ? sequence == 3 : sequence > 1
        #expect(try bench.store.roster(place) == (isKept ? [1, 2, 3, 4, 5] : nil))
        #expect(try bench.store.readers(place).map(\.account) == (isKept ? [1, 2, 3, 4, 5] : []))
        #expect(try bench.store.readerCount(place) == (isKept ? 5 : 0))
        #expect(try bench.store.deliveries(place) == (isKept ? [1, 2, 3, 4, 5] : []))
        #expect(try bench.store.reactions(place).map(\.account) == (isKept ? [1, 2, 3, 4, 5] : []))
        #expect(try bench.store.hasReactions(place) == isKept)
        let hidden = try bench.store.hidden(account: 5, stream: group, among: [sequence])
        #expect(hidden == (isKept ? [sequence] : []))
      }
    }
    // No record may be stored with a pruned entry.
    for sequence in [1, 4, 9] as [Int64] {
      let place = EventPlace(stream: group, sequence: sequence)
      #expect(try bench.transaction { try !$0.addReader(place, ReaderRecord(account: 1, time: .zero)) })
      #expect(try bench.transaction { try !$0.addDelivery(place, to: 1) })
      let late = ReactionRecord(account: 1, text: "+", time: .zero)
      #expect(try bench.transaction { try !$0.add(late, to: place) })
      try bench.transaction { try $0.hide(account: 1, stream: group, sequences: [sequence]) }
      #expect(try bench.store.hidden(account: 1, stream: group, among: [sequence]).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases, [1, 1000])
  func devicesThatWereNotSeenGo(_ kind: StoreKind, rows: Int) throws {
    let bench = try HubBench(kind)
    func device(_ account: AccountNumber, _ id: DeviceID, seen: Int64) -> DeviceRecord {
      DeviceRecord(account: account, id: id, style: "s", registered: .zero, lastSeen: Timestamp(milliseconds: seen))
    }
    let all = [device(1, "a", seen: 10), device(1, "b", seen: 20), device(2, "c", seen: 5)]
    try bench.transaction { store in for device in all { try store.save(device) } }
    try bench.store.begin()
    try bench.store.pruneAll(devicesBefore: .max, rows: rows)
    #expect(try bench.store.devices(account: 1).isEmpty)
    bench.store.rollback()
    try bench.transaction { try $0.pruneAll(devicesBefore: 20, rows: rows) }
    try bench.reopen()
    #expect(try bench.store.devices(account: 1) == [all[1]])
    #expect(try bench.store.devices(account: 2) == [])
    // One that comes back is the newest.
    try bench.transaction { try $0.save(all[0]) }
    #expect(try bench.store.devices(account: 1) == [all[1], all[0]])
  }

  @Test func spaceIsGivenBackInSteps() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteHubStore(path: folder.path("hub"))
    defer { store.close() }
    #expect(store.givesSpaceBack)
    try store.begin()
    let group = try store.insertStream(key: .conversation("1"), kind: .group, profile: []).number
    _ = try store.append(
      (0..<1000).map {
        draft(group, MessageID("\($0)"), kind: .command, payload: Array(repeating: 1, count: 3000))
      })
    _ = try store.append([draft(group, "last")])
    try store.commit()
    let full = try store.connection.number("PRAGMA page_count")
    let limits = PruningLimits(
      commandsBefore: Timestamp(milliseconds: 100_000), accountEventsBefore: .zero, devicesBefore: .zero)
    var pages = [full]
    repeat {
      try store.begin()
      let isDone = try store.prune(limits, rows: 500)
      try store.commit()
      pages.append(try store.connection.number("PRAGMA page_count"))
      if isDone { break }
    } while true
    #expect(try #require(pages.last) < full / 2)
    #expect(zip(pages, pages.dropFirst()).allSatisfy { $0 - $1 <= 130 }, "\(pages)")
    #expect(try store.connection.number("PRAGMA freelist_count") <= 256)
    #expect(try OtherConnection(folder.path("hub")).texts("PRAGMA integrity_check") == ["ok"])
    #expect(try store.events(stream: group).map(\.id) == ["last"])
  }
}
