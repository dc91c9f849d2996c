#if Server
  internal import Dispatch
  package import ParlanceCore

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// A log of events for the service's operator: one JSON object a line, with `time`, `level`, `event` and more.
  ///
  /// Callers never wait for the reader of the log. Lines go through a queue of bounded size. Lines that do not fit are
  /// dropped and counted, and a line `log.dropped` has their number as soon as there is room again.
  package final class EventLog: Sendable {
    private struct State {
      var lines: [UInt8] = []
      /// The bytes that are queued or being written.
      var pendingSize = 0
      var isWriting = false
      var dropped: UInt64 = 0
      var unreportedDrops: UInt64 = 0
    }

    /// The least important level that is written.
    package let level: EventLevel
    private let output: LogOutput
    private let capacity: Int
    private let clock: any MessagingClock
    private let queue = DispatchQueue(label: "parlance.log")
    private let state = Lock(State())

    /// Creates a log.
    ///
    /// - parameter descriptor: The file, pipe or terminal to write to. It stays the caller's to close, after the log.
    /// - parameter level: The least important level that is written.
    /// - parameter capacity: The size of the queue, in bytes.
    /// - parameter clock: The source of the lines' times.
    package init(
      descriptor: Int32, level: EventLevel = .notice, capacity: Int = 1 << 20, clock: any MessagingClock = SystemClock()
    ) {
      self.level = level
      self.capacity = capacity
      self.clock = clock
      output = LogOutput(descriptor: descriptor)
    }

    /// The number of lines that were dropped since the log began, because the queue was full or the output broken.
    package var droppedCount: UInt64 { state.withLock { $0.dropped } }

    /// Writes a line, unless its level is below the log's.
    ///
    /// - parameter level: The importance.
    /// - parameter event: The event, as a word that programs can look for, such as `link.opened`.
    /// - parameter fields: Further members of the line, none of them `time`, `level` or `event`. Never a message's text
    ///   or a token. Of long texts the beginning is written.
    package func write(_ level: EventLevel, _ event: String, _ fields: KeyValuePairs<String, EventValue> = [:]) {
      guard level >= self.level else { return }
      let line = LogLine.bytes(clock.now(), level, event, fields)
      let starts = state.withLock { state -> Bool in
        guard state.pendingSize + line.count <= capacity else {
          state.dropped += 1
          state.unreportedDrops += 1
          return false
        }
        state.lines += line
        state.pendingSize += line.count
        defer { state.isWriting = true }
        return !state.isWriting
      }
      if starts { queue.async { self.drain() } }
    }

    /// Waits until everything that was handed in before has been written.
    ///
    /// - parameter seconds: The longest time to wait, in seconds: a reader may never come.
    /// - returns: `false` if the time was not enough.
    package func flush(within seconds: Double) -> Bool {
      let done = DispatchSemaphore(value: 0)
      queue.async { done.signal() }
      return done.wait(timeout: .now() + seconds) == .success
    }

    /// Writes until nothing is left.
    private func drain() {
      while let batch = nextBatch() {
        let lost = output.print(batch.lines)
        if batch.drops > 0 {
          let count = EventValue.number(Int64(clamping: batch.drops))
          // Not a caller's line: nothing is missing that is not counted already if it is lost.
          _ = output.print(LogLine.bytes(clock.now(), .warning, "log.dropped", ["count": count]))
        }
        state.withLock { state in
          state.pendingSize -= batch.lines.count
          state.dropped += lost
        }
      }
    }

    /// Returns what is to be written next; nil if there is nothing, so that the next line starts the writing again.
    private func nextBatch() -> (lines: [UInt8], drops: UInt64)? {
      state.withLock { state in
        guard !state.lines.isEmpty || state.unreportedDrops > 0 else {
          state.isWriting = false
          return nil
        }
        let batch = (state.lines, state.unreportedDrops)
        state.lines = []
        state.unreportedDrops = 0
        return batch
      }
    }
  }

  extension EventLog {
    /// Takes the entries of an engine's log.
    package var engineLog: EngineLog {
      { entry in
        let level: EventLevel =
          switch entry.level {
          case .notice: .notice
          case .error: .error
          }
        self.write(level, entry.event, ["detail": .text(entry.detail)])
      }
    }
  }
#endif
