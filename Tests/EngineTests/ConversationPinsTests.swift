import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The knowledge of a device about pins, whatever the order in which it comes.
@Suite struct ConversationPinsTests {
  private func pin(_ id: MessageID, _ time: Int64 = 1) -> MessagePin {
    MessagePin(
      messageID: id, messageSequence: time, messageSender: "ann", messageTime: Timestamp(milliseconds: time),
      account: "bob", note: "n", time: Timestamp(milliseconds: time), updated: Timestamp(milliseconds: time))
  }

  @Test func theLaterChangeHolds() throws {
    var pins = ConversationPins()
    let applied = [
      pins.apply(pin("a"), isRemoved: true, sequence: 7), pins.apply(pin("a"), isRemoved: false, sequence: 5),
      pins.apply(pin("b", 2), isRemoved: false, sequence: 6), pins.apply(pin("c", 3), isRemoved: false, sequence: 9),
    ]
    #expect(applied == [true, false, true, true])
    #expect(pins.inOrder.map(\.messageID) == ["c", "b"] && pins["a"] == nil && pins["b"] == pin("b", 2))
    #expect(try ConversationPins(decoding: pins.encoded) == pins)
    #expect(try ConversationPins(decoding: []) == ConversationPins())
  }

  @Test func listReplacesOlderPins() {
    var pins = ConversationPins()
    _ = pins.apply(pin("a"), isRemoved: false, sequence: 3)
    _ = pins.apply(pin("b"), isRemoved: true, sequence: 9)
    pins.replace(with: [pin("b"), pin("c")], upTo: 6)
    #expect(pins.inOrder.map(\.messageID) == ["c"])
    // Changes before the list are not reported again, nor does an older list count.
    let applied = [
      pins.apply(pin("a"), isRemoved: false, sequence: 4), pins.apply(pin("c"), isRemoved: true, sequence: 6),
    ]
    pins.replace(with: [], upTo: 5)
    #expect(applied == [false, false] && pins.inOrder.map(\.messageID) == ["c"])
  }

  @Test func pinsThatTheHubLostAreForgotten() {
    var pins = ConversationPins()
    pins.replace(with: [pin("a")], upTo: 4)
    _ = pins.apply(pin("b"), isRemoved: false, sequence: 8)
    pins.forget(after: 5)
    #expect(pins.inOrder.map(\.messageID) == ["a"])
    // The hub assigns the positions again.
    let applied = pins.apply(pin("c"), isRemoved: false, sequence: 6)
    let forgotten = [pins.forget("a"), pins.forget("a")]
    #expect(applied && forgotten == [true, false] && pins.inOrder.map(\.messageID) == ["c"])
  }

  @Test func pinsOfClearedMessagesAreForgotten() {
    var pins = ConversationPins()
    for number in 1...3 as ClosedRange<Int64> {
      _ = pins.apply(pin(MessageID("\(number)"), number), isRemoved: false, sequence: 9 + number)
    }
    pins.forgetMessages(upTo: 2)
    #expect(pins.inOrder.map(\.messageID) == ["3"])
  }

  /// The size is bounded, however often messages are pinned and unpinned.
  @Test func oldRemovedPinsAreForgotten() {
    var pins = ConversationPins()
    for number in 1...500 as ClosedRange<Int64> {
      _ = pins.apply(pin(MessageID("\(number)")), isRemoved: true, sequence: number)
    }
    #expect(pins.encoded.count < 200 * 64)
  }

  @Test func truncatedPinsAreRefused() {
    var pins = ConversationPins()
    _ = pins.apply(pin("a"), isRemoved: false, sequence: 3)
    let bytes = pins.encoded
    #expect(throws: MessagingError.self) { try ConversationPins(decoding: Array(bytes.dropLast())) }
  }
}
