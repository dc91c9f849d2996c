/// A point in time in milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var milliseconds: Int64

  /// Creates a time from milliseconds since 1970.
  @inlinable public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates a time from seconds since 1970, rounded to the millisecond; the first or last possible time if it does not
  /// fit, zero if it is not a number.
  public init(seconds: Double) { self.init(rounding: seconds * 1000) }

  /// Creates the time nearest to a number of milliseconds since 1970; the first or last possible time if it does not
  /// fit, zero if it is not a number.
  package init(rounding milliseconds: Double) {
    let rounded = milliseconds.rounded()
    self.milliseconds = Int64(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
  }

  /// Seconds since 1970.
  @inlinable public var seconds: Double { Double(milliseconds) / 1000 }

  /// The beginning of 1970, used for "no time".
  public static let zero = Timestamp(milliseconds: 0)

  @inlinable public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

  /// Returns the time that lies the given milliseconds later; the last or first possible time if that is further away.
  @inlinable public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
    let (sum, isOutOfRange) = self.milliseconds.addingReportingOverflow(milliseconds)
    return Timestamp(milliseconds: isOutOfRange ? (milliseconds > 0 ? .max : .min) : sum)
  }

  /// Returns the milliseconds from an earlier time to this one; the greatest possible number if it is more.
  @inlinable public func milliseconds(since earlier: Timestamp) -> Int64 {
    let (difference, isOutOfRange) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return isOutOfRange ? (milliseconds > earlier.milliseconds ? .max : .min) : difference
  }
}
