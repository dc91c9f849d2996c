import ParlanceCore
import TestNumbers
import Testing

/// The reads of exports, and the revocations that a device stores.
@Suite struct DeviceArchiveScenarios {
  private func message(_ id: MessageID, _ time: Int64, size: Int = 4, marks: MessageMarks = []) -> Message {
    Message(
      id: id, conversation: .direct("bob"), sender: "bob", time: Timestamp(milliseconds: time), state: .received,
      marks: marks, kind: .text, encodedBody: Array(repeating: 1, count: size))
  }

  @Test(arguments: StoreKind.ofDevices)
  func messagesComeInTheOrderOfTheirRows(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    #expect(try bench.store.lastMessageRow() == 0)
    #expect(try bench.store.messages(afterRow: 0, limit: 5, size: 100).isEmpty)
    try bench.transaction { store in
      let (bob, group) = (
        try store.insert(ConversationRecord(id: .direct("bob"))), try store.insert(ConversationRecord(id: .group("g")))
      )
      _ = try store.insert(message("late", 9), conversation: bob)
      _ = try store.insert(message("other", 5), conversation: group)
      _ = try store.insert(message("revoked", 4, marks: .revoked), conversation: bob)
      _ = try store.insert(message("early", 1), conversation: bob)
    }
    for _ in 0..<2 {
      let all = try bench.store.messages(afterRow: 0, limit: 10, size: 100)
      #expect(all.map(\.id) == ["late", "other", "early"])
      #expect(all.map(\.conversation) == [.direct("bob"), .group("g"), .direct("bob")])
      #expect(try bench.store.lastMessageRow() == all.last?.row)
      #expect(try bench.store.messages(afterRow: all[0].row, limit: 1, size: 100).map(\.id) == ["other"])
      #expect(try bench.store.messages(afterRow: all[2].row, limit: 1, size: 100).isEmpty)
      #expect(try bench.store.messages(afterRow: 0, limit: 10, size: 5).map(\.id) == ["late", "other"])
      #expect(try bench.store.messages(afterRow: 0, limit: 0, size: 5).isEmpty)
      try bench.reopen()
    }
  }

  @Test(arguments: StoreKind.ofDevices)
  func revocationsAreKept(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    var numbers: [ConversationNumber] = []
    try bench.transaction { store in
      numbers = [
        try store.insert(ConversationRecord(id: .direct("bob"))), try store.insert(ConversationRecord(id: .group("g"))),
      ]
      // Twice is once.
      for _ in 0..<2 { try store.noteRevocation(of: "a", conversation: numbers[0]) }
    }
    try bench.store.begin(isDurable: false)
    try bench.store.noteRevocation(of: "b", conversation: numbers[0])
    try bench.store.noteRevocation(of: "a", conversation: numbers[0])
    #expect(try bench.store.isNotedRevoked("b", conversation: numbers[0]))
    bench.store.rollback()
    for _ in 0..<2 {
      #expect(try bench.store.isNotedRevoked("a", conversation: numbers[0]))
      #expect(try !bench.store.isNotedRevoked("a", conversation: numbers[1]))
      #expect(try !bench.store.isNotedRevoked("A", conversation: numbers[0]))
      #expect(try !bench.store.isNotedRevoked("b", conversation: numbers[0]))
      try bench.reopen()
    }
  }
}
