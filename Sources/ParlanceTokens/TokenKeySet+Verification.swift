#if Server
  public import ParlanceCore

  extension TokenKeySet {
    /// The largest token, in bytes.
    public static let tokenLimit = 8 * 1024
    /// The difference between two machines' clocks that does no harm, in seconds.
    public static let leeway = 60
    /// The largest header, in bytes of base64url: the header is read before the signature says who wrote it.
    static let headerLimit = 2 * 1024

    /// Returns the claims of a token that one of the keys signed and that is valid now.
    ///
    /// - parameter token: A JSON Web Token (RFC 7519) in the compact form.
    /// - parameter time: The current time. A token is valid from 60 seconds before `nbf` to 60 seconds after `exp`.
    /// - throws: A ``TokenError``. Nothing but `malformed`, `unsupportedAlgorithm`, `unknownKey` and `badSignature` is
    ///   found out about a token of a stranger.
    public func verify(_ token: String, at time: Timestamp) throws(TokenError) -> TokenClaims {
      let parts = try TokenParts(token)
      let candidates = try candidates(identifier: parts.header.kid, algorithm: parts.header.alg)
      guard candidates.contains(where: { $0.isSignature(parts.signature, of: parts.signedText) }) else {
        throw TokenError(.badSignature)
      }
      guard let payload = Base64URL.decode(parts.payload) else { throw TokenError(.malformed, "claims") }
      let claims = try TokenClaims(payload: payload)
      let leeway = Int64(Self.leeway) * 1000
      guard time < claims.expiry.advanced(byMilliseconds: leeway) else { throw TokenError(.expired) }
      if let notBefore = claims.notBefore, time < notBefore.advanced(byMilliseconds: -leeway) {
        throw TokenError(.notYetValid)
      }
      return claims
    }

    /// Returns a token with the given claims, signed with the first key.
    ///
    /// - parameter claims: The claims; their times are rounded down to seconds.
    /// - throws: A ``TokenError`` with code `cannotSign` whenever the first key is a public one, `refusedClaim` whenever
    ///   the account has no valid name, `malformed` whenever the token would be too large.
    public func sign(_ claims: TokenClaims) throws(TokenError) -> String {
      let key = keys[0]
      let header = TokenHeader(alg: key.algorithm.rawValue, kid: key.identifier, typ: "JWT")
      guard let encodedHeader = StrictJSON.encode(header) else { throw TokenError(.malformed, "header") }
      let text = Base64URL.encode(encodedHeader) + "." + Base64URL.encode(try claims.payload())
      guard let signature = key.signature(of: text.utf8) else { throw TokenError(.cannotSign) }
      let token = text + "." + Base64URL.encode(signature)
      guard token.utf8.count <= Self.tokenLimit else { throw TokenError(.malformed, "size") }
      return token
    }
  }

  /// A token's header. Members that say where a key is to be fetched are not read: keys come from the set alone.
  private struct TokenHeader: Encodable {
    var alg: String
    var kid: String?
    var typ: String?

    init(alg: String, kid: String?, typ: String) {
      self.alg = alg
      self.kid = kid
      self.typ = typ
    }
  }

  extension TokenHeader: Decodable {
    private enum Member: String, CodingKey { case alg, kid, crit }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Member.self)
      // A verifier that does not support the extensions named in `crit` must refuse the token (RFC 7515, section 4.1.11).
      if container.contains(.crit) {
        throw DecodingError.dataCorruptedError(forKey: .crit, in: container, debugDescription: "not supported")
      }
      alg = try container.decode(String.self, forKey: .alg)
      kid = try container.decodeIfPresent(String.self, forKey: .kid)
    }
  }

  /// The three parts of a token.
  private struct TokenParts {
    let header: TokenHeader
    /// The claims, in base64url.
    let payload: ArraySlice<UInt8>
    let signature: [UInt8]
    /// The text that was signed: the first two parts with the dot between them.
    let signedText: [UInt8]

    init(_ token: String) throws(TokenError) {
      guard token.utf8.count <= TokenKeySet.tokenLimit else { throw TokenError(.malformed, "size") }
      let bytes = Array(token.utf8)
      let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard parts.count == 3 else { throw TokenError(.malformed, "parts") }
      guard parts[0].count <= TokenKeySet.headerLimit, let text = Base64URL.decode(parts[0]),
        let header = StrictJSON.decode(TokenHeader.self, text)
      else { throw TokenError(.malformed, "header") }
      guard let signature = Base64URL.decode(parts[2]) else { throw TokenError(.malformed, "signature") }
      self.header = header
      self.signature = signature
      payload = parts[1]
      signedText = Array(bytes[..<parts[1].endIndex])
    }
  }
#endif
