#if Cluster
  import Dispatch
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlancePostgreSQL
  import PostgreSQLServer

  /// Gateways of one process on one database, each with a hub and a queue of its own, joined by a bus.
  final class ClusterWorld: @unchecked Sendable {
    // Safe to share: the lists are changed by the test alone, which waits for each of its calls.
    let server: PrivateServer
    let database: String
    let bus = MemoryBus()
    let lease: Int64
    private let clock: (any MessagingClock)?
    private let pushNotifier: (any PushNotifier)?
    private(set) var gateways: [MessagingEnvironment] = []
    private(set) var logs: [EventLogBox] = []

    /// - parameter lease: The time in which a gateway has to renew its membership, in milliseconds.
    /// - parameter clock: The clock of the gateways; that of the database if nil.
    /// - parameter pushNotifier: The receiver of notifications for absent accounts, of all gateways.
    init(
      _ count: Int = 2, lease: Int64 = 10_000, server: PrivateServer? = nil, clock: (any MessagingClock)? = nil,
      pushNotifier: (any PushNotifier)? = nil
    ) throws {
      self.server = try server ?? PrivateServer.shared.get()
      database = try self.server.createDatabase()
      self.lease = lease
      self.clock = clock
      self.pushNotifier = pushNotifier
      for _ in 0..<count { try start() }
    }

    deinit {
      for gateway in gateways { gateway.shutDown() }
      try? server.removeDatabase(database)
    }

    /// Starts another gateway.
    ///
    /// - parameter url: The address of the database, if there is something between.
    /// - parameter isOnBus: Whether the bus of the others carries anything to it and from it.
    @discardableResult func start(
      url: String? = nil, patience: Int64 = 30_000, isOnBus: Bool = true
    ) throws -> MessagingEnvironment {
      let store = try PostgreSQLHubStore(url: url ?? server.url(database), patience: patience, use: .cluster)
      let log = EventLogBox()
      let gateway = try MessagingEnvironment.clustered(
        clock: clock ?? store.clock, callbackQueue: DispatchQueue(label: "callbacks"), store: store,
        bus: isOnBus ? bus.connect() : MemoryBus().connect(), lease: lease, pushNotifier: pushNotifier,
        log: { log.note($0) })
      gateways.append(gateway)
      logs.append(log)
      return gateway
    }

    /// A client of a gateway that is logged in.
    func client(
      _ account: AccountID, _ device: DeviceID = "phone", at gateway: Int
    ) async throws -> MessagingClient {
      let client = MessagingClient(environment: gateways[gateway], account: account, device: device)
      try await client.login()
      return client
    }
  }

  /// The names of the events that a hub logged.
  final class EventLogBox: Sendable {
    private let state = Lock<[EngineLogEntry]>([])
    func note(_ entry: EngineLogEntry) { state.withLock { $0.append(entry) } }
    var events: [String] { state.withLock { $0.map(\.event) } }
    var text: String { state.withLock { $0.map { "\($0.event) \($0.detail)" }.joined(separator: "\n") } }
  }
#endif
