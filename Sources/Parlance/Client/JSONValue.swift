public import ParlanceCore

/// A JSON value, such as an app attaches to a message for every other app to read.
///
/// ```swift
/// try await client.send(
///   .text("hello"), to: .direct("bob"), attributes: ["urgent": true, "tags": ["a", "b"], "page": 3])
/// if message.attributes["urgent"] == true { … }
/// let page = message.attributes["page"]?.integer
/// ```
public enum JSONValue: Hashable, Sendable {
  /// null.
  case null
  /// true or false.
  case bool(Bool)
  /// A number; whole numbers of 64 bits are exact.
  case number(JSONNumber)
  /// Unicode text.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object: its values by name.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The truth value; nil for another kind of value.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number; nil for another kind of value.
  public var number: Double? { if case .number(let value) = self { value.double } else { nil } }

  /// The whole number; nil for another kind of value, and for a number that is not whole or does not fit.
  public var integer: Int64? { if case .number(let value) = self { value.integer } else { nil } }

  /// The text; nil for another kind of value.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The values of an array; nil for another kind of value.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The values of an object by name; nil for another kind of value.
  public var object: [String: JSONValue]? { if case .object(let values) = self { values } else { nil } }

  /// The value of an object with a name; nil if there is none, and for another kind of value.
  public subscript(name: String) -> JSONValue? { object?[name] }

  /// The value of an array at an index; nil if there is none, and for another kind of value.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}

// The literal nil makes no value: where one is optional, it would mean null in places in which none was meant.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  public init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object. Of several values with one name the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension Message {
  /// The values that its sender attached; empty if there are none. Decoded at each call: keep the result where it is
  /// used often.
  public var attributes: [String: JSONValue] { JSONValue.values(of: body.attributes) }

  /// The app's notes on this device; empty if there are none. Decoded at each call.
  public var localAttributes: [String: JSONValue] { JSONValue.values(of: localExtension) }
}

extension ConversationSummary {
  /// The app's notes on this device; empty if there are none. Decoded at each call.
  public var localAttributes: [String: JSONValue] { JSONValue.values(of: localExtension) }
}

extension MessageBody {
  /// Creates a body with attributes.
  ///
  /// - parameter content: The message's content.
  /// - parameter attributes: Values that travel with it, for every app to read.
  /// - throws: `MessagingError` with code `invalidArgument` for attributes that are not JSON.
  public init(_ content: MessageContent, attributes: [String: JSONValue]) throws(MessagingError) {
    self.init(content: content, attributes: try JSONValue.object(attributes).text())
  }
}
