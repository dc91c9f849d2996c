/// A number by which hubs name something that they keep, given by the store. Each thing that is numbered has a type of its own, so that
/// none can stand for another one.
package protocol IdentifyingNumber: RawRepresentable, Hashable, Comparable, Sendable, LosslessStringConvertible
where RawValue == Int64 {
  init(rawValue: Int64)
}

extension IdentifyingNumber {
  /// The number of nothing, before all numbers that a store gives.
  @inlinable package static var zero: Self { Self(rawValue: 0) }

  @inlinable package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  @inlinable package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  /// As that of the integer, which needs no `Hasher`: a hub looks up numbers many times for each message.
  @inlinable package func _rawHashValue(seed: Int) -> Int { rawValue._rawHashValue(seed: seed) }

  package var description: String { rawValue.description }
}

extension IdentifyingNumber {
  /// The first number that a store gives.
  package static var first: Self { Self(rawValue: 1) }
  /// A number before and one behind all others.
  package static var min: Self { Self(rawValue: .min) }
  package static var max: Self { Self(rawValue: .max) }

  /// Reads a number from its description; nil for a text that is not one.
  package init?(_ text: some StringProtocol) {
    guard let value = Int64(text) else { return nil }
    self.init(rawValue: value)
  }

  /// The next number; the last one has itself.
  package var successor: Self { advanced(by: 1) }

  /// Returns the number that comes so many later, or earlier for a count below zero; the last or first one that there can be
  /// if that is further away.
  package func advanced(by count: Int64) -> Self {
    let (sum, isOver) = rawValue.addingReportingOverflow(count)
    return isOver ? (count > 0 ? .max : .min) : Self(rawValue: sum)
  }
}

/// The number of an account, or of a visitor of rooms (`isVisitor`).
package struct AccountNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The number of a stream.
package struct StreamNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The number of a hub among those that share a store; `zero` stands for all of them, or for a hub that is alone.
package struct HubNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

extension ByteWriter {
  package mutating func write(_ number: some IdentifyingNumber) { write(number.rawValue) }
}

extension ByteReader {
  package mutating func readNumber<Number: IdentifyingNumber>() throws(MessagingError) -> Number {
    Number(rawValue: try readSigned())
  }
}
