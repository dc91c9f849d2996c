#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The properties of groups, the roles and mutes of their members, and the attributes of groups and rooms.
  extension AdminAPI {
    static let groupRightRoutes: [APIRoute] = [
      APIRoute(
        .patch, "/v1/groups/{group}",
        body: [
          .optional("name"), .optional("isMuted", .flag), .optional("joinsFreely", .flag),
          .optional("takesJoinRequests", .flag), .optional("asksInvitees", .flag),
          .optional("membersMayInvite", .flag), .optional("membersMayEdit", .flag), .optional("isDisabled", .flag),
          .optional("properties", .object),
        ], answer: ["group"]
      ) { (api, request) throws(HTTPError) in
        let changes = try request.groupChanges()
        let group = try asking { () throws(MessagingError) in
          let group = try api.hub.changeGroup(request.name("group"), changes)
          return try request.flag("isDisabled").map { isDisabled throws(MessagingError) in
            try api.hub.setDisabled(isDisabled, group: group.id)
          } ?? group
        }
        return APIResult(200, ["group": .object(json(group))])
      },
      APIRoute(
        .patch, "/v1/groups/{group}/members/{account}",
        body: [.optional("nickname"), .optional("custom"), .optional("isAllowed", .flag)], answer: ["member"]
      ) { (api, request) throws(HTTPError) in
        let member = try asking { () throws(MessagingError) in
          if let isAllowed = request.flag("isAllowed") {
            try api.hub.allow([request.account], inGroup: request.name("group"), isAllowed: isAllowed)
          }
          return try api.hub.changeMember(
            request.account, in: request.name("group"), nickname: request.text("nickname"),
            custom: request.text("custom"))
        }
        return APIResult(200, ["member": .object(json(member))])
      },
      APIRoute(
        .put, "/v1/groups/{group}/members/{account}/role", body: [.required("role")], answer: ["member"]
      ) { (api, request) throws(HTTPError) in
        let role: Member.Role
        switch request.text("role") {
        case "ordinary": role = .ordinary
        case "manager": role = .manager
        case "owner": role = .owner
        default: throw .wrongField("role", "must be ordinary, manager or owner")
        }
        let member = try asking { () throws(MessagingError) in
          try api.hub.setRole(role, of: request.account, in: request.name("group"))
        }
        return APIResult(200, ["member": .object(json(member))])
      },
      APIRoute(
        .put, "/v1/groups/{group}/members/{account}/mute", body: [.optional("until", .integer, in: timeRange)],
        answer: ["member"]
      ) { (api, request) throws(HTTPError) in
        let until = request.integer("until").map { Timestamp(milliseconds: $0) }
        if let until, until <= api.hub.now { throw .wrongField("until", "is in the past") }
        return try api.mute(request, isMuted: true, until: until)
      },
      APIRoute(.delete, "/v1/groups/{group}/members/{account}/mute", answer: ["member"]) {
        (api, request) throws(HTTPError) in try api.mute(request, isMuted: false, until: nil)
      },
      APIRoute(.get, "/v1/groups/{group}/attributes", answer: ["attributes"]) { (api, request) throws(HTTPError) in
        try api.attributes(of: .group(request.name("group")))
      },
      APIRoute(.patch, "/v1/groups/{group}/attributes", body: attributeFields, answer: ["attributes"]) {
        (api, request) throws(HTTPError) in try api.changeAttributes(of: .group(request.name("group")), request)
      },
      APIRoute(.get, "/v1/rooms/{room}/attributes", answer: ["attributes"]) { (api, request) throws(HTTPError) in
        try api.attributes(of: .room(request.name("room")))
      },
      APIRoute(.patch, "/v1/rooms/{room}/attributes", body: attributeFields, answer: ["attributes"]) {
        (api, request) throws(HTTPError) in try api.changeAttributes(of: .room(request.name("room")), request)
      },
    ]

    private func mute(_ request: APIRequest, isMuted: Bool, until: Timestamp?) throws(HTTPError) -> APIResult {
      let member = try asking { () throws(MessagingError) in
        try hub.mute(request.account, in: request.name("group"), isMuted: isMuted, until: until)
      }
      return APIResult(200, ["member": .object(Self.json(member))])
    }

    // MARK: attributes

    /// The most attributes that one request writes or removes.
    private static let attributeLimit = 100
    private static let attributeFields: [APIField] = [.optional("set", .object), .optional("remove", .texts)]

    private func attributes(of conversation: ConversationID) throws(HTTPError) -> APIResult {
      let attributes = try asking { () throws(MessagingError) in try hub.attributes(of: conversation) }
      return Self.result(attributes)
    }

    private func changeAttributes(
      of conversation: ConversationID, _ request: APIRequest
    ) throws(HTTPError) -> APIResult {
      let written = try APIRequest.textValues(request.object("set") ?? [:], place: "set.")
      let removed = request.texts("remove")
      for (name, count) in [("set", written.count), ("remove", removed.count)] where count > Self.attributeLimit {
        throw .wrongField(name, "has more than \(Self.attributeLimit) attributes")
      }
      let attributes = try asking { () throws(MessagingError) in
        try hub.changeAttributes(of: conversation, writing: written, removing: removed)
      }
      return Self.result(attributes)
    }

    private static func result(_ attributes: [Attribute]) -> APIResult {
      let values = attributes.map { attribute in
        JSONValue.object([
          "key": .string(attribute.key), "value": .string(attribute.value),
          "updater": .string(attribute.updater.name), "time": JSONValue(attribute.time),
        ])
      }
      return APIResult(200, ["attributes": .array(values)])
    }
  }

  extension APIRequest {
    /// Returns the changes of a group, by the hub's names.
    fileprivate func groupChanges() throws(HTTPError) -> [String: String] {
      var changes = try Self.textValues(object("properties") ?? [:], place: "properties.")
      let own: Set = [
        GroupInfo.Property.name, GroupInfo.Property.muted, GroupInfo.Property.joinsFreely,
        GroupInfo.Property.takesJoinRequests, GroupInfo.Property.asksInvitees,
        GroupInfo.Property.membersMayInvite, GroupInfo.Property.membersMayEdit, GroupInfo.Property.disabled,
      ]
      if let name = changes.keys.sorted().first(where: own.contains) {
        throw .wrongField("properties." + name, "is not a property of its own here; it has a member beside them")
      }
      changes[GroupInfo.Property.name] = text("name")
      let flags = [
        ("isMuted", GroupInfo.Property.muted), ("joinsFreely", GroupInfo.Property.joinsFreely),
        ("takesJoinRequests", GroupInfo.Property.takesJoinRequests),
        ("asksInvitees", GroupInfo.Property.asksInvitees),
        ("membersMayInvite", GroupInfo.Property.membersMayInvite),
        ("membersMayEdit", GroupInfo.Property.membersMayEdit),
      ]
      for (member, property) in flags { changes[property] = flag(member).map { $0 ? "true" : "false" } }
      return changes
    }
  }
#endif
