internal import Dispatch
public import ParlanceCore
public import ParlanceEngine

/// The place of a client's login: there is one at a time.
///
/// The rules that all adapters share are kept here:
/// - A login takes the client's own engine, or `MessagingEnvironment.default` as it is when the login begins, and keeps
///   it when the default is replaced.
/// - Of several logins that begin at once on different threads, one is opened at a time.
/// - A device's events are held back until its login is in place, and belong to that login for as long as they come.
/// - Releasing the slot, or calling `end()`, ends the login: another login of the account is not disturbed, and
///   messages
///   wait for the next one.
public final class LoginSlot<Details>: Sendable {
  /// A login with the adapter's notes.
  public typealias Login = ClientLogin<Details>

  private let chosen: MessagingEnvironment?
  private let login = Lock<Login?>(nil)
  /// Held while a device is being opened.
  private let openings = Lock(())
  /// The tokens that the app set, which each login registers.
  let pushTokens = Lock<[PushToken.Service: PushToken]>([:])

  /// An empty slot.
  ///
  /// - parameter environment: The client's own engine; nil for `MessagingEnvironment.default`, read at each login.
  public init(environment: MessagingEnvironment?) { chosen = environment }

  deinit {
    guard let current else { return }
    current.leave()
    // The login lives until its last event was handled.
    current.device.disconnect { _ in _ = current }
  }

  /// The engine of the login that can be used; without one, the engine that the next login takes.
  public var environment: MessagingEnvironment {
    if let current, current.phase == .awaited || current.device.isOpen { return current.environment }
    return nextEnvironment
  }

  /// The engine that the next login takes.
  public var nextEnvironment: MessagingEnvironment { chosen ?? .default }

  /// The login, from its opening until it is closed or left. It may have been ended from outside.
  public var current: Login? { login.withLock { $0 } }

  /// The device of the login.
  public var device: Device? { current?.device }

  /// Returns the login if it is an account's, for objects that outlive an earlier login of the account.
  public func current(of account: AccountID) -> Login? { current.flatMap { $0.account == account ? $0 : nil } }

  /// Returns the login.
  ///
  /// - throws: `notLoggedIn` if there is none.
  public func requireLogin() throws(MessagingError) -> Login {
    guard let current else { throw MessagingError(.notLoggedIn) }
    return current
  }

  // MARK: opening

  /// Opens a device, in place of the login that there is.
  ///
  /// - parameter configuration: The device.
  /// - parameter isAwaited: A call of the app waits for the outcome.
  /// - parameter details: The adapter's notes about the new login.
  /// - parameter admit: Throws if the login that there is (nil for none) forbids another one. It is left otherwise.
  /// - parameter failure: Makes the error to throw of one of the engine's.
  /// - parameter handler: Takes the device's events, on the callback queue.
  /// - returns: The login, which is the current one. Its device has not begun to connect.
  /// - throws: What `admit` throws; `failure` of `invalidArgument` or of a storage error.
  public func open<Failure: Error>(
    _ configuration: DeviceConfiguration, isAwaited: Bool, details: Details,
    admit: (Login?) throws(Failure) -> Void, failure: (MessagingError) -> Failure,
    handler: @escaping (Login, [DeviceEvent]) -> Void
  ) throws(Failure) -> Login {
    let opened = openings.withLock { _ in
      Result { () throws(Failure) in
        let former = current
        try admit(former)
        if let former { leave(former) }
        do throws(MessagingError) {
          return try open(configuration, isAwaited ? .awaited : .standing, details, handler)
        } catch {
          throw failure(error)
        }
      }
    }
    return try opened.get()
  }

  private struct Receiver {
    // The device holds its handler: a strong reference would keep both for ever.
    weak var login: Login?
  }

  private func open(
    _ configuration: DeviceConfiguration, _ phase: Login.Phase, _ details: Details,
    _ handler: @escaping (Login, [DeviceEvent]) -> Void
  ) throws(MessagingError) -> Login {
    let environment = nextEnvironment
    let receiver = Lock(Receiver())
    // Events that come before the login is in place wait for the lock.
    let opened = receiver.withLock { entry in
      Result { () throws(MessagingError) in
        let device = try environment.openDevice(configuration) { events in
          if let login = receiver.withLock({ $0.login }) { handler(login, events) }
        }
        for token in pushTokens.withLock({ $0.values }) { device.registerPushToken(token) }
        let made = Login(device, environment, phase, details)
        entry.login = made
        login.withLock { $0 = made }
        return made
      }
    }
    return try opened.get()
  }

  // MARK: ending

  /// Logs out. The login stays the current one until its local database is closed.
  ///
  /// - parameter login: The login to end.
  /// - parameter completion: Runs on the callback queue when everything was reported and the database is closed.
  public func close(_ login: Login, completion: @escaping (MessagingError?) -> Void) {
    close(login, unregistersPushTokens: false, completion: completion)
  }

  /// Logs out. The login stays the current one until its local database is closed.
  ///
  /// - parameter login: The login to end.
  /// - parameter unregistersPushTokens: The hub is asked first to remove the tokens of this installation, if it can be
  ///   reached. The answer is not waited for. The next login registers them again.
  /// - parameter completion: Runs on the callback queue when everything was reported and the database is closed.
  public func close(
    _ login: Login, unregistersPushTokens: Bool, completion: @escaping (MessagingError?) -> Void
  ) {
    login.leave()
    // The login lives until its last event was handled.
    let closed: (MessagingError?) -> Void = { [weak self] error in
      self?.forget(login)
      completion(error)
    }
    if unregistersPushTokens {
      login.device.disconnectAndUnregisterPushTokens(completion: closed)
    } else {
      login.device.disconnect(completion: closed)
    }
  }

  /// Logs out. There is no current login from now on, although the device may still report events.
  ///
  /// - parameter login: The login to end.
  /// - parameter completion: Runs on the callback queue when everything was reported and the database is closed.
  public func leave(_ login: Login, completion: @escaping (MessagingError?) -> Void = { _ in }) {
    forget(login)
    close(login, completion: completion)
  }

  /// Ends the login, if there is one: the client is released.
  public func end() { if let current { leave(current) } }

  private func forget(_ former: Login) {
    login.withLock { if $0 === former { $0 = nil } }
  }

  // MARK: calls

  /// Runs a closure on the callback queue, after everything that was reported so far.
  public func afterCallbacks(_ body: @escaping () -> Void) {
    if let device { device.afterCallbacks(body) } else { nextEnvironment.callBack(after: nil, body) }
  }
}
