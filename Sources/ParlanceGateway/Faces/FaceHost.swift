#if Server
  package import ParlanceCore
  package import ParlanceEngine
  internal import Dispatch
  internal import Parlance

  /// The hub's operations, a place for values and the time, which a gateway gives a server face.
  package struct FaceHost: Sendable {
    /// The hub's operations. Each call waits for a turn, so it is not made on the service thread.
    package let hub: HubLoop
    package let clock: any MessagingClock
    /// The name of the face.
    private let face: String
    /// Requests wait here for the hub, one at a time, so that they are carried out in the order in which they came.
    private let queue: DispatchQueue
    private let environment: MessagingEnvironment
    /// The check of the tokens of all accounts; nil if none was made.
    private let tokenCheck: TokenCheck?
    /// The sender of the events that the face asked for; nil for none.
    private let events = Lock<FaceEvents?>(nil)
    private let questions = Lock<FaceQuestions?>(nil)

    init(_ hub: HubLoop, _ environment: MessagingEnvironment, face: String, tokenCheck: TokenCheck?) {
      self.tokenCheck = tokenCheck
      self.hub = hub
      self.environment = environment
      clock = environment.clock
      self.face = face
      queue = DispatchQueue(label: "parlance.face.\(face)")
    }

    /// Runs work behind the work that came before.
    package func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Answers a request for a file, or a part of one, as the gateway's own address of the file does.
    package func response(to request: HTTPRequest, for media: MediaID) -> HTTPResponse {
      MediaRoutes.response(to: request, for: media, environment)
    }

    /// Checks a token with which an account could log in, shown in a request of a back end.
    ///
    /// - returns: The account.
    /// - throws: `invalidToken`, `tokenExpired`, `accountBlocked`, or what the check throws.
    package func checkToken(_ token: String, of account: AccountID) throws(MessagingError) -> AccountID {
      guard let account = account.canonical else { throw MessagingError(.invalidArgument, "account") }
      guard let tokenCheck else { throw MessagingError(.invalidToken) }
      let grant = try tokenCheck(TokenRequest(account: account, device: DeviceID("face.\(face)"), token: token))
      if let expiry = grant.expiry, expiry <= clock.now() { throw MessagingError(.tokenExpired) }
      try hub.checkBearer(account, issued: grant.issued)
      return account
    }

    // MARK: events

    /// The name under which the hub keeps events for the face.
    var consumer: String { "face.\(face)" }

    /// Begins to send the hub's events to the face's back end, until the gateway stops.
    ///
    /// - parameter makeRequest: Returns the request for an event and its time; nil for an event of which the back end is not
    ///   notified. Called for each attempt, so that a signature has the time of its own request.
    /// - throws: `invalidArgument` for an address that cannot be used; one of the storage codes if the hub cannot store that there
    ///   is a back end.
    package func startEvents(
      _ settings: FaceEvents.Settings, log: EngineLog?,
      makeRequest: @escaping @Sendable (ServiceEvent, Timestamp) -> FaceEvents.Request?
    ) throws(MessagingError) {
      let started = try FaceEvents(settings, self, log: log, makeRequest: makeRequest)
      events.withLock { $0 = started }
    }

    /// Sends a request to the back end that is notified, if there is one: at once and beside the events, and kept nowhere.
    ///
    /// - parameter makeRequest: Returns the request at a time. Called for each attempt.
    package func notify(_ makeRequest: @escaping @Sendable (Timestamp) -> FaceEvents.Request) {
      events.withLock { $0 }?.send(makeRequest)
    }

    /// Ends requests that are under way; their events come again at the next start.
    func stopEvents() {
      let started = events.withLock { events in
        defer { events = nil }
        return events
      }
      started?.stop()
    }

    /// Makes the hub keep no events for the face any more.
    package func removeEvents() throws(MessagingError) { try hub.removeServiceEventConsumer(consumer) }

    // MARK: questions

    /// Makes what asks the face's back end, until the gateway stops.
    ///
    /// - parameter patience: The longest time for an answer, in milliseconds.
    /// - throws: `invalidArgument` for an address that cannot be used.
    package func makeQuestions(url: String, patience: Int, log: EngineLog?) throws(MessagingError) -> FaceQuestions {
      let made = try FaceQuestions(url: url, patience: patience, name: consumer, log: log)
      questions.withLock { $0 = made }
      return made
    }

    func stopQuestions() {
      let made = questions.withLock { questions in
        defer { questions = nil }
        return questions
      }
      made?.stop()
    }

    // MARK: values

    /// Returns a value that the face keeps.
    package func value(_ key: String) throws(MessagingError) -> [UInt8]? { try hub.faceValue(face: face, key: key) }

    /// Keeps a value, in place of the one with its key.
    package func keep(_ value: [UInt8], _ key: String, until expiry: Timestamp? = nil) throws(MessagingError) {
      try hub.save(FaceValue(face: face, key: key, value: value, expires: expiry))
    }

    /// Registers an account with its profile, and keeps a value: all of them, or nothing.
    package func register(
      _ account: AccountID, _ profile: ProfileUpdate, keeping value: [UInt8], _ key: String
    ) throws(MessagingError) {
      try hub.register(account, profile, FaceValue(face: face, key: key, value: value))
    }

    /// Keeps a value unless there is one with its key, at any of the gateways that share the hub's store.
    ///
    /// - returns: A Boolean value that indicates whether it was kept.
    package func insert(_ value: [UInt8], _ key: String, until expiry: Timestamp) throws(MessagingError) -> Bool {
      try hub.insert(FaceValue(face: face, key: key, value: value, expires: expiry))
    }

    /// Forgets a value.
    package func remove(_ key: String) throws(MessagingError) { try hub.removeFaceValue(face: face, key: key) }
  }
#endif
