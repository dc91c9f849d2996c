/// The form of values in a JSON text.
package enum JSONBytes {
  /// Appends a text, in quotation marks.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // Almost all texts are copied as they are.
      guard text.contains(where: { needsEscape($0) }) else {
        bytes += text
        return
      }
      for byte in text {
        switch byte {
        case UInt8(ascii: "\""): bytes += #"\""#.utf8
        case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
        case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
        case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
        case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
        case 0..<0x20: bytes += (#"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends an array.
  ///
  /// - parameter append: Appends an element.
  package static func append<Element, Failure: Error>(
    _ elements: [Element], to bytes: inout [UInt8], append: (Element, inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try append(element, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends an object, with its names in order, so that equal values give equal texts.
  ///
  /// - parameter append: Appends a value.
  package static func append<Value, Failure: Error>(
    _ members: [String: Value], to bytes: inout [UInt8], append: (Value, inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      try append(member.value, &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
