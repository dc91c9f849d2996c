#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// The properties of rooms, and the roles and mutes of accounts there.
  extension NIMEndpoint {
    static let roomRights: [String: NIMEndpoint] = [
      "chatroom/update": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        var changes = try roomChanges(request)
        changes[GroupInfo.Property.name] = request.text("name")
        guard !changes.isEmpty else { throw NIMFailure(.badParameter, "there is nothing to change") }
        let note = request.text("notifyExt")
        let announces = try announces(request)
        _ = try changing { () throws(MessagingError) in
          try request.hub.changeRoom(id, changes, note: note, announces: announces)
        }
        return ["chatroom": .object(try room(id, request))]
      },
      "chatroom/setMemberRole": .works { request throws(NIMFailure) in
        let (id, target) = (try request.needed("roomid"), try request.account("target"))
        let (kind, isSet) = (try request.choice("opt", -2...2), try isSet("optvalue", request))
        let change: RoomStandingChange
        switch kind {
        case 1: change = .manager(isSet)
        case -1: change = .blocked(isSet)
        case -2: change = .muted(isSet)
        case 2: change = .regular(isSet)
        default: throw NIMFailure(.badParameter, "opt is \(kind)")
        }
        try apply(change, to: target, in: id, announces: true, request)
        let member = try standing(of: target, in: id, request)
        return [
          "desc": .object([
            "roomid": .string(id), "level": 0, "accid": .string(target.name), "type": .string(type(of: member)),
          ])
        ]
      },
      "chatroom/temporaryMute": .works { request throws(NIMFailure) in
        let (id, target) = (try request.needed("roomid"), try request.account("target"))
        let seconds = try request.choice("muteDuration", 0...2_592_000)
        let end = seconds == 0 ? nil : request.hub.now.advanced(byMilliseconds: seconds * 1000)
        try apply(.mutedUntil(end), to: target, in: id, announces: try announces(request), request)
        return ["desc": .object(["muteDuration": JSONValue(seconds)])]
      },
      "chatroom/muteRoom": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("operator"))
        let (isMuted, announces) = (try isSet("mute", request), try announces(request))
        let note = request.text("notifyExt")
        _ = try changing { () throws(MessagingError) in
          try request.hub.changeRoom(
            id, [GroupInfo.Property.muted: isMuted ? "true" : "false"], note: note, announces: announces, by: account)
        }
        return ["desc": .object(["success": 1])]
      },
      "chatroom/queryMembersByRole": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let wanted = try roles(request)
        let found = try members(of: id, request).filter { member in
          wanted.contains { $0(member, request.hub.now) }
        }
        return ["desc": .object(["data": .array(found.map { .object(row($0, id, request)) })])]
      },
    ]

    // MARK: standings

    /// An account in a room, or one of its managers, muted or blocked accounts.
    struct RoomMember {
      var standing: RoomStanding
      /// nil for an account that is not in the room.
      var occupant: Member?
      var isFixed: Bool { standing.role > .ordinary || standing.isRegular }
    }

    /// Returns the members of a room: fixed ones, then the others, those who came last first.
    static func members(of id: String, _ request: NIMRequest) throws(NIMFailure) -> [RoomMember] {
      let (occupants, standings) = try asking { () throws(MessagingError) in
        (try request.hub.room(id).members, try request.hub.standings(ofRoom: id))
      }
      var known: [AccountID: RoomMember] = [:]
      for standing in standings { known[standing.account] = RoomMember(standing: standing) }
      for occupant in occupants {
        let standing = RoomStanding(
          account: occupant.account, role: occupant.role, isRegular: occupant.isRegular)
        known[occupant.account, default: RoomMember(standing: standing)].occupant = occupant
      }
      return known.values.sorted { first, second in
        if first.isFixed != second.isFixed { return first.isFixed }
        let times = (first.occupant?.joined ?? .zero, second.occupant?.joined ?? .zero)
        return times.0 == times.1 ? first.standing.account < second.standing.account : times.0 > times.1
      }
    }

    private static func standing(
      of account: AccountID, in id: String, _ request: NIMRequest
    ) throws(NIMFailure) -> RoomStanding {
      let all = try asking { () throws(MessagingError) in try request.hub.standings(ofRoom: id) }
      return all.first { $0.account == account } ?? RoomStanding(account: account)
    }

    /// Changes the standing of the account in the name of the operator that the request names.
    private static func apply(
      _ change: RoomStandingChange, to target: AccountID, in id: String, announces: Bool, _ request: NIMRequest
    ) throws(NIMFailure) {
      let (account, note) = (try request.account("operator"), request.text("notifyExt"))
      try changing { () throws(MessagingError) in
        try request.hub.changeStandings(
          of: [target], inRoom: id, [change], note: note, announces: announces, by: account)
      }
    }

    /// Changes a room. Who may not is refused with code 403, where teams have 802.
    static func changing<Value>(
      _ body: () throws(MessagingError) -> Value
    ) throws(NIMFailure) -> Value {
      do throws(MessagingError) {
        return try body()
      } catch {
        throw error.code == .forbidden ? NIMFailure(.forbidden, "the account may not") : NIMFailure(error)
      }
    }

    /// Returns tests for the roles that a request names.
    private static func roles(
      _ request: NIMRequest
    ) throws(NIMFailure) -> [@Sendable (RoomMember, Timestamp) -> Bool] {
      guard let object = try request.object("roles") else { throw NIMFailure(.badParameter, "roles is missing") }
      var tests: [@Sendable (RoomMember, Timestamp) -> Bool] = []
      for (name, value) in object where value.bool == true || value.string == "true" {
        switch name {
        case "creator": tests.append { member, _ in member.standing.role == .owner }
        case "manager": tests.append { member, _ in member.standing.role == .manager }
        case "common": tests.append { member, _ in member.isFixed }
        case "blacklist": tests.append { member, _ in member.standing.isBlocked }
        case "mute": tests.append { member, time in member.standing.isMuted(at: time) }
        default: throw NIMFailure(.badParameter, "roles has \(name)")
        }
      }
      return tests
    }

    private static func type(of member: RoomStanding) -> String {
      switch member.role {
      case .owner: "CREATOR"
      case .manager: "MANAGER"
      case .ordinary: member.isBlocked || member.isMuted ? "RESTRICTED" : member.isRegular ? "COMMON" : "TEMPORARY"
      }
    }

    /// Returns whether those in the room are notified: they are unless the request says otherwise.
    static func announces(_ request: NIMRequest) throws(NIMFailure) -> Bool {
      request.text("needNotify") == nil ? true : try isSet("needNotify", request)
    }

    private static func isSet(_ name: String, _ request: NIMRequest) throws(NIMFailure) -> Bool {
      guard let isSet = request.flag(name) else { throw NIMFailure(.badParameter, "\(name) is not a Boolean value") }
      return isSet
    }

    /// Returns the properties of a room in a request, by the hub's names; the name is not among them.
    static func roomChanges(_ request: NIMRequest) throws(NIMFailure) -> [String: String] {
      var changes: [String: String] = [:]
      changes[GroupInfo.Property.announcement] = request.change("announcement")
      changes[RoomInfo.Property.broadcastAddress] = request.change("broadcasturl")
      changes[GroupInfo.Property.custom] = request.change("ext")
      if request.text("queuelevel") != nil {
        changes[RoomInfo.Property.queueLevel] = try request.choice("queuelevel", 0...1) == 1 ? "manager" : ""
      }
      return changes
    }

    static func row(_ member: RoomMember, _ room: String, _ request: NIMRequest) -> [String: JSONValue] {
      let (standing, now) = (member.standing, request.hub.now)
      let rest = standing.mutedUntil.map { max(0, $0.milliseconds(since: now)) } ?? 0
      var members: [String: JSONValue] = [
        "roomid": .string(room), "accid": .string(standing.account.name), "type": .string(type(of: standing)),
        "level": 0, "onlineStat": .bool(member.occupant != nil),
        "enterTime": JSONValue(member.occupant?.joined ?? .zero), "blacklisted": .bool(standing.isBlocked),
        "muted": .bool(standing.isMuted), "tempMuted": .bool(rest > 0), "tempMuteTtl": JSONValue((rest + 999) / 1000),
        "isRobot": false,
      ]
      members.set("nick", member.occupant?.nickname ?? standing.card?.nickname)
      members.set("avator", member.occupant?.avatar ?? standing.card?.avatar)
      members.set("ext", member.occupant?.custom ?? standing.card?.custom)
      if let tags = member.occupant?.tags, !tags.isEmpty { members["tags"] = .string(JSONObject.text(of: tags)) }
      members.set("notifyTargetTags", member.occupant?.audience)
      return members
    }
  }
#endif
