#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let teams: [String: NIMEndpoint] = [
      "team/create": .works { request throws(NIMFailure) in
        let owner = try request.known(try request.account("owner")).id
        let members = try request.accounts("members", most: listedAccounts - 1)
        try checkConsent(request)
        var group = GroupInfo(id: "", name: try request.needed("tname"), owner: owner)
        group.joinsFreely = try request.choice("joinmode", 0...2) == 0
        try checkJoinMode(request)
        group.membersMayInvite = try request.choice("invitemode", 0...1, else: 0) == 1
        group.membersMayEdit = try request.choice("uptinfomode", 0...1, else: 0) == 1
        if request.text("teamMemberLimit") != nil {
          group.memberLimit = Int(try request.choice("teamMemberLimit", 2...10_000))
        }
        for (name, property) in properties { group.properties[property] = request.text(name) }
        let reply = try request.carryOut(
          CreateGroupCall(id: nil, group: group, members: members.filter { $0 != owner }, note: request.text("msg")),
          as: owner)
        return ["tid": .string(reply.group.id), "faccid": refusedAccounts(reply.refused)]
      },
      "team/add": .works { request throws(NIMFailure) in
        let (team, owner) = (try request.needed("tid"), try request.account("owner"))
        try checkConsent(request)
        let reply = try request.carryOut(
          AddMembersCall(
            id: team, accounts: try request.accounts("members", most: listedAccounts),
            note: request.text("attach") ?? request.text("msg")), as: owner)
        return reply.refused.isEmpty ? [:] : ["code": 813, "faccid": refusedAccounts(reply.refused)]
      },
      "team/kick": .works { request throws(NIMFailure) in
        let (team, owner) = (try request.needed("tid"), try request.account("owner"))
        let members =
          request.text("member") == nil
          ? try request.accounts("members", most: listedAccounts) : [try request.account("member")]
        _ = try request.carryOut(RemoveMembersCall(id: team, accounts: members), as: owner)
        return [:]
      },
      "team/remove": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          DismissGroupCall(id: try request.needed("tid")), as: try request.account("owner"))
        return [:]
      },
      "team/leave": .works { request throws(NIMFailure) in
        _ = try request.carryOut(LeaveGroupCall(id: try request.needed("tid")), as: try request.account("accid"))
        return [:]
      },
      "team/update": .works { request throws(NIMFailure) in
        let (team, owner) = (try request.needed("tid"), try request.account("owner"))
        try checkJoinMode(request)
        guard request.text("teamMemberLimit") == nil else {
          throw NIMFailure(.forbidden, "the limit of a team's members is set when it is made")
        }
        var changes: [String: String] = [:]
        for (name, property) in properties { changes[property] = request.change(name) }
        changes[GroupInfo.Property.name] = request.text("tname")
        func set(_ name: String, _ property: String, _ isTrue: (Int64) -> Bool) throws(NIMFailure) {
          guard request.text(name) != nil else { return }
          changes[property] = isTrue(try request.choice(name, 0...2)) ? "true" : "false"
        }
        try set("joinmode", GroupInfo.Property.joinsFreely) { $0 == 0 }
        try set("invitemode", GroupInfo.Property.membersMayInvite) { $0 == 1 }
        try set("uptinfomode", GroupInfo.Property.membersMayEdit) { $0 == 1 }
        guard !changes.isEmpty else { return [:] }
        _ = try request.carryOut(UpdateGroupCall(id: team, changes: changes), as: owner)
        return [:]
      },
      "team/query": .works { request throws(NIMFailure) in
        let includesMembers = try request.choice("ope", 0...1) == 1
        let ignoresInvalid = request.flag("ignoreInvalid") ?? false
        var (infos, invalid): ([JSONValue], [JSONValue]) = ([], [])
        for team in try request.texts("tids") {
          do throws(MessagingError) {
            let reply = try request.hub.group(team)
            var members = info(reply)
            if !includesMembers { members["members"] = nil }
            infos.append(.object(members))
          } catch {
            guard error.code == .groupNotFound, ignoresInvalid else { throw NIMFailure(error) }
            invalid.append(.string(team))
          }
        }
        var members: [String: JSONValue] = ["tinfos": .array(infos)]
        if ignoresInvalid { members["invalidTids"] = .array(invalid) }
        return members
      },
      "team/queryDetail": .works { request throws(NIMFailure) in
        let team = try request.needed("tid")
        let reply = try asking { () throws(MessagingError) in try request.hub.group(team) }
        var members = info(reply)
        func details(_ role: Member.Role) -> [JSONValue] {
          reply.members.filter { $0.role == role }.map { .object(detail($0)) }
        }
        members["owner"] = details(.owner).first
        members["admins"] = .array(details(.manager))
        members["members"] = .array(details(.ordinary))
        return ["tinfo": .object(members)]
      },
      "team/joinTeams": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        let groups = try asking { () throws(MessagingError) in try request.hub.groups(of: account) }
        let infos = groups.map { group -> JSONValue in
          [
            "tid": .string(group.id), "tname": .string(group.name), "owner": .string(group.owner.name),
            "size": JSONValue(group.memberCount), "maxusers": JSONValue(group.memberLimit),
            "custom": .string(group.properties[GroupInfo.Property.custom] ?? ""),
          ]
        }
        return ["count": JSONValue(infos.count), "infos": .array(infos)]
      },
      "team/changeOwner": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          TransferGroupCall(
            id: try request.needed("tid"), account: try request.account("newowner"),
            leaves: try request.choice("leave", 1...2) == 1), as: try request.account("owner"))
        return [:]
      },
      "team/addManager": .works { request throws(NIMFailure) in try setRole(.manager, request) },
      "team/removeManager": .works { request throws(NIMFailure) in try setRole(.ordinary, request) },
      "team/updateTeamNick": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          UpdateMemberCall(
            id: try request.needed("tid"), account: try request.account("accid"), nickname: request.change("nick"),
            custom: request.change("custom")), as: try request.account("owner"))
        return [:]
      },
      "team/muteTlist": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          MuteMembersCall(
            id: try request.needed("tid"), accounts: [try request.account("accid")],
            isMuted: try request.choice("mute", 0...1) == 1, until: nil), as: try request.account("owner"))
        return [:]
      },
      "team/muteTlistAll": .works { request throws(NIMFailure) in
        let isMuted: Bool
        if let flag = request.flag("mute") {
          isMuted = flag
        } else {
          let type = try request.choice("muteType", 0...3)
          guard type != 3, type != 2 else { throw NIMFailure(.forbidden, "managers and owners cannot be muted") }
          isMuted = type == 1
        }
        _ = try request.carryOut(
          UpdateGroupCall(
            id: try request.needed("tid"), changes: [GroupInfo.Property.muted: isMuted ? "true" : "false"]),
          as: try request.account("owner"))
        return [:]
      },
      "team/listTeamMute": .works { request throws(NIMFailure) in
        let team = try request.needed("tid")
        let reply = try asking { () throws(MessagingError) in try request.hub.group(team) }
        guard reply.group.owner == (try request.account("owner")) else {
          throw NIMFailure(.noPermission, "another account owns the team")
        }
        let mutes = reply.members.filter { $0.isMuted(at: request.hub.now) }.map { member -> JSONValue in
          var members: [String: JSONValue] = [
            "accid": .string(member.account.name), "tid": .string(team), "type": JSONValue(type(of: member.role)),
          ]
          members.set("nick", member.nickname)
          return .object(members)
        }
        return ["mutes": .array(mutes)]
      },
      "team/getMarkReadInfo": .works { request throws(NIMFailure) in
        let (team, account) = (ConversationID.group(try request.needed("tid")), try request.account("fromAccid"))
        let number = MessageNumber(try request.neededNumber("msgid"))
        guard let message = try find(number, in: team, of: account, request) else {
          throw NIMFailure(.notFound, "no such message")
        }
        let detail = try request.carryOut(
          ReceiptDetailCall(conversation: team, id: message.message.id), as: account)
        var members: [String: JSONValue] = [
          "readSize": JSONValue(detail.readers.count), "unreadSize": JSONValue(detail.nonReaders.count),
        ]
        if request.flag("snapshot") == true {
          members["readAccids"] = JSONValue(detail.readers)
          members["unreadAccids"] = JSONValue(detail.nonReaders)
        }
        return ["data": .object(members)]
      },
      "team/listOnlineUsers": .works { request throws(NIMFailure) in
        ["data": JSONValue(try online(try request.needed("tid"), request))]
      },
      "team/listOnlineUserCount": .works { request throws(NIMFailure) in
        var counts: [String: JSONValue] = [:]
        for team in try request.texts("tids") { counts[team] = JSONValue(try online(team, request).count) }
        return ["data": .object(counts)]
      },
      "team/muteTeam": .waiting("the back end changes no push settings of accounts"),
      "team/listMemberInfo": .waiting("what its answer has is not known"),
    ]

    /// The texts of a team, by the vendor's names.
    private static let properties = [
      "announcement": GroupInfo.Property.announcement, "intro": GroupInfo.Property.introduction,
      "custom": GroupInfo.Property.custom, "icon": GroupInfo.Property.avatar,
    ]

    /// Refuses what asks members first.
    private static func checkConsent(_ request: NIMRequest) throws(NIMFailure) {
      guard try request.choice("magree", 0...1) == 0 else {
        throw NIMFailure(.forbidden, "members are added at once: invitations cannot ask them first")
      }
    }

    private static func checkJoinMode(_ request: NIMRequest) throws(NIMFailure) {
      guard try request.choice("joinmode", 0...2, else: 0) != 1 else {
        throw NIMFailure(.forbidden, "requests to join cannot wait for an answer")
      }
    }

    private static func refusedAccounts(_ accounts: [AccountID]) -> JSONValue {
      ["accid": JSONValue(accounts), "msg": .string(accounts.isEmpty ? "" : "team count exceed")]
    }

    private static func setRole(_ role: Member.Role, _ request: NIMRequest) throws(NIMFailure) -> [String: JSONValue] {
      let members = try request.accounts("members", most: 10)
      _ = try request.carryOut(
        SetRoleCall(id: try request.needed("tid"), accounts: members, role: role), as: try request.account("owner"))
      return [:]
    }

    private static func online(_ team: String, _ request: NIMRequest) throws(NIMFailure) -> [AccountID] {
      try asking { () throws(MessagingError) in
        let members = try request.hub.group(team).members.map(\.account)
        return try request.hub.presence(of: members).filter { $0.state == .online }.map(\.account)
      }
    }

    private static func type(of role: Member.Role) -> Int {
      switch role {
      case .ordinary: 0
      case .owner: 1
      case .manager: 2
      }
    }

    private static func info(_ reply: GroupReply) -> [String: JSONValue] {
      let group = reply.group
      func accounts(_ role: Member.Role) -> JSONValue {
        JSONValue(reply.members.filter { $0.role == role }.map(\.account))
      }
      var members: [String: JSONValue] = [
        "tid": .string(group.id), "tname": .string(group.name), "owner": .string(group.owner.name),
        "admins": accounts(.manager), "members": accounts(.ordinary), "maxusers": JSONValue(group.memberLimit),
        "size": JSONValue(group.memberCount), "joinmode": group.joinsFreely ? 0 : 2, "beinvitemode": 1,
        "invitemode": group.membersMayInvite ? 1 : 0, "uptinfomode": group.membersMayEdit ? 1 : 0,
        "upcustommode": group.membersMayEdit ? 1 : 0, "mute": .bool(group.isMuted), "muteType": group.isMuted ? 1 : 0,
        "createtime": JSONValue(group.created),
      ]
      for (name, property) in properties { members[name] = .string(group.properties[property] ?? "") }
      return members
    }

    private static func detail(_ member: Member) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "accid": .string(member.account.name), "mute": .bool(member.isMuted), "createtime": JSONValue(member.joined),
      ]
      members.set("nick", member.nickname)
      members.set("custom", member.custom)
      return members
    }
  }
#endif
