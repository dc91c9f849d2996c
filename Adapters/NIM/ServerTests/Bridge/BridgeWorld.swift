#if Server
  import Foundation
  import NIMBridge
  import NIMSDK
  import Parlance
  import ParlanceBridge
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import TestSupport
  import Testing

  /// An old cloud, a hub with its gateway, and a bridge between them. The old cloud is a second hub, whose gateway speaks the
  /// vendor's server API.
  final class BridgeWorld: Sendable {
    let cloud: BackEnd
    let relay: CopyRelay
    let proxy: CloudProxy
    let hub: MessagingEnvironment
    let gateway: GatewayServer
    let folder: URL
    /// The host of the cloud's files.
    let files: MediaTestServer
    /// The statuses of its next answers; files after them.
    let fileStatuses: Lock<[Int]>
    private let settings: BridgeServer.Settings
    private let running: Lock<BridgeServer>
    private static let secret = Array("0123456789abcdef0123456789abcdef".utf8)

    init(onlyCounts: Bool = false, _ change: (inout BridgeLimits) -> Void = { _ in }) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("bridge-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      relay = try CopyRelay()
      let (statuses, files) = (Lock<[Int]>([]), Lock<MessagingEnvironment?>(nil))
      fileStatuses = statuses
      self.files = try MediaTestServer { request, _ in
        if let status = statuses.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return .status(status) }
        guard let id = MediaID(endOf: request.path), let file = try? files.withLock({ $0 })?.openMedia(id),
          let bytes = try? file.file.read(at: 0, count: Int(file.media.size))
        else { return .status(404) }
        return .file(bytes)
      }
      let host = "127.0.0.1:\(self.files.port)"
      cloud = try BackEnd(["copy-url": relay.url, "copy-tries": 2, "url": .string("http://\(host)")])
      files.withLock { [cloud] in $0 = cloud.environment }
      proxy = try CloudProxy(cloud.gateway.port)
      var settings = BridgeServer.Settings(
        options: GatewayOptions(), database: folder.appendingPathComponent("bridge.sqlite").path)
      settings.onlyCounts = onlyCounts
      settings.files.hosts = [host]
      (settings.files.allowsPlainHTTP, settings.files.allowsPrivateNetworks) = (true, true)
      (settings.limits.firstPause, settings.limits.longestPause) = (20, 200)
      change(&settings.limits)
      let bridge = try BridgeServer(settings, end: try Self.makeEnd(folder, proxy.endpoint))
      settings.options.port = bridge.port
      self.settings = settings
      relay.target.withLock { $0 = "http://127.0.0.1:\(bridge.port)/copies" }
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

    private static func makeEnd(_ folder: URL, _ endpoint: String) throws -> NIMBridgeEnd {
      let file = folder.appendingPathComponent("secret").path
      try Data("\(BackEnd.secret)\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      return try NIMBridgeEnd(
        FaceSettings(
          members: [
            "app-key": .string(BackEnd.key), "app-secret-file": "secret", "endpoint": .string(endpoint), "rate": 1000,
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
      let bridge = try BridgeServer(settings, end: try Self.makeEnd(folder, proxy.endpoint))
      running.withLock { $0 = bridge }
      bridge.start(try hubEnd())
    }

    /// Creates an account on both sides.
    ///
    /// - returns: The token for the old cloud.
    func create(_ account: String) async throws -> String {
      try hub.administration.createAccount(AccountID(account))
      return try await cloud.create(account)
    }

    /// Sends a text in the old cloud, and returns the id that apps know.
    @discardableResult
    func sendInCloud(_ text: String, from: String, to: String) async throws -> Int64? {
      let answer = try await cloud.succeed(
        "msg/sendMsg",
        ["from": .string(from), "ope": 0, "to": .string(to), "type": 0, "body": ["msg": .string(text)]])
      return answer["data"]?["msgid"]?.integer
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

  /// An app with the vendor's SDK, of either side.
  final class BridgedApp: NSObject, NIMChatManagerDelegate {
    let sdk: NIMSDK
    let received = Inbox<NIMMessage>("message")
    let revoked = Inbox<NIMRevokeMessageNotification>("revocation")
    let receipts = Inbox<NIMMessageReceipt>("receipt")
    /// The ids of messages that were sent.
    let sent = Inbox<String>("sent message")

    @MainActor init(_ account: String, token: String = "", _ environment: MessagingEnvironment) async throws {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      super.init()
      sdk.chatManager.add(self)
      #expect(try await outcome { sdk.loginManager.login(account, token: token, completion: $0) } == nil)
    }

    func onRecvMessages(_ messages: [NIMMessage]) { for message in messages { received.add(message) } }
    func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) { revoked.add(notification) }
    func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
      for receipt in receipts { self.receipts.add(receipt) }
    }

    func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
      #expect(error == nil)
      sent.add(message.messageId)
    }

    /// Sends a picture, and returns when it was accepted: a text behind it does not wait for its upload.
    @MainActor func send(picture: [UInt8], to account: String) async throws {
      let message = NIMMessage()
      message.messageObject = NIMImageObject(data: Data(picture), extension: "png")
      try sdk.chatManager.send(message, to: NIMSession(account, type: .P2P))
      while try await sent.next() != message.messageId {}
    }

    /// Sends a text, and returns the message.
    @MainActor func send(_ text: String, to account: String) throws -> NIMMessage {
      let message = NIMMessage()
      message.text = text
      try sdk.chatManager.send(message, to: NIMSession(account, type: .P2P))
      return message
    }
  }
#endif
