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

    /// Tries to listen, and returns why that fails; nil if it does not.
    func bindComplaint() -> String? {
      guard var address = Self.address(host, port, AI_NUMERICHOST) else { return nil }
      let descriptor = socket(Int32(address.storage.ss_family), Self.streamType, 0)
      guard descriptor >= 0 else { return String(cString: strerror(errno)) }
      defer { close(descriptor) }
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
      let bound = withUnsafePointer(to: &address.storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, address.length) }
      }
      if bound == 0, listen(descriptor, 1) == 0 { return nil }
      switch errno {
      case EADDRINUSE: return "the address is in use by another process"
      case EADDRNOTAVAIL: return "this machine does not have the address"
      case EACCES where port < 1024: return "permission denied; ports below 1024 may be the administrator's"
      case EACCES: return "permission denied"
      default: return String(cString: strerror(errno))
      }
    }

    private struct Unknown: Error {
      var words: String
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

    private static func lookUp(_ host: String, _ port: Int) -> Result<String, Unknown> {
      var found: [Address] = []
      let code = collect(host, port, 0, &found)
      // Those of version 4 first: a name such as `localhost` has both.
      let sorted = found.filter { $0.storage.ss_family == AF_INET } + found.filter { $0.storage.ss_family != AF_INET }
      guard let first = sorted.first else {
        return .failure(Unknown(words: code == 0 ? "it has no address" : String(cString: gai_strerror(code))))
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
        var text = [CChar](repeating: 0, count: 64)
        guard getnameinfo(address, copy.length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
          continue
        }
        copy.text = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        found.append(copy)
      }
      return 0
    }
  }
#endif
