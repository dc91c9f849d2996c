#if Server
  /// A key as a JSON Web Key Set (RFC 7517) lists it.
  struct JSONWebKey: Decodable {
    var kty: String
    var kid: String?
    var alg: String?
    var use: String?
    var keyOperations: [String]?
    var crv: String?
    var k: String?
    var x: String?
    var y: String?
    var d: String?

    private enum CodingKeys: String, CodingKey {
      case kty, kid, alg, use, crv, k, x, y, d
      case keyOperations = "key_ops"
    }

    /// The algorithm that the key is for; nil for an unsupported one, and for keys that are not for signatures.
    private var algorithm: TokenKey.Algorithm? {
      guard use == nil || use == "sig" else { return nil }
      if let keyOperations, !keyOperations.contains("sign"), !keyOperations.contains("verify") { return nil }
      let algorithm: TokenKey.Algorithm
      switch (kty, crv) {
      case ("oct", _): algorithm = .hs256
      case ("EC", "P-256"): algorithm = .es256
      default: return nil
      }
      return alg == nil || alg == algorithm.rawValue ? algorithm : nil
    }

    /// Returns the key; nil if it is of a kind that the set's other readers may know.
    func key() throws(TokenError) -> TokenKey? {
      switch algorithm {
      case .hs256: return try TokenKey(secret: try number(k, "k"), identifier: kid)
      case .es256:
        let privateNumber = d == nil ? nil : try number(d, "d")
        let key = try CurveKey(x: try number(x, "x"), y: try number(y, "y"), d: privateNumber)
        return try TokenKey(.curve(key), identifier: kid)
      case nil: return nil
      }
    }

    private func number(_ text: String?, _ name: String) throws(TokenError) -> [UInt8] {
      guard let text, let bytes = Base64URL.decode(text.utf8) else {
        throw TokenError(.invalidKey, "\(name) is missing, or not base64url")
      }
      return bytes
    }
  }

  struct JSONWebKeySet: Decodable {
    var keys: [JSONWebKey]
  }
#endif
