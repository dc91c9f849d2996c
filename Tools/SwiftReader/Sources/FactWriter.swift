import Foundation

/// Writes facts to standard output: one JSON array a line.
struct FactWriter {
  private var buffer: [UInt8] = []

  /// Writes a fact whose elements are JSON texts.
  mutating func write(_ elements: String...) {
    buffer.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(contentsOf: element.utf8)
    }
    buffer.append(contentsOf: "]\n".utf8)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes everything so far, so that a crash loses nothing of it.
  mutating func flush() {
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(1) }
      rest = rest.dropFirst(count)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Returns a text as JSON.
func quoted(_ text: some StringProtocol) -> String {
  var bytes: [UInt8] = [UInt8(ascii: "\"")]
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0..<0x20: bytes.append(UInt8(ascii: " "))
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns texts as a JSON array.
func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ",") + "]" }
