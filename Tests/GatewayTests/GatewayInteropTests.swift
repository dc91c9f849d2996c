#if Server && Remote
  import ParlanceConformance
  import ParlanceStyles
  import Testing

  /// The scenarios of the kit through a gateway. By default each style with the next one plays every third scenario, another
  /// third with each, so that all are played; `PARLANCE_CELLS` selects otherwise, and plays all.
  @Suite struct GatewayInterop {
    private static let matrix = Matrix(
      styles: StyleDefinition.shipped, selection: Matrix.environmentSelection ?? "ring")

    private static let runs: [Run] = {
      let all = matrix.runs(Scenario.all).filter { $0.cell.store == .sqlite }
      guard Matrix.environmentSelection == nil else { return all }
      return all.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    }()

    @Test(arguments: runs)
    func overTheGateway(_ run: Run) async throws { try await run.play(through: .gateway) }
  }
#endif
