#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// Super teams, which are large groups of the hub. The code that they share with teams is in `NIMEndpoint+Teams`.
  extension NIMEndpoint {
    static let superTeams: [String: NIMEndpoint] = [
      "superteam/create": .works { request throws(NIMFailure) in
        let owner = try request.known(try request.account("owner")).id
        let members = try request.accounts("inviteAccids", most: listedAccounts)
        var group = try newTeam(request, owner: owner, limit: "tlevel")
        group.isLarge = true
        // As many as the hub's settings allow.
        if request.text("tlevel") == nil { group.memberLimit = 0 }
        let call = CreateGroupCall(
          id: nil, group: group, members: members.filter { $0 != owner }, note: request.text("msg"))
        let reply = try asking { () throws(MessagingError) in
          // There is no other word for whether they are asked.
          try request.hub.createGroup(call, as: owner, asksInvitees: group.asksInvitees)
        }
        return ["tid": .string(reply.group.id), "faccid": refusedAccounts(reply.refused)]
      },
      "superteam/dismiss": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          DismissGroupCall(id: try team(request, isSuper: true)), as: try request.account("owner"))
        return [:]
      },
      "superteam/invite": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: true)
        let call = AddMembersCall(
          id: team, accounts: try request.accounts("inviteAccids", most: listedAccounts), note: request.text("msg"))
        let reply = try request.carryOut(call, as: try request.account("owner"))
        return reply.refused.isEmpty ? [:] : ["code": 813, "faccid": refusedAccounts(reply.refused)]
      },
      "superteam/kick": .works { request throws(NIMFailure) in
        let call = RemoveMembersCall(
          id: try team(request, isSuper: true), accounts: try request.accounts("kickAccids", most: listedAccounts))
        _ = try request.carryOut(call, as: try request.account("owner"))
        return [:]
      },
      "superteam/leave": .works { request throws(NIMFailure) in
        _ = try request.carryOut(
          LeaveGroupCall(id: try team(request, isSuper: true)), as: try request.account("accid"))
        return [:]
      },
      "superteam/changeOwner": .works { request throws(NIMFailure) in
        try transfer(request, to: try request.account("accid"), isSuper: true)
      },
      "superteam/addManager": .works { request throws(NIMFailure) in
        try setRole(.manager, of: "managerAccids", request, isSuper: true)
      },
      "superteam/removeManager": .works { request throws(NIMFailure) in
        try setRole(.ordinary, of: "managerAccids", request, isSuper: true)
      },
      "superteam/updateTinfo": .works { request throws(NIMFailure) in
        try change(try team(request, isSuper: true), request)
        return [:]
      },
      "superteam/changeLevel": .works { request throws(NIMFailure) in
        let id = try team(request, isSuper: true)
        try setMemberLimit(Int(try request.choice("tlevel", 2...10_000)), of: id, request)
        return [:]
      },
      "superteam/updateTlist": .works { request throws(NIMFailure) in
        guard request.text("silentType") == nil else {
          throw NIMFailure(.forbidden, "what the values of silentType say is not known")
        }
        return try changeMember(request, as: try request.account("accid"), isSuper: true)
      },
      "superteam/updateTeamNick": .works { request throws(NIMFailure) in
        try changeMember(request, as: try request.account("owner"), isSuper: true)
      },
      "superteam/mute": .works { request throws(NIMFailure) in try muteAll(request, isSuper: true) },
      "superteam/muteTlist": .works { request throws(NIMFailure) in
        try mute(try request.accounts("muteAccids", most: listedAccounts), request, isSuper: true)
      },
      "superteam/getMuteTlists": .works { request throws(NIMFailure) in
        let reply = try page(request) { $0.isMuted(at: $1) }
        return ["mutes": .array(mutes(reply, request))]
      },
      "superteam/getTlists": .works { request throws(NIMFailure) in
        let members = try page(request) { _, _ in true }.members.map { member -> JSONValue in
          var members = detail(member)
          members["type"] = JSONValue(type(of: member.role))
          return .object(members)
        }
        return ["tlists": .array(members)]
      },
      "superteam/getTinfos": .works { request throws(NIMFailure) in
        try infos(of: request, isSuper: true, ignoresInvalid: false) { reply in
          var members = info(reply)
          // Those have a request of their own.
          (members["admins"], members["members"]) = (nil, nil)
          return members
        }
      },
      "superteam/joinTeams": .works { request throws(NIMFailure) in try joinedTeams(request, isSuper: true) },
      "superteam/sendMsg": .works { request throws(NIMFailure) in
        try send(request, to: .group(try team(request, isSuper: true)), from: try request.account("fromAccid"))
      },
      "superteam/sendAttachMsg": .works { request throws(NIMFailure) in
        try notify(request, .group(try team(request, "to", isSuper: true)))
      },
      "superteam/recallMsg": .works { request throws(NIMFailure) in
        try recall(request, in: .group(try team(request, "to", isSuper: true)))
      },
      "superteam/queryHistoryMsg": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: true)
        return try history(request, in: .group(team), isSuper: true, of: try request.account("accid"), most: 100)
      },
      "superteam/queryHistoryMsgByIds": .works { request throws(NIMFailure) in try messages(numberedBy: request) },
    ]

    /// Returns messages by their numbers, in the order of `msgs`. The vendor does not say what its elements have: each is an object with the
    /// `tid` and the `msgid` of a message, as answers name them. Messages that are not there are left out.
    private static func messages(numberedBy request: NIMRequest) throws(NIMFailure) -> [String: JSONValue] {
      guard let list = (try? JSONValue(parsing: try request.needed("msgs")))?.array, (1...100).contains(list.count)
      else { throw NIMFailure(.badParameter, "msgs is not a JSON array of 1 to 100 messages") }
      var rows: [JSONValue] = []
      for element in list {
        let (team, id) = (element["tid"], element["msgid"])
        guard let team = team?.string ?? team?.integer.map({ String($0) }),
          let number = id?.integer ?? id?.string.flatMap({ Int64($0) })
        else { throw NIMFailure(.badParameter, "msgs has something else than objects with a tid and a msgid") }
        try check(team, request, isSuper: true)
        let conversation = ConversationID.group(team)
        let message = try find(MessageNumber(number), in: conversation, of: AccountID("")) { query throws(NIMFailure) in
          try asking { () throws(MessagingError) in try request.hub.history(of: .group(team), query) }
        }
        guard let message else { continue }
        var members = row(message, in: conversation, isSuper: true, of: AccountID(""), request.address)
        members["tid"] = .string(team)
        rows.append(.object(members))
      }
      return ["size": JSONValue(rows.count), "msgs": .array(rows)]
    }

    /// Returns a super team with a part of its members: those who joined from a time on, or until then.
    private static func page(
      _ request: NIMRequest, where isWanted: (Member, Timestamp) -> Bool
    ) throws(NIMFailure) -> GroupReply {
      let team = try team(request, isSuper: true)
      let time = Timestamp(milliseconds: try request.neededNumber("timetag"))
      let limit = Int(try request.choice("limit", 1...Int64(listedAccounts)))
      let isForward = try request.choice("reverse", 1...2, else: 2) == 1
      var reply = try asking { () throws(MessagingError) in try request.hub.group(team) }
      let now = request.hub.now
      let members = reply.members.filter { isWanted($0, now) }
        .sorted { ($0.joined, $0.account) < ($1.joined, $1.account) }
      reply.members =
        isForward
        ? Array(members.filter { $0.joined >= time }.prefix(limit))
        // The newest ones where the back end has no time yet.
        : Array(members.filter { time == .zero || $0.joined <= time }.suffix(limit).reversed())
      return reply
    }
  }
#endif
