import FaultCampaign
import Foundation

// Kills, cuts the power of, starves and damages an engine in a folder, and counts what it loses.
//
// Usage: parlance-faults [--short] [--seed NUMBER] [--kind KIND]... [--count NUMBER] [--only KIND:INDEX]

struct Options {
  var plan = Campaign.full
  var seed: UInt64 = 1
  var only: (kind: CaseKind, index: Int)?

  init?(_ arguments: [String]) {
    var arguments = arguments[...]
    var kinds: Set<CaseKind> = []
    var count: Int?
    while let option = arguments.popFirst() {
      switch option {
      case "--short": plan = Campaign.short
      case "--seed":
        guard let number = arguments.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      case "--kind":
        guard let kind = arguments.popFirst().flatMap({ CaseKind(rawValue: $0) }) else { return nil }
        kinds.insert(kind)
      case "--count":
        guard let number = arguments.popFirst().flatMap({ Int($0) }) else { return nil }
        count = number
      case "--only":
        let parts = arguments.popFirst()?.split(separator: ":") ?? []
        guard parts.count == 2, let kind = CaseKind(rawValue: String(parts[0])), let index = Int(parts[1]) else {
          return nil
        }
        only = (kind, index)
      default: return nil
      }
    }
    if !kinds.isEmpty { plan = plan.filter { kinds.contains($0.key) } }
    if let count { plan = plan.mapValues { _ in count } }
  }
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: parlance-faults [--short] [--seed NUMBER] [--kind KIND]... [--count NUMBER] [--only KIND:INDEX]")
  print("kinds: \(CaseKind.allCases.map(\.rawValue).joined(separator: " "))")
  exit(2)
}

/// The probe is in this program's folder.
let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
let probe = program.deletingLastPathComponent().appendingPathComponent("parlance-fault-probe").path
let campaign = Campaign(probe: probe, seed: options.seed)
let counts = Counts(seed: options.seed)

do {
  if let (kind, index) = options.only {
    counts.add(try campaign.run(kind, index))
  } else {
    for kind in CaseKind.allCases {
      if let faults = options.plan[kind] { try campaign.run(kind, faults: faults) { counts.add($0) } }
    }
  }
} catch {
  print("the campaign failed: \(error)")
  exit(3)
}
print(counts.table.text)
exit(counts.table.isClean ? 0 : 1)

/// The table, and what is printed as it comes.
final class Counts: @unchecked Sendable {
  // Safe to share: results come one at a time.
  private(set) var table = Table()
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  func add(_ result: CaseResult) {
    table.add(result)
    guard let folder = result.folder else { return }
    print("\(result.kind.rawValue):\(result.index) seed \(seed), kept in \(folder)")
    for finding in result.findings.prefix(6) { print("  \(finding)") }
    if result.findings.count > 6 { print("  and \(result.findings.count - 6) more") }
    // An interrupted run reports its findings so far.
    fflush(nil)
  }
}
