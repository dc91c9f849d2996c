import ParlanceCore
import TestNumbers
import Testing

/// The records that are stored with messages.
@Suite struct HubReceiptScenarios {
  @Test(arguments: StoreKind.allCases)
  func receiptsAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    let first = EventPlace(stream: one, sequence: 1)
    let second = EventPlace(stream: one, sequence: 2)
    let other = EventPlace(stream: two, sequence: 1)
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b"), draft(two, "a")])
      try $0.saveRoster(first, [3, 1, 2])
      try $0.saveRoster(second, [])
      #expect(try $0.addReader(first, ReaderRecord(account: 2, time: Timestamp(milliseconds: 1))))
      #expect(try $0.addReader(first, ReaderRecord(account: 1, time: Timestamp(milliseconds: 2), note: "seen")))
      #expect(try !$0.addReader(first, ReaderRecord(account: 2, time: Timestamp(milliseconds: 3))))
      #expect(try $0.addReader(other, ReaderRecord(account: 2, time: .zero)))
    }
    try bench.reopen()
    #expect(try bench.store.roster(first) == [3, 1, 2])
    #expect(try bench.store.roster(second) == [])
    #expect(try bench.store.roster(other) == nil)
    #expect(
      try bench.store.readers(first) == [
        ReaderRecord(account: 2, time: Timestamp(milliseconds: 1)),
        ReaderRecord(account: 1, time: Timestamp(milliseconds: 2), note: "seen"),
      ])
    #expect(try bench.store.readers(second) == [])
    #expect(try [first, second, other].map { try bench.store.readerCount($0) } == [2, 0, 1])
  }

  @Test(arguments: StoreKind.allCases)
  func deliveriesAreKeptApartFromReaders(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let first = EventPlace(stream: one, sequence: 1)
    let second = EventPlace(stream: one, sequence: 2)
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b")])
      #expect(try $0.addDelivery(first, to: 9))
      #expect(try $0.addDelivery(first, to: 2))
      #expect(try !$0.addDelivery(first, to: 9))
      #expect(try $0.addReader(first, ReaderRecord(account: 2, time: .zero)))
    }
    try bench.reopen()
    #expect(try bench.store.deliveries(first) == [2, 9])
    #expect(try bench.store.deliveries(second) == [])
    #expect(try bench.store.readers(first).map(\.account) == [2])
    #expect(try bench.store.readerCount(first) == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func deletionsAreKeptForEachAccount(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "g:2")
    try bench.transaction {
      _ = try $0.append((1...200).map { draft(one, MessageID("m\($0)")) })
      _ = try $0.append([draft(two, "m1")])
      try $0.hide(account: 1, stream: one, sequences: Array(1...100) + [1, 2])
      try $0.hide(account: 2, stream: one, sequences: [3])
      try $0.hide(account: 1, stream: one, sequences: [])
    }
    try bench.reopen()
    #expect(try bench.store.hidden(account: 1, stream: one, among: Array(50...150)) == Set(50...100))
    #expect(try bench.store.hidden(account: 1, stream: one, among: [.min, 0, 7, 101, .max]) == [7])
    #expect(try bench.store.hidden(account: 2, stream: one, among: Array(1...200)) == [3])
    #expect(try bench.store.hidden(account: 1, stream: two, among: [1]) == [])
    #expect(try bench.store.hidden(account: 1, stream: one, among: []) == [])
    // Clearing the history up to a message deletes the message, too.
    var marks = MemberRecord(stream: one, account: 7)
    marks.cleared = 3
    try bench.transaction { try $0.saveMarks(marks) }
    func deleters(_ sequence: Int64) throws -> Set<AccountNumber> {
      try bench.store.deleters(of: EventPlace(stream: one, sequence: sequence))
    }
    #expect(try [2, 3, 4, 101].map(deleters) == [[1, 7], [1, 2, 7], [1], []])
    #expect(try bench.store.deleters(of: EventPlace(stream: two, sequence: 1)) == [])
  }
}
