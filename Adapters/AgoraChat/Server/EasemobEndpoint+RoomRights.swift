#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The properties of rooms, their admins and mutes, and their block and allow lists.
    static let roomRights: [EasemobEndpoint] = [
      put("/chatrooms/{room}") { request throws(EasemobFailure) in
        let room = try room(request).room
        let known: Set = ["name", "description", "maxusers"]
        if let wrong = request.members.keys.sorted().first(where: { !known.contains($0) }) {
          throw EasemobFailure(400, "invalid_parameter", "some of [\(wrong)] are not valid fields")
        }
        guard !request.members.isEmpty else { throw .illegal("there is nothing to change") }
        var changes: [String: String] = [:]
        if request.members["name"] != nil {
          changes[GroupInfo.Property.name] = try request.needed("name", most: 128)
        }
        if request.members["description"] != nil {
          changes[GroupInfo.Property.introduction] = try request.needed("description", most: 512)
        }
        let limit = try request.number("maxusers")
        if let limit {
          guard (1...10_000).contains(limit) else { throw .illegal("maxusers is from 1 to 10000") }
          changes[RoomInfo.Property.occupantLimit] = String(limit)
        }
        _ = try asking { [changes] () throws(MessagingError) in try request.hub.changeRoom(room.id, changes) }
        var answer: [String: JSONValue] = [:]
        // The vendor names a room's name as that of a group.
        for name in request.members.keys { answer[name == "name" ? "groupname" : name] = true }
        return .data(.object(answer))
      },
      get("/chatrooms/{room}/announcement") { request throws(EasemobFailure) in
        let text = try room(request).room.properties[GroupInfo.Property.announcement] ?? ""
        return .data(["announcement": .string(text)])
      },
      post("/chatrooms/{room}/announcement") { request throws(EasemobFailure) in
        guard let text = try request.text("announcement") else { throw .illegal("announcement is required") }
        guard text.utf8.count <= 512 else { throw .illegal("announcement is too long") }
        let id = request.part("room")
        _ = try asking { () throws(MessagingError) in
          try request.hub.changeRoom(id, [GroupInfo.Property.announcement: text])
        }
        return .data(["id": .string(id), "result": true])
      },
      post("/chatrooms/{room}/ban", .none) { request throws(EasemobFailure) in try silence(true, request) },
      delete("/chatrooms/{room}/ban") { request throws(EasemobFailure) in try silence(false, request) },
      get("/chatrooms/{room}/admin") { request throws(EasemobFailure) in
        let admins = try standings(request).filter { $0.role == .manager }.map(\.account)
        return EasemobAnswer.data(JSONValue(admins)).with("count", JSONValue(admins.count))
      },
      post("/chatrooms/{room}/admin") { request throws(EasemobFailure) in
        let user = AccountID(try request.needed("newadmin").lowercased())
        try change([user], .manager(true), request)
        return .data(["result": "success", "newadmin": .string(user.name)])
      },
      delete("/chatrooms/{room}/admin/{user}") { request throws(EasemobFailure) in
        try change([request.user()], .manager(false), request)
        return .data(["result": "success", "oldadmin": .string(request.user().name)])
      },
      post("/chatrooms/{room}/mute") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        guard let duration = try request.number("mute_duration"), duration == -1 || duration > 0 else {
          throw .illegal("mute_duration is required: milliseconds, or -1 for ever")
        }
        let until = duration == -1 ? nil : request.hub.now.advanced(byMilliseconds: min(duration, 1 << 40))
        try change(users, .onlyMuted(until: until), request)
        let end = JSONValue(until?.milliseconds ?? -1)
        return .data(.array(users.map { ["result": true, "expire": end, "user": .string($0.name)] }))
      },
      get("/chatrooms/{room}/mute") { request throws(EasemobFailure) in
        let muted = try standings(request).filter { $0.isMuted(at: request.hub.now) }
        return .data(
          .array(
            muted.map {
              let end = $0.isMuted ? nil : $0.mutedUntil?.milliseconds
              return ["expire": JSONValue(end ?? -1), "user": .string($0.account.name)]
            }))
      },
      delete("/chatrooms/{room}/mute/{users}") { request throws(EasemobFailure) in
        let users = try users(request)
        try change(users, .unmuted, request)
        return .data(.array(users.map { ["result": true, "user": .string($0.name)] }))
      },
      get("/chatrooms/{room}/blocks/users") { request throws(EasemobFailure) in
        let blocked = try standings(request).filter(\.isBlocked).map(\.account)
        return EasemobAnswer.data(JSONValue(blocked)).with("count", JSONValue(blocked.count))
      },
      post("/chatrooms/{room}/blocks/users") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        try change(users, .blocked(true), request)
        return .data(.array(users.map { result("add_blocks", $0, request) }))
      },
      post("/chatrooms/{room}/blocks/users/{user}", .none) { request throws(EasemobFailure) in
        try change([request.user()], .blocked(true), request)
        return .data(result("add_blocks", request.user(), request))
      },
      delete("/chatrooms/{room}/blocks/users/{user}") { request throws(EasemobFailure) in
        try change([request.user()], .blocked(false), request)
        return .data(result("remove_blocks", request.user(), request))
      },
      get("/chatrooms/{room}/white/users") { request throws(EasemobFailure) in
        .data(JSONValue(try standings(request).filter(\.isAllowed).map(\.account)))
      },
      post("/chatrooms/{room}/white/users") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        try change(users, .allowed(true), request)
        return .data(.array(users.map { result("add_user_whitelist", $0, request) }))
      },
      post("/chatrooms/{room}/white/users/{user}", .none) { request throws(EasemobFailure) in
        try change([request.user()], .allowed(true), request)
        return .data(result("add_user_whitelist", request.user(), request))
      },
      delete("/chatrooms/{room}/white/users/{user}") { request throws(EasemobFailure) in
        try change([request.user()], .allowed(false), request)
        return .data(result("remove_user_whitelist", request.user(), request))
      },
    ]

    /// The super admins of the app: the users who may create rooms with their apps.
    static let roomSuperAdmins: [EasemobEndpoint] = [
      post("/chatrooms/super_admin") { request throws(EasemobFailure) in
        let user = AccountID(try request.needed("superadmin").lowercased())
        try asking { () throws(MessagingError) in try request.hub.setCreatesRooms(true, user) }
        return .data(["result": "success", "resource": ""])
      },
      get("/chatrooms/super_admin") { request throws(EasemobFailure) in
        var users: [AccountID] = []
        var position: AccountNumber? = .zero
        // The vendor's pages have numbers, so that those before are passed over.
        while let after = position {
          let page = try asking { () throws(MessagingError) in try request.hub.roomCreators(after: after, limit: 500) }
          users += page.accounts
          position = page.next
        }
        let page = try request.page(users, most: 1000, usual: 10)
        return EasemobAnswer.data(JSONValue(page)).with("count", JSONValue(page.count))
      },
      delete("/chatrooms/super_admin/{user}") { request throws(EasemobFailure) in
        let user = request.user()
        try asking { () throws(MessagingError) in try request.hub.setCreatesRooms(false, user) }
        return .data(["newSuperAdmin": .string(user.name), "resource": ""])
      },
    ]

    private static func standings(_ request: EasemobRequest) throws(EasemobFailure) -> [RoomStanding] {
      try asking { () throws(MessagingError) in try request.hub.standings(ofRoom: request.part("room")) }
    }

    /// Changes standings in the owner's name.
    private static func change(
      _ users: [AccountID], _ change: RoomStandingChange, _ request: EasemobRequest
    ) throws(EasemobFailure) {
      let owner = try room(request).room.owner
      guard !users.contains(owner) else { throw .forbidden("forbidden operation on group owner!") }
      try asking { () throws(MessagingError) in
        try request.hub.changeStandings(of: users, inRoom: request.part("room"), [change])
      }
    }

    private static func silence(_ isMuted: Bool, _ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      _ = try asking { () throws(MessagingError) in
        try request.hub.changeRoom(request.part("room"), [GroupInfo.Property.muted: isMuted ? "true" : "false"])
      }
      return .data(["mute": .bool(isMuted)])
    }

    private static func result(_ action: String, _ user: AccountID, _ request: EasemobRequest) -> JSONValue {
      [
        "result": true, "action": .string(action), "chatroomid": .string(request.part("room")),
        "user": .string(user.name),
      ]
    }
  }
#endif
