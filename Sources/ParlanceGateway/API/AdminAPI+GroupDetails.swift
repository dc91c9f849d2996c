#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The routes of groups' details: accounts that may not become members, attributes of members, and files.
  extension AdminAPI {
    static let groupDetailRoutes: [APIRoute] = [
      APIRoute(.get, "/v1/groups/{group}/blocks", answer: ["accounts"]) { (api, request) throws(HTTPError) in
        let accounts = try asking { () throws(MessagingError) in
          try api.hub.blockedAccounts(ofGroup: request.name("group"))
        }
        return APIResult(200, ["accounts": .array(accounts.map { .string($0.name) })])
      },
      APIRoute(
        .post, "/v1/groups/{group}/blocks", body: [.required("accounts", .texts)], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.accounts("accounts")
        try asking { () throws(MessagingError) in
          try api.hub.block(accounts, inGroup: request.name("group"), isBlocked: true)
        }
        return APIResult(204)
      },
      APIRoute(.delete, "/v1/groups/{group}/blocks/{account}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in
          try api.hub.block([request.account], inGroup: request.name("group"), isBlocked: false)
        }
        return APIResult(204)
      },
      APIRoute(.get, "/v1/groups/{group}/members/{account}/attributes", answer: ["attributes"]) {
        (api, request) throws(HTTPError) in try api.memberAttributes(request, [:])
      },
      APIRoute(
        .patch, "/v1/groups/{group}/members/{account}/attributes",
        body: [.optional("set", .object), .optional("remove", .texts)], answer: ["attributes"]
      ) { (api, request) throws(HTTPError) in
        var changes = try APIRequest.textValues(request.object("set") ?? [:], place: "set.")
        for key in request.texts("remove") { changes[key] = "" }
        return try api.memberAttributes(request, changes)
      },
      APIRoute(.get, "/v1/groups/{group}/files", answer: ["files"]) { (api, request) throws(HTTPError) in
        let files = try asking { () throws(MessagingError) in try api.hub.files(ofGroup: request.name("group")) }
        return APIResult(200, ["files": .array(files.map { .object(json($0)) })])
      },
      APIRoute(
        .post, "/v1/groups/{group}/files", query: [.required("name"), .optional("account")], fileLimit: fileSize,
        statuses: [201], answer: ["file"]
      ) { (api, request) throws(HTTPError) in
        guard !request.bytes.isEmpty else { throw .malformed("The body is empty; it must be the file.") }
        let file = try asking { () throws(MessagingError) in
          try api.hub.addFile(
            request.bytes, named: request.text("name") ?? "", type: request.contentType ?? "",
            toGroup: request.name("group"), as: request.text("account").map { AccountID($0) })
        }
        return APIResult(201, ["file": .object(json(file))])
      },
      APIRoute(.delete, "/v1/groups/{group}/files/{file}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in
          try api.hub.removeFile(MediaID(request.name("file")), fromGroup: request.name("group"))
        }
        return APIResult(204)
      },
    ]

    private static func json(_ file: GroupFile) -> [String: JSONValue] {
      [
        "id": .string(file.id.string), "name": .string(file.name), "owner": .string(file.owner.name),
        "size": JSONValue(file.size), "added": JSONValue(file.added),
      ]
    }

    private func memberAttributes(
      _ request: APIRequest, _ changes: [String: String]
    ) throws(HTTPError) -> APIResult {
      let attributes = try asking { () throws(MessagingError) in
        let account = try hub.account(request.account).id
        return try hub.setAttributes(changes, ofMember: account, inGroup: request.name("group"))
      }
      return APIResult(200, ["attributes": .object(attributes.mapValues(JSONValue.string))])
    }
  }
#endif
