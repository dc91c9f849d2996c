#if Server
  internal import CCrypto
  internal import ParlanceCore

  /// The vendor's authentication of requests and of its callbacks.
  package enum NIMCheckSum {
    /// Returns the SHA-1 of the app's secret, a nonce and a time, in lower-case hexadecimal digits. With a callback the MD5 of its body
    /// stands in the nonce's place.
    package static func value(_ secret: String, _ nonce: String, _ time: String) -> String {
      let text = Array((secret + nonce + time).utf8)
      var digest = [UInt8](repeating: 0, count: 20)
      EVP_Digest(text, text.count, &digest, nil, EVP_sha1(), nil)
      return hexadecimal(digest)
    }
  }
#endif
