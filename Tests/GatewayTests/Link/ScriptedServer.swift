#if Server && Remote
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  /// A WebSocket server that a test controls: a separate process that uses plain sockets and nothing of the library under
  /// test.
  final class ScriptedServer: Sendable {
    enum Event: Hashable, Sendable {
      /// The request of a connection, whole.
      case request(Int, String)
      case open(Int)
      case message(Int, [UInt8])
      /// A message, by its SHA-256 value.
      case digest(Int, count: Int, value: String)
      case ping(Int)
      case pong(Int, [UInt8])
      /// The number of bytes that a client had accepted when it stopped reading.
      case stuffed(Int)
      /// The connection has ended; with the client's close code, or 0 without one.
      case closed(Int, code: Int)
    }

    /// The port that the system chose.
    let port: Int
    let events = EventBox<Event>("event at the server")
    private let process: Process
    private let orders: Pipe
    private let done = EventBox<Int>("answer of the server")

    /// - parameter options: `subprotocol`, `status`, `silent`, `certificate` and `key`; `answer` in place of the one to the
    ///   handshake, in which `{accept}` stands for the proof; `glued`, bytes in hexadecimal that leave with it; `pieces`, the
    ///   most bytes of all that at once; `cuts`, with which connection 1 gets nothing of the answer, 2 its first byte, and so
    ///   on; `drips` and `endless`, for an answer that never ends; `body`, to read the request's and report it as a message;
    ///   `digests`, to report those of messages in their place, which takes less time if they are large.
    init(_ options: [String: any Sendable] = [:]) async throws {
      let (orders, output) = (Pipe(), Pipe())
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let text = String(decoding: try JSONSerialization.data(withJSONObject: options), as: UTF8.self)
      process.arguments = ["python3", "-c", Self.program, text]
      process.standardInput = orders
      process.standardOutput = output
      try process.run()
      self.process = process
      self.orders = orders
      let ports = EventBox<Int>("port")
      let (events, done) = (events, done)
      let thread = Thread {
        var rest = Data()
        while true {
          let part = output.fileHandleForReading.availableData
          if part.isEmpty { return }
          rest += part
          while let end = rest.firstIndex(of: 10) {
            let line = Data(rest[..<end])
            rest = Data(rest[(end + 1)...])
            Self.take(line, ports, events, done)
          }
        }
      }
      thread.start()
      port = try await ports.next()
    }

    // Not by the end of its input: other processes that were started meanwhile may hold that open.
    deinit { process.terminate() }

    private static func take(_ line: Data, _ ports: EventBox<Int>, _ events: EventBox<Event>, _ done: EventBox<Int>) {
      guard let facts = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
        let number = facts["number"] as? Int
      else { return }
      switch facts["event"] as? String {
      case "port": ports.add(number)
      case "done": done.add(number)
      case "request": events.add(.request(number, facts["text"] as? String ?? ""))
      case "open": events.add(.open(number))
      case "message": events.add(.message(number, [UInt8](hexadecimal: facts["data"] as? String ?? "")))
      case "digest":
        events.add(.digest(number, count: facts["count"] as? Int ?? 0, value: facts["digest"] as? String ?? ""))
      case "ping": events.add(.ping(number))
      case "pong": events.add(.pong(number, [UInt8](hexadecimal: facts["data"] as? String ?? "")))
      case "stuffed": events.add(.stuffed(number))
      case "closed": events.add(.closed(number, code: facts["code"] as? Int ?? 0))
      default: break
      }
    }

    /// Sends an order and waits until the server has carried it out.
    private func order(_ order: [String: any Sendable]) async throws {
      try orders.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: order) + [10])
      _ = try await done.next()
    }

    /// Sends a message; kind 1 is text, 2 binary.
    func send(_ bytes: [UInt8], to number: Int, kind: Int = 2) async throws {
      try await order(["do": "send", "number": number, "kind": kind, "data": bytes.hexadecimal])
    }

    /// Sends bytes as they are.
    func sendRaw(_ bytes: [UInt8], to number: Int) async throws {
      try await order(["do": "raw", "number": number, "data": bytes.hexadecimal])
    }

    /// Sends a message of many bytes, as far as the client takes it; kind 1 is text, 2 binary.
    func flood(_ number: Int, count: Int, kind: Int = 2) async throws {
      try await order(["do": "flood", "number": number, "kind": kind, "count": count])
    }

    /// Sends the same bytes as they are, many times.
    func sendRaw(_ bytes: [UInt8], times: Int, to number: Int) async throws {
      try await order(["do": "repeat", "number": number, "data": bytes.hexadecimal, "count": times])
    }

    /// Sends messages, up to a number of bytes, until the client stops reading; `stuffed` reports the number that it accepted.
    /// Returns at once. Further orders wait until the client took the last message as a whole.
    func stuff(_ number: Int, count: Int) throws {
      let order: [String: any Sendable] = ["do": "stuff", "number": number, "count": count]
      try orders.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: order) + [10])
    }

    /// Drops a connection by a reset.
    func reset(_ number: Int) async throws { try await order(["do": "reset", "number": number]) }

    func close(_ number: Int, code: Int) async throws {
      try await order(["do": "close", "number": number, "code": code])
    }

    /// Drops a connection without a closing handshake.
    func drop(_ number: Int) async throws { try await order(["do": "drop", "number": number]) }

    /// Stops reading, so that pings are not answered.
    func mute() async throws { try await order(["do": "mute"]) }

    /// Resumes reading.
    func unmute() async throws { try await order(["do": "unmute"]) }

    /// Refuses further connections.
    func stopListening() async throws { try await order(["do": "deaf"]) }

    /// Takes connections again, at the same port.
    func listen() async throws { try await order(["do": "listen"]) }

    /// Waits until a connection is open.
    ///
    /// - returns: Its number.
    func nextOpen() async throws -> Int {
      while true { if case .open(let number) = try await events.next() { return number } }
    }

    /// Waits for a message.
    func nextMessage() async throws -> (number: Int, bytes: [UInt8]) {
      while true { if case .message(let number, let bytes) = try await events.next() { return (number, bytes) } }
    }

    /// Waits for a certain message, at a server that reports digests.
    func expectMessage(_ bytes: [UInt8]) async throws {
      while true {
        if case .digest(_, let count, let value) = try await events.next() {
          #expect(count == bytes.count)
          return #expect(value == SHA256.value(of: bytes).hexadecimal)
        }
      }
    }

    /// Waits until a connection has ended.
    func nextClose() async throws -> (number: Int, code: Int) {
      while true { if case .closed(let number, let code) = try await events.next() { return (number, code) } }
    }
  }

  extension [UInt8] {
    /// The bytes as hexadecimal digits.
    var hexadecimal: String {
      let digits = Array<UInt8>("0123456789abcdef".utf8)
      return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    init(hexadecimal text: String) {
      let digits = text.utf8.map { $0 > 57 ? $0 - 87 : $0 - 48 }
      self = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
  }
#endif
