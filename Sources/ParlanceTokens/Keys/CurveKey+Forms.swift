#if Server
  internal import CCrypto

  /// The forms in which keys are kept.
  extension CurveKey {
    /// Reads the one key of a text in PEM.
    convenience init(pem: String) throws(TokenError) {
      let labels = pem.split(whereSeparator: \.isNewline).filter {
        $0.hasPrefix("-----BEGIN ") && $0.contains("KEY-----")
      }
      guard let label = labels.first else { throw TokenError(.invalidKey, "the PEM text has no key") }
      guard labels.count == 1 else {
        throw TokenError(.invalidKey, "the PEM text has \(labels.count) keys; several belong in a JSON Web Key Set")
      }
      guard !label.contains("ENCRYPTED"), !pem.contains("Proc-Type: 4,ENCRYPTED") else {
        throw TokenError(.invalidKey, "the key is encrypted, and no passphrase can be given")
      }
      let isPrivate = label.contains("PRIVATE")
      guard let key = Self.key(pem: Array(pem.utf8), isPrivate: isPrivate) else {
        throw TokenError(.invalidKey, "the PEM text cannot be read as a key of the curve P-256")
      }
      try self.init(adopting: key, isPrivate: isPrivate)
    }

    private static func key(pem: [UInt8], isPrivate: Bool) -> OpaquePointer? {
      defer { ERR_clear_error() }
      return pem.withUnsafeBytes { bytes -> OpaquePointer? in
        guard let source = BIO_new_mem_buf(bytes.baseAddress, Int32(bytes.count)) else { return nil }
        defer { BIO_free(source) }
        // Without this callback, the library would ask the terminal for a passphrase.
        return isPrivate
          ? PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil)
          : PEM_read_bio_PUBKEY(source, nil, { _, _, _, _ in -1 }, nil)
      }
    }

    /// Makes a key of its numbers, each of 32 bytes.
    ///
    /// - parameter d: The private number; nil for a public key.
    convenience init(x: [UInt8], y: [UInt8], d: [UInt8]?) throws(TokenError) {
      guard ([x, y] + (d.map { [$0] } ?? [])).allSatisfy({ $0.count == Self.numberSize }) else {
        throw TokenError(.invalidKey, "a number of the key does not have \(Self.numberSize) bytes")
      }
      let point = [0x04] + x + y
      // A structure around numbers of known sizes always begins with the same bytes; the library reads it and checks
      // that the point lies on the curve.
      let encoded =
        d.map { Self.privateStart + $0 + Self.privateMiddle + point } ?? Self.publicStart + point
      guard let key = Self.key(encoded: encoded, isPrivate: d != nil) else {
        throw TokenError(.invalidKey, "the numbers of the key are not a point of the curve P-256")
      }
      try self.init(adopting: key, isPrivate: d != nil)
    }

    private static func key(encoded: [UInt8], isPrivate: Bool) -> OpaquePointer? {
      defer { ERR_clear_error() }
      return encoded.withUnsafeBufferPointer { bytes -> OpaquePointer? in
        var position = bytes.baseAddress
        return isPrivate
          ? d2i_AutoPrivateKey(nil, &position, bytes.count) : d2i_PUBKEY(nil, &position, bytes.count)
      }
    }

    /// `SubjectPublicKeyInfo` (RFC 5480) of this curve, up to the point.
    private static let publicStart: [UInt8] = [
      0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
      0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
    ]
    /// `ECPrivateKey` (RFC 5915), up to the private number.
    private static let privateStart: [UInt8] = [0x30, 0x77, 0x02, 0x01, 0x01, 0x04, 0x20]
    /// The rest of it between the private number and the point: the curve.
    private static let privateMiddle: [UInt8] = [
      0xa0, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0xa1, 0x44, 0x03, 0x42, 0x00,
    ]
  }
#endif
