internal import Foundation
public import ParlanceCore

extension JSONValue {
  /// The deepest nesting of arrays and objects, the outermost included: the coders call themselves for each level, on
  /// whatever stack a task has.
  private static let greatestDepth = 64

  /// Reads a JSON text.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for a text that is not JSON, or is nested more than 64
  ///   levels deep.
  public init(parsing text: String) throws(MessagingError) {
    guard Self.isShallow(text) else { throw MessagingError(.invalidArgument, "nested too deep") }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    } catch {
      throw MessagingError(.invalidArgument, "not JSON")
    }
  }

  /// Returns the JSON text, with names in order, so that equal values give equal texts.
  ///
  /// - throws: `MessagingError` with code `invalidArgument` for a number that is infinite or NaN, and for a value that
  ///   is nested more than 64 levels deep.
  public func text() throws(MessagingError) -> String {
    guard isShallow else { throw MessagingError(.invalidArgument, "nested too deep") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128)
    try write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) throws(MessagingError) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value):
      if let integer = value.integer {
        bytes += String(integer).utf8
      } else {
        guard value.double.isFinite else { throw MessagingError(.invalidArgument, "not JSON") }
        bytes += String(value.double).utf8
      }
    case .string(let value): JSONBytes.append(value, to: &bytes)
    case .array(let values):
      try JSONBytes.append(values, to: &bytes) { (value, bytes) throws(MessagingError) in try value.write(to: &bytes) }
    case .object(let values):
      try JSONBytes.append(values, to: &bytes) { (value, bytes) throws(MessagingError) in try value.write(to: &bytes) }
    }
  }

  /// Returns the values of a JSON object from its text; none if the text is nil or not an object.
  static func values(of text: String?) -> [String: JSONValue] {
    guard let text, let value = try? JSONValue(parsing: text) else { return [:] }
    return value.object ?? [:]
  }

  /// A Boolean value that indicates whether the value is not nested too deep.
  private var isShallow: Bool {
    var waiting = [(value: self, depth: 0)]
    while let (value, outer) = waiting.popLast() {
      switch value {
      case .array(let values): waiting += values.map { ($0, outer + 1) }
      case .object(let values): waiting += values.values.map { ($0, outer + 1) }
      case .null, .bool, .number, .string: continue
      }
      if outer >= Self.greatestDepth { return false }
    }
    return true
  }

  /// Returns whether a text, if it is JSON, is not nested too deep.
  private static func isShallow(_ text: String) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth > greatestDepth { return false }
    }
    return true
  }
}

extension JSONValue: Codable {
  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent kinds first: each attempt that fails makes an error.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([String: JSONValue].self) {
      self = .object(values)
    } else if let value = try? container.decode(Int64.self) {
      self = .number(JSONNumber(value))
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(JSONNumber(value))
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .array(try container.decode([JSONValue].self))
    }
  }

  /// Encodes the value as itself.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let integer = value.integer { try container.encode(integer) } else { try container.encode(value.double) }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
