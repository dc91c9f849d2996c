/// Makes the checksums of a PNG right, without which nearly every change would end at them.
enum PNGChecksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func corrected(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      var sum = UInt32.max
      for byte in file[start + 4..<end] { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 255)] }
      for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * index)) }
      start = end + 4
    }
    return file
  }
}
