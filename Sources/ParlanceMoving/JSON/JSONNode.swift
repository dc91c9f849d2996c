#if Server
  /// A value of JSON, with integers of 64 bits exact.
  package enum JSONNode: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    /// A finite number that has a fraction, an exponent, or more than 64 bits.
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([String: JSONNode])

    /// The text; nil for a value of another type.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The integer; nil for a value of another type.
    package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    /// The Boolean value; nil for a value of another type.
    package var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    /// The number, an integer included; nil for a value of another type.
    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .number(let value): value
      default: nil
      }
    }
    /// The elements; nil for a value of another type.
    package var list: [JSONNode]? { if case .list(let list) = self { list } else { nil } }
    /// The members; nil for a value of another type.
    package var object: [String: JSONNode]? { if case .object(let members) = self { members } else { nil } }

    /// The member with a name; nil for a value of another type, or without such a member.
    package subscript(name: String) -> JSONNode? { object?[name] }

    /// The number of lists and objects around the innermost value: 0 for a value that is neither.
    package var depth: Int {
      switch self {
      case .list(let list): 1 + (list.lazy.map(\.depth).max() ?? 0)
      case .object(let members): 1 + (members.values.lazy.map(\.depth).max() ?? 0)
      default: 0
      }
    }
  }

  extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
  {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
    package init(arrayLiteral elements: JSONNode...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, JSONNode)...) {
      self = .object(Dictionary(elements) { _, last in last })
    }
  }
#endif
