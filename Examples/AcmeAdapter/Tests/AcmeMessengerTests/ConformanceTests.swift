import ParlanceConformance
import ParlanceStyles
import Testing

// snippet.test

/// Every scenario between Acme and each style that Parlance ships, and between two of Acme's own apps.
@Suite struct ConformanceTests {
  static let matrix = Matrix(proving: .acme, beside: StyleDefinition.shipped)

  @Test(arguments: matrix.runs(Scenario.all))
  func conforms(_ run: Run) async throws { try await run.play() }
  // snippet.hide

  /// A matrix without cells would pass whatever Acme did.
  @Test func adapterMeetsEveryStyle() {
    guard Matrix.environmentSelection == nil else { return }
    let names = Set(Self.matrix.cells().flatMap { [$0.sender.name, $0.receiver.name] })
    #expect(names == Set(Self.matrix.styles.map(\.name)))
  }
  // snippet.show

  @Test(arguments: Capability.allCases)
  func capabilityIsEitherClaimedOrLacking(_ capability: Capability) {
    let isClaimed = StyleDefinition.acme.capabilities.contains(capability)
    #expect(isClaimed == (AcmeStyle.lacks[capability] == nil), "\(capability)")
  }
}
// snippet.end
