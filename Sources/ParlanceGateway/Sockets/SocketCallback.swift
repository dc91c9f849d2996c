#if Server
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// Takes every event of the library, on the service thread.
  ///
  /// - returns: 0 to go on; anything else closes the connection.
  func socketCallback(
    _ handle: OpaquePointer?, _ reason: lws_callback_reasons, _: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?,
    _ length: Int
  ) -> Int32 {
    guard let handle, let host = lws_get_vhost(handle), let user = lws_vhost_user(host) else { return 0 }
    let memory = Unmanaged<ServerMemory>.fromOpaque(user).takeUnretainedValue()
    guard let server = memory.server else { return 0 }
    switch reason {
    case LWS_CALLBACK_PROTOCOL_DESTROY:
      // Once for each protocol, and the library reads its own list of them behind that.
      memory.server = nil
      SocketService.shared.perform { Unmanaged.passUnretained(memory).release() }
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
      return server.welcome(handle) ? 0 : -1
    case LWS_CALLBACK_WSI_DESTROY:
      server.forget(handle)
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      // To a WebSocket alone: HTTP/2 is not served.
      guard let input, strcasecmp(input.assumingMemoryBound(to: CChar.self), "websocket") == 0 else { return -1 }
      return server.confirmUpgrade(handle)
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      let path = header(WSI_TOKEN_GET_URI, of: handle)
      if let status = server.admit(peerAddress(of: handle), path: path) {
        server.handlers.refused(status)
        return 1
      }
    case LWS_CALLBACK_ESTABLISHED:
      server.open(handle, address: peerAddress(of: handle))
    case LWS_CALLBACK_RECEIVE:
      guard let socket = server.sockets[handle] else { return -1 }
      let isOpen = socket.receive(UnsafeRawBufferPointer(start: input, count: length), limit: server.limits.packetSize)
      return isOpen ? 0 : -1
    case LWS_CALLBACK_SERVER_WRITEABLE:
      guard let socket = server.sockets[handle] else { return -1 }
      return socket.write() ? 0 : -1
    case LWS_CALLBACK_CLOSED:
      server.close(handle)
    case LWS_CALLBACK_HTTP:
      return server.beginRequest(handle)
    case LWS_CALLBACK_HTTP_BODY:
      return server.receiveBody(handle, UnsafeRawBufferPointer(start: input, count: length))
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
      return server.finishBody(handle)
    case LWS_CALLBACK_HTTP_WRITEABLE:
      return server.writePiece(handle)
    case LWS_CALLBACK_TIMER:
      return server.requestTimedOut(handle)
    case LWS_CALLBACK_CLOSED_HTTP:
      server.endRequest(handle)
    default: break
    }
    return 0
  }

  /// Returns the address of the other end.
  func peerAddress(of handle: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 64)
    lws_get_peer_simple(handle, &text, text.count)
    return string(text)
  }

  private func header(_ token: lws_token_indexes, of handle: OpaquePointer) -> String {
    let length = Int(lws_hdr_total_length(handle, token))
    guard length > 0 else { return "" }
    var text = [CChar](repeating: 0, count: length + 1)
    guard lws_hdr_copy(handle, &text, Int32(text.count), token) > 0 else { return "" }
    return string(text)
  }

  private func string(_ text: [CChar]) -> String {
    String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
#endif
