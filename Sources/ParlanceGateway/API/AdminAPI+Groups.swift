#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension AdminAPI {
    static let groupRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/groups",
        body: [
          .required("name"), .required("owner"), .optional("id"), .optional("members", .texts),
          .optional("isLarge", .flag),
        ], statuses: [201],
        answer: ["group"]
      ) { (api, request) throws(HTTPError) in
        let members = try request.accounts("members")
        let info = try asking { () throws(MessagingError) in
          let id = try api.hub.createGroup(
            id: request.text("id"), name: request.text("name") ?? "", owner: AccountID(request.text("owner") ?? ""),
            members: members, isLarge: request.flag("isLarge") ?? false)
          return try api.hub.group(id).group
        }
        return APIResult(201, ["group": .object(json(info))])
      },
      APIRoute(.get, "/v1/groups/{group}", answer: ["group"]) { (api, request) throws(HTTPError) in
        let info = try asking { () throws(MessagingError) in try api.hub.group(request.name("group")).group }
        return APIResult(200, ["group": .object(json(info))])
      },
      APIRoute(.delete, "/v1/groups/{group}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.dismissGroup(request.name("group")) }
        return APIResult(204)
      },
      APIRoute(.get, "/v1/groups/{group}/members", answer: ["members"]) { (api, request) throws(HTTPError) in
        let members = try asking { () throws(MessagingError) in try api.hub.group(request.name("group")).members }
        return APIResult(200, ["members": .array(members.map { .object(json($0)) })])
      },
      APIRoute(
        .post, "/v1/groups/{group}/members", body: [.required("accounts", .texts)], answer: ["members", "refused"]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.accounts("accounts")
        let reply = try asking { () throws(MessagingError) in
          try api.hub.addMembers(accounts, to: request.name("group"))
        }
        return APIResult(
          200,
          [
            "members": .array(reply.members.map { .object(json($0)) }),
            "refused": .array(reply.refused.map { .string($0.name) }),
          ])
      },
      APIRoute(.delete, "/v1/groups/{group}/members/{account}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in
          try api.hub.removeMembers([request.account], from: request.name("group"))
        }
        return APIResult(204)
      },
    ]

    // MARK: forms

    static func json(_ group: GroupInfo) -> [String: JSONValue] {
      [
        "id": .string(group.id), "name": .string(group.name), "owner": .string(group.owner.name),
        "memberCount": JSONValue(group.memberCount), "memberLimit": JSONValue(group.memberLimit),
        "created": JSONValue(group.created), "isMuted": .bool(group.isMuted), "joinsFreely": .bool(group.joinsFreely),
        "takesJoinRequests": .bool(group.takesJoinRequests), "asksInvitees": .bool(group.asksInvitees),
        "membersMayInvite": .bool(group.membersMayInvite), "membersMayEdit": .bool(group.membersMayEdit),
        "isDisabled": .bool(group.isDisabled), "isLarge": .bool(group.isLarge),
        "properties": .object(group.properties.mapValues(JSONValue.string)),
      ]
    }

    static func json(_ member: Member) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "account": .string(member.account.name), "role": .string(member.role.word), "joined": JSONValue(member.joined),
        "isMuted": .bool(member.isMuted),
      ]
      if member.isAllowed { members["isAllowed"] = true }
      members.set("nickname", member.nickname)
      members.set("custom", member.custom)
      if member.isMuted, let end = member.mutedUntil { members["mutedUntil"] = JSONValue(end) }
      return members
    }
  }

  extension Member.Role {
    /// The word for the role in JSON.
    var word: String {
      switch self {
      case .ordinary: "ordinary"
      case .manager: "manager"
      case .owner: "owner"
      }
    }
  }
#endif
