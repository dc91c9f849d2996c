#if Server
  internal import ParlanceMoving

  extension ServerAnswer {
    /// Adds an account with its profile.
    static func user(_ node: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      var source = VendorMembers(node)
      guard let account = source.account("accid"), let id = account.text else {
        throw RecordError("\"accid\" is missing")
      }
      try output.add(.account, id: id, ["disabled": source.flag("valid") == false ? true : nil])
      let until: JSONNode? = source.flag("mute") == true ? "forever" : nil
      // Zero says that it is not known.
      if source.rest["gender"]?.count == 0 { _ = source.take("gender") }
      var members: [String: JSONNode?] = [
        "nickname": source.text("name"), "avatar": source.text("icon"), "signature": source.text("sign"),
        "email": source.text("email"), "birthday": source.text("birth"), "phone": source.text("mobile"),
        "gender": source.choice("gender", [1: "male", 2: "female"]), "mutedDirectUntil": until,
        "mutedGroupUntil": until, "mutedRoomUntil": until,
      ]
      members["attributes"] = source.attributes
      guard members.contains(where: { $0.value != nil }) else { return }
      members["account"] = account
      try output.add(.profile, id: id, members)
    }

    func friends(_ list: [JSONNode], _ output: inout ConvertedRecords) throws(RecordError) {
      let account = try account("accid")
      // Two answers have friends; the one about a single friend has more, and an id of its own.
      let suffix = answer["friend"] == nil ? "" : "/detail"
      parts("friends", list, &output) { (friend, output) throws(RecordError) in
        var source = VendorMembers(friend)
        guard let contact = source.account("faccid"), let name = contact.text else {
          throw RecordError("\"faccid\" is missing")
        }
        // A friend who removed this account: the friendship is in one list alone.
        if source.rest["bidirection"]?.isSet == true { _ = source.take("bidirection") }
        var members: [String: JSONNode?] = [
          "account": .text(account), "contact": contact, "state": "accepted", "alias": source.text("alias"),
          "created": source.time("createtime"), "updated": source.time("updatetime"),
        ]
        members["attributes"] = source.attributes
        try output.add(.contact, id: "\(account)/\(name)\(suffix)", members)
      }
    }

    func blocks(_ output: inout ConvertedRecords) throws(RecordError) {
      let account = try account("accid")
      for (name, list, suffix) in [("blacklist", "block", ""), ("mutelist", "mute", "/mute")] {
        parts(name, answer[name]?.list ?? [], &output) { (entry, output) throws(RecordError) in
          guard let blocked = entry.account else { throw RecordError("not the name of an account") }
          try output.add(
            .block, id: "\(account)/\(blocked)\(suffix)",
            ["account": .text(account), "blocked": .text(blocked), "list": .text(list)])
        }
      }
    }

    /// Adds the conversations of an account.
    func conversations(_ list: [JSONNode], _ output: inout ConvertedRecords) throws(RecordError) {
      let account = try account("accid")
      parts("sessions", list, &output) { (session, output) throws(RecordError) in
        let target: (name: String, id: String, kind: String)
        if let peer = session["accid"]?.account {
          target = ("recipient", peer, "direct")
        } else if let team = session["tid"]?.word {
          // The vendor numbers the types of conversations: 5 is a large team.
          let isLarge = session["sessionType"]?.count == 5
          target = ("group", isLarge ? MessageTarget.largeTeamID(team) : team, "group")
        } else {
          throw RecordError("\"accid\" and \"tid\" are missing")
        }
        var members: [String: JSONNode?] = ["account": .text(account), target.name: .text(target.id)]
        members["updated"] = session["updateTime"]?.count.map(JSONNode.integer)
        if let text = session["ext"], text != .null, text != "" { members["attributes"] = ["ext": text] }
        try output.add(.conversation, id: "\(account)/\(target.kind)/\(target.id)", members)
      }
    }
  }
#endif
