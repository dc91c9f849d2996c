/// The depth of `[` in a source, which the parser's time grows with exponentially: it tries what follows as a type, then as a
/// value, at each level.
enum Nesting {
  /// The deepest nesting that is parsed; it takes some tenths of a second.
  static let limit = 16

  /// Returns whether a source has deeper ones, outside of strings and comments.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var place = 0
    func has(_ text: StaticString) -> Bool {
      guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["):
        depth += 1
        if depth > limit { return true }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where has("//"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "/") where has("/*"):
        place += 2
        while place < bytes.count, !has("*/") { place += 1 }
        place += 1
      case UInt8(ascii: "\""):
        let isLong = has("\"\"\"")
        place += isLong ? 3 : 1
        while place < bytes.count, isLong ? !has("\"\"\"") : bytes[place] != UInt8(ascii: "\"") {
          if !isLong, bytes[place] == UInt8(ascii: "\n") { break }
          if bytes[place] == UInt8(ascii: "\\") { place += 1 }
          place += 1
        }
        if isLong { place += 2 }
      default: break
      }
      place += 1
    }
    return false
  }
}
