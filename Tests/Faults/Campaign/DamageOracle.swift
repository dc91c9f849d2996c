/// What may be found after a file was damaged: everything as it was, or a refusal. Neither a death, nor a message that
/// nobody sent, nor a chat that looks whole and is not.
struct DamageOracle {
  private(set) var findings: [Finding] = []
  /// How many devices or hubs said that something is damaged.
  private(set) var refusals = 0
  /// A database was refused as damaged.
  private(set) var refusesAsDamaged = false

  static func judge(_ bytes: [UInt8]) -> DamageOracle {
    let story = Story(LedgerLines(bytes))
    var result = DamageOracle()
    let begin = story.lines.lastIndex { $0.verb == "damage" } ?? 0
    result.readRefusals(story.lines[begin...])
    // Whatever was refused explains what is missing elsewhere.
    let kinds: Set<Finding.Kind> =
      result.refusals > 0 ? [.altered, .crashed] : Set(Finding.Kind.allCases).subtracting([.toldTwice])
    for finding in Oracle.judge(bytes) where kinds.contains(finding.kind) && finding.kind != .unopenable {
      result.findings.append(
        finding.kind == .crashed ? finding : Finding(.unnoticed, "\(finding.kind.rawValue), \(finding.detail)"))
    }
    return result
  }

  private mutating func readRefusals(_ lines: ArraySlice<LedgerLine>) {
    for line in lines {
      let code: String? =
        switch line.verb {
        case "environment", "login", "hub-refused": line.fields.first
        case "file", "refused": line.fields.last
        default: nil
        }
      guard let code, code != "ok" else { continue }
      refusals += 1
      if code == "storageDamaged" && (line.verb == "environment" || line.verb == "login") { refusesAsDamaged = true }
    }
  }
}
