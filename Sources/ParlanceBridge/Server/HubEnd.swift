#if Server
  package import ParlanceCore
  package import ParlanceGateway
  package import ParlanceMoving
  internal import ParlanceTokens

  /// The end of a bridge at the hub: the gateway's API, and its webhook.
  package struct HubEnd: Sendable {
    /// The gateway's address, without a path and a slash at its end.
    let address: String
    /// Returns a token of the scope `admin`; nil for a gateway whose API is open.
    let token: @Sendable () -> String?
    /// The secrets with which the gateway signs events.
    let secrets: [SecretKey]

    /// The time for which a signature of the gateway holds, before and after its time, in milliseconds.
    private static let validity: Int64 = 300_000
    /// The longest time for a request, in milliseconds.
    private static let patience = 15_000
    /// The longest time for the upload of a file, in milliseconds.
    static let filePatience = 120_000

    /// - throws: `invalidArgument` if a secret is shorter than 32 bytes, or the address is not one.
    package init(
      address: String, secrets: [[UInt8]], token: @escaping @Sendable () -> String?
    ) throws(MessagingError) {
      guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
        throw MessagingError(.invalidArgument, "the gateway's address begins with https:// or http://")
      }
      guard (1...2).contains(secrets.count), secrets.allSatisfy({ $0.count >= GatewayWebhook.secretMinimum }) else {
        throw MessagingError(
          .invalidArgument, "the webhook's secret has at least \(GatewayWebhook.secretMinimum) bytes")
      }
      self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
      self.secrets = secrets.map { SecretKey($0) }
      self.token = token
    }

    // MARK: events

    /// Checks a request of the gateway's webhook.
    ///
    /// - throws: `BridgeRefusal` unless the gateway signed it, a short time ago.
    package func check(_ request: HTTPRequest, at time: Timestamp) throws(BridgeRefusal) {
      let refusal = BridgeRefusal(403, "the signature is not the gateway's")
      guard let field = request.field("parlance-signature") else { throw refusal }
      let parts = field.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      let fields = parts.filter { $0.count == 2 }
      guard let signed = fields.first(where: { $0[0] == "t" })?[1], let milliseconds = Int64(signed),
        (0...ArchiveShape.latestTime).contains(milliseconds)
      else { throw refusal }
      let text = Array("\(milliseconds).".utf8) + request.body
      let codes = secrets.compactMap { $0.code(of: text).map(hexadecimal) }
      let isSigned = fields.contains { field in
        field[0] == "v1" && codes.contains { ConstantTime.isEqual($0, field[1]) }
      }
      guard isSigned else { throw refusal }
      guard abs(time.milliseconds - milliseconds) <= Self.validity else {
        throw BridgeRefusal(403, "the signature is of another time")
      }
    }

    // MARK: requests

    /// Returns a request as it is sent.
    func message(for request: HubRequest) -> OutgoingRequest? {
      guard let method = HTTPMethod(rawValue: request.method) else { return nil }
      var headers: [HTTPParameter] = []
      if let token = token() { headers.append(HTTPParameter(name: "Authorization", value: "Bearer \(token)")) }
      if request.body != nil { headers.append(HTTPParameter(name: "Content-Type", value: "application/json")) }
      return OutgoingRequest(
        method, url: "\(address)/v1/" + request.path.map(Self.segment).joined(separator: "/"), headers: headers,
        body: Array((request.body?.jsonText() ?? "").utf8), patience: Self.patience)
    }

    /// Returns the request that uploads a file.
    func message(uploading file: BridgeFile, _ bytes: [UInt8]) -> OutgoingRequest {
      var query = "account=" + Self.encoded(file.sender)
      if let name = file.description.name { query += "&name=" + Self.encoded(name) }
      let isPlain = !file.type.isEmpty && file.type.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
      var headers = [HTTPParameter(name: "Content-Type", value: isPlain ? file.type : "application/octet-stream")]
      if let token = token() { headers.append(HTTPParameter(name: "Authorization", value: "Bearer \(token)")) }
      return OutgoingRequest(
        .post, url: "\(address)/v1/files?\(query)", headers: headers, body: bytes, patience: Self.filePatience)
    }

    /// Returns the address of a file of the hub.
    func address(ofFile id: String) -> String { "\(address)/v1/media/\(Self.encoded(id))" }

    /// Returns a text as it stands in an address.
    private static func encoded(_ text: String) -> String {
      text.utf8.map { byte in
        plain.contains(byte)
          ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }

    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)

    /// Returns a name as a part of a path.
    private static func segment(_ name: String) -> String {
      !name.isEmpty && name.utf8.allSatisfy(plain.contains) ? name : "~" + Base64URL.encode(Array(name.utf8))
    }

    /// Returns the meaning of an answer. Requests of the bridge can be repeated, so that no answer is unclear.
    package static func verdict(on response: OutgoingResponse, to request: HubRequest) -> (BridgeVerdict, JSONNode) {
      let answer = response.body.isEmpty ? JSONNode.null : (try? JSONParser.parse(response.body)) ?? .null
      if (200..<300).contains(response.status) { return (.done(BridgeReceipt()), answer) }
      let code = answer["error"]?["code"]?.text.map(BridgeWord.word) ?? "status\(response.status)"
      let isOfGroup = request.path.first == "groups"
      switch response.status {
      case 401, 429, 500...: return (.later(1000, code: code), answer)
      // The token has another scope.
      case 403 where answer["error"]?["message"]?.text?.contains("scope") == true:
        return (.later(5000, code: "scope"), answer)
      // An address that is not the gateway's, or a gateway without an API.
      case 404 where code == "notFound" || code == "status404": return (.later(5000, code: "noAPI"), answer)
      case 404 where code == "groupNotFound" && isOfGroup && request.method != "GET": return (.groupUnknown, answer)
      case 409 where ["alreadyMember", "groupExists"].contains(code): return (.already, answer)
      case 403 where code == "notMember" && isOfGroup: return (.already, answer)
      default: return (.refused(code: code), answer)
      }
    }
  }
#endif
