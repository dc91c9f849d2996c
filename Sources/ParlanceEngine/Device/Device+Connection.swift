import Dispatch
public import ParlanceCore

/// Logging in and out.
extension Device {
  /// Logs in and fetches what was missed; reconnects by itself afterwards, until `disconnect`.
  ///
  /// The steps are told as events.
  ///
  /// - parameter token: What the hub's token check is shown; empty where there is none.
  /// - parameter completion: Runs once logged in, before what was missed is fetched, or with why not: `notConnected`,
  ///   `invalidToken`, `tokenExpired`, `accountBlocked`, `alreadyLoggedIn`, `alreadyInProgress`, `sessionEnded`.
  public func connect(token: String, completion: @escaping (MessagingError?) -> Void) {
    login(token: token, eventually: false, completion: completion)
  }

  /// Logs in as soon as the hub can be reached, trying again until then; only a refusal ends it, told as an event.
  ///
  /// The local database can be used at once, and messages can be sent: they wait.
  ///
  /// - parameter token: What the hub's token check is shown; empty where there is none.
  public func connectEventually(token: String) {
    login(token: token, eventually: true, completion: nil)
  }

  private func login(token: String, eventually: Bool, completion: ((MessagingError?) -> Void)?) {
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in
        guard !core.isClosed else { throw MessagingError(.sessionEnded) }
        // What an earlier run applied and could not tell comes before anything new.
        if core.connection.state == .idle && !core.hasToldJournal {
          core.hasToldJournal = true
          core.repeated = try core.tellJournal()
        }
        if core.connection.state == .idle && !core.configuration.resumesSending { try core.dropOutbox() }
        if core.connection.state == .idle {
          core.token = token
          core.loginCompletion = completion
          core.isLoginWaitedFor = isWaiting
          try core.perform(core.connection.login(eventually: eventually))
        } else if let completion {
          for action in core.connection.login(eventually: eventually) {
            if case .complete(let error) = action {
              core.items.append(.end(isImmediate: isWaiting) { completion(error) })
            }
          }
        }
      }
    } catch {
      if let completion { complete { completion(error) } }
    }
  }

  /// The hub's time when this device first logged in: what happened before is this device's history, not its news.
  /// nil before.
  public var firstLogin: Timestamp? { read { $0.firstLogin } ?? nil }

  /// Logs out and closes the local database; every later call fails with `notLoggedIn`.
  ///
  /// - parameter completion: Runs when everything has been told and the database is closed.
  public func disconnect(completion: @escaping (MessagingError?) -> Void) {
    logout(completion: completion)
  }

  /// Whether the hub knows this login; stays true while a broken link is being restored.
  public var isLoggedIn: Bool { read { $0.connection.isConnected || $0.connection.isRestoring } ?? false }
  /// Whether frames can pass now.
  public var isConnected: Bool { read { $0.connection.isConnected } ?? false }
  /// Whether the device can be used: logged in, or meant to be and not refused.
  public var isOpen: Bool { read { $0.connection.isOpen } ?? false }
  /// The account's other connected devices.
  public var otherDevices: [OnlineDevice] { read { $0.otherDevices } ?? [] }
  /// This device's best guess of the hub's time.
  public var now: Timestamp { read { $0.now } ?? .zero }

  /// Ends the login of another device of this account.
  ///
  /// - parameter device: Which one.
  /// - parameter completion: Gets nil, or `accountNotFound` if it is not connected, `notConnected`, `notLoggedIn`.
  public func endSession(of device: DeviceID, completion: @escaping (MessagingError?) -> Void) {
    ask(.endSession(device), completion: completion)
  }

  /// Asks for the hub's time.
  public func fetchServerTime(completion: @escaping (Result<Timestamp, MessagingError>) -> Void) {
    ask(.time, completion: completion) { _, reply in
      if case .time(let time) = reply { time } else { nil }
    }
  }

  /// Runs a closure on the callback queue after everything that was told so far.
  public func afterCallbacks(_ body: @escaping () -> Void) {
    complete(body)
  }

  // MARK: waiting

  /// Calls made in this scope are told their end where the turn ends, not on the callback queue.
  @TaskLocal static var isWaiting = false

  /// Makes a call and waits, on the caller's thread, for its end.
  ///
  /// May be used on any thread, the callback queue's too: what else is told in the meantime is told there afterwards.
  ///
  /// - parameter call: Makes one call of a device and hands it the completion.
  /// - returns: What the completion was given.
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

  /// Tells the app the end of a call, in its turn; right away on the callback queue if the device is closed.
  func complete(_ body: @escaping () -> Void) {
    if Self.isWaiting { return body() }
    let isQueued: Bool
    do throws(MessagingError) {
      isQueued = try change { core in
        guard !core.isClosed else { return false }
        core.items.append(.completion(body))
        return true
      }
    } catch {
      isQueued = false
    }
    if isQueued { return }
    let delivery = Delivery(items: [.completion(body)])
    callbackQueue.async { delivery.run { _ in } }
  }

  /// Sends a request and tells its end.
  ///
  /// - parameter apply: Runs under the lock when the answer is here, to bring the local database in step, and says
  ///   what the app gets; nil stands for an answer of the wrong kind.
  func ask<Value>(
    _ request: HubRequest, completion: @escaping (Result<Value, MessagingError>) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: @escaping (DeviceCore, HubReply) throws(MessagingError) -> Value?
  ) {
    let isWaiting = Self.isWaiting
    do throws(MessagingError) {
      try change { core throws(MessagingError) in
        try core.checkConnected()
        try check?(core)
        core.request(
          request,
          .other { core, result in
            var outcome: Result<Value, MessagingError>
            switch result {
            case .failure(let error): outcome = .failure(error)
            case .success(let reply):
              do throws(MessagingError) {
                outcome = try apply(core, reply).map { .success($0) } ?? .failure(MessagingError(.malformedData))
              } catch {
                outcome = .failure(error)
              }
            }
            core.items.append(.end(isImmediate: isWaiting) { completion(outcome) })
          })
      }
    } catch {
      complete { completion(.failure(error)) }
    }
  }

  /// Sends a request that is merely done or refused.
  func ask(
    _ request: HubRequest, completion: @escaping (MessagingError?) -> Void,
    check: ((DeviceCore) throws(MessagingError) -> Void)? = nil,
    apply: ((DeviceCore) throws(MessagingError) -> Void)? = nil
  ) {
    ask(
      request,
      completion: { (result: Result<Void, MessagingError>) in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      }, check: check
    ) { core, _ throws(MessagingError) in
      try apply?(core)
      return ()
    }
  }
}
