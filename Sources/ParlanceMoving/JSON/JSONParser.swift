#if Server
  /// Parses one JSON text, strictly: valid UTF-8, no member twice, nothing after the value.
  package struct JSONParser {
    /// The deepest nesting of lists and objects.
    package static let depthLimit = 64

    private let bytes: [UInt8]
    private let replacesHalfPairs: Bool
    private var place = 0
    private var depth = 0

    private init(_ bytes: [UInt8], _ replacesHalfPairs: Bool) {
      self.bytes = bytes
      self.replacesHalfPairs = replacesHalfPairs
    }

    /// Parses a text.
    ///
    /// - parameter replacesHalfPairs: A Boolean value that indicates whether an escape with half of a surrogate pair becomes
    ///   U+FFFD: services cut texts within an emoji, and the rest of the line is sound.
    /// - throws: `RecordError` with the reason and the offset in bytes.
    package static func parse(_ bytes: [UInt8], replacesHalfPairs: Bool = false) throws(RecordError) -> JSONNode {
      var parser = JSONParser(bytes, replacesHalfPairs)
      let value = try parser.value()
      parser.skipSpace()
      guard parser.place == bytes.count else { throw parser.error("more follows the JSON value") }
      return value
    }

    private func error(_ reason: String) -> RecordError { RecordError("\(reason) (byte \(place))") }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
      while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
      skipSpace()
      guard next == byte else { return false }
      place += 1
      return true
    }

    private mutating func value() throws(RecordError) -> JSONNode {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"): return try nested { (parser) throws(RecordError) in try parser.members() }
      case UInt8(ascii: "["): return try nested { (parser) throws(RecordError) in try parser.elements() }
      case UInt8(ascii: "\""): return .text(try string())
      case UInt8(ascii: "t"): return try word("true", .flag(true))
      case UInt8(ascii: "f"): return try word("false", .flag(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      case nil: throw error("the JSON value is cut off")
      default: return try number()
      }
    }

    private mutating func nested(
      _ body: (inout JSONParser) throws(RecordError) -> JSONNode
    ) throws(RecordError) -> JSONNode {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit) levels") }
      place += 1
      return try body(&self)
    }

    private mutating func members() throws(RecordError) -> JSONNode {
      var members: [String: JSONNode] = [:]
      if skip(UInt8(ascii: "}")) { return .object(members) }
      repeat {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw error("expected the name of a member") }
        let name = try string()
        guard skip(UInt8(ascii: ":")) else { throw error("expected a colon") }
        guard members.updateValue(try value(), forKey: name) == nil else { throw error("a member occurs twice") }
      } while skip(UInt8(ascii: ","))
      guard skip(UInt8(ascii: "}")) else { throw error("expected the end of an object") }
      return .object(members)
    }

    private mutating func elements() throws(RecordError) -> JSONNode {
      var elements: [JSONNode] = []
      if skip(UInt8(ascii: "]")) { return .list(elements) }
      repeat { elements.append(try value()) } while skip(UInt8(ascii: ","))
      guard skip(UInt8(ascii: "]")) else { throw error("expected the end of a list") }
      return .list(elements)
    }

    private mutating func word(_ word: StaticString, _ value: JSONNode) throws(RecordError) -> JSONNode {
      let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard bytes[place...].starts(with: expected) else { throw error("not a JSON value") }
      place += expected.count
      return value
    }

    private mutating func digits() -> Int {
      let start = place
      while let byte = next, byte &- 0x30 < 10 { place += 1 }
      return place - start
    }

    private mutating func number() throws(RecordError) -> JSONNode {
      let start = place
      if next == UInt8(ascii: "-") { place += 1 }
      let first = place
      let whole = digits()
      guard whole > 0, whole == 1 || bytes[first] != 0x30 else { throw error("not a JSON value") }
      var isWhole = true
      if next == UInt8(ascii: ".") {
        place += 1
        isWhole = false
        guard digits() > 0 else { throw error("a number without digits after its point") }
      }
      if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
        place += 1
        isWhole = false
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
        guard digits() > 0 else { throw error("a number without digits in its exponent") }
      }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      if isWhole, let value = Int64(text) { return .integer(value) }
      guard let value = Double(text), value.isFinite else { throw error("a number out of range") }
      return .number(value)
    }
  }

  extension JSONParser {
    private mutating func string() throws(RecordError) -> String {
      place += 1
      var content: [UInt8] = []
      while true {
        let start = place
        while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
        guard let byte = next else { throw error("a text without its end") }
        guard byte >= 0x20 else { throw error("a control character in a text") }
        place += 1
        if byte == UInt8(ascii: "\"") {
          // Most texts have no escapes, and are not copied first.
          if content.isEmpty { return try text(bytes[start..<place - 1]) }
          content += bytes[start..<place - 1]
          return try text(content[...])
        }
        content += bytes[start..<place - 1]
        content += Array(String(try escaped()).utf8)
      }
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(RecordError) -> String {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw error("not valid UTF-8") }
      return text
    }

    private mutating func escaped() throws(RecordError) -> Unicode.Scalar {
      guard let byte = next else { throw error("a text without its end") }
      place += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{c}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"): break
      default: throw error("an unknown escape")
      }
      let first = try unit()
      if let scalar = Unicode.Scalar(first) { return scalar }
      let end = place
      if first < 0xDC00, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] == UInt8(ascii: "u")
      {
        place += 2
        let second = try unit()
        if (0xDC00...0xDFFF).contains(second),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
          return scalar
        }
      }
      guard replacesHalfPairs else { throw error("half of a surrogate pair") }
      // The escape behind it counts for itself.
      place = end
      return "\u{FFFD}"
    }

    private mutating func unit() throws(RecordError) -> UInt32 {
      guard place + 4 <= bytes.count else { throw error("a text without its end") }
      var value: UInt32 = 0
      for byte in bytes[place..<place + 4] {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
          throw error("an escape without four digits")
        }
        value = value << 4 | UInt32(digit)
      }
      place += 4
      return value
    }
  }
#endif
