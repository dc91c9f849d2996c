#if Server && os(Linux)
  import Foundation
  import Glibc

  /// A program that runs, and what it costs.
  final class MeasuredProcess {
    /// The price of a process from its start to its end.
    struct Usage {
      /// Processor time of all threads, user and system, in seconds.
      var processorSeconds: Double
      /// Time on the wall, in seconds.
      var wallSeconds: Double
      /// The most memory that was resident, in bytes.
      var peakBytes: Int
    }

    private let identifier: pid_t
    private let begun = ContinuousClock.now
    private let name: String

    /// Starts a program that is built with this one. It prints nothing but its errors.
    init(_ name: String, _ arguments: [String]) throws {
      self.name = name
      let path = try Service.program(name).path
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
      words.append(nil)
      defer { for word in words { free(word) } }
      var identifier: pid_t = 0
      guard posix_spawn(&identifier, path, &actions, nil, words, environ) == 0 else {
        throw BenchmarkError("\(name) cannot be started")
      }
      self.identifier = identifier
    }

    /// A Boolean value that indicates whether the process has not ended yet.
    var isRunning: Bool {
      var information = siginfo_t()
      // Its status is left for `end`.
      return waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0
        && information._sifields._sigchld.si_pid == 0
    }

    /// Waits until the process ends.
    ///
    /// - throws: `BenchmarkError` if it failed, or its memory is not known.
    func end() throws -> Usage {
      var status: Int32 = 0
      var usage = rusage()
      while wait4(identifier, &status, 0, &usage) < 0 {
        guard errno == EINTR else { throw BenchmarkError("\(name) is lost") }
      }
      let wall = ContinuousClock.now - begun
      guard status == 0 else { throw BenchmarkError("\(name) failed") }
      func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
      return Usage(
        processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
        wallSeconds: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
        peakBytes: Int(usage.ru_maxrss) * 1024)
    }

    /// Ends the process, if it has not ended by itself.
    func kill() {
      Glibc.kill(identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }

    /// The most memory that this process ever had, in bytes. The system counts it as a child's, too, which begins as a copy.
    static var ownPeak: Int {
      let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.count > 1 ? (Int(words[1]) ?? 0) * 1024 : 0
    }
  }
#endif
