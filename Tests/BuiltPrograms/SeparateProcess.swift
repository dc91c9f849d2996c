#if os(Linux)
  import Foundation

  /// A test in a process of its own, for what other tests of the same process would change: its memory, its threads.
  ///
  /// Swift Testing's exit tests do this too, but on Linux they wait for any process to end: while one that has ended is not
  /// collected, as happens with Foundation's (`Process.waitForEnd`), they see that one alone and wait for ever.
  package enum SeparateProcess {
    /// A test that failed in its own process, or whose process did not run it.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
    }

    private static let variable = "PARLANCE_SEPARATE_TEST"

    /// Runs the body in a process that runs the calling test alone.
    ///
    /// - parameter test: The calling test.
    /// - throws: What the body throws, in its process; `Failure` in the other.
    package static func run(_ test: String = #function, _ body: () throws -> Void) async throws {
      switch ProcessInfo.processInfo.environment[variable] {
      case test: try body()
      case nil: try await start(test)
      case let other?: throw Failure(description: "\(test) ran in the process of \(other)")
      }
    }

    private static func start(_ test: String) async throws {
      let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).log")
      defer { try? FileManager.default.removeItem(at: log) }
      try Data().write(to: log)
      let code: Int32? = try await withCheckedThrowingContinuation { continuation in
        // Waiting for a process blocks a thread, and tests have few of them.
        Thread.detachNewThread {
          continuation.resume(with: Result { try runToEnd(test, log) })
        }
      }
      guard code == 0 else {
        let output = try String(contentsOf: log, encoding: .utf8)
        throw Failure(description: "\(test) ended with \(code.map(String.init) ?? "a signal"):\n\(output)")
      }
    }

    private static func runToEnd(_ test: String, _ log: URL) throws -> Int32? {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "/" + NSRegularExpression.escapedPattern(for: test),
      ]
      process.environment = ProcessInfo.processInfo.environment.merging([variable: test]) { $1 }
      let output = try FileHandle(forWritingTo: log)
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      return process.waitForEnd()
    }
  }
#endif
