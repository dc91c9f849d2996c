/// The counts of a run.
public struct Table: Sendable {
  private struct Line {
    var cases = 0
    var faults = 0
    var refusals = 0
    var findings: [Finding.Kind: Int] = [:]
  }

  private var lines: [CaseKind: Line] = [:]

  public init() {}

  public mutating func add(_ result: CaseResult) {
    lines[result.kind, default: Line()].cases += 1
    lines[result.kind, default: Line()].faults += result.faults
    lines[result.kind, default: Line()].refusals += result.refusals
    for finding in result.findings {
      lines[result.kind, default: Line()].findings[finding.kind, default: 0] += 1
    }
  }

  /// A Boolean value that indicates whether nothing was found.
  public var isClean: Bool { lines.values.allSatisfy { $0.findings.isEmpty } }

  /// Returns the number of faults of a kind.
  public func faults(_ kind: CaseKind) -> Int { lines[kind]?.faults ?? 0 }

  /// The table as text.
  public var text: String {
    let titles = ["", "cases", "faults", "refused"] + Finding.Kind.allCases.map(\.rawValue)
    let rows = CaseKind.allCases.compactMap { kind in
      lines[kind].map { line in
        [kind.rawValue, "\(line.cases)", "\(line.faults)", "\(line.refusals)"]
          + Finding.Kind.allCases.map { "\(line.findings[$0] ?? 0)" }
      }
    }
    return ([titles] + rows).map { row in
      zip(row, titles).enumerated().map { column, cell in
        let width = column == 0 ? 10 : max(8, cell.1.count + 2)
        let space = String(repeating: " ", count: max(0, width - cell.0.count))
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined()
    }.joined(separator: "\n")
  }
}
