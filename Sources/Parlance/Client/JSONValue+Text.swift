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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw MessagingError(.invalidArgument, "not JSON") }
    return String(decoding: data, as: UTF8.self)
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
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .number(JSONNumber(value))
    } else if let value = try? container.decode(Double.self) {
      self = .number(JSONNumber(value))
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
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
