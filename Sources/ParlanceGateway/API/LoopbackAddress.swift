#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// Addresses that other machines cannot reach.
  enum LoopbackAddress {
    /// Returns whether the value of a `Host` field, a host with or without a port, names a loopback address.
    static func isNamed(byHost field: String) -> Bool {
      HostName(field: field).map { isLoopback($0.text) } ?? false
    }

    /// The two kinds of addresses.
    enum Family { case four, six }

    /// Returns the kind of an address; nil for a name.
    static func family(_ host: String) -> Family? {
      var bytes = [UInt8](repeating: 0, count: 16)
      if inet_pton(AF_INET, host, &bytes) == 1 { return .four }
      return inet_pton(AF_INET6, host, &bytes) == 1 ? .six : nil
    }

    /// Returns whether a host is a loopback address, or the name for one.
    static func isLoopback(_ host: String) -> Bool {
      if host.lowercased() == "localhost" { return true }
      var bytes = [UInt8](repeating: 0, count: 16)
      if inet_pton(AF_INET, host, &bytes) == 1 { return bytes[0] == 127 }
      return inet_pton(AF_INET6, host, &bytes) == 1 && bytes == [UInt8](repeating: 0, count: 15) + [1]
    }
  }
#endif
