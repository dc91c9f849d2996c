#if Remote
  package import Foundation
  package import ParlanceCore

  /// The address of a gateway.
  package enum GatewayAddress {
    /// The path of the link unless the address has another.
    package static let path = "/v1/link"
    /// The path of media, before their ids.
    package static let mediaPath = "/v1/media/"
    /// The path of uploads, before their ids.
    package static let uploadPath = "/v1/uploads/"

    /// Returns the complete address of a gateway's link: with a port and a path.
    ///
    /// - throws: `MessagingError` with code `invalidArgument` if it is not of scheme `ws` or `wss`, names no host, or
    ///   has a user, a password or a fragment.
    package static func complete(_ url: URL) throws(MessagingError) -> URL {
      guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { throw invalid }
      parts.scheme = parts.scheme?.lowercased()
      guard parts.scheme == "ws" || parts.scheme == "wss", let host = parts.host, !host.isEmpty, parts.user == nil,
        parts.password == nil, parts.fragment == nil, parts.port.map({ (1...65535).contains($0) }) ?? true
      else { throw invalid }
      if parts.port == nil { parts.port = parts.scheme == "wss" ? 443 : 80 }
      if parts.path.isEmpty || parts.path == "/" { parts.path = path }
      guard let complete = parts.url else { throw invalid }
      return complete
    }

    /// Returns the complete address that a text is.
    package static func parse(_ text: String) throws(MessagingError) -> URL {
      guard let url = URL(string: text) else { throw invalid }
      return try complete(url)
    }

    /// Returns the address at which a gateway has media.
    ///
    /// - parameter link: The complete address of the gateway's link.
    package static func media(_ id: MediaID, behind link: URL) -> URL? {
      address(mediaPath, id, behind: link)
    }

    /// Returns the media at an address of a gateway. The host is ignored: a hub may have several gateways, and each app uses the
    /// one that it knows.
    ///
    /// - returns: nil if it is not an address of media.
    package static func media(at address: String) -> MediaID? {
      guard let parts = URLComponents(string: address), parts.scheme == "https" || parts.scheme == "http",
        parts.path.hasPrefix(mediaPath)
      else { return nil }
      let id = MediaID(String(parts.path.dropFirst(mediaPath.count)))
      return id.isValid ? id : nil
    }

    /// Returns the address to which the bytes of an upload are sent.
    ///
    /// - parameter link: The complete address of the gateway's link.
    package static func upload(_ id: MediaID, behind link: URL) -> URL? { address(uploadPath, id, behind: link) }

    private static func address(_ path: String, _ id: MediaID, behind link: URL) -> URL? {
      guard id.isValid, var parts = URLComponents(url: link, resolvingAgainstBaseURL: false) else { return nil }
      parts.scheme = parts.scheme == "wss" ? "https" : "http"
      parts.path = path + id.string
      parts.query = nil
      return parts.url
    }

    private static var invalid: MessagingError {
      // Without the address itself, which may hold a password.
      MessagingError(.invalidArgument, "gateway's address: ws://host:port or wss://host:port is needed")
    }
  }
#endif
