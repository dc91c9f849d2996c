import Foundation
import ParlanceCore

#if canImport(Glibc)
  import Glibc
#endif

/// A server for files over HTTP that does what a test asks of it, on a port of this machine.
package final class MediaTestServer: Sendable {
  /// The answer to a request.
  package enum Reply: Sendable {
    /// A file, with further fields of the header.
    case file([UInt8], headers: [String] = [])
    case status(Int, headers: [String] = [])
    /// A file that is announced to be longer than it is.
    case cut([UInt8], announced: Int)
    /// A body that does not end.
    case endless
    /// Nothing, until the client goes.
    case silent
  }

  /// A request that came.
  package struct Request: Sendable {
    package var path: String
    /// The header's fields by their names in lower case.
    package var headers: [String: String]
  }

  package let port: Int
  private let descriptor: Int32
  private let came = Lock<[Request]>([])

  /// The requests that came, in their order.
  package var requests: [Request] { came.withLock { $0 } }

  /// - parameter answer: Called with each request and the number of requests of its path so far, from 1, on a thread of its
  ///   connection, which it may hold up.
  package init(_ answer: @escaping @Sendable (Request, Int) -> Reply) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw MessagingError(.storageFailed, "no port") }
    self.descriptor = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
    let came = came
    Thread.detachNewThread {
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          // Closed here alone: its number may be another server's at once, whose connections this thread would take.
          close(descriptor)
          return
        }
        Thread.detachNewThread {
          Connection(descriptor: connection).serve { request in
            let number = came.withLock { came in
              came.append(request)
              return came.count { $0.path == request.path }
            }
            return answer(request, number)
          }
        }
      }
    }
  }

  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private final class Connection {
    private let descriptor: Int32
    private var received: [UInt8] = []

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    func serve(_ answer: (Request) -> Reply) {
      while let request = next() {
        switch answer(request) {
        case .file(let bytes, let headers):
          guard reply(200, headers + ["Content-Length: \(bytes.count)"], bytes) else { return }
        case .status(let status, let headers):
          guard reply(status, headers + ["Content-Length: 0"]) else { return }
        case .cut(let bytes, let announced):
          _ = reply(200, ["Content-Length: \(announced)"], bytes)
          return
        case .endless:
          guard reply(200, []) else { return }
          while transmit([UInt8](repeating: 0x78, count: 65536)) {}
          return
        case .silent:
          while receive() {}
          return
        }
      }
    }

    private func next() -> Request? {
      let end = Array("\r\n\r\n".utf8)
      while true {
        if let range = Data(received).range(of: Data(end)) {
          let lines = String(decoding: received[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
          received.removeSubrange(..<range.upperBound)
          var headers: [String: String] = [:]
          for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
          }
          let words = lines[0].split(separator: " ").map(String.init)
          return Request(path: words.count > 1 ? words[1] : "", headers: headers)
        }
        guard receive() else { return nil }
      }
    }

    private func receive() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { return false }
      received += bytes[..<count]
      return true
    }

    private func reply(_ status: Int, _ headers: [String], _ body: [UInt8] = []) -> Bool {
      transmit(Array((["HTTP/1.1 \(status) x"] + headers + ["", ""]).joined(separator: "\r\n").utf8) + body)
    }

    private func transmit(_ bytes: [UInt8]) -> Bool {
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
