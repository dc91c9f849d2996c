import Dispatch
import Foundation

/// Plans the cases of a run, runs two at a time, and counts.
public struct Campaign: Sendable {
  /// The number of faults of each kind.
  public typealias Plan = [CaseKind: Int]

  /// A run of some twenty minutes.
  public static let full: Plan = [
    .kills: 1000, .cuts: 200, .errors: 1000, .damages: 200, .restored: 10, .clocks: 30, .removed: 3, .readOnly: 20,
  ]
  /// A run of half a minute.
  public static let short: Plan = [
    .kills: 30, .cuts: 10, .errors: 30, .damages: 15, .restored: 1, .clocks: 1, .removed: 1, .readOnly: 1,
  ]

  private let seed: UInt64
  private let probe: ProbeProcess
  private let folder: String

  /// - parameter probe: The path of `parlance-fault-probe`.
  /// - parameter seed: Decides everything but how threads take turns.
  public init(probe: String, seed: UInt64) {
    self.seed = seed
    self.probe = ProbeProcess(executable: probe)
    // What survives is up to the trace, not to the disk, so memory will do.
    let memory = "/dev/shm"
    let base = FileManager.default.fileExists(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
    folder = "\(base)/parlance-faults-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Runs one case.
  public func run(_ kind: CaseKind, _ index: Int) throws -> CaseResult {
    let space = try Workspace("\(folder)/\(kind.rawValue)-\(index)", probe)
    var result: CaseResult =
      switch kind {
      case .kills: try .kills(index, seed, space)
      case .cuts: try .cuts(index, seed, space, probe: probe)
      case .errors: try .errors(index, seed, space)
      case .damages: try .damages(index, seed, space)
      case .restored: try .restored(index, seed, space)
      case .clocks: try .clocks(index, seed, space)
      case .removed: try .removed(index, seed, space)
      case .readOnly: try .readOnly(index, seed, space)
      }
    if result.findings.isEmpty {
      space.remove()
      // Goes only if it is empty.
      rmdir(folder)
    } else {
      result.folder = space.folder
    }
    return result
  }

  /// Runs cases of a kind until there were the given number of faults.
  ///
  /// - parameter report: Gets each result; one at a time.
  public func run(_ kind: CaseKind, faults: Int, report: @escaping @Sendable (CaseResult) -> Void) throws {
    let state = State(wanted: faults)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while let index = state.next() {
        do {
          state.take(try run(kind, index), report)
        } catch {
          state.fail(error)
        }
      }
    }
    if let error = state.error { throw error }
  }
}

/// The progress of a run.
private final class State: @unchecked Sendable {
  // Safe to share: everything is behind the lock.
  private let lock = NSLock()
  private let wanted: Int
  private var count = 0
  private var index = 0
  private var failure: (any Error)?

  init(wanted: Int) { self.wanted = wanted }

  var error: (any Error)? { lock.withLock { failure } }

  func next() -> Int? {
    lock.withLock {
      // A kind whose faults never strike does not run for ever.
      guard failure == nil, count < wanted, index < wanted * 4 else { return nil }
      defer { index += 1 }
      return index
    }
  }

  func take(_ result: CaseResult, _ report: (CaseResult) -> Void) {
    lock.withLock {
      count += result.faults
      report(result)
    }
  }

  func fail(_ error: any Error) { lock.withLock { failure = failure ?? error } }
}
