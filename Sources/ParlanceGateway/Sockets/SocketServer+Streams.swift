#if Server
  internal import CWebSockets
  internal import ParlanceCore

  /// Bodies that are longer than what one takes into memory.
  extension SocketServer {
    /// Begins to send a body whose header is written.
    func begin(_ stream: HTTPStream, _ exchange: HTTPExchange) {
      exchange.stream = stream
      readPiece(stream, exchange)
    }

    private func readPiece(_ stream: HTTPStream, _ exchange: HTTPExchange) {
      stream.read { [weak self] piece in
        self?.perform { [weak self] in self?.take(piece, stream, exchange) }
      }
    }

    private func take(_ piece: [UInt8]?, _ stream: HTTPStream, _ exchange: HTTPExchange) {
      guard let handle = exchange.handle, exchange.stream === stream else { return }
      guard let piece else {
        // The rest cannot come: the client sees that the connection ends too early.
        lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
        return
      }
      stream.piece = piece
      // Who takes nothing for so long is not waited for.
      lws_set_timeout(handle, PENDING_TIMEOUT_HTTP_CONTENT, Int32(limits.bodyTime))
      lws_callback_on_writable(handle)
    }

    /// Writes the next piece of a body, as the connection takes it.
    ///
    /// - returns: 0 to go on; anything else closes the connection.
    func writePiece(_ handle: OpaquePointer) -> Int32 {
      guard let exchange = exchanges[handle], let stream = exchange.stream, let piece = stream.piece else { return 0 }
      stream.piece = nil
      let isLast = stream.left == 0
      let room = Int(lws_room_before)
      var buffer = [UInt8](repeating: 0, count: room + piece.count)
      buffer.replaceSubrange(room..., with: piece)
      let written = buffer.withUnsafeMutableBufferPointer {
        lws_write(handle, $0.baseAddress! + room, piece.count, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
      }
      guard written >= piece.count else { return -1 }
      guard isLast else {
        readPiece(stream, exchange)
        return 0
      }
      exchange.stream = nil
      lws_set_timeout(handle, NO_PENDING_TIMEOUT, 0)
      return finishStream(exchange)
    }
  }
#endif
