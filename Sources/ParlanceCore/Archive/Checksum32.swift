/// CRC-32 as IEEE 802.3 has it: it finds accidents, not intentions.
package struct Checksum32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private var state = UInt32.max

  package init() {}

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let table = Self.table
    for byte in bytes { state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8 }
  }

  package var value: UInt32 { ~state }

  package static func value(of bytes: some Sequence<UInt8>) -> UInt32 {
    var checksum = Checksum32()
    checksum.update(bytes)
    return checksum.value
  }
}
