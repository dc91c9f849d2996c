#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Requests to become a member of a group.
  extension AdminAPI {
    static let groupRequestRoutes: [APIRoute] = [
      APIRoute(.get, "/v1/groups/{group}/requests", answer: ["requests"]) { (api, request) throws(HTTPError) in
        let requests = try asking { () throws(MessagingError) in try api.hub.groupRequests(request.name("group")) }
        return APIResult(200, ["requests": .array(requests.map { .object(json($0)) })])
      },
      APIRoute(
        .put, "/v1/groups/{group}/applications/{account}",
        body: [.required("accepts", .flag), .optional("message")], answer: ["group"]
      ) { (api, request) throws(HTTPError) in
        let group = try asking { () throws(MessagingError) in
          try api.hub.answerApplication(
            of: request.account, toGroup: request.name("group"), accepts: request.flag("accepts") ?? false,
            message: request.text("message"))
        }
        return APIResult(200, ["group": .object(json(group))])
      },
      APIRoute(
        .post, "/v1/groups/{group}/invitations",
        body: [.required("accounts", .texts), .optional("message"), .optional("attachment")],
        answer: ["members", "invited", "refused"]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.accounts("accounts")
        let reply = try asking { () throws(MessagingError) in
          try api.hub.invite(
            accounts, toGroup: request.name("group"), message: request.text("message"),
            attachment: request.text("attachment"))
        }
        return APIResult(
          200,
          [
            "members": .array(reply.members.map { .object(json($0)) }),
            "invited": .array(reply.invited.map { .string($0.name) }),
            "refused": .array(reply.refused.map { .string($0.name) }),
          ])
      },
      APIRoute(.delete, "/v1/groups/{group}/invitations/{account}", statuses: [204]) {
        (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in
          try api.hub.withdrawInvitation(of: request.account, toGroup: request.name("group"))
        }
        return APIResult(204)
      },
    ]

    static func json(_ request: GroupRequest) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "kind": .string(request.kind == .application ? "application" : "invitation"),
        "account": .string(request.account.name), "time": JSONValue(request.time),
      ]
      members.set("inviter", request.inviter?.name)
      members.set("message", request.message)
      members.set("attachment", request.attachment)
      return members
    }
  }

  extension GroupRequestChange.Action {
    /// The word for the action in JSON.
    var word: String {
      switch self {
      case .made: "made"
      case .accepted: "accepted"
      case .declined: "declined"
      case .withdrawn: "withdrawn"
      }
    }
  }
#endif
