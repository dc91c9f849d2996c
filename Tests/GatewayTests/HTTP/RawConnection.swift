#if Server
  import Foundation
  import TestSupport

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// A TCP connection on which tests write and read any bytes.
  final class RawConnection {
    /// An answer over HTTP.
    struct Response {
      var status = 0
      /// The fields of the header, their names in lower case.
      var headers: [String: String] = [:]
      var body: [UInt8] = []

      var text: String { String(decoding: body, as: UTF8.self) }

      var json: [String: Any] {
        get throws { try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:] }
      }

      /// The code of a refusal.
      var errorCode: String? {
        ((try? json)?["error"] as? [String: Any])?["code"] as? String
      }
    }

    struct Failure: Error {
      var words: String
    }

    fileprivate let descriptor: Int32
    /// The received bytes that are not part of an answer yet.
    private var received: [UInt8] = []

    init(port: Int) throws {
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let outcome = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard outcome == 0 else { throw Failure(words: "cannot connect") }
      var limit = timeval()
      limit.tv_sec = Int(TestDeadline.seconds)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Self.write($0, to: descriptor) }
        guard count > 0 else { throw Failure(words: "cannot write") }
        rest = rest.dropFirst(count)
      }
    }

    /// Writes without a SIGPIPE if the reader has closed.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      #endif
    }

    /// Closes the sending side; reading continues.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Sends bytes until the other side takes nothing for a second.
    ///
    /// - returns: The number of bytes that left.
    func sendUntilHeld(_ bytes: [UInt8]) -> Int {
      var limit = timeval()
      limit.tv_sec = 1
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      defer {
        limit.tv_sec = 0
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      }
      var sent = 0
      while sent < bytes.count {
        let end = min(bytes.count, sent + 1 << 16)
        let count = bytes[sent..<end].withUnsafeBytes { Self.write($0, to: descriptor) }
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }

    /// Ends the connection at once, without the usual farewell.
    func reset() {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
      shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Returns whether there was more before the other side's end.
    private func receive() throws -> Bool {
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { throw Failure(words: "nothing came in time") }
      guard count > 0 else { return false }
      received += buffer[..<count]
      return true
    }

    /// Waits for bytes and returns everything received, which may be more.
    func receive(_ count: Int) throws -> [UInt8] {
      while received.count < count {
        guard try receive() else { throw Failure(words: "the connection was closed") }
      }
      defer { received = [] }
      return received
    }

    /// Reads until `count` bytes or the end of the stream have arrived.
    ///
    /// - returns: Whether the bytes arrived.
    func isOpenAfterDraining(upTo count: Int) throws -> Bool {
      var drained = received.count
      while drained < count {
        received = []
        guard try receive() else { return false }
        drained += received.count
      }
      return true
    }

    /// Returns the next answer.
    ///
    /// - parameter isHead: The request was `HEAD`, so that there is no body.
    func response(isHead: Bool = false) throws -> Response {
      let end = Array("\r\n\r\n".utf8)
      while true {
        if let range = received.firstRange(of: end) {
          let lines = String(decoding: received[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
          var response = Response()
          response.status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
          for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw Failure(words: "a header's line without a colon") }
            response.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
          }
          let size = isHead ? 0 : Int(response.headers["content-length"] ?? "0") ?? 0
          while received.count < range.upperBound + size {
            guard try receive() else { throw Failure(words: "the body ends too early") }
          }
          response.body = Array(received[range.upperBound..<range.upperBound + size])
          received.removeFirst(range.upperBound + size)
          return response
        }
        guard try receive() else { throw Failure(words: "the connection was closed") }
      }
    }

    /// Waits until the other side has closed the connection.
    ///
    /// - returns: The bytes before the end that are not part of an answer.
    func end() throws -> [UInt8] {
      while try receive() {}
      return received
    }
  }

  extension RawConnection {
    /// Sends nothing more, and waits until the other side has closed the connection, too.
    func finish() throws {
      #if canImport(Darwin)
        shutdown(descriptor, SHUT_WR)
      #else
        shutdown(descriptor, Int32(SHUT_WR))
      #endif
      _ = try end()
    }

    /// Sends a request and returns its answer.
    func request(
      _ method: String, _ path: String, headers: [String] = [], body: String? = nil
    ) throws -> Response {
      var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + headers
      if let body {
        lines.append("Content-Length: \(body.utf8.count)")
        if !headers.contains(where: { $0.lowercased().hasPrefix("content-type") }) {
          lines.append("Content-Type: application/json")
        }
      }
      try send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
      return try response(isHead: method == "HEAD")
    }
  }
#endif
