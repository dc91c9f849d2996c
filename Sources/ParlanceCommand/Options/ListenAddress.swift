#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The address at which a service takes connections.
  struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    /// A host's name, or an IP address without brackets.
    let host: String
    /// The port; 0 for one that the system chooses.
    let port: UInt16

    /// The address unless another one is given: this machine alone.
    static let standard = ListenAddress(host: "127.0.0.1", port: 7788)

    init(host: String, port: UInt16) {
      self.host = host
      self.port = port
    }

    /// Reads `HOST:PORT`, or `[ADDRESS]:PORT` with an IPv6 address.
    init(_ text: String) throws(UsageError) {
      guard let colon = text.lastIndex(of: ":"), colon > text.startIndex, text[..<colon] != "[]" else {
        throw UsageError("\"\(text)\" is not a listen address; the form is HOST:PORT.")
      }
      let portText = text[text.index(after: colon)...]
      guard portText.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(portText) else {
        throw UsageError("\"\(portText)\" in \"\(text)\" is not a port; a port is a number from 0 to 65535.")
      }
      var host = text[..<colon]
      if host.hasPrefix("[") && host.hasSuffix("]") {
        host = host.dropFirst().dropLast()
        guard Self.version6(String(host)) != nil else {
          throw UsageError("\"\(host)\" in \"\(text)\" is not an IPv6 address.")
        }
      } else if host.contains(":") {
        throw UsageError("An IPv6 address needs brackets, as in [::1]:7788; \"\(text)\" has none.")
      } else {
        guard host.utf8.allSatisfy(Self.isHostCharacter) else {
          throw UsageError("\"\(host)\" in \"\(text)\" is not a valid host name.")
        }
      }
      self.init(host: String(host), port: port)
    }

    /// A Boolean value that indicates whether other machines can never connect.
    ///
    /// Names count as reachable, for the system may know more than one address of theirs; `localhost` is the exception.
    var isLoopback: Bool {
      if host.lowercased() == "localhost" { return true }
      if let bytes = Self.version4(host) { return bytes[0] == 127 }
      guard let bytes = Self.version6(host) else { return false }
      if bytes == [UInt8](repeating: 0, count: 15) + [1] { return true }
      let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
      return Array(bytes[..<12]) == mapped && bytes[12] == 127
    }

    var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }

    private static func version4(_ text: String) -> [UInt8]? { bytes(text, family: AF_INET, count: 4) }
    private static func version6(_ text: String) -> [UInt8]? { bytes(text, family: AF_INET6, count: 16) }

    private static func bytes(_ text: String, family: Int32, count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
  }
#endif
