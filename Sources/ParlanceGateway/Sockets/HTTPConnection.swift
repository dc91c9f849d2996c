#if Server
  internal import ParlanceCore
  internal import ParlanceSockets

  /// A connection for requests, which are handled one after the other, each answered before the next is parsed. Touched on
  /// the service thread alone.
  final class HTTPConnection: SocketChannelUser {
    let channel: SocketChannel
    unowned let server: SocketServer
    /// The bytes that arrived and are not parsed yet.
    private var arrived: [UInt8] = []
    /// The parser of the present request; nil between requests.
    private var parser: HTTPParser?
    /// The present request; nil until its header is whole.
    private(set) var exchange: HTTPExchange?
    /// The time at which something must have happened.
    private var deadline: UInt64
    /// The bytes of a body that came since the deadline was set.
    private var progress = 0
    private var isAdvancing = false

    /// The bytes of answers that wait to be sent beyond which no other request is looked at.
    private static let fullness = 64 << 10
    /// The bytes of a body for which the deadline is set anew.
    private static let sign = 16 << 10

    init(_ channel: SocketChannel, _ server: SocketServer) {
      self.channel = channel
      self.server = server
      deadline = SocketService.shared.now + UInt64(server.limits.headerTime) * 1000
    }

    var limits: GatewayLimits { server.limits }

    /// A Boolean value that indicates whether a request is being answered.
    var isBusy: Bool {
      guard let exchange else { return false }
      return [.handling, .streaming].contains(exchange.phase) || channel.queued > 0
    }

    /// Sets the time within which something must happen, in milliseconds.
    func setDeadline(_ milliseconds: UInt64) {
      deadline = SocketService.shared.now + milliseconds
      progress = 0
    }

    // MARK: what comes

    func received(_ bytes: UnsafeRawBufferPointer) {
      guard !channel.isFinishing else { return }
      arrived.append(contentsOf: bytes)
      advance()
    }

    /// Handles the received bytes, as far as the state of the exchange allows.
    func advance() {
      guard !isAdvancing else { return }
      isAdvancing = true
      while !channel.isFinishing, channel.isOpen, channel.user === self, step() {}
      isAdvancing = false
      guard channel.isOpen, channel.user === self else { return }
      channel.setReading(mayRead)
      server.note(held: heldBytes, of: channel)
    }

    private var mayRead: Bool {
      guard let exchange else { return arrived.count < GatewayLimits.headerSize && channel.queued < Self.fullness }
      return switch exchange.phase {
      case .reading: true
      case .receiving: exchange.request.pieces?.isWanted ?? false
      case .handling, .streaming, .closing, .over: false
      }
    }

    private var heldBytes: Int {
      arrived.count + (exchange.map { $0.request.body.count + ($0.request.pieces?.waiting ?? 0) } ?? 0)
    }

    /// Takes the next step with the received bytes.
    ///
    /// - returns: Whether there may be another one.
    private func step() -> Bool {
      if let exchange {
        guard exchange.phase == .reading || exchange.phase == .receiving, mayRead else { return false }
      } else {
        guard !arrived.isEmpty, channel.queued < Self.fullness else { return false }
      }
      if parser == nil {
        parser = HTTPParser(.request, headerLimit: GatewayLimits.headerSize)
        setDeadline(UInt64(limits.headerTime) * 1000)
      }
      guard let parser, !parser.isDone else { return false }
      let wasHeaderDone = parser.isHeaderDone
      let used: Int
      switch arrived.withUnsafeBytes({ bytes in Result { () throws(HTTPParser.Failure) in try parser.put(bytes) } }) {
      case .success(let count): used = count
      case .failure(let error):
        refuse(error == .headerTooLarge ? .headerTooLarge : .malformedRequest)
        return false
      }
      if used == arrived.count { arrived = [] } else { arrived.removeFirst(used) }
      if !wasHeaderDone {
        guard parser.isHeaderDone else { return false }
        begin(parser.head)
        return true
      }
      if let exchange { takeBody(parser.takeBody(), exchange) }
      return used > 0 || parser.isDone
    }

    /// Answers a malformed or refused request, and ends the connection.
    private func refuse(_ error: HTTPError) {
      if let exchange { return refuse(exchange, error.closing) }
      HTTPAnswer.append(HTTPResponse(error), isHead: false, closes: true, to: channel)
      finish()
    }

    /// Ends the connection once the answer is sent. The rest of a body is read and dropped for a while, since a client that
    /// still sends one would not read the answer otherwise.
    private func finish() {
      arrived = []
      let time = UInt64(limits.bodyTime) * 1000
      channel.finish(patience: time, lingering: time)
      server.note(held: 0, of: channel)
    }

    // MARK: requests

    private func begin(_ head: HTTPHead) {
      guard head.isPlainRequest else { return refuse(.malformedRequest) }
      guard HTTPMethod(rawValue: head.method) != nil else { return refuse(.unknownMethod) }
      guard let request = HTTPRequest(head, peer: channel.address) else { return refuse(.malformedRequest) }
      if WebSocketHandshake.isAskedFor(by: head) { return upgrade(head, request) }
      let exchange = HTTPExchange(self, request, begun: server.clock.now())
      self.exchange = exchange
      switch server.handlers.router.decide(request) {
      case .refuse(let error, let route):
        exchange.route = route
        refuse(exchange, error)
      case .accept(let route, let parameters):
        exchange.route = route
        exchange.request.parameters = parameters
        if let expectation = head.value(of: "expect") {
          guard expectation.lowercased() == "100-continue" else {
            return refuse(exchange, .unmetExpectation)
          }
          if parser?.isDone == false, arrived.isEmpty, head.version == 11 { HTTPAnswer.appendContinue(to: channel) }
        }
        setDeadline(UInt64(limits.bodyTime) * 1000)
        if route.body == .pieces { receive(exchange, route) } else if parser?.isDone == true { pass(exchange, route) }
      }
    }

    private func takeBody(_ bytes: [UInt8], _ exchange: HTTPExchange) {
      let isWhole = parser?.isDone == true
      if exchange.phase == .receiving {
        takePiece(bytes, isLast: isWhole, exchange)
      } else {
        exchange.request.body += bytes
        let limit = exchange.route?.bodyLimit ?? limits.bodySize
        if exchange.request.body.count > limit {
          refuse(exchange, .bodyTooLarge(limit: limit).closing)
        } else if isWhole, let route = exchange.route {
          pass(exchange, route)
        }
      }
    }

    /// Hands a request that is whole to its route.
    private func pass(_ exchange: HTTPExchange, _ route: HTTPRoute) {
      if !route.isProbe {
        guard server.requestCount < limits.requests else { return refuse(exchange, .busy) }
        exchange.isCounted = true
        server.requestCount += 1
      }
      exchange.phase = .handling
      setDeadline(UInt64(route.patience ?? Int64(limits.answerTime) * 1000))
      let responder = HTTPResponder { [weak server] response in
        server?.perform { exchange.connection?.answer(exchange, response) }
      }
      route.handler(exchange.request, responder)
    }

    // MARK: bodies that are handed over piece by piece

    private func receive(_ exchange: HTTPExchange, _ route: HTTPRoute) {
      guard server.uploadCount < limits.uploads else { return refuse(exchange, .busy) }
      server.uploadCount += 1
      exchange.isUpload = true
      let body = HTTPBody { [weak server] completion in
        guard let server else { return completion(HTTPBody.Piece(bytes: [], isLast: false, isCut: true)) }
        server.perform {
          // Of a body whose connection is gone there may be some left.
          guard let body = exchange.request.pieces else {
            return completion(HTTPBody.Piece(bytes: [], isLast: false, isCut: true))
          }
          body.want(completion)
          guard let connection = exchange.connection else { return }
          if body.isWanted, exchange.phase == .receiving {
            connection.setDeadline(UInt64(connection.limits.bodyTime) * 1000)
          }
          connection.advance()
        }
      }
      exchange.request.pieces = body
      exchange.phase = .receiving
      setDeadline(UInt64(limits.answerTime) * 1000)
      if parser?.isDone == true { takePiece([], isLast: true, exchange) }
      let responder = HTTPResponder { [weak server] response in
        server?.perform { exchange.connection?.answer(exchange, response) }
      }
      route.handler(exchange.request, responder)
    }

    private func takePiece(_ bytes: [UInt8], isLast: Bool, _ exchange: HTTPExchange) {
      guard let body = exchange.request.pieces else { return }
      if !bytes.isEmpty { bytes.withUnsafeBytes { body.take($0) } }
      if isLast {
        exchange.phase = .handling
        setDeadline(UInt64(limits.answerTime) * 1000)
        body.finish()
      } else if !body.isWanted {
        setDeadline(UInt64(limits.answerTime) * 1000)
      } else {
        // The time is for much of the body, not for each byte.
        progress += bytes.count
        if progress >= Self.sign { setDeadline(UInt64(limits.bodyTime) * 1000) }
      }
    }

    // MARK: answers

    /// Refuses a request, in the form of its route's answers.
    private func refuse(_ exchange: HTTPExchange, _ error: HTTPError) {
      answer(exchange, refusal(error, of: exchange))
    }

    private func refusal(_ error: HTTPError, of exchange: HTTPExchange) -> HTTPResponse {
      exchange.route?.response(error) ?? HTTPResponse(error)
    }

    /// Answers a request.
    func answer(_ exchange: HTTPExchange, _ response: HTTPResponse) {
      guard self.exchange === exchange, channel.isOpen, [.reading, .receiving, .handling].contains(exchange.phase)
      else {
        return
      }
      var response = response
      let isHead = exchange.request.method == .head
      if !isHead, response.stream != nil, server.downloadCount >= limits.downloads {
        response = refusal(.busy, of: exchange)
      }
      // Behind a body that was not read no other request can be found.
      let isUnread = parser?.isDone != true
      let closes = response.closes || isUnread || server.isStopping || parser?.keepsAlive != true
      let stream = isHead ? nil : response.stream
      server.handlers.answered(
        HTTPRecord(
          method: exchange.request.method, template: exchange.route?.template.description, status: response.status,
          milliseconds: max(0, server.clock.now().milliseconds(since: exchange.begun))))
      release(exchange)
      channel.wasRefused = (400..<500).contains(response.status)
      HTTPAnswer.append(response, isHead: isHead, closes: closes, to: channel)
      exchange.closes = closes
      if let stream {
        exchange.phase = .streaming
        exchange.isDownload = true
        server.downloadCount += 1
        exchange.stream = stream
        setDeadline(UInt64(limits.bodyTime) * 1000)
        readPiece(stream, exchange)
      } else {
        end(exchange)
      }
    }

    /// Goes on behind an answer.
    private func end(_ exchange: HTTPExchange) {
      release(exchange)
      exchange.phase = exchange.closes ? .closing : .over
      // Discard the rest of the request's body.
      exchange.request.pieces?.cut()
      self.exchange = nil
      parser = nil
      guard !exchange.closes else { return finish() }
      setDeadline(UInt64(limits.idleTime) * 1000)
      // What came behind it waits for its turn, as what comes does.
      if !arrived.isEmpty, !isAdvancing { channel.serveLater() }
      channel.setReading(mayRead)
    }

    func goOn() { if !arrived.isEmpty { advance() } }

    private func release(_ exchange: HTTPExchange) {
      if exchange.isCounted { server.requestCount -= 1 }
      if exchange.isUpload { server.uploadCount -= 1 }
      if exchange.isDownload { server.downloadCount -= 1 }
      (exchange.isCounted, exchange.isUpload, exchange.isDownload) = (false, false, false)
    }

    // MARK: answers that are files

    private func readPiece(_ stream: HTTPStream, _ exchange: HTTPExchange) {
      guard !stream.isReading else { return }
      stream.isReading = true
      stream.read { [weak server] piece in
        server?.perform { exchange.connection?.take(piece, stream, exchange) }
      }
    }

    private func take(_ piece: [UInt8]?, _ stream: HTTPStream, _ exchange: HTTPExchange) {
      stream.isReading = false
      guard self.exchange === exchange, exchange.stream === stream, channel.isOpen else { return }
      // If the rest cannot come, the client sees that the connection ends too early.
      guard let piece else { return channel.abort() }
      // Who takes nothing for so long is not waited for.
      setDeadline(UInt64(limits.bodyTime) * 1000)
      channel.send { $0 += piece }
      server.noteQueued()
      guard stream.left == 0 else { return }
      exchange.stream = nil
      end(exchange)
    }

    func wrote() {
      if channel.queued == 0, let exchange, let stream = exchange.stream, exchange.phase == .streaming {
        readPiece(stream, exchange)
      } else if exchange == nil {
        // Behind a large answer nothing was read.
        channel.setReading(mayRead)
        if !arrived.isEmpty { channel.serveLater() }
      }
    }

    // MARK: WebSockets

    /// Agrees to a WebSocket, or says why not.
    private func upgrade(_ head: HTTPHead, _ request: HTTPRequest) {
      let error: HTTPError? =
        if let error = server.handlers.router.visitors.refusal(host: request.host, origin: request.origin) {
          error
        } else if request.path != SocketServer.path {
          .notFound
        } else if !WebSocketHandshake.isWhole(head) || !arrived.isEmpty {
          // A client must not send anything before the agreement: it could be a smuggled request.
          .malformedHandshake
        } else if !head.lists(SocketServer.subprotocol, in: "sec-websocket-protocol") {
          .unknownSubprotocol
        } else {
          nil
        }
      if let error {
        server.handlers.refused(.unacceptable)
        return refuse(error)
      }
      if let status = server.admit(channel.address) {
        server.handlers.refused(status)
        return refuse(.busy)
      }
      parser = nil
      channel.send { $0 += WebSocketHandshake.agreement(to: head, subprotocol: SocketServer.subprotocol) }
      server.note(held: 0, of: channel)
      server.open(channel)
    }

    // MARK: the end

    /// Acts on the end of a time.
    func look(_ now: UInt64) {
      guard now >= deadline, !channel.isFinishing else { return }
      guard let exchange else {
        if channel.queued > 0 {
          // The last answer is on its way, as long as the other end takes some of it.
          let silence = now - min(now, channel.lastProgress)
          if silence >= UInt64(limits.bodyTime) * 1000 { channel.abort() }
          return
        }
        // Without a request there is nothing to answer.
        guard parser != nil else { return channel.abort() }
        return refuse(.timeout)
      }
      switch exchange.phase {
      case .reading: refuse(exchange, .timeout)
      case .receiving:
        // What arrived of the body is kept.
        refuse(exchange, exchange.request.pieces?.isWanted == true ? .timeout : .late)
      case .handling: refuse(exchange, .late)
      case .streaming: channel.abort()
      case .closing, .over: break
      }
    }

    func closed() {
      if let exchange {
        release(exchange)
        exchange.phase = .over
        exchange.connection = nil
        exchange.request.pieces?.cut()
      }
      exchange = nil
      parser = nil
      arrived = []
      server.forget(channel)
    }
  }
#endif
