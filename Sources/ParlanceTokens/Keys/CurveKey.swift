#if Server
  internal import CCrypto

  /// A public or private key of the curve P-256.
  final class CurveKey: @unchecked Sendable {
    // Safe to share: the library changes a key only where it counts its users, which it does atomically.
    private let key: OpaquePointer
    /// A Boolean value that indicates whether the key can sign.
    let isPrivate: Bool

    /// The size of a coordinate and of either half of a signature, in bytes.
    static let numberSize = 32

    /// Takes over a key, and releases it if it is not of this curve or its parts do not match.
    init(adopting key: OpaquePointer, isPrivate: Bool) throws(TokenError) {
      self.key = key
      self.isPrivate = isPrivate
      guard Self.isOnCurve(key) else { throw TokenError(.invalidKey, "the key is not one of the curve P-256") }
      guard Self.isConsistent(key, isPrivate: isPrivate) else {
        throw TokenError(.invalidKey, "the parts of the key do not belong together")
      }
    }

    deinit { EVP_PKEY_free(key) }

    private static func isOnCurve(_ key: OpaquePointer) -> Bool {
      defer { ERR_clear_error() }
      guard EVP_PKEY_is_a(key, "EC") == 1 else { return false }
      var name = [CChar](repeating: 0, count: 32)
      var length = 0
      guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else { return false }
      return name.prefix(length).elementsEqual("prime256v1".utf8.map { CChar($0) })
    }

    private static func isConsistent(_ key: OpaquePointer, isPrivate: Bool) -> Bool {
      defer { ERR_clear_error() }
      guard let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil) else { return false }
      defer { EVP_PKEY_CTX_free(context) }
      return (isPrivate ? EVP_PKEY_check(context) : EVP_PKEY_public_check(context)) == 1
    }

    /// Returns the signature of a text, the two numbers of 32 bytes one after the other; nil if the key is a public one.
    func signature(of text: [UInt8]) -> [UInt8]? {
      defer { ERR_clear_error() }
      guard isPrivate, let context = EVP_MD_CTX_new() else { return nil }
      defer { EVP_MD_CTX_free(context) }
      var encoded = [UInt8](repeating: 0, count: 128)
      var size = encoded.count
      guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
        EVP_DigestSign(context, &encoded, &size, text, text.count) == 1
      else { return nil }
      return Self.numbers(encoded: encoded, size: size)
    }

    /// Returns whether a signature, two numbers of 32 bytes, is this key's, of this text.
    func isSignature(_ signature: [UInt8], of text: [UInt8]) -> Bool {
      defer { ERR_clear_error() }
      guard signature.count == 2 * Self.numberSize, let encoded = Self.encoded(numbers: signature),
        let context = EVP_MD_CTX_new()
      else { return false }
      defer { EVP_MD_CTX_free(context) }
      return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1
        && EVP_DigestVerify(context, encoded, encoded.count, text, text.count) == 1
    }

    /// Returns the two numbers of a signature in DER, which is how the library has it.
    private static func numbers(encoded: [UInt8], size: Int) -> [UInt8]? {
      encoded.withUnsafeBufferPointer { bytes in
        var position = bytes.baseAddress
        guard let signature = d2i_ECDSA_SIG(nil, &position, size) else { return nil }
        defer { ECDSA_SIG_free(signature) }
        var (first, second) = ([UInt8](repeating: 0, count: numberSize), [UInt8](repeating: 0, count: numberSize))
        let length = Int32(numberSize)
        guard BN_bn2binpad(ECDSA_SIG_get0_r(signature), &first, length) == length,
          BN_bn2binpad(ECDSA_SIG_get0_s(signature), &second, length) == length
        else { return nil }
        return first + second
      }
    }

    /// Returns the DER of a signature's two numbers.
    private static func encoded(numbers: [UInt8]) -> [UInt8]? {
      guard let signature = ECDSA_SIG_new() else { return nil }
      defer { ECDSA_SIG_free(signature) }
      let (first, second) = (Array(numbers[..<numberSize]), Array(numbers[numberSize...]))
      let length = Int32(numberSize)
      guard let r = BN_bin2bn(first, length, nil) else { return nil }
      guard let s = BN_bin2bn(second, length, nil) else {
        BN_free(r)
        return nil
      }
      guard ECDSA_SIG_set0(signature, r, s) == 1 else {
        BN_free(r)
        BN_free(s)
        return nil
      }
      var bytes: UnsafeMutablePointer<UInt8>?
      let size = i2d_ECDSA_SIG(signature, &bytes)
      guard size > 0, let bytes else { return nil }
      defer { CRYPTO_free(bytes, "", 0) }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
  }
#endif
