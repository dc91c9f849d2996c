internal import AgoraChatCommon
public import Parlance

/// The entry point of the SDK: login, messages, conversations, listeners. May be used from any thread.
///
/// `getInstance()` is an app's one manager, on `MessagingEnvironment.default` as it is at each login. Further ones in
/// one process, as in tests, are created with an environment and a device:
///
/// ```swift
/// let alice = AgoraChatManager(environment: environment, device: "alice's phone")
/// alice.login("alice", "secret", callback)
/// ```
open class AgoraChatManager: @unchecked Sendable {
  // Safe to share: the core is.
  private static let singletons = SharedInstances<AgoraChatManager>()
  let core: ClientCore

  /// Returns the app's one manager; a subclass has one of its own.
  open class func getInstance() -> Self {
    singletons.instance(of: self) { self.init(environment: nil, device: nil) }
  }

  /// Creates a separate manager (ours).
  ///
  /// - parameter environment: The engine it belongs to; nil for `MessagingEnvironment.default` as it is at each login.
  /// - parameter device: The installation's name: the same one opens the same local database again. nil for the one of
  ///   this user on this machine.
  public required init(environment: MessagingEnvironment?, device: String?) {
    core = ClientCore(
      environment: environment, deviceID: device.map { DeviceID($0) } ?? MessagingEnvironment.installation)
  }

  deinit { core.abandon() }

  // MARK: login

  /// Logs in.
  ///
  /// - parameter userName: The account.
  /// - parameter password: The password that the environment's token check receives.
  /// - parameter callback: Receives success before missed messages are fetched; or 202 (refused), 204, 305, 300 (no
  ///   connection), 200 or 218 (with a login that is complete or under way, of this account or another), 110 (the name
  ///   is not valid), 201 (logged out meanwhile), 206 (another manager of this device replaced it).
  public func login(_ userName: String, _ password: String, _ callback: (any AgoraCallBack)?) {
    do throws(EaseMobException) {
      let login = try core.open(AccountID(userName))
      login.device.connect(token: password) { [core] error in
        guard let error else {
          login.establish()
          callback?.onSuccess()
          return
        }
        // An app that was refused has no login, and so no database to look into.
        core.slot.close(login) { _ in }
        callback?.onError(AgoraErrorNumber.number(error), error.description)
      }
    } catch {
      core.afterCallbacks { callback?.onError(error.getErrorCode(), error.getMessage()) }
    }
  }

  /// Logs out and closes the local database; returns when that is done.
  public func logout() {
    guard let login = core.login else { return }
    let _: MessagingError? = Device.wait { completion in core.slot.close(login, completion: completion) }
  }

  /// Logs out and closes the local database.
  ///
  /// - parameter callback: Receives success after all earlier events were delivered, without a login too.
  public func logout(_ callback: (any AgoraCallBack)?) {
    guard let login = core.login else {
      core.afterCallbacks { callback?.onSuccess() }
      return
    }
    core.slot.close(login) { error in
      if let error {
        callback?.onError(AgoraErrorNumber.number(error), error.description)
      } else {
        callback?.onSuccess()
      }
    }
  }

  /// Returns the account that is logged in or logging in; empty if there is none.
  public func getCurrentUser() -> String {
    guard let login = core.login, login.device.isOpen || login.phase == .awaited else { return "" }
    return login.account.name
  }

  /// Returns whether the server can be reached now with this login.
  public func isConnected() -> Bool { core.login?.device.isConnected ?? false }

  /// Registers an account with the engine of this manager's environment; returns when that is durable.
  ///
  /// - parameter username: Its name, of 1 to 64 bytes.
  /// - parameter pwd: Not stored: the environment's token check decides who may log in.
  /// - throws: `EaseMobException` with 203 if the name is taken, 110 for a name that is not valid, 3.
  public func createAccountOnServer(_ username: String, _ pwd: String) throws(EaseMobException) {
    do throws(MessagingError) {
      try core.slot.environment.administration.createAccount(AccountID(username))
    } catch {
      throw EaseMobException(error)
    }
  }

  /// Returns this manager's settings.
  public func getChatOptions() -> AgoraChatOptions { core.options }
  /// Replaces the settings.
  public func setChatOptions(_ options: AgoraChatOptions) { core.options = options }

  // MARK: listeners

  /// Adds a listener for every event. It is held until it is unregistered. Listeners are notified in the order of
  /// registration.
  public func registerEventListener(_ listener: any AgoraEventListener) {
    registerEventListener(listener, AgoraNotifierEvent.Event.allCases)
  }

  /// Adds a listener for some events, besides those for which it is registered already. It is held until it is
  /// unregistered. Listeners are notified in the order of registration.
  public func registerEventListener(_ listener: any AgoraEventListener, _ events: [AgoraNotifierEvent.Event]) {
    core.eventListeners.add(listener, listener, events: Set(events))
  }

  /// Removes a listener.
  public func unregisterEventListener(_ listener: any AgoraEventListener) { core.eventListeners.remove(listener) }

  /// Adds a listener for the state of the connection. It is held until it is removed.
  public func addConnectionListener(_ listener: any AgoraConnectionListener) {
    core.connectionListeners.add(listener, listener)
  }

  /// Removes a listener.
  public func removeConnectionListener(_ listener: any AgoraConnectionListener) {
    core.connectionListeners.remove(listener)
  }
}
