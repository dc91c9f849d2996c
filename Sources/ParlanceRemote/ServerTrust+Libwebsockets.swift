#if Remote && os(Linux)
  internal import CWebSockets
  internal import ParlanceCore

  extension ServerTrust {
    /// Returns whether the server's key is among the pinned ones, if there are any. Before the request is sent.
    func isHonoured(by connection: OpaquePointer?) -> Bool {
      guard !pins.isEmpty else { return true }
      guard let key = Self.publicKey(of: connection) else { return false }
      return pins.contains(SHA256.value(of: key))
    }

    /// The server's SubjectPublicKeyInfo; nil if it showed no certificate.
    private static func publicKey(of connection: OpaquePointer?) -> [UInt8]? {
      let size = 16 << 10
      let place = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<lws_tls_cert_info_results>.size + size, alignment: 16)
      defer { place.deallocate() }
      let results = place.bindMemory(to: lws_tls_cert_info_results.self, capacity: 1)
      results.initialize(to: lws_tls_cert_info_results())
      guard lws_tls_peer_cert_info(connection, LWS_TLS_CERT_INFO_OPAQUE_PUBLIC_KEY, results, size) == 0 else {
        return nil
      }
      let count = Int(results.pointee.ns.len)
      guard count > 0, count <= size else { return nil }
      // The bytes follow their number.
      return Array(UnsafeRawBufferPointer(start: place + MemoryLayout<CInt>.size, count: count))
    }
  }

  /// Writes the further headers of a request.
  enum HeaderWriter {
    /// - parameter place: The address of the pointer to where they go, which moves behind them.
    /// - parameter space: The bytes that there are.
    /// - returns: The library's answer: 0 to go on, -1 to close.
    static func append(
      _ headers: [String: String], to connection: OpaquePointer?, _ place: UnsafeMutableRawPointer?, _ space: Int
    ) -> Int32 {
      guard let place = place?.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self), let start = place.pointee
      else { return 0 }
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        let code = lws_add_http_header_by_name(
          connection, name.lowercased() + ":", value, Int32(value.utf8.count), place, start + space)
        guard code == 0 else { return -1 }
      }
      return 0
    }
  }
#endif
