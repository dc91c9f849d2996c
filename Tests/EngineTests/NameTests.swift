import ParlanceCore
import Testing

/// The one form of names, which the hub asks of every message.
@Suite struct NameTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func everyByteOfANameIsLookedAt(_ byte: UInt8) {
    let name = "a" + String(UnicodeScalar(byte))
    let isControl = byte < 0x20 || (0x7F..<0xA0).contains(byte)
    #expect(MessageID(name).isValid == !isControl)
    #expect((MessageID(name).canonical != nil) == !isControl)
    #expect((AccountID(name).canonical != nil) == !isControl)
    #expect((ConversationID.group(name).canonical != nil) == !isControl)
    #expect(AccountID(name).folded == name.lowercased())
  }

  @Test func theOneFormIsComposed() {
    #expect(MessageID("e\u{301}").canonical?.string.utf8.elementsEqual("é".utf8) == true)
    #expect(AccountID("Jose\u{301}").canonical?.name.utf8.elementsEqual("José".utf8) == true)
    #expect(AccountID("Jose\u{301}").canonical?.folded.utf8.elementsEqual("josé".utf8) == true)
    #expect(ConversationID.direct("Jose\u{301}").canonical == .direct("josé"))
  }

  /// Bytes, not equality of strings: files and stores are found by them.
  @Test(arguments: [("Jose\u{301}", "jos\u{E9}"), ("JOS\u{C9}", "jos\u{E9}"), ("J\u{30C}an", "\u{1F0}an")])
  func theComparedFormOfAnAccountIsComposedHoweverItWasWritten(_ name: String, _ folded: String) {
    #expect(AccountID(name).folded.utf8.elementsEqual(folded.utf8))
    #expect(AccountID(folded).folded.utf8.elementsEqual(folded.utf8))
  }

  @Test(arguments: [0, 1, 7, 8, 15, 16, 17, 63, 64, 65, 256, 257, 100_000])
  func lengthsAreBounded(_ count: Int) {
    let name = String(repeating: "x", count: count)
    let isValid = (1...64).contains(count)
    #expect(MessageID(name).canonical == (isValid ? MessageID(name) : nil))
    #expect(MessageID(name).isValid == isValid)
    // Wherever in the name it is, one byte decides.
    for place in [0, count / 2, count - 1] where isValid {
      var bytes = Array(name.utf8)
      bytes[place] = 0x7F
      #expect(MessageID(String(decoding: bytes, as: UTF8.self)).canonical == nil)
      bytes[place] = 0x41
      #expect(AccountID(String(decoding: bytes, as: UTF8.self)).folded.utf8.contains(0x41) == false)
    }
  }
}
