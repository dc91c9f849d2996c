#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension AdminAPI {
    static let sessionLogRoutes: [APIRoute] = [
      APIRoute(
        .get, "/v1/session-log",
        query: [
          .optional("account"), .optional("kind", .texts), .optional("since", .integer), .optional("until", .integer),
          .optional("cursor"), .optional("limit", .integer, in: pageLimit),
        ], answer: ["entries", "kinds", "next"]
      ) { (api, request) throws(HTTPError) in
        var query = SessionLogQuery(
          account: request.text("account").map { AccountID($0) }, after: try request.cursor(),
          limit: Int(request.integer("limit") ?? 100))
        if let since = request.integer("since") { query.since = Timestamp(milliseconds: since) }
        query.until = request.integer("until").map { Timestamp(milliseconds: $0) }
        let names = request.texts("kind")
        if !names.isEmpty {
          query.kinds = []
          for name in names {
            guard let kind = SessionLogEntry.Kind.allCases.first(where: { $0.word == name }) else {
              let allowed = SessionLogEntry.Kind.allCases.map(\.word).joined(separator: ", ")
              throw .wrongField("kind", "must be one of \(allowed)")
            }
            query.kinds.insert(kind)
          }
        }
        let (page, kept) = try asking { [query] () throws(MessagingError) in
          (try api.hub.sessionLog(query), try api.hub.loggedSessions())
        }
        let kinds = SessionLogEntry.Kind.allCases.filter { kept.contains($0) }
        var members: [String: JSONValue] = [
          "entries": .array(page.entries.map { .object(json($0)) }), "kinds": .array(kinds.map { .string($0.word) }),
        ]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      }
    ]

    private static func json(_ entry: SessionLogEntry) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "number": JSONValue(entry.number), "time": JSONValue(entry.time), "kind": .string(entry.kind.word),
        "account": .string(entry.account.name), "platform": .string(entry.platform.word),
        "device": .string(entry.device.string),
      ]
      members.set("tag", entry.tag)
      members.set("ending", entry.ending?.word)
      switch entry.conversation {
      case .group(let id): members["group"] = .string(id)
      case .room(let id): members["room"] = .string(id)
      case .direct, nil: break
      }
      return members
    }
  }

  extension SessionLogEntry.Kind {
    /// The word for the kind in JSON.
    var word: String {
      switch self {
      case .login: "login"
      case .logout: "logout"
      case .joined: "joined"
      case .left: "left"
      }
    }
  }

  extension SessionLogEntry.Ending {
    /// The word for the way in which a login ended in JSON.
    var word: String {
      switch self {
      case .loggedOut: "loggedOut"
      case .lost: "lost"
      case .replaced: "replaced"
      case .ended: "ended"
      }
    }
  }
#endif
