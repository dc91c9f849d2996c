#if Server
  internal import Foundation

  /// A private key of the curve P-256 that signs tokens for another service, in the form which that service asks for.
  package struct SigningKey: Sendable {
    private let key: CurveKey

    /// Reads a key in PEM.
    ///
    /// - parameter path: The path of the file. Only its owner may read it.
    /// - parameter allowsReadable: A Boolean value that indicates whether a file that others can read is accepted.
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, `exposedKeyFile` or `invalidKey`.
    package init(contentsOf path: String, allowsReadable: Bool = false) throws(TokenError) {
      let file = try KeyFile(path, allowsReadable: allowsReadable)
      try file.checkMode(holdsSecret: true)
      guard let text = String(bytes: file.bytes, encoding: .utf8) else {
        throw TokenError(.invalidKey, "\(path): the file is not UTF-8 text")
      }
      do throws(TokenError) {
        key = try CurveKey(pem: text)
      } catch {
        throw TokenError(error.code, "\(path): \(error.detail)")
      }
      guard key.isPrivate else { throw TokenError(.invalidKey, "\(path): the key is a public one, which cannot sign") }
    }

    /// Returns a token in the compact form (RFC 7515); nil if the library cannot sign.
    ///
    /// - parameter header: The JSON text of its header.
    /// - parameter claims: The JSON text of its claims.
    package func token(header: String, claims: String) -> String? {
      let text = Base64URL.encode(header.utf8) + "." + Base64URL.encode(claims.utf8)
      return key.signature(of: Array(text.utf8)).map { text + "." + Base64URL.encode($0) }
    }
  }
#endif
