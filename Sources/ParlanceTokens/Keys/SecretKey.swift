#if Server
  internal import CCrypto

  /// A secret for HMAC with SHA-256, erased from memory with its last user.
  package final class SecretKey: @unchecked Sendable {
    // Safe to share: the bytes are written once, before anyone else has the object.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// The size of a code, in bytes.
    static let codeSize = 32

    package init(_ secret: [UInt8]) {
      bytes = .allocate(capacity: secret.count)
      _ = bytes.initialize(from: secret)
    }

    deinit {
      OPENSSL_cleanse(bytes.baseAddress, bytes.count)
      bytes.deallocate()
    }

    /// Returns the code of a text; nil if the library has no memory for it.
    package func code(of text: [UInt8]) -> [UInt8]? {
      var code = [UInt8](repeating: 0, count: Self.codeSize)
      var size: UInt32 = 0
      let isDone = HMAC(EVP_sha256(), bytes.baseAddress, Int32(bytes.count), text, text.count, &code, &size) != nil
      return isDone && Int(size) == Self.codeSize ? code : nil
    }

    /// Returns whether a code is that of a text, in a time that does not depend on where the two differ.
    func isCode(_ candidate: [UInt8], of text: [UInt8]) -> Bool {
      guard let code = code(of: text) else { return false }
      return ConstantTime.isEqual(candidate, code)
    }
  }
#endif
