import Foundation

/// Runs this program again as the process that makes the calls, and prints the seed whose calls ended it.
struct Supervisor {
  /// The environment variable that marks that process.
  static let variable = "PARLANCE_ADAPTER_SEEDS"
  let style: String
  let seconds: Int64

  /// - returns: The exit status: 0 if nothing was found.
  func run() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [style, "\(seconds)"]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var (seed, runs, calls) = ("none", 0, 0)
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        if line.hasPrefix("seed "), !line.contains(":") {
          seed = String(line.dropFirst(5))
        } else if line.hasPrefix("calls ") {
          runs += 1
          calls += Int(line.dropFirst(6)) ?? 0
        } else {
          print(line)
        }
      }
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      print("seed \(seed) of \(style) ended the process: status \(process.terminationStatus)")
      return 1
    }
    print("\(style): \(runs) seeds, \(calls) calls")
    return 0
  }
}
