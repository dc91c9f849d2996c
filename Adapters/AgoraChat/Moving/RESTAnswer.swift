#if Server
  internal import ParlanceMoving

  /// An answer of the REST API, whose `uri` says what was asked for.
  struct RESTAnswer {
    /// The components of the path, without the organization and the app.
    let path: [String]
    let node: JSONNode

    /// Returns the components of an address: a URL with organization and app, or a path without.
    static func path(of uri: String) -> [String] {
      let bare = uri.split(separator: "?", maxSplits: 1).first.map(String.init) ?? ""
      let parts = bare.split(separator: "/").map { String($0) }
      return bare.contains("://") ? Array(parts.dropFirst(4)) : parts
    }

    private var data: JSONNode? { node["data"] }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      let last = path.last ?? ""
      switch (path.first, path.count) {
      case ("users", 1...2): try users(&output)
      case ("users", 4) where path[2] == "contacts" && last == "users":
        for name in try names() { try contact(path[1], name, nil, &output) }
      case ("user", 3) where last == "contacts":
        for (index, entry) in (data?["contacts"]?.list ?? []).enumerated() {
          output.attempt("contacts[\(index)]") { (output) throws(RecordError) in
            guard let name = entry["username"]?.text else { throw RecordError("a contact without \"username\"") }
            try contact(path[1], name, entry["remark"], &output)
          }
        }
      case ("users", 4) where path[2] == "blocks" && last == "users":
        for name in try names() {
          try output.add(
            .block, id: "\(path[1])/\(name)", ["account": .text(path[1]), "blocked": .text(name), "list": "block"])
        }
      case ("mutes", 1...2): try mutes(&output)
      case ("metadata", 3) where path[1] == "user": try metadata(&output)
      case ("chatgroups", 2...4): try SpaceAnswer(kind: .group, path: path, data: data).convert(into: &output)
      case ("chatrooms", 2...4): try SpaceAnswer(kind: .room, path: path, data: data).convert(into: &output)
      default: output.countSkipped()
      }
    }

    private func names() throws(RecordError) -> [String] {
      guard let list = data?.list else { throw RecordError("\"data\" is not a list of names") }
      return list.compactMap(\.text)
    }

    private func users(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let entities = node["entities"]?.list else { throw RecordError("\"entities\" is missing") }
      for (index, entity) in entities.enumerated() {
        output.attempt("entities[\(index)]") { (output) throws(RecordError) in
          guard let name = entity["username"]?.text else { throw RecordError("a user without \"username\"") }
          try output.add(
            .account, id: name,
            ["created": entity["created"], "disabled": entity["activated"]?.flag.map { .flag(!$0) }])
          guard let nickname = entity["nickname"]?.text else { return }
          try output.add(
            .profile, id: "\(name)/nickname", ["account": .text(name), "nickname": .text(nickname)])
        }
      }
    }

    private func contact(
      _ account: String, _ name: String, _ alias: JSONNode?, _ output: inout ConvertedRecords
    ) throws(RecordError) {
      // Two answers list contacts; that with remarks has an id of its own.
      try output.add(
        .contact, id: "\(account)/\(name)" + (alias == nil ? "" : "/alias"),
        ["account": .text(account), "contact": .text(name), "alias": alias, "state": "accepted"])
    }

    /// Adds the times until which accounts are muted, which the answer has as seconds that are left.
    private func mutes(_ output: inout ConvertedRecords) throws(RecordError) {
      let entries = data?["data"]?.list ?? data.map { [$0] } ?? []
      guard let now = data?["unixtime"]?.integer, (0..<1 << 40).contains(now) else {
        throw RecordError("\"unixtime\" is missing")
      }
      for entry in entries {
        guard let name = (entry["username"] ?? entry["userid"])?.text else {
          throw RecordError("a mute without a name")
        }
        var members: [String: JSONNode?] = ["account": .text(name)]
        for (theirs, ours) in [
          ("chat", "mutedDirectUntil"), ("groupchat", "mutedGroupUntil"), ("chatroom", "mutedRoomUntil"),
        ] {
          guard let left = entry[theirs]?.integer, left != 0 else { continue }
          members[ours] = left < 0 || left >= Int64(Int32.max) ? "forever" : .integer((now + left) * 1000)
        }
        guard members.count > 1 else { continue }
        try output.add(.profile, id: "\(name)/mutes", members)
      }
    }

    private func metadata(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let data = data?.object else { throw RecordError("\"data\" is missing") }
      guard path[2] == "get" else { return try UserAttributes(path[2], data).convert(into: &output) }
      for name in data.keys.sorted() { try UserAttributes(name, data[name]?.object ?? [:]).convert(into: &output) }
    }
  }

  /// The attributes of a user.
  private struct UserAttributes {
    private let name: String
    private let values: [String: JSONNode]

    private static let names = [
      "nickname": "nickname", "avatarurl": "avatar", "phone": "phone", "mail": "email", "sign": "signature",
      "birth": "birthday",
    ]

    init(_ name: String, _ values: [String: JSONNode]) { (self.name, self.values) = (name, values) }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard !values.isEmpty else { return }
      var members: [String: JSONNode?] = ["account": .text(name)]
      var others: [String: JSONNode] = [:]
      for (key, value) in values {
        if let known = Self.names[key], value.text != nil {
          members[known] = value
        } else if key == "gender", let gender = ["1": "male", "2": "female"][value.text ?? value.jsonText()] {
          members["gender"] = .text(gender)
        } else {
          others[key] = value
        }
      }
      if !others.isEmpty { members["attributes"] = .object(others) }
      try output.add(.profile, id: name, members)
    }
  }
#endif
