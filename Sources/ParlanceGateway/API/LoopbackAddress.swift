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
      if field.hasPrefix("[") {
        let parts = field.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && isPort(parts[1]) && parts[0].contains(":") && isLoopback(String(parts[0]))
      }
      let end = field.firstIndex(of: ":") ?? field.endIndex
      return isPort(field[end...]) && isLoopback(String(field[..<end]))
    }

    /// Returns whether a text is nothing, or a colon and a port.
    private static func isPort(_ text: Substring) -> Bool {
      text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
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
