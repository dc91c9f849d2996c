#if Remote
  import DemoApps
  import Foundation

  /// The process of an app, from outside.
  final class AppProcess: @unchecked Sendable {
    // Safe to share: `reply` and `isOver` are behind the lock; commands are sent from the main actor alone.
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let lock = NSLock()
    private var reply: AppReply?
    private var isOver = false
    private let answered = DispatchSemaphore(value: 0)
    private let callback: @MainActor (Callback, String?) -> Void

    /// Starts the process.
    ///
    /// - parameter callback: Takes the app's callbacks, and the id of the group that it created.
    init(account: String, endpoint: URL, callback: @escaping @MainActor (Callback, String?) -> Void) throws {
      self.callback = callback
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--app", account, "--endpoint", endpoint.absoluteString]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      Thread.detachNewThread { [self] in read() }
    }

    /// Has the app do something, and waits until it was asked.
    func perform(_ command: AppCommand) -> AppReply {
      do {
        try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(command) + Data("\n".utf8))
      } catch {
        return AppReply(error: "\(error)")
      }
      if !lock.withLock({ isOver }) { answered.wait() }
      return lock.withLock {
        defer { reply = nil }
        return reply ?? AppReply(error: "its process ended")
      }
    }

    /// Lets the process end, and waits for it.
    func end() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    /// Reads the app's lines until its end.
    private func read() {
      var rest = Data()
      while true {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        rest += data
        while let end = rest.firstIndex(of: 0x0A) {
          take(rest[rest.startIndex..<end])
          rest = rest[rest.index(after: end)...]
        }
      }
      lock.withLock { isOver = true }
      answered.signal()
    }

    private func take(_ line: Data) {
      switch try? JSONDecoder().decode(AppLine.self, from: line) {
      case .reply(let reply)?:
        lock.withLock { self.reply = reply }
        answered.signal()
      case .callback(let callback, let group)?:
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { self.callback(callback, group) } }
      case nil:
        FileHandle.standardError.write(
          Data("parlance-demo: an app wrote \(String(decoding: line, as: UTF8.self))\n".utf8))
      }
    }
  }
#endif
