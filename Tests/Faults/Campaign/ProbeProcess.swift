import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The end of a process.
enum ProbeEnd: Equatable {
  case exit(Int32)
  case signal(Int32)
  /// It was killed by the campaign at its deadline.
  case killed
}

/// Runs the probe.
struct ProbeProcess {
  /// The time after which a process counts as hanging, in milliseconds.
  private static let patience = 40_000

  let executable: String

  /// Runs it to its end.
  ///
  /// - parameter faults: The environment that `FaultInterposer` reads.
  /// - parameter lifetime: After how many milliseconds it is killed.
  /// - parameter whileRunning: Runs concurrently once the process has started.
  func run(
    _ arguments: [String], faults: [String: String], lifetime: Int? = nil, whileRunning: () -> Void = {}
  ) throws -> ProbeEnd {
    let process = try spawn(arguments, faults)
    let killer = Killer(process)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(lifetime ?? Self.patience)) { killer.kill() }
    whileRunning()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw CampaignError("waitpid: \(String(cString: strerror(errno)))") }
    }
    killer.forget()
    let signal = status & 0x7F
    if signal == 0 { return .exit(status >> 8 & 0xFF) }
    return killer.hasKilled && lifetime != nil && signal == SIGKILL ? .killed : .signal(signal)
  }

  private func spawn(_ arguments: [String], _ faults: [String: String]) throws -> pid_t {
    let environment = ProcessInfo.processInfo.environment.merging(faults) { _, new in new }
    let texts = [executable] + arguments
    let words = texts.map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, nil, nil, words, settings)
    guard result == 0 else { throw CampaignError("\(executable): \(String(cString: strerror(result)))") }
    return process
  }
}

/// Kills a process, unless it was waited for: its number may be another one's then.
private final class Killer: @unchecked Sendable {
  // Safe to share: what changes is behind the lock.
  private let lock = NSLock()
  private var process: pid_t?
  private var didKill = false

  init(_ process: pid_t) { self.process = process }

  func kill() {
    lock.withLock {
      guard let process else { return }
      didKill = true
      #if canImport(Darwin)
        Darwin.kill(process, SIGKILL)
      #else
        Glibc.kill(process, SIGKILL)
      #endif
    }
  }

  func forget() { lock.withLock { process = nil } }
  var hasKilled: Bool { lock.withLock { didKill } }
}

/// The campaign cannot be run; this is not a finding about the engine.
public struct CampaignError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
