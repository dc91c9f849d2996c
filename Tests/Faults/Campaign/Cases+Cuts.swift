import TestRandomness

/// Power cuts.
extension CaseResult {
  /// The number of power cuts that are tried with one traced life.
  static let cutsOfATrace = 5

  /// Traces a life, and checks what is left if the power is cut at some of its moments.
  static func cuts(_ index: Int, _ seed: UInt64, _ space: Workspace, probe: ProbeProcess) throws -> CaseResult {
    var result = CaseResult(kind: .cuts, index: index)
    var random = SeededRandom(seed: seed, kind: .cuts, index: index)
    // Every third is the first start.
    if index % 3 != 0 { try space.work(life: 1, seed: random.next()) }
    try space.makeData()
    let before = try FolderImage(reading: space.data)
    let ledger = try space.ledgerBytes().count
    let end = try space.work(life: 2, seed: random.next(), traces: true)
    result.findings += Workspace.findings(end, during: "traced life")
    let trace = try TraceRecord.read(try FolderImage.bytes(of: space.trace))
    let whole = try space.ledgerBytes()
    for number in 1...cutsOfATrace {
      let cut = 1 + random.below(trace.count)
      let survival = DiskModel.Survival.allCases[random.below(DiskModel.Survival.allCases.count)]
      var disk = DiskModel(before)
      for record in trace.prefix(cut) { disk.apply(record) }
      let place = try Workspace("\(space.folder)/cut\(number)", probe)
      try disk.image(survival, &random).write(to: place.data)
      try place.writeLedger(whole.prefix(ledger + disk.ledgerLength))
      // Every tenth time, the devices come back when the hub has more for them than they fetch.
      let isFlooded = number == 1 && index % 2 == 1
      let flood = isFlooded ? Workspace.findings(try place.flood(life: 3), during: "flood") : []
      let findings = try flood + place.judge(life: 4)
      let moment = "cut \(number) at record \(cut) of \(trace.count), \(survival.rawValue) survives: "
      result.findings += findings.map { Finding($0.kind, moment + $0.detail) }
      result.faults += 1
      if findings.isEmpty { place.remove() }
    }
    return result
  }
}
