public import Parlance

/// Acme's messenger, over Parlance's public API alone.
///
/// Calls are made on the environment's queue, on which completions run and the delegate is called, too. A call that
/// throws is answered at once, from the device's database. A call with a completion asks the service; the completion
/// receives every error, also that of a call without a login.
public final class AcmeMessenger {
  /// The style's name; the engine keeps what only this style understands under it.
  public static let style = "Acme"
  /// The object that is notified of what happens.
  public weak var delegate: (any AcmeMessengerDelegate)?
  private let configuration: DeviceConfiguration
  private let slot: LoginSlot<Void>

  /// Creates a messenger that is not logged in. Releasing it logs out.
  ///
  /// - parameter environment: The engine; nil for `MessagingEnvironment.default`, read at each login.
  /// - parameter account: The account that logs in.
  /// - parameter device: The installation; the same one finds its database again.
  /// - parameter recountsRevoked: A Boolean value that indicates whether a revoked note no longer counts as unread.
  public init(environment: MessagingEnvironment?, account: AccountID, device: DeviceID, recountsRevoked: Bool) {
    slot = LoginSlot(environment: environment)
    var configuration = DeviceConfiguration(style: Self.style, account: account, device: device)
    // What differs from a device's defaults is said here alone.
    configuration.revocation.uncountsMessages = recountsRevoked
    configuration.keepsProfiles = true
    configuration.resumesStatusSubscriptions = true
    configuration.takesCallInvitations = true
    configuration.takesBulletins = true
    configuration.login.opensThreads = true
    self.configuration = configuration
  }

  /// The account that logs in.
  public var account: AccountID { configuration.account }

  /// Logs in.
  public func login(token: String, completion: @escaping (AcmeError?) -> Void) {
    let login: ClientLogin<Void>
    do throws(AcmeError) {
      login = try slot.open(
        configuration, isAwaited: true, details: (), admit: { (_) throws(AcmeError) in }, failure: { AcmeError($0) }
      ) { [weak self] login, events in
        for event in events { self?.pass(event, of: login.device) }
      }
    } catch {
      return slot.afterCallbacks { completion(error) }
    }
    login.device.connect(token: token) { [weak self] error in
      if error == nil { login.establish() } else { self?.slot.leave(login) }
      completion(error.map(AcmeError.init))
    }
  }

  /// Logs out.
  public func logout(completion: @escaping (AcmeError?) -> Void) {
    slot.request({ completion($0.map(AcmeError.init)) }) { login, done in slot.leave(login, completion: done) }
  }

  // MARK: how the other files make their calls

  /// Asks the hub to do something.
  func request(
    _ completion: @escaping (AcmeError?) -> Void,
    _ call: (Device, @escaping (MessagingError?) -> Void) throws(MessagingError) -> Void
  ) {
    slot.request({ completion($0.map(AcmeError.init)) }) { login, done throws(MessagingError) in
      try call(login.device, done)
    }
  }

  /// Asks the hub for something.
  func fetch<Value>(
    _ completion: @escaping (Result<Value, AcmeError>) -> Void,
    _ call: (Device, @escaping (Result<Value, MessagingError>) -> Void) throws(MessagingError) -> Void
  ) {
    slot.fetch({ completion($0.mapError(AcmeError.init)) }) { login, done throws(MessagingError) in
      try call(login.device, done)
    }
  }

  /// Reads the local database, or does something with it, at once.
  func read<Value>(_ body: (Device) throws(MessagingError) -> Value) throws(AcmeError) -> Value {
    do throws(MessagingError) {
      return try slot.read(body)
    } catch {
      throw AcmeError(error)
    }
  }
}

extension Result {
  /// The error; nil for a success.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
