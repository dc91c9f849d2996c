#if Server
  internal import Foundation

  /// JSON in UTF-8. Foundation would also take other encodings, which tokens and keys must not have.
  enum StrictJSON {
    /// Returns the value of a JSON text; nil if it is not JSON, or not of the type.
    static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
      // A zero byte cannot be in JSON, and is in every text of the other encodings that begins with `{`.
      guard !bytes.contains(0), String(bytes: bytes, encoding: .utf8) != nil else { return nil }
      return try? JSONDecoder().decode(type, from: Data(bytes))
    }

    /// Returns a value's JSON text with its members in order; nil if the value has no such text.
    static func encode(_ value: some Encodable) -> [UInt8]? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(value)).map { [UInt8]($0) }
    }
  }
#endif
