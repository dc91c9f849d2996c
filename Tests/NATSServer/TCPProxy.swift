import Foundation

/// A port in front of a server's, which forwards all bytes, and cuts or stalls connections when the test requests it.
public final class TCPProxy: @unchecked Sendable {
  /// A port that could not be opened.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private struct Pair {
    let client: Int32
    let server: Int32
  }

  /// The port on which it listens.
  public let port: Int
  private let target: Int
  private let listener: Int32
  private let condition = NSCondition()
  // Under the condition's lock.
  private var pairs: [Int32: Pair] = [:]
  private var isRefusing = false
  private var isHolding = false
  private var isClosed = false

  /// Begins to listen.
  ///
  /// - parameter target: The port of the server, on the loopback interface.
  public init(to target: Int) throws {
    self.target = target
    let listener = socket(AF_INET, Self.stream, 0)
    self.listener = listener
    var address = Self.address(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw Failure(description: "no port") }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in accept() }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func address(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Ends everything.
  public func close() {
    condition.lock()
    let isFirst = !isClosed
    isClosed = true
    condition.unlock()
    guard isFirst else { return }
    cut()
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// A Boolean value that indicates whether new connections end at once.
  public var refusesConnections: Bool {
    get { condition.withLock { isRefusing } }
    set { condition.withLock { isRefusing = newValue } }
  }

  /// A Boolean value that indicates whether no bytes pass; connections stay open, and neither side is notified.
  public var isStalled: Bool {
    get { condition.withLock { isHolding } }
    set {
      condition.withLock {
        isHolding = newValue
        condition.broadcast()
      }
    }
  }

  /// The number of connections.
  public var connectionCount: Int { condition.withLock { pairs.count } }

  /// Ends all connections.
  public func cut() {
    condition.withLock {
      for pair in pairs.values {
        shutdown(pair.client, Int32(SHUT_RDWR))
        shutdown(pair.server, Int32(SHUT_RDWR))
      }
      pairs.removeAll()
      condition.broadcast()
    }
  }

  private func accept() {
    while true {
      let client = Self.accept(listener)
      guard client >= 0 else { break }
      let server = socket(AF_INET, Self.stream, 0)
      var address = Self.address(port: target)
      let isOpen =
        !refusesConnections
        && withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
          }
        }
      guard isOpen else {
        Self.close(client, server)
        continue
      }
      let pair = Pair(client: client, server: server)
      condition.withLock { pairs[client] = pair }
      Thread.detachNewThread { [self] in pass(pair) }
    }
    Self.close(listener)
  }

  /// Passes bytes both ways until one end closes.
  private func pass(_ pair: Pair) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    loop: while true {
      var descriptors = [pair.client, pair.server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 else { break }
      for (index, descriptor) in descriptors.enumerated() where descriptor.revents != 0 {
        let count = read(descriptor.fd, &buffer, buffer.count)
        guard count > 0, waitWhileStalled(pair) else { break loop }
        guard Self.send(index == 0 ? pair.server : pair.client, buffer[..<count]) else { break loop }
      }
    }
    condition.withLock { pairs[pair.client] = nil }
    Self.close(pair.client, pair.server)
  }

  /// - returns: False if the connection was cut.
  private func waitWhileStalled(_ pair: Pair) -> Bool {
    condition.withLock {
      while isHolding, pairs[pair.client] != nil { condition.wait() }
      return pairs[pair.client] != nil
    }
  }

  private static func accept(_ listener: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.accept(listener, nil, nil)
    #else
      Glibc.accept(listener, nil, nil)
    #endif
  }

  private static func close(_ descriptors: Int32...) {
    for descriptor in descriptors {
      #if canImport(Darwin)
        _ = Darwin.close(descriptor)
      #else
        _ = Glibc.close(descriptor)
      #endif
    }
  }

  /// Writes bytes; to a socket that is closed without a signal.
  private static func send(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
