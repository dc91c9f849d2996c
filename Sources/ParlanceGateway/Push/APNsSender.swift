#if Server
  internal import Dispatch
  public import ParlanceCore
  internal import ParlanceTokens

  /// Sends push notifications for absent accounts to APNs, Apple's push notification service.
  ///
  /// ```swift
  /// let push = try APNsSender(APNsOptions(key: "AuthKey.p8", keyID: "ABC123DEFG", teamID: "DEF123GHIJ"))
  /// let environment = try MessagingEnvironment.embedded(at: folder, pushNotifier: push)
  /// let gateway = try GatewayServer(environment, api: api, push: push)
  /// ```
  ///
  /// It knows the accounts' devices from the gateway's API, so it begins with the gateway; notifications from before wait.
  /// Deliveries that fail are repeated for some minutes; those that are under way when the process ends are lost.
  public final class APNsSender: PushNotifier, @unchecked Sendable {
    // Safe to share: `shared` is behind a lock; everything else that changes belongs to the queue.

    /// The limits of a sender.
    struct Limits {
      /// The most notifications that wait for their turn. More are dropped.
      var notifications = 20_000
      /// The number of deliveries without an outcome above which notifications wait.
      var deliveries = 1000
      /// The most notifications whose tokens are looked up at a time.
      var batch = 64
      /// The most times that one delivery is sent.
      var attempts = 10
      /// The longest wait before a delivery is sent again, in milliseconds.
      var longestDelay: Int64 = 120_000
      /// The time that the service has for an answer, in seconds.
      var patience = 20
    }

    private struct Shared {
      var arrived: [PushNotification] = []
      var counts = PushCounts()
      var isScheduled = false
      var isStopped = false
    }

    private let options: APNsOptions
    private let limits: Limits
    private let client: any OutgoingRequests
    /// The client, if it is the sender's own.
    private let ownClient: CurlClient?
    private let clock: any MessagingClock
    private let log: EngineLog?
    /// The log for failures, which each notification can repeat.
    private let pacedLog: PacedLog?
    private let shared = Lock(Shared())
    private let queue = DispatchQueue(label: "parlance.push.apns")
    // On the queue.
    private var providerToken: ProviderToken
    private var deliveries = APNsQueue()
    /// The place of the tokens; the hub there keeps the sender alive, and not the other way round.
    private weak var tokens: (any PushTokenSource)?

    /// Creates a sender.
    ///
    /// - parameter options: The account at the service.
    /// - parameter clock: The clock from which it reads the time.
    /// - parameter log: Receives entries for the operator, without texts and with only the beginnings of tokens.
    /// - throws: `MessagingError` with code `invalidArgument` if the key cannot be read, is not of the curve P-256, or can be
    ///   read by others than its owner, or if an option is malformed.
    public convenience init(
      _ options: APNsOptions, clock: any MessagingClock = SystemClock(), log: EngineLog? = nil
    ) throws(MessagingError) {
      let key = try Self.key(options)
      let client = CurlClient(authorities: options.certificateAuthorities)
      self.init(options, key, client: client, ownClient: client, clock: clock, log: log)
    }

    /// Creates a sender with a client for its requests, which stays the caller's to stop.
    convenience init(
      _ options: APNsOptions, client: any OutgoingRequests, clock: any MessagingClock, limits: Limits = Limits(),
      log: EngineLog? = nil
    ) throws(MessagingError) {
      self.init(
        options, try Self.key(options), client: client, ownClient: nil, clock: clock, limits: limits, log: log)
    }

    private init(
      _ options: APNsOptions, _ key: SigningKey, client: any OutgoingRequests, ownClient: CurlClient?,
      clock: any MessagingClock, limits: Limits = Limits(), log: EngineLog?
    ) {
      self.options = options
      self.limits = limits
      self.client = client
      self.ownClient = ownClient
      self.clock = clock
      self.log = log
      pacedLog = log.map { PacedLog($0, clock: SystemClock()) }
      providerToken = ProviderToken(key, keyID: options.keyID, teamID: options.teamID)
    }

    private static func key(_ options: APNsOptions) throws(MessagingError) -> SigningKey {
      if let mistake = options.mistake { throw MessagingError(.invalidArgument, mistake) }
      do throws(TokenError) {
        return try SigningKey(contentsOf: options.key, allowsReadable: options.allowsReadableKey)
      } catch {
        throw MessagingError(.invalidArgument, "\(error)")
      }
    }

    deinit { ownClient?.stop() }

    /// Ends the sending. What has no outcome yet is lost.
    public func stop() {
      shared.withLock { shared in
        shared.isStopped = true
        shared.arrived.removeAll()
      }
      ownClient?.stop()
      pacedLog?.flush()
    }

    /// Begins to send.
    ///
    /// - parameter tokens: The place of the accounts' tokens.
    /// - parameter metrics: The registry for the sender's numbers.
    func start(_ tokens: any PushTokenSource, _ metrics: Metrics) {
      PushCounts.register(in: metrics, service: PushToken.Service.apns.rawValue) { [weak self] in
        self?.counts ?? PushCounts()
      }
      queue.async { [self] in
        self.tokens = tokens
        takeArrived()
      }
    }

    /// The numbers of what was sent so far.
    var counts: PushCounts { shared.withLock { $0.counts } }

    /// Takes notifications; never waits.
    public func notify(_ notifications: [PushNotification]) {
      let mustStart = shared.withLock { shared in
        guard !shared.isStopped else { return false }
        let taken = notifications.prefix(max(0, limits.notifications - shared.arrived.count))
        shared.arrived += taken
        shared.counts.waiting += taken.count
        shared.counts[.dropped] += notifications.count - taken.count
        defer { shared.isScheduled = true }
        return !shared.isScheduled
      }
      if mustStart { queue.async { [self] in takeArrived() } }
    }

    // MARK: on the queue

    /// Begins the deliveries of notifications that wait, as far as there is room.
    private func takeArrived() {
      shared.withLock { $0.isScheduled = false }
      guard let tokens else { return }
      while deliveries.count < limits.deliveries {
        let batch = shared.withLock { shared in
          let batch = Array(shared.arrived.prefix(limits.batch))
          shared.arrived.removeFirst(batch.count)
          return batch
        }
        guard !batch.isEmpty else { return }
        do throws(MessagingError) {
          let found = try tokens.pushTokens(of: Set(batch.map(\.recipient)))
          for notification in batch { begin(notification, found[notification.recipient] ?? []) }
        } catch {
          note(.error, "push.failed", "tokens cannot be looked up: \(error.code.rawValue)")
          count(.failed, batch.count)
        }
      }
    }

    private func begin(_ notification: PushNotification, _ tokens: [PushToken]) {
      let tokens = tokens.filter { $0.service == .apns }.compactMap { token in
        let resolved = options.resolved(token)
        if resolved == nil { note(.notice, "push.unaddressed", "apns: no app is set for \(token)", kind: "apns") }
        return resolved
      }
      guard !tokens.isEmpty else { return count(.unaddressed) }
      let payload = APNsPayload(notification)
      let hasBadges = !notification.badges.isEmpty
      // One notification becomes as many deliveries as there are installations.
      shared.withLock { $0.counts.waiting += tokens.count - 1 }
      for token in tokens {
        let payload = hasBadges ? APNsPayload(notification, for: token.device) : payload
        let delivery = APNsDelivery(notification, payload, to: token, at: clock.now())
        let superseded = deliveries.superseded
        if let delivery = deliveries.add(delivery) { send(delivery) }
        count(.superseded, deliveries.superseded - superseded)
      }
    }

    private func send(_ delivery: APNsDelivery) {
      guard !shared.withLock({ $0.isStopped }) else { return }
      guard let token = providerToken.text(at: clock.now()) else {
        note(.error, "push.failed", "apns: the provider token cannot be signed")
        return complete(delivery, .failed)
      }
      let address = options.address(isSandbox: delivery.token.environment == .sandbox)
      let request = OutgoingRequest(
        url: "\(address)/3/device/\(delivery.token.token)",
        headers: delivery.headers + [HTTPParameter(name: "authorization", value: "bearer \(token)")],
        body: delivery.body, patience: limits.patience * 1000, requiresHTTP2: true)
      client.send(request) { [weak self] result in
        guard let self else { return }
        queue.async { self.handle(APNsAnswer(result), delivery, providerToken: token) }
      }
    }

    private func handle(_ answer: APNsAnswer, _ delivery: APNsDelivery, providerToken text: String) {
      guard !shared.withLock({ $0.isStopped }) else { return }
      switch answer {
      case .delivered: complete(delivery, .delivered)
      case .unregistered(let time, let reason):
        remove(delivery, gone: time)
        // Once for each token, which is removed.
        log?(EngineLogEntry(level: .notice, event: "push.unregistered", detail: words(delivery, reason)))
        complete(delivery, .unregistered)
      case .providerTokenRefused(let reason):
        guard !delivery.hasNewProviderToken, providerToken.renew(refused: text, at: clock.now()) else {
          note(.error, "push.refused", delivery, reason)
          return complete(delivery, .refused)
        }
        var delivery = delivery
        delivery.hasNewProviderToken = true
        shared.withLock { $0.counts.retries += 1 }
        send(delivery)
      case .later(let pause, let reason):
        var delivery = delivery
        delivery.failures += 1
        guard delivery.failures < limits.attempts else {
          note(.error, "push.failed", delivery, reason)
          return complete(delivery, .failed)
        }
        postpone(delivery, pause)
      case .refused(let reason):
        note(.error, "push.refused", delivery, reason)
        complete(delivery, .refused)
      }
    }

    private func complete(_ delivery: APNsDelivery, _ outcome: PushCounts.Outcome) {
      count(outcome)
      if let next = deliveries.complete(delivery.lane) { send(next) }
      let mustGoOn = shared.withLock { shared in
        guard !shared.arrived.isEmpty, !shared.isScheduled else { return false }
        shared.isScheduled = true
        return true
      }
      if mustGoOn { queue.async { [self] in takeArrived() } }
    }

    private func postpone(_ delivery: APNsDelivery, _ pause: Int64?) {
      switch deliveries.postpone(delivery) {
      case .send(let next):
        count(.superseded)
        send(next)
      case .wait(let wait):
        let delay = min(limits.longestDelay, 1000 << Int64(min(delivery.failures - 1, 20)))
        // So that those that failed together do not come back together.
        let time = max(pause ?? 0, delay / 2 + Int64.random(in: 0...delay / 2))
        clock.schedule(at: clock.now().advanced(byMilliseconds: time)) { [weak self] in
          guard let self else { return }
          queue.async { self.end(wait) }
        }
      }
    }

    private func end(_ wait: APNsQueue.Wait) {
      guard let delivery = deliveries.end(wait) else { return }
      shared.withLock { $0.counts.retries += 1 }
      send(delivery)
    }

    /// Removes a token, unless its installation registered again since it was gone.
    private func remove(_ delivery: APNsDelivery, gone time: Timestamp?) {
      if let time, delivery.token.registered > time { return }
      do throws(MessagingError) {
        try tokens?.remove(delivery.token, of: delivery.recipient)
      } catch {
        note(.error, "push.failed", "a token cannot be removed: \(error.code.rawValue)")
      }
    }

    // MARK: the operator

    private func count(_ outcome: PushCounts.Outcome, _ number: Int = 1) {
      shared.withLock { shared in
        shared.counts[outcome] += number
        shared.counts.waiting -= number
      }
    }

    /// - parameter kind: The detail without what differs from one notification to the next; the detail itself unless given.
    private func note(_ level: EngineLogEntry.Level, _ event: String, _ detail: String, kind: String? = nil) {
      pacedLog?.write(
        EngineLogEntry(level: level, event: event, detail: detail), kind: kind.map { "\(event) \($0)" })
    }

    private func note(
      _ level: EngineLogEntry.Level, _ event: String, _ delivery: APNsDelivery, _ reason: String
    ) {
      note(level, event, words(delivery, reason), kind: reason)
    }

    private func words(_ delivery: APNsDelivery, _ reason: String) -> String {
      "apns: \(reason), message \(delivery.messageID.string), token \(delivery.token.token.prefix(6))…"
    }
  }
#endif
