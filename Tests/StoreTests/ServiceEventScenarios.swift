import ParlanceCore
import TestNumbers
import Testing

/// Events for other services.
@Suite struct ServiceEventScenarios {
  private func drafts(_ range: ClosedRange<Int>, size: Int = 1) -> [ServiceEventDraft] {
    range.map {
      ServiceEventDraft(
        time: Timestamp(milliseconds: Int64($0) * 10), payload: Array(repeating: UInt8($0), count: size))
    }
  }

  private func numbers(_ bench: HubBench, after position: ServiceEventNumber) throws -> [ServiceEventNumber] {
    try bench.store.serviceEvents(after: position, limit: 100, bytes: .max).map(\.number)
  }

  @Test(arguments: StoreKind.allCases)
  func eventsAreKeptInTheirOrder(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.serviceEventSpan() == ServiceEventSpan(before: 0, last: 0))
    try bench.transaction { try $0.append(drafts(1...3)) }
    try bench.crash()
    try bench.transaction { try $0.append(drafts(4...4)) }
    try bench.reopen()
    #expect(
      try bench.store.serviceEvents(after: 1, limit: 2, bytes: .max) == [
        ServiceEventRecord(number: 2, time: Timestamp(milliseconds: 20), payload: [2]),
        ServiceEventRecord(number: 3, time: Timestamp(milliseconds: 30), payload: [3]),
      ])
    #expect(try numbers(bench, after: 0) == [1, 2, 3, 4])
    #expect(try numbers(bench, after: 4).isEmpty && numbers(bench, after: .max).isEmpty)
    #expect(try bench.store.serviceEventSpan() == ServiceEventSpan(before: 0, last: 4))
  }

  @Test(arguments: StoreKind.allCases)
  func aPageHasAtLeastOne(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction { try $0.append(drafts(1...5, size: 10)) }
    func count(_ bytes: Int) throws -> Int { try bench.store.serviceEvents(after: 0, limit: 4, bytes: bytes).count }
    #expect(try [0, 9, 10, 19, 20, 25, 30, 1000].map(count) == [1, 1, 1, 1, 2, 2, 3, 4])
    #expect(try bench.store.serviceEvents(after: 0, limit: 0, bytes: 100).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func numbersAreNeverUsedAgain(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction { try $0.append(drafts(1...5)) }
    try bench.transaction { try $0.removeServiceEvents(through: 2) }
    #expect(try bench.store.serviceEventSpan() == ServiceEventSpan(before: 2, last: 5))
    #expect(try numbers(bench, after: 0) == [3, 4, 5])
    try bench.transaction { try $0.removeServiceEvents(through: 1) }
    #expect(try numbers(bench, after: 0) == [3, 4, 5])
    try bench.transaction { try $0.removeServiceEvents(through: .max) }
    #expect(try numbers(bench, after: 0).isEmpty)
    try bench.crash()
    #expect(try bench.store.serviceEventSpan() == ServiceEventSpan(before: 5, last: 5))
    try bench.transaction { try $0.append(drafts(6...6)) }
    #expect(try numbers(bench, after: 0) == [6])
  }

  @Test(arguments: StoreKind.allCases)
  func eventsJoinTheTransaction(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let consumer = ServiceEventConsumer(name: "a", identity: .max, kinds: .all, position: 0)
    try bench.transaction {
      try $0.append(drafts(1...3))
      try $0.save(consumer)
    }
    try bench.store.begin()
    try bench.store.append(drafts(4...5))
    try bench.store.removeServiceEvents(through: 4)
    try bench.store.removeServiceEventConsumer("a")
    #expect(try numbers(bench, after: 0) == [5])
    bench.store.rollback()
    #expect(try numbers(bench, after: 0) == [1, 2, 3])
    #expect(try bench.store.serviceEventSpan() == ServiceEventSpan(before: 0, last: 3))
    #expect(try bench.store.serviceEventConsumers() == [consumer])
    try bench.transaction { try $0.append(drafts(4...4)) }
    #expect(try numbers(bench, after: 2) == [3, 4])
  }

  @Test(arguments: StoreKind.allCases)
  func consumersAreKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let first = ServiceEventConsumer(name: "first", identity: 7, kinds: .all, position: 3)
    var second = ServiceEventConsumer(
      name: "Second", identity: -1, kinds: ServiceEventKinds([.pushWanted]), position: 0)
    try bench.transaction {
      try $0.save(first)
      try $0.save(second)
    }
    second.position = 9
    second.kinds = ServiceEventKinds([.hubStarted, .messageAccepted])
    try bench.transaction { try $0.save(second) }
    try bench.crash()
    #expect(try bench.store.serviceEventConsumers() == [second, first])
    try bench.transaction { try $0.removeServiceEventConsumer("first") }
    try bench.reopen()
    #expect(try bench.store.serviceEventConsumers() == [second])
  }

  @Test func manyThatAreGoneTakeNoSpace() throws {
    let store = MemoryHubStore()
    for round in 1...50 {
      try store.begin()
      try store.append(drafts(1...10))
      try store.removeServiceEvents(through: ServiceEventNumber(rawValue: Int64(round * 10 - 3)))
      try store.commit()
    }
    #expect(store.serviceEventRoom <= 200)
    #expect(try store.serviceEvents(after: 0, limit: 9, bytes: .max).map(\.number) == [498, 499, 500])
  }
}
