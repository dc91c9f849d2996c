internal import Parlance

/// The numbers of quick comments and the texts that other styles show for them.
///
/// NIM leaves the numbers to its apps, so the table is a proposal: apps that number their emojis from 1 on can adopt it.
enum CommentNumbers {
  /// The text of a comment's number.
  static let texts: [Int64: String] = [
    1: "\u{1F44D}", 2: "\u{2764}\u{FE0F}", 3: "\u{1F602}", 4: "\u{1F62E}", 5: "\u{1F622}", 6: "\u{1F64F}",
    7: "\u{1F389}", 8: "\u{1F44F}", 9: "\u{1F525}", 10: "\u{1F44E}",
  ]
  private static let numbers = Dictionary(uniqueKeysWithValues: texts.map { ($1, $0) })

  /// The number of comments whose text has none.
  static let unnumbered: Int64 = 0

  /// Returns the text of a comment.
  static func text(_ number: Int64, ext: String?) -> String {
    if number == unnumbered, let ext, !ext.isEmpty { return ext }
    return texts[number] ?? "#\(number)"
  }

  /// Returns the note that goes with a comment.
  static func note(_ number: Int64, ext: String?) -> String? { number == unnumbered ? nil : ext }

  /// Returns the number and the `ext` of a comment that shows a reaction.
  static func comment(_ reaction: Reaction) -> (number: Int64, ext: String?) {
    if let number = number(of: reaction.text) { return (number, reaction.note) }
    return (unnumbered, reaction.text)
  }

  /// Returns the number of a text; nil if it has none.
  private static func number(of text: String) -> Int64? {
    if let number = numbers[text] { return number }
    // Only what `text` writes: "#+1" and "#01" are texts.
    guard text.hasPrefix("#"), let number = Int64(text.dropFirst()), self.text(number, ext: nil) == text
    else { return nil }
    return number
  }
}
