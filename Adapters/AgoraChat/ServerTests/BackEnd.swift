#if Server
  import AgoraChat
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  @testable import AgoraChatServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The status and the members of an answer.
  struct Answer {
    var status: Int
    var members: [String: JSONValue]

    subscript(name: String) -> JSONValue? { members[name] }
    var error: String? { members["error"]?.string }
    /// The vendor's code for tests: the status, and the name of the error.
    var code: String { "\(status) \(error ?? "")" }
  }

  /// A gateway that speaks the REST API, and a back end that uses it.
  final class BackEnd: Sendable {
    static let (id, secret, ruleSecret) = ("demo-client", "demo-secret", "rule-secret")
    static let path = "/demo-org/demo-app"

    let environment: MessagingEnvironment
    let gateway: GatewayServer
    private let folder: URL
    private let faces: FaceSet
    private let token = Lock("")

    /// - parameter settings: Further settings of the face.
    init(_ settings: [String: JSONValue] = [:], clock: any MessagingClock = SystemClock()) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("easemob-face-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in [("secret", "\(Self.secret)\nold-secret\n"), ("rule", "\(Self.ruleSecret)\n")] {
        let file = folder.appendingPathComponent(name).path
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      }
      var members: [String: JSONValue] = [
        "org": "demo-org", "app": "demo-app", "client-id": .string(Self.id), "client-secret-file": "secret",
        "callback-secret-file": "rule", "rate-limits": false,
      ]
      members.merge(settings) { $1 }
      let face = try EasemobServerFace(
        FaceSettings(members: members, folder: folder.path, allowsReadableFiles: false))
      faces = FaceSet([face])
      environment = .inMemory(clock: clock, tokenCheck: faces.tokenCheck(or: nil))
      gateway = try GatewayServer(
        environment, options: GatewayOptions(), furtherRoutes: try faces.start(environment))
    }

    deinit {
      gateway.stop()
      faces.stop()
      environment.shutDown()
      try? FileManager.default.removeItem(at: folder)
    }

    // MARK: requests

    /// Sends a request, and returns its status and the bytes of its answer.
    func send(
      _ method: String, _ path: String, _ body: [UInt8]? = nil, _ headers: [String: String] = [:]
    ) async throws -> (status: Int, body: [UInt8]) {
      var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(gateway.port)\(path)")))
      request.httpMethod = method
      request.httpBody = body.map { Data($0) }
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await URLSession.shared.data(for: request)
      return (try #require(response as? HTTPURLResponse).statusCode, [UInt8](data))
    }

    /// Sends a request with JSON, and returns its answer.
    @discardableResult
    func call(
      _ method: String, _ path: String, _ body: JSONValue? = nil, token: String? = nil, prefix: String = BackEnd.path,
      type: String = "application/json"
    ) async throws -> Answer {
      var headers: [String: String] = [:]
      let token = if let token { token } else { try await appToken() }
      if !token.isEmpty { headers["Authorization"] = "Bearer \(token)" }
      if body != nil { headers["Content-Type"] = type }
      let bytes = try body.map { Array(try $0.text().utf8) }
      let (status, answer) = try await send(method, prefix + path, bytes, headers)
      let value = try JSONValue(parsing: String(decoding: answer, as: UTF8.self))
      return Answer(status: status, members: try #require(value.object))
    }

    /// Sends a request that is to succeed.
    @discardableResult
    func succeed(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> Answer {
      let answer = try await call(method, path, body)
      #expect(answer.status == 200, "\(method) \(path): \(answer.members)")
      return answer
    }

    /// Sends a request, and returns the status and the error of its answer.
    func code(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> String {
      try await call(method, path, body).code
    }

    func requestToken(_ fields: [String: JSONValue] = [:]) async throws -> Answer {
      let body: [String: JSONValue] = [
        "grant_type": "client_credentials", "client_id": .string(Self.id), "client_secret": .string(Self.secret),
      ]
      return try await call("POST", "/token", .object(body.merging(fields) { $1 }), token: "")
    }

    private func appToken() async throws -> String {
      let known = token.withLock { $0 }
      if !known.isEmpty { return known }
      let token = try #require(try await requestToken()["access_token"]?.string)
      self.token.withLock { $0 = token }
      return token
    }

    /// Registers a user with its name as the password.
    func register(_ names: String...) async throws {
      for name in names {
        try await succeed("POST", "/users", ["username": .string(name), "password": .string(name)])
      }
    }

    /// Sends a text, and returns the message's id.
    func send(_ text: String, from: String, to: String, _ kind: String = "users") async throws -> String {
      let answer = try await succeed(
        "POST", "/messages/\(kind)",
        ["from": .string(from), "to": [.string(to)], "type": "txt", "body": ["msg": .string(text)]])
      return try #require(answer["data"]?[to]?.string)
    }

    func group(_ name: String, owner: String, members: [String]) async throws -> String {
      let answer = try await succeed(
        "POST", "/chatgroups",
        [
          "groupname": .string(name), "description": "d", "public": true, "owner": .string(owner),
          "members": .array(members.map { .string($0) }),
        ])
      return try #require(answer["data"]?["groupid"]?.string)
    }
  }

  /// An app with the vendor's SDK.
  final class App: NSObject, AgoraChatManagerDelegate {
    let client: AgoraChatClient
    let received = Inbox<AgoraChatMessage>("message")
    let commands = Inbox<AgoraChatMessage>("command")
    let recalled = Inbox<String>("recall")
    let read = Inbox<String>("receipt")

    /// Logs in with a password, or a token.
    @MainActor convenience init(_ account: String, _ password: String, _ backEnd: BackEnd) async throws {
      try await self.init(account, password, backEnd.environment)
    }

    @MainActor init(_ account: String, _ password: String, _ environment: MessagingEnvironment) async throws {
      client = AgoraChatClient(environment: environment, device: "phone")
      super.init()
      client.chatManager?.add(self, delegateQueue: nil)
      let error = await Self.error(of: client, account, password)
      #expect(error == nil)
    }

    /// Logs in, and returns the error.
    @MainActor static func error(
      of client: AgoraChatClient, _ account: String, _ password: String
    ) async -> AgoraChatError? {
      await withCheckedContinuation { continuation in
        client.login(withUsername: account, password: password) { _, error in continuation.resume(returning: error) }
      }
    }

    /// Waits until the hub ended the login.
    @MainActor func waitForLogout() async throws {
      var turns = WaitingTurns()
      while client.isLoggedIn { try await turns.next("end of the login") }
    }

    func messagesDidReceive(_ messages: [AgoraChatMessage]) { for message in messages { received.add(message) } }
    func cmdMessagesDidReceive(_ messages: [AgoraChatMessage]) { for message in messages { commands.add(message) } }
    func messagesInfoDidRecall(_ infos: [AgoraChatRecallMessageInfo]) {
      for info in infos { recalled.add(info.recallMessage?.messageId ?? "") }
    }
    func messagesDidRead(_ messages: [AgoraChatMessage]) { for message in messages { read.add(message.messageId) } }

    /// Recalls a message, and returns the error.
    @MainActor func recall(_ id: String) async -> AgoraChatError? {
      await withCheckedContinuation { continuation in
        client.chatManager?.recallMessage(withMessageId: id, completion: { continuation.resume(returning: $0) })
      }
    }

    /// Confirms that a message was read, and returns the error.
    @MainActor func confirm(_ message: AgoraChatMessage) async -> AgoraChatError? {
      await withCheckedContinuation { continuation in
        client.chatManager?.sendMessageReadAck(
          message.messageId, toUser: message.from, completion: { continuation.resume(returning: $0) })
      }
    }

    /// Sends a text, and returns the message when it was accepted.
    @MainActor func send(_ text: String, to conversation: String, _ type: AgoraChatType = .chat) async
      -> AgoraChatMessage
    {
      let (message, error) = await outcome(of: text, to: conversation, type)
      #expect(error == nil)
      return message
    }

    /// Sends a text, and returns the message and the error.
    @MainActor func outcome(of text: String, to conversation: String, _ type: AgoraChatType = .chat) async
      -> (AgoraChatMessage, AgoraChatError?)
    {
      let message = AgoraChatMessage(conversationId: conversation, body: .text(content: text), ext: nil)
      message.chatType = type
      return await withCheckedContinuation { continuation in
        client.chatManager?.send(message, progress: nil) { sent, error in
          continuation.resume(returning: (sent ?? message, error))
        }
      }
    }
  }
#endif
