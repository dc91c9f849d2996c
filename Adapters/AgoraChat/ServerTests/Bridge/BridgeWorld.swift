#if Server
  import AgoraChatBridge
  import Foundation
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import TestSupport
  import Testing

  /// An old cloud, a hub with its gateway, and a bridge between them. The old cloud is a second hub, whose gateway speaks the
  /// vendor's REST API.
  final class BridgeWorld: Sendable {
    static let callbackPath = "/callbacks/0123456789abcdef0123456789abcdef"

    let cloud: BackEnd
    let relay: CallbackRelay
    let proxy: CloudProxy
    let hub: MessagingEnvironment
    let gateway: GatewayServer
    let folder: URL
    /// The host of the cloud's files.
    let files: MediaTestServer
    private let settings: BridgeServer.Settings
    /// The seconds for which the end waits for the callback of a message without an answer.
    private let patience: Int64
    private let running: Lock<BridgeServer>
    private static let secret = Array("0123456789abcdef0123456789abcdef".utf8)

    /// - parameter servesFiles: A Boolean value that indicates whether the cloud's addresses are those of `files`.
    init(patience: Int64 = 60, servesFiles: Bool = false, _ change: (inout BridgeLimits) -> Void = { _ in }) throws {
      self.patience = patience
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("bridge-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      relay = try CallbackRelay()
      let files = Lock<MessagingEnvironment?>(nil)
      self.files = try MediaTestServer { request, _ in
        guard let id = MediaID(endOf: request.path), let file = try? files.withLock({ $0 })?.openMedia(id),
          let bytes = try? file.file.read(at: 0, count: Int(file.media.size))
        else { return .status(404) }
        return .file(bytes)
      }
      let host = "127.0.0.1:\(self.files.port)"
      var face: [String: JSONValue] = ["callback-url": relay.url, "callback-tries": 2, "history-delay": 0]
      if servesFiles { face["url"] = .string("http://\(host)") }
      cloud = try BackEnd(face)
      files.withLock { [cloud] in $0 = cloud.environment }
      proxy = try CloudProxy(cloud.gateway.port)
      var settings = BridgeServer.Settings(
        options: GatewayOptions(), database: folder.appendingPathComponent("bridge.sqlite").path)
      (settings.limits.firstPause, settings.limits.longestPause) = (20, 200)
      settings.files.hosts = [host]
      (settings.files.allowsPlainHTTP, settings.files.allowsPrivateNetworks) = (true, true)
      change(&settings.limits)
      let bridge = try BridgeServer(settings, end: try Self.makeEnd(folder, proxy.endpoint, patience))
      settings.options.port = bridge.port
      self.settings = settings
      relay.target.withLock { $0 = "http://127.0.0.1:\(bridge.port)\(Self.callbackPath)" }
      hub = .inMemory()
      var webhook = try GatewayWebhook(
        url: "http://127.0.0.1:\(bridge.port)/events", secrets: [Self.secret])
      webhook.events = Set(GatewayWebhook.EventType.allCases)
      gateway = try GatewayServer(hub, api: .open, webhook: webhook)
      running = Lock(bridge)
      bridge.start(try hubEnd())
    }

    deinit {
      gateway.stop()
      bridge.stop()
      proxy.stop()
      relay.stop()
      hub.shutDown()
      try? FileManager.default.removeItem(at: folder)
    }

    var bridge: BridgeServer { running.withLock { $0 } }

    private func hubEnd() throws -> HubEnd {
      try HubEnd(address: "http://127.0.0.1:\(gateway.port)", secrets: [Self.secret]) { nil }
    }

    private static func makeEnd(
      _ folder: URL, _ endpoint: String, _ patience: Int64
    ) throws -> EasemobBridgeEnd {
      for (name, secret) in [("secret", BackEnd.secret), ("rule", BackEnd.ruleSecret)] {
        let file = folder.appendingPathComponent(name).path
        try Data("\(secret)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      }
      return try EasemobBridgeEnd(
        FaceSettings(
          members: [
            "endpoint": .string(endpoint), "client-id": .string(BackEnd.id), "client-secret-file": "secret",
            "callback-secret-file": "rule", "callback-path": .string(callbackPath), "rate": 1000,
            "callback-patience": JSONValue(patience), "history-delay": 0, "history-rate": 600,
          ], folder: folder.path, allowsReadableFiles: false))
    }

    /// Fetches what callbacks did not bring.
    func fetch() async throws {
      let bridge = bridge
      try await offPool { try bridge.fetch() }
    }

    /// Ends the bridge and begins again on the same database, at the same address.
    func restart() throws {
      bridge.stop()
      let bridge = try BridgeServer(settings, end: try Self.makeEnd(folder, proxy.endpoint, patience))
      running.withLock { $0 = bridge }
      bridge.start(try hubEnd())
    }

    /// Creates accounts on both sides; the name of each is its password in the old cloud.
    func create(_ accounts: String...) async throws {
      for account in accounts {
        try hub.administration.createAccount(AccountID(account))
        try await cloud.register(account)
      }
    }

    /// Writes a text at the hub.
    func write(_ text: String, from: String, to: String) throws {
      _ = try hub.hubLoop().send(
        SubmitCall(
          id: .generate(at: SystemClock().now()), conversation: .direct(AccountID(to)), options: .ordinary, kind: .text,
          body: MessageBody(content: .text(text)).encoded()), as: AccountID(from))
    }

    func status() throws -> BridgeStatus {
      try bridge.withStore { (store) throws(MessagingError) in
        try BridgeStatus(store, at: SystemClock().now().milliseconds)
      }
    }

    func count(_ name: String) throws -> Int64 { try status().counts[name] ?? 0 }

    /// Checks counts, and that nothing was set aside.
    func expect(_ counts: [String: Int64], dead: Int64 = 0) throws {
      let status = try status()
      for (name, value) in counts { #expect(status.counts[name] ?? 0 == value, "\(name): \(status)") }
      #expect(status.dead == dead, "\(status)")
    }

    /// Waits for a condition.
    func wait(_ what: String, _ isSo: @Sendable () -> Bool) async throws { try await until(what) { isSo() } }

    /// Waits until a count has a value.
    func wait(for name: String, _ value: Int64 = 1) async throws {
      try await until("\(name) = \(value)") { (try? count(name)) ?? 0 >= value }
    }

    /// Waits until nothing waits any more.
    func waitUntilIdle() async throws {
      try await until("an idle bridge") {
        guard let status = try? status() else { return false }
        return status.incoming == 0 && status.outgoing == 0
      }
    }

    /// Returns the members of a group on a side; none if it has no such group.
    static func members(_ environment: MessagingEnvironment, _ group: String) -> Set<String> {
      Set(((try? environment.hubLoop().group(group).members) ?? []).map(\.account.name))
    }

    /// Returns the texts of a conversation on a side, in order.
    static func texts(_ environment: MessagingEnvironment, _ one: String, _ other: String) throws -> [String] {
      try environment.hubLoop().export(.direct(AccountID(one), AccountID(other)), after: 0, limit: 1000, bytes: 1 << 20)
        .messages.compactMap { message in
          if case .text(let text) = MessageBody(decoding: message.message.body).content { text } else { nil }
        }
    }
  }
#endif
