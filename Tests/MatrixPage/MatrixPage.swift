package import Foundation
package import ParlanceConformance
internal import ParlanceStyles

/// The page of the documentation that shows which style can do what, made of the definitions by which the interop tests
/// play.
package struct MatrixPage {
  /// The place of the page.
  package static let url = Repository.root.appendingPathComponent(path)
  /// The path of the page in the repository.
  package static let path = "Adapters/Styles/ParlanceStyles.docc/WhichStyleCanDoWhat.md"

  private let matrix: Matrix
  private var styles: [StyleDefinition] { matrix.styles }

  /// Creates the page of some styles.
  package init(styles: [StyleDefinition] = StyleDefinition.shipped) {
    // The page shows the default of every test run, whatever cells this process is asked for.
    matrix = Matrix(styles: styles, selection: "")
  }

  /// Returns the text of the page.
  ///
  /// - throws: An error if a capability or a list of scenarios lacks its comment.
  package func text() throws -> String {
    let sections = [introduction, try capabilities(), pairTable, try scenarios()]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # Which style can do what

    The capabilities of each style, and the scenarios that every pair of styles plays.

    ## Overview

    `Scripts/matrix-page` writes this page from the definitions that the interop tests use: the capabilities are those
    of each `StyleDefinition`, the scenarios those of `ParlanceConformance`. A test fails if the page differs from
    them, and another one if a style claims a capability on which no scenario that it plays depends.

    A style that lacks a capability still plays with those that have it. The scenario then checks what its user sees
    instead: a place on the map arrives as words, a message that was taken back stays.
    """
  }

  private func capabilities() throws -> String {
    let comments = try SourceComments(path: "Sources/ParlanceConformance/Capabilities.swift")
    func tables(_ capabilities: [Capability]) throws -> String {
      let claims = capabilities.map { capability in
        ["`\(capability.rawValue)`"] + styles.map { $0.capabilities.contains(capability) ? "✓" : "" }
      }
      let meanings = try capabilities.map { capability in
        ["`\(capability.rawValue)`", try comments.summary(of: "case \(capability.rawValue)")]
      }
      return Self.table([[""] + styles.map(\.name)] + claims) + "\n\n" + Self.table([["", "meaning"]] + meanings)
    }
    return """
      ## Capabilities

      \(try tables(Capability.allCases.filter { !Capability.burdens.contains($0) }))

      ## Restrictions

      Restrictions of a style's API that the others do not have. The scenarios take them into account.

      \(try tables(Capability.allCases.filter { Capability.burdens.contains($0) }))
      """
  }

  private var pairTable: String {
    let all = Scenario.all
    let played = Dictionary(grouping: all.flatMap(pairs(_:)), by: { $0 }).mapValues(\.count)
    let rows = styles.map { sender in
      [sender.name]
        + styles.map { receiver in String(played[Pair(sender: sender.name, receiver: receiver.name)] ?? 0) }
    }
    return """
      ## Scenarios of each pair

      There are \(all.count) scenarios. The rows are the styles of the first client, Alice, the columns those of the second
      one, Bob. A pair plays every scenario for which both have the capabilities that it needs.

      \(Self.table([["Alice's style"] + styles.map(\.name)] + rows))
      """
  }

  private func scenarios() throws -> String {
    let comments = try SourceComments(path: "Sources/ParlanceConformance/Scenarios")
    let parts = try Scenario.subjects.map { subject in
      let rows = subject.scenarios.map { scenario in
        let pairs = pairs(scenario)
        let stores = scenario.stores == Set(Cell.Store.allCases) ? "" : ", on disk"
        return [
          scenario.name + stores, names(Set(pairs.map(\.sender))), names(Set(pairs.map(\.receiver))),
        ]
      }
      return """
        ### \(Self.title(subject.name))

        \(try comments.summary(of: "public static let \(subject.name)"))

        \(Self.table([["scenario", "Alice's styles", "Bob's styles"]] + rows))
        """
    }
    return "## Scenarios\n\n" + parts.joined(separator: "\n\n")
  }

  /// Returns some styles in their order, or the exceptions if there are few.
  private func names(_ names: Set<String>) -> String {
    let (present, absent) = (
      styles.map(\.name).filter { names.contains($0) }, styles.map(\.name).filter { !names.contains($0) }
    )
    if absent.isEmpty { return "all" }
    if absent.count <= 2 { return "all but " + absent.joined(separator: " and ") }
    return present.joined(separator: ", ")
  }

  /// The styles of a cell.
  private struct Pair: Hashable {
    var sender: String
    var receiver: String
  }

  /// Returns the pairs of styles that play a scenario.
  private func pairs(_ scenario: Scenario) -> Set<Pair> {
    Set(matrix.runs([scenario]).map { Pair(sender: $0.cell.sender.name, receiver: $0.cell.receiver.name) })
  }

  /// Returns a name in words: "badInput" as "Bad input".
  private static func title(_ name: String) -> String {
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns a table, of which the first row is the head.
  private static func table(_ rows: [[String]]) -> String {
    let lines = rows.map { row in
      "| " + row.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: "---|", count: rows[0].count)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }
}
