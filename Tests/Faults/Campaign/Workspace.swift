import Foundation

/// The files of a case: the folder of the environment, and next to it the ledger and the traces.
struct Workspace {
  let folder: String
  let probe: ProbeProcess
  var data: String { folder + "/data" }
  var ledger: String { folder + "/ledger" }
  var trace: String { folder + "/trace" }

  /// The first life's clock, in milliseconds since 1970.
  static let start: Int64 = 1_700_000_000_000
  private static let hour: Int64 = 3_600_000

  init(_ folder: String, _ probe: ProbeProcess) throws {
    self.folder = folder
    self.probe = probe
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Lets the apps do something.
  ///
  /// - parameter life: The life's number; the clock goes by an hour with each.
  /// - parameter fault: The plan of the interposer.
  @discardableResult
  func work(
    life: Int, seed: UInt64, steps: Int = 30, clock: Int64? = nil, fault: String? = nil, traces: Bool = false,
    lifetime: Int? = nil, whileRunning: () -> Void = {}
  ) throws -> ProbeEnd {
    let clock = clock ?? Self.start + Int64(life) * Self.hour
    var faults = ["PARLANCE_FAULT_FOLDER": data, "PARLANCE_FAULT_LEDGER": ledger]
    faults["PARLANCE_FAULT"] = fault
    if traces { faults["PARLANCE_FAULT_TRACE"] = trace }
    return try probe.run(
      ["work", data, ledger, "\(clock)", "\(life)", "\(Int64(bitPattern: seed >> 1))", "\(steps)"], faults: faults,
      lifetime: lifetime, whileRunning: whileRunning)
  }

  /// Lets one device write more messages than others fetch when they come back.
  func flood(life: Int) throws -> ProbeEnd {
    let clock = Self.start + Int64(life) * Self.hour
    return try probe.run(["flood", data, ledger, "\(clock)", "\(life)", "0", "510"], faults: [:])
  }

  /// Lets every device log in and list its data.
  func verify(life: Int, clock: Int64? = nil) throws -> ProbeEnd {
    let clock = clock ?? Self.start + Int64(life) * Self.hour
    return try probe.run(["verify", data, ledger, "\(clock)", "\(life)"], faults: [:])
  }

  /// Writes a line of its own into the ledger.
  func note(_ verb: String, _ fields: String...) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: ledger))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data((["*", verb] + fields).joined(separator: "\t").utf8 + [0x0A]))
    try handle.close()
  }

  func ledgerBytes() throws -> [UInt8] {
    FileManager.default.fileExists(atPath: ledger) ? try FolderImage.bytes(of: ledger) : []
  }

  /// Verifies, and holds everything against the ledger.
  func judge(life: Int, clock: Int64? = nil) throws -> [Finding] {
    let end = try verify(life: life, clock: clock)
    return Self.findings(end, during: "verification") + Oracle.judge(try ledgerBytes())
  }

  /// Returns the findings for the end of a process that should have ended in order.
  static func findings(_ end: ProbeEnd, during work: String) -> [Finding] {
    switch end {
    case .exit(0), .exit(4), .exit(5): []  // The ledger says what it is.
    case .exit(let code): [Finding(.crashed, "exit code \(code) in the \(work)")]
    case .signal(let signal): [Finding(.crashed, "signal \(signal) in the \(work)")]
    case .killed: [Finding(.crashed, "hung in the \(work)")]
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

extension Workspace {
  /// Makes the folder of the environment, if it is not there.
  func makeData() throws {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
  }

  func writeLedger(_ bytes: ArraySlice<UInt8>) throws { try Data(bytes).write(to: URL(fileURLWithPath: ledger)) }
}
