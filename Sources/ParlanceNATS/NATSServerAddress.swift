#if Cluster
  internal import Foundation
  internal import ParlanceCore

  /// The address of a NATS server, and the credentials for it.
  struct NATSServerAddress: Equatable, Sendable {
    enum Credentials: Equatable, Sendable {
      case none
      case user(String, password: String)
      case token(String)
    }

    /// A name or an address, without the brackets of IPv6.
    var host: String
    var port: Int
    var isSecure: Bool
    var credentials = Credentials.none

    /// The address without credentials, for the operator.
    var place: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Reads addresses that are separated by commas.
    ///
    /// - throws: `invalidArgument` if one cannot be understood; the error does not repeat it, for it may hold a password.
    static func parse(_ text: String) throws(MessagingError) -> [NATSServerAddress] {
      var servers: [NATSServerAddress] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let server = NATSServerAddress(part.trimmingCharacters(in: .whitespaces)) else {
          throw MessagingError(
            .invalidArgument, "an address of NATS has the form nats://HOST:PORT or tls://USER:PASSWORD@HOST:PORT")
        }
        servers.append(server)
      }
      return servers
    }
  }

  extension NATSServerAddress {
    fileprivate init?(_ text: String) {
      guard let scheme = ["nats://", "tls://"].first(where: { text.hasPrefix($0) }) else { return nil }
      isSecure = scheme == "tls://"
      var rest = text.dropFirst(scheme.count)
      if rest.hasSuffix("/") { rest.removeLast() }
      if let end = rest.lastIndex(of: "@") {
        guard let credentials = Self.credentials(rest[..<end]) else { return nil }
        self.credentials = credentials
        rest = rest[rest.index(after: end)...]
      }
      guard let (host, port) = Self.hostAndPort(rest) else { return nil }
      self.host = host
      self.port = port
    }

    private static func credentials(_ text: Substring) -> Credentials? {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.compactMap { String($0).removingPercentEncoding }
      guard words.count == parts.count, let first = words.first, !first.isEmpty else { return nil }
      return words.count == 2 ? .user(first, password: words[1]) : .token(first)
    }

    private static func hostAndPort(_ text: Substring) -> (host: String, port: Int)? {
      var host = text
      var port = 4222
      // A colon within brackets belongs to the address.
      let isBracketed = text.hasPrefix("[")
      if let colon = text.lastIndex(of: ":"), !isBracketed || text[..<colon].hasSuffix("]") {
        guard let number = UInt16(text[text.index(after: colon)...]), number > 0 else { return nil }
        host = text[..<colon]
        port = Int(number)
      }
      if isBracketed {
        guard host.hasSuffix("]") else { return nil }
        host = host.dropFirst().dropLast()
      }
      let isName = host.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        case UInt8(ascii: ":"), UInt8(ascii: "%"): isBracketed
        default: false
        }
      }
      return isName && !host.isEmpty ? (String(host), port) : nil
    }
  }
#endif
