#if Server
  internal import CCrypto

  /// The files of a server's certificate and of its private key, in PEM.
  package enum CertificateFiles {
    /// Returns the reason why a server cannot use two files; nil if it can.
    package static func complaint(certificate: String, key: String) -> String? {
      let (chain, secret): ([UInt8], [UInt8])
      do throws(TokenError) { chain = try KeyFile(certificate).bytes } catch {
        return "the certificate cannot be read: \(error.detail)"
      }
      do throws(TokenError) { secret = try KeyFile(key).bytes } catch {
        return "the certificate's key cannot be read: \(error.detail)"
      }
      // What the library notes on the way belongs to no other call. Without a passphrase it would ask the terminal.
      defer { ERR_clear_error() }
      guard let leaf = read(chain, { PEM_read_bio_X509($0, nil, { _, _, _, _ in -1 }, nil) }) else {
        return "the file \(certificate) has no certificate in PEM"
      }
      defer { X509_free(leaf) }
      guard let pair = read(secret, { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in -1 }, nil) }) else {
        return "the file \(key) has no private key in PEM that can be read without a passphrase"
      }
      defer { EVP_PKEY_free(pair) }
      guard X509_check_private_key(leaf, pair) == 1 else {
        return "the key \(key) does not fit the certificate \(certificate)"
      }
      return nil
    }

    private static func read(_ content: [UInt8], _ parse: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
      content.withUnsafeBytes { bytes in
        guard let bio = BIO_new_mem_buf(bytes.baseAddress, Int32(bytes.count)) else { return nil }
        defer { BIO_free(bio) }
        return parse(bio)
      }
    }
  }
#endif
