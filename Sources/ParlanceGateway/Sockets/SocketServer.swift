#if Server
  internal import CWebSockets
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceTokens

  /// Listens on one address and serves WebSockets and requests over HTTP, on the service thread of the process.
  final class SocketServer: @unchecked Sendable {
    // Safe to share: `stopped` is behind a lock; `port` is set before the server is shared; everything else is touched on the
    // service thread.

    /// The parts of the gateway that the server calls.
    struct Handlers {
      /// Takes a socket that is open.
      var opened: (ServerSocket) -> (any ServerSocketOwner)?
      /// The requests over HTTP that are answered.
      var router: HTTPRouter
      /// Notes that a request over HTTP was answered.
      var answered: (HTTPRecord) -> Void
      /// Notes that a connection was refused or closed by the server.
      var refused: (CloseStatus) -> Void
    }

    /// The protocol that devices ask for, and its path.
    static let subprotocol = "parlance.1"
    static let path = "/v1/link"

    /// The port on which the server listens.
    private(set) var port = 0
    let limits: GatewayLimits
    let handlers: Handlers
    private let service = SocketService.shared
    /// The library's own object; nil before the server listens and after it stopped.
    private var host: OpaquePointer?
    private let stopped = Lock(false)
    private let finished = DispatchSemaphore(value: 0)
    private(set) var sockets: [OpaquePointer: ServerSocket] = [:]
    /// The connections of devices, by address.
    private var addresses: [String: Int] = [:]
    /// The connections that are no device's, or not yet.
    private var others = ConnectionList()
    /// Requests over HTTP, by connection.
    var exchanges: [OpaquePointer: HTTPExchange] = [:]
    /// The number of requests over HTTP that are read or wait for their answer.
    var requestCount = 0
    /// The system's clock, as networks go, whatever the hub's clock says.
    let clock = SystemClock()
    private(set) var isStopping = false

    /// Listens from now on.
    ///
    /// - throws: `invalidArgument` if the address, the certificate or its key cannot be used.
    init(_ options: GatewayOptions, _ handlers: Handlers) throws(MessagingError) {
      limits = options.limits
      self.handlers = handlers
      var options = options
      let place = options.host.contains(":") ? "[\(options.host)]:\(options.port)" : "\(options.host):\(options.port)"
      func failure(_ reason: String) -> MessagingError {
        MessagingError(.invalidArgument, "cannot listen on \(place): \(reason)")
      }
      // The library says of all these no more than that it failed.
      if let certificate = options.certificate,
        let complaint = CertificateFiles.complaint(certificate: certificate, key: options.privateKey ?? certificate)
      {
        throw failure(complaint)
      }
      let address = ListenSocket(options.host, options.port)
      if let complaint = address.complaint { throw failure(complaint) }
      options.host = address.host
      let complaint = service.run { [self, options] () -> String? in
        ServerMemory.log()
        host = makeHost(options)
        if let host { port = Int(lws_get_vhost_listen_port(host)) }
        return host == nil ? ServerMemory.lastError : nil
      }
      guard complaint == .some(nil) else {
        throw failure(address.bindComplaint() ?? (complaint ?? nil) ?? "the sockets' library does not work")
      }
    }

    private func makeHost(_ options: GatewayOptions) -> OpaquePointer? {
      guard let context = service.context else { return nil }
      let memory = ServerMemory(self)
      var info = lws_context_creation_info()
      info.vhost_name = memory.text("gateway \(UInt(bitPattern: ObjectIdentifier(memory)))")
      info.port = Int32(options.port)
      info.iface = memory.text(options.host)
      info.protocols = memory.protocols(Self.subprotocol)
      info.user = Unmanaged.passRetained(memory).toOpaque()
      info.options =
        UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
        | (options.host.contains(":") ? 0 : UInt64(LWS_SERVER_OPTION_DISABLE_IPV6))
      // HTTP/2 is not served, so it is not offered within TLS either.
      info.alpn = memory.text("http/1.1")
      info.retry_and_idle_policy = memory.heartbeat(limits)
      // For the handshake of TLS, the request's header, the answer: one that takes longer is not a device.
      info.timeout_secs = 10
      if let certificate = options.certificate {
        // Without it here, too, the library would ignore the certificate and speak in the clear.
        info.options |= UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
        info.ssl_cert_filepath = memory.text(certificate)
        info.ssl_private_key_filepath = memory.text(options.privateKey ?? certificate)
        info.ssl_options_set = 0
      }
      // The library would have hosts of one address share its socket, and give every connection to the first.
      guard !service.isListening(options.host, options.port) else {
        ServerMemory.complain("another gateway of this process listens there")
        return nil
      }
      guard let host = lws_create_vhost(context, &info) else {
        // What the library still refers to, if anything, stays; the server does not.
        memory.server = nil
        return nil
      }
      service.listens(options.host, Int(lws_get_vhost_listen_port(host)), self)
      return host
    }

    /// Does something on the service thread, soon.
    func perform(_ item: @escaping () -> Void) { service.perform(item) }

    /// Sends everything that is left, closes all connections, and returns when nothing is left of the server; on the service
    /// thread itself, at once.
    func stop() {
      let isFirst = stopped.withLock { stopped in
        defer { stopped = true }
        return !stopped
      }
      guard isFirst, host != nil else { return }
      perform { [self] in
        isStopping = true
        for socket in sockets.values { socket.close(.goingAway, patience: limits.farewell) }
        // The library would let them ask for more.
        for handle in others.handles { lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC) }
        stopIfDone()
      }
      if !service.isCurrent { finished.wait() }
    }

    private func stopIfDone() {
      guard isStopping, sockets.isEmpty, others.isEmpty, let host else { return }
      self.host = nil
      // Not from here, where the library may be about to use the last connection.
      perform { [self] in
        service.stopsListening(self)
        lws_vhost_destroy(host)
        // The system's socket is closed when the loop has turned.
        perform { [self] in finished.signal() }
      }
    }

    // MARK: connections

    /// Decides on a connection that has just come.
    ///
    /// - returns: Whether it stays.
    func welcome(_ handle: OpaquePointer) -> Bool {
      let address = peerAddress(of: handle)
      guard !isStopping else { return false }
      guard others.count < limits.otherConnections, others.count(of: address) < limits.otherConnectionsPerAddress else {
        handlers.refused(.tryAgainLater)
        return false
      }
      others.add(handle, address)
      return true
    }

    /// Notes that a connection is gone, whatever it was.
    func forget(_ handle: OpaquePointer) {
      if others.remove(handle) { stopIfDone() }
    }

    // MARK: sockets

    /// Decides on a connection that asks to become a WebSocket.
    func admit(_ address: String, path: String) -> CloseStatus? {
      if isStopping { return .goingAway }
      if path != Self.path { return .unacceptable }
      if sockets.count >= limits.connections || addresses[address, default: 0] >= limits.connectionsPerAddress {
        return .tryAgainLater
      }
      return nil
    }

    func open(_ handle: OpaquePointer, address: String) {
      others.remove(handle)
      let socket = ServerSocket(handle, address: address)
      sockets[handle] = socket
      addresses[address, default: 0] += 1
      socket.owner = handlers.opened(socket)
    }

    func close(_ handle: OpaquePointer) {
      guard let socket = sockets.removeValue(forKey: handle) else { return }
      let count = addresses[socket.address, default: 1]
      addresses[socket.address] = count > 1 ? count - 1 : nil
      socket.close()
      stopIfDone()
    }
  }
#endif
