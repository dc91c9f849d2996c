#if Server
  package import ParlanceCore
  internal import ParlanceEngine

  /// Sends the events of a hub to the back end of a server face, one request for each, in their order.
  ///
  /// A request that fails is repeated after a pause that grows, for as often as the settings say; then the event is dropped, so
  /// that the others go on.
  package final class FaceEvents: Sendable {
    /// The address and the rules of the requests.
    package struct Settings: Sendable {
      package var url: String
      package var kinds: ServiceEventKinds
      /// The longest time for a request, in seconds.
      package var patience = 5
      /// The number of times that a request is sent before its event is dropped.
      package var tries = 3
      /// The statuses with which the back end takes an event.
      package var taken: Set<Int> = [200]

      package init(url: String, kinds: ServiceEventKinds) {
        self.url = url
        self.kinds = kinds
      }
    }

    /// The header and the body of a request.
    package struct Request: Sendable {
      package var headers: [HTTPParameter]
      package var body: [UInt8]

      package init(headers: [HTTPParameter], body: [UInt8]) {
        self.headers = headers
        self.body = body
      }
    }

    private let client: CurlClient
    private let queue: ServiceEventQueue
    private let settings: Settings
    private let clock: any MessagingClock
    private let log: EngineLog?
    private let name: String
    /// The number of requests under way that have no event at the hub.
    private let passing = Lock(0)

    /// The greatest number of those. Further ones are dropped.
    private static let passingLimit = 100
    /// The time before such a request is repeated, in milliseconds.
    private static let passingPause: Int64 = 1000

    /// Begins to send events, as `FaceHost.startEvents` says.
    init(
      _ settings: Settings, _ host: FaceHost, log: EngineLog?,
      makeRequest: @escaping @Sendable (ServiceEvent, Timestamp) -> Request?
    ) throws(MessagingError) {
      try GatewayWebhook.check(url: settings.url)
      client = CurlClient()
      self.settings = settings
      self.log = log
      clock = host.clock
      name = host.consumer
      var queueSettings = ServiceEventQueue.Settings(name: host.consumer)
      queueSettings.kinds = settings.kinds
      // The next one goes when this one was taken, so that they arrive in their order.
      queueSettings.batchSize = 1
      let sender = FaceEventSender(
        settings: settings, requests: client, makeRequest: makeRequest, log: log, name: host.consumer)
      queue = ServiceEventQueue(host.hub, queueSettings, receiver: sender, clock: host.clock, log: log)
      do throws(MessagingError) {
        try queue.start()
      } catch {
        client.stop()
        throw error
      }
    }

    /// Sends a request at once, beside the events, as often as those. It is kept nowhere: what is under way when the gateway stops
    /// is lost, and so is what is too much.
    ///
    /// - parameter makeRequest: Returns the request at a time. Called for each attempt.
    func send(_ makeRequest: @escaping @Sendable (Timestamp) -> Request) {
      let isAdmitted = passing.withLock { count in
        guard count < Self.passingLimit else { return false }
        count += 1
        return true
      }
      guard isAdmitted else { return noteDrop("too many are under way") }
      send(makeRequest, attempt: 1)
    }

    private func send(_ makeRequest: @escaping @Sendable (Timestamp) -> Request, attempt: Int) {
      let request = makeRequest(clock.now())
      client.send(
        OutgoingRequest(
          url: settings.url, headers: request.headers, body: request.body, patience: settings.patience * 1000,
          requiresHTTP2: false)
      ) { [self] result in
        guard let failure = settings.failure(result) else { return passing.withLock { $0 -= 1 } }
        guard attempt < settings.tries else {
          passing.withLock { $0 -= 1 }
          return noteDrop("after \(attempt) attempts: \(failure)")
        }
        clock.schedule(at: clock.now().advanced(byMilliseconds: Self.passingPause)) { [weak self] in
          self?.send(makeRequest, attempt: attempt + 1)
        }
      }
    }

    private func noteDrop(_ words: String) {
      log?(EngineLogEntry(level: .error, event: "\(name).dropped", detail: words))
    }

    func stop() {
      queue.stop()
      client.stop()
    }
  }

  extension FaceEvents.Settings {
    /// Returns the words for the failure of a request; nil if it was taken.
    fileprivate func failure(_ result: Result<OutgoingResponse, OutgoingFailure>) -> String? {
      switch result {
      case .success(let response): taken.contains(response.status) ? nil : "status \(response.status)"
      case .failure(let failure): failure.words(patience: patience * 1000)
      }
    }
  }

  /// Makes one request of each event.
  private final class FaceEventSender: ServiceEventReceiver, Sendable {
    private let settings: FaceEvents.Settings
    private let requests: any OutgoingRequests
    private let makeRequest: @Sendable (ServiceEvent, Timestamp) -> FaceEvents.Request?
    private let log: EngineLog?
    private let name: String
    /// The attempts that failed, of the one event that is under way.
    private let failures = Lock<(id: String, count: Int)>(("", 0))

    init(
      settings: FaceEvents.Settings, requests: any OutgoingRequests,
      makeRequest: @escaping @Sendable (ServiceEvent, Timestamp) -> FaceEvents.Request?, log: EngineLog?, name: String
    ) {
      self.settings = settings
      self.requests = requests
      self.makeRequest = makeRequest
      self.log = log
      self.name = name
    }

    func deliver(_ events: [NumberedServiceEvent], completion: @escaping @Sendable (ServiceEventFailure?) -> Void) {
      guard let event = events.first, let request = makeRequest(event.event, event.time) else {
        return completion(nil)
      }
      requests.send(
        OutgoingRequest(
          url: settings.url, headers: request.headers, body: request.body, patience: settings.patience * 1000,
          requiresHTTP2: false)
      ) { [self] result in
        completion(settings.failure(result).flatMap { words in note(words, of: event) })
      }
    }

    /// Counts a failed attempt.
    ///
    /// - returns: The failure, after which the event comes again; nil if it was the last attempt.
    private func note(_ words: String, of event: NumberedServiceEvent) -> ServiceEventFailure? {
      let count = failures.withLock { failures in
        failures = failures.id == event.id ? (event.id, failures.count + 1) : (event.id, 1)
        return failures.count
      }
      guard count >= settings.tries else { return ServiceEventFailure(words: words) }
      log?(
        EngineLogEntry(
          level: .error, event: "\(name).dropped", detail: "\(event.id) after \(count) attempts: \(words)"))
      return nil
    }
  }
#endif
