#if Server && os(Linux)
  import Foundation
  import Glibc
  import NIMMoving
  import ParlanceCore

  /// Messages that a back end sends over a face of a gateway, one with each request.
  ///
  /// Requests are under way on as many connections as a gateway has places for by default, less a few. Each connection stays open,
  /// and sends the next request when the answer has arrived.
  struct FaceLoad {
    static let connections = 192
    static let key = "bench-key"
    static let secret = "bench-app-secret"
    /// The settings of the gateway's face.
    static let settings = """
      {"nim": {"app-key": "\(key)", "app-secret-file": "secret", "rate-limits": false}}
      """
    /// The number of messages that are sent before the measurement, so that it does not include work that is done once.
    private static let first = 400

    /// The number of messages for each second of the server's processor time.
    let rate: Double

    /// Puts the load on a gateway, and waits until it is done.
    init(messages: Int, port: Int, process: Int32) throws {
      let connection = try FaceConnection(port: port)
      for account in ["sender", "receiver"] {
        try connection.begin("user/create", "accid=\(account)")
        while try !connection.takesAnswer() {}
      }
      let connections = try (0..<Self.connections).map { _ in try FaceConnection(port: port) }
      try Self.send(Self.first, over: connections)
      let begin = try Self.processorTime(of: process)
      try Self.send(messages, over: connections)
      rate = Double(messages) / (try Self.processorTime(of: process) - begin)
    }

    private static func send(_ count: Int, over connections: [FaceConnection]) throws {
      let text = String(repeating: "x", count: 100)
      let body = "from=sender&ope=0&to=receiver&type=0&body=%7B%22msg%22%3A%22\(text)%22%7D"
      let busy = connections.prefix(count)
      var (begun, answered) = (busy.count, 0)
      for connection in busy { try connection.begin("msg/sendMsg", body) }
      var waits = busy.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
      while answered < count {
        guard poll(&waits, nfds_t(waits.count), FaceConnection.patience) > 0 else {
          throw BenchmarkError("the gateway gives no answer")
        }
        for index in waits.indices where waits[index].revents != 0 {
          guard try busy[index].takesAnswer() else { continue }
          answered += 1
          if begun < count {
            begun += 1
            try busy[index].begin("msg/sendMsg", body)
          }
        }
      }
    }

    /// Returns the processor time of a process, user and system, in seconds.
    private static func processorTime(of process: Int32) throws -> Double {
      let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // The name of the program, in parentheses, may have spaces.
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
        throw BenchmarkError("/proc/\(process)/stat cannot be read")
      }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }

  /// A connection to a gateway that sends one signed request after another.
  private final class FaceConnection {
    /// The time for which an answer is waited for, in milliseconds.
    static let patience: Int32 = 30_000

    let socket: Int32
    private let headers: String
    private var path = ""
    /// The part of the answer that has arrived.
    private var bytes: [UInt8] = []

    init(port: Int) throws {
      let time = String(Int(Date().timeIntervalSince1970))
      let sum = NIMCheckSum.value(FaceLoad.secret, "bench", time)
      headers = """
        Host: 127.0.0.1\r\nAppKey: \(FaceLoad.key)\r\nNonce: bench\r\nCurTime: \(time)\r\nCheckSum: \(sum)\r\n\
        Content-Type: application/x-www-form-urlencoded;charset=utf-8\r\n
        """
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw BenchmarkError("the gateway takes no connection") }
      var (on, patience) = (Int32(1), timeval(tv_sec: Int(Self.patience / 1000), tv_usec: 0))
      setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    /// Sends a request.
    func begin(_ path: String, _ body: String) throws {
      self.path = path
      let head = "POST /nimserver/\(path).action HTTP/1.1\r\n\(headers)Content-Length: \(body.utf8.count)\r\n"
      var rest = Array("\(head)\r\n\(body)".utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { throw BenchmarkError("the gateway takes no request") }
        rest = rest.dropFirst(count)
      }
    }

    /// Reads the bytes of the answer that have arrived; waits if there are none.
    ///
    /// - returns: A Boolean value that indicates whether the answer is whole.
    /// - throws: `BenchmarkError` for an answer other than that the request was carried out.
    func takesAnswer() throws -> Bool {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw BenchmarkError("the gateway gives no answer") }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { return false }
      let head = text[..<end.lowerBound].lowercased().split(separator: "\r\n")
      guard let line = head.first(where: { $0.hasPrefix("content-length:") }),
        let length = Int(line.split(separator: ":")[1].filter(\.isNumber))
      else { throw BenchmarkError("an answer has no length") }
      let body = text[end.upperBound...]
      guard body.utf8.count >= length else { return false }
      bytes = []
      guard body.contains("\"code\":200") else { throw BenchmarkError("\(path): \(body)") }
      return true
    }
  }
#endif
