#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import Testing

  @testable import AgoraRTMServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The status and the members of an answer.
  struct Answer {
    var status: Int
    var members: [String: JSONValue]

    subscript(name: String) -> JSONValue? { members[name] }
    var code: String? { members["code"]?.string }
    /// The status and the word of a refusal.
    var refusal: String { "\(status) \(code ?? "")" }
  }

  /// A gateway that speaks the REST API, and a back end that uses it. A user's token is "token of" with the name behind.
  final class BackEnd: Sendable {
    static let (app, id, secret) = ("0123456789abcdef0123456789abcdef", "customer", "customer-secret")

    let environment: MessagingEnvironment
    let gateway: GatewayServer
    private let folder: URL
    private let faces: FaceSet

    /// - parameter settings: Further settings of the face.
    init(
      _ settings: [String: JSONValue] = [:], hub: HubSettings = HubSettings(), clock: any MessagingClock = SystemClock()
    ) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("rtm-face-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("secret").path
      try Data("\(Self.secret)\nold-secret\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      var members: [String: JSONValue] = [
        "app-id": .string(Self.app), "customer-id": .string(Self.id), "customer-secret-file": "secret",
        "rate-limits": false,
      ]
      members.merge(settings) { $1 }
      let face = try AgoraRTMServerFace(
        FaceSettings(members: members, folder: folder.path, allowsReadableFiles: false))
      faces = FaceSet([face])
      environment = .inMemory(
        clock: clock, settings: hub,
        tokenCheck: faces.tokenCheck(or: { request throws(MessagingError) in
          guard request.token == "token of \(request.account.name)" else { throw MessagingError(.invalidToken) }
          return TokenGrant()
        }))
      gateway = try GatewayServer(
        environment, options: GatewayOptions(), furtherRoutes: try faces.start(environment))
    }

    deinit {
      gateway.stop()
      faces.stop()
      environment.shutDown()
      try? FileManager.default.removeItem(at: folder)
    }

    static func basic(_ id: String = id, _ secret: String = secret) -> [String: String] {
      ["Authorization": "Basic " + Data("\(id):\(secret)".utf8).base64EncodedString()]
    }

    static func token(_ user: String, of name: String? = nil) -> [String: String] {
      ["x-agora-token": "token of \(name ?? user)", "x-agora-uid": user]
    }

    /// Sends a request, and returns its answer.
    @discardableResult
    func call(
      _ method: String, _ path: String, _ body: JSONValue? = nil, headers: [String: String] = BackEnd.basic(),
      app: String = BackEnd.app
    ) async throws -> Answer {
      let url = "http://127.0.0.1:\(gateway.port)/dev/v2/project/\(app)\(path)"
      var request = URLRequest(url: try #require(URL(string: url)))
      request.httpMethod = method
      if let body {
        request.httpBody = Data(try body.text().utf8)
        request.setValue("application/json;charset=utf-8", forHTTPHeaderField: "Content-Type")
      }
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await URLSession.shared.data(for: request)
      let members = try #require(try JSONValue(parsing: String(decoding: data, as: UTF8.self)).object)
      let status = try #require(response as? HTTPURLResponse).statusCode
      #expect(members["request_id"]?.string?.isEmpty == false)
      #expect(members["result"]?.string == (status == 200 ? "success" : "failed"))
      return Answer(status: status, members: members)
    }

    /// Sends a request that is to succeed.
    @discardableResult
    func succeed(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> Answer {
      let answer = try await call(method, path, body)
      #expect(answer.status == 200, "\(method) \(path): \(answer.members)")
      return answer
    }

    /// Sends a message to a user, and returns the code of the answer.
    func send(
      _ text: String, from sender: String, to peer: String, waits: Bool = false, offline: Bool = false,
      historical: Bool = false
    ) async throws -> String? {
      try await call(
        "POST", "/rtm/users/\(sender)/peer_messages?wait_for_ack=\(waits)",
        [
          "destination": .string(peer), "payload": .string(text), "enable_offline_messaging": .bool(offline),
          "enable_historical_messaging": .bool(historical),
        ]
      ).code
    }

    /// Sends a message to a channel, and returns the code of the answer.
    func send(
      _ text: String, from sender: String, toChannel channel: String, historical: Bool = false
    ) async throws -> String? {
      try await call(
        "POST", "/rtm/users/\(sender)/channel_messages",
        [
          "channel_name": .string(channel), "payload": .string(text),
          "enable_historical_messaging": .bool(historical),
        ]
      ).code
    }
  }
#endif
