#if Server
  import Foundation
  import ParlanceCore
  import TestSupport

  /// A pipe into which a log is written.
  final class LogPipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init() {
      var ends: [Int32] = [-1, -1]
      precondition(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    deinit {
      closeReading()
      closeWriting()
    }

    func closeReading() {
      if reading >= 0 { close(reading) }
      reading = -1
    }

    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    /// Fills the pipe with empty lines, so that the next write to it blocks.
    func fill() {
      let flags = fcntl(writing, F_GETFL)
      precondition(fcntl(writing, F_SETFL, flags | O_NONBLOCK) == 0)
      for size in [4096, 1] {
        let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: size)
        while write(writing, lines, size) > 0 {}
      }
      precondition(fcntl(writing, F_SETFL, flags) == 0)
    }

    /// Returns everything until the other end is closed.
    func rest() -> [UInt8] { Self.rest(reading) }

    /// Reads on another thread until the other end is closed.
    func startReading() -> Reader {
      let (reader, descriptor) = (Reader(), reading)
      Thread.detachNewThread { reader.end(Self.rest(descriptor)) }
      return reader
    }

    private static func rest(_ descriptor: Int32) -> [UInt8] {
      var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
      while true {
        let count = read(descriptor, &part, part.count)
        if count <= 0 { return bytes }
        bytes += part[..<count]
      }
    }

    /// The lines of the pipe, read by another thread.
    final class Reader: Sendable {
      struct TooLate: Error {}

      private let done = DispatchSemaphore(value: 0)
      private let bytes = Lock([UInt8]())

      fileprivate func end(_ read: [UInt8]) {
        bytes.withLock { $0 = read }
        done.signal()
      }

      /// Waits for the end, and returns everything as text.
      func wait() throws -> String {
        guard done.wait(timeout: .now() + TestDeadline.seconds) == .success else { throw TooLate() }
        return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
      }
    }
  }
#endif
