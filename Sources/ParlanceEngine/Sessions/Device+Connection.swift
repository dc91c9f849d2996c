import Dispatch
public import ParlanceCore

/// Logging in and out.
extension Device {
  /// Logs in and fetches what was missed; reconnects by itself afterwards, until `disconnect`.
  ///
  /// The steps are reported as events.
  ///
  /// - parameter token: The token for the hub's check; empty where there is none.
  /// - parameter completion: Runs once logged in, before what was missed is fetched, or with the error: `notConnected`,
  ///   `invalidToken`, `tokenExpired`, `accountBlocked`, `alreadyLoggedIn`, `alreadyInProgress`; `sessionEnded` if
  ///   another device takes this one's place meanwhile, `notLoggedIn` if the app logs out or the device is closed.
  public func connect(token: String, completion: @escaping (MessagingError?) -> Void) {
    login(token: token, eventually: false, completion: completion)
  }

  /// Logs in as soon as the hub can be reached, trying again until then, also while its disk is full or fails. Only a
  /// refusal ends it, which is reported as an event.
  ///
  /// The local database can be used at once. Messages can be sent; they wait.
  ///
  /// - parameter token: The token for the hub's check; empty where there is none.
  public func connectEventually(token: String) {
    login(token: token, eventually: true, completion: nil)
  }

  private func login(token: String, eventually: Bool, completion: ((MessagingError?) -> Void)?) {
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in
        if let damage = core.damage { throw damage }
        if core.connection.state == .idle && !core.configuration.retention.resumesSending {
          try core.sending.dropOutbox()
        }
        if core.connection.state == .idle {
          core.login.use(token: token)
          core.login.setCall(completion.map { (isWaiting, $0) })
          do throws(MessagingError) {
            try core.login.perform(core.connection.login(eventually: eventually))
          } catch {
            // Told below, once.
            core.login.setCall(nil)
            throw error
          }
        } else if let completion {
          for action in core.connection.login(eventually: eventually) {
            if case .complete(let error) = action {
              core.turn.end(isImmediate: isWaiting) { completion(error) }
            }
          }
        }
      }
    } catch {
      // A closed device can never log in again.
      let error = error.code == .notLoggedIn ? MessagingError(.sessionEnded) : error
      if let completion { complete { completion(error) } }
    }
  }

  /// The hub's time when this device first logged in; nil before. Earlier messages are this device's history, not its
  /// news.
  public var firstLogin: Timestamp? { read { $0.login.firstLogin } ?? nil }

  /// Logs out and closes the local database; every later call fails with `notLoggedIn`.
  ///
  /// - parameter completion: Runs when everything has been delivered and the database is closed.
  public func disconnect(completion: @escaping (MessagingError?) -> Void) {
    logout(completion: completion)
  }

  /// A Boolean value that indicates whether the hub knows this login; stays true while a broken link is being restored.
  public var isLoggedIn: Bool { read { $0.connection.isConnected || $0.connection.isRestoring } ?? false }
  /// A Boolean value that indicates whether frames can pass now.
  public var isConnected: Bool { read { $0.connection.isConnected } ?? false }
  /// A Boolean value that indicates whether the device is logging in, or fetching what it missed.
  package var isCatchingUp: Bool { read { $0.connection.isCatchingUp } ?? false }
  /// A Boolean value that indicates whether the device can be used: logged in, or meant to be and not refused.
  public var isOpen: Bool { read { $0.connection.isOpen } ?? false }
  /// The account's other connected devices.
  public var otherDevices: [OnlineDevice] { read { $0.login.otherDevices } ?? [] }
  /// The hub's time as this device estimates it.
  public var now: Timestamp { read { $0.now } ?? .zero }

  /// Ends the login of another device of this account.
  ///
  /// - parameter device: The device's id.
  /// - parameter completion: Receives nil, or `accountNotFound` if it is not connected, `notConnected`, `notLoggedIn`.
  public func endSession(of device: DeviceID, completion: @escaping (MessagingError?) -> Void) {
    ask(EndSessionCall(device: device), completion: completion)
  }

  /// Asks for the hub's time.
  public func fetchServerTime(completion: @escaping (Result<Timestamp, MessagingError>) -> Void) {
    ask(TimeCall(), completion: completion)
  }

  /// Runs a closure on the callback queue after everything that was reported so far.
  public func afterCallbacks(_ body: @escaping () -> Void) {
    complete(body)
  }

  // MARK: waiting

  /// A Boolean value that indicates whether calls made in this scope complete where the turn ends, not on the callback
  /// queue.
  @TaskLocal static var isWaiting = false

  /// Makes a call and waits, on the caller's thread, for its end.
  ///
  /// May be used on any thread, the callback queue's too: other events of the meantime are delivered there afterwards.
  ///
  /// - parameter call: Makes one call of a device and passes the completion to it.
  /// - returns: The value that the completion received.
  public static func wait<Value>(for call: (@escaping (Value) -> Void) -> Void) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Lock<Value?>(nil)
    $isWaiting.withValue(true) {
      call { value in
        result.withLock { $0 = value }
        done.signal()
      }
    }
    done.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("a completion ran without a value") }
    return value
  }

  // MARK: asking the hub

  /// Completes a call of the app, in its turn; right away on the callback queue if the device is closed.
  func complete(_ body: @escaping () -> Void) {
    if Self.isWaiting { return body() }
    let isQueued: Bool
    do throws(MessagingError) {
      isQueued = try change { core throws(MessagingError) in
        guard !core.isClosed else { return false }
        // Report the changes of earlier calls first, also those in the same turn.
        try core.conversations.reportConversations()
        core.turn.end(body)
        return true
      }
    } catch {
      isQueued = false
    }
    if isQueued { return }
    var delivery = Delivery()
    delivery.callbacks.end(body)
    callbackQueue.perform { [delivery] in delivery.callbacks.run { _ in } }
  }

  /// Sends a call and reports its end.
  ///
  /// - parameter apply: Runs under the lock when the answer arrived, to update the local database, and returns what the app
  ///   receives.
  func ask<Call: HubCall, Value>(
    _ call: Call,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: @escaping (DeviceCore, Call.Reply) throws(MessagingError) -> Value
  ) {
    ask(completion: completion) { core, end throws(MessagingError) in
      try check?(core)
      core.request(call, for: purpose) { core, result in
        end(core, result.applied(in: core) { reply throws(MessagingError) in try apply(core, reply) })
      }
    }
  }

  /// Sends a call whose answer the app receives.
  func ask<Call: HubCall>(_ call: Call, completion: @escaping (Result<Call.Reply, MessagingError>) -> Void) {
    ask(call, completion: completion) { _, reply in reply }
  }

  /// Sends a call that is merely carried out or refused.
  func ask<Call: HubCall>(
    _ call: Call,
    for purpose: @escaping (@escaping PendingRequest.Answer) -> PendingRequest.Purpose = { .other($0) },
    completion: @escaping (MessagingError?) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: ((DeviceCore) throws(MessagingError) -> Void)? = nil
  ) where Call.Reply == Done {
    ask(call, for: purpose, completion: Self.outcome(completion), check: check) { core, _ throws(MessagingError) in
      try apply?(core)
    }
  }

  /// Sends a call for many messages in as many pieces as the hub wants. Their end is reported to the app once; the
  /// first of the errors is the error of the whole.
  ///
  /// - parameter apply: Runs for each piece that succeeded.
  /// - parameter combine: Runs when all pieces succeeded, and returns what the app receives.
  func ask<Call: HubCall, Part, Value>(
    dividing ids: [MessageID], _ makeCall: @escaping ([MessageID]) -> Call,
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    apply: @escaping (DeviceCore, [MessageID], Call.Reply) throws(MessagingError) -> Part,
    combine: @escaping (DeviceCore, [Part]) -> Value
  ) {
    ask(completion: completion) { core, end in
      let pieces = ids.isEmpty ? [[]] : ids.divided(by: core.login.limits.ids)
      // Touched under the device's lock only, where every answer is taken.
      var results: [Result<Part, MessagingError>?] = Array(repeating: nil, count: pieces.count)
      var left = pieces.count
      for (index, piece) in pieces.enumerated() {
        core.request(makeCall(piece)) { core, result in
          results[index] = result.applied(in: core) { reply throws(MessagingError) in try apply(core, piece, reply) }
          left -= 1
          guard left == 0 else { return }
          var parts: [Part] = []
          for result in results {
            switch result {
            case .success(let part): parts.append(part)
            case .failure(let error): return end(core, .failure(error))
            case nil: break
            }
          }
          end(core, .success(combine(core, parts)))
        }
      }
    }
  }

  /// Returns a completion that takes a result, for one that takes an error.
  static func outcome(
    _ completion: @escaping (MessagingError?) -> Void
  ) -> (Result<Void, MessagingError>) -> Void {
    { result in
      if case .failure(let error) = result { completion(error) } else { completion(nil) }
    }
  }

  /// Makes requests under the lock, and reports their end to the app where it waits for it.
  ///
  /// - parameter body: Makes them. What it is given is to be called once, under the lock.
  func ask<Value>(
    completion: @escaping (Result<Value, MessagingError>) -> Void,
    _ body: (DeviceCore, @escaping (DeviceCore, Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in
        try core.checkConnected()
        try body(core) { core, result in
          core.turn.end(isImmediate: isWaiting) { completion(result) }
        }
      }
    } catch {
      complete { completion(.failure(error)) }
    }
  }
}
