import Simulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs worlds and reports their outcomes.
struct Runner {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Runs one world and prints its whole trace.
  ///
  /// - returns: Whether every rule held.
  func replay(_ seed: UInt64) -> Bool {
    let report = World.run(seed: seed, switches: arguments.switches) { print($0) }
    print(line(report))
    return report.violation == nil
  }

  /// Runs worlds until the time is over, the seeds are used up, or a rule is broken.
  ///
  /// - returns: Whether every rule held in all of them.
  func runMany() -> Bool {
    let begin = Self.time
    var (worlds, steps, events, messages, faults) = (0, 0, 0, 0, 0)
    var next = arguments.seeds?.lowerBound ?? UInt64.random(in: 0..<1 << 48)
    while arguments.seeds?.contains(next) ?? (Self.time - begin < arguments.seconds) {
      let report = World.run(seed: next, switches: arguments.switches)
      worlds += 1
      steps += report.steps
      events += report.events
      messages += report.messages
      faults += report.faults
      if report.violation != nil {
        for line in report.tail { print(line) }
        print(line(report))
        print("failed after \(worlds) worlds; again with: parlance-simulate \(arguments.options)--seed \(next)")
        return false
      }
      if arguments.checksDeterminism {
        let second = World.run(seed: next, switches: arguments.switches)
        guard second.fingerprint == report.fingerprint else {
          print("world \(next) is not the same a second time")
          return false
        }
      }
      next += 1
    }
    let seconds = Int(Self.time - begin)
    print(
      "\(worlds) worlds, \(steps) steps, \(messages) messages, \(events) events, \(faults) faults in \(seconds) s: every rule held"
    )
    return true
  }

  private func line(_ report: WorldReport) -> String {
    let outcome = report.violation.map { "VIOLATED \($0)" } ?? "every rule held"
    return
      "world \(report.seed), fingerprint \(String(report.fingerprint, radix: 16)), \(report.steps) steps, \(report.messages) messages, \(report.events) events: \(outcome)"
  }

  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
