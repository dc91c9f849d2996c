#if Server
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// Requests over HTTP. What the library reports comes in here, on the service thread.
  ///
  /// The library reads ahead: what a client sends behind a request lies in its buffer. Two things keep that harmless. While
  /// a request waits for its answer nothing is read, and the answer is written without asking whether the connection is
  /// writable, which the library does not tell of one that is not read (what the system does not take at once it keeps
  /// itself). And a client that sends more behind a body, before the answer, is disconnected: the library would report the
  /// body's end again and again, and do nothing else.
  extension SocketServer {
    /// Takes a request whose header is there.
    func beginRequest(_ handle: OpaquePointer) -> Int32 {
      // Streams of HTTP/2 are not served; nobody is offered them, and whoever asks for one is disconnected.
      if let connection = lws_get_network_wsi(handle), connection != handle {
        lws_set_timeout(connection, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
        return -1
      }
      guard let request = HTTPRequest(handle) else { return -1 }
      lws_set_timeout(handle, NO_PENDING_TIMEOUT, 0)
      let exchange = HTTPExchange(handle, request, begun: clock.now())
      exchanges[handle]?.phase = .over
      exchanges[handle] = exchange
      switch handlers.router.decide(request) {
      case .refuse(let error, let route):
        exchange.route = route
        answer(exchange, HTTPResponse(error), discardsBody: true)
      case .accept(let route, let parameters):
        exchange.route = route
        exchange.request.parameters = parameters
        if route.body == .pieces {
          begin(exchange, route)
          break
        }
        guard requestCount < limits.requests else {
          answer(exchange, HTTPResponse(.busy), discardsBody: true)
          break
        }
        exchange.isCounted = true
        requestCount += 1
        if case .bytes(let count) = request.length, count > 0 {
          exchange.request.body.reserveCapacity(count)
          setTimer(handle, Int64(limits.bodyTime) * 1000)
        } else {
          exchange.expectsEmptyBody = request.length == .bytes(0)
          pass(exchange, route)
        }
      }
      return 0
    }

    /// Decides whether a connection may ask to become a WebSocket, and answers if it may not.
    ///
    /// - returns: 0 to go on; anything else closes the connection.
    func confirmUpgrade(_ handle: OpaquePointer) -> Int32 {
      let (host, origin) = (HTTPRequest.host(of: handle), HTTPRequest.origin(of: handle))
      guard let error = handlers.router.visitors.refusal(host: host, origin: origin) else { return 0 }
      handlers.refused(.unacceptable)
      _ = write(HTTPResponse(error), isHead: false, closes: true, to: handle)
      return -1
    }

    /// Takes a part of a body.
    func receiveBody(_ handle: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
      guard let exchange = exchanges[handle] else { return 0 }
      if exchange.phase == .receiving {
        receive(bytes, exchange)
        return 0
      }
      guard exchange.phase == .reading else { return 0 }
      guard exchange.request.body.count + bytes.count <= limits.bodySize else { return -1 }
      exchange.request.body.append(contentsOf: bytes)
      return 0
    }

    /// Takes the end of a body.
    func finishBody(_ handle: OpaquePointer) -> Int32 {
      guard let exchange = exchanges[handle] else { return -1 }
      if exchange.expectsEmptyBody {
        exchange.expectsEmptyBody = false
        return 0
      }
      if exchange.phase == .receiving {
        finishPieces(exchange)
        return 0
      }
      guard exchange.phase == .reading, let route = exchange.route else { return -1 }
      pass(exchange, route)
      return 0
    }

    private func pass(_ exchange: HTTPExchange, _ route: HTTPRoute) {
      guard let handle = exchange.handle else { return }
      exchange.phase = .handling
      lws_rx_flow_control(handle, 0)
      setTimer(handle, route.patience ?? Int64(limits.answerTime) * 1000)
      let responder = HTTPResponder { [weak self] response in
        self?.perform { [weak self] in self?.answer(exchange, response) }
      }
      route.handler(exchange.request, responder)
    }

    /// Acts on the end of a time limit.
    func requestTimedOut(_ handle: OpaquePointer) -> Int32 {
      guard let exchange = exchanges[handle] else { return 0 }
      switch exchange.phase {
      case .reading: answer(exchange, HTTPResponse(.timeout))
      case .receiving: piecesTimedOut(exchange)
      case .handling: answer(exchange, HTTPResponse(.late))
      case .closing: return -1
      case .streaming, .over: break
      }
      return 0
    }

    /// Notes that a connection is gone.
    func endRequest(_ handle: OpaquePointer) {
      guard let exchange = exchanges.removeValue(forKey: handle) else { return }
      exchange.handle = nil
      exchange.phase = .over
      exchange.request.pieces?.cut()
      release(exchange)
    }

    private func release(_ exchange: HTTPExchange) {
      guard exchange.isCounted else { return }
      exchange.isCounted = false
      requestCount -= 1
    }

    // MARK: answers

    /// Answers a request.
    ///
    /// - parameter discardsBody: A Boolean value that indicates whether the rest of its body is read all the same before the
    ///   connection is closed: who still writes it would not read the answer.
    func answer(_ exchange: HTTPExchange, _ response: HTTPResponse, discardsBody: Bool = false) {
      guard let handle = exchange.handle, [.reading, .receiving, .handling].contains(exchange.phase) else { return }
      // Of a body that was not read the rest is still to come.
      let isUnread: Bool
      switch exchange.request.length {
      case .none:
        // To the library such a body is as large as can be.
        isUnread = [.post, .put, .patch].contains(exchange.request.method)
      case .bytes(let count):
        let received = exchange.request.pieces?.received ?? exchange.request.body.count
        isUnread = exchange.phase != .handling && count > received
      case .encoded, .malformed: isUnread = true
      }
      let isReceiving = exchange.phase == .receiving
      if exchange.phase != .reading { lws_rx_flow_control(handle, 1) }
      let closes = response.closes || isUnread || isStopping
      let isHead = exchange.request.method == .head
      let stream = isHead ? nil : response.stream
      exchange.phase = stream != nil ? .streaming : closes ? .closing : .over
      if stream == nil { release(exchange) }
      handlers.answered(
        HTTPRecord(
          method: exchange.request.method, template: exchange.route?.template.description, status: response.status,
          milliseconds: max(0, clock.now().milliseconds(since: exchange.begun))))
      let isWritten = write(response, isHead: isHead, closes: closes, to: handle)
      if isWritten, let stream {
        exchange.closesBehindStream = closes
        lws_set_timer_usecs(handle, -1)
        begin(stream, exchange)
        return
      }
      if isWritten, isReceiving, discardsBody, isUnread {
        // The rest is read and dropped, and the connection closed behind it.
        setTimer(handle, Int64(limits.bodyTime) * 1000)
        return
      }
      if isWritten, discardsBody, isUnread, case .bytes = exchange.request.length,
        lws_http_transaction_completed(handle) == 0
      {
        setTimer(handle, Int64(limits.bodyTime) * 1000)
        return
      }
      if isWritten && !closes && lws_http_transaction_completed(handle) == 0 {
        lws_set_timer_usecs(handle, -1)
        if exchanges[handle] === exchange { exchanges[handle] = nil }
        return
      }
      // Not from here, where the library may be about to use the connection.
      exchange.phase = .closing
      setTimer(handle, 0)
    }

    /// Ends an exchange whose body is written; within the library's question for more.
    ///
    /// - returns: 0 to go on; anything else closes the connection.
    func finishStream(_ exchange: HTTPExchange) -> Int32 {
      release(exchange)
      guard let handle = exchange.handle, !exchange.closesBehindStream, lws_http_transaction_completed(handle) == 0
      else {
        return -1
      }
      exchange.phase = .over
      if exchanges[handle] === exchange { exchanges[handle] = nil }
      return 0
    }

    /// Hands an answer to the library: all at once, but for a body that is a stream.
    private func write(_ response: HTTPResponse, isHead: Bool, closes: Bool, to handle: OpaquePointer) -> Bool {
      var headers = response.headers
      if closes { headers.append(HTTPParameter(name: "connection", value: "close")) }
      let room = Int(lws_room_before)
      let headerSize = 512 + headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 8 }
      var buffer = [UInt8](repeating: 0, count: room + headerSize + response.body.count)
      return buffer.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return false }
        let start = base + room
        let end = start + headerSize
        var position: UnsafeMutablePointer<UInt8>? = start
        guard lws_add_http_header_status(handle, UInt32(response.status), &position, end) == 0 else { return false }
        for header in headers {
          let name = Array((header.name + ":").utf8) + [0]
          let value = Array(header.value.utf8)
          guard lws_add_http_header_by_name(handle, name, value, Int32(value.count), &position, end) == 0 else {
            return false
          }
        }
        if response.status != 204 && response.status != 304 {
          let length = lws_filepos_t(response.stream?.count ?? Int64(response.body.count))
          guard lws_add_http_header_content_length(handle, length, &position, end) == 0 else { return false }
        }
        guard lws_finalize_http_header(handle, &position, end) == 0, let body = position else { return false }
        let bodySize = isHead ? 0 : response.body.count
        for index in 0..<bodySize { body[index] = response.body[index] }
        let size = body - start + bodySize
        let isAll = response.stream == nil || isHead
        return lws_write(handle, start, size, isAll ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP_HEADERS) >= size
      }
    }

    /// Sets the time limit of a connection; it has one.
    func setTimer(_ handle: OpaquePointer, _ milliseconds: Int64) {
      lws_set_timer_usecs(handle, max(1, milliseconds * 1000))
    }
  }
#endif
