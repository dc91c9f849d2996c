/// A failure of a scenario.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
  /// The expectation and what came instead.
  public var text: String
  /// The place of the expectation in the scenario.
  public var place: String
  /// The cell, once known.
  public var cell: String?
  /// The raw record of everything that the clients' callbacks had reported by then.
  public var record: String

  /// Creates a failure.
  public init(_ text: String, file: String = #fileID, line: Int = #line) {
    self.text = text
    place = "\(file):\(line)"
    record = ""
  }

  public var description: String {
    var lines = ["\(cell.map { "[\($0)] " } ?? "")\(text) (\(place))"]
    if !record.isEmpty { lines.append(record) }
    return lines.joined(separator: "\n")
  }
}

/// Fails unless a condition holds.
func require(
  _ condition: Bool, _ text: @autoclosure () -> String, file: String = #fileID, line: Int = #line
) throws {
  if !condition { throw ConformanceFailure(text(), file: file, line: line) }
}

/// Fails unless two values are equal.
func requireEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ what: @autoclosure () -> String, file: String = #fileID, line: Int = #line
) throws {
  if actual != expected {
    throw ConformanceFailure("\(what()): expected \(expected), got \(actual)", file: file, line: line)
  }
}
