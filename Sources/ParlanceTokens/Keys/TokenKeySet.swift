#if Server
  /// The keys of a service: the first one signs, all of them verify.
  ///
  /// To replace a key, put the new one first and keep the old one until the tokens that it signed have expired.
  public struct TokenKeySet: Sendable {
    /// The largest number of keys: a token without a key's name is tried with each.
    public static let limit = 64

    /// The keys; the first one signs.
    public let keys: [TokenKey]

    /// Creates a set of keys.
    ///
    /// - parameter keys: 1 to 64 keys, no two of one identifier.
    /// - throws: A ``TokenError`` with code `invalidKey` whenever there are none or too many, or two share an identifier.
    public init(_ keys: [TokenKey]) throws(TokenError) {
      guard !keys.isEmpty else { throw TokenError(.invalidKey, "the set has no keys") }
      guard keys.count <= Self.limit else {
        throw TokenError(.invalidKey, "there are \(keys.count) keys; at most \(Self.limit) are possible")
      }
      let identifiers = keys.compactMap(\.identifier)
      guard Set(identifiers.map { Array($0.utf8) }).count == identifiers.count else {
        throw TokenError(.invalidKey, "two keys have one identifier")
      }
      self.keys = keys
    }

    /// Creates a set from the text of a JSON Web Key Set (RFC 7517).
    ///
    /// Keys of other types, curves, algorithms and uses are passed over, as the RFC asks.
    ///
    /// - parameter json: The text, in UTF-8.
    /// - throws: A ``TokenError`` with code `invalidKey` whenever the text is not such a set, a key is damaged, or none is left.
    public init(json: [UInt8]) throws(TokenError) {
      guard let set = StrictJSON.decode(JSONWebKeySet.self, json) else {
        throw TokenError(.invalidKey, "the text is not a JSON Web Key Set")
      }
      var keys: [TokenKey] = []
      for (index, entry) in set.keys.enumerated() {
        do throws(TokenError) {
          if let key = try entry.key() { keys.append(key) }
        } catch {
          throw TokenError(.invalidKey, "key \(index + 1): \(error.detail)")
        }
      }
      guard !keys.isEmpty else { throw TokenError(.invalidKey, "the set has no key for HS256 or ES256 on P-256") }
      try self.init(keys)
    }

    /// The keys that may have signed a token.
    ///
    /// - parameter identifier: The name of the key in the token, if any. If no key has it, the keys without a name may have
    ///   signed the token: their issuer may give them one that the file does not tell.
    /// - parameter algorithm: The algorithm in the token, which must be the key's own.
    func candidates(identifier: String?, algorithm: String) throws(TokenError) -> [TokenKey] {
      guard let algorithm = TokenKey.Algorithm(rawValue: algorithm) else { throw TokenError(.unsupportedAlgorithm) }
      var candidates = keys
      if let identifier {
        candidates = keys.filter { $0.identifier.map { $0.utf8.elementsEqual(identifier.utf8) } ?? false }
        if candidates.isEmpty { candidates = keys.filter { $0.identifier == nil } }
        guard !candidates.isEmpty else { throw TokenError(.unknownKey) }
      }
      candidates = candidates.filter { $0.algorithm == algorithm }
      guard !candidates.isEmpty else { throw TokenError(.unsupportedAlgorithm) }
      return candidates
    }
  }
#endif
