#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import ParlanceCore
  import TestSupport

  /// A sample app in a process of its own, with a home folder of its own: its input and its output.
  final class SampleProcess: @unchecked Sendable {
    // Safe to share: `pending` is behind its lock, the box and the pipe are made for many threads, and the process is
    // started once.

    /// A line that a test waited for did not come.
    struct Missing: Error, CustomStringConvertible {
      let description: String
    }

    let account: String
    private let process = Process()
    private let input = Pipe()
    private let arrived: EventBox<String>
    private let ended: EventBox<Int32>
    /// The lines that came and were not taken.
    private let pending = Lock<[String]>([])

    /// Starts an app.
    ///
    /// - parameter endpoint: The gateway; nil for the engine that is embedded in the app.
    /// - parameter home: The folder of the home folders.
    /// - parameter homeName: The name of the home folder; nil for one for the account.
    init(_ sample: Sample, account: String, endpoint: URL?, home: URL, homeName: String? = nil) throws {
      self.account = account
      arrived = EventBox<String>("line of \(account)")
      ended = EventBox<Int32>("end of \(account)")
      // A line for an app that has crashed is lost; the test notices the missing answer.
      signal(SIGPIPE, SIG_IGN)
      let files = home.appendingPathComponent(homeName ?? account, isDirectory: true)
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XDG_") }
      variables["HOME"] = files.path
      variables["PARLANCE_ENDPOINT"] = endpoint?.absoluteString
      process.environment = variables
      process.executableURL = try BuiltProgram.url(sample.rawValue)
      process.arguments = ["--account", account]
      process.standardInput = input
      let output = Pipe()
      process.standardOutput = output
      process.terminationHandler = { [ended] in ended.add($0.terminationStatus) }
      try process.run()
      Thread.detachNewThread { [arrived] in
        var rest = Data()
        while true {
          let data = output.fileHandleForReading.availableData
          if data.isEmpty { return }
          rest += data
          while let end = rest.firstIndex(of: 0x0A) {
            arrived.add(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = Data(rest[rest.index(after: end)...])
          }
        }
      }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Types a line.
    func type(_ line: String) { try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

    /// Waits for a line, and takes it; other lines stay.
    @discardableResult
    func line(_ what: String, where matches: (String) -> Bool) async throws -> String {
      let known = pending.withLock { pending in
        pending.firstIndex(where: matches).map { pending.remove(at: $0) }
      }
      if let known { return known }
      do {
        while true {
          let line = try await arrived.next()
          if matches(line) { return line }
          pending.withLock { $0.append(line) }
        }
      } catch {
        throw Missing(description: "\(account) does not show \(what), but \(pending.withLock { $0 })")
      }
    }

    /// Waits for a line and takes it.
    func sees(_ line: String) async throws { try await self.line(line) { $0 == line } }

    /// Waits for the line of a message, whether its conversation is open or not.
    func receives(_ text: String, from sender: String) async throws {
      let line = "\(sender): \(text)"
      try await self.line(line) { $0 == line || $0.hasSuffix("] \(line)") }
    }

    /// Opens a conversation.
    ///
    /// - returns: The shown lines up to `last`, which ends the history.
    @discardableResult
    func opens(_ place: String, upTo last: String) async throws -> [String] {
      // Lines before the answer to a command that no app knows are not part of it.
      let mark = "/mark \(UUID().uuidString)"
      type(mark)
      try await line(mark) { $0.contains(mark) }
      let earlier = takePending()
      type("/open \(place)")
      try await sees("--- \(place) ---")
      let between = takePending()
      try await sees(last)
      let shown = takePending()
      pending.withLock { $0 = earlier + between }
      return shown
    }

    private func takePending() -> [String] {
      pending.withLock { pending in
        defer { pending = [] }
        return pending
      }
    }

    /// The lines that no test took.
    var untaken: [String] {
      let late = arrived.takeAll()
      return pending.withLock { $0 + late }
    }

    /// Waits for the end of the process.
    ///
    /// - returns: Its exit code.
    func end() async throws -> Int32 { try await ended.next() }

    /// Quits and waits for the end of the process.
    ///
    /// - returns: Its exit code.
    func quit() async throws -> Int32 {
      type("/quit")
      return try await ended.next()
    }
  }
#endif
