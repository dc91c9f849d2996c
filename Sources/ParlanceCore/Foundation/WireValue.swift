/// A value that passes between a device and the hub: a call, a reply, or a part of one.
///
/// A value is read from a run of bytes of its own and leaves what it does not know at the end of it: later versions add
/// fields there.
package protocol WireValue: Sendable {
  /// Appends the value.
  func write(to writer: inout ByteWriter)
  /// Reads what `write(to:)` wrote.
  ///
  /// - throws: `MessagingError` with code `malformedData` whenever the bytes are not such a value; `unsupported` if it
  ///   is of an alternative that this version does not know.
  init(from reader: inout ByteReader) throws(MessagingError)
}

extension ByteWriter {
  /// Writes a value led by its length, so that later versions can add to its end.
  package mutating func write(nested value: some WireValue) { write(nested: { value.write(to: &$0) }) }
}

extension ByteReader {
  /// Reads a value that is led by its length.
  package mutating func readNested<Value: WireValue>(_ type: Value.Type) throws(MessagingError) -> Value {
    var inner = try readNested()
    return try Value(from: &inner)
  }
}

/// Each element is led by its length.
extension Array: WireValue where Element: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: self) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self = try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(Element.self) }
  }
}

/// Counts by name.
extension Dictionary: WireValue where Key == String, Value == Int {
  package func write(to writer: inout ByteWriter) {
    writer.write(dictionary: self) { $0.write(integer: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self = try reader.readDictionary { (reader) throws(MessagingError) in try reader.readInteger() }
  }
}

extension Done: WireValue {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension Timestamp: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(self) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self = try reader.readTimestamp() }
}

extension MessagingError: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(code.rawValue)
    writer.write(detail)
  }

  /// Reads a code; those of later versions stay as they are.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(Code(rawValue: try reader.readString()), try reader.readString())
  }
}
