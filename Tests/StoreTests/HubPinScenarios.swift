import ParlanceCore
import TestNumbers
import Testing

/// Pins of messages at the hub.
@Suite struct HubPinScenarios {
  private func pin(
    _ stream: StreamNumber, _ sequence: Int64, _ note: String? = nil, by account: AccountNumber = 1
  ) -> MessagePinRecord {
    MessagePinRecord(
      message: EventPlace(stream: stream, sequence: sequence), account: account, note: note,
      time: Timestamp(milliseconds: sequence), updated: Timestamp(milliseconds: sequence + 1))
  }

  @Test(arguments: StoreKind.allCases)
  func aMessageHasOnePin(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench), try stream(bench, "g:2"))
    try bench.transaction {
      _ = try $0.append([draft(one, "a"), draft(one, "b"), draft(one, "c", kind: .command), draft(two, "a")])
      #expect(try $0.save(pin(one, 2, "words")))
      #expect(try $0.save(pin(one, 1)))
      #expect(try $0.save(pin(two, 1, by: 2)))
      // A command, and nothing.
      #expect(try !$0.save(pin(one, 3)))
      #expect(try !$0.save(pin(one, 9)))
    }
    try bench.reopen()
    let second = EventPlace(stream: one, sequence: 2)
    #expect(try bench.store.pin(second) == pin(one, 2, "words"))
    #expect(try bench.store.pin(EventPlace(stream: two, sequence: 2)) == nil)
    #expect(try bench.store.pins(stream: one, after: 0, limit: 9) == [pin(one, 1), pin(one, 2, "words")])
    #expect(try bench.store.pins(stream: one, after: 1, limit: 9) == [pin(one, 2, "words")])
    #expect(try bench.store.pins(stream: one, after: 0, limit: 1) == [pin(one, 1)])
    #expect(try bench.store.pins(stream: one, after: 0, limit: -1).isEmpty)
    #expect(try bench.transaction { try $0.save(pin(one, 2, by: 7)) })
    #expect(try bench.store.pin(second) == pin(one, 2, by: 7))
    // A turn that fails leaves it as it was.
    try bench.store.begin()
    #expect(try bench.store.removePin(second))
    bench.store.rollback()
    #expect(try bench.store.pin(second) == pin(one, 2, by: 7))
    let removed = try bench.transaction { [try $0.removePin(second), try $0.removePin(second)] }
    #expect(removed == [true, false])
    try bench.reopen()
    #expect(try bench.store.pins(stream: one, after: 0, limit: 9) == [pin(one, 1)])
    #expect(try bench.store.pins(stream: two, after: 0, limit: 9) == [pin(two, 1, by: 2)])
  }
}
