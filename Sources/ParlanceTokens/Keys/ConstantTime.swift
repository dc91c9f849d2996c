#if Server
  internal import CCrypto

  /// Comparisons of secrets, whose time says nothing of where two differ.
  package enum ConstantTime {
    /// Returns whether two texts are equal, in a time that depends on their lengths alone.
    package static func isEqual(_ one: String, _ other: String) -> Bool {
      isEqual(Array(one.utf8), Array(other.utf8))
    }

    /// Returns whether bytes are equal, in a time that depends on their numbers alone.
    package static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
      one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
    }
  }
#endif
