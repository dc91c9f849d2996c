#if Server
  internal import ParlanceMoving

  extension ServerAnswer {
    /// Adds a team with its members: names in one answer, objects in another.
    func team(_ node: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      var source = VendorMembers(node)
      guard let number = source.take("tid")?.word else { throw RecordError("\"tid\" is missing") }
      let id = path.first == "superteam" ? MessageTarget.largeTeamID(number) : number
      let owner = source.take("owner")
      let lists = [("manager", source.take("admins")), ("member", source.take("members"))]
      var members: [String: JSONNode?] = [
        "name": source.text("tname"), "owner": Self.account(of: owner).map(JSONNode.text),
        "memberLimit": source.count("maxusers"), "memberCount": source.count("size"),
        "announcement": source.text("announcement", limit: 1 << 20),
        "description": source.text("intro", limit: 1 << 20),
        "avatar": source.text("icon"), "join": source.choice("joinmode", [0: "open", 1: "approval", 2: "closed"]),
        "invite": source.choice("invitemode", [0: "managers", 1: "members"]),
        "edit": source.choice("uptinfomode", [0: "managers", 1: "members"]), "created": source.time("createtime"),
        "updated": source.time("updatetime"),
      ]
      if let mode = source.rest["beinvitemode"]?.count, mode == 0 || mode == 1 {
        _ = source.take("beinvitemode")
        members["inviteNeedsConsent"] = .flag(mode == 0)
      }
      let isMuted = source.flag("mute") == true
      if source.rest["muteType"]?.count == 0 { _ = source.take("muteType") }
      let silenced = source.choice("muteType", [1: "members", 3: "everyone"])
      members["silenced"] = silenced ?? (isMuted ? "members" : JSONNode.null)
      members["attributes"] = source.attributes
      if path.first == "superteam" { members["large"] = .flag(true) }
      try output.add(.group, id: id, members)

      // An owner may be among the members, too.
      var listed: Set<String> = []
      if let owner { try Self.member(owner, "owner", of: id, &listed, &output) }
      for (role, list) in lists {
        parts(role, list?.unwrapped.list ?? [], &output) { (entry, output) throws(RecordError) in
          try Self.member(entry, role, of: id, &listed, &output)
        }
      }
    }

    private static func account(of entry: JSONNode?) -> String? { entry?.account ?? entry?["accid"]?.account }

    private static func member(
      _ entry: JSONNode, _ role: String, of id: String, _ listed: inout Set<String>, _ output: inout ConvertedRecords
    ) throws(RecordError) {
      guard let account = account(of: entry) else { throw RecordError("a member without \"accid\"") }
      guard listed.insert(account).inserted else { return }
      var source = VendorMembers(entry)
      _ = (source.take("accid"), source.take("updatetime"))
      var members: [String: JSONNode?] = ["group": .text(id), "account": .text(account), "role": .text(role)]
      members["nickname"] = source.text("nick")
      members["joined"] = source.time("createtime")
      members["mutedUntil"] = source.flag("mute") == true ? "forever" : nil
      members["attributes"] = source.attributes
      // The answer with objects has more than the one with names, and records of its own.
      try output.add(.member, id: "\(id)/\(account)" + (entry.object == nil ? "" : "/detail"), members)
    }

    /// Adds a muted member of a team.
    static func mute(_ node: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      guard let team = node["tid"]?.word, let account = node["accid"]?.account else {
        throw RecordError("\"tid\" or \"accid\" is missing")
      }
      try output.add(
        .member, id: "\(team)/\(account)/muted",
        ["group": .text(team), "account": .text(account), "mutedUntil": "forever"])
    }

    static func room(_ node: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      var source = VendorMembers(node)
      guard let id = source.take("roomid")?.word else { throw RecordError("\"roomid\" is missing") }
      // The number of accounts that are connected to the room changes all the time.
      _ = source.take("onlineusercount")
      var members: [String: JSONNode?] = [
        "name": source.text("name"), "owner": source.account("creator"),
        "announcement": source.text("announcement", limit: 1 << 20), "created": source.time("createtime"),
        "disabled": source.flag("valid") == false ? true : nil,
        "silenced": source.flag("muted") == true ? "members" : nil,
      ]
      members["attributes"] = source.attributes
      try output.add(.room, id: id, members)
    }

    static func roomMember(_ node: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      var source = VendorMembers(node)
      guard let room = source.take("roomid")?.word, let account = source.account("accid"), let name = account.text
      else {
        throw RecordError("\"roomid\" or \"accid\" is missing")
      }
      // What holds for the moment alone.
      for name in ["onlineStat", "isRobot", "tempMuted"] where source.rest[name]?.isSet == false {
        _ = source.take(name)
      }
      _ = source.take("onlineStat")
      var members: [String: JSONNode?] = [
        "room": .text(room), "account": account, "nickname": source.text("nick"), "joined": source.time("enterTime"),
        "banned": source.flag("blacklisted") == true ? true : nil,
        "mutedUntil": source.flag("muted") == true ? "forever" : nil,
      ]
      switch source.rest["type"]?.word {
      case "CREATOR", "1": members["role"] = "owner"
      case "MANAGER", "2": members["role"] = "manager"
      case "COMMON", "0": members["role"] = "member"
      // Guests and others, of whom the attributes tell.
      default: break
      }
      if members["role"] != nil { _ = source.take("type") }
      members["attributes"] = source.attributes
      try output.add(.member, id: "\(room)/\(name)", members)
    }
  }
#endif
