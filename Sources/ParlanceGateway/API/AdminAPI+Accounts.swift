#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceTokens

  extension AdminAPI {
    /// The largest page of a list.
    static let pageLimit: ClosedRange<Int64> = 1...500
    private static let usualPage: Int64 = 100
    /// Ten years, in seconds.
    private static let longestLifetime: Int64 = 10 * 365 * 86_400
    private static let usualLifetime: Int64 = 3600

    static let accountRoutes: [APIRoute] = [
      APIRoute(.post, "/v1/accounts", body: [.required("account")], statuses: [201], answer: ["account"]) {
        (api, request) throws(HTTPError) in
        let account = AccountID(request.text("account") ?? "")
        try asking { () throws(MessagingError) in try api.hub.createAccount(account) }
        return APIResult(201, ["account": .string(account.normalized.name)])
      },
      APIRoute(
        .get, "/v1/accounts", query: [.optional("cursor"), .optional("limit", .integer, in: pageLimit)],
        answer: ["accounts", "next"]
      ) { (api, request) throws(HTTPError) in
        let position = AccountNumber(rawValue: try request.cursor())
        let limit = Int(request.integer("limit") ?? usualPage)
        let page = try asking { () throws(MessagingError) in try api.hub.accounts(after: position, limit: limit) }
        var members: [String: JSONValue] = ["accounts": .array(page.accounts.map { .string($0.name) })]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      },
      APIRoute(.get, "/v1/accounts/{account}", answer: ["account", "ban", "online", "sessions", "tokensBefore"]) {
        (api, request) throws(HTTPError) in
        let account = try asking { () throws(MessagingError) in try api.hub.account(request.account) }
        var members: [String: JSONValue] = [
          "account": .string(account.id.name), "online": .bool(!account.devices.isEmpty),
          "sessions": .array(account.devices.map { .object(json($0)) }),
        ]
        if let ban = account.ban { members["ban"] = .object(json(ban)) }
        if let time = account.tokensSince { members["tokensBefore"] = JSONValue(time) }
        return APIResult(200, members)
      },
      APIRoute(
        .delete, "/v1/accounts/{account}/sessions", query: [.optional("reason")], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let reason = request.text("reason") ?? ""
        guard reason.utf8.count <= 1024 else { throw .wrongField("reason", "has more than 1024 bytes") }
        try asking { () throws(MessagingError) in try api.hub.endSessions(of: request.account, reason: reason) }
        return APIResult(204)
      },
      APIRoute(
        .post, "/v1/accounts/{account}/tokens",
        body: [.optional("lifetime", .integer, in: 1...longestLifetime), .optional("device")], statuses: [201],
        answer: ["account", "expires", "token"]
      ) { (api, request) throws(HTTPError) in
        try api.issueToken(
          for: request.account, lifetime: request.integer("lifetime") ?? usualLifetime, device: request.text("device"))
      },
      APIRoute(.get, "/v1/accounts/{account}/groups", answer: ["groups"]) { (api, request) throws(HTTPError) in
        let groups = try asking { () throws(MessagingError) in try api.hub.groups(of: request.account) }
        return APIResult(200, ["groups": .array(groups.map { .object(json($0)) })])
      },
      APIRoute(.get, "/v1/presence", query: [.required("account", .texts)], answer: ["accounts"]) {
        (api, request) throws(HTTPError) in
        let accounts = request.texts("account").map { AccountID($0) }
        guard accounts.count <= pageLimit.upperBound else {
          throw .wrongField("account", "is given more than \(pageLimit.upperBound) times")
        }
        let states = try asking { () throws(MessagingError) in try api.hub.presence(of: accounts) }
        return APIResult(
          200,
          [
            "accounts": .array(
              states.map { .object(["account": .string($0.account.name), "online": .bool($0.state == .online)]) })
          ])
      },
    ]

    private func issueToken(
      for account: AccountID, lifetime: Int64, device: String?
    ) throws(HTTPError) -> APIResult {
      guard let keys else { throw HTTPError(501, "unsupported", "The gateway has no key for tokens.") }
      if let device {
        guard CanonicalName.isValid(device) else { throw .wrongField("device", "is not a valid device name") }
      }
      // The token has the name as it was registered; an unregistered name gets no token.
      let id = try asking { () throws(MessagingError) in try hub.account(account).id }
      let now = clock.now()
      let claims = TokenClaims(
        account: id, expiry: now.advanced(byMilliseconds: lifetime * 1000), issued: now, device: device)
      do throws(TokenError) {
        let token = try keys.sign(claims)
        return APIResult(
          201,
          [
            "account": .string(id.name), "expires": JSONValue(claims.expiry.milliseconds / 1000 * 1000),
            "token": .string(token),
          ])
      } catch {
        throw HTTPError(501, "unsupported", "The gateway's first key cannot sign.")
      }
    }

    // MARK: forms

    private static func json(_ device: OnlineDevice) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "device": .string(device.id.string), "style": .string(device.style),
        "platform": .string(device.platform.word), "since": JSONValue(device.since),
      ]
      members.set("tag", device.tag)
      return members
    }
  }

  extension APIRequest {
    /// The account in the path.
    var account: AccountID { AccountID(name("account")) }

    /// Returns the position at which a page begins.
    func cursor() throws(HTTPError) -> Int64 {
      guard let text = text("cursor") else { return 0 }
      guard let position = Int64(text), position >= 0 else { throw Self.notACursor }
      return position
    }

    static let notACursor = HTTPError.wrongField("cursor", "is not a cursor of this list")
  }

  extension Platform {
    /// The word for the platform in JSON.
    var word: String {
      switch self {
      case .unknown: "unknown"
      case .android: "android"
      case .iOS: "ios"
      case .windows: "windows"
      case .web: "web"
      case .server: "server"
      case .macOS: "macos"
      case .linux: "linux"
      }
    }
  }
#endif
