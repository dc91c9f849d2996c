#if Server && os(Linux)
  import Dispatch
  import Foundation
  import Glibc

  /// A process that listens on a port of this machine, in a temporary folder of its own.
  final class Service {
    enum Kind: String {
      case gateway, baseline
    }

    let kind: Kind
    private(set) var port = 0
    private let process = Process()
    /// Kept open, so that the process can always write.
    private let output = Pipe()
    private let folder: URL
    private let store: [String]?
    /// Further options of the gateway, for its faces.
    private var faces: [String] = []

    var processIdentifier: Int32 { process.processIdentifier }

    /// Starts a service and waits until it listens.
    ///
    /// - parameter store: Options of the gateway that say where its hub's store is; by default it is in the folder.
    /// - parameter faces: The settings of the gateway's face, and the text of the file `secret` that they name.
    init(_ kind: Kind, store: [String]? = nil, faces: (name: String, settings: String, secret: String)? = nil) throws {
      self.kind = kind
      self.store = store
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      do {
        if let faces { self.faces = try Self.write(faces, in: folder) }
        port = try start()
      } catch {
        // The error that came first says more than one of the stopping.
        try? stop()
        throw error
      }
    }

    /// Writes the files of a face, and returns the gateway's options for it.
    private static func write(
      _ face: (name: String, settings: String, secret: String), in folder: URL
    ) throws -> [String] {
      let file = folder.appendingPathComponent("faces.json")
      let secret = folder.appendingPathComponent("secret")
      try Data(face.settings.utf8).write(to: file)
      try Data(face.secret.utf8).write(to: secret)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: secret.path)
      return ["--face", face.name, "--face-settings", file.path]
    }

    /// Returns the place of a program that is built with this one.
    static func program(_ name: String) throws -> URL {
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let url = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name)
      guard FileManager.default.isExecutableFile(atPath: url.path) else {
        throw BenchmarkError("\(url.path) is missing; it is built with this program")
      }
      return url
    }

    /// Lets this process, and those that it starts, have as many open files as the system allows.
    static func raiseFileLimit() throws {
      var limit = rlimit()
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      guard getrlimit(files, &limit) == 0 else { throw BenchmarkError("the limit of open files is not known") }
      limit.rlim_cur = limit.rlim_max
      guard setrlimit(files, &limit) == 0 else { throw BenchmarkError("the limit of open files cannot be raised") }
    }

    private func start() throws -> Int {
      process.standardOutput = output
      switch kind {
      case .gateway:
        process.executableURL = try Self.program("parlance")
        process.arguments =
          [
            "serve", "--listen", "127.0.0.1:0", "--open-registration", "--log-level", "warning",
          ] + (store ?? ["--data", folder.path]) + faces
      case .baseline:
        process.executableURL = try Self.program("parlance-wire-baseline")
        process.arguments = [folder.path]
      }
      try process.run()
      // It says where it listens, ends, or is ended.
      let deadline = endLater(seconds: 60)
      defer { deadline.cancel() }
      var text = ""
      while !text.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw BenchmarkError("the \(kind) ended before it listened") }
        text += String(decoding: data, as: UTF8.self)
      }
      guard text.hasPrefix("listening on ws://"), let port = Int(text.dropLast().split(separator: ":").last ?? "")
      else {
        throw BenchmarkError("the \(kind) printed \(text)")
      }
      return port
    }

    /// Ends the process unless that is cancelled before.
    private func endLater(seconds: Int) -> DispatchWorkItem {
      let identifier = process.processIdentifier
      let item = DispatchWorkItem { kill(identifier, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
      return item
    }

    /// Stops the process and removes its folder.
    ///
    /// - throws: `BenchmarkError` if the process had ended by itself, or the gateway did not end as it should.
    func stop() throws {
      // A folder that cannot be removed is the system's to clean: it is a temporary one.
      defer { try? FileManager.default.removeItem(at: folder) }
      guard process.processIdentifier != 0 else { return }
      let wasRunning = process.isRunning
      process.terminate()
      let deadline = endLater(seconds: 60)
      process.waitUntilExit()
      deadline.cancel()
      // The gateway exits by itself on the signal, which terminates the baseline.
      let isInOrder = kind == .baseline || process.terminationReason == .exit && process.terminationStatus == 0
      guard wasRunning, isInOrder else {
        throw BenchmarkError("the \(kind) ended with \(process.terminationStatus), while it ran: \(!wasRunning)")
      }
    }
  }
#endif
