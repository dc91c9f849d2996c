#if Remote && os(Linux)
  internal import CWebSockets

  /// The handshake: headers and subprotocol.
  extension LibwebsocketsSocket {
    /// Writes the further headers into the request.
    func appendHeaders(to connection: OpaquePointer?, _ place: UnsafeMutableRawPointer?, _ space: Int) -> Int32 {
      HeaderWriter.append(request.headers, to: connection, place, space)
    }

    /// The subprotocol that the server chose; empty if none.
    func subprotocol(of connection: OpaquePointer?) -> String {
      var text = [CChar](repeating: 0, count: 128)
      let count = lws_hdr_copy(connection, &text, Int32(text.count), WSI_TOKEN_PROTOCOL)
      return String(decoding: text.prefix(max(0, Int(count))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
#endif
