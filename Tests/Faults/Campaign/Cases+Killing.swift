import TestRandomness

/// Kills, errors and clocks: some lives of one folder, and a check at the end.
extension CaseResult {
  /// The highest number of a call at which a fault strikes: higher than any life reaches, so that faults strike everywhere.
  private static let calls = 2000

  /// Four lives, each killed at a call, or at a time.
  static func kills(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .kills, index: index)
    var random = SeededRandom(seed: seed, kind: .kills, index: index)
    for life in 1...4 {
      let end: ProbeEnd
      if random.chance(25) {
        end = try space.work(life: life, seed: random.next(), lifetime: 5 + random.below(200))
      } else {
        // The first start has its own share.
        let call = 1 + random.below(life == 1 && random.chance(50) ? 400 : life == 1 ? calls : calls * 2 / 3)
        end = try space.work(life: life, seed: random.next(), fault: "kill:\(call)")
      }
      switch end {
      case .signal(9), .killed: result.faults += 1
      default: result.findings += Workspace.findings(end, during: "life \(life)")
      }
    }
    result.findings += try space.judge(life: 5)
    return result
  }

  private static let errors: [Int32] = [5, 28]

  /// Four lives, in each of which a call fails, once or from then on.
  static func errors(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .errors, index: index)
    var random = SeededRandom(seed: seed, kind: .errors, index: index)
    for life in 1...4 {
      let error = errors[random.below(errors.count)]
      let goesOn = random.chance(40)
      let call = 1 + random.below(life == 1 && random.chance(40) ? 400 : calls * 2 / 3)
      // If the disk keeps failing, the app does not end by itself.
      let end = try space.work(
        life: life, seed: random.next(), fault: "error:\(error):\(call):\(goesOn ? "on" : "once")",
        lifetime: goesOn ? 200 + random.below(200) : nil)
      if goesOn && end == .killed { continue }
      result.findings += Workspace.findings(end, during: "life \(life)")
      if end == .exit(4) { result.findings.append(Finding(.crashed, "life \(life) waited in vain after one error")) }
    }
    let ledger = LedgerLines(try space.ledgerBytes())
    result.faults = ledger.lines.count { $0.verb == "fault" }
    result.findings += try space.judge(life: 5)
    return result
  }

  /// Lives whose clocks are set back and forth.
  static func clocks(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .clocks, index: index)
    var random = SeededRandom(seed: seed, kind: .clocks, index: index)
    let hour: Int64 = 3_600_000
    let jumps: [Int64] = [-24 * 365 * hour, -24 * hour, -hour, -1000, hour, 24 * hour, 24 * 365 * hour]
    var clock = Workspace.start
    for life in 1...4 {
      let end = try space.work(life: life, seed: random.next(), clock: clock)
      if end == .exit(0) { result.faults += life > 1 ? 1 : 0 }
      result.findings += Workspace.findings(end, during: "life \(life)")
      clock += jumps.randomElement(using: &random) ?? 0
    }
    result.findings += try space.judge(life: 5, clock: clock)
    return result
  }
}
