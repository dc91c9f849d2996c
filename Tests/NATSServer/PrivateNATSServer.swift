import Foundation

/// A NATS server of its own, on the loopback interface and with its files in a temporary folder. It ends with this
/// process, however that ends.
public final class PrivateNATSServer: @unchecked Sendable {
  /// A server that cannot be started, or a command of it that failed.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The folder of its files.
  public let folder: String
  /// The port on which it listens, also after it was started again.
  public let port: Int
  // Both are used under the lock.
  private let lock = NSLock()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a server.
  ///
  /// - parameter configuration: Lines of its configuration file.
  /// - parameter files: Other files for its folder, by name.
  /// - throws: `Failure` if NATS is not installed or does not start.
  public init(configuration: String = "", files: [String: String] = [:]) throws {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nats-\(number)").path
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, content) in files { try Data(content.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: "\(folder)/configuration"))
    try Self.writeKey("\(folder)/key")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", folder, try Self.program()]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    guard let port = Int(try Self.line(of: output)) else {
      let log = try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)
      throw Failure(description: "NATS does not start: \(log ?? "")")
    }
    self.port = port
  }

  /// The one server of this process, started at its first use.
  public static let shared = Result { try PrivateNATSServer() }

  private static func writeKey(_ path: String) throws {
    let words = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 16) }
    // Long enough, however small the numbers are.
    let key = words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data("\(key)\n".utf8), attributes: [.posixPermissions: 0o600])
    else { throw Failure(description: "no file at \(path)") }
  }

  private static func program() throws -> String {
    for folder in ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
      let path = "\(folder)/nats-server"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Failure(description: "NATS is not installed: Scripts/install-dependencies Cluster Tests")
  }

  /// Starts the server and writes its port, then carries out orders, one on each line of its input; ends with its input, and so
  /// with this process.
  private static let script = """
    folder=$1 program=$2 port=-1
    cd "$folder" || exit 1
    start() {
      rm -f ./*.ports
      "$program" -c configuration -a 127.0.0.1 -p "$port" --ports_file_dir "$folder" >>log 2>&1 &
      server=$!
      # The server writes the file once it listens.
      until [ -s "nats-server_$server.ports" ]; do
        kill -0 "$server" 2>/dev/null || return 1
        sleep 0.02
      done
      port=$(sed -n 's/.*"nats":\\["[a-z]*:\\/\\/127.0.0.1:\\([0-9]*\\)"\\].*/\\1/p' <<ports
    $(tr -d ' \\n\\t' <"nats-server_$server.ports")
    ports
    )
      echo "$server" >pid
    }
    end() { kill -"$1" "$server" 2>/dev/null; wait "$server" 2>/dev/null; true; }
    if start; then echo "$port"; else echo failed; fi
    while read -r line; do
      case $line in
        start) start && echo done || echo failed ;;
        stop) end TERM && echo done ;;
        kill) end KILL && echo done ;;
        freeze) kill -STOP "$server" && echo done || echo failed ;;
        continue) kill -CONT "$server" && echo done || echo failed ;;
      esac
    done
    end KILL
    rm -rf "$folder"
    """

  /// The path of a file with a key for the gateways that use the server, made for it.
  public var keyFile: String { "\(folder)/key" }

  /// The server's address.
  public var url: String { "nats://127.0.0.1:\(port)" }

  /// The number of the server's process.
  public func processIdentifier() throws -> Int32 {
    let text = try String(contentsOfFile: "\(folder)/pid", encoding: .utf8)
    guard let number = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure(description: "the server does not run")
    }
    return number
  }

  /// The processor time of the server since it was started, in seconds, as Linux counts it.
  public func processorTime() throws -> Double {
    let stat = try String(contentsOfFile: "/proc/\(try processIdentifier())/stat", encoding: .utf8)
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 13 else { throw Failure(description: "the server does not run") }
    return fields[12...13].reduce(0) { $0 + (Double($1) ?? 0) } / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends the server, which notifies its clients.
  public func stop() throws { try command("stop") }
  /// Ends the server at once, as a crash would.
  public func kill() throws { try command("kill") }
  /// Starts it again, on the same port.
  public func start() throws { try command("start") }
  /// Stops the server where it is; connections stay.
  public func freeze() throws { try command("freeze") }
  /// Resumes the server.
  public func unfreeze() throws { try command("continue") }

  private func command(_ name: String) throws {
    let answer = try lock.withLock {
      try input.fileHandleForWriting.write(contentsOf: Data("\(name)\n".utf8))
      return try Self.line(of: output)
    }
    guard answer == "done" else { throw Failure(description: "NATS: \(name) failed in \(folder)") }
  }

  private static func line(of pipe: Pipe) throws -> String {
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), let first = byte.first {
      if first == UInt8(ascii: "\n") { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }
}
