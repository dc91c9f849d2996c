#if Server
  /// The names by which a gateway may be requested, and the pages whose scripts may send requests to it.
  ///
  /// A browser sends a page's requests to any address that the page names, also to a loopback address, and the name of a page
  /// from elsewhere may resolve to this machine. It sends the page (`Origin`) and the requested name (`Host`) with the request.
  struct VisitorRules: Sendable {
    /// The names by which the gateway may be requested.
    enum Names: Hashable, Sendable {
      /// Any name: every request must have a token.
      case all
      /// Addresses of this machine alone.
      case loopback
      /// Addresses, `localhost`, and these, in lower case.
      case listed(Set<String>)
    }

    var names = Names.all
    /// The origins whose pages may send requests, beside those of the gateway itself; in lower case.
    var origins: Set<String> = []

    /// Returns the reason for which a request is refused; nil if it is not.
    ///
    /// - parameter host: The value of `Host`; empty if there is none, which no browser sends.
    /// - parameter origin: The value of `Origin`; nil if there is none.
    func refusal(host: String, origin: String?) -> HTTPError? {
      if !accepts(host: host) { return names == .loopback ? .misdirected : .unknownHost }
      guard let origin, !isOwn(origin, host: host), !origins.contains(origin.lowercased()) else { return nil }
      return .foreignOrigin
    }

    private func accepts(host: String) -> Bool {
      if host.isEmpty { return true }
      switch names {
      case .all: return true
      case .loopback: return LoopbackAddress.isNamed(byHost: host)
      case .listed(let names):
        guard let name = HostName(field: host) else { return false }
        return name.isAddress || name.text == "localhost" || names.contains(name.text)
      }
    }

    /// Returns whether an origin is that of the gateway's own pages: the one to which the request goes.
    private func isOwn(_ origin: String, host: String) -> Bool {
      for (scheme, port) in [("http://", "80"), ("https://", "443")] where origin.lowercased().hasPrefix(scheme) {
        guard let page = HostName(field: String(origin.dropFirst(scheme.count))), let own = HostName(field: host) else {
          return false
        }
        return page.text == own.text && page.port ?? port == own.port ?? port
      }
      return false
    }
  }

  /// A host and its port, as a request's header names them.
  struct HostName: Hashable, Sendable {
    /// The name, or the address without brackets, in lower case.
    var text: String
    /// The port's digits; nil if there is none.
    var port: String?
    /// A Boolean value that indicates whether it is an address, not a name: any domain's owner can have a name resolve here.
    var isAddress: Bool

    /// Reads the value of `Host`; nil if it is invalid.
    init?(field: String) {
      let name: Substring
      let rest: Substring
      let isBracketed = field.hasPrefix("[")
      if isBracketed {
        guard let end = field.firstIndex(of: "]") else { return nil }
        name = field[field.index(after: field.startIndex)..<end]
        rest = field[field.index(after: end)...]
      } else {
        let end = field.firstIndex(of: ":") ?? field.endIndex
        (name, rest) = (field[..<end], field[end...])
      }
      guard rest.isEmpty || rest.first == ":" && rest.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      text = name.lowercased()
      port = rest.count > 1 ? String(rest.dropFirst()) : nil
      let family = LoopbackAddress.family(text)
      isAddress = family != nil
      guard isBracketed ? family == .six : family != .six, Self.isPlain(text) else { return nil }
    }

    private static func isPlain(_ text: String) -> Bool {
      !text.isEmpty
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
          default: false
          }
        }
    }
  }
#endif
