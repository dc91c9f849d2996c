#if Cluster && Server && Remote && os(Linux)
  import Foundation

  /// One address for several gateways of this machine: HAProxy, which gives each connection to the next gateway that is ready.
  ///
  /// It ends with this process, however that ends.
  final class DemoFront {
    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let folder: URL

    /// Starts it; it takes connections soon.
    ///
    /// - throws: A reason if HAProxy is not installed or the address cannot be had.
    init(to gateways: [Int]) throws {
      let program = "/usr/sbin/haproxy"
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw DemoCluster.Failure(description: "HAProxy is not installed: Scripts/install-dependencies Demo")
      }
      port = try Self.freePort()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-front-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("configuration")
      let servers = gateways.map { "  server gateway-\($0) 127.0.0.1:\($0) check" }
      let lines = Self.configuration + ["  bind 127.0.0.1:\(port)"] + servers
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The shell becomes HAProxy, which ends with the input: that ends with this process.
      let script = "exec 3<&0; (cat <&3 >/dev/null; kill \"$$\") & exec \"$1\" -db -f \"$2\" 3<&-"
      process.arguments = ["-c", script, "sh", program, file.path]
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    // One that is gone refuses connections, which are given to another at once, and is found out within two looks. One that is
    // slow to answer is not gone: all of its devices would lose their connections.
    private static let configuration = [
      "defaults", "  mode tcp", "  timeout connect 30s", "  timeout check 30s", "  timeout client 1h",
      "  timeout server 1h", "  retries 3", "  option redispatch 1", "listen front", "  balance roundrobin",
      "  option httpchk GET /readyz", "  http-check expect status 200",
      "  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
    ]

    /// A Boolean value that indicates whether it runs; false if another process has taken its port.
    var isRunning: Bool { process.isRunning }

    /// Ends it, and its connections.
    func end() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }

    /// Returns a port of this machine that is not in use.
    private static func freePort() throws -> Int {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
          guard bind(descriptor, name, length) == 0 else { return false }
          return getsockname(descriptor, name, &length) == 0
        }
      }
      guard isBound else { throw DemoCluster.Failure(description: "no port is free") }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }
#endif
