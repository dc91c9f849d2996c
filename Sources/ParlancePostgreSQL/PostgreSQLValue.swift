#if Cluster
  internal import ParlanceCore

  /// A value of a statement. Texts are stored as their bytes: they are compared by them, and may have any character.
  enum PostgreSQLValue {
    case int(Int64)
    case flag(Bool)
    case bytes([UInt8])
    case text(String)
    case null
    case array(PostgreSQLArray)

    static func int(_ number: some IdentifyingNumber) -> PostgreSQLValue { .int(number.rawValue) }
    static func time(_ time: Timestamp) -> PostgreSQLValue { .int(time.milliseconds) }
    static func optional(_ text: String?) -> PostgreSQLValue { text.map { .text($0) } ?? .null }
    static func ints(_ values: some Collection<Int64>) -> PostgreSQLValue {
      .array(PostgreSQLArray(ints: values) { $0 })
    }
    static func ints(_ numbers: some Collection<some IdentifyingNumber>) -> PostgreSQLValue {
      .array(PostgreSQLArray(ints: numbers, \.rawValue))
    }
    static func texts(_ values: some Collection<String>) -> PostgreSQLValue {
      .array(PostgreSQLArray(texts: values) { $0 })
    }
  }

  /// An array in the server's binary form.
  struct PostgreSQLArray {
    fileprivate(set) var encoded: [UInt8] = []

    private init(count: Int, of type: PostgreSQLStatement.ValueType, size: Int) {
      encoded.reserveCapacity(20 + size)
      // The number of dimensions, a flag for NULL, the type; then the dimension with its first index.
      encoded.append(Int32(1))
      encoded.append(Int32(1))
      encoded.append(Int32(type.oid))
      encoded.append(Int32(clamping: count))
      encoded.append(Int32(1))
    }

    init<Values: Collection>(ints values: Values, _ value: (Values.Element) -> Int64) {
      self.init(count: values.count, of: .int, size: 12 * values.count)
      for element in values {
        encoded.append(Int32(8))
        encoded.append(value(element))
      }
    }

    init<Values: Collection>(optionalInts values: Values, _ value: (Values.Element) -> Int64?) {
      self.init(count: values.count, of: .int, size: 12 * values.count)
      for element in values {
        guard let number = value(element) else {
          encoded.append(Int32(-1))
          continue
        }
        encoded.append(Int32(8))
        encoded.append(number)
      }
    }

    init<Values: Collection>(optionalByteses values: Values, _ value: (Values.Element) -> [UInt8]?) {
      self.init(count: values.count, of: .bytes, size: values.reduce(0) { $0 + 4 + (value($1)?.count ?? 0) })
      for element in values {
        guard let bytes = value(element) else {
          encoded.append(Int32(-1))
          continue
        }
        encoded.append(Int32(clamping: bytes.count))
        encoded.append(contentsOf: bytes)
      }
    }

    init<Values: Collection>(texts values: Values, _ value: (Values.Element) -> String?) {
      self.init(count: values.count, of: .bytes, size: 40 * values.count)
      for element in values {
        guard let text = value(element) else {
          encoded.append(Int32(-1))
          continue
        }
        encoded.append(Int32(clamping: text.utf8.count))
        encoded.append(contentsOf: text.utf8)
      }
    }

    init<Values: Collection>(byteses values: Values, _ value: (Values.Element) -> [UInt8]) {
      self.init(count: values.count, of: .bytes, size: values.reduce(0) { $0 + 4 + value($1).count })
      for element in values {
        let bytes = value(element)
        encoded.append(Int32(clamping: bytes.count))
        encoded.append(contentsOf: bytes)
      }
    }
  }

  extension [UInt8] {
    /// Appends an integer, its highest byte first.
    fileprivate mutating func append<Value: FixedWidthInteger>(_ value: Value) {
      Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
  }

  /// Values of one statement in the form in which the library takes them. Its memory is used again.
  struct PostgreSQLEncoder {
    private var bytes: [UInt8] = []
    private var offsets: [Int] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []
    private var pointers: [UnsafePointer<CChar>?] = []

    typealias Body = (
      UnsafeBufferPointer<UnsafePointer<CChar>?>, UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Int32>
    ) -> Int32

    /// Lends out values, which are gone when the body returns.
    mutating func encode(_ values: [PostgreSQLValue], _ body: Body) -> Int32 {
      bytes.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
      lengths.removeAll(keepingCapacity: true)
      pointers.removeAll(keepingCapacity: true)
      for value in values {
        let start = bytes.count
        var isNull = false
        switch value {
        case .int(let value): bytes.append(value)
        case .flag(let value): bytes.append(value ? 1 : 0 as UInt8)
        case .bytes(let value): bytes.append(contentsOf: value)
        case .text(let value): bytes.append(contentsOf: value.utf8)
        case .null: isNull = true
        case .array(let value): bytes.append(contentsOf: value.encoded)
        }
        offsets.append(isNull ? -1 : start)
        lengths.append(Int32(clamping: bytes.count - start))
      }
      // An empty value has an address, too: without one it would be NULL.
      bytes.append(0 as UInt8)
      while formats.count < values.count { formats.append(1) }
      return bytes.withUnsafeBytes { bytes in
        for offset in offsets {
          pointers.append(
            offset < 0 ? nil : bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self))
        }
        return pointers.withUnsafeBufferPointer { pointers in
          lengths.withUnsafeBufferPointer { lengths in
            formats.withUnsafeBufferPointer { formats in body(pointers, lengths, formats) }
          }
        }
      }
    }
  }
#endif
