#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Rooms: their properties, who is in them, and who may write and enter there.
  extension AdminAPI {
    static let roomRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/rooms",
        body: [
          .required("name"), .required("owner"), .optional("id"),
          .optional("occupantLimit", .integer, in: occupantRange),
        ], statuses: [201], answer: ["room"]
      ) { (api, request) throws(HTTPError) in
        let name = request.text("name") ?? ""
        guard name.utf8.count <= 1024 else { throw .wrongField("name", "has more than 1024 bytes") }
        var properties: [String: String] = [:]
        if let limit = request.integer("occupantLimit"), limit > 0 {
          properties[RoomInfo.Property.occupantLimit] = String(limit)
        }
        let info = try asking { [properties] () throws(MessagingError) in
          let id = try api.hub.createRoom(
            id: request.text("id"), name: name, owner: AccountID(request.text("owner") ?? ""), properties: properties)
          return try api.hub.room(id).room
        }
        return APIResult(201, ["room": .object(json(info))])
      },
      APIRoute(.get, "/v1/rooms/{room}", answer: ["room"]) { (api, request) throws(HTTPError) in
        let info = try asking { () throws(MessagingError) in try api.hub.room(request.name("room")).room }
        return APIResult(200, ["room": .object(json(info))])
      },
      APIRoute(.delete, "/v1/rooms/{room}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.dismissRoom(request.name("room")) }
        return APIResult(204)
      },
      APIRoute(.get, "/v1/rooms/{room}/members", answer: ["members"]) { (api, request) throws(HTTPError) in
        let members = try asking { () throws(MessagingError) in try api.hub.room(request.name("room")).members }
        return APIResult(200, ["members": .array(members.map { .object(json($0)) })])
      },
      APIRoute(
        .patch, "/v1/rooms/{room}",
        body: [
          .optional("name"), .optional("isMuted", .flag), .optional("occupantLimit", .integer, in: occupantRange),
          .optional("properties", .object),
        ], answer: ["room"]
      ) { (api, request) throws(HTTPError) in
        let changes = try request.roomChanges()
        let info = try asking { () throws(MessagingError) in
          try api.hub.changeRoom(request.name("room"), changes)
        }
        return APIResult(200, ["room": .object(json(info))])
      },
      APIRoute(
        .get, "/v1/room-creators", query: [.optional("cursor"), .optional("limit", .integer, in: pageLimit)],
        answer: ["accounts", "next"]
      ) { (api, request) throws(HTTPError) in
        let (cursor, limit) = (try request.cursor(), Int(request.integer("limit") ?? 100))
        let page = try asking { () throws(MessagingError) in
          try api.hub.roomCreators(after: AccountNumber(rawValue: cursor), limit: limit)
        }
        var members: [String: JSONValue] = ["accounts": .array(page.accounts.map { .string($0.name) })]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      },
      APIRoute(.put, "/v1/room-creators/{account}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.setCreatesRooms(true, request.account) }
        return APIResult(204)
      },
      APIRoute(.delete, "/v1/room-creators/{account}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.setCreatesRooms(false, request.account) }
        return APIResult(204)
      },
      APIRoute(.put, "/v1/rooms/{room}/owner", body: [.required("account")], answer: ["room"]) {
        (api, request) throws(HTTPError) in
        let info = try asking { () throws(MessagingError) in
          try api.hub.transferRoom(request.name("room"), to: AccountID(request.text("account") ?? ""))
          return try api.hub.room(request.name("room")).room
        }
        return APIResult(200, ["room": .object(json(info))])
      },
      APIRoute(.get, "/v1/rooms/{room}/entries", answer: ["entries"]) { (api, request) throws(HTTPError) in
        let entries = try asking { () throws(MessagingError) in try api.hub.entries(ofRoom: request.name("room")) }
        return APIResult(200, ["entries": .array(entries.map { .object(json($0)) })])
      },
      APIRoute(
        .patch, "/v1/rooms/{room}/entries",
        body: [
          .optional("values", .object), .optional("removed", .texts), .optional("account"),
          .optional("isTransient", .flag),
        ], answer: ["entries", "refused"]
      ) { (api, request) throws(HTTPError) in
        let values = try APIRequest.textValues(request.object("values") ?? [:], place: "values.")
        let (removed, isTransient) = (request.texts("removed"), request.flag("isTransient") ?? false)
        let account = request.text("account").map { AccountID($0) }
        let (entries, refused) = try asking { () throws(MessagingError) in
          let room = request.name("room")
          var refused: Set<String> = []
          if !removed.isEmpty {
            refused.formUnion(try api.hub.removeEntries(.keys(removed), fromRoom: room, by: account).refused.keys)
          }
          if !values.isEmpty {
            let pairs = values.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
            let outcome = try api.hub.setEntries(pairs, inRoom: room, isTransient: isTransient, by: account)
            refused.formUnion(outcome.refused.keys)
          }
          return (try api.hub.entries(ofRoom: room), refused)
        }
        return APIResult(
          200,
          [
            "entries": .array(entries.map { .object(json($0)) }),
            "refused": .array(refused.sorted().map(JSONValue.string)),
          ])
      },
      APIRoute(.get, "/v1/rooms/{room}/standings", answer: ["standings"]) { (api, request) throws(HTTPError) in
        let standings = try asking { () throws(MessagingError) in
          try api.hub.standings(ofRoom: request.name("room"))
        }
        return APIResult(200, ["standings": .array(standings.map { .object(json($0)) })])
      },
      APIRoute(
        .patch, "/v1/rooms/{room}/standings/{account}",
        body: [
          .optional("isManager", .flag), .optional("isMuted", .flag), .optional("mutedUntil", .integer, in: timeRange),
          .optional("isBlocked", .flag), .optional("isAllowed", .flag), .optional("isRegular", .flag),
        ], answer: ["standing"]
      ) { (api, request) throws(HTTPError) in
        var changes: [RoomStandingChange] = []
        if let isSet = request.flag("isManager") { changes.append(.manager(isSet)) }
        if let isSet = request.flag("isMuted") { changes.append(isSet ? .muted(true) : .unmuted) }
        if let until = request.integer("mutedUntil").map({ Timestamp(milliseconds: $0) }) {
          guard until > api.hub.now else { throw .wrongField("mutedUntil", "is in the past") }
          changes.append(.mutedUntil(until))
        }
        if let isSet = request.flag("isAllowed") { changes.append(.allowed(isSet)) }
        if let isSet = request.flag("isRegular") { changes.append(.regular(isSet)) }
        if let isSet = request.flag("isBlocked") { changes.append(.blocked(isSet)) }
        let standing = try asking { () throws(MessagingError) in
          try api.hub.changeStandings(of: [request.account], inRoom: request.name("room"), changes)
          let account = try api.hub.account(request.account).id
          return try api.hub.standings(ofRoom: request.name("room")).first { $0.account == account }
            ?? RoomStanding(account: account)
        }
        return APIResult(200, ["standing": .object(json(standing))])
      },
    ]

    // MARK: forms

    private static func json(_ room: RoomInfo) -> [String: JSONValue] {
      var properties = room.properties
      properties[GroupInfo.Property.muted] = nil
      properties[RoomInfo.Property.occupantLimit] = nil
      var members: [String: JSONValue] = [
        "id": .string(room.id), "name": .string(room.name), "owner": .string(room.owner.name),
        "memberCount": JSONValue(room.memberCount), "isMuted": .bool(room.isMuted),
        "properties": .object(properties.mapValues(JSONValue.string)),
      ]
      members["occupantLimit"] = room.occupantLimit.map { JSONValue($0) }
      return members
    }

    /// The limits of a room's occupants; 0 for no limit.
    private static let occupantRange: ClosedRange<Int64> = 0...1_000_000

    private static func json(_ entry: RoomEntry) -> [String: JSONValue] {
      [
        "key": .string(entry.key), "value": .string(entry.value), "owner": .string(entry.owner.name),
        "isTransient": .bool(entry.isTransient),
      ]
    }

    private static func json(_ standing: RoomStanding) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "account": .string(standing.account.name), "role": .string(standing.role.word),
        "isMuted": .bool(standing.isMuted),
        "isBlocked": .bool(standing.isBlocked), "isAllowed": .bool(standing.isAllowed),
        "isRegular": .bool(standing.isRegular),
      ]
      members["mutedUntil"] = standing.mutedUntil.map { JSONValue($0) }
      return members
    }
  }

  extension APIRequest {
    /// Returns the changes of a room, by the hub's names.
    fileprivate func roomChanges() throws(HTTPError) -> [String: String] {
      var changes = try Self.textValues(object("properties") ?? [:], place: "properties.")
      let others = [GroupInfo.Property.name, GroupInfo.Property.muted, RoomInfo.Property.occupantLimit]
      for name in others where changes[name] != nil {
        throw .wrongField("properties." + name, "is not a property of its own here; it has a member beside them")
      }
      changes[GroupInfo.Property.name] = text("name")
      changes[RoomInfo.Property.occupantLimit] = integer("occupantLimit").map { $0 > 0 ? String($0) : "" }
      changes[GroupInfo.Property.muted] = flag("isMuted").map { $0 ? "true" : "false" }
      return changes
    }
  }
#endif
