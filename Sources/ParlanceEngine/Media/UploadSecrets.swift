internal import ParlanceCore

/// The secrets that give the right to go on with an upload over HTTP.
///
/// A secret is a keyed digest (HMAC with SHA-256) of the upload and its account, so that nothing is kept for it. The key is
/// new with each start of the hub, and with it all secrets.
struct UploadSecrets: Sendable {
  private static let blockSize = 64
  private let inner: [UInt8]
  private let outer: [UInt8]

  init() {
    var randomness = SystemRandomNumberGenerator()
    let key = (0..<Self.blockSize).map { _ in UInt8.random(in: .min ... .max, using: &randomness) }
    inner = key.map { $0 ^ 0x36 }
    outer = key.map { $0 ^ 0x5C }
  }

  /// Returns the secret of an upload of an account, in hexadecimal digits.
  func secret(of upload: MediaID, _ account: AccountNumber) -> String {
    let subject = Array("\(account) \(upload.string)".utf8)
    return hexadecimal(SHA256.value(of: outer + SHA256.value(of: inner + subject)))
  }

  /// Returns whether a text is the secret of an upload. The time that it takes does not say how much of it is right.
  func isSecret(_ text: String, of upload: MediaID, _ account: AccountNumber) -> Bool {
    let (expected, shown) = (Array(secret(of: upload, account).utf8), Array(text.utf8))
    guard expected.count == shown.count else { return false }
    return zip(expected, shown).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
