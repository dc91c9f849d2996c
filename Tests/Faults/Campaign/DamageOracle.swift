/// Checks the outcome of a damaged file. The process must not crash; no message may appear that was not sent; and no chat may
/// look whole that is not.
///
/// | the file | what is accepted |
/// |---|---|
/// | a database of a device | everything exists in the end; the device may have reported damage and been rebuilt |
/// | a file that a device has | the same bytes, fetched again |
/// | the hub's database | it is refused as damaged, at its opening or when it is read |
/// | the hub's log | the same, or an older state of the hub: devices keep what they have, and later messages arrive |
/// | a blob of the hub | its download is refused |
struct DamageOracle {
  private(set) var findings: [Finding] = []
  /// The number of devices or hubs that reported damage.
  private(set) var refusals = 0
  /// A database was refused as damaged before anything of it was used.
  private(set) var refusesOpening = false

  private enum Place {
    case device, copy, hub, log, blob

    init(_ path: String) {
      if path.hasPrefix("devices/") {
        self = path.contains(".files/") ? .copy : .device
      } else if path.hasPrefix("hub.sqlite") {
        self = path.hasSuffix("-wal") ? .log : .hub
      } else {
        self = .blob
      }
    }
  }

  static func judge(_ bytes: [UInt8]) -> DamageOracle {
    let story = Story(LedgerLines(bytes))
    var result = DamageOracle()
    let begin = story.lines.lastIndex { $0.verb == "damage" } ?? 0
    let place = Place(story.lines.isEmpty ? "" : story.lines[begin].fields.last ?? "")
    result.readRefusals(story.lines[begin...])
    switch place {
    case .device, .copy:
      // A rebuilt device repeats the events of what it fetches again.
      result.take(Oracle.judge(bytes), but: [.toldTwice]) { finding in
        finding.kind == .unopenable && story.rebuilt.contains { finding.detail.hasPrefix("\($0):") }
      }
    case .blob:
      result.take(Oracle.judge(bytes), but: [.toldTwice]) { finding in
        finding.kind == .lost && finding.detail.hasPrefix("the file of ")
      }
    case .hub, .log:
      if result.refusals > 0 {
        // A refused file explains losses elsewhere.
        result.take(Oracle.judge(bytes).filter { $0.kind == .altered || $0.kind == .crashed })
      } else if place == .log {
        result.take(Oracle.judgeRestored(bytes, since: "damage"))
      } else {
        result.take(Oracle.judge(bytes), but: [.toldTwice])
      }
    }
    return result
  }

  private mutating func take(
    _ found: [Finding], but left: Set<Finding.Kind> = [], unless isAccepted: (Finding) -> Bool = { _ in false }
  ) {
    for finding in found where !left.contains(finding.kind) && !isAccepted(finding) {
      let isPlain = finding.kind == .crashed || finding.kind == .unopenable
      findings.append(isPlain ? finding : Finding(.unnoticed, "\(finding.kind.rawValue), \(finding.detail)"))
    }
  }

  private mutating func readRefusals(_ lines: ArraySlice<LedgerLine>) {
    for line in lines {
      let code: String? =
        switch line.verb {
        case "environment", "login", "hub-refused": line.fields.first
        case "file", "refused": line.fields.last
        default: nil
        }
      if (line.verb == "environment" || line.verb == "unopened") && line.fields.first == "storageDamaged" {
        refusesOpening = true
      }
      if let code, code != "ok" { refusals += 1 }
    }
  }
}
