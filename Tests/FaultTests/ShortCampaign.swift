#if os(Linux)
  import FaultCampaign
  import Foundation
  import Testing

  /// The short form of the fault campaign: some faults of each kind.
  ///
  /// Not under the sanitizers, which replace the same functions of the C library as the campaign does.
  @Suite(.serialized, .enabled(if: !isSanitized)) struct ShortCampaign {
    @Test(arguments: CaseKind.allCases)
    func nothingIsLost(_ kind: CaseKind) async throws {
      let seed = ProcessInfo.processInfo.environment["PARLANCE_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
      let campaign = Campaign(probe: try Probe.locate(), seed: seed)
      let wanted = Campaign.short[kind] ?? 0
      let results = try await Probe.outsideTheTasks { try run(campaign, kind, wanted) }
      #expect(results.reduce(0) { $0 + $1.faults } >= wanted, "too few faults struck")
      for result in results {
        for finding in result.findings {
          Issue.record("\(kind.rawValue):\(result.index) seed \(seed) in \(result.folder ?? ""): \(finding)")
        }
      }
    }

    private func run(_ campaign: Campaign, _ kind: CaseKind, _ faults: Int) throws -> [CaseResult] {
      let results = Results()
      try campaign.run(kind, faults: faults) { results.add($0) }
      return results.all
    }
  }

  /// The location of the probe.
  enum Probe {
    /// Finds the executable, which is in the test bundle's folder.
    static func locate() throws -> String {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("parlance-fault-probe").path
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
      throw NoProbe()
    }

    struct NoProbe: Error, CustomStringConvertible {
      var description: String {
        "there is no parlance-fault-probe beside \(CommandLine.arguments[0]): build all products"
      }
    }

    /// Runs what waits for processes on a thread of its own.
    static func outsideTheTasks<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
      }
    }
  }

  /// Results of several threads.
  private final class Results: @unchecked Sendable {
    // Safe to share: the campaign reports one at a time.
    private(set) var all: [CaseResult] = []

    func add(_ result: CaseResult) { all.append(result) }
  }

  /// A Boolean value that indicates whether the process has the functions of the thread or the address sanitizer.
  let isSanitized = ["__tsan_init", "__asan_init"].contains { (name: String) in dlsym(nil, name) != nil }
#endif
