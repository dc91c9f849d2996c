public import Parlance

/// A style under test: its capabilities, and the way to make one of its clients.
public struct StyleDefinition: Sendable {
  /// The style's name.
  public var name: String
  /// The style that its devices have in the engine (`DeviceConfiguration.style`).
  public var deviceStyle: String
  /// The capabilities of its public API.
  public var capabilities: Set<Capability>
  /// The rules by which it reports refusals to its app.
  public var refusals: [Refusal: RefusalRule]
  /// Makes a client that is not logged in yet. Called on the callback queue.
  public var makeClient: @Sendable (ClientContext) throws -> any ClientDriver

  /// Creates a style.
  ///
  /// - parameter name: The style's name.
  /// - parameter deviceStyle: The style that its devices have in the engine, if that is not its name.
  /// - parameter capabilities: The capabilities of its public API.
  /// - parameter refusals: The rules by which it reports refusals to its app.
  /// - parameter makeClient: Makes a client that is not logged in yet. Called on the callback queue.
  public init(
    name: String, deviceStyle: String? = nil, capabilities: Set<Capability>, refusals: [Refusal: RefusalRule],
    makeClient: @escaping @Sendable (ClientContext) throws -> any ClientDriver
  ) {
    self.name = name
    self.deviceStyle = deviceStyle ?? name
    self.capabilities = capabilities
    self.refusals = refusals
    self.makeClient = makeClient
  }
}

/// The parts from which a client is made.
public struct ClientContext: Sendable {
  /// The engine that it is bound to.
  public var environment: MessagingEnvironment
  /// The account that logs in with it.
  public var account: AccountID
  /// The installation on which it runs.
  public var device: DeviceID
  /// The options with which the style creates its client.
  public var options: ClientOptions
  /// The log to which it reports its callbacks.
  public var log: ObservationLog
  /// The messages that the app keeps by itself, where its style has no local database.
  public var notebook: AppNotebook

  /// The queue on which callbacks arrive, and on which a driver calls the style's API.
  public var queue: CallbackQueue { log.queue }

  /// Creates a context.
  public init(
    environment: MessagingEnvironment, account: AccountID, device: DeviceID, options: ClientOptions,
    log: ObservationLog, notebook: AppNotebook = AppNotebook()
  ) {
    self.notebook = notebook
    self.environment = environment
    self.account = account
    self.device = device
    self.options = options
    self.log = log
  }
}

/// The options of a client, for styles that have the setting.
public struct ClientOptions: Hashable, Sendable {
  /// A Boolean value that indicates whether a revoked message that was unread counts no longer
  /// (`Capability.recountsRevoked`).
  public var recountsRevoked = false

  /// Creates the styles' defaults.
  public init() {}
}
