/// The tokens of a source in Swift, Objective-C, Java, Kotlin, or of a manifest: comments are skipped, strings are one token.
struct Lexer {
  struct Token: Hashable {
    enum Kind: Hashable { case word, string, mark, number }
    var kind: Kind
    /// The word, the text of a string as it is written, or one character.
    var text: String
    var line: Int
  }

  enum Dialect { case swift, objectiveC, java, kotlin, ruby, toml }

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8], _ dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  static func tokens(of bytes: [UInt8], _ dialect: Dialect) -> [Token] {
    var lexer = Lexer(bytes, dialect)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private func has(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  mutating func next() -> Token? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    let start = line
    let first = byte()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") && dialect != .swift {
      return Token(kind: .string, text: string(first, hashes: 0), line: start)
    }
    if dialect == .swift, first == UInt8(ascii: "#") {
      var hashes = 0
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        advance(hashes)
        return Token(kind: .string, text: string(UInt8(ascii: "\""), hashes: hashes), line: start)
      }
    }
    if isWordByte(first) || first == UInt8(ascii: "`") { return word(start) }
    advance()
    return Token(kind: .mark, text: String(UnicodeScalar(first)), line: start)
  }

  private mutating func word(_ line: Int) -> Token {
    let begin = place
    while isWordByte(byte()) || byte() == UInt8(ascii: "`") { place += 1 }
    let text = String(decoding: bytes[begin..<place].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[begin])
    return Token(kind: isNumber ? .number : .word, text: text, line: line)
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/") where has("//") && dialect != .ruby && dialect != .toml: skipLine()
      case UInt8(ascii: "#") where dialect == .ruby || dialect == .toml: skipLine()
      case UInt8(ascii: "/") where has("/*") && dialect != .ruby && dialect != .toml: skipComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
  }

  /// Skips a comment; in Swift and Kotlin it may have others in it. One without an end reaches to the end of the file.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*"), depth == 0 || dialect == .swift || dialect == .kotlin {
        depth += 1
        advance(2)
      } else if has("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  /// Reads a string; one without an end reaches to the end of the line, or of the file if it may have several lines.
  private mutating func string(_ quote: UInt8, hashes: Int) -> String {
    let triple = byte(1) == quote && byte(2) == quote && quote == UInt8(ascii: "\"") && dialect != .objectiveC
    let width = triple ? 3 : 1
    advance(width)
    let begin = place
    while place < bytes.count {
      if byte() == UInt8(ascii: "\n"), !triple { break }
      if byte() == UInt8(ascii: "\\"), hashes == 0 {
        advance(2)
        continue
      }
      let closes =
        (0..<width).allSatisfy { byte($0) == quote }
        && (0..<hashes).allSatisfy { byte(width + $0) == UInt8(ascii: "#") }
      if closes {
        let text = String(decoding: bytes[begin..<place].prefix(512), as: UTF8.self)
        advance(width + hashes)
        return text
      }
      advance()
    }
    return String(decoding: bytes[begin..<min(place, bytes.count)].prefix(512), as: UTF8.self)
  }
}
