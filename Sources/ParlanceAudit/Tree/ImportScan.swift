/// The imports of a source, found without a parser: comments and strings that look like one are among them.
struct ImportScan {
  struct Import: Hashable {
    /// The module, or the dotted path of a Java class.
    var name: String
    var line: Int
    var isExported: Bool
  }

  /// Words between `import` and the module in Swift, and `static` in Java.
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "func", "protocol", "typealias", "var", "let", "static", "actor",
  ]

  /// Finds `import` followed by a name.
  static func imports(in bytes: [UInt8]) -> [Import] {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> [Import] {
    let word = Array("import".utf8)
    var found: [Import] = []
    var line = 1
    var lineStart = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = place
        continue
      }
      guard byte == word[0], place + word.count < bytes.count, place < 2 || !isWordByte(bytes[place - 2]) else {
        continue
      }
      var length = 1
      while length < word.count, bytes[place - 1 + length] == word[length] { length += 1 }
      let after = place - 1 + word.count
      guard length == word.count, !isWordByte(bytes[after]) else { continue }
      var next = after
      var name = ""
      repeat { name = path(bytes, &next) } while kinds.contains(name)
      if name.isEmpty { continue }
      let before = String(decoding: bytes[lineStart..<(place - 1)].prefix(256), as: UTF8.self)
      found.append(Import(name: name, line: line, isExported: before.contains("@_exported")))
      place = next
    }
    return found
  }

  /// Reads a name with dots after spaces, quotation marks or `<`.
  private static func path(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> String {
    while place < bytes.count, " \t\"<".utf8.contains(bytes[place]) { place += 1 }
    let start = place
    while place < bytes.count, isWordByte(bytes[place]) || bytes[place] == UInt8(ascii: ".") && place - start < 512 {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
