internal import Dispatch
public import ParlanceCore
public import ParlanceEngine

/// The engine's API for Swift concurrency, for apps that no longer use a vendor's API.
///
/// ```swift
/// let client = MessagingClient(environment: environment, account: "carol", device: "laptop")
/// try await client.login()
/// let message = try await client.send(.text("hello"), to: .direct("bob"))
/// for try await message in client.messages() { … }
/// ```
///
/// Methods that are `async` ask the hub and suspend until it has answered; the others read or change this device's
/// local database and return at once. All throw `MessagingError`. Besides the codes that a method names,
/// - `notLoggedIn` means that the client has no login,
/// - `notConnected` and `timeout`, of methods that ask the hub, that it cannot be reached now or did not answer within
///   a minute,
/// - `cancelled` that the task was cancelled while it waited: the request is not taken back, and a message stays on its
///   way,
/// - `storageDamaged`, `storageFailed` and `storageFull` that a database cannot be read or written.
///
/// A login lasts until `logout`, until the client is released (keep it in a property: streams do not hold it), or until
/// it is ended from outside: another login takes its place, it is ended by order, its token expires, the environment is
/// shut down, or the hub refuses to have the device back. Then calls that wait and streams end with an error, messages that were not
/// accepted stay in the outbox for the next login, and `login` works again. A lost link ends no login.
public final class MessagingClient: Sendable {
  /// Finds the engine of the next login.
  private let environment: @Sendable () -> MessagingEnvironment
  private let configuration: DeviceConfiguration
  let core = ClientCore()

  /// The account that the client logs in.
  public var account: AccountID { configuration.account }

  /// Creates a client; it does nothing before `login` or `start`.
  ///
  /// - parameter environment: The engine that it shares with those it talks to. With nil each login uses the present
  ///   value of `MessagingEnvironment.default`: a client that is logged in keeps its engine when the default is
  ///   replaced, and its next login uses the new one.
  /// - parameter account: The account that it logs in.
  /// - parameter device: The installation; the same one has the same local database. This user's on this machine by
  ///   default.
  public convenience init(
    environment: MessagingEnvironment? = nil, account: AccountID,
    device: DeviceID = MessagingEnvironment.installation
  ) {
    self.init(account: account, device: device) { environment ?? .default }
  }

  /// - parameter environment: Finds the engine, at each login.
  init(account: AccountID, device: DeviceID, environment: @escaping @Sendable () -> MessagingEnvironment) {
    self.environment = environment
    var configuration = DeviceConfiguration(style: "Parlance", account: account, device: device)
    configuration.showsMaskedContent = true
    configuration.reading.synchronization = .unreadCounts
    configuration.keepsProfiles = true
    configuration.accountNoticeLimit = 10_000
    configuration.takesCallInvitations = true
    configuration.takesCallChannels = true
    configuration.takesBulletins = true
    configuration.takesOperatorTexts = true
    configuration.login.opensThreads = true
    self.configuration = configuration
  }

  deinit { core.leave {} }

  // MARK: login

  /// Logs in. What was missed is fetched afterwards, and delivered to the streams.
  ///
  /// A lost link is restored without a further call. A task that is cancelled takes the login back.
  ///
  /// - parameter token: The token for the hub's check; empty where there is none.
  /// - parameter loginExtension: A text for the hub's check that goes with the token, for as long as the login lasts.
  /// - throws: `MessagingError` with code `notConnected` if the hub cannot be reached (see `start`), `invalidToken`,
  ///   `tokenExpired`, `accountBlocked`, `alreadyLoggedIn`, `alreadyInProgress`, `sessionEnded` if another login took
  ///   this one's place meanwhile, `invalidArgument` for a name that is empty or too long, a storage code, `cancelled`.
  public func login(token: String = "", loginExtension: String? = nil) async throws(MessagingError) {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let (device, number) = try open(loginExtension, isEstablished: false)
    let answer = Answer<Result<Void, MessagingError>>()
    // Established before anything that comes next is handled: on the callback queue, not when this task runs again.
    device.connect(token: token) { [core] error in
      if error == nil { core.establish(number) }
      answer.give(error.map { .failure($0) } ?? .success(()))
    }
    do throws(MessagingError) {
      try await answer.result()
    } catch {
      core.abandon(number)
      throw error
    }
  }

  /// Opens the local database and logs in as soon as the hub can be reached, as for a start of the app without a
  /// network.
  ///
  /// The database can be read and messages can be sent at once: they wait for the connection, which `connection()`
  /// reports. If the hub refuses the login, the streams end with its error.
  ///
  /// - parameter token: The token for the hub's check; empty where there is none.
  /// - parameter loginExtension: A text for the hub's check that goes with the token, for as long as the login lasts.
  /// - throws: `MessagingError` with code `alreadyLoggedIn`, `alreadyInProgress`, `invalidArgument`, or a storage code.
  public func start(token: String = "", loginExtension: String? = nil) throws(MessagingError) {
    let (device, _) = try open(loginExtension, isEstablished: true)
    device.connectEventually(token: token)
  }

  private func open(
    _ loginExtension: String?, isEstablished: Bool
  ) throws(MessagingError) -> (Device, number: Int) {
    var configuration = configuration
    configuration.loginExtension = loginExtension
    let number = try core.reserve()
    let environment = environment()
    let device: Device
    do throws(MessagingError) {
      device = try environment.openDevice(
        configuration,
        whenClosed: { [core, queue = environment.callbackQueue] in
          // After the reports of why it was closed, if there are any.
          queue.async { core.fail(number, MessagingError(.sessionEnded, "its device was closed")) }
        }, handler: { [core] events in core.handle(events, of: number) })
    } catch {
      core.abandon(number)
      throw error
    }
    guard core.attach(device, to: number, isEstablished: isEstablished) else {
      device.disconnect { _ in }
      throw MessagingError(.notLoggedIn)
    }
    return (device, number)
  }

  /// Logs out and closes the local database; streams end.
  ///
  /// Calls that wait for a message to be sent end with `notLoggedIn`; the message goes out with the next login. Without
  /// a login nothing happens.
  public func logout() async {
    let answer = Answer<Void>()
    core.leave { answer.give(()) }
    await answer.value()
  }

  /// Replaces the token of this login, for now and for after a break of the link.
  ///
  /// A login does not outlast its token. The stream `connection()` announces the end with `tokenWillExpire`, some time
  /// before it.
  ///
  /// - throws: `MessagingError` with code `invalidToken`, `tokenExpired` or `accountBlocked`; the old token then stays.
  public func renewToken(_ token: String) async throws(MessagingError) {
    try await outcome { $0.renewToken(token, completion: $1) }
  }

  // MARK: the connection

  /// A Boolean value that indicates whether the hub knows this login; it stays true while a broken link is being
  /// restored.
  public var isLoggedIn: Bool { core.device?.isLoggedIn ?? false }

  /// A Boolean value that indicates whether the hub can be reached now.
  public var isConnected: Bool { core.device?.isConnected ?? false }

  /// The device behind this client, for what the client does not offer.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn` before the login and after its end.
  public var device: Device {
    get throws(MessagingError) {
      guard let device = core.device else { throw MessagingError(.notLoggedIn) }
      return device
    }
  }

  /// Returns the account's other connected devices.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`.
  public func otherDevices() throws(MessagingError) -> [OnlineDevice] { try read { $0.otherDevices } }

  /// Ends the login of another device of this account.
  ///
  /// - throws: `MessagingError` with code `accountNotFound` if it is not connected.
  public func endSession(of device: DeviceID) async throws(MessagingError) {
    try await outcome { $0.endSession(of: device, completion: $1) }
  }

  /// Returns the hub's time.
  public func serverTime() async throws(MessagingError) -> Timestamp {
    try await result { $0.fetchServerTime(completion: $1) }
  }
}
