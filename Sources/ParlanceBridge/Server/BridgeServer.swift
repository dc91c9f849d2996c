#if Server
  internal import Dispatch
  package import ParlanceCore
  package import ParlanceGateway
  package import ParlanceMoving

  /// A bridge that runs: it takes the callbacks of the service and the events of the gateway, and sends what follows from them.
  package final class BridgeServer: @unchecked Sendable {
    // Safe to share: `machine`, `isStopped`, `waiting` and the timer's state are touched on the queue; `service` is set once, at
    // the start.

    /// The settings of a bridge.
    package struct Settings: Sendable {
      /// The address at which it listens.
      package var options: GatewayOptions
      /// The path of the database.
      package var database: String
      package var limits = BridgeLimits()
      /// A Boolean value that indicates whether events are counted and nothing else happens.
      package var onlyCounts = false
      /// The largest callback, in bytes.
      package var callbackSize = 1 << 20
      /// The names of the accounts whose messages are fetched after a gap, beside those that events name.
      package var accounts: [String] = []
      /// The time between two fetches of what callbacks did not bring, in milliseconds.
      package var fetchInterval: Int64 = 3_600_000
      /// The hosts from which the files of the service's messages are fetched, beside those that the service's end names.
      package var files = MediaSettings()

      package init(options: GatewayOptions, database: String) {
        self.options = options
        self.database = database
      }
    }

    /// The path of the gateway's webhook.
    package static let webhookPath = "/events"
    /// The largest request of the gateway's webhook, in bytes: a hundred events.
    private static let webhookSize = 16 << 20
    /// The largest answer, in bytes.
    private static let answerSize = 8 << 20
    /// The time between two looks at what another process changed, in milliseconds.
    private static let look: Int64 = 1000

    let settings: Settings
    let end: any BridgeEnd
    private let hub: Lock<HubEnd?>
    private let clock: any MessagingClock
    private let log: EngineLog?
    private let client: any OutgoingRequests
    private let stopClient: () -> Void
    let queue = DispatchQueue(label: "parlance.bridge")
    private let machine: BridgeMachine
    let refusals = Lock<[String: Int]>([:])
    private var service: HTTPService?
    private var isStopped = false
    private var wakeTime: Int64?
    /// The requests that wait for the login at the service; nil if none is under way.
    private var waiting: [BridgeWork]?
    private let gap = Lock<BridgeGap?>(nil)

    /// Opens the database and listens. Nothing is sent before `start`.
    ///
    /// - throws: `invalidArgument` if the address cannot be used; `storageFailed`.
    package init(
      _ settings: Settings, end: any BridgeEnd, clock: any MessagingClock = SystemClock(), log: EngineLog? = nil
    ) throws(MessagingError) {
      self.settings = settings
      self.end = end
      self.clock = clock
      self.log = log
      hub = Lock(nil)
      let client = OutgoingClient(responseSize: Self.answerSize)
      self.client = client
      stopClient = { client.stop() }
      machine = BridgeMachine(
        try BridgeStore(path: settings.database), end, limits: settings.limits, onlyCounts: settings.onlyCounts)
      let metrics = Metrics()
      do throws(MessagingError) {
        service = try HTTPService(settings.options, routes: makeRoutes(), metrics: metrics)
      } catch {
        client.stop()
        throw error
      }
      add(to: metrics)
    }

    /// The port on which it listens.
    package var port: Int { service?.port ?? 0 }

    /// Begins to send.
    package func start(_ hub: HubEnd) {
      self.hub.withLock { $0 = hub }
      queue.async { [weak self] in self?.turn() }
      guard !settings.onlyCounts else { return }
      let gap = BridgeGap(
        file: settings.database + ".answers", end: end, accounts: settings.accounts, interval: settings.fetchInterval,
        clock: clock, client: client, log: log)
      self.gap.withLock { $0 = gap }
      gap.start(
        store: { [weak self] (body) throws(MessagingError) in
          guard let self else { throw MessagingError(.cancelled) }
          return try withStore(body)
        },
        take: { [weak self] (callback, time) throws(MessagingError) in
          guard let self else { throw MessagingError(.cancelled) }
          try take(callback, at: time)
        })
    }

    /// Stores what a fetch brought.
    private func take(_ callback: BridgeCallback, at time: Int64) throws(MessagingError) {
      let result = queue.sync { () -> Swift.Result<Void, MessagingError> in
        guard !isStopped else { return .failure(MessagingError(.cancelled)) }
        do throws(MessagingError) { return .success(try machine.take(callback, at: time)) } catch {
          return .failure(error)
        }
      }
      try result.get()
      queue.async { [weak self] in self?.turn() }
    }

    /// Fetches now what callbacks did not bring, and returns when it is stored.
    package func fetch() throws(MessagingError) { try gap.withLock { $0 }?.run() }

    /// Ends all requests, and returns when the database is closed. What was under way is looked at again at the next start.
    package func stop() {
      service?.stop()
      gap.withLock { $0 }?.stop()
      queue.sync {
        isStopped = true
        // Nothing of what waits for a login was sent.
        for work in waiting ?? [] { try? machine.complete(work, .notSent("stopped"), at: clock.now().milliseconds) }
        waiting = nil
      }
      stopClient()
      queue.sync { machine.store.database.close() }
    }

    /// Does something with the store, on the bridge's queue.
    package func withStore<Result: Sendable>(
      _ body: (BridgeStore) throws(MessagingError) -> Result
    ) throws(MessagingError) -> Result {
      let result = queue.sync { () -> Swift.Result<Result, MessagingError> in
        do throws(MessagingError) { return .success(try body(machine.store)) } catch { return .failure(error) }
      }
      return try result.get()
    }

    // MARK: requests that arrive

    private func makeRoutes() -> [HTTPRoute] {
      [
        HTTPRoute(.get, "/healthz") { _, responder in responder.complete(HTTPResponse(200, text: "ok\n")) },
        HTTPRoute(.post, end.callbackPath, takesUpTo: settings.callbackSize) { [weak self] request, responder in
          self?.answer(responder) { (bridge, now) throws(BridgeFault) in
            let callback = try bridge.refusable { () throws(BridgeRefusal) in try bridge.end.read(request, at: now) }
            try bridge.storable { () throws(MessagingError) in
              try bridge.machine.take(callback, at: now.milliseconds)
            }
          }
        },
        HTTPRoute(.post, Self.webhookPath, takesUpTo: Self.webhookSize) { [weak self] request, responder in
          self?.answer(responder) { (bridge, now) throws(BridgeFault) in
            guard let hub = bridge.hub.withLock({ $0 }) else { throw .refused(BridgeRefusal(503, "not started")) }
            try bridge.refusable { () throws(BridgeRefusal) in try hub.check(request, at: now) }
            try bridge.storable { () throws(MessagingError) in
              try bridge.machine.take(webhook: request.body, at: now.milliseconds)
            }
          }
        },
      ]
    }

    private enum BridgeFault: Error {
      case refused(BridgeRefusal)
      case notStored(MessagingError)
    }

    private func refusable<Result>(
      _ body: () throws(BridgeRefusal) -> Result
    ) throws(BridgeFault) -> Result {
      do throws(BridgeRefusal) { return try body() } catch { throw .refused(error) }
    }

    private func storable(_ body: () throws(MessagingError) -> Void) throws(BridgeFault) {
      do throws(MessagingError) { try body() } catch { throw .notStored(error) }
    }

    /// Answers 200 once everything is durable. A service takes some statuses for success, so that a failure is always 503.
    private func answer(
      _ responder: HTTPResponder,
      _ body: @escaping @Sendable (BridgeServer, Timestamp) throws(BridgeFault) -> Void
    ) {
      queue.async { [weak self] in
        guard let self, !isStopped else { return responder.complete(HTTPResponse(503, text: "stopping\n")) }
        do throws(BridgeFault) {
          try body(self, clock.now())
          responder.complete(HTTPResponse(200, text: ""))
          turn()
        } catch {
          switch error {
          case .refused(let refusal):
            refusals.withLock { $0[refusal.reason, default: 0] += 1 }
            responder.complete(HTTPResponse(refusal.status, text: refusal.reason + "\n"))
          case .notStored(let error):
            log?(EngineLogEntry(level: .error, event: "bridge.store", detail: error.description))
            let status = error.code == .malformedData ? 400 : 503
            responder.complete(HTTPResponse(status, text: "not stored\n"))
          }
        }
      }
    }

    // MARK: requests that are sent

    /// Sends what can be sent now, and sets the time of the next turn.
    private func turn() {
      guard !isStopped, let hub = hub.withLock({ $0 }) else { return }
      let now = clock.now().milliseconds
      do throws(MessagingError) {
        for work in try machine.works(at: now) { send(work, hub) }
        let next = try machine.nextTime(after: now) ?? now + Self.look
        wake(at: min(next, now + Self.look), now)
      } catch {
        log?(EngineLogEntry(level: .error, event: "bridge.store", detail: error.description))
        wake(at: now + Self.look, now)
      }
    }

    private func wake(at time: Int64, _ now: Int64) {
      if let wakeTime, wakeTime > now, wakeTime <= time { return }
      wakeTime = time
      clock.schedule(at: Timestamp(milliseconds: time)) { [weak self] in
        guard let self else { return }
        queue.async { [weak self] in
          guard let self, wakeTime == time else { return }
          wakeTime = nil
          turn()
        }
      }
    }

    private func send(_ work: BridgeWork, _ hub: HubEnd) {
      switch work.request {
      case .hub(let request):
        send(hub.message(for: request), of: work) { response in
          let (verdict, answer) = HubEnd.verdict(on: response, to: request)
          return .verdict(verdict, answer)
        }
      case .service(let request): send(request, of: work)
      case .file(let file, let upload): carry(file, upload, of: work, hub)
      }
    }

    /// Sends a request to the service, after a login if it needs one.
    func send(_ request: FetchRequest, of work: BridgeWork) {
      if waiting != nil {
        waiting?.append(work)
        return
      }
      let now = clock.now()
      if let login = end.login(at: now) {
        waiting = [work]
        return logIn(login)
      }
      let end = end
      let message = end.message(for: request, at: now)
      var outgoing = OutgoingRequest(message)
      // The vendors' requests have no id by which they know a repetition.
      outgoing?.isRepeatable = work.purpose == .question
      if request.upload != nil { outgoing?.patience = HubEnd.filePatience }
      send(outgoing, of: work) { response in
        let answer = (try? JSONParser.parse(response.body, replacesHalfPairs: true)) ?? .null
        let verdict = end.verdict(on: response, to: request)
        if verdict == .unauthorized { end.forgetLogin(of: message) }
        return .verdict(verdict, answer)
      }
    }

    func send(
      _ message: OutgoingRequest?, of work: BridgeWork,
      reading: @escaping @Sendable (OutgoingResponse) -> BridgeMachine.Outcome
    ) {
      guard let message else { return complete(work, .verdict(.refused(code: "request"), .null)) }
      client.send(message) { [weak self] result in
        let outcome =
          switch result {
          case .success(let response): reading(response)
          case .failure(let failure): BridgeMachine.Outcome.unanswered(failure.code)
          }
        self?.queue.async { [weak self] in self?.complete(work, outcome) }
      }
    }

    private func logIn(_ message: FetchMessage) {
      let end = end
      let finish: @Sendable (String?) -> Void = { [weak self] failure in
        self?.queue.async { [weak self] in self?.takeLogin(failure) }
      }
      guard let message = OutgoingRequest(message) else { return finish("login") }
      client.send(message) { result in
        switch result {
        case .success(let response): finish(end.take(login: response) ? nil : "login")
        case .failure(let failure): finish(failure.code)
        }
      }
    }

    /// Sends what waits for the login, or has it tried again later.
    private func takeLogin(_ failure: String?) {
      let works = waiting ?? []
      waiting = nil
      guard !isStopped, let hub = hub.withLock({ $0 }) else { return }
      for work in works {
        if let failure { complete(work, .notSent(failure)) } else { send(work, hub) }
      }
    }

    func complete(_ work: BridgeWork, _ outcome: BridgeMachine.Outcome) {
      guard !isStopped else { return }
      do throws(MessagingError) {
        try machine.complete(work, outcome, at: clock.now().milliseconds)
      } catch {
        log?(EngineLogEntry(level: .error, event: "bridge.store", detail: error.description))
      }
      turn()
    }
  }

  extension OutgoingRequest {
    /// Creates the request of a service's end; nil for a method that HTTP does not have.
    fileprivate init?(_ message: FetchMessage) {
      guard let method = HTTPMethod(rawValue: message.method) else { return nil }
      self.init(
        method, url: message.address,
        headers: message.headers.sorted { $0.key < $1.key }.map { HTTPParameter(name: $0.key, value: $0.value) },
        body: message.body, patience: 10_000)
    }
  }

  extension OutgoingFailure {
    /// The word under which the failure is counted.
    fileprivate var code: String {
      switch self {
      case .unreachable: "unreachable"
      case .tooSlow: "timeout"
      case .malformed: "malformed"
      }
    }
  }
#endif
