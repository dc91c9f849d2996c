#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The largest number of users that a request names.
    static let listedUsers = 60

    static let groups: [EasemobEndpoint] = [
      post("/chatgroups") { request throws(EasemobFailure) in
        let name = try request.needed("groupname", most: 128)
        guard let isPublic = try request.flag("public") else { throw .illegal("public is required") }
        let owner = AccountID(try request.needed("owner").lowercased())
        let members = request.members["members"] == nil ? [] : try request.users("members", most: 100)
        for account in [owner] + members {
          do throws(MessagingError) {
            _ = try request.hub.account(account)
          } catch {
            guard error.code == .accountNotFound else { throw EasemobFailure(error) }
            throw EasemobFailure(404, "resource_not_found", "username \(account.name) doesn't exist")
          }
        }
        var group = GroupInfo(id: "", name: name, owner: owner, memberLimit: 200)
        if let limit = try request.number("maxusers") {
          guard (1...10_000).contains(limit) else { throw .illegal("maxusers is from 1 to 10000") }
          group.memberLimit = Int(limit)
        }
        let needsApproval = try request.flag("membersonly") ?? false
        group.joinsFreely = isPublic && !needsApproval
        group.membersMayInvite = try request.flag("allowinvites") ?? false
        group.properties = try properties(request)
        group.takesJoinRequests = isPublic && needsApproval
        group.asksInvitees = try request.flag("invite_need_confirm") ?? false
        let call = CreateGroupCall(id: nil, group: group, members: members.filter { $0 != owner }, note: nil)
        // A back end makes members at once, whatever the group does when its members invite.
        let reply = try asking { () throws(MessagingError) in
          try request.hub.createGroup(call, as: owner, asksInvitees: false)
        }
        return .data(["groupid": .string(reply.group.id)])
      },
      get("/users/{user}/joined_chatgroups") { request throws(EasemobFailure) in
        let groups = try asking { () throws(MessagingError) in try request.hub.groups(of: request.user()) }
        // Larger pages are cut silently, as the vendor does.
        let size = min(try request.query("pagesize", in: 1...1000, else: 5), 20)
        let number = max(1, try request.query("pagenum", in: 0...1_000_000, else: 1))
        let page = groups.dropFirst((number - 1) * size).prefix(size)
        return .data(.array(page.map { ["groupid": .string($0.id), "groupname": .string($0.name)] }))
      },
      get("/chatgroups/{group}") { request throws(EasemobFailure) in
        let ids = request.part("group").split(separator: ",")
        guard (1...100).contains(ids.count) else { throw .illegal("1 to 100 groups are fetched at once") }
        var groups: [JSONValue] = []
        for id in ids { groups.append(details(try group(String(id), request))) }
        return EasemobAnswer.data(.array(groups)).with("count", JSONValue(groups.count))
      },
      put("/chatgroups/{group}") { request throws(EasemobFailure) in
        let reply = try group(request)
        if let owner = try request.text("newowner") {
          let account = AccountID(owner.lowercased())
          guard account != reply.group.owner else { throw .forbidden("new owner and old owner are the same") }
          _ = try request.carryOut(
            TransferGroupCall(id: reply.group.id, account: account, leaves: false), as: reply.group.owner)
          return .data(["newowner": true])
        }
        return try change(reply, request)
      },
      delete("/chatgroups/{group}") { request throws(EasemobFailure) in
        let id = request.part("group")
        try asking { () throws(MessagingError) in try request.hub.dismissGroup(id) }
        return .data(["success": true, "groupid": .string(id)])
      },
      get("/chatgroups/{group}/user/{user}/is_joined") { request throws(EasemobFailure) in
        let user = try request.known(request.user()).id
        return .data(.bool(try group(request).members.contains { $0.account == user }))
      },
      get("/chatgroups/{group}/announcement") { request throws(EasemobFailure) in
        let text = try group(request).group.properties[GroupInfo.Property.announcement] ?? ""
        return .data(["announcement": .string(text)])
      },
      post("/chatgroups/{group}/announcement") { request throws(EasemobFailure) in
        guard let text = try request.text("announcement") else { throw .illegal("announcement is required") }
        guard text.utf8.count <= 512 else { throw .illegal("announcement is too long") }
        let group = try group(request).group
        _ = try request.carryOut(
          UpdateGroupCall(id: group.id, changes: [GroupInfo.Property.announcement: text]), as: group.owner)
        return .data(["id": .string(group.id), "result": true])
      },
      post("/chatgroups/{group}/disable", .none) { request throws(EasemobFailure) in try disable(true, request) },
      post("/chatgroups/{group}/enable", .none) { request throws(EasemobFailure) in try disable(false, request) },
      post("/chatgroups/{group}/ban", .none) { request throws(EasemobFailure) in try silence(true, request) },
      delete("/chatgroups/{group}/ban") { request throws(EasemobFailure) in try silence(false, request) },
    ]

    static let groupMembers: [EasemobEndpoint] = [
      get("/chatgroups/{group}/users") { request throws(EasemobFailure) in
        let members = try request.page(try group(request).members, most: 100, usual: 10)
        return EasemobAnswer.data(.array(members.map { affiliation($0) })).with("count", JSONValue(members.count))
      },
      post("/chatgroups/{group}/users/{user}", .none) { request throws(EasemobFailure) in
        let user = try request.known(request.user()).id
        _ = try add([user], request)
        return .data(groupResult("add_member", user, request))
      },
      post("/chatgroups/{group}/users") { request throws(EasemobFailure) in
        let added = try add(try request.users(most: listedUsers), request)
        return .data([
          "newmembers": JSONValue(added), "groupid": .string(request.part("group")), "action": "add_member",
        ])
      },
      delete("/chatgroups/{group}/users/{users}") { request throws(EasemobFailure) in
        let users = try users(request)
        let reply = try group(request)
        if users.contains(reply.group.owner) { throw .forbidden("forbidden operation on group owner!") }
        let missing = users.filter { user in !reply.members.contains { $0.account == user } }
        guard missing.isEmpty else {
          throw .forbidden("users [\(missing.map(\.name).joined(separator: ", "))] are not members of this group!")
        }
        try asking { () throws(MessagingError) in try request.hub.removeMembers(users, from: reply.group.id) }
        let results = users.map { groupResult("remove_member", $0, request) }
        return .data(results.count == 1 ? results[0] : .array(results))
      },
      get("/chatgroups/{group}/admin") { request throws(EasemobFailure) in
        let admins = try group(request).members.filter { $0.role == .manager }.map(\.account)
        return EasemobAnswer.data(JSONValue(admins)).with("count", JSONValue(admins.count))
      },
      post("/chatgroups/{group}/admin") { request throws(EasemobFailure) in
        let user = AccountID(try request.needed("newadmin").lowercased())
        try setRole(.manager, user, request)
        return .data(["result": "success", "newadmin": .string(user.name)])
      },
      delete("/chatgroups/{group}/admin/{user}") { request throws(EasemobFailure) in
        try setRole(.ordinary, request.user(), request)
        return .data(["result": "success", "oldadmin": .string(request.user().name)])
      },
      post("/chatgroups/{group}/mute") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        guard let duration = try request.number("mute_duration"), duration == -1 || duration > 0 else {
          throw .illegal("mute_duration is required: milliseconds, or -1 for ever")
        }
        let until = duration == -1 ? nil : request.hub.now.advanced(byMilliseconds: min(duration, 1 << 40))
        let group = try group(request).group
        _ = try request.carryOut(
          MuteMembersCall(id: group.id, accounts: users, isMuted: true, until: until), as: group.owner)
        return .data(
          .array(
            users.map { ["result": true, "expire": JSONValue(until?.milliseconds ?? -1), "user": .string($0.name)] })
        )
      },
      get("/chatgroups/{group}/mute") { request throws(EasemobFailure) in
        let muted = try group(request).members.filter { $0.isMuted(at: request.hub.now) }
        return .data(
          .array(
            muted.map { ["expire": JSONValue($0.mutedUntil?.milliseconds ?? -1), "user": .string($0.account.name)] }))
      },
      delete("/chatgroups/{group}/mute/{users}") { request throws(EasemobFailure) in
        let users = try users(request)
        let group = try group(request).group
        _ = try request.carryOut(
          MuteMembersCall(id: group.id, accounts: users, isMuted: false, until: nil), as: group.owner)
        return .data(.array(users.map { ["result": true, "user": .string($0.name)] }))
      },
    ]

    // MARK: parts

    private static func group(_ request: EasemobRequest) throws(EasemobFailure) -> GroupReply {
      try group(request.part("group"), request)
    }

    static func group(_ id: String, _ request: EasemobRequest) throws(EasemobFailure) -> GroupReply {
      try asking { () throws(MessagingError) in try request.hub.group(id) }
    }

    /// Returns the users that a part of the path names, with commas between.
    static func users(_ request: EasemobRequest) throws(EasemobFailure) -> [AccountID] {
      let users = request.part("users").split(separator: ",").map { AccountID($0.lowercased()) }
      guard (1...listedUsers).contains(users.count) else { throw .illegal("1 to \(listedUsers) users are named") }
      return users
    }

    /// Returns a group's texts in a request, by the hub's names.
    private static func properties(_ request: EasemobRequest) throws(EasemobFailure) -> [String: String] {
      let names: [(theirs: String, ours: String, limit: Int)] = [
        ("description", GroupInfo.Property.introduction, 512), ("custom", GroupInfo.Property.custom, 8192),
        ("avatar", GroupInfo.Property.avatar, 1024),
      ]
      var properties: [String: String] = [:]
      for name in names {
        guard let text = try request.text(name.theirs) else { continue }
        guard text.utf8.count <= name.limit else { throw .illegal("\(name.theirs) is too long") }
        properties[name.ours] = text
      }
      return properties
    }

    private static func change(_ reply: GroupReply, _ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      let known: Set = [
        "groupname", "description", "membersonly", "allowinvites", "invite_need_confirm", "public", "custom", "avatar",
        "maxusers",
      ]
      if let wrong = request.members.keys.sorted().first(where: { !known.contains($0) }) {
        throw EasemobFailure(400, "invalid_parameter", "some of [\(wrong)] are not valid fields")
      }
      guard request.members["maxusers"] == nil else {
        throw .forbidden("the limit of a group's members is set when it is created")
      }
      guard !request.members.isEmpty else { throw .illegal("there is nothing to change") }
      let group = reply.group
      var changes = try properties(request)
      if request.members["groupname"] != nil {
        changes[GroupInfo.Property.name] = try request.needed("groupname", most: 128)
      }
      if let invites = try request.flag("allowinvites") {
        changes[GroupInfo.Property.membersMayInvite] = invites ? "true" : "false"
      }
      if let asks = try request.flag("invite_need_confirm") {
        changes[GroupInfo.Property.asksInvitees] = asks ? "true" : "false"
      }
      let (isPublic, needsApproval) = (try request.flag("public"), try request.flag("membersonly"))
      if isPublic != nil || needsApproval != nil {
        let wasPublic = group.joinsFreely || group.takesJoinRequests
        let (isPublic, needsApproval) = (isPublic ?? wasPublic, needsApproval ?? !group.joinsFreely)
        changes[GroupInfo.Property.joinsFreely] = isPublic && !needsApproval ? "true" : "false"
        changes[GroupInfo.Property.takesJoinRequests] = isPublic && needsApproval ? "true" : "false"
      }
      _ = try request.carryOut(UpdateGroupCall(id: group.id, changes: changes), as: group.owner)
      return .data(.object(request.members.mapValues { _ in true }))
    }

    private static func disable(_ isDisabled: Bool, _ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      let group = try asking { () throws(MessagingError) in
        try request.hub.setDisabled(isDisabled, group: request.part("group"))
      }
      return .data(["disabled": .bool(group.isDisabled)])
    }

    private static func silence(_ isMuted: Bool, _ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      let group = try group(request).group
      _ = try request.carryOut(
        UpdateGroupCall(id: group.id, changes: [GroupInfo.Property.muted: isMuted ? "true" : "false"]),
        as: group.owner)
      return .data(["mute": .bool(isMuted)])
    }

    /// Adds members to the group in the path, and returns those that were not in it before.
    private static func add(_ users: [AccountID], _ request: EasemobRequest) throws(EasemobFailure) -> [AccountID] {
      let id = request.part("group")
      do throws(MessagingError) {
        return try request.hub.addMembers(users, to: id).members.map(\.account)
      } catch {
        switch error.code {
        case .alreadyMember:
          throw .forbidden("can not join this group, reason:user: \(users[0].name) already in group: \(id)")
        case .groupNotFound: throw .unknownGroup(id)
        default: throw EasemobFailure(error)
        }
      }
    }

    private static func setRole(
      _ role: Member.Role, _ user: AccountID, _ request: EasemobRequest
    ) throws(EasemobFailure) {
      let group = try group(request).group
      guard user != group.owner else { throw .forbidden("forbidden operation on group owner!") }
      _ = try request.carryOut(SetRoleCall(id: group.id, accounts: [user], role: role), as: group.owner)
    }

    static func groupResult(_ action: String, _ user: AccountID, _ request: EasemobRequest) -> JSONValue {
      [
        "result": true, "action": .string(action), "groupid": .string(request.part("group")),
        "user": .string(user.name),
      ]
    }

    static func affiliation(_ member: Member) -> JSONValue {
      member.role == .owner ? ["owner": .string(member.account.name)] : ["member": .string(member.account.name)]
    }

    private static func details(_ reply: GroupReply) -> JSONValue {
      let group = reply.group
      func text(_ name: String) -> JSONValue { .string(group.properties[name] ?? "") }
      return [
        "id": .string(group.id), "name": .string(group.name), "description": text(GroupInfo.Property.introduction),
        "avatar": text(GroupInfo.Property.avatar), "custom": text(GroupInfo.Property.custom),
        "membersonly": .bool(!group.joinsFreely), "allowinvites": .bool(group.membersMayInvite),
        "invite_need_confirm": .bool(group.asksInvitees),
        "maxusers": JSONValue(group.memberLimit), "owner": .string(group.owner.name),
        "created": JSONValue(group.created), "mute": .bool(group.isMuted),
        "disabled": .bool(group.isDisabled),
        "public": .bool(group.joinsFreely || group.takesJoinRequests),
        "affiliations_count": JSONValue(group.memberCount),
        "affiliations": .array(reply.members.map { affiliation($0) }),
      ]
    }

    // MARK: rooms

    static let rooms: [EasemobEndpoint] = [
      post("/chatrooms", rate: 50) { request throws(EasemobFailure) in
        let name = try request.needed("name", most: 128)
        let description = try request.needed("description", most: 512)
        let owner = AccountID(try request.needed("owner").lowercased())
        let limit = try request.number("maxusers") ?? 10_000
        guard (1...10_000).contains(limit) else { throw .illegal("maxusers is from 1 to 10000") }
        guard request.members["members"] == nil else {
          throw .forbidden("users are in rooms with their devices alone: members cannot be added")
        }
        let id = try asking { () throws(MessagingError) in
          try request.hub.createRoom(
            id: nil, name: name, owner: owner,
            properties: [
              GroupInfo.Property.introduction: description, RoomInfo.Property.occupantLimit: String(limit),
            ])
        }
        return .data(["id": .string(id)])
      },
      get("/chatrooms/{room}") { request throws(EasemobFailure) in
        let reply = try room(request)
        let room = reply.room
        let description = room.properties[GroupInfo.Property.introduction].map(JSONValue.string)
        return .data([
          [
            "id": .string(room.id), "name": .string(room.name), "description": description ?? "",
            "membersonly": false, "allowinvites": false, "maxusers": JSONValue(room.occupantLimit ?? 10_000),
            "owner": .string(room.owner.name), "custom": "", "mute": .bool(room.isMuted), "public": true,
            "disabled": false,
            "affiliations_count": JSONValue(room.memberCount),
            "affiliations": .array(reply.members.map { affiliation($0) }),
          ]
        ])
      },
      delete("/chatrooms/{room}") { request throws(EasemobFailure) in
        let id = request.part("room")
        try asking { () throws(MessagingError) in try request.hub.dismissRoom(id) }
        return .data(["success": true, "id": .string(id)])
      },
      get("/users/{user}/joined_chatrooms", rate: 50) { request throws(EasemobFailure) in
        let rooms = try asking { () throws(MessagingError) in try request.hub.rooms(of: request.user()) }
        let size = try request.query("pagesize", in: 1...1000, else: 10)
        let number = max(1, try request.query("pagenum", in: 0...1_000_000, else: 1))
        let page = rooms.dropFirst((number - 1) * size).prefix(size)
        return .data(.array(page.map { ["id": .string($0.id), "name": .string($0.name)] }))
      },
      get("/chatrooms/{room}/users") { request throws(EasemobFailure) in
        let members = try request.page(try room(request).members, most: 1000, usual: 10)
        return EasemobAnswer.data(.array(members.map { affiliation($0) })).with("count", JSONValue(members.count))
      },
      delete("/chatrooms/{room}/users/{users}") { request throws(EasemobFailure) in
        let users = try users(request)
        let room = try room(request).room
        do throws(MessagingError) {
          _ = try request.hub.carryOut(RemoveRoomMembersCall(id: room.id, accounts: users), as: room.owner)
        } catch {
          guard error.code == .notMember else { throw EasemobFailure(error) }
          throw .forbidden("users [\(users.map(\.name).joined(separator: ", "))] are not members of this group!")
        }
        let results: [JSONValue] = users.map {
          ["result": true, "action": "remove_member", "id": .string(room.id), "user": .string($0.name)]
        }
        return .data(results.count == 1 ? results[0] : .array(results))
      },
    ]

    static func room(_ request: EasemobRequest) throws(EasemobFailure) -> RoomReply {
      try asking { () throws(MessagingError) in try request.hub.room(request.part("room")) }
    }
  }
#endif
