#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceTokens

  /// Decisions of the operator on accounts and their logins: bans, refused tokens, erasure.
  extension AdminAPI {
    /// The valid times, up to the end of the year 9999.
    static let timeRange: ClosedRange<Int64> = 0...253_402_300_799_999

    /// The ends of mutes: 0 lifts one, and -1 is that of one that lasts until it is lifted.
    private static let muteRange: ClosedRange<Int64> = -1...253_402_300_799_999
    private static let muteNames: [(name: String, kind: ConversationKind)] = [
      ("direct", .direct), ("groups", .group), ("rooms", .room),
    ]

    static let standingRoutes: [APIRoute] = [
      APIRoute(
        .put, "/v1/accounts/{account}/ban", body: [.optional("until", .integer, in: timeRange), .optional("reason")],
        answer: ["reason", "since", "until"]
      ) { (api, request) throws(HTTPError) in
        let reason = request.text("reason") ?? ""
        guard reason.utf8.count <= 1024 else { throw .wrongField("reason", "has more than 1024 bytes") }
        let until = request.integer("until").map { Timestamp(milliseconds: $0) }
        let ban = try asking { () throws(MessagingError) in
          try api.hub.ban(request.account, until: until, reason: reason)
        }
        return APIResult(200, json(ban))
      },
      APIRoute(.delete, "/v1/accounts/{account}/ban", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.unban(request.account) }
        return APIResult(204)
      },
      APIRoute(.get, "/v1/accounts/{account}/mutes", answer: ["direct", "groups", "rooms"]) {
        (api, request) throws(HTTPError) in
        let mutes = try asking { () throws(MessagingError) in try api.hub.mutes(of: request.account) }
        return APIResult(200, json(mutes))
      },
      APIRoute(
        .put, "/v1/accounts/{account}/mutes",
        body: [
          .optional("direct", .integer, in: muteRange), .optional("groups", .integer, in: muteRange),
          .optional("rooms", .integer, in: muteRange),
        ], answer: ["direct", "groups", "rooms"]
      ) { (api, request) throws(HTTPError) in
        var changes: [ConversationKind: Timestamp?] = [:]
        for (name, kind) in muteNames {
          guard let end = request.integer(name) else { continue }
          changes.updateValue(
            end == 0 ? nil : end < 0 ? AccountMutes.forever : Timestamp(milliseconds: end), forKey: kind)
        }
        let mutes = try asking { [changes] () throws(MessagingError) in
          try api.hub.changeMutes(of: request.account, changes)
        }
        return APIResult(200, json(mutes))
      },
      APIRoute(
        .get, "/v1/mutes", query: [.optional("cursor"), .optional("limit", .integer, in: pageLimit)],
        answer: ["accounts", "next"]
      ) { (api, request) throws(HTTPError) in
        let (cursor, limit) = (try request.cursor(), Int(request.integer("limit") ?? 100))
        let page = try asking { () throws(MessagingError) in
          try api.hub.mutedAccounts(after: AccountNumber(rawValue: cursor), limit: limit)
        }
        var members: [String: JSONValue] = [
          "accounts": .array(
            page.entries.map { .object(json($0.mutes).merging(["account": .string($0.account.name)]) { $1 }) })
        ]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      },
      APIRoute(
        .delete, "/v1/accounts/{account}/tokens", query: [.optional("before", .integer, in: timeRange)],
        answer: ["before"]
      ) { (api, request) throws(HTTPError) in
        try api.refuseTokens(of: request.account, request)
      },
      APIRoute(
        .delete, "/v1/tokens", query: [.optional("before", .integer, in: timeRange)], answer: ["before"]
      ) { (api, request) throws(HTTPError) in
        try api.refuseTokens(of: nil, request)
      },
      APIRoute(
        .delete, "/v1/accounts/{account}", query: [.optional("messages"), .optional("name")], answer: ["messages"]
      ) { (api, request) throws(HTTPError) in
        let (messages, freesName) = try request.erasure()
        let count = try asking { () throws(MessagingError) in
          try api.hub.eraseAccount(request.account, messages: messages, freesName: freesName)
        }
        return APIResult(200, ["messages": JSONValue(Int64(count))])
      },
    ]

    private func refuseTokens(of account: AccountID?, _ request: APIRequest) throws(HTTPError) -> APIResult {
      let time = request.integer("before").map { Timestamp(milliseconds: $0) }
      let before = try asking { () throws(MessagingError) in try hub.refuseTokens(of: account, before: time) }
      return APIResult(200, ["before": JSONValue(before)])
    }

    /// Checks that an administrator's token is not refused, nor its account banned.
    func checkBearer(_ claims: TokenClaims) throws(HTTPError) {
      do throws(MessagingError) {
        try hub.checkBearer(claims.account, issued: claims.issued)
      } catch {
        switch error.code {
        case .invalidToken, .tokenExpired: throw .invalidToken
        case .accountBlocked: throw HTTPError(403, "forbidden", "The token's account is banned.")
        default: throw HTTPError(error)
        }
      }
    }

    private static func json(_ mutes: AccountMutes) -> [String: JSONValue] {
      var members: [String: JSONValue] = [:]
      for (name, kind) in muteNames {
        guard let end = mutes[kind] else { continue }
        members[name] = end == AccountMutes.forever ? JSONValue(-1) : JSONValue(end)
      }
      return members
    }

    static func json(_ ban: AccountBan) -> [String: JSONValue] {
      var members: [String: JSONValue] = ["since": JSONValue(ban.since), "reason": .string(ban.reason)]
      if let until = ban.until { members["until"] = JSONValue(until) }
      return members
    }
  }

  extension APIRequest {
    /// Returns what becomes of the messages and the name of an account that is erased.
    func erasure() throws(HTTPError) -> (messages: ErasedMessages, freesName: Bool) {
      let messages: ErasedMessages
      switch text("messages") ?? "keep" {
      case "keep": messages = .keep
      case "remove": messages = .remove
      default: throw .wrongField("messages", "must be keep or remove")
      }
      let freesName: Bool
      switch text("name") ?? "reserve" {
      case "reserve": freesName = false
      case "free": freesName = true
      default: throw .wrongField("name", "must be reserve or free")
      }
      return (messages, freesName)
    }
  }
#endif
