/// The common part of MD5 and SHA-256: 64-byte blocks, and a padding that ends with the length.
package struct BlockDigest<Function: BlockFunction> {
  private var function = Function()
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() { pending.reserveCapacity(64) }

  /// Takes further bytes.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { update($0) }
  }

  /// Takes further bytes.
  package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    length &+= UInt64(bytes.count)
    var position = 0
    if !pending.isEmpty {
      let missing = min(64 - pending.count, bytes.count)
      pending.append(contentsOf: bytes[0..<missing])
      position = missing
      guard pending.count == 64 else { return }
      pending.withUnsafeBufferPointer { if let block = $0.baseAddress { function.process(block) } }
      pending.removeAll(keepingCapacity: true)
    }
    while position + 64 <= bytes.count {
      function.process(start + position)
      position += 64
    }
    if position < bytes.count { pending.append(contentsOf: bytes[position...]) }
  }

  /// The digest of everything so far; more may be taken afterwards.
  package var value: [UInt8] {
    var copy = self
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    while (pending.count + padding.count) % 64 != 56 { padding.append(0) }
    for index in 0..<8 {
      let shift = UInt64(8 * (Function.isBigEndian ? 7 - index : index))
      padding.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    copy.update(padding)
    return copy.function.words.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * (Function.isBigEndian ? 3 - $0 : $0))) }
    }
  }

  /// Returns the digest of bytes that are all there.
  package static func value(of bytes: [UInt8]) -> [UInt8] {
    var digest = Self()
    digest.update(bytes)
    return digest.value
  }
}

extension BlockDigest {
  /// The state after everything so far, with which another digest can go on.
  package var state: [UInt8] {
    var writer = ByteWriter(capacity: 128)
    writer.write(unsigned: length)
    for word in function.words { writer.write(unsigned: UInt64(word)) }
    writer.write(pending)
    return writer.bytes
  }

  /// Goes on where another digest was.
  ///
  /// - parameter state: The state of the other.
  /// - throws: `malformedData` if it is the state of no such digest.
  package init(state: [UInt8]) throws(MessagingError) {
    var reader = ByteReader(state)
    length = try reader.readUnsigned()
    var words: [UInt32] = []
    for _ in 0..<Function().words.count { words.append(UInt32(truncatingIfNeeded: try reader.readUnsigned())) }
    function = Function(words: words)
    pending = try reader.readBytes()
    guard pending.count == Int(length % 64) else { throw MessagingError(.malformedData, "state of a digest") }
  }
}

/// The work of a digest on each block of 64 bytes.
package protocol BlockFunction {
  /// The order of the bytes in words and in the length.
  static var isBigEndian: Bool { get }
  /// The digest so far.
  var words: [UInt32] { get }
  init()
  /// Goes on with what `words` were.
  init(words: [UInt32])
  mutating func process(_ block: UnsafePointer<UInt8>)
}

/// Bytes as lower-case hexadecimal digits.
package func hexadecimal(_ bytes: [UInt8]) -> String {
  String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 0x30 : value + 0x57 }
    for (index, byte) in bytes.enumerated() {
      buffer[2 * index] = digit(byte >> 4)
      buffer[2 * index + 1] = digit(byte & 0xF)
    }
    return bytes.count * 2
  }
}
