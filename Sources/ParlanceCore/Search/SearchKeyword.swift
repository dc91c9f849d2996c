/// A piece of text to look for in others.
///
/// It occurs where its characters follow one another, whatever stands before and behind them. Neither case nor Unicode
/// normalization count: "CAFÉ" occurs in "cafés". An accented letter is another one than the letter without, so
/// "cafe" does not. No character has a meaning of its own, as in patterns.
public struct SearchKeyword: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The keyword in the form in which it is compared.
  package let folded: FoldedText

  /// Creates a keyword.
  ///
  /// - parameter text: The text to look for; an empty one occurs in every text.
  public init(_ text: String) { folded = FoldedText(text) }
  public init(stringLiteral value: String) { self.init(value) }

  /// A Boolean value that indicates whether it occurs in every text.
  public var isEmpty: Bool { folded.bytes.isEmpty }

  /// Returns whether a text contains the keyword.
  public func occurs(in text: String) -> Bool { isEmpty || occurs(in: FoldedText(text)) }

  package func occurs(in text: FoldedText) -> Bool {
    let keyword = folded.bytes
    guard let first = keyword.first else { return true }
    guard text.bytes.count >= keyword.count else { return false }
    return text.bytes.withUnsafeBufferPointer { text in
      keyword.withUnsafeBufferPointer { keyword in
        // Bytes that begin a character in one text begin one in the other: that is how UTF-8 is made.
        for start in 0...(text.count - keyword.count) where text[start] == first {
          var length = 1
          while length < keyword.count, text[start + length] == keyword[length] { length += 1 }
          if length == keyword.count { return true }
        }
        return false
      }
    }
  }
}
