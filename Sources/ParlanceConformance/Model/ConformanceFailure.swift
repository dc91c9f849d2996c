/// Why a scenario did not hold.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
  /// What was expected and what came instead.
  public var text: String
  /// Where the scenario says so.
  public var place: String
  /// The cell, once known.
  public var cell: String?
  /// What every client's callbacks had said by then, raw.
  public var record: String

  /// A failure.
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
