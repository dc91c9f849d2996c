internal import Foundation

extension SwiftReader {
  /// The end of one run of the program.
  struct RunOutcome {
    /// The number of files that it read completely.
    var finished = 0
    /// A Boolean value that indicates whether it began with one.
    var began = false
    /// The reason why it ended before the last one.
    var problem = "the reader crashed in this file"
  }

  #if os(Linux) || os(macOS)
    /// Runs the program once.
    func run(_ paths: ArraySlice<String>, _ output: FileHandle) -> RunOutcome {
      // A program that is gone ends the writing of its list, not this process.
      signal(SIGPIPE, SIG_IGN)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      let input = Pipe()
      let answers = Pipe()
      // A program that another thread starts now inherits no end of them: the reading would wait for that one, too.
      for pipe in [input, answers] {
        for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
          _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
      }
      process.standardInput = input
      process.standardOutput = answers
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { return RunOutcome(problem: "the reader cannot be started") }
      try? answers.fileHandleForWriting.close()
      // The program reads while this process reads from it, so the list is written meanwhile.
      let list = Data((paths.joined(separator: "\n") + "\n\n").utf8)
      let feeder = Thread {
        try? input.fileHandleForWriting.write(contentsOf: list)
        try? input.fileHandleForWriting.close()
      }
      feeder.start()
      let watchdog = Watchdog(process: process.processIdentifier, patience: Int(patience))
      var lines = LineCounter()
      while true {
        let bytes = answers.fileHandleForReading.availableData
        if bytes.isEmpty { break }
        watchdog.reset()
        lines.add(bytes)
        try? output.write(contentsOf: bytes)
      }
      watchdog.stop()
      process.waitUntilExit()
      // A line that was cut off would join the next one.
      if lines.isInLine { try? output.write(contentsOf: [UInt8(ascii: "\n")]) }
      var outcome = RunOutcome(finished: lines.ends, began: lines.begins > 0)
      if watchdog.hasKilled { outcome.problem = "the reader took too long in this file" }
      return outcome
    }
  #else
    /// Reports that programs cannot be run on this system.
    func run(_ paths: ArraySlice<String>, _ output: FileHandle) -> RunOutcome {
      RunOutcome(problem: "the reader cannot be started")
    }
  #endif
}

#if os(Linux) || os(macOS)
  /// Kills a process that is silent for too long.
  private final class Watchdog: @unchecked Sendable {
    private let timer = DispatchSource.makeTimerSource(queue: .global())
    private let patience: Int
    private let lock = NSLock()
    // Guarded by the lock.
    private var isOver = false
    private var killed = false

    init(process: Int32, patience: Int) {
      self.patience = patience
      timer.setEventHandler { [weak self] in self?.end(process) }
      timer.schedule(deadline: .now() + .milliseconds(patience))
      timer.activate()
    }

    var hasKilled: Bool {
      lock.lock()
      defer { lock.unlock() }
      return killed
    }

    func reset() { timer.schedule(deadline: .now() + .milliseconds(patience)) }

    /// Ends the watch: the process may be gone, and its number another's.
    func stop() {
      timer.cancel()
      lock.lock()
      isOver = true
      lock.unlock()
    }

    private func end(_ process: Int32) {
      lock.lock()
      defer { lock.unlock() }
      guard !isOver else { return }
      killed = true
      kill(process, SIGKILL)
    }
  }
#endif
