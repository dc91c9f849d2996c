#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// Addresses of the system's sockets, and the options of every socket's descriptor.
  enum SocketAddress {
    /// Returns an address as text, without its port; nil if it is not an Internet address. An IPv4 address that is mapped to
    /// IPv6 is returned in the form of IPv4.
    static func text(_ address: UnsafePointer<sockaddr>) -> String? {
      let size: Int
      switch Int32(address.pointee.sa_family) {
      case AF_INET: size = MemoryLayout<sockaddr_in>.size
      case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
      default: return nil
      }
      var text = [CChar](repeating: 0, count: 64)
      guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
        return nil
      }
      let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let mapped = "::ffff:"
      return words.hasPrefix(mapped) && words.contains(".") ? String(words.dropFirst(mapped.count)) : words
    }

    /// Returns the port of a socket of this side; nil if it has none.
    static func port(of descriptor: Int32) -> Int? {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let code = withUnsafeMutablePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
      }
      guard code == 0 else { return nil }
      return withUnsafePointer(to: &storage) { storage in
        switch Int32(storage.pointee.ss_family) {
        case AF_INET:
          storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
        case AF_INET6:
          storage.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin6_port)) }
        default: nil
        }
      }
    }

    /// Takes a connection that waits.
    ///
    /// - returns: The descriptor and the address of the other end, or the number of the system's error.
    static func accept(_ listener: Int32) -> Result<(descriptor: Int32, address: String), AcceptError> {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      var descriptor: Int32 = -1
      var text: String?
      var number: Int32 = 0
      withUnsafeMutablePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          #if canImport(Darwin)
            descriptor = Darwin.accept(listener, address, &size)
          #else
            descriptor = Glibc.accept(listener, address, &size)
          #endif
          number = errno
          if descriptor >= 0 { text = Self.text(address) }
        }
      }
      guard descriptor >= 0 else { return .failure(AcceptError(number: number)) }
      var isOn: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #if canImport(Darwin)
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
      _ = setUp(descriptor)
      return .success((descriptor, text ?? ""))
    }

    struct AcceptError: Error {
      var number: Int32
      /// A Boolean value that indicates whether no connection waits.
      var isNone: Bool { number == EAGAIN || number == EWOULDBLOCK }
      /// A Boolean value that indicates whether the one that waited is gone, and another may be there.
      var isOfOne: Bool { number == ECONNABORTED || number == EINTR }
    }

    /// Has a descriptor return at once instead of waiting, and stay out of processes that are started.
    static func setUp(_ descriptor: Int32) -> Bool {
      let flags = fcntl(descriptor, F_GETFL)
      return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
        && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }
  }
#endif
