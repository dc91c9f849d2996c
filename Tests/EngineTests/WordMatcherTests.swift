import ParlanceCore
import Testing

/// The words of the operator's list in texts.
@Suite struct WordMatcherTests {
  private func check(_ text: String, _ words: [FilteredWord]) -> WordCheck {
    WordMatcher(words).check(text, replacement: "*")
  }

  private func replaced(_ text: String, _ words: String...) -> String {
    check(text, words.map { FilteredWord($0, .replace) }).text
  }

  @Test func wordsAreReplaced() {
    #expect(replaced("a bad, BAD badge", "bad") == "a *, * *ge")
    #expect(replaced("abcd", "ab", "bc") == "*d")
    #expect(replaced("abab", "ab") == "**")
    #expect(replaced("xabcdx", "bc", "abcd") == "x*x")
    #expect(replaced("aaaa", "aa") == "*")
    #expect(replaced("abcabd", "abd", "ca") == "ab*bd" || replaced("abcabd", "abd", "ca") == "ab*")
    #expect(replaced("", "a") == "")
    #expect(replaced("x", "xy") == "x")
    #expect(replaced("敏感词在此", "敏感") == "*词在此")
    #expect(check("clean", [FilteredWord("x", .replace)]) == WordCheck(operation: nil, text: "clean"))
    #expect(check("a", []).operation == nil)
  }

  @Test func wordsAreMasked() {
    let words = [FilteredWord("bad", .mask), FilteredWord("敏感", .mask), FilteredWord("mild", .replace)]
    let matcher = WordMatcher(words, replacing: .mask)
    #expect(matcher.masked("a BAD badge, 敏感词, mild") == "a *** ***ge, **词, mild")
    #expect(matcher.masked("clean") == "clean" && matcher.masked("") == "")
    #expect(WordMatcher([FilteredWord("cafe\u{301}", .mask)], replacing: .mask).masked("CAFÉ") == "****")
    #expect(matcher.hubOperation(in: ["good", "BAD"]) == .mask)
    #expect(matcher.hubOperation(in: ["mild"]) == nil)
    let others = words + [FilteredWord("hush", .withhold), FilteredWord("villain", .refuse)]
    #expect(WordMatcher(others, replacing: .mask).hubOperation(in: ["bad", "hush"]) == .withhold)
    #expect(WordMatcher(others, replacing: .mask).hubOperation(in: ["bad hush", "villain"]) == .refuse)
    // Devices ignore such words.
    #expect(check("bad mild", words) == WordCheck(operation: .replace, text: "bad *"))
  }

  @Test func charactersAreComparedAsWholes() {
    #expect(replaced("CAFÉ", "cafe\u{301}") == "*")
    #expect(replaced("cafe\u{301}", "CAF\u{C9}") == "*")
    #expect(replaced("café", "cafe") == "café")
    #expect(replaced("ÄRGER", "ärg") == "*ER")
    #expect(replaced("a\u{1F468}\u{200D}\u{1F469}b", "\u{1F469}") == "a\u{1F468}\u{200D}\u{1F469}b")
    #expect(replaced("one\r\ntwo", "\r\n") == "one*two")
    #expect(replaced("K", "k") == "*" && replaced("[", "{") == "[")
  }

  @Test func theStrongestOperationCounts() {
    let words = [
      FilteredWord("one", .replace), FilteredWord("two", .withhold), FilteredWord("three", .refuse),
      FilteredWord("four", .forbid), FilteredWord("wo", .replace),
    ]
    #expect(check("one", words) == WordCheck(operation: .replace, text: "*"))
    #expect(check("two one", words) == WordCheck(operation: .withhold, text: "two one"))
    #expect(check("two three", words).operation == .refuse)
    #expect(check("three four one", words).operation == .forbid)
    let matcher = WordMatcher(words)
    #expect(matcher.hubOperation(in: ["one", "four"]) == nil)
    #expect(matcher.hubOperation(in: ["one", "TWO"]) == .withhold)
    #expect(matcher.hubOperation(in: ["two", "three"]) == .refuse)
    // A word does not go on in another text.
    #expect(matcher.hubOperation(in: ["tw", "o"]) == nil)
  }

  /// The automaton finds what a search for each word finds.
  @Test func matcherFindsTheSameWordsAsSearches() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func text(_ length: Int) -> String { String((0..<length).map { _ in "aAbB".randomElement(at: next(4)) }) }
    for _ in 0..<500 {
      let words = (0..<4).map { _ in FilteredWord(text(1 + next(4)), next(2) == 0 ? .refuse : .withhold) }
      let subject = text(next(12))
      let found = words.filter { subject.lowercased().contains($0.text.lowercased()) }.map(\.operation)
      let expected: WordOperation? = found.contains(.refuse) ? .refuse : found.first
      #expect(WordMatcher(words).hubOperation(in: [subject]) == expected, "\(words) in \(subject)")
    }
  }

  /// Many words that begin alike, in a text that leads to all of them.
  @Test(.timeLimit(.minutes(1))) func timeGrowsWithTheText() {
    let words = (1...250).map { FilteredWord(String(repeating: "a", count: $0), .replace) }
    let text = String(repeating: "a", count: 200_000)
    #expect(check(text, words).text == "*")
  }
}

extension String {
  fileprivate func randomElement(at index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
}
