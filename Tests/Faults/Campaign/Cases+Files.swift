import Foundation
import TestRandomness

/// Files that are damaged, restored or removed.
extension CaseResult {
  /// Ways to damage a file.
  private enum Damage: String, CaseIterable {
    case flip
    case truncate
    case garbage
    case zeros
    case empty

    func apply(to bytes: inout [UInt8], _ random: inout SeededRandom) {
      guard !bytes.isEmpty else { return bytes = (0..<100).map { _ in UInt8(random.below(256)) } }
      let begin = random.below(bytes.count)
      let end = min(bytes.count, begin + 1 + random.below(4096))
      switch self {
      case .flip: for _ in 0...random.below(8) { bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8)) }
      case .truncate: bytes.removeLast(bytes.count - begin)
      case .garbage: for place in begin..<end { bytes[place] = UInt8(random.below(256)) }
      case .zeros: for place in begin..<end { bytes[place] = 0 }
      case .empty: bytes = []
      }
    }
  }

  /// One file has other bytes than were written.
  static func damages(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .damages, index: index)
    var random = SeededRandom(seed: seed, kind: .damages, index: index)
    for life in 1...2 { try space.work(life: life, seed: random.next()) }
    // One that has ended in order has no logs.
    if random.chance(50) { _ = try space.verify(life: 3) }
    let image = try FolderImage(reading: space.data)
    // The audit's databases are this campaign's own.
    let files = image.files.keys.filter {
      !$0.hasSuffix("-shm") && !$0.hasSuffix("/lock") && !$0.contains("/devices/Audit/")
    }.sorted()
    let file = files[random.below(files.count)]
    let damage = Damage.allCases[random.below(Damage.allCases.count)]
    var bytes = image.files[file] ?? []
    damage.apply(to: &bytes, &random)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    result.faults = 1
    try space.note("damage", damage.rawValue, String(file.dropFirst(space.data.count + 1)))

    let end = try space.verify(life: 4)
    result.findings += Workspace.findings(end, during: "verification")
    let judged = DamageOracle.judge(try space.ledgerBytes())
    let words = "\(damage.rawValue) of \(file.dropFirst(space.data.count + 1)): "
    result.findings += judged.findings.map { Finding($0.kind, words + $0.detail) }
    result.refusals = judged.refusals == 0 ? 0 : 1
    if judged.refusesOpening {
      // A device's is set aside before it is rebuilt.
      let after = try FolderImage(reading: space.data).files
      let isKept = after.contains { $0.value == bytes && $0.key.hasPrefix(file) }
      if !isKept { result.findings.append(Finding(.lost, words + "the file was refused and changed")) }
    }
    return result
  }

  /// The hub goes back to where it was, under devices that are ahead.
  static func restored(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .restored, index: index)
    var random = SeededRandom(seed: seed, kind: .restored, index: index)
    try space.work(life: 1, seed: random.next())
    let older = try FolderImage(reading: space.data)
    for life in 2...3 { try space.work(life: life, seed: random.next()) }
    for name in ["hub.sqlite", "hub.sqlite-wal", "hub.sqlite-shm"] {
      let path = space.data + "/" + name
      try? FileManager.default.removeItem(atPath: path)
      if name != "hub.sqlite-shm", let bytes = older.files[path] {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
      }
    }
    result.faults = 1
    try space.note("restored")
    let end = try space.verify(life: 4)
    result.findings += Workspace.findings(end, during: "verification")
    result.findings += Oracle.judgeRestored(try space.ledgerBytes())
    return result
  }

  /// The folder goes while a process uses it.
  static func removed(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .removed, index: index)
    var random = SeededRandom(seed: seed, kind: .removed, index: index)
    try space.work(life: 1, seed: random.next())
    let end = try space.work(life: 2, seed: random.next(), steps: 1_000_000, lifetime: 8000) {
      // These are the times of the fault, no waits for an event: some work before the folder goes, and then longer than the
      // second that a process has to notice.
      Thread.sleep(forTimeInterval: 0.3)
      // At once: a folder that is emptied file by file may get new ones meanwhile.
      let gone = space.data + ".gone"
      try? FileManager.default.moveItem(atPath: space.data, toPath: gone)
      try? FileManager.default.removeItem(atPath: gone)
      Thread.sleep(forTimeInterval: 4)
      try? space.note("gone")
    }
    result.faults = 1
    if end != .killed && end != .exit(5) { result.findings += Workspace.findings(end, during: "life without a folder") }
    let ledger = LedgerLines(try space.ledgerBytes())
    let gone = ledger.lines.firstIndex { $0.verb == "gone" } ?? ledger.lines.count
    for line in ledger.lines[gone...] where line.verb == "accepted" {
      result.findings.append(Finding(.lost, "\(line.device) was acknowledged \(line.fields) without a folder"))
    }
    // The contents of the lost folder are not required, nor those of a new one that were written before the loss was noticed.
    try space.writeLedger([])
    let last = try space.verify(life: 3)
    result.findings += Workspace.findings(last, during: "verification")
    result.findings += Oracle.judgeOpening(try space.ledgerBytes())
    return result
  }

  /// The folder lies on a disk that can only be read.
  static func readOnly(_ index: Int, _ seed: UInt64, _ space: Workspace) throws -> CaseResult {
    var result = CaseResult(kind: .readOnly, index: index)
    var random = SeededRandom(seed: seed, kind: .readOnly, index: index)
    try space.work(life: 1, seed: random.next())
    // From the start, or from some call on.
    let call = random.chance(50) ? 1 : 1 + random.below(600)
    let end = try space.work(
      life: 2, seed: random.next(), fault: "error:30:\(call):on", lifetime: 300 + random.below(200))
    result.faults = 1
    if end != .killed { result.findings += Workspace.findings(end, during: "life without writing") }
    result.findings += try space.judge(life: 3)
    return result
  }
}
