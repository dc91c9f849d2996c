import ParlanceCore
import Testing

@Suite struct IdentifierTests {
  @Test func accountsAreComparedFoldedAndShownAsWritten() {
    #expect(AccountID("Alice") == AccountID("alice"))
    #expect(AccountID("ÄÖ") == AccountID("äö"))
    #expect(AccountID("Alice").description == "Alice")
    #expect(ConversationID.direct("BOB") == ConversationID.direct("bob"))
    #expect(ConversationID.group("G") != ConversationID.group("g"))
  }

  @Test func generatedIDsAreOrderedByTimeAndDistinct() {
    let early = MessageID.generate(at: Timestamp(milliseconds: 1_000_000))
    let late = MessageID.generate(at: Timestamp(milliseconds: 1_000_001))
    #expect(early.string < late.string)
    #expect(early.string.utf8.count == 32)
    #expect(early.string.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    let many = Set((0..<10_000).map { _ in MessageID.generate(at: Timestamp(milliseconds: 5)).string })
    #expect(many.count == 10_000)
  }

  @Test(arguments: [("", false), (String(repeating: "x", count: 64), true), (String(repeating: "x", count: 65), false)])
  func lengthsAreLimited(name: String, isValid: Bool) {
    #expect(AccountID(name).isValid == isValid)
    #expect(MessageID(name).isValid == isValid)
  }
}
