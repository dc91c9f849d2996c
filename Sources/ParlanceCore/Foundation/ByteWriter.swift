/// Appends values in the engine's own binary form: variable-length integers, length-prefixed strings, no padding.
package struct ByteWriter {
  /// The bytes that were written so far.
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 64) { bytes.reserveCapacity(capacity) }

  /// Takes the bytes from a place on out.
  mutating func removeBytes(from place: Int) -> [UInt8] {
    defer { bytes.removeSubrange(place...) }
    return Array(bytes[place...])
  }

  /// Appends bytes as they are.
  mutating func append(_ other: [UInt8]) { bytes += other }

  package mutating func write(byte: UInt8) { bytes.append(byte) }
  package mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes seven bits a byte, lowest first.
  package mutating func write(unsigned value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes the sign in the lowest bit, so that small negative numbers stay short.
  package mutating func write(_ value: Int64) {
    write(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  package mutating func write(_ value: Double) {
    var bits = value.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  package mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { buffer in
      write(unsigned: UInt64(buffer.count))
      bytes.append(contentsOf: buffer)
    }
  }

  package mutating func write(_ value: [UInt8]) {
    write(unsigned: UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// Writes what `body` writes, led by its length in bytes.
  package mutating func write(nested body: (inout ByteWriter) -> Void) {
    let start = bytes.count
    bytes.append(0)
    body(&self)
    var rest = UInt64(bytes.count - start - 1)
    // Most runs are short: the length goes into the one byte that was left for it.
    if rest >= 0x80 {
      let further = (63 - rest.leadingZeroBitCount) / 7
      for _ in 0..<further { bytes.append(0) }
      bytes.withUnsafeMutableBytes { bytes in
        let content = UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)...])
        UnsafeMutableRawBufferPointer(rebasing: content[further...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: content.dropLast(further)))
      }
    }
    var place = start
    while rest >= 0x80 {
      bytes[place] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest >>= 7
      place += 1
    }
    bytes[place] = UInt8(truncatingIfNeeded: rest)
  }

  package mutating func write(_ value: Timestamp) { write(value.milliseconds) }
  package mutating func write(_ value: AccountID) { write(value.name) }

  package mutating func write<Value>(optional value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func write(optional value: String?) { write(optional: value) { $0.write($1) } }

  package mutating func write<Element>(array: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    write(unsigned: UInt64(array.count))
    for element in array { body(&self, element) }
  }

  /// Writes pairs in the order of their keys, so that equal dictionaries give equal bytes.
  package mutating func write<Value>(
    dictionary: [String: Value], _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(array: dictionary.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      body(&$0, $1.value)
    }
  }

  package mutating func write(_ value: [String: String]) { write(dictionary: value) { $0.write($1) } }
  package mutating func write(_ value: [String: [UInt8]]) { write(dictionary: value) { $0.write($1) } }
}
