/// A number in JSON: whole numbers of 64 bits are exact, others as exact as `Double`.
///
/// Numbers are compared by value: 1 and 1.0 are equal.
public struct JSONNumber: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case integer(Int64)
    case double(Double)
  }

  let storage: Storage

  /// Creates a whole number.
  public init(_ value: Int64) { storage = .integer(value) }

  /// Creates a number. JSON has no form for infinite numbers and NaN: a value with one cannot be sent.
  public init(_ value: Double) { storage = Int64(exactly: value).map { .integer($0) } ?? .double(value) }

  /// The number, rounded where a `Double` is less exact.
  public var double: Double {
    switch storage {
    case .integer(let value): Double(value)
    case .double(let value): value
    }
  }

  /// The whole number; nil for one that is not whole or does not fit.
  public var integer: Int64? { if case .integer(let value) = storage { value } else { nil } }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int64) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
}
