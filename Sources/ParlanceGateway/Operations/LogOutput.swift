#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// Writes the log's lines, however long that takes. Used from one queue alone.
  final class LogOutput: @unchecked Sendable {
    // Safe to share: `isWithinLine` belongs to the log's queue, the rest never changes.
    private let descriptor: Int32
    private let write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
    /// A Boolean value that indicates whether a failure left the beginning of a line behind.
    private var isWithinLine = false

    /// Creates an output.
    ///
    /// - parameter write: The system's call, for which a test has its own.
    init(
      descriptor: Int32, write: @escaping @Sendable (Int32, UnsafeRawBufferPointer) -> Int = LogOutput.systemWrite
    ) {
      self.descriptor = descriptor
      self.write = write
    }

    /// Writes lines.
    ///
    /// - returns: The number of lines that are not, or not wholly, written.
    func print(_ lines: [UInt8]) -> UInt64 {
      // The line that a failure cut off ends before the next one begins.
      let prefix: [UInt8] = isWithinLine ? [UInt8(ascii: "\n")] : []
      let written = LogOutput.withoutPipeSignal { send(prefix + lines) } - prefix.count
      if written >= 0 { isWithinLine = written > 0 && lines[written - 1] != UInt8(ascii: "\n") }
      return lines[max(0, written)...].reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }

    /// Writes bytes until all are written or the system refuses.
    ///
    /// - returns: The number of bytes that were written.
    private func send(_ bytes: [UInt8]) -> Int {
      bytes.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
          if count > 0 {
            sent += count
          } else if count < 0 && errno == EAGAIN {
            // Another process that shares the descriptor may have made it non-blocking.
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&request, 1, -1) < 0 && errno != EINTR { break }
          } else if count == 0 || errno != EINTR {
            break
          }
        }
        return sent
      }
    }

    /// Runs a closure that may write to a pipe without a reader, which would otherwise end the process.
    private static func withoutPipeSignal(_ body: () -> Int) -> Int {
      var (signals, before) = (sigset_t(), sigset_t())
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      guard pthread_sigmask(SIG_BLOCK, &signals, &before) == 0 else { return 0 }
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      let result = body()
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      // A signal that was blocked before is its blocker's.
      if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
        var number: Int32 = 0
        sigwait(&signals, &number)
      }
      return result
    }
  }

  extension LogOutput {
    @Sendable static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }
#endif
