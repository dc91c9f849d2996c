#if Server
  internal import CUV
  internal import Dispatch
  internal import ParlanceCore
  internal import ParlanceTokens

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

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
    /// The system's clock, as networks go, whatever the hub's clock says.
    let clock = SystemClock()
    private let tls: TLSContext?
    private let service = SocketService.shared
    private let stopped = Lock(false)
    private let finished = DispatchSemaphore(value: 0)
    private(set) var isStopping = false

    /// The socket that listens, and the loop's object for it; nil before the server listens and after it stopped.
    private var listener: Listener?
    private var connections = ConnectionTable()
    private let sum = SocketChannel.Sum()
    /// The number of looks at deadlines.
    private var ticks = 0
    /// Requests over HTTP that wait for their answers, beside those of probes.
    var requestCount = 0
    /// Bodies that are handed to their routes piece by piece.
    var uploadCount = 0
    /// Answers that are files.
    var downloadCount = 0

    private struct Listener {
      let descriptor: Int32
      let watch: UnsafeMutablePointer<uv_poll_t>
      var isPaused = false
    }

    /// The most connections that are taken in one turn of the loop.
    private static let acceptedAtOnce = 64

    /// Listens from now on.
    ///
    /// - throws: `invalidArgument` if the address, the certificate or its key cannot be used.
    init(_ options: GatewayOptions, _ handlers: Handlers) throws(MessagingError) {
      limits = options.limits
      self.handlers = handlers
      let place = options.host.contains(":") ? "[\(options.host)]:\(options.port)" : "\(options.host):\(options.port)"
      func failure(_ reason: String) -> MessagingError {
        MessagingError(.invalidArgument, "cannot listen on \(place): \(reason)")
      }
      if let certificate = options.certificate {
        let key = options.privateKey ?? certificate
        // OpenSSL says no more than that it failed.
        if let complaint = CertificateFiles.complaint(certificate: certificate, key: key) { throw failure(complaint) }
        tls = TLSContext(certificate: certificate, key: key)
        guard tls != nil else { throw failure("the certificate cannot be used") }
      } else {
        tls = nil
      }
      let address = ListenSocket(options.host, options.port)
      if let complaint = address.complaint { throw failure(complaint) }
      switch address.open() {
      case .failure(let complaint): throw failure(complaint.words)
      case .success(let opened):
        port = opened.port
        guard service.run({ [self] in listen(opened.descriptor) }) == true else {
          close(opened.descriptor)
          throw failure("the event loop does not work")
        }
      }
    }

    /// Does something on the service thread, soon.
    func perform(_ item: @escaping () -> Void) { service.perform(item) }

    // MARK: listening

    private func listen(_ descriptor: Int32) -> Bool {
      let watch = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
      guard service.watch(watch, descriptor) else {
        watch.deallocate()
        return false
      }
      // The service keeps the server until it is stopped.
      watch.pointee.data = Unmanaged.passUnretained(self).toOpaque()
      listener = Listener(descriptor: descriptor, watch: watch)
      service.add(self)
      watchListener()
      return true
    }

    private func watchListener() {
      guard let listener else { return }
      uv_poll_start(listener.watch, Int32(UV_READABLE.rawValue)) { watch, _, _ in
        guard let watch, let data = watch.pointee.data else { return }
        Unmanaged<SocketServer>.fromOpaque(data).takeUnretainedValue().accept()
      }
    }

    private func accept() {
      guard let listener else { return }
      for _ in 0..<Self.acceptedAtOnce {
        switch SocketAddress.accept(listener.descriptor) {
        case .success(let accepted): take(accepted.descriptor, accepted.address)
        case .failure(let error) where error.isNone: return
        case .failure(let error) where error.isOfOne: continue
        case .failure:
          // The process has no descriptor left, or no memory: those who wait wait on, and the loop does not turn for them.
          uv_poll_stop(listener.watch)
          self.listener?.isPaused = true
          return
        }
      }
    }

    private func take(_ descriptor: Int32, _ address: String) {
      guard mayCome(from: address) else {
        handlers.refused(.tryAgainLater)
        close(descriptor)
        return
      }
      guard let channel = SocketChannel(descriptor, address: address, context: tls?.pointer, sum: sum) else { return }
      let connection = HTTPConnection(channel, self)
      channel.user = connection
      connections.add(channel, connection, at: service.now)
    }

    /// Makes room for a connection that has come, if it has to be made.
    ///
    /// - returns: Whether there is room.
    private func mayCome(from address: String) -> Bool {
      let latest = service.now - min(service.now, UInt64(limits.otherConnectionTime) * 1000)
      if connections.strangers >= limits.otherConnections {
        guard let oldest = connections.oldestStranger(before: latest) else { return false }
        drop(oldest)
      }
      if connections.strangers(of: address) >= limits.otherConnectionsPerAddress {
        guard let oldest = connections.oldestStranger(before: latest, of: address) else { return false }
        drop(oldest)
      }
      return true
    }

    private func drop(_ channel: SocketChannel) {
      handlers.refused(.tryAgainLater)
      channel.abort()
    }

    // MARK: stopping

    /// Sends everything that is left, closes all connections, and returns when nothing is left of the server; on the service
    /// thread itself, at once.
    func stop() {
      let isFirst = stopped.withLock { stopped in
        defer { stopped = true }
        return !stopped
      }
      guard isFirst, port > 0 else { return }
      perform { [self] in
        isStopping = true
        stopListening()
        for entry in connections.all {
          if let socket = entry.user as? ServerSocket {
            socket.close(.goingAway, patience: limits.farewell)
          } else if entry.channel.queued > 0 {
            entry.channel.finish(patience: UInt64(limits.farewell) * 1000)
          } else {
            entry.channel.abort()
          }
        }
        stopIfDone()
      }
      if !service.isCurrent { finished.wait() }
    }

    private func stopListening() {
      guard let listener else { return }
      self.listener = nil
      service.noteClosingListener()
      uv_poll_stop(listener.watch)
      // The descriptor alone is needed from here on.
      listener.watch.pointee.data = UnsafeMutableRawPointer(bitPattern: Int(listener.descriptor) + 1)
      let handle = UnsafeMutableRawPointer(listener.watch).assumingMemoryBound(to: uv_handle_t.self)
      uv_close(handle) { handle in
        guard let handle else { return }
        close(Int32(Int(bitPattern: handle.pointee.data) - 1))
        UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_poll_t.self).deallocate()
        SocketService.shared.noteClosedListener()
      }
    }

    private func stopIfDone() {
      guard isStopping, connections.isEmpty else { return }
      service.remove(self)
      // The system's socket is closed when the loop has turned.
      service.afterListeners { [finished] in finished.signal() }
    }

    // MARK: connections

    /// Notes that a connection is gone, whatever it was.
    func forget(_ channel: SocketChannel) {
      connections.remove(channel)
      stopIfDone()
    }

    /// Makes a connection that agreed to it a WebSocket.
    func open(_ channel: SocketChannel) {
      let socket = ServerSocket(channel, self)
      channel.user = socket
      connections.become(socket, of: channel)
      socket.owner = handlers.opened(socket)
    }

    /// Decides on a connection that asks to become a WebSocket.
    func admit(_ address: String) -> CloseStatus? {
      if isStopping { return .goingAway }
      if connections.sockets >= limits.connections || connections.sockets(of: address) >= limits.connectionsPerAddress {
        return .tryAgainLater
      }
      return nil
    }

    /// Notes that a connection's device is logged in.
    func welcome(_ channel: SocketChannel) { connections.welcome(channel) }

    /// Notes how many bytes are kept of what a connection sends.
    func note(held bytes: Int, of channel: SocketChannel) {
      guard channel.held != bytes else { return }
      connections.setHeld(bytes, of: channel)
      while connections.strangersBytes > limits.otherConnectionBytes,
        let oldest = connections.oldestStranger(isHolding: true)
      {
        drop(oldest)
      }
      noteQueued()
    }

    /// Notes that more bytes wait to be sent, or are kept of received data. If that is too much, drops the connections that took
    /// nothing for the longest time: their devices reconnect later, and receive what they missed.
    func noteQueued() {
      while sum.bytes > limits.queuedBytes, let slowest = connections.slowest { drop(slowest) }
    }

    /// Drops the connections whose deadlines have passed.
    func look(_ now: UInt64) {
      if listener?.isPaused == true {
        listener?.isPaused = false
        if let oldest = connections.oldestStranger(before: now - min(now, UInt64(limits.otherConnectionTime) * 1000)) {
          drop(oldest)
        }
        watchListener()
      }
      // Devices are many, and their times long.
      ticks += 1
      let isForAll = ticks.isMultiple(of: Self.ticksForDevices) || isStopping
      for entry in isForAll ? connections.all : connections.allStrangers {
        entry.channel.look(now)
        if let request = entry.user as? HTTPConnection {
          request.look(now)
        } else {
          (entry.user as? ServerSocket)?.look(now)
        }
      }
    }

    private static let ticksForDevices = 10

    /// The number of requests over HTTP whose answers have not been written.
    var exchangeCount: Int { connections.all.count { ($0.user as? HTTPConnection)?.isBusy == true } }
  }
#endif
