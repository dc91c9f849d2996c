public import Parlance

/// One style under test: what it can do, and how one of its clients is made.
public struct StyleDefinition: Sendable {
  /// The style's name.
  public var name: String
  /// What its devices give the engine (`DeviceConfiguration.style`).
  public var deviceStyle: String
  /// What its public API can do.
  public var capabilities: Set<Capability>
  /// How it tells its app of each refusal that can befall it.
  public var refusals: [Refusal: RefusalRule]
  /// Makes a client that is not logged in yet. Called on the callback queue.
  public var makeClient: @Sendable (ClientContext) throws -> any ClientDriver

  /// A style.
  ///
  /// - parameter deviceStyle: What its devices give the engine, if that is not its name.
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

/// What a client is made of.
public struct ClientContext: Sendable {
  /// The engine that it is bound to.
  public var environment: MessagingEnvironment
  /// Who logs in with it.
  public var account: AccountID
  /// Which installation it is.
  public var device: DeviceID
  /// How it is set up.
  public var options: ClientOptions
  /// Where it reports what callbacks said.
  public var log: ObservationLog
  /// What the app keeps by itself, where its style has no local database.
  public var notebook: AppNotebook

  /// The queue on which callbacks arrive, and on which a driver calls the style's API.
  public var queue: CallbackQueue { log.queue }

  /// A context.
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

/// How a client is set up, for styles that have the setting.
public struct ClientOptions: Hashable, Sendable {
  /// A revoked message that was unread counts no longer (`Capability.recountsRevoked`).
  public var recountsRevoked = false

  /// The styles' defaults.
  public init() {}
}
