#if Server && Remote
  package import Foundation

  import Dispatch
  import ParlanceCore

  /// A hub in a process of its own: `parlance serve` on a folder, or on what its options name.
  package final class ServedHub: @unchecked Sendable {
    // Safe to share: what changes is behind the lock.
    private struct State {
      var process: Process?
      var port = 0
    }

    package struct Silent: Error {
      package let output: String
    }

    private let folder: URL?
    private let options: [String]
    private let variables: [String: String]
    private let preparation: String
    private let state = Lock(State())

    /// Starts the hub on a port that the system chooses.
    ///
    /// - parameter folder: The folder of its data, if it has one.
    /// - parameter variables: Variables of its environment, in addition to those of this process.
    /// - parameter preparation: Commands of the shell that becomes the process, such as `ulimit -f 8192`.
    package init(
      _ folder: URL?, options: [String] = ["--open-registration"], variables: [String: String] = [:],
      preparation: String = ""
    ) async throws {
      self.folder = folder
      self.options = options
      self.variables = variables
      self.preparation = preparation
      try await start()
    }

    deinit { state.withLock { $0.process }?.terminate() }

    package var port: Int { state.withLock { $0.port } }

    /// The number of the process; nil while there is none.
    package var processNumber: Int32? { state.withLock { $0.process?.processIdentifier } }

    /// The address for apps.
    package var url: URL { URL(string: "ws://127.0.0.1:\(port)")! }

    /// Starts it, on the port that it had before, and waits until it takes connections.
    package func start() async throws {
      let port = port
      let data = folder.map { ["--data", $0.path] } ?? []
      let arguments = ["serve", "--listen", "127.0.0.1:\(port)"] + data + options
      let executable = try BuiltProgram.url("parlance")
      let (variables, preparation) = (variables, preparation)
      let (process, line): (Process, String) = try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              let process = Process()
              let output = Pipe()
              // A library that is loaded before all others may leave the first program without arguments.
              let shell = ["/bin/sh", "-c", "\(preparation)\nexec \"$@\"", "sh", executable.path]
              let isPlain = variables.isEmpty && preparation.isEmpty
              process.executableURL = isPlain ? executable : URL(fileURLWithPath: "/usr/bin/env")
              process.arguments = isPlain ? arguments : variables.map { "\($0)=\($1)" } + shell + arguments
              process.standardOutput = output
              try process.run()
              var text = Data()
              while !text.contains(0x0A) {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { break }
                text += more
              }
              return (process, String(decoding: text, as: UTF8.self))
            })
        }
      }
      guard let colon = line.lastIndex(of: ":"), line.hasPrefix("listening on ws://127.0.0.1:"),
        let found = Int(line[line.index(after: colon)...].dropLast())
      else { throw Silent(output: line) }
      state.withLock { $0 = State(process: process, port: found) }
    }

    /// Sends a signal, and waits until the process has ended.
    ///
    /// - returns: Its exit code; nil if a signal ended it.
    @discardableResult
    package func end(_ signal: Int32) async -> Int32? {
      let process = state.withLock { state in
        defer { state.process = nil }
        return state.process
      }
      guard let process else { return nil }
      kill(process.processIdentifier, signal)
      return await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: process.waitForEnd())
        }
      }
    }
  }
#endif
