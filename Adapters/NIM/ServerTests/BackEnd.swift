#if Server
  import Foundation
  import NIMMoving
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import Testing

  @testable import NIMServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A gateway that speaks the server API, and a back end that uses it.
  final class BackEnd: Sendable {
    static let key = "demo-key"
    static let secret = "demo-app-secret"

    let environment: MessagingEnvironment
    let gateway: GatewayServer
    private let folder: URL
    private let faces: FaceSet

    /// - parameter settings: Further settings of the face.
    init(_ settings: [String: JSONValue] = [:], clock: any MessagingClock = SystemClock()) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("nim-face-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("secret").path
      try Data("\(Self.secret)\nold-secret\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      var members: [String: JSONValue] = [
        "app-key": .string(Self.key), "app-secret-file": "secret", "rate-limits": false,
      ]
      members.merge(settings) { $1 }
      let face = try NIMServerFace(FaceSettings(members: members, folder: folder.path, allowsReadableFiles: false))
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

    /// Sends a request as the vendor's clients do, and returns the answer.
    @discardableResult
    func call(
      _ path: String, _ fields: [String: JSONValue] = [:], secret: String = BackEnd.secret, key: String = BackEnd.key,
      nonce: String = UUID().uuidString, time: Date = Date(), type: String = "application/x-www-form-urlencoded",
      body: String? = nil, bytes: [UInt8]? = nil, status: Int = 200
    ) async throws -> [String: JSONValue] {
      let seconds = String(Int(time.timeIntervalSince1970))
      var request = URLRequest(
        url: try #require(URL(string: "http://127.0.0.1:\(gateway.port)/nimserver/\(path).action")))
      request.httpMethod = "POST"
      request.httpBody = Data(bytes ?? Array((body ?? Self.form(fields)).utf8))
      let headers = [
        "AppKey": key, "Nonce": nonce, "CurTime": seconds,
        "CheckSum": NIMCheckSum.value(secret, nonce, seconds), "Content-Type": type,
      ]
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await URLSession.shared.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == status)
      return try #require(try JSONValue(parsing: String(decoding: data, as: UTF8.self)).object)
    }

    /// Sends a request that is to succeed.
    @discardableResult
    func succeed(_ path: String, _ fields: [String: JSONValue] = [:]) async throws -> [String: JSONValue] {
      let answer = try await call(path, fields)
      #expect(answer["code"] == 200, "\(path): \(answer)")
      return answer
    }

    /// Sends a request, and returns the code of the answer.
    func code(_ path: String, _ fields: [String: JSONValue] = [:]) async throws -> Int64? {
      try await call(path, fields)["code"]?.integer
    }

    /// Creates an account, and returns its token.
    func create(_ account: String) async throws -> String {
      let answer = try await succeed("user/create", ["accid": .string(account)])
      return try #require(answer["info"]?["token"]?.string)
    }

    private static func form(_ fields: [String: JSONValue]) -> String {
      let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
      return fields.map { name, value in
        let text = value.string ?? (try? value.text()) ?? ""
        return name + "=" + (text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
      }.joined(separator: "&")
    }
  }
#endif
