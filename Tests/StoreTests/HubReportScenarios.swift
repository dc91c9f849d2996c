import ParlanceCore
import TestNumbers
import Testing

/// Reports of messages at the hub.
@Suite struct HubReportScenarios {
  private func report(_ sequence: Int64, by account: AccountNumber, _ tag: String = "t") -> ReportRecord {
    ReportRecord(
      message: EventPlace(stream: 4, sequence: sequence), reporter: account, sender: 9,
      time: Timestamp(milliseconds: 5), messageTime: Timestamp(milliseconds: 3), contentKind: .custom,
      messageID: "e\u{301}", text: "a\u{0}", tag: tag, reason: "")
  }

  @Test(arguments: StoreKind.allCases)
  func reportsAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let numbers = try bench.transaction { store in
      try [report(1, by: 1), report(1, by: 2), report(2, by: 1)].map { try store.save($0) }
    }
    #expect(numbers == numbers.sorted() && Set(numbers).count == 3 && numbers[0] > 0)
    // Another one of the same account takes the place of the first.
    #expect(try bench.transaction { try $0.save(report(1, by: 1, "other")) } == numbers[0])
    var first = report(1, by: 1, "other")
    first.number = numbers[0]
    try bench.reopen()
    #expect(try bench.store.report(number: numbers[0]) == first)
    #expect(try bench.store.report(of: first.message, by: 1) == first)
    #expect(try bench.store.report(of: first.message, by: 3) == nil)
    #expect(try bench.store.report(number: numbers[2].successor) == nil)
    #expect(try bench.store.report(number: .min) == nil)
    #expect(try bench.store.openReportCount(of: 1) == 2)
    func list(_ areClosed: Bool, _ after: ReportNumber = 0, _ limit: Int = 10) throws -> [ReportNumber] {
      try bench.store.reports(areClosed: areClosed, after: after, limit: limit).map(\.number)
    }
    #expect(try list(false) == numbers && list(true).isEmpty)
    #expect(try list(false, numbers[0], 1) == [numbers[1]] && list(false, 0, -1).isEmpty)
    try bench.transaction { try $0.closeReport(numbers[1], at: Timestamp(milliseconds: 8), note: "n\u{0}") }
    try bench.transaction { try $0.closeReport(numbers[2].advanced(by: 5), at: .zero, note: "") }
    #expect(try list(false) == [numbers[0], numbers[2]] && list(true) == [numbers[1]])
    let closed = try #require(try bench.store.report(number: numbers[1]))
    #expect(closed.closed == Timestamp(milliseconds: 8) && closed.note == "n\u{0}")
    #expect(try bench.store.openReportCount(of: 2) == 0)
    // A turn that fails leaves them as they were.
    try bench.store.begin()
    _ = try bench.store.save(report(7, by: 7))
    try bench.store.closeReport(numbers[0], at: .zero, note: "")
    bench.store.rollback()
    #expect(try list(false) == [numbers[0], numbers[2]])
    try bench.reopen()
    #expect(try list(true) == [numbers[1]] && bench.store.openReportCount(of: 7) == 0)
  }
}
