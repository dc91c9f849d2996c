import Foundation
public import Parlance

/// The environment of one run: an engine of its own, a clock that stands still, a callback queue, a folder, and
/// clients.
public final class World: Sendable {
  private struct State {
    var engine: WorldEngine?
    var clients: [Client] = []
    var accounts: Set<AccountID> = []
    var groups = 0
    var usedClaims: Set<UsedClaim> = []
  }

  /// The cell in which the run is played.
  public let cell: Cell
  /// The clock of hub and devices.
  public let clock = ManualClock()
  /// The queue of all callbacks.
  public let queue: CallbackQueue
  /// The token that the hub refuses.
  public static let refusedToken = "refused"
  let ledger = Lock(Ledger())
  private let folder: URL
  private let state = Lock(State())

  private let maker: WorldEngineMaker

  private init(_ cell: Cell, _ maker: WorldEngineMaker) {
    self.cell = cell
    self.maker = maker
    queue = CallbackQueue(label: "conformance \(cell)")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-conformance-\(UUID().uuidString)")
  }

  /// Plays in a world of its own, then checks the invariants and takes the world down.
  ///
  /// - parameter cell: The cell in which the scenario is played.
  /// - parameter maker: Makes the engine; in this process unless given.
  /// - parameter play: Plays it.
  /// - throws: A ``ConformanceFailure`` with the cell's name and everything that callbacks reported.
  public static func with(
    _ cell: Cell, through maker: WorldEngineMaker = .embedded, _ play: (World) async throws -> Void
  ) async throws {
    await Gate.worlds.enter()
    defer { Gate.worlds.leave() }
    let world = World(cell, maker)
    do {
      try await world.open()
      try await play(world)
      try await world.checkInvariants()
    } catch {
      var failure = error as? ConformanceFailure ?? ConformanceFailure("\(error)")
      failure.cell = maker.name == WorldEngineMaker.embedded.name ? cell.description : "\(cell) \(maker.name)"
      failure.record = world.clients.map(\.log.text).joined(separator: "\n")
      await world.tearDown()
      throw failure
    }
    await world.tearDown()
  }

  /// The engine as it runs now.
  private var engine: WorldEngine {
    guard let engine = state.withLock(\.engine) else { preconditionFailure("the world is closed") }
    return engine
  }

  /// The first environment of the clients as it runs now.
  public var environment: MessagingEnvironment { engine.environments[0] }

  /// Returns the environment of a client as it runs now.
  func environment(of client: Client) -> MessagingEnvironment {
    let environments = engine.environments
    return environments[client.number % environments.count]
  }

  /// The operations of the hub's operator.
  public var administration: HubAdministration { engine.administration }

  /// The operations of the operators of all hubs: each of several doors is a hub with settings of its own.
  var administrations: [HubAdministration] {
    let engine = engine
    return engine.environments.count > 1 ? engine.environments.map(\.administration) : [engine.administration]
  }

  /// The capabilities on which the course of the scenario depended so far.
  var usedClaims: Set<UsedClaim> { state.withLock(\.usedClaims) }

  /// Returns whether a style has a capability, and notes that the course of the scenario depends on it if so.
  func can(_ style: StyleDefinition, _ capability: Capability) -> Bool {
    guard style.capabilities.contains(capability) else { return false }
    state.withLock { _ = $0.usedClaims.insert(UsedClaim(style: style.name, capability: capability)) }
    return true
  }

  /// All clients.
  public var clients: [Client] { state.withLock(\.clients) }

  /// Closes the engine as a process that ends would, opens it again on the same folder and logs in again those who were
  /// logged in.
  public func restart() async throws {
    try await close()
    try await open()
    for client in clients {
      try await client.noteDropped()
      client.log.beginRun()
      try await client.open()
    }
    for client in clients where client.isLoggedIn { try await client.login() }
  }

  /// Breaks or restores one client's link to the hub.
  public func setReachable(_ isReachable: Bool, _ client: Client) {
    environment(of: client).setReachable(
      isReachable, account: client.account, device: client.device, style: client.style.deviceStyle)
  }

  /// Moves the clock on, once no device is logging in or fetching what it missed.
  ///
  /// A device whose clock jumps meanwhile takes its requests for lost, and tries again at a time that this clock does not reach.
  ///
  /// - parameter milliseconds: How far.
  /// - throws: A ``ConformanceFailure`` if a device does not come to an end.
  public func advanceClock(byMilliseconds milliseconds: Int64) async throws {
    let deadline = Date().addingTimeInterval(Deadline.seconds)
    while engine.environments.contains(where: \.isCatchingUp) {
      try require(Date() < deadline, "a device is still catching up after \(Deadline.seconds) s")
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    clock.advance(byMilliseconds: milliseconds)
  }

  /// Moves the clock on by seconds, as ``advanceClock(byMilliseconds:)`` does.
  public func advanceClock(bySeconds seconds: Double) async throws {
    try await advanceClock(byMilliseconds: Int64((seconds * 1000).rounded()))
  }

  /// Registers an account, once.
  public func register(_ account: AccountID) async throws {
    guard state.withLock({ $0.accounts.insert(account).inserted }) else { return }
    let administration = administration
    try await offPool { try administration.createAccount(account) }
  }

  /// Creates a client without logging it in.
  public func makeClient(
    _ account: AccountID, _ style: StyleDefinition, device: DeviceID, options: ClientOptions = ClientOptions()
  ) async throws -> Client {
    try await register(account)
    let client = state.withLock { state in
      let client = Client(
        account: account, device: device, style: style, options: options, world: self, number: state.clients.count)
      state.clients.append(client)
      return client
    }
    try await client.open()
    return client
  }

  func nextGroupNumber() -> Int {
    state.withLock { state in
      state.groups += 1
      return state.groups
    }
  }

  func note(
    _ id: MessageID, by client: Client, in conversation: ConversationID, isTip: Bool = false,
    addressees: [AccountID]? = nil
  ) {
    let place = Place(conversation, seenBy: client.account)
    ledger.withLock {
      $0.entries.append(
        Ledger.Entry(
          id: id, place: place, sender: client.account, client: ObjectIdentifier(client), isTip: isTip,
          addressees: addressees.map(Set.init)))
    }
  }

  private func open() async throws {
    let (cell, folder, clock, queue) = (cell, folder, clock, queue.dispatchQueue)
    let tokenCheck: TokenCheck = { request throws(MessagingError) in
      guard request.token != World.refusedToken else { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }
    let conditions = WorldEngineMaker.Conditions(
      cell: cell, folder: folder, clock: clock, callbackQueue: queue, tokenCheck: tokenCheck)
    let engine = try await offPool { [maker] in try maker.make(conditions) }
    state.withLock { $0.engine = engine }
  }

  private func close() async throws {
    let engine = state.withLock { state in
      defer { state.engine = nil }
      return state.engine
    }
    if let engine { try await offPool { engine.shutDown() } }
    for client in clients { client.close() }
  }

  private func tearDown() async {
    try? await close()
    try? FileManager.default.removeItem(at: folder)
    state.withLock { $0.clients = [] }
  }
}
