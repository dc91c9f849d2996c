import ParlanceCore
import Testing

/// Notices for other services.
@Suite struct HubNoticeScenarios {
  private func drafts(_ range: ClosedRange<Int>, size: Int = 1) -> [HubNoticeDraft] {
    range.map {
      HubNoticeDraft(
        time: Timestamp(milliseconds: Int64($0) * 10), payload: Array(repeating: UInt8($0), count: size))
    }
  }

  private func numbers(_ bench: HubBench, after position: Int64) throws -> [Int64] {
    try bench.store.notices(after: position, limit: 100, bytes: .max).map(\.number)
  }

  @Test(arguments: StoreKind.allCases)
  func noticesAreKeptInTheirOrder(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.noticeSpan() == HubNoticeSpan(before: 0, last: 0))
    try bench.transaction { try $0.append(drafts(1...3)) }
    try bench.crash()
    try bench.transaction { try $0.append(drafts(4...4)) }
    try bench.reopen()
    #expect(
      try bench.store.notices(after: 1, limit: 2, bytes: .max) == [
        HubNoticeRecord(number: 2, time: Timestamp(milliseconds: 20), payload: [2]),
        HubNoticeRecord(number: 3, time: Timestamp(milliseconds: 30), payload: [3]),
      ])
    #expect(try numbers(bench, after: 0) == [1, 2, 3, 4])
    #expect(try numbers(bench, after: 4).isEmpty && numbers(bench, after: .max).isEmpty)
    #expect(try bench.store.noticeSpan() == HubNoticeSpan(before: 0, last: 4))
  }

  @Test(arguments: StoreKind.allCases)
  func aPageHasAtLeastOne(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction { try $0.append(drafts(1...5, size: 10)) }
    func count(_ bytes: Int) throws -> Int { try bench.store.notices(after: 0, limit: 4, bytes: bytes).count }
    #expect(try [0, 9, 10, 19, 20, 25, 30, 1000].map(count) == [1, 1, 1, 1, 2, 2, 3, 4])
    #expect(try bench.store.notices(after: 0, limit: 0, bytes: 100).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func numbersAreNeverUsedAgain(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction { try $0.append(drafts(1...5)) }
    try bench.transaction { try $0.removeNotices(through: 2) }
    #expect(try bench.store.noticeSpan() == HubNoticeSpan(before: 2, last: 5))
    #expect(try numbers(bench, after: 0) == [3, 4, 5])
    try bench.transaction { try $0.removeNotices(through: 1) }
    #expect(try numbers(bench, after: 0) == [3, 4, 5])
    try bench.transaction { try $0.removeNotices(through: .max) }
    #expect(try numbers(bench, after: 0).isEmpty)
    try bench.crash()
    #expect(try bench.store.noticeSpan() == HubNoticeSpan(before: 5, last: 5))
    try bench.transaction { try $0.append(drafts(6...6)) }
    #expect(try numbers(bench, after: 0) == [6])
  }

  @Test(arguments: StoreKind.allCases)
  func noticesJoinTheTransaction(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let consumer = HubNoticeConsumer(name: "a", identity: .max, kinds: .all, position: 0)
    try bench.transaction {
      try $0.append(drafts(1...3))
      try $0.save(consumer)
    }
    try bench.store.begin()
    try bench.store.append(drafts(4...5))
    try bench.store.removeNotices(through: 4)
    try bench.store.removeNoticeConsumer("a")
    #expect(try numbers(bench, after: 0) == [5])
    bench.store.rollback()
    #expect(try numbers(bench, after: 0) == [1, 2, 3])
    #expect(try bench.store.noticeSpan() == HubNoticeSpan(before: 0, last: 3))
    #expect(try bench.store.noticeConsumers() == [consumer])
    try bench.transaction { try $0.append(drafts(4...4)) }
    #expect(try numbers(bench, after: 2) == [3, 4])
  }

  @Test(arguments: StoreKind.allCases)
  func consumersAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let first = HubNoticeConsumer(name: "first", identity: 7, kinds: .all, position: 3)
    var second = HubNoticeConsumer(name: "Second", identity: -1, kinds: HubNoticeKinds([.pushWanted]), position: 0)
    try bench.transaction {
      try $0.save(first)
      try $0.save(second)
    }
    second.position = 9
    second.kinds = HubNoticeKinds([.hubStarted, .messageAccepted])
    try bench.transaction { try $0.save(second) }
    try bench.crash()
    #expect(try bench.store.noticeConsumers() == [second, first])
    try bench.transaction { try $0.removeNoticeConsumer("first") }
    try bench.reopen()
    #expect(try bench.store.noticeConsumers() == [second])
  }

  @Test func manyThatAreGoneTakeNoSpace() throws {
    let store = MemoryHubStore()
    for round in 1...50 {
      try store.begin()
      try store.append(drafts(1...10))
      try store.removeNotices(through: Int64(round * 10 - 3))
      try store.commit()
    }
    #expect(store.noticeRoom <= 200)
    #expect(try store.notices(after: 0, limit: 9, bytes: .max).map(\.number) == [498, 499, 500])
  }
}
