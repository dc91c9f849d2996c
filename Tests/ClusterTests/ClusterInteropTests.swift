#if Cluster
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceConformance
  import ParlanceCore
  import ParlanceEngine
  import ParlancePostgreSQL
  import ParlanceStyles
  import PostgreSQLServer
  import Testing

  /// The scenarios of the kit with each client and the next one at different gateways. Each style with the next one plays every
  /// fifth scenario, another fifth with each; `PARLANCE_CELLS` selects other pairs, and plays all scenarios. Two kinds are left out:
  /// files, as hubs of one process have no address for them, which `ServedClusterTests` reaches over HTTP; and senders that learn
  /// whether the receiver was online, as at another gateway a time limit may decide that, which the clock of a world does not reach.
  @Suite struct ClusterInterop {
    private static let matrix = Matrix(
      styles: StyleDefinition.shipped, selection: Matrix.environmentSelection ?? "ring")

    private static let runs: [Run] = {
      let scenarios = Scenario.all.filter { !$0.senderNeeds.union($0.receiverNeeds).contains(.media) }
      let all = matrix.runs(scenarios).filter { run in
        run.cell.store == .memory && !run.cell.sender.capabilities.contains(.waitsForAbsentAccountsOnly)
      }
      guard Matrix.environmentSelection == nil else { return all }
      return all.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
    }()

    @Test(arguments: runs)
    func overTwoGateways(_ run: Run) async throws { try await run.play(through: .cluster) }
  }

  extension WorldEngineMaker {
    /// Two hubs on one database, joined by a bus.
    fileprivate static let cluster = WorldEngineMaker(name: "cluster") { conditions in
      let server = try PrivateServer.shared.get()
      let database = try server.createDatabase()
      let bus = MemoryBus()
      let clock = LookingClock(world: conditions.clock)
      let gateways = try (0..<2).map { _ in
        try MessagingEnvironment.clustered(
          clock: clock, callbackQueue: conditions.callbackQueue,
          store: try PostgreSQLHubStore(url: server.url(database), use: .cluster), bus: bus.connect(),
          tokenCheck: conditions.tokenCheck)
      }
      return WorldEngine(environments: gateways, administration: gateways[0].administration) {
        for gateway in gateways { gateway.shutDown() }
        // The server goes with the tests, and what is left with it.
        try? server.removeDatabase(database)
      }
    }
  }
#endif
