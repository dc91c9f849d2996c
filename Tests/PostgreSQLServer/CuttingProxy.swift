import Foundation

/// A socket in front of a server's, which forwards all bytes and cuts its client's connection at a chosen moment.
public final class CuttingProxy: @unchecked Sendable {
  /// The moment at which a connection is cut.
  public enum Moment: String, CaseIterable, Sendable {
    /// The request to commit is on its way: the server never sees it.
    case beforeCommit
    /// The server has committed: its answer never comes.
    case afterCommit
  }

  private let server: String
  private let listener: Int32
  private let folder: String
  private let lock = NSLock()
  // Under the lock.
  private var moment: Moment?
  private var cutCount = 0
  private var isRefusing = false
  private var clients: Set<Int32> = []
  private var isClosed = false

  /// Begins to listen.
  ///
  /// - parameter server: The folder of the server's socket.
  public init(server: String) throws {
    self.server = "\(server)/.s.PGSQL.5432"
    folder = "\(server)-\(String(UInt32.random(in: 0 ... .max), radix: 36))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    listener = socket(AF_UNIX, Self.stream, 0)
    guard Self.use("\(folder)/.s.PGSQL.5432", { bind(listener, $0, $1) }) == 0, listen(listener, 8) == 0 else {
      throw PrivateServer.Failure(description: "no socket in \(folder)")
    }
    Thread.detachNewThread { self.accept() }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  deinit { close() }

  /// Ends everything.
  public func close() {
    let isFirst = lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The address of a database by way of the proxy.
  public func url(_ database: String) -> String { "postgresql://postgres@/\(database)?host=\(folder)" }

  /// Cuts the next commit.
  public func cut(_ moment: Moment) { lock.withLock { self.moment = moment } }

  /// A Boolean value that indicates whether there are no new connections.
  public var refusesConnections: Bool {
    get { lock.withLock { isRefusing } }
    set { lock.withLock { isRefusing = newValue } }
  }

  /// A Boolean value that indicates whether nothing passes: connections end, and there are no new ones.
  public var isCutOff: Bool {
    get { lock.withLock { isRefusing && clients.isEmpty } }
    set {
      lock.withLock {
        isRefusing = newValue
        if newValue { for client in clients { shutdown(client, Int32(SHUT_RDWR)) } }
      }
    }
  }

  /// The number of connections that were cut.
  public var cuts: Int { lock.withLock { cutCount } }

  private static func use(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private func accept() {
    let (listener, server) = (self.listener, self.server)
    while true {
      #if canImport(Darwin)
        let client = Darwin.accept(listener, nil, nil)
      #else
        let client = Glibc.accept(listener, nil, nil)
      #endif
      guard client >= 0 else { break }
      let other = socket(AF_UNIX, Self.stream, 0)
      guard !refusesConnections, Self.use(server, { connect(other, $0, $1) }) == 0 else {
        shutdown(client, Int32(SHUT_RDWR))
        end(client, other)
        continue
      }
      Thread.detachNewThread { self.pass(client, other) }
    }
    end(listener)
  }

  private func end(_ descriptors: Int32...) {
    for descriptor in descriptors {
      #if canImport(Darwin)
        _ = Darwin.close(descriptor)
      #else
        _ = Glibc.close(descriptor)
      #endif
    }
  }

  /// Passes bytes between a client and the server until one of them ends, or the moment has come.
  private func pass(_ client: Int32, _ server: Int32) {
    let isOpen = lock.withLock { isRefusing ? false : clients.insert(client).inserted }
    defer {
      _ = lock.withLock { clients.remove(client) }
      end(client, server)
    }
    guard isOpen else { return }
    var isCommitting = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var descriptors = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 else { return }
      for (index, descriptor) in descriptors.enumerated() where descriptor.revents != 0 {
        let count = read(descriptor.fd, &buffer, buffer.count)
        guard count > 0 else { return }
        let bytes = Data(buffer[..<count])
        if index == 0, bytes.range(of: Data("commit_turn\0".utf8)) != nil {
          isCommitting = true
          if takeMoment(.beforeCommit) { return }
        }
        if index == 1, isCommitting, bytes.range(of: Data("COMMIT\0".utf8)) != nil {
          isCommitting = false
          if takeMoment(.afterCommit) { return }
        }
        guard send(index == 0 ? server : client, bytes) else { return }
      }
    }
  }

  private func takeMoment(_ moment: Moment) -> Bool {
    lock.withLock {
      guard self.moment == moment else { return false }
      self.moment = nil
      cutCount += 1
      return true
    }
  }

  /// Writes bytes; to a socket that is closed without a signal.
  private func send(_ descriptor: Int32, _ bytes: Data) -> Bool {
    var rest = bytes[...]
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
