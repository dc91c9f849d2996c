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
  /// runs, `/readyz` while its hub takes requests and the hub's store answers, `/metrics` with numbers about all of it.
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
      /// Connections that the gateway closed or refused, by the reason.
      package var refused: [String: Int] = [:]
    }

    let hub: HubLoop
    let limits: GatewayLimits
    let counts = Lock(Counts())
    /// The system's clock, as networks go, whatever the hub's clock says.
    let networkClock = SystemClock()
    /// Touched on the service thread.
    let pace: AccountPace
    private let environment: MessagingEnvironment
    private let log: EngineLog?
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
      hub = try environment.hubLoop()
      limits = options.limits
      pace = AccountPace(options.limits, networkClock)
      metrics = GatewayMetrics(counts, hub)
      var routes = ProbeRoutes.routes(hub, metrics.metrics) { [environment] in environment.isShutDown }
      routes += MediaRoutes.routes(environment) + UploadRoutes.routes(hub)
      switch api {
      case .off: break
      case .tokens(let keys): routes += AdminAPI(hub, keys: keys, clock: environment.clock).httpRoutes
      case .open:
        guard LoopbackAddress.isLoopback(options.host) else {
          throw MessagingError(.invalidArgument, "an open API at \(options.host), which is no loopback address")
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
        try hub.removeNoticeConsumer(WebhookDelivery.name)
      }
      sockets = try SocketServer(options, handlers)
      push?.start(hub, metrics.metrics)
    }

    deinit { stop() }

    /// The port on which the gateway listens.
    public var port: Int { sockets?.port ?? 0 }

    /// Counts of what passed so far.
    package var currentCounts: Counts { counts.withLock { $0 } }

    /// Sends what is left, closes all connections with 1001, so that devices come back, and returns when none is left. The
    /// environment goes on.
    public func stop() {
      sockets?.stop()
      webhook?.stop()
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

    // MARK: requests over HTTP

    private func note(_ record: HTTPRecord) {
      metrics.note(record)
      // Not those who look every few seconds whether the gateway is there.
      guard let template = record.template, template.hasPrefix("/v1/") else { return }
      log?(
        EngineLogEntry(
          level: .notice, event: "http.request",
          detail: "\(record.method.rawValue) \(template) \(record.status) \(record.milliseconds) ms"))
    }
  }
#endif
