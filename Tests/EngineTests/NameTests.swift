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

  /// Characters that are invisible, or look like another one.
  static let hidden: [Unicode.Scalar] = [
    "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{1680}", "\u{17B4}", "\u{180E}", "\u{2000}",
    "\u{2009}", "\u{200A}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}",
    "\u{202F}",
    "\u{205F}", "\u{2060}", "\u{2064}", "\u{2066}", "\u{2069}", "\u{206F}", "\u{2800}", "\u{3000}", "\u{3164}",
    "\u{FE00}",
    "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{E0041}", "\u{E0101}",
  ]

  @Test(arguments: hidden) func nameWithAHiddenCharacterIsMistakable(_ scalar: Unicode.Scalar) {
    for name in ["\(scalar)alice", "al\(scalar)ice", "alice\(scalar)", "a\(scalar)é", "\(scalar)"] {
      #expect(
        CanonicalName.isValid(name) && !CanonicalName.isUnmistakable(name), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func nameThatShowsAllThatItHasIsUnmistakable() {
    for name in ["alice", "a b", "a", "~", "José", "张三", "김", "राम", "علي", "אבא", "😀", "🇩🇪", "e\u{301}", "a  b", "ﷺ"] {
      #expect(CanonicalName.isUnmistakable(name), "\(name)")
    }
    for name in [" alice", "alice ", " ", " é", "é "] { #expect(!CanonicalName.isUnmistakable(name), "\(name)") }
  }

  /// Whatever the name is, what is appended decides; the form does not.
  @Test(arguments: 0..<8 as Range<UInt64>) func hiddenCharactersAreFoundAnywhere(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let visible = ["a", "Z", "7", "é", "e\u{301}", "张", "😀", " ", "-", "ß"]
    for _ in 0..<200 {
      let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in visible.randomElement(using: &random) ?? "a" }
      let name = "x" + parts.joined() + "y"
      #expect(CanonicalName.isUnmistakable(name), "\(name)")
      #expect(CanonicalName.isUnmistakable(name) == CanonicalName.isUnmistakable(CanonicalName.normalized(name)))
      guard let scalar = Self.hidden.randomElement(using: &random) else { continue }
      var scalars = Array(name.unicodeScalars)
      scalars.insert(scalar, at: Int.random(in: 0...scalars.count, using: &random))
      var hidden = ""
      hidden.unicodeScalars.append(contentsOf: scalars)
      #expect(!CanonicalName.isUnmistakable(hidden), "U+\(String(scalar.value, radix: 16))")
    }
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
