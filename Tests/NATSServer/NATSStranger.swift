import Foundation

/// A client of a NATS server that is not a gateway: it receives every message, and publishes any bytes.
public final class NATSStranger: @unchecked Sendable {
  /// A message, as it passed.
  public struct Message: Sendable {
    public let subject: String
    public let bytes: [UInt8]
  }

  private let connection: FileHandle
  private let lock = NSLock()
  // Under the lock.
  private var messages: [Message] = []
  /// The bytes behind the last message. Touched on the reading thread.
  private var rest: [UInt8] = []

  /// Connects to a server on the loopback interface and listens to all subjects.
  public init(port: Int) throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard isOpen else { throw TCPProxy.Failure(description: "no connection to port \(port)") }
    try send("CONNECT {\"verbose\":false,\"pedantic\":false}\r\nSUB > 1\r\nPING\r\n")
    // The server answers behind the subscription.
    while try readLine() != "PONG" {}
    Thread.detachNewThread { [self] in
      while (try? take()) != nil {}
    }
  }

  /// The messages that came so far.
  public var heard: [Message] { lock.withLock { messages } }

  /// Publishes a message.
  public func publish(_ bytes: [UInt8], to subject: String) throws {
    try connection.write(contentsOf: Data("PUB \(subject) \(bytes.count)\r\n".utf8) + bytes + Data("\r\n".utf8))
  }

  private func send(_ text: String) throws { try connection.write(contentsOf: Data(text.utf8)) }

  private func take() throws {
    let words = try readLine().split(separator: " ")
    switch words.first {
    case "PING": try send("PONG\r\n")
    case "MSG":
      guard words.count >= 4, let count = Int(words[words.count - 1]) else { return }
      let bytes = try read(count + 2)
      lock.withLock { messages.append(Message(subject: String(words[1]), bytes: Array(bytes.dropLast(2)))) }
    default: break
    }
  }

  private func readLine() throws -> String {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest.removeFirst(end + 1)
        return String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      }
      try readMore()
    }
  }

  private func read(_ count: Int) throws -> [UInt8] {
    while rest.count < count { try readMore() }
    defer { rest.removeFirst(count) }
    return Array(rest[..<count])
  }

  private func readMore() throws {
    let bytes = connection.availableData
    guard !bytes.isEmpty else { throw TCPProxy.Failure(description: "the connection ended") }
    rest += bytes
  }
}
