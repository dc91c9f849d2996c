#if Remote
  /// The form of a public key of which pins are the digest, made of the form in which Apple's systems hand keys out.
  package enum SubjectPublicKeyInfo {
    /// A kind of key.
    package enum Algorithm: Hashable, Sendable {
      case rsa
      /// An elliptic curve of so many bits.
      case curve(bits: Int)
    }

    /// Returns a key in DER; nil for a curve that is not known.
    ///
    /// - parameter key: The key's own bytes: those of PKCS #1, or an uncompressed point.
    package static func encode(_ key: [UInt8], _ algorithm: Algorithm) -> [UInt8]? {
      let identifier: [UInt8]
      switch algorithm {
      case .rsa: identifier = [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1, 5, 0]
      case .curve(let bits):
        guard let curve = curves[bits] else { return nil }
        identifier = [6, 7, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1] + curve
      }
      return value(0x30, value(0x30, identifier) + value(0x03, [0] + key))
    }

    /// The names of the curves, by their size in bits.
    private static let curves: [Int: [UInt8]] = [
      256: [6, 8, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7], 384: [6, 5, 0x2B, 0x81, 0x04, 0, 0x22],
      521: [6, 5, 0x2B, 0x81, 0x04, 0, 0x23],
    ]

    private static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
      var length: [UInt8] = []
      var rest = content.count
      while rest > 0 {
        length.insert(UInt8(rest & 255), at: 0)
        rest >>= 8
      }
      return [tag] + (content.count < 128 ? [UInt8(content.count)] : [0x80 | UInt8(length.count)] + length) + content
    }
  }
#endif
