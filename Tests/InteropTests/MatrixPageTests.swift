import Foundation
import MatrixPage
import ParlanceConformance
import ParlanceStyles
import Testing

/// The page of the styles' capabilities agrees with the matrix, and a scenario tests each claim.
@Suite struct MatrixPageTests {
  @Test func pageMatchesTheMatrix() throws {
    let now = try MatrixPage().text().split(separator: "\n", omittingEmptySubsequences: false)
    let page = try String(contentsOf: MatrixPage.url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let advice: Comment = "Scripts/matrix-page writes \(MatrixPage.path) anew"
    #expect(now.count == page.count, advice)
    for (line, written) in zip(now, page) { #expect(line == written, advice) }
  }

  /// A style that gains or loses a capability changes the page, and so does one more style.
  @Test func pageDependsOnEveryClaim() throws {
    let styles = StyleDefinition.shipped
    let page = try MatrixPage(styles: styles).text()
    for (number, capability) in Capability.allCases.enumerated() {
      var changed = styles
      changed[number % styles.count].capabilities.formSymmetricDifference([capability])
      #expect(try MatrixPage(styles: changed).text() != page, "\(capability)")
    }
    #expect(try MatrixPage(styles: styles.dropLast()).text() != page)
  }

  /// The lists of scenarios that the suite `Interop` names are all that the page shows.
  @Test func everySubjectIsPlayed() throws {
    let suite = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("InteropTests.swift")
    let source = try String(contentsOf: suite, encoding: .utf8)
    for (name, scenarios) in Scenario.subjects {
      #expect(source.contains("@Test(arguments: Matrix.interop.runs(Scenario.\(name)))"), "\(name) is not played")
      #expect(!scenarios.isEmpty, "\(name)")
    }
  }

  @Test func everyCapabilityIsThatOfAStyle() {
    for capability in Capability.allCases {
      #expect(StyleDefinition.shipped.contains { $0.capabilities.contains(capability) }, "nobody has \(capability)")
    }
  }

  /// Each capability that a style claims is required by a scenario that it plays, or decides what one expects of it.
  @Test(arguments: StyleDefinition.shipped.map(\.name))
  func everyClaimIsPlayed(_ name: String) async throws {
    let styles = StyleDefinition.shipped
    let style = try #require(styles.first { $0.name == name })
    let missing = try await claimsNotPlayed(style, beside: styles)
    #expect(missing == [])
  }

  /// A claim on which nothing depends is noticed: of a style that is never asked, every one that no scenario needs.
  @Test func claimsThatAreNotPlayedAreNoticed() async throws {
    let styles = StyleDefinition.shipped
    let style = try #require(styles.first)
    let missing = try await claimsNotPlayed(style, beside: styles, scenarios: Scenario.deletion)
    #expect(missing.isSuperset(of: [.revokes, .tips, .revokerIsTold]))
    #expect(!missing.contains(.deletesLocally))
  }

  /// Returns the claims of a style that no scenario needs of it, and on which the course of none depends.
  private func claimsNotPlayed(
    _ style: StyleDefinition, beside styles: [StyleDefinition], scenarios: [Scenario] = Scenario.all
  ) async throws -> Set<Capability> {
    let runs = Matrix(proving: style, beside: styles.filter { $0.name != style.name }, selection: "").runs(scenarios)
    var missing = style.capabilities
    for run in runs {
      if run.cell.sender.name == style.name { missing.subtract(run.scenario.senderNeeds) }
      if run.cell.receiver.name == style.name { missing.subtract(run.scenario.receiverNeeds) }
    }
    // One run of each scenario with the style on either side tells, in memory if that cell is there: it is the faster.
    for scenario in scenarios {
      for side in [\Cell.sender.name, \Cell.receiver.name] {
        let candidates = runs.filter { $0.scenario.name == scenario.name && $0.cell[keyPath: side] == style.name }
        guard !missing.isEmpty, let run = candidates.first(where: { $0.cell.store == .memory }) ?? candidates.first
        else { continue }
        missing.subtract(try await run.playNotingClaims().filter { $0.style == style.name }.map(\.capability))
      }
    }
    return missing
  }
}
