#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension AdminAPI {
    /// The largest answer with messages, in bytes.
    private static let exportSize = 1024 * 1024
    private static let usualPage: Int64 = 100

    static let messageRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/messages",
        body: [
          .required("from"), .required("to", .object), .required("content", .object), .optional("id"),
          .optional("attributes", .object),
        ], statuses: [200, 201], answer: ["id", "isDuplicate", "isRevocation", "number", "sequence", "time"]
      ) { (api, request) throws(HTTPError) in
        try api.send(request)
      },
      APIRoute(
        .post, "/v1/broadcasts",
        body: [.required("from"), .required("content", .object), .optional("id"), .optional("attributes", .object)],
        statuses: [201], answer: ["id", "rooms"]
      ) { (api, request) throws(HTTPError) in
        try api.broadcast(request)
      },
      APIRoute(
        .post, "/v1/revocations",
        body: [
          .required("message"), .optional("sender"), .optional("to", .object), .optional("from"),
          .optional("postscript"),
        ], statuses: [204]
      ) { (api, request) throws(HTTPError) in
        try api.revoke(request)
      },
      APIRoute(
        .delete, "/v1/broadcasts/{message}", query: [.optional("sender"), .optional("from"), .optional("postscript")],
        answer: ["rooms"]
      ) { (api, request) throws(HTTPError) in
        try api.revokeBroadcast(request)
      },
      APIRoute(
        .get, "/v1/history",
        query: [
          .optional("account"), .optional("peer"), .optional("group"), .optional("room"), .optional("cursor"),
          .optional("limit", .integer, in: pageLimit),
        ], answer: ["last", "messages", "next"]
      ) { (api, request) throws(HTTPError) in
        let conversation = try request.administeredConversation()
        let position = try request.cursor()
        let limit = Int(request.integer("limit") ?? usualPage)
        let part = try asking { () throws(MessagingError) in
          try api.hub.export(conversation, after: position, limit: limit, bytes: exportSize)
        }
        var members: [String: JSONValue] = [
          "messages": .array(part.messages.map { .object(MessageJSON.members($0)) }), "last": JSONValue(part.last),
        ]
        members.set("next", part.next.map { String($0) })
        return APIResult(200, members)
      },
    ]

    private func broadcast(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let content = try MessageJSON.content(request.object("content") ?? [:])
      try checkFiles(of: content)
      var body = MessageBody(content: content)
      let id = request.text("id").map { MessageID($0) } ?? MessageID.generate(at: hub.now)
      let rooms = try asking { () throws(MessagingError) in
        if let attributes = request.object("attributes") { body.attributes = try JSONValue.object(attributes).text() }
        return try hub.broadcastToRooms(body, from: AccountID(request.text("from") ?? ""), id: id)
      }
      return APIResult(201, ["id": .string(id.normalized.string), "rooms": JSONValue(Int64(rooms))])
    }

    private func send(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let conversation = try MessageJSON.conversation(request.object("to") ?? [:])
      let content = try MessageJSON.content(request.object("content") ?? [:])
      try checkFiles(of: content)
      var body = MessageBody(content: content)
      let acceptance = try asking { () throws(MessagingError) in
        if let attributes = request.object("attributes") { body.attributes = try JSONValue.object(attributes).text() }
        let id = request.text("id").map { MessageID($0) } ?? MessageID.generate(at: hub.now)
        return try hub.send(
          SubmitCall(
            id: id, conversation: conversation, options: .ordinary, kind: content.kind, body: body.encoded()),
          as: AccountID(request.text("from") ?? ""))
      }
      return APIResult(
        acceptance.isDuplicate ? 200 : 201,
        [
          "id": .string(acceptance.id.string), "time": JSONValue(acceptance.time),
          "sequence": JSONValue(acceptance.sequence), "number": JSONValue(acceptance.number),
          "isDuplicate": .bool(acceptance.isDuplicate), "isRevocation": .bool(acceptance.isRevocation),
        ])
    }
  }

  extension APIRequest {
    /// Returns the conversation that the query names: `account` and `peer`, or `group`, or `room`.
    fileprivate func administeredConversation() throws(HTTPError) -> AdministeredConversation {
      switch (text("account"), text("peer"), text("group"), text("room")) {
      case (let account?, let peer?, nil, nil): return .direct(AccountID(account), AccountID(peer))
      case (nil, nil, let group?, nil): return .group(group)
      case (nil, nil, nil, let room?): return .room(room)
      default: throw HTTPError(400, "invalidArgument", "The query names account and peer, or a group, or a room.")
      }
    }
  }
#endif
