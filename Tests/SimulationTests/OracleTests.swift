import Simulation
import Testing

/// The oracle notices faults of an engine: one app receives other events than the engine delivers.
@Suite struct OracleTests {
  @Test(
    arguments: zip(
      [WorldSwitches.Sabotage.loses, .repeats, .reverses, .keepsRevoked, .garbles],
      [Rule.lost, .twice, .order, .revocation, .foreign]))
  func sabotageIsNoticed(_ sabotage: WorldSwitches.Sabotage, _ rule: Rule) async {
    var switches = WorldSwitches()
    switches.sabotage = sabotage
    var violations: [Rule] = []
    for seed in 1...UInt64(12) {
      if let violation = await World.runOnThread(seed: seed, switches: switches).violation {
        violations.append(violation.rule)
      }
    }
    #expect(violations.contains(rule))
    #expect(violations.allSatisfy { $0 == rule })
  }

  @Test(arguments: zip([WorldSwitches.Sabotage.losesRequests, .repeatsRequests], [Rule.lost, .twice]))
  func sabotageOfGroupsAndRoomsIsNoticed(_ sabotage: WorldSwitches.Sabotage, _ rule: Rule) {
    var switches = WorldSwitches()
    switches.changesGroups = true
    switches.sabotage = sabotage
    let violations = (1...UInt64(30)).compactMap { World.run(seed: $0, switches: switches).violation?.rule }
    #expect(violations.contains(rule))
    #expect(violations.allSatisfy { $0 == rule })
  }
}
