#if Server
  internal import CTLS

  /// OpenSSL's object for the connections of one server: its certificate, and what is asked of clients.
  final class TLSContext {
    let pointer: OpaquePointer

    /// - parameter certificate: The path of a file with the certificate and those above it, in PEM.
    /// - parameter key: The path of a file with its private key, in PEM.
    /// - returns: nil if they cannot be used; `CertificateFiles` says why.
    init?(certificate: String, key: String) {
      guard let context = SSL_CTX_new(TLS_server_method()) else { return nil }
      pointer = context
      guard tls_set_up_server(context) == 1, SSL_CTX_use_certificate_chain_file(context, certificate) == 1,
        SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1, SSL_CTX_check_private_key(context) == 1
      else { return nil }
    }

    deinit { SSL_CTX_free(pointer) }
  }
#endif
