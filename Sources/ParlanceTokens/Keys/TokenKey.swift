#if Server
  /// A key that signs tokens, verifies them, or both.
  public struct TokenKey: Sendable, CustomStringConvertible {
    /// The algorithms of RFC 7518 that keys may have.
    public enum Algorithm: String, Sendable, CaseIterable {
      /// HMAC with SHA-256: one secret signs and verifies.
      case hs256 = "HS256"
      /// ECDSA on the curve P-256 with SHA-256: the private key signs, the public one verifies.
      case es256 = "ES256"
    }

    enum Material: Sendable {
      case secret(SecretKey)
      case curve(CurveKey)
    }

    /// The shortest secret, in bytes: as long as the hash, which RFC 7518 asks for.
    public static let secretMinimum = 32
    /// The longest identifier, in bytes: the identifier is in the header of every token that the key signs.
    static let identifierLimit = 256

    /// The name of the key in tokens, `kid`, if it has one.
    public let identifier: String?
    let material: Material

    init(_ material: Material, identifier: String?) throws(TokenError) {
      guard identifier?.utf8.count ?? 0 <= Self.identifierLimit else {
        throw TokenError(.invalidKey, "the key's identifier is longer than \(Self.identifierLimit) bytes")
      }
      self.material = material
      self.identifier = identifier
    }

    /// Creates a key for HS256.
    ///
    /// - parameter secret: At least 32 bytes.
    /// - parameter identifier: The name of the key in tokens, at most 256 bytes.
    /// - throws: A ``TokenError`` with code `invalidKey` whenever the secret is too short or the identifier too long.
    public init(secret: [UInt8], identifier: String? = nil) throws(TokenError) {
      guard secret.count >= Self.secretMinimum else {
        throw TokenError(.invalidKey, "the secret has \(secret.count) bytes; at least \(Self.secretMinimum) are needed")
      }
      try self.init(.secret(SecretKey(secret)), identifier: identifier)
    }

    /// Creates a key for ES256.
    ///
    /// - parameter pem: One public or private key of the curve P-256 between its BEGIN and END lines, unencrypted.
    /// - parameter identifier: The name of the key in tokens, at most 256 bytes.
    /// - throws: A ``TokenError`` with code `invalidKey` whenever there is no such key, or more than one.
    public init(pem: String, identifier: String? = nil) throws(TokenError) {
      try self.init(.curve(CurveKey(pem: pem)), identifier: identifier)
    }

    /// The one algorithm that the key is used with.
    public var algorithm: Algorithm {
      switch material {
      case .secret: .hs256
      case .curve: .es256
      }
    }

    /// A Boolean value that indicates whether the key can sign: all can but public ones.
    public var canSign: Bool { isSecret }

    /// A Boolean value that indicates whether others must not see the key.
    var isSecret: Bool {
      switch material {
      case .secret: true
      case .curve(let key): key.isPrivate
      }
    }

    public var description: String { identifier.map { "\(algorithm.rawValue) \($0)" } ?? algorithm.rawValue }

    /// Returns the signature of a text; nil if the key is a public one.
    func signature(of text: some Collection<UInt8>) -> [UInt8]? {
      switch material {
      case .secret(let key): key.code(of: Array(text))
      case .curve(let key): key.signature(of: Array(text))
      }
    }

    /// Returns whether a signature is this key's, of this text.
    func isSignature(_ signature: [UInt8], of text: [UInt8]) -> Bool {
      switch material {
      case .secret(let key): key.isCode(signature, of: text)
      case .curve(let key): key.isSignature(signature, of: text)
      }
    }
  }
#endif
