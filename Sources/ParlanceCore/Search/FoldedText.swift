internal import Foundation

/// A text in the form in which searches compare: lower case, in Unicode normalization form C.
package struct FoldedText: Hashable, Sendable {
  /// The form in UTF-8.
  package let bytes: [UInt8]

  /// The longest run of combining marks that is normalized: the time that it takes grows with the square of the run,
  /// and texts come from strangers.
  private static let longestRun = 64

  package init(_ text: String) {
    var text = text
    let ascii: [UInt8]? = text.withUTF8 { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80 ? bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } : nil
    }
    bytes = ascii ?? Array(Self.normalized(Self.normalized(text).lowercased()).utf8)
  }

  private static func normalized(_ text: String) -> String {
    var run = 0
    var isNormal = true
    for scalar in text.unicodeScalars where !isAlwaysNormal(scalar.value) {
      isNormal = false
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > longestRun { return text }
    }
    return isNormal ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Returns whether a character belongs to a range in which form C changes nothing: the Latin, Cyrillic, Chinese,
  /// Japanese and Korean scripts, emoji, and what is put between their letters.
  ///
  /// Most texts have no other characters, and to normalize them would take longer than all else.
  private static func isAlwaysNormal(_ value: UInt32) -> Bool {
    switch value {
    case 0...0x02FF, 0x0400...0x0482, 0x048A...0x058F, 0x1E00...0x1EFF: true
    case 0x200B...0x20CF, 0x2190...0x2328, 0x232B...0x2ADB: true
    case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFF00...0xFFFD, 0x1F000...0x1FAFF, 0x20000...0x2F7FF: true
    default: false
    }
  }
}
