#if Server
  public import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// A hub's door for apps on other machines: each of their devices has a link over a WebSocket.
  ///
  /// ```swift
  /// let environment = try MessagingEnvironment.embedded(at: folder)
  /// let gateway = try GatewayServer(environment)
  /// print(gateway.port)
  /// ```
  ///
  /// Devices of the same process and devices beyond the gateway are one another's peers. `/healthz` answers while the gateway
  /// runs, `/readyz` while its hub takes requests and what they change can be stored, `/metrics` with numbers about all of it.
  public final class GatewayServer: @unchecked Sendable {
    // Safe to share: `sockets` is set once, before anything can call; the rest is constant or behind locks.
    package struct Counts: Sendable {
      /// Connections that are open.
      package var connections = 0
      package var accepted = 0
      /// Connections whose device the hub let in.
      package var logins = 0
      package var packetsIn = 0
      package var packetsOut = 0
      package var bytesIn = 0
      package var bytesOut = 0
      /// The size of the largest packet that was sent, in bytes.
      package var largestPacketOut = 0
      /// Connections that the gateway closed or refused, by the reason.
      package var refused: [String: Int] = [:]
    }

    let hub: HubLoop
    let limits: GatewayLimits
    let counts = Lock(Counts())
    /// The names that a device gave, while the hub has not decided whether to let it in.
    struct PendingLogin: Sendable {
      var account: AccountID
      var device: String
    }

    /// The system's clock, as networks go, whatever the hub's clock says.
    let networkClock = SystemClock()
    /// Touched on the service thread.
    let pace: AccountPace
    private let environment: MessagingEnvironment
    private let log: EngineLog?
    /// The log for requests that fail because of what the gateway depends on, or of who asks.
    private let pacedLog: PacedLog?
    /// The log for logins that are refused: some of each address, and not more of many.
    private let loginLog: PacedLog?
    private let metrics: GatewayMetrics
    private var sockets: SocketServer?
    private var webhook: WebhookDelivery?

    /// Begins to serve the hub of an environment.
    ///
    /// - parameter environment: An environment with a hub of its own, embedded or in memory.
    /// - parameter options: The address and the limits.
    /// - parameter api: The access to the API for app back ends; there is none unless given.
    /// - parameter webhook: The address at the app's back end that is notified of events; none unless given.
    /// - parameter push: The sender of push notifications, which must be the environment's notifier or one of several; it
    ///   begins with the gateway, and does not end with it.
    /// - parameter log: Takes entries for the operator.
    /// - throws: `MessagingError` with code `invalidArgument` if the address, the certificate or its key cannot be used,
    ///   others can read that key, or an open API would be reachable from other machines; `unsupported` if the environment's hub is elsewhere; why
    ///   the environment cannot be used.
    public convenience init(
      _ environment: MessagingEnvironment, options: GatewayOptions = GatewayOptions(), api: GatewayAPI = .off,
      webhook: GatewayWebhook? = nil, push: APNsSender? = nil, log: EngineLog? = nil
    ) throws(MessagingError) {
      try self.init(
        environment, options: options, api: api, webhook: webhook, push: push, log: log, furtherRoutes: [])
    }

    /// Begins to serve the hub of an environment, and answers further requests over HTTP.
    ///
    /// - parameter furtherRoutes: The routes beside the gateway's own, which go first where both match.
    package init(
      _ environment: MessagingEnvironment, options: GatewayOptions, api: GatewayAPI = .off,
      webhook: GatewayWebhook? = nil, push: APNsSender? = nil, log: EngineLog? = nil, furtherRoutes: [HTTPRoute]
    ) throws(MessagingError) {
      try options.checkPrivateKey()
      self.environment = environment
      self.log = log
      pacedLog = log.map { [networkClock] in PacedLog($0, clock: networkClock) }
      loginLog = log.map { [networkClock] in PacedLog($0, clock: networkClock, most: 5) }
      hub = try environment.hubLoop()
      limits = options.limits
      pace = AccountPace(options.limits, networkClock)
      metrics = GatewayMetrics(counts, hub)
      var routes = ProbeRoutes.routes(hub, metrics.metrics, clock: networkClock) { [environment] in
        environment.isShutDown
      }
      routes += MediaRoutes.routes(environment) + UploadRoutes.routes(hub)
      switch api {
      case .off: break
      case .tokens(let keys): routes += AdminAPI(hub, keys: keys, clock: environment.clock).httpRoutes
      case .open:
        guard LoopbackAddress.isLoopback(options.host) else {
          throw MessagingError(.invalidArgument, "an open API at \(options.host), which is not a loopback address")
        }
        routes += AdminAPI(hub, keys: nil, clock: environment.clock).httpRoutes
      }
      routes += furtherRoutes
      let handlers = SocketServer.Handlers(
        opened: { [weak self] in self?.open($0) },
        router: HTTPRouter(
          routes, bodySize: limits.bodySize,
          visitors: options.visitorRules(needTokens: hub.needsTokens && !api.isOpen)),
        answered: { [weak self] in self?.note($0) }, refused: { [weak self] in self?.note($0, "") })
      if let webhook {
        self.webhook = try WebhookDelivery(webhook, hub, clock: environment.clock, metrics: metrics.metrics, log: log)
      } else {
        try hub.removeServiceEventConsumer(WebhookDelivery.name)
      }
      sockets = try SocketServer(options, handlers)
      push?.start(hub, metrics.metrics)
    }

    deinit { stop() }

    /// The port on which the gateway listens.
    public var port: Int { sockets?.port ?? 0 }

    /// Sends what is left, closes all connections with 1001, so that devices come back, and returns when none is left. The
    /// environment goes on.
    public func stop() {
      sockets?.stop()
      webhook?.stop()
      loginLog?.flush()
      pacedLog?.flush()
    }

    // MARK: connections

    private func open(_ socket: ServerSocket) -> any ServerSocketOwner {
      let connection = GatewayConnection(self, socket)
      counts.withLock {
        $0.connections += 1
        $0.accepted += 1
      }
      networkClock.schedule(at: networkClock.now().advanced(byMilliseconds: Int64(limits.loginTime) * 1000)) {
        [weak self, weak connection] in
        self?.perform { connection?.closeUnlessLoggedIn() }
      }
      return connection
    }

    func forget(_ connection: GatewayConnection) { counts.withLock { $0.connections -= 1 } }

    func perform(_ item: @escaping () -> Void) { sockets?.perform(item) }

    func note(_ status: CloseStatus, _ address: String) {
      counts.withLock { $0.refused[status.rawValue, default: 0] += 1 }
    }

    /// Writes down that the hub did not let a device in.
    func note(_ refused: PendingLogin, _ error: MessagingError, _ address: String) {
      let (account, device) = (EngineLogEntry.quoted(refused.account.name), EngineLogEntry.quoted(refused.device))
      // Without the error's detail, which may have more than the code says.
      loginLog?.write(
        EngineLogEntry(
          level: .notice, event: "login.refused",
          detail: "account \(account), device \(device), from \(address): \(error.code.rawValue)"), kind: address)
    }

    // MARK: requests over HTTP

    private func note(_ record: HTTPRecord) {
      metrics.note(record)
      // Do not log the probes, which come every few seconds.
      guard let template = record.template, template.hasPrefix("/v1/") else { return }
      let words = "\(record.method.rawValue) \(template) \(record.status)"
      let entry = EngineLogEntry(
        level: .notice, event: "http.request", detail: "\(words) \(record.milliseconds) ms")
      // As many of these come as strangers send, or as an app tries again while a disk is full.
      if record.status == 401 || record.status >= 500 { pacedLog?.write(entry, kind: words) } else { log?(entry) }
    }
  }
#endif
