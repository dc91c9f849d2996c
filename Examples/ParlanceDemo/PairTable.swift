import DemoApps

/// The callbacks that were as expected, by the style that wrote and the one that read.
@MainActor
struct PairTable {
  private let stage: Stage

  /// Creates the table of a stage's counts.
  init(_ stage: Stage) { self.stage = stage }

  /// The table, with a row for each style that sent and a column for each that received. Pairs with unexpected callbacks
  /// are marked.
  var text: String {
    let styles = stage.casts.compactMap { $0.first?.style }
    let margin = styles.map(\.count).max() ?? 0
    let head = styles.map { "  " + $0 }.joined()
    let rows = styles.map { writer in
      let cells = styles.map { reader in
        Self.padded(cell(Stage.Pair(writer: writer, reader: reader)), reader.count + 2)
      }
      return writer + String(repeating: " ", count: margin - writer.count) + cells.joined()
    }
    let title = "Callbacks as expected, by the style that writes (rows) and the style that reads (columns)"
    return ([title, String(repeating: " ", count: margin) + head] + rows).joined(separator: "\n")
  }

  private func cell(_ pair: Stage.Pair) -> String {
    "\(stage.counts[pair] ?? 0)" + (stage.differingPairs.contains(pair) ? "✗" : "")
  }

  /// A text at the right end of a number of columns.
  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
