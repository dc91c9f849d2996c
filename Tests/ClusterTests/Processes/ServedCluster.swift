#if Cluster && Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import NATSServer
  import Parlance
  import ParlanceCore
  import PostgreSQLServer
  import TestSupport

  /// Gateways in processes of their own, `parlance serve`, over a PostgreSQL and a NATS server that are this test's alone.
  final class ServedCluster: Sendable {
    let database: PrivateServer
    let bus: PrivateNATSServer
    /// The proxy between the bus and the chosen gateway; nil if none was chosen.
    let busProxy: TCPProxy?
    let gateways: [ServedHub]
    /// The apps' side of each gateway.
    let environments: [MessagingEnvironment]

    /// - parameter lease: The time after which others remove the logins of a lost gateway, in seconds.
    /// - parameter isDurable: PostgreSQL waits for the disk.
    /// - parameter proxied: The number of the gateway that reaches the bus through a proxy.
    /// - parameter further: Further options of all gateways.
    /// - parameter variables: Variables of the environments of gateways, by their numbers.
    init(
      _ count: Int = 2, lease: Int = 10, isDurable: Bool = false, busProxyOf proxied: Int? = nil,
      options further: [String] = [], variables: [Int: [String: String]] = [:]
    ) async throws {
      database = try PrivateServer(isDurable: isDurable)
      let bus = try PrivateNATSServer()
      self.bus = bus
      let proxy = try proxied.map { _ in try TCPProxy(to: bus.port) }
      busProxy = proxy
      var gateways: [ServedHub] = []
      var environments: [MessagingEnvironment] = []
      for number in 0..<count {
        let busPort = number == proxied ? proxy?.port ?? bus.port : bus.port
        let options = [
          "--open-registration", "--postgres", database.url("postgres"), "--nats", "nats://127.0.0.1:\(busPort)",
          "--bus-key", bus.keyFile, "--lease", "\(lease)",
        ]
        let gateway = try await ServedHub(nil, options: options + further, variables: variables[number] ?? [:])
        gateways.append(gateway)
        environments.append(try .gateway(gateway.url, callbackQueue: DispatchQueue(label: "test.callbacks.\(number)")))
      }
      self.gateways = gateways
      self.environments = environments
    }

    /// Ends the apps, then the gateways.
    ///
    /// - returns: The exit codes of the gateways.
    func end() async -> [Int32?] {
      for environment in environments { environment.shutDown() }
      busProxy?.close()
      var codes: [Int32?] = []
      for gateway in gateways { codes.append(await gateway.end(SIGTERM)) }
      return codes
    }

    func client(_ account: AccountID, _ device: DeviceID = "phone", at gateway: Int) async throws -> MessagingClient {
      let client = MessagingClient(environment: environments[gateway], account: account, device: device)
      try await client.login()
      return client
    }
  }

  /// Messages that senders at all gateways send to one reader, and a check of their delivery.
  struct ClusterLoad {
    let senders: [AccountID] = ["alice", "bob", "carol"]
    let messages: Int

    /// Sends everything, with a disturbance in between, and compares the messages that the reader received and those at the hub.
    ///
    /// - parameter reader: The number of the reader's gateway.
    /// - parameter trouble: The disturbance, which runs when about a quarter of the messages were acknowledged.
    /// - returns: The differences; none if every message arrived once and in order.
    func run(
      on cluster: ServedCluster, reader place: Int, trouble: @Sendable @escaping () async throws -> Void
    ) async throws -> [String] {
      let reader = try await cluster.client("dora", at: place)
      let total = senders.count * messages
      let stream = reader.messages()
      let accepted = EventBox<AccountID>("accepted message")
      let told = Task { () async throws -> [AccountID: [String]] in
        var told: [AccountID: [String]] = [:]
        for _ in 0..<total {
          let message = try await stream.next()
          if case .text(let text) = message.body.content { told[message.sender, default: []].append(text) }
        }
        return told
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, sender) in senders.enumerated() {
          let client = try await cluster.client(sender, at: number % cluster.gateways.count)
          group.addTask {
            for number in 0..<messages {
              // As an app would: what failed is sent again under its id.
              let draft = MessageDraft(
                id: MessageID("\(sender.name)-\(number)"), conversation: .direct("dora"),
                body: MessageBody(content: .text("\(sender.name) \(number)")))
              try await Self.send(draft, through: client)
              accepted.add(sender)
            }
          }
        }
        for _ in 0..<total / 4 { _ = try await accepted.next() }
        try await trouble()
        try await group.waitForAll()
      }
      var differences: [String] = []
      let callbacks = try await told.value
      for sender in senders {
        let wanted = (0..<messages).map { "\(sender.name) \($0)" }
        if callbacks[sender] != wanted { differences.append("told: \(callbacks[sender] ?? [])") }
        let query = HistoryQuery(conversation: .direct(sender), oldestFirst: true, limit: 100)
        let history = try await reader.history(query).map { message in
          if case .text(let text) = message.body.content { text } else { "" }
        }
        if history != wanted { differences.append("stored: \(history)") }
      }
      return differences
    }

    private static func send(_ draft: MessageDraft, through client: MessagingClient) async throws {
      do {
        try await client.send(draft)
        return
      } catch {
        guard error.isTemporary else { throw error }
      }
      while true {
        guard let id = draft.id, let stored = try client.message(id, in: draft.conversation) else { continue }
        if stored.state == .sent { return }
        do {
          try await client.resend(stored)
          return
        } catch {
          guard error.isTemporary else { throw error }
        }
      }
    }
  }

  extension MessagingError {
    fileprivate var isTemporary: Bool {
      [.timeout, .notConnected, .storageFailed, .storageLocked, .notLoggedIn, .rateLimited].contains(code)
    }
  }
#endif
