#if Server && Remote
  package import Foundation

  /// The programs that were built with the tests.
  package enum BuiltProgram {
    /// Returns the path of a program, which is in the tests' folder.
    package static func url(_ name: String) throws -> URL {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: candidate.path), !isFolder(candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
      throw Missing(name: name)
    }

    private static func isFolder(_ url: URL) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    package struct Missing: Error {
      package let name: String
    }

    /// The end of a program.
    package struct Outcome: Sendable {
      /// The exit code; -1 if a signal ended it.
      package var code: Int32
      /// All that it wrote to its standard output.
      package var output: String
      /// All that it wrote to its standard error.
      package var error: String
    }

    /// Runs a program that was built to its end.
    package static func run(_ name: String, _ arguments: [String]) async throws -> Outcome {
      try await run(try url(name), arguments)
    }

    /// Runs any program to its end.
    package static func run(_ executable: URL, _ arguments: [String]) async throws -> Outcome {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try wait(executable, arguments) }) }
      }
    }

    private static func wait(_ executable: URL, _ arguments: [String]) throws -> Outcome {
      let process = Process()
      // Files: the end of a pipe can be inherited by a process that another thread starts at the same moment, and its other end waits
      // for that one.
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
      for file in [output, errors] { try Data().write(to: file) }
      process.executableURL = executable
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      let code = process.waitForEnd()
      func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
      return Outcome(code: code ?? -1, output: try text(output), error: try text(errors))
    }
  }
#endif
