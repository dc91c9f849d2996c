#if Server
  extension JSONNode {
    /// Returns the JSON text in one line, with the names of members in order, so that equal values give equal texts.
    package func jsonText() -> String { String(decoding: jsonBytes(), as: UTF8.self) }

    /// Returns the bytes of the JSON text.
    func jsonBytes() -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(256)
      write(to: &bytes)
      return bytes
    }

    private func write(to bytes: inout [UInt8]) {
      switch self {
      case .null: bytes += "null".utf8
      case .flag(let value): bytes += (value ? "true" : "false").utf8
      case .integer(let value): bytes += String(value).utf8
      case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
      case .text(let value): Self.write(value, to: &bytes)
      case .list(let elements):
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
          if index > 0 { bytes.append(UInt8(ascii: ",")) }
          element.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
      case .object(let members):
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
          if index > 0 { bytes.append(UInt8(ascii: ",")) }
          Self.write(member.key, to: &bytes)
          bytes.append(UInt8(ascii: ":"))
          member.value.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
      }
    }

    private static func write(_ value: String, to bytes: inout [UInt8]) {
      bytes.append(UInt8(ascii: "\""))
      var value = value
      value.withUTF8 { text in
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
  }
#endif
