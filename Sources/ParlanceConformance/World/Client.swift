import Dispatch
public import Parlance

/// Something that a message can be addressed to.
public protocol Addressee {
  /// The conversation, as the sender names it.
  var conversation: ConversationID { get }
}

extension ConversationID: Addressee {
  public var conversation: ConversationID { self }
}

/// One installation of one account in one style, as a scenario sees it.
///
/// It outlives the style's own objects: after `World.restart` the same client goes on with new ones.
public final class Client: Sendable, Addressee {
  private struct State {
    var driver: (any ClientDriver)?
    var isLoggedIn = false
    /// The number of messages that the world had seen when this client first logged in; earlier ones need not be here.
    var firstEntry: Int?
    var deleted: Set<MessageID> = []
    /// Groups it was taken out of, or not in from the beginning.
    var exemptions: Set<Place> = []
  }

  /// The account of the client.
  public let account: AccountID
  /// The installation on which it runs.
  public let device: DeviceID
  /// The style whose API the client calls.
  public let style: StyleDefinition
  /// The options with which the style created the client.
  public let options: ClientOptions
  /// The log of its callbacks.
  public let log: ObservationLog
  /// The messages that its app keeps by itself; they outlive the style's objects, as a file would.
  private let notebook = AppNotebook()
  unowned let world: World
  /// The number of clients that the world had before.
  let number: Int
  private let state = Lock(State())

  init(
    account: AccountID, device: DeviceID, style: StyleDefinition, options: ClientOptions, world: World,
    number: Int
  ) {
    self.account = account
    self.device = device
    self.style = style
    self.options = options
    self.world = world
    self.number = number
    log = ObservationLog(name: "\(account)/\(device) (\(style.name))", queue: world.queue)
  }

  /// The direct conversation with this client's account.
  public var conversation: ConversationID { .direct(account) }
  /// Returns whether the style has a capability.
  public func can(_ capability: Capability) -> Bool { world.can(style, capability) }
  /// A Boolean value that indicates whether the scenario left it logged in.
  public var isLoggedIn: Bool { state.withLock(\.isLoggedIn) }

  /// Makes the style's objects, bound to the world's environment, as an app does that is started. It is not logged in.
  public func open() async throws {
    let context = ClientContext(
      environment: world.environment(of: self), account: account, device: device, options: options, log: log,
      notebook: notebook)
    let makeClient = style.makeClient
    let driver = try await world.queue.perform { try makeClient(context) }
    state.withLock { $0.driver = driver }
  }

  /// Drops the style's objects without a logout, as an app that ends; they are released on the callback queue.
  ///
  /// After ``open()`` and ``login(token:)`` the same client goes on.
  public func close() {
    let driver = state.withLock { state in
      defer { state.driver = nil }
      return state.driver
    }
    if let driver { world.queue.dispatchQueue.async { withExtendedLifetime(driver) {} } }
  }

  /// Returns the driver, for calls that have no method of their own here.
  public func driver() throws -> any ClientDriver {
    guard let driver = state.withLock(\.driver) else { throw ConformanceFailure("\(log.name) is closed") }
    return driver
  }

  /// Returns the driver as one with a capability.
  func driver<Driver>(as type: Driver.Type, _ what: String) throws -> Driver {
    guard let driver = try driver() as? Driver else {
      throw ConformanceFailure("the \(style.name) driver claims to \(what) and does not")
    }
    return driver
  }

  /// Logs in.
  public func login(token: String = "token") async throws {
    if can(.limitsLogins) { try await world.advanceClock(bySeconds: 1) }
    try await driver().login(token: token)
    let entryCount = world.ledger.withLock(\.entries.count)
    state.withLock { state in
      state.isLoggedIn = true
      if state.firstEntry == nil { state.firstEntry = entryCount }
    }
    for group in world.ledger.withLock({ $0.groups(of: account) }) { try await join(.group(group)) }
  }

  /// Joins a group, in styles in which nothing of it arrives otherwise.
  func join(_ group: ConversationID) async throws {
    guard can(.joinsGroupsToHear), isLoggedIn, !state.withLock({ $0.exemptions.contains(.group(group.name)) }) else {
      return
    }
    try await driver(as: (any GroupJoiningDriver).self, "join groups").joinGroup(group.name)
  }

  /// Notes what the style drops when its process ends.
  func noteDropped() async throws {
    guard can(.dropsUnsent) else { return }
    let ended = Set(log.entries.compactMap { if case .sent(let id, _) = $0.observation { id } else { nil } })
    let dropped = world.ledger.withLock(\.entries).filter { $0.client == ObjectIdentifier(self) }.map(\.id)
    for id in dropped where !ended.contains(id) {
      try await log.queue.perform { [log] in
        log.record(.sent(id, VendorError(domain: "conformance", code: "dropped")), raw: "dropped \(id)")
      }
    }
  }

  /// Logs out.
  public func logout() async throws {
    state.withLock { $0.isLoggedIn = false }
    try await driver().logout()
  }

  /// Waits until others have ended the login.
  public func isEnded(file: String = #fileID, line: Int = #line) async throws {
    _ = try await log.wait(for: "the end of the login", file: file, line: line) { entries -> Bool? in
      entries.contains { if case .ended = $0.observation { true } else { false } } ? true : nil
    }
    state.withLock { $0.isLoggedIn = false }
  }

  /// Excuses this client from having everything that is sent in a conversation.
  public func excuse(from conversation: ConversationID) {
    _ = state.withLock { $0.exemptions.insert(Place(conversation, seenBy: account)) }
  }

  func noteDeleted(_ id: MessageID) { _ = state.withLock { $0.deleted.insert(id) } }

  /// Returns whether the message with a number in the world's ledger has to be in this client's database.
  func mustHave(_ entry: Ledger.Entry, number: Int) -> Bool {
    state.withLock { state in
      guard let first = state.firstEntry, number >= first || entry.client == ObjectIdentifier(self) else {
        return false
      }
      if can(.hidesTips) && entry.isTip { return false }
      if can(.oneDeviceOnly) && entry.sender == account && entry.client != ObjectIdentifier(self) { return false }
      if entry.isRevoked || state.deleted.contains(entry.id) || state.exemptions.contains(entry.place) { return false }
      if let addressees = entry.addressees, entry.sender != account, !addressees.contains(account) { return false }
      return !((entry.isRevokedForReceivers || entry.isWithheld) && entry.sender != account)
    }
  }
}
