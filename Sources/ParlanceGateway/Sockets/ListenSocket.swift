#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The place where a server is to listen, and why it cannot.
  struct ListenSocket {
    /// The numeric address of the host, or the name of an interface.
    private(set) var host: String
    /// The reason why the host is not an address; nil if it is one.
    private(set) var complaint: String?
    private let port: Int

    /// Looks a host up: an address, a name of this machine such as `localhost`, or an interface.
    init(_ host: String, _ port: Int) {
      self.host = host
      self.port = port
      guard Self.address(host, port, AI_NUMERICHOST) == nil, if_nametoindex(host) == 0 else { return }
      switch Self.lookUp(host, port) {
      case .success(let address): self.host = address
      case .failure(let error): complaint = "the host \(host) is unknown (\(error.words))"
      }
    }

    /// Begins to listen.
    ///
    /// - returns: The descriptor and the port, or why there are none.
    func open() -> Result<(descriptor: Int32, port: Int), Complaint> {
      guard let address = Self.address(host, port, AI_NUMERICHOST) ?? Self.interfaceAddress(host, port) else {
        return .failure(Complaint(words: "the interface \(host) has no address"))
      }
      let descriptor = socket(Int32(address.storage.ss_family), Self.streamType, 0)
      guard descriptor >= 0 else { return .failure(Complaint(words: String(cString: strerror(errno)))) }
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
      var storage = address.storage
      let bound = withUnsafePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, address.length) }
      }
      guard bound == 0, listen(descriptor, Self.backlog) == 0, SocketAddress.setUp(descriptor),
        let port = SocketAddress.port(of: descriptor)
      else {
        let words = Self.words(errno, port: port)
        close(descriptor)
        return .failure(Complaint(words: words))
      }
      return .success((descriptor, port))
    }

    /// The reason why a place cannot be listened at.
    struct Complaint: Error {
      var words: String
    }

    /// The most connections that wait with the system.
    private static let backlog: Int32 = 4096

    private static func words(_ error: Int32, port: Int) -> String {
      switch error {
      case EADDRINUSE: "the address is in use by another process"
      case EADDRNOTAVAIL: "this machine does not have the address"
      case EACCES where port < 1024: "permission denied; ports below 1024 may be the administrator's"
      case EACCES: "permission denied"
      default: String(cString: strerror(error))
      }
    }

    /// The address of an interface; of version 4, if it has one.
    private static func interfaceAddress(_ name: String, _ port: Int) -> Address? {
      var list: UnsafeMutablePointer<ifaddrs>?
      guard getifaddrs(&list) == 0 else { return nil }
      defer { freeifaddrs(list) }
      var texts: [String] = []
      var next = list
      while let entry = next {
        next = entry.pointee.ifa_next
        guard String(cString: entry.pointee.ifa_name) == name, let address = entry.pointee.ifa_addr,
          let text = SocketAddress.text(address)
        else { continue }
        texts.append(text)
      }
      let chosen = texts.first { !$0.contains(":") } ?? texts.first
      return chosen.flatMap { Self.address($0, port, AI_NUMERICHOST) }
    }

    private struct Address {
      var storage = sockaddr_storage()
      var length: socklen_t = 0
      var text = ""
    }

    #if canImport(Darwin)
      private static let streamType = SOCK_STREAM
    #else
      private static let streamType = Int32(SOCK_STREAM.rawValue)
    #endif

    private static func lookUp(_ host: String, _ port: Int) -> Result<String, Complaint> {
      var found: [Address] = []
      let code = collect(host, port, 0, &found)
      // Those of version 4 first: a name such as `localhost` has both.
      let sorted = found.filter { $0.storage.ss_family == AF_INET } + found.filter { $0.storage.ss_family != AF_INET }
      guard let first = sorted.first else {
        return .failure(Complaint(words: code == 0 ? "it has no address" : String(cString: gai_strerror(code))))
      }
      return .success(first.text)
    }

    private static func address(_ host: String, _ port: Int, _ flags: Int32) -> Address? {
      var found: [Address] = []
      guard collect(host, port, flags, &found) == 0 else { return nil }
      return found.first
    }

    private static func collect(_ host: String, _ port: Int, _ flags: Int32, _ found: inout [Address]) -> Int32 {
      var hints = addrinfo()
      hints.ai_flags = flags | AI_PASSIVE | AI_NUMERICSERV
      hints.ai_socktype = streamType
      var list: UnsafeMutablePointer<addrinfo>?
      let code = getaddrinfo(host, String(port), &hints, &list)
      guard code == 0 else { return code }
      defer { freeaddrinfo(list) }
      var next = list
      while let entry = next {
        next = entry.pointee.ai_next
        guard let address = entry.pointee.ai_addr,
          Int(entry.pointee.ai_addrlen) <= MemoryLayout<sockaddr_storage>.size
        else { continue }
        var copy = Address()
        copy.length = entry.pointee.ai_addrlen
        withUnsafeMutableBytes(of: &copy.storage) {
          $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(copy.length)))
        }
        guard let text = SocketAddress.text(address) else { continue }
        copy.text = text
        found.append(copy)
      }
      return 0
    }
  }
#endif
