#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let teams: [String: NIMEndpoint] = [
      "team/create": .works { request throws(NIMFailure) in
        let owner = try request.known(try request.account("owner")).id
        let members = try request.accounts("members", most: listedAccounts - 1)
        let asks = try request.choice("magree", 0...1) == 1
        let group = try newTeam(request, owner: owner, limit: "teamMemberLimit")
        let call = CreateGroupCall(
          id: nil, group: group, members: members.filter { $0 != owner }, note: request.text("msg"))
        let reply = try asking { () throws(MessagingError) in
          try request.hub.createGroup(call, as: owner, asksInvitees: asks)
        }
        return ["tid": .string(reply.group.id), "faccid": refusedAccounts(reply.refused)]
      },
      "team/add": .works { request throws(NIMFailure) in
        let (team, owner) = (try team(request, isSuper: false), try request.account("owner"))
        let asks = try request.choice("magree", 0...1) == 1
        let call = AddMembersCall(
          id: team, accounts: try request.accounts("members", most: listedAccounts),
          note: request.text("msg"), attachment: request.text("attach"))
        let reply = try asking { () throws(MessagingError) in
          try request.hub.addMembers(call, as: owner, asksInvitees: asks)
        }
        return reply.refused.isEmpty ? [:] : ["code": 813, "faccid": refusedAccounts(reply.refused)]
      },
      "team/kick": .works { request throws(NIMFailure) in
        let (team, owner) = (try team(request, isSuper: false), try request.account("owner"))
        let members =
          request.text("member") == nil
          ? try request.accounts("members", most: listedAccounts) : [try request.account("member")]
        _ = try request.carryOut(RemoveMembersCall(id: team, accounts: members), as: owner)
        return [:]
      },
      "team/remove": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          DismissGroupCall(id: try team(request, isSuper: false)), as: try request.account("owner"))
        return [:]
      },
      "team/leave": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          LeaveGroupCall(id: try team(request, isSuper: false)), as: try request.account("accid"))
        return [:]
      },
      "team/update": .works { request throws(NIMFailure) in
        let id = try team(request, isSuper: false)
        let limit =
          request.text("teamMemberLimit") == nil ? nil : Int(try request.choice("teamMemberLimit", 2...10_000))
        try change(id, request)
        if let limit { try setMemberLimit(limit, of: id, request) }
        return [:]
      },
      "team/query": .works { request throws(NIMFailure) in
        let includesMembers = try request.choice("ope", 0...1) == 1
        return try infos(
          of: request, isSuper: false, ignoresInvalid: request.flag("ignoreInvalid") ?? false
        ) { reply in
          var members = info(reply)
          if !includesMembers { members["members"] = nil }
          return members
        }
      },
      "team/queryDetail": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: false)
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
      "team/joinTeams": .works { request throws(NIMFailure) in try joinedTeams(request, isSuper: false) },
      "team/changeOwner": .works { request throws(NIMFailure) in
        try transfer(request, to: try request.account("newowner"), isSuper: false)
      },
      "team/addManager": .works { request throws(NIMFailure) in
        try setRole(.manager, of: "members", request, isSuper: false)
      },
      "team/removeManager": .works { request throws(NIMFailure) in
        try setRole(.ordinary, of: "members", request, isSuper: false)
      },
      "team/updateTeamNick": .works { request throws(NIMFailure) in
        try changeMember(request, as: try request.account("owner"), isSuper: false)
      },
      "team/muteTlist": .works { request throws(NIMFailure) in
        try mute([try request.account("accid")], request, isSuper: false)
      },
      "team/muteTlistAll": .works { request throws(NIMFailure) in try muteAll(request, isSuper: false) },
      "team/listTeamMute": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: false)
        let reply = try asking { () throws(MessagingError) in try request.hub.group(team) }
        guard reply.group.owner == (try request.account("owner")) else {
          throw NIMFailure(.noPermission, "another account owns the team")
        }
        return ["mutes": .array(mutes(reply, request))]
      },
      "team/getMarkReadInfo": .works { request throws(NIMFailure) in
        let team = ConversationID.group(try team(request, isSuper: false))
        let account = try request.account("fromAccid")
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
        ["data": JSONValue(try online(try team(request, isSuper: false), request))]
      },
      "team/listOnlineUserCount": .works { request throws(NIMFailure) in
        var counts: [String: JSONValue] = [:]
        for team in try request.texts("tids") { counts[team] = JSONValue(try online(team, request).count) }
        return ["data": .object(counts)]
      },
      "team/muteTeam": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: false)
        let isOff = try request.choice("ope", 1...2) == 1
        let update = ConversationPushSettingsUpdate(selection: .set(isOff ? .nothing : .all))
        let account = try request.account("accid")
        let reply = try asking { () throws(MessagingError) in try request.hub.group(team) }
        guard reply.members.contains(where: { $0.account == account }) else {
          throw NIMFailure(.notMember, "not a member")
        }
        _ = try request.carryOut(
          UpdateConversationPushSettingsCall(conversations: [.group(team)], update: update), as: account)
        return [:]
      },
      "team/listMemberInfo": .works { request throws(NIMFailure) in
        // The vendor does not say what the answer has: it is that of `joinTeams`, with what `queryDetail` says of a member.
        let account = try request.account("accid")
        let groups = try asking { () throws(MessagingError) in try request.hub.groups(of: account) }
        var infos: [JSONValue] = []
        for group in groups where !group.isLarge {
          let reply = try asking { () throws(MessagingError) in try request.hub.group(group.id) }
          guard let member = reply.members.first(where: { $0.account == account }) else { continue }
          var members = detail(member)
          members["tid"] = .string(group.id)
          members["type"] = JSONValue(type(of: member.role))
          infos.append(.object(members))
        }
        return ["count": JSONValue(infos.count), "infos": .array(infos)]
      },
    ]

    /// The texts of a team, by the vendor's names.
    private static let properties = [
      "announcement": GroupInfo.Property.announcement, "intro": GroupInfo.Property.introduction,
      "custom": GroupInfo.Property.custom, "icon": GroupInfo.Property.avatar,
      "serverCustom": NIMStyle.serverCustomProperty,
    ]

    // MARK: both kinds of team

    /// Returns the id of a team of a kind.
    ///
    /// - throws: Code 803 if there is no such team, or it is of the other kind.
    static func team(
      _ request: NIMRequest, _ name: String = "tid", isSuper: Bool
    ) throws(NIMFailure) -> String {
      let id = try request.needed(name)
      try check(id, request, isSuper: isSuper)
      return id
    }

    /// Checks that a team exists, and whether it is a super team.
    ///
    /// - throws: `teamNotFound` for a team of the other kind, and the hub's refusal for one that does not exist.
    static func check(_ id: String, _ request: NIMRequest, isSuper: Bool) throws(NIMFailure) {
      let info = try asking { () throws(MessagingError) in try request.hub.groupInfo(id) }
      guard info.isLarge == isSuper else { throw NIMFailure(.teamNotFound, "a team of the other kind") }
    }

    /// Returns a team to be created.
    ///
    /// - parameter limit: The name of the largest number of its members.
    static func newTeam(
      _ request: NIMRequest, owner: AccountID, limit: String
    ) throws(NIMFailure) -> GroupInfo {
      var group = GroupInfo(id: "", name: try request.needed("tname"), owner: owner)
      let mode = try request.choice("joinmode", 0...2)
      (group.joinsFreely, group.takesJoinRequests) = (mode == 0, mode == 1)
      group.asksInvitees = try request.choice("beinvitemode", 0...1, else: 0) == 0
      group.membersMayInvite = try request.choice("invitemode", 0...1, else: 0) == 1
      group.membersMayEdit = try request.choice("uptinfomode", 0...1, else: 0) == 1
      if request.text(limit) != nil { group.memberLimit = Int(try request.choice(limit, 2...10_000)) }
      for (name, property) in properties { group.properties[property] = request.text(name) }
      return group
    }

    /// Changes the properties of a team that a request has, in its owner's name.
    static func change(_ id: String, _ request: NIMRequest) throws(NIMFailure) {
      let owner = try request.account("owner")
      var changes: [String: String] = [:]
      for (name, property) in properties { changes[property] = request.change(name) }
      changes[GroupInfo.Property.name] = request.text("tname")
      func set(_ name: String, _ property: String, _ isTrue: (Int64) -> Bool) throws(NIMFailure) {
        guard request.text(name) != nil else { return }
        changes[property] = isTrue(try request.choice(name, 0...2)) ? "true" : "false"
      }
      try set("joinmode", GroupInfo.Property.joinsFreely) { $0 == 0 }
      try set("joinmode", GroupInfo.Property.takesJoinRequests) { $0 == 1 }
      try set("beinvitemode", GroupInfo.Property.asksInvitees) { $0 == 0 }
      try set("invitemode", GroupInfo.Property.membersMayInvite) { $0 == 1 }
      try set("uptinfomode", GroupInfo.Property.membersMayEdit) { $0 == 1 }
      guard !changes.isEmpty else { return }
      _ = try request.carryOut(UpdateGroupCall(id: id, changes: changes), as: owner)
    }

    /// Changes how many members a team may have, for its owner.
    static func setMemberLimit(_ limit: Int, of id: String, _ request: NIMRequest) throws(NIMFailure) {
      let owner = try request.account("owner")
      try asking { () throws(MessagingError) in
        guard try request.hub.groupInfo(id).owner == owner else { throw MessagingError(.forbidden) }
        _ = try request.hub.setMemberLimit(limit, ofGroup: id)
      }
    }

    /// Returns the teams that a request lists.
    static func infos(
      of request: NIMRequest, isSuper: Bool, ignoresInvalid: Bool, _ members: (GroupReply) -> [String: JSONValue]
    ) throws(NIMFailure) -> [String: JSONValue] {
      var (infos, invalid): ([JSONValue], [JSONValue]) = ([], [])
      for team in try request.texts("tids") {
        do throws(NIMFailure) {
          try check(team, request, isSuper: isSuper)
          infos.append(.object(members(try asking { () throws(MessagingError) in try request.hub.group(team) })))
        } catch {
          guard error.code == .teamNotFound, ignoresInvalid else { throw error }
          invalid.append(.string(team))
        }
      }
      var answer: [String: JSONValue] = ["tinfos": .array(infos)]
      if ignoresInvalid { answer["invalidTids"] = .array(invalid) }
      return answer
    }

    /// Returns the teams of a kind that an account is in.
    static func joinedTeams(_ request: NIMRequest, isSuper: Bool) throws(NIMFailure) -> [String: JSONValue] {
      let account = try request.account("accid")
      let groups = try asking { () throws(MessagingError) in try request.hub.groups(of: account) }
      let infos = groups.filter { $0.isLarge == isSuper }.map { group -> JSONValue in
        [
          "tid": .string(group.id), "tname": .string(group.name), "owner": .string(group.owner.name),
          "size": JSONValue(group.memberCount), "maxusers": JSONValue(group.memberLimit),
          "custom": .string(group.properties[GroupInfo.Property.custom] ?? ""),
        ]
      }
      return ["count": JSONValue(infos.count), "infos": .array(infos)]
    }

    static func transfer(
      _ request: NIMRequest, to account: AccountID, isSuper: Bool
    ) throws(NIMFailure) -> [String: JSONValue] {
      _ = try request.carryOut(
        TransferGroupCall(
          id: try team(request, isSuper: isSuper), account: account, leaves: try request.choice("leave", 1...2) == 1),
        as: try request.account("owner"))
      return [:]
    }

    static func changeMember(
      _ request: NIMRequest, as account: AccountID, isSuper: Bool
    ) throws(NIMFailure) -> [String: JSONValue] {
      _ = try request.carryOut(
        UpdateMemberCall(
          id: try team(request, isSuper: isSuper), account: try request.account("accid"),
          nickname: request.change("nick"), custom: request.change("custom")), as: account)
      return [:]
    }

    /// Lets members write, or not, as `mute` says.
    static func mute(
      _ accounts: [AccountID], _ request: NIMRequest, isSuper: Bool
    ) throws(NIMFailure) -> [String: JSONValue] {
      _ = try request.carryOut(
        MuteMembersCall(
          id: try team(request, isSuper: isSuper), accounts: accounts,
          isMuted: try request.choice("mute", 0...1) == 1, until: nil), as: try request.account("owner"))
      return [:]
    }

    /// Lets all ordinary members write, or not, as `mute` or `muteType` says.
    static func muteAll(_ request: NIMRequest, isSuper: Bool) throws(NIMFailure) -> [String: JSONValue] {
      let isMuted: Bool
      if !isSuper, let flag = request.flag("mute") {
        isMuted = flag
      } else {
        let type = try request.choice("muteType", 0...3)
        guard type != 3, type != 2 else { throw NIMFailure(.forbidden, "managers and owners cannot be muted") }
        isMuted = type == 1
      }
      _ = try request.carryOut(
        UpdateGroupCall(
          id: try team(request, isSuper: isSuper), changes: [GroupInfo.Property.muted: isMuted ? "true" : "false"]),
        as: try request.account("owner"))
      return [:]
    }

    /// Returns the members who may not write.
    static func mutes(_ reply: GroupReply, _ request: NIMRequest) -> [JSONValue] {
      reply.members.filter { $0.isMuted(at: request.hub.now) }.map { member -> JSONValue in
        var members: [String: JSONValue] = [
          "accid": .string(member.account.name), "tid": .string(reply.group.id),
          "type": JSONValue(type(of: member.role)),
        ]
        members.set("nick", member.nickname)
        return .object(members)
      }
    }

    static func refusedAccounts(_ accounts: [AccountID]) -> JSONValue {
      ["accid": JSONValue(accounts), "msg": .string(accounts.isEmpty ? "" : "team count exceed")]
    }

    static func setRole(
      _ role: Member.Role, of name: String, _ request: NIMRequest, isSuper: Bool
    ) throws(NIMFailure) -> [String: JSONValue] {
      let members = try request.accounts(name, most: 10)
      _ = try request.carryOut(
        SetRoleCall(id: try team(request, isSuper: isSuper), accounts: members, role: role),
        as: try request.account("owner"))
      return [:]
    }

    private static func online(_ team: String, _ request: NIMRequest) throws(NIMFailure) -> [AccountID] {
      try asking { () throws(MessagingError) in
        let members = try request.hub.group(team).members.map(\.account)
        return try request.hub.presence(of: members).filter { $0.state == .online }.map(\.account)
      }
    }

    static func type(of role: Member.Role) -> Int {
      switch role {
      case .ordinary: 0
      case .owner: 1
      case .manager: 2
      }
    }

    static func info(_ reply: GroupReply) -> [String: JSONValue] {
      let group = reply.group
      func accounts(_ role: Member.Role) -> JSONValue {
        JSONValue(reply.members.filter { $0.role == role }.map(\.account))
      }
      var members: [String: JSONValue] = [
        "tid": .string(group.id), "tname": .string(group.name), "owner": .string(group.owner.name),
        "admins": accounts(.manager), "members": accounts(.ordinary), "maxusers": JSONValue(group.memberLimit),
        "size": JSONValue(group.memberCount), "joinmode": group.joinsFreely ? 0 : group.takesJoinRequests ? 1 : 2,
        "beinvitemode": group.asksInvitees ? 0 : 1,
        "invitemode": group.membersMayInvite ? 1 : 0, "uptinfomode": group.membersMayEdit ? 1 : 0,
        "upcustommode": group.membersMayEdit ? 1 : 0, "mute": .bool(group.isMuted), "muteType": group.isMuted ? 1 : 0,
        "createtime": JSONValue(group.created),
      ]
      for (name, property) in properties where property != NIMStyle.serverCustomProperty || group.isLarge {
        members[name] = .string(group.properties[property] ?? "")
      }
      return members
    }

    static func detail(_ member: Member) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "accid": .string(member.account.name), "mute": .bool(member.isMuted), "createtime": JSONValue(member.joined),
      ]
      members.set("nick", member.nickname)
      members.set("custom", member.custom)
      return members
    }
  }
#endif
