#if Server
  import Dispatch
  import Foundation
  import NIMBridge
  import NIMMoving
  import NIMServer
  import Parlance
  import ParlanceBridge
  import ParlanceGateway
  import ParlanceMoving
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The cloud that is left: a second hub, whose gateway speaks NIM's server API; with a bridge from it to a hub.
  ///
  /// All of it listens on the loopback interface, on ports that the system chooses. Calls that block run on a queue of their
  /// own, as phones need the main queue meanwhile.
  final class OldCloud: Sendable {
    private static let key = "old-cloud"
    /// The longest time for a request, in milliseconds.
    private static let patience = 10_000

    /// The hub of the old cloud.
    let environment: MessagingEnvironment
    /// The environment to which accounts move.
    private let home: MessagingEnvironment
    private let clock: any MessagingClock
    /// A folder for the secret, the answers of the server API, the archive and the bridge's database.
    private let folder: URL
    private let secret: String
    private let webhookSecret: [UInt8]
    private let face: FaceSet
    private let gateway: GatewayServer
    private let client: OutgoingClient
    private let queue = DispatchQueue(label: "parlance.play.old-cloud")
    /// The bridge, and the face that sends copies to it; nil before `bringOver`.
    private let bridge = Lock<(server: BridgeServer, copies: FaceSet)?>(nil)
    /// The gateway of the hub to which accounts move, for the bridge alone.
    private let door = Lock<GatewayServer?>(nil)

    /// Starts a cloud without accounts.
    ///
    /// - parameter folder: A folder that is created, and removed at the end.
    init(leadingTo home: MessagingEnvironment, clock: any MessagingClock, folder: URL) throws {
      self.home = home
      self.clock = clock
      self.folder = folder
      let random = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
      webhookSecret = random
      secret = UUID().uuidString
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Self.write(secret, to: folder.appendingPathComponent("secret"))
      face = FaceSet([try NIMServerFace(Self.settings(folder, ["rate-limits": false]))])
      environment = .inMemory(clock: clock, tokenCheck: face.tokenCheck(or: nil))
      do {
        gateway = try GatewayServer(
          environment, options: Self.options, furtherRoutes: try face.start(environment))
      } catch {
        face.stop()
        environment.shutDown()
        throw error
      }
      client = OutgoingClient(responseSize: 8 << 20)
    }

    private static func write(_ secret: String, to file: URL) throws {
      let isMade = FileManager.default.createFile(
        atPath: file.path, contents: Data("\(secret)\n".utf8), attributes: [.posixPermissions: 0o600])
      guard isMade else { throw MessagingError(.fileNotWritable, file.path) }
    }

    private static var options: GatewayOptions {
      var options = GatewayOptions()
      options.port = 0
      options.isForLoopbackNamesOnly = true
      return options
    }

    private static func settings(_ folder: URL, _ members: [String: JSONValue]) -> FaceSettings {
      let known: [String: JSONValue] = ["app-key": .string(key), "app-secret-file": "secret"]
      return FaceSettings(
        members: known.merging(members) { $1 }, folder: folder.path, allowsReadableFiles: false)
    }

    /// The address of the server API.
    private var endpoint: String { "http://127.0.0.1:\(gateway.port)/nimserver" }

    /// Ends everything, and removes the files.
    func stop() async {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          end()
          continuation.resume()
        }
      }
    }

    private func end() {
      bridge.withLock { $0 }?.copies.stop()
      bridge.withLock { $0 }?.server.stop()
      if let door = door.withLock({ $0 }) {
        door.stop()
        // A gateway without a webhook removes what the hub still keeps for the former one.
        (try? GatewayServer(home, options: Self.options))?.stop()
      }
      client.stop()
      gateway.stop()
      face.stop()
      environment.shutDown()
      // A folder that cannot be removed is the system's to clean: it is in a temporary one.
      try? FileManager.default.removeItem(at: folder)
    }

    // MARK: what an operator does

    /// Registers an account over the server API.
    ///
    /// - returns: The token for logins.
    func create(_ account: String) async throws(MessagingError) -> String {
      try await away { [self] () throws(MessagingError) in
        let fetcher = NIMFetcher(fetchSettings([], until: 0))
        let request = FetchRequest("user/create.action", ["accid": account])
        let body = try send(fetcher.message(for: request, at: clock.now()))
        guard let token = try? JSONParser.parse(body)["info"]?["token"]?.text else {
          throw MessagingError(.malformedData, "user/create answers \(String(decoding: body, as: UTF8.self))")
        }
        return token
      }
    }

    /// The outcome of bringing the past over.
    struct Past: Sendable {
      /// The time before which messages are of the past.
      var end: Timestamp
      /// The number of answers of the server API.
      var answers: Int
      var accounts: Int
      var messages: Int
    }

    /// Has the bridge listen from now on, fetches what accounts have written so far, converts it into an archive, and imports
    /// that.
    ///
    /// - throws: Why something failed; `malformedData` with the report if a record was not imported.
    func bringOver(_ accounts: [String]) async throws(MessagingError) -> Past {
      try await away { [self] () throws(MessagingError) in
        try listen()
        let end = clock.now().advanced(byMilliseconds: 1)
        let (answers, archive) = (path("answers.jsonl"), path("archive.jsonl.gz"))
        // The service's pages end before this time.
        var fetcher = NIMFetcher.source.make(fetchSettings(accounts, until: end.milliseconds + 1000))
        let fetched = try FetchRun.run(&fetcher, output: answers, surroundings)
        _ = try Conversion.run(
          NIMExport.source, files: [answers], output: archive, header: ArchiveHeader(source: "nim", zone: "+08:00"),
          isStrict: true, note: { _ in })
        let report = try ArchiveImport.run([archive], into: ImportedHub(hub: try home.hubLoop()), isStrict: true)
        guard report.isComplete else { throw MessagingError(.malformedData, report.text) }
        return Past(
          end: end, answers: fetched.fetched, accounts: report.counts["account"]?.imported ?? 0,
          messages: report.counts["message"]?.imported ?? 0)
      }
    }

    /// Has the bridge take copies of what happens in the old cloud, which wait for `join`.
    private func listen() throws(MessagingError) {
      guard bridge.withLock({ $0 }) == nil else { return }
      let end = try NIMBridgeEnd(Self.settings(folder, ["endpoint": .string(endpoint), "rate": 1000]))
      var settings = BridgeServer.Settings(options: Self.options, database: path("bridge.sqlite"))
      // The files of the old cloud are on this machine.
      (settings.files.allowsPlainHTTP, settings.files.allowsPrivateNetworks) = (true, true)
      let server = try BridgeServer(settings, end: end, clock: clock)
      do throws(MessagingError) {
        // Only now has the bridge its port: this face sends copies, and the one before answers requests.
        let copies = FaceSet([
          try NIMServerFace(
            Self.settings(
              folder,
              [
                "copy-url": .string("http://127.0.0.1:\(server.port)\(end.callbackPath)"),
                "url": .string("http://127.0.0.1:\(gateway.port)"),
              ]))
        ])
        _ = try copies.start(environment)
        bridge.withLock { $0 = (server, copies) }
      } catch {
        server.stop()
        throw error
      }
    }

    /// Joins the old cloud and the hub: what happens on one side happens on the other from now on.
    func join() async throws(MessagingError) {
      try await away { [self] () throws(MessagingError) in
        let server = try running()
        guard door.withLock({ $0 }) == nil else { return }
        var webhook = try GatewayWebhook(
          url: "http://127.0.0.1:\(server.port)\(BridgeServer.webhookPath)", secrets: [webhookSecret])
        webhook.events = Set(GatewayWebhook.EventType.allCases)
        let gateway = try GatewayServer(home, options: Self.options, api: .open, webhook: webhook)
        door.withLock { $0 = gateway }
        server.start(
          try HubEnd(address: "http://127.0.0.1:\(gateway.port)", secrets: [webhookSecret], token: { nil }))
      }
    }

    /// Declares that an account has moved, and has the old cloud end its logins and refuse new ones.
    func move(_ account: String) async throws(MessagingError) {
      try await away { [self] () throws(MessagingError) in
        let now = clock.now().milliseconds
        try running().withStore { (store) throws(MessagingError) in
          try store.database.transaction { () throws(MessagingError) in
            try store.setState(.moved, of: account, at: now)
            _ = try store.append(
              .block(account: account), key: "block:\(account):\(now)", line: "block:\(account)", from: .hub, at: now)
          }
        }
      }
    }

    /// Returns the numbers of the bridge.
    func status() async throws(MessagingError) -> BridgeStatus {
      try await away { [self] () throws(MessagingError) in
        let now = clock.now().milliseconds
        return try running().withStore { (store) throws(MessagingError) in try BridgeStatus(store, at: now) }
      }
    }

    private func running() throws(MessagingError) -> BridgeServer {
      guard let server = bridge.withLock({ $0?.server }) else {
        throw MessagingError(.invalidArgument, "There is no bridge.")
      }
      return server
    }

    // MARK: requests

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func fetchSettings(_ accounts: [String], until: Int64) -> FetchSettings {
      FetchSettings(endpoint: endpoint, key: Self.key, secret: secret, accounts: accounts, until: until, rate: 1000)
    }

    private var surroundings: FetchRun.Surroundings {
      FetchRun.Surroundings(
        now: { [clock] in clock.now() }, wait: { Thread.sleep(forTimeInterval: Double($0) / 1000) },
        send: { [self] (message) throws(MessagingError) in try send(message) })
    }

    /// Sends a request of the server API, and returns the body of the answer.
    private func send(_ message: FetchMessage) throws(MessagingError) -> [UInt8] {
      let request = OutgoingRequest(
        url: message.address, headers: message.headers.map { HTTPParameter(name: $0.key, value: $0.value) },
        body: message.body, patience: Self.patience)
      let (answer, done) = (Lock<Result<OutgoingResponse, OutgoingFailure>?>(nil), DispatchSemaphore(value: 0))
      client.send(request) { result in
        answer.withLock { $0 = result }
        done.signal()
      }
      done.wait()
      guard case .success(let response) = answer.withLock({ $0 }), response.status == 200 else {
        throw MessagingError(.notConnected, "the old cloud does not answer")
      }
      return response.body
    }

    /// Does something that blocks.
    private func away<Value: Sendable>(
      _ body: @escaping @Sendable () throws(MessagingError) -> Value
    ) async throws(MessagingError) -> Value {
      let result: Result<Value, MessagingError> = await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: Result { () throws(MessagingError) in try body() }) }
      }
      return try result.get()
    }
  }

  /// The hub of an environment, for an import.
  private struct ImportedHub: ImportTarget {
    let hub: HubLoop
    let recordsAtOnce = 100
    let bytesAtOnce = 1 << 20
    let longestRecord = Int.max

    func add(_ records: [ArchiveLine], options: ImportOptions) throws(MessagingError) -> [ImportOutcome] {
      try hub.importRecords(records.map(\.record), options: options)
    }

    func add(_ files: [ImportedFile], options: ImportOptions) throws(MessagingError) -> [ImportedFileState] {
      try files.map { (file) throws(MessagingError) in try hub.importFile(file, options: options) }
    }
  }
#endif
