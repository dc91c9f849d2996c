/// Reads what `ByteWriter` wrote, trusting nothing: every length is checked before it is used.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
  }

  private static let malformed = MessagingError(.malformedData)

  /// Whether everything has been read.
  package var isAtEnd: Bool { position == bytes.count }

  package mutating func readByte() throws(MessagingError) -> UInt8 {
    guard position < bytes.count else { throw Self.malformed }
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

  package mutating func readDouble() throws(MessagingError) -> Double {
    guard bytes.count - position >= 8 else { throw Self.malformed }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return Double(bitPattern: bits)
  }

  /// A length that what is left can hold, given that each element takes at least one byte.
  package mutating func readCount() throws(MessagingError) -> Int {
    let count = try readUnsigned()
    guard count <= UInt64(bytes.count - position) else { throw Self.malformed }
    return Int(count)
  }

  package mutating func readString() throws(MessagingError) -> String {
    let count = try readCount()
    defer { position += count }
    guard let string = String(validating: bytes[position..<position + count], as: UTF8.self) else {
      throw Self.malformed
    }
    return string
  }

  package mutating func readBytes() throws(MessagingError) -> [UInt8] {
    let count = try readCount()
    defer { position += count }
    return Array(bytes[position..<position + count])
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
    // A liar may claim as many elements as there are bytes; reserving for them would multiply that by their size.
    array.reserveCapacity(min(count, 1024))
    for _ in 0..<count { array.append(try body(&self)) }
    return array
  }

  package mutating func readStringDictionary() throws(MessagingError) -> [String: String] {
    var dictionary: [String: String] = [:]
    for _ in 0..<(try readCount()) {
      let key = try readString()
      dictionary[key] = try readString()
    }
    return dictionary
  }

  package mutating func readByteDictionary() throws(MessagingError) -> [String: [UInt8]] {
    var dictionary: [String: [UInt8]] = [:]
    for _ in 0..<(try readCount()) {
      let key = try readString()
      dictionary[key] = try readBytes()
    }
    return dictionary
  }

  package mutating func readEnum<Value: RawRepresentable>(
    _ type: Value.Type
  ) throws(MessagingError) -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try readByte()) else { throw Self.malformed }
    return value
  }
}
