#if Server
  internal import ParlanceMoving

  /// An answer about groups or rooms.
  struct SpaceAnswer {
    let kind: ArchiveKind
    /// The components of the path, without the organization and the app.
    let path: [String]
    let data: JSONNode?

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      let parts = path.dropFirst(2).joined(separator: "/")
      switch parts {
      case "":
        each(data?.list ?? data.map({ [$0] }) ?? [], &output) { (space, output) throws(RecordError) in
          try details(space, &output)
        }
      case "users":
        each(data?.list ?? [], &output) { (entry, output) throws(RecordError) in
          try affiliation(entry, of: path[1], &output)
        }
      case "admin": try members("manager", ["role": "manager"], &output)
      case "blocks/users": try members("banned", ["banned": true], &output)
      case "white/users": try members("allowed", ["allowed": true], &output)
      case "mute":
        each(data?.list ?? [], &output) { (entry, output) throws(RecordError) in
          guard let name = entry["user"]?.text, let expiry = entry["expire"]?.integer else {
            throw RecordError("a mute without \"user\" or \"expire\"")
          }
          let until: JSONNode = expiry < 0 || expiry > ArchiveShape.latestTime ? "forever" : .integer(expiry)
          try member(name, of: path[1], "muted", ["mutedUntil": until], &output)
        }
      default: output.countSkipped()
      }
    }

    private func details(_ space: JSONNode, _ output: inout ConvertedRecords) throws(RecordError) {
      guard let id = space["id"]?.text else { throw RecordError("\"id\" is missing") }
      var members: [String: JSONNode?] = [
        "name": space["name"], "owner": owner(space), "description": space["description"], "avatar": space["avatar"],
        "created": space["created"], "memberLimit": space["maxusers"], "memberCount": space["affiliations_count"],
        "disabled": space["disabled"], "public": space["public"],
        "silenced": space["mute"] == true ? "members" : nil,
        "attributes": space["custom"]?.text.flatMap { $0.isEmpty ? nil : ["custom": .text($0)] },
      ]
      if kind == .group {
        // A group that is not public takes no applications.
        members["join"] =
          space["public"]?.flag == false ? "closed" : space["membersonly"]?.flag.map { $0 ? "approval" : "open" }
        members["invite"] = space["allowinvites"]?.flag.map { $0 ? "members" : "managers" }
        members["inviteNeedsConsent"] = space["invite_need_confirm"]
      }
      try output.add(kind, id: id, members)
      each(space["affiliations"]?.list ?? [], &output) { (entry, output) throws(RecordError) in
        try affiliation(entry, of: id, &output)
      }
    }

    /// Converts the elements of a list, each for itself.
    private func each(
      _ list: [JSONNode], _ output: inout ConvertedRecords,
      _ body: (JSONNode, inout ConvertedRecords) throws(RecordError) -> Void
    ) {
      for (index, element) in list.enumerated() {
        output.attempt("[\(index)]") { (output) throws(RecordError) in try body(element, &output) }
      }
    }

    private func owner(_ space: JSONNode) -> JSONNode? {
      if let owner = space["owner"]?.text, !owner.isEmpty { return .text(owner) }
      return space["affiliations"]?.list?.lazy.compactMap { $0["owner"] }.first
    }

    /// Adds a member, of which answers have an object with one key: `owner` or `member`.
    private func affiliation(
      _ entry: JSONNode, of id: String, _ output: inout ConvertedRecords
    ) throws(RecordError) {
      if let name = entry["owner"]?.text {
        try member(name, of: id, nil, ["role": "owner"], &output)
      } else if let name = entry["member"]?.text {
        try member(name, of: id, nil, ["role": "member"], &output)
      } else {
        throw RecordError("a member that is neither \"owner\" nor \"member\"")
      }
    }

    private func members(
      _ suffix: String, _ members: [String: JSONNode], _ output: inout ConvertedRecords
    ) throws(RecordError) {
      for name in data?.list?.compactMap(\.text) ?? [] { try member(name, of: path[1], suffix, members, &output) }
    }

    /// Adds a record about a member; those from different answers have ids of their own, and add up.
    private func member(
      _ name: String, of id: String, _ suffix: String?, _ members: [String: JSONNode],
      _ output: inout ConvertedRecords
    ) throws(RecordError) {
      var members: [String: JSONNode?] = members.mapValues { $0 }
      members["account"] = .text(name)
      members[kind.rawValue] = .text(id)
      try output.add(.member, id: ([id, name] + (suffix.map { [$0] } ?? [])).joined(separator: "/"), members)
    }
  }
#endif
