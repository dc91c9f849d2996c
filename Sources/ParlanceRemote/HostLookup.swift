#if Remote && os(Linux)
  internal import Dispatch
  internal import Glibc

  /// Finds the addresses of hosts, apart from the thread that serves the sockets, which would stand still meanwhile.
  enum HostLookup {
    private static let queue = DispatchQueue(label: "parlance.lookup", qos: .userInitiated, attributes: .concurrent)

    /// Passes the numeric addresses of a host, in the order in which they are to be tried; none if it is not known.
    static func find(_ host: String, completion: @escaping @Sendable ([String]) -> Void) {
      queue.async { completion(addresses(of: host)) }
    }

    private static func addresses(of host: String) -> [String] {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
      defer { freeaddrinfo(list) }
      var found: [String] = []
      var next = list
      while let entry = next?.pointee {
        next = entry.ai_next
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let code = getnameinfo(
          entry.ai_addr, entry.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
        guard code == 0 else { continue }
        let address = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if !found.contains(address) { found.append(address) }
      }
      return found
    }
  }
#endif
