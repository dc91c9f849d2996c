import Foundation

/// A PostgreSQL server of its own, in a temporary folder and reached by a socket there. It ends with this process,
/// however that ends.
public final class PrivateServer: @unchecked Sendable {
  /// A server that cannot be started, or a command of it that failed.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The folder of the socket.
  public let folder: String
  // Both are used under the lock.
  private let lock = NSLock()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// The one server of this process, started at its first use.
  public static let shared = Result { try PrivateServer() }

  /// Starts a server.
  ///
  /// - parameter isDurable: Pass `true` to let the server wait for the disk, as it does by default outside of tests.
  /// - throws: `Failure` if PostgreSQL is not installed or does not start.
  public init(isDurable: Bool = false) throws {
    let number = String(UInt32.random(in: 0 ... .max), radix: 36)
    // Short, as the paths of sockets have to be.
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pg-\(number)").path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", folder, try Self.programs(), isDurable ? "on" : "off"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try expectDone("start")
  }

  /// Returns the folder of the server's programs.
  private static func programs() throws -> String {
    let parent = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let newest = versions.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
    let folders = newest.map { ["\(parent)/\($0)/bin"] } ?? ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"]
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/initdb") { return folder }
    throw Failure(description: "PostgreSQL is not installed: Scripts/install-dependencies Cluster Tests")
  }

  /// Starts the server, then carries out orders, one on each line of its input; ends with its input, and so with this process.
  private static let script = """
    folder=$1 programs=$2 durability=$3
    # The server refuses to run as root.
    as() { "$@"; }
    mkdir -p "$folder" && cd "$folder" || exit 1
    if [ "$(id -u)" = 0 ]; then
      chown postgres "$folder"
      as() { setpriv --reuid=postgres --regid=postgres --clear-groups -- "$@"; }
    fi
    control() { as "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 "$@" >>"$folder/control" 2>&1; }
    start() {
      control -o "-k '$folder' -c listen_addresses='' -c fsync=$durability -c max_connections=200" start
    }
    as "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$folder/control" 2>&1
    if start; then echo done; else cat "$folder/control" "$folder/log" >&2; echo failed; fi
    while read -r line; do
      case $line in
        start) start && echo done || echo failed ;;
        kill) control -m immediate stop && echo done || echo failed ;;
        create\\ *) as "$programs/createdb" -h "$folder" -U postgres "${line#create }" && echo done || echo failed ;;
        drop\\ *) as "$programs/dropdb" -f -h "$folder" -U postgres "${line#drop }" && echo done || echo failed ;;
      esac
    done
    control -m immediate stop
    rm -rf "$folder"
    """

  /// Creates an empty database.
  ///
  /// - returns: Its name.
  public func createDatabase() throws -> String {
    let name = "t" + String(UInt64.random(in: 0 ... .max), radix: 36)
    try lock.withLock { try command("create \(name)") }
    return name
  }

  /// Removes a database, and ends its sessions.
  public func removeDatabase(_ name: String) throws { try lock.withLock { try command("drop \(name)") } }

  /// The address of a database.
  public func url(_ database: String) -> String { "postgresql://postgres@/\(database)?host=\(folder)" }

  /// The number of the process that started all others of the server.
  public func processIdentifier() throws -> Int32 {
    let text = try String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8)
    guard let first = text.split(separator: "\n").first, let postmaster = Int32(first) else {
      throw Failure(description: "the server does not run")
    }
    return postmaster
  }

  /// The processor time of the server's processes so far, in seconds, as Linux counts it.
  public func processorTime() throws -> Double {
    let postmaster = Int(try processIdentifier())
    var ticks = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
      guard let number = Int(name), let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { continue }
      let fields = stat[end...].split(separator: " ")
      guard fields.count > 15, number == postmaster || Int(fields[2]) == postmaster else { continue }
      // Time in the program and in the system; of processes that ended it is their parent's.
      let counted = number == postmaster ? 12...15 : 12...13
      ticks += fields[counted].reduce(0) { $0 + (Int($1) ?? 0) }
    }
    return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends the server at once, as a crash would.
  public func kill() throws { try lock.withLock { try command("kill") } }

  /// Starts it again.
  public func start() throws { try lock.withLock { try command("start") } }

  private func command(_ name: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(name)\n".utf8))
    try expectDone(name)
  }

  private func expectDone(_ name: String) throws {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { break }
      line += byte
    }
    guard line == Data("done\n".utf8) else { throw Failure(description: "PostgreSQL: \(name) failed in \(folder)") }
  }
}
