import Foundation
import Simulation
import Testing

/// Worlds of fixed seeds, so that every run sees the same; `make simulate` runs others.
@Suite struct WorldTests {
  /// The number of worlds of each case: together about two minutes of one core in a debug build.
  private static let share =
    UInt64(ProcessInfo.processInfo.environment["PARLANCE_WORLDS"] ?? "").map { max(1, $0 / 12) } ?? 8

  @Test(arguments: 0..<UInt64(12)) func everyRuleHolds(_ part: UInt64) async {
    let first = part * Self.share + 1
    for seed in first..<first + Self.share { check(await World.runOnThread(seed: seed)) }
  }

  /// Apps save items, change push settings, publish statuses and subscribe to them, too.
  @Test(arguments: 0..<UInt64(6)) func everyRuleHoldsOfWhatAccountsHave(_ part: UInt64) async {
    var switches = WorldSwitches()
    switches.changesAccounts = true
    let first = part * Self.share + 1
    for seed in first..<first + Self.share {
      check(await World.runOnThread(seed: seed, switches: switches), "--accounts ")
    }
  }

  /// Apps administer groups, ask to join and block them, and show themselves in rooms; the operator sends bulletins.
  @Test(arguments: 0..<UInt64(6)) func everyRuleHoldsOfGroupsAndRooms(_ part: UInt64) async {
    var switches = WorldSwitches()
    switches.changesGroups = true
    let first = part * Self.share + 1
    for seed in first..<first + Self.share {
      check(await World.runOnThread(seed: seed, switches: switches), "--groups ")
    }
  }

  /// Apps ask the hub for pages of the history and whatever else at any moment, too.
  @Test(arguments: 0..<UInt64(6)) func everyRuleHoldsWhereAppsFetch(_ part: UInt64) async {
    var switches = WorldSwitches()
    switches.fetches = true
    let first = part * Self.share + 1
    for seed in first..<first + Self.share {
      check(await World.runOnThread(seed: seed, switches: switches), "--fetches ")
    }
  }

  /// Worlds that random seeds found once to break a rule.
  @Test(arguments: [
    ("--accounts --fetches ", 1663), ("--accounts --fetches ", 1821), ("--accounts --fetches ", 9550),
    ("--fetches ", 6640), ("--fetches ", 8712), ("--accounts --fetches ", 1653),
    ("--accounts --fetches ", 6959), ("--fetches ", 2128), ("--fetches ", 9367), ("--fetches ", 9379),
    ("--accounts --fetches ", 117_619_367_158_979), ("--accounts --fetches ", 216_996_511_918_236),
    ("--accounts --fetches ", 3100), ("--accounts --fetches ", 3204), ("--accounts --fetches ", 3236),
    ("--accounts --fetches ", 3359), ("--accounts --fetches ", 3497), ("--accounts --fetches ", 3549),
    ("--accounts --fetches ", 4204), ("--accounts --fetches ", 7118), ("--accounts --fetches ", 7828),
    ("--fetches ", 3548), ("--fetches ", 4204), ("--fetches ", 4919),
    ("--fetches ", 5150), ("--fetches ", 5507), ("--fetches ", 5814), ("--restore --accounts ", 68_372_653_361_028),
    ("--restore --accounts ", 79_166_515_291_631), ("--restore --accounts --fetches ", 2001),
    ("--groups --fetches ", 100), ("--accounts --fetches ", 222_333_541_764_793), ("--restore --accounts ", 7262),
    ("--restore --accounts --fetches ", 2310), ("--accounts --fetches ", 173_494_028_854_655),
    ("--accounts --fetches ", 189_079_196_966_804),
  ]) func worldsThatFoundFaultsKeepEveryRule(_ options: String, _ seed: UInt64) async {
    var switches = WorldSwitches()
    switches.changesAccounts = options.contains("--accounts")
    switches.fetches = options.contains("--fetches")
    switches.changesGroups = options.contains("--groups")
    switches.restoresHub = options.contains("--restore")
    check(await World.runOnThread(seed: seed, switches: switches), options)
  }

  private func check(_ report: WorldReport, _ options: String = "") {
    #expect(
      report.violation == nil,
      "parlance-simulate \(options)--seed \(report.seed)\n\(report.tail.joined(separator: "\n"))")
  }

  /// A seed is a world: whatever happens in it follows from the seed, in every process.
  @Test(arguments: [UInt64](1...6)) func worldOfASeedIsTheSameAgain(_ seed: UInt64) async {
    let (first, second) = (await World.runOnThread(seed: seed), await World.runOnThread(seed: seed))
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.steps == second.steps && first.events == second.events)
    let other = await World.runOnThread(seed: seed + 1000)
    #expect(other.fingerprint != first.fingerprint)
  }
}
