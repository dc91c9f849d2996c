#if Server
  internal import ParlanceCore

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
      case .text(let value): JSONBytes.append(value, to: &bytes)
      case .list(let elements): JSONBytes.append(elements, to: &bytes) { $0.write(to: &$1) }
      case .object(let members): JSONBytes.append(members, to: &bytes) { $0.write(to: &$1) }
      }
    }
  }
#endif
