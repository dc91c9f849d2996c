import Foundation
public import Parlance

/// The environment of one run: an engine of its own, a clock that stands still, a callback queue, a folder, and
/// clients.
public final class World: Sendable {
  private struct State {
    var environment: MessagingEnvironment?
    var clients: [Client] = []
    var accounts: Set<AccountID> = []
    var groups = 0
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

  private init(_ cell: Cell) {
    self.cell = cell
    queue = CallbackQueue(label: "conformance \(cell)")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-conformance-\(UUID().uuidString)")
  }

  /// Plays in a world of its own, then checks the invariants and takes the world down.
  ///
  /// - throws: A ``ConformanceFailure`` with the cell's name and everything that callbacks reported.
  public static func with(_ cell: Cell, _ play: (World) async throws -> Void) async throws {
    await Gate.worlds.enter()
    defer { Gate.worlds.leave() }
    let world = World(cell)
    do {
      try await world.open()
      try await play(world)
      try await world.checkInvariants()
    } catch {
      var failure = error as? ConformanceFailure ?? ConformanceFailure("\(error)")
      failure.cell = cell.description
      failure.record = world.clients.map(\.log.text).joined(separator: "\n")
      await world.tearDown()
      throw failure
    }
    await world.tearDown()
  }

  /// The engine as it runs now.
  public var environment: MessagingEnvironment {
    guard let environment = state.withLock(\.environment) else { preconditionFailure("the world is closed") }
    return environment
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
    environment.setReachable(
      isReachable, account: client.account, device: client.device, style: client.style.deviceStyle)
  }

  /// Registers an account, once.
  public func register(_ account: AccountID) async throws {
    guard state.withLock({ $0.accounts.insert(account).inserted }) else { return }
    let administration = environment.administration
    try await offPool { try administration.createAccount(account) }
  }

  /// Creates a client without logging it in.
  public func makeClient(
    _ account: AccountID, _ style: StyleDefinition, device: DeviceID, options: ClientOptions = ClientOptions()
  ) async throws -> Client {
    try await register(account)
    let client = Client(account: account, device: device, style: style, options: options, world: self)
    state.withLock { $0.clients.append(client) }
    try await client.open()
    return client
  }

  func nextGroupNumber() -> Int {
    state.withLock { state in
      state.groups += 1
      return state.groups
    }
  }

  func note(_ id: MessageID, by client: Client, in conversation: ConversationID, isTip: Bool = false) {
    let place = Place(conversation, seenBy: client.account)
    ledger.withLock {
      $0.entries.append(
        Ledger.Entry(
          id: id, place: place, sender: client.account, client: ObjectIdentifier(client), isTip: isTip))
    }
  }

  private func open() async throws {
    let (cell, folder, clock, queue) = (cell, folder, clock, queue.dispatchQueue)
    let tokenCheck: TokenCheck = { _, token in
      token == World.refusedToken ? MessagingError(.invalidToken) : nil
    }
    let environment = try await offPool { () throws -> MessagingEnvironment in
      switch cell.store {
      case .memory:
        return .inMemory(
          clock: clock, callbackQueue: queue, tokenCheck: tokenCheck, link: cell.link.environmentLink)
      case .sqlite:
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try .embedded(
          at: folder, clock: clock, callbackQueue: queue, tokenCheck: tokenCheck, link: cell.link.environmentLink)
      }
    }
    state.withLock { $0.environment = environment }
  }

  private func close() async throws {
    let environment = state.withLock { state in
      defer { state.environment = nil }
      return state.environment
    }
    if let environment { try await offPool { environment.shutDown() } }
    for client in clients { client.close() }
  }

  private func tearDown() async {
    try? await close()
    try? FileManager.default.removeItem(at: folder)
    state.withLock { $0.clients = [] }
  }
}
