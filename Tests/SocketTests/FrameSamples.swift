#if Server || Remote
  /// A valid or invalid frame, built without the code under test.
  struct RawFrame {
    var opcode: UInt8 = 2
    var content: [UInt8] = []
    var isLast = true
    var reserved: UInt8 = 0
    var mask: [UInt8]?
    /// The length that the head says; nil for the content's.
    var length: UInt64?
    /// The number of further bytes of the length; nil for the shortest form.
    var lengthSize: Int?

    var bytes: [UInt8] {
      let count = length ?? UInt64(content.count)
      let size = lengthSize ?? (count < 126 ? 0 : count < 65_536 ? 2 : 8)
      let short = size == 0 ? UInt8(count) : size == 2 ? 126 : 127
      var bytes: [UInt8] = [(isLast ? 0x80 : 0) | reserved << 4 | opcode, (mask == nil ? 0 : 0x80) | short]
      for place in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: count >> (8 * UInt64(place)))) }
      guard let mask else { return bytes + content }
      return bytes + mask + content.enumerated().map { $1 ^ mask[$0 % 4] }
    }
  }

  /// Bytes that differ from their neighbours.
  func pattern(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) } }
#endif
