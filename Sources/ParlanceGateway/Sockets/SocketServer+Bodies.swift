#if Server
  internal import CWebSockets
  internal import ParlanceCore

  /// Bodies that are handed to their routes piece by piece.
  extension SocketServer {
    /// Hands a request to its route, whose handler reads the body.
    func begin(_ exchange: HTTPExchange, _ route: HTTPRoute) {
      guard let handle = exchange.handle else { return }
      let others = exchanges.values.count { $0.request.pieces != nil && $0.phase != .over }
      guard others < limits.uploads else { return answer(exchange, HTTPResponse(.busy), discardsBody: true) }
      let body = HTTPBody { [weak self, weak exchange] completion in
        self?.perform { [weak self, weak exchange] in
          guard let self, let exchange else {
            return completion(HTTPBody.Piece(bytes: [], isLast: false, isCut: true))
          }
          read(exchange, completion)
        }
      }
      exchange.request.pieces = body
      let isEmpty = exchange.request.length == .bytes(0)
      exchange.expectsEmptyBody = isEmpty
      exchange.phase = isEmpty ? .handling : .receiving
      if isEmpty { body.finish() }
      pause(handle)
      let responder = HTTPResponder { [weak self] response in
        self?.perform { [weak self] in self?.answer(exchange, response, discardsBody: true) }
      }
      route.handler(exchange.request, responder)
    }

    /// Reads on until there is a piece.
    private func read(_ exchange: HTTPExchange, _ completion: @escaping @Sendable (HTTPBody.Piece) -> Void) {
      guard let body = exchange.request.pieces else { return }
      body.want(completion)
      guard body.isWanted, let handle = exchange.handle, exchange.phase == .receiving else { return }
      setTimer(handle, Int64(limits.bodyTime) * 1000)
      lws_rx_flow_control(handle, 1)
      look(handle)
    }

    /// Has the library look at a connection again: what TLS has decrypted already, no event of the system announces.
    private func look(_ handle: OpaquePointer) { lws_callback_on_writable(handle) }

    /// Lets the client's system hold back what comes, until the handler wants it.
    private func pause(_ handle: OpaquePointer) {
      lws_rx_flow_control(handle, 0)
      setTimer(handle, Int64(limits.answerTime) * 1000)
    }

    func receive(_ bytes: UnsafeRawBufferPointer, _ exchange: HTTPExchange) {
      guard let handle = exchange.handle, let body = exchange.request.pieces else { return }
      body.take(bytes)
      guard body.isWanted else { return pause(handle) }
      setTimer(handle, Int64(limits.bodyTime) * 1000)
      look(handle)
    }

    /// Notes that a body arrived whole.
    func finishPieces(_ exchange: HTTPExchange) {
      guard let handle = exchange.handle else { return }
      exchange.phase = .handling
      pause(handle)
      exchange.request.pieces?.finish()
    }

    /// Acts on the end of the time for some more of a body, or for its handler. What arrived of the body is kept.
    func piecesTimedOut(_ exchange: HTTPExchange) {
      let isWanted = exchange.request.pieces?.isWanted ?? false
      answer(exchange, HTTPResponse(isWanted ? .timeout : .late))
      exchange.request.pieces?.cut()
    }
  }
#endif
