#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Bulletins, which are texts to all accounts, and texts for the connected devices of one.
  extension AdminAPI {
    private static let day: Int64 = 86_400

    static let bulletinRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/bulletins",
        body: [
          .required("text"), .optional("sender"), .optional("kept", .flag), .optional("platforms", .texts),
          .optional("lifetime", .integer, in: 1...365 * day),
        ], statuses: [201], answer: ["bulletin"]
      ) { (api, request) throws(HTTPError) in
        var draft = BulletinDraft(request.text("text") ?? "", sender: request.text("sender").map { AccountID($0) })
        draft.isKept = request.flag("kept") ?? false
        draft.platforms = try platforms(request.texts("platforms"))
        if let seconds = request.integer("lifetime") { draft.lifetime = seconds * 1000 }
        let sent = draft
        let bulletin = try asking { () throws(MessagingError) in try api.hub.sendBulletin(sent) }
        return APIResult(201, ["bulletin": .object(json(bulletin))])
      },
      APIRoute(
        .get, "/v1/bulletins",
        query: [.optional("cursor"), .optional("limit", .integer, in: pageLimit)], answer: ["bulletins", "next"]
      ) { (api, request) throws(HTTPError) in
        let cursor = request.text("cursor") == nil ? nil : try request.cursor()
        let limit = Int(request.integer("limit") ?? 100)
        let page = try asking { () throws(MessagingError) in
          try api.hub.bulletins(before: cursor, kept: nil, limit: limit)
        }
        var members: [String: JSONValue] = ["bulletins": .array(page.bulletins.map { .object(json($0)) })]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      },
      APIRoute(.get, "/v1/bulletins/{bulletin}", answer: ["bulletin"]) { (api, request) throws(HTTPError) in
        let id = try request.bulletin()
        let bulletin = try asking { () throws(MessagingError) in try api.hub.bulletin(id) }
        return APIResult(200, ["bulletin": .object(json(bulletin))])
      },
      APIRoute(.delete, "/v1/bulletins/{bulletin}", statuses: [204]) { (api, request) throws(HTTPError) in
        let id = try request.bulletin()
        try asking { () throws(MessagingError) in try api.hub.deleteBulletin(id) }
        return APIResult(204)
      },
      APIRoute(
        .post, "/v1/accounts/{account}/texts", body: [.required("text"), .optional("sender")], answer: ["devices"]
      ) { (api, request) throws(HTTPError) in
        let (account, text) = (AccountID(request.name("account")), request.text("text") ?? "")
        let sender = request.text("sender").map { AccountID($0) }
        let count = try asking { () throws(MessagingError) in try api.hub.notify(account, text, from: sender) }
        return APIResult(200, ["devices": JSONValue(Int64(count))])
      },
    ]

    private static func platforms(_ words: [String]) throws(HTTPError) -> Set<Platform> {
      var platforms: Set<Platform> = []
      for word in words {
        guard let platform = Platform.allCases.first(where: { $0.word == word && $0 != .server }) else {
          throw .wrongField("platforms", "has a word that is not a platform")
        }
        platforms.insert(platform)
      }
      return platforms
    }

    private static func json(_ bulletin: Bulletin) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "id": .string(String(bulletin.id)), "text": .string(bulletin.text), "kept": .bool(bulletin.isKept),
        "time": JSONValue(bulletin.time), "expiry": JSONValue(bulletin.expiry),
        "platforms": .array(
          bulletin.platforms.sorted { $0.rawValue < $1.rawValue }.map { .string($0.word) }),
      ]
      members.set("sender", bulletin.sender?.name)
      return members
    }
  }

  extension APIRequest {
    /// Returns the number of the bulletin in the path.
    fileprivate func bulletin() throws(HTTPError) -> Int64 {
      guard let number = Int64(name("bulletin")) else { throw .wrongField("bulletin", "is not a number") }
      return number
    }
  }
#endif
