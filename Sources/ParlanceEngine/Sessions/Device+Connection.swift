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
    runner.connect(token: token, eventually: false, completion: completion)
  }

  /// Logs in as soon as the hub can be reached, trying again until then, also while its disk is full or fails. Only a
  /// refusal ends it, which is reported as an event.
  ///
  /// The local database can be used at once. Messages can be sent; they wait.
  ///
  /// - parameter token: The token for the hub's check; empty where there is none.
  public func connectEventually(token: String) {
    runner.connect(token: token, eventually: true, completion: nil)
  }

  /// The hub's time when this device first logged in; nil before. Earlier messages are this device's history, not its
  /// news.
  public var firstLogin: Timestamp? { runner.read { $0.login.firstLogin } ?? nil }

  /// Logs out and closes the local database; every later call fails with `notLoggedIn`.
  ///
  /// - parameter completion: Runs when everything has been delivered and the database is closed.
  public func disconnect(completion: @escaping (MessagingError?) -> Void) {
    runner.logout(completion: completion)
  }

  /// A Boolean value that indicates whether the hub knows this login; stays true while a broken link is being restored.
  public var isLoggedIn: Bool { runner.read { $0.connection.isConnected || $0.connection.isRestoring } ?? false }
  /// A Boolean value that indicates whether frames can pass now.
  public var isConnected: Bool { runner.read { $0.connection.isConnected } ?? false }
  /// A Boolean value that indicates whether the device is logging in, or fetching what it missed.
  package var isCatchingUp: Bool { runner.read { $0.connection.isCatchingUp } ?? false }
  /// A Boolean value that indicates whether the device can be used: logged in, or meant to be and not refused.
  public var isOpen: Bool { runner.read { $0.connection.isOpen } ?? false }
  /// The account's other connected devices.
  public var otherDevices: [OnlineDevice] { runner.read { $0.login.otherDevices } ?? [] }
  /// The hub's time as this device estimates it.
  public var now: Timestamp { runner.read { $0.now } ?? .zero }

  /// Ends the login of another device of this account.
  ///
  /// - parameter device: The device's id.
  /// - parameter completion: Receives nil, or `accountNotFound` if it is not connected, `notConnected`, `notLoggedIn`.
  public func endSession(of device: DeviceID, completion: @escaping (MessagingError?) -> Void) {
    runner.ask(EndSessionCall(device: device), completion: completion)
  }

  /// Asks for the hub's time.
  public func fetchServerTime(completion: @escaping (Result<Timestamp, MessagingError>) -> Void) {
    runner.ask(TimeCall(), completion: completion)
  }

  /// Runs a closure on the callback queue after everything that was reported so far.
  public func afterCallbacks(_ body: @escaping () -> Void) {
    runner.complete(body)
  }

  // MARK: waiting

  /// Makes a call and waits, on the caller's thread, for its end.
  ///
  /// May be used on any thread, the callback queue's too: other events of the meantime are delivered there afterwards.
  ///
  /// - parameter call: Makes one call of a device and passes the completion to it.
  /// - returns: The value that the completion received.
  public static func wait<Value>(for call: (@escaping (Value) -> Void) -> Void) -> Value {
    DeviceRunner.wait(for: call)
  }
}
