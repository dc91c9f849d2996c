/// Reads what `ByteWriter` wrote, trusting nothing: every length is checked before it is used.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  package init(_ bytes: [UInt8]) { self.init(bytes, from: 0, to: bytes.count) }

  private init(_ bytes: [UInt8], from position: Int, to end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  private static let malformed = MessagingError(.malformedData)

  /// A Boolean value that indicates whether everything has been read.
  package var isAtEnd: Bool { position == end }

  /// The number of bytes that have not been read.
  package var remaining: Int { end - position }

  package mutating func readByte() throws(MessagingError) -> UInt8 {
    guard position < end else { throw Self.malformed }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func readBool() throws(MessagingError) -> Bool {
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw Self.malformed
    }
  }

  package mutating func readUnsigned() throws(MessagingError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte()
      // The tenth byte has room for one bit only.
      if shift == 63 && byte > 1 { throw Self.malformed }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
      if shift > 63 { throw Self.malformed }
    }
  }

  package mutating func readSigned() throws(MessagingError) -> Int64 {
    let value = try readUnsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// Reads a position that a hub has given to an entry of a stream.
  ///
  /// - throws: `malformedData` for one that no stream reaches: positions are added to and subtracted from, which must not
  ///   overflow because a hub lies.
  package mutating func readPosition() throws(MessagingError) -> Int64 {
    let position = try readSigned()
    guard position.magnitude <= Self.farthestPosition else { throw Self.malformed }
    return position
  }

  /// The largest position that `readPosition` accepts.
  package static let farthestPosition: Int64 = 1 << 61

  package mutating func readDouble() throws(MessagingError) -> Double {
    guard end - position >= 8 else { throw Self.malformed }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return Double(bitPattern: bits)
  }

  /// Reads a length that the bytes that are left can hold, given that each element takes at least one byte.
  package mutating func readCount() throws(MessagingError) -> Int {
    let count = try readUnsigned()
    guard count <= UInt64(end - position) else { throw Self.malformed }
    return Int(count)
  }

  package mutating func readString() throws(MessagingError) -> String {
    let count = try readCount()
    defer { position += count }
    let text = bytes[position..<position + count]
    // The initializer that checks takes several times as long, and there is nothing to check in ASCII.
    if Self.isASCII(text) { return text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
    guard let string = String(validating: text, as: UTF8.self) else { throw Self.malformed }
    return string
  }

  private static func isASCII(_ text: ArraySlice<UInt8>) -> Bool {
    var all: UInt8 = 0
    text.withUnsafeBufferPointer { text in
      for byte in text { all |= byte }
    }
    return all < 0x80
  }

  /// Passes over a string.
  ///
  /// - returns: A Boolean value that indicates whether it is ASCII.
  package mutating func skipASCII() throws(MessagingError) -> Bool {
    let count = try readCount()
    defer { position += count }
    return Self.isASCII(bytes[position..<position + count])
  }

  package mutating func readBytes() throws(MessagingError) -> [UInt8] {
    let count = try readCount()
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Reads what `ByteWriter.write(nested:)` wrote, without a copy of it. Bytes that are left in the result come from a
  /// later version and mean nothing to this one.
  package mutating func readNested() throws(MessagingError) -> ByteReader {
    let count = try readCount()
    defer { position += count }
    return ByteReader(bytes, from: position, to: position + count)
  }

  package mutating func readTimestamp() throws(MessagingError) -> Timestamp {
    Timestamp(milliseconds: try readSigned())
  }
  package mutating func readAccount() throws(MessagingError) -> AccountID { AccountID(try readString()) }

  package mutating func readOptional<Value>(
    _ body: (inout ByteReader) throws(MessagingError) -> Value
  ) throws(MessagingError) -> Value? {
    try readBool() ? try body(&self) : nil
  }

  package mutating func readOptionalString() throws(MessagingError) -> String? {
    try readBool() ? try readString() : nil
  }

  package mutating func readArray<Element>(
    _ body: (inout ByteReader) throws(MessagingError) -> Element
  ) throws(MessagingError) -> [Element] {
    let count = try readCount()
    var array: [Element] = []
    // The count is untrusted: reserve no more memory than bytes are left.
    array.reserveCapacity(min(count, (end - position) / max(1, MemoryLayout<Element>.stride)))
    for _ in 0..<count { array.append(try body(&self)) }
    return array
  }

  /// Reads what `ByteWriter.write(dictionary:)` wrote.
  ///
  /// - throws: `MessagingError` with code `malformedData`, also if a key comes twice, and if one is longer than any
  ///   name: the time to hash a key grows with the square of the combining marks in a row.
  package mutating func readDictionary<Value>(
    _ body: (inout ByteReader) throws(MessagingError) -> Value
  ) throws(MessagingError) -> [String: Value] {
    var dictionary: [String: Value] = [:]
    for _ in 0..<(try readCount()) {
      let key = try readString()
      guard key.utf8.count <= CanonicalName.spellingLimit || key.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw Self.malformed
      }
      guard dictionary.updateValue(try body(&self), forKey: key) == nil else { throw Self.malformed }
    }
    return dictionary
  }

  package mutating func readStringDictionary() throws(MessagingError) -> [String: String] {
    try readDictionary { (reader) throws(MessagingError) in try reader.readString() }
  }

  package mutating func readByteDictionary() throws(MessagingError) -> [String: [UInt8]] {
    try readDictionary { (reader) throws(MessagingError) in try reader.readBytes() }
  }

  package mutating func readEnum<Value: RawRepresentable>(
    _ type: Value.Type
  ) throws(MessagingError) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try readByte()) else { throw Self.malformed }
    return value
  }

  /// Reads the number of an alternative.
  ///
  /// - throws: `MessagingError` with code `unsupported` if this version does not know the alternative, so that its
  ///   reader can do without the value to which it belongs.
  package mutating func readTag<Value: RawRepresentable>(
    _ type: Value.Type
  ) throws(MessagingError) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try readByte()) else { throw MessagingError(.unsupported) }
    return value
  }
}
