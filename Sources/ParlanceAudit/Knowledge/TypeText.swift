/// A type as it is written, as far as an audit understands it: optionals are the type itself.
indirect enum TypeText: Hashable, Sendable {
  case named(String)
  case list(TypeText)
  case map(TypeText, TypeText)
  case function([TypeText], TypeText)
  case tuple([TypeText])
  /// A type as a value, as in `Message.self` or before a static member.
  case meta(String)
  /// Something of neither the app nor an SDK that is audited.
  case foreign
  case unknown

  /// Reads a type; `unknown` for any other text.
  init(_ text: String) {
    guard text.utf8.count <= 4096 else {
      self = .unknown
      return
    }
    var reader = TypeReader(text)
    self = reader.type(0)
  }

  var element: TypeText {
    switch self {
    case .list(let element): element
    case .map(let key, let value): .tuple([key, value])
    case .foreign: .foreign
    default: .unknown
    }
  }

  /// The type in a declaration of another one, which it may name `Self`.
  func bound(to type: String) -> TypeText {
    switch self {
    case .named("Self"), .named("instancetype"): .named(type)
    case .list(let element): .list(element.bound(to: type))
    default: self
    }
  }
}

/// Reads types.
private struct TypeReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skipSpaces() { while next == 0x20 { place += 1 } }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = place
    while isWordByte(next) || next == UInt8(ascii: "`") { place += 1 }
    return String(decoding: bytes[start..<place].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  mutating func type(_ depth: Int) -> TypeText {
    guard depth < 32 else { return .unknown }
    skipAttributes()
    var result = base(depth)
    while true {
      skipSpaces()
      if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
        place += 1
      } else if bytes[place...].starts(with: ".Type".utf8) || bytes[place...].starts(with: ".Protocol".utf8) {
        _ = skip(".")
        _ = word()
        if case .named(let name) = result { result = .meta(name) }
      } else if skip("&") {
        _ = base(depth + 1)
      } else {
        break
      }
    }
    for effect in ["async", "throws", "rethrows"] where bytes[place...].starts(with: effect.utf8) {
      place += effect.utf8.count
      skipSpaces()
    }
    if bytes[place...].starts(with: "->".utf8) {
      place += 2
      let end = type(depth + 1)
      if case .tuple(let parts) = result { return .function(parts, end) }
      return .function([result], end)
    }
    return result
  }

  private mutating func skipAttributes() {
    skipSpaces()
    while next == UInt8(ascii: "@") {
      place += 1
      _ = word()
      // `@convention(block)`, but not the parameters after `@escaping `.
      if next == UInt8(ascii: "(") { while place < bytes.count, !skip(")") { place += 1 } }
      skipSpaces()
    }
    for prefix in ["any ", "some ", "inout ", "borrowing ", "consuming ", "__owned ", "sending "]
    where bytes[place...].starts(with: prefix.utf8) {
      place += prefix.utf8.count
      return skipAttributes()
    }
  }

  private mutating func base(_ depth: Int) -> TypeText {
    skipAttributes()
    if skip("[") {
      let first = type(depth + 1)
      guard skip(":") else {
        _ = skip("]")
        return .list(first)
      }
      let second = type(depth + 1)
      _ = skip("]")
      return .map(first, second)
    }
    if skip("(") { return tuple(depth) }
    var name = word()
    guard !name.isEmpty else { return .unknown }
    var arguments: [TypeText] = []
    while true {
      if skip("<") {
        repeat { arguments.append(type(depth + 1)) } while skip(",")
        _ = skip(">")
      } else if next == UInt8(ascii: "."), !bytes[place...].starts(with: ".Type".utf8),
        !bytes[place...].starts(with: ".Protocol".utf8), !bytes[place...].starts(with: "...".utf8)
      {
        place += 1
        name = word()
      } else {
        break
      }
    }
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0]
    case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return .list(arguments[0])
    case ("Dictionary", 2), ("NSMapTable", 2): return .map(arguments[0], arguments[1])
    case ("Void", 0): return .tuple([])
    default: return .named(name)
    }
  }

  /// Reads what follows `(`: a tuple, the parameters of a function, or one type in parentheses.
  private mutating func tuple(_ depth: Int) -> TypeText {
    var parts: [TypeText] = []
    while place < bytes.count, !skip(")") {
      // Labels of parameters.
      let start = place
      while true {
        let name = word()
        if name.isEmpty {
          place = start
          break
        }
        if skip(":") { break }
      }
      let before = place
      parts.append(type(depth + 1))
      if !skip(",") && next != UInt8(ascii: ")") && place == before { place += 1 }
    }
    skipSpaces()
    let isFunction = ["->", "throws", "async", "rethrows"].contains { bytes[place...].starts(with: $0.utf8) }
    return parts.count == 1 && !isFunction ? parts[0] : .tuple(parts)
  }
}

/// Returns whether a byte belongs to a name: a letter, a digit, `_`, `$`, or part of a character beyond ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}
