#if Server
  internal import ParlanceMoving

  /// An answer of the server API, recognized by its members; the request says whom it is about where the answer does not.
  struct ServerAnswer {
    /// The last two components of the request's address, without the ending; empty if the request is unknown.
    let path: [String]
    private let parameters: [String: JSONNode]
    let answer: JSONNode

    init(path: String?, parameters: JSONNode?, _ answer: JSONNode) {
      let bare = path?.split(separator: "?", maxSplits: 1).first.map(String.init) ?? ""
      self.path = bare.split(separator: "/").suffix(2).map { part in
        String(part.hasSuffix(".action") ? part.dropLast(7) : part)
      }
      // The vendor's own clients and documents write them with different cases.
      let pairs = (parameters?.object ?? [:]).map { ($0.key.lowercased(), $0.value) }
      self.parameters = Dictionary(pairs) { first, _ in first }
      self.answer = answer
    }

    /// Returns a parameter of the request.
    func parameter(_ name: String) throws(RecordError) -> String {
      guard let value = parameters[name]?.word else {
        throw RecordError("the answer does not say whom it is about, and the request's \"\(name)\" is missing")
      }
      return value
    }

    /// Returns the name of an account among the request's parameters.
    func account(_ name: String) throws(RecordError) -> String { try parameter(name).lowercased() }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard let code = answer["code"]?.count else { throw RecordError("neither a copy nor an answer with \"code\"") }
      guard code == 200 else { throw RecordError("the answer has the code \(code)") }
      if let rows = answer["msgs"]?.list {
        try history(rows, &output)
      } else if let users = answer["uinfos"]?.list {
        parts("uinfos", users, &output) { (user, output) throws(RecordError) in try Self.user(user, &output) }
      } else if let friends = answer["friends"]?.list ?? answer["friend"].map({ [$0] }) {
        try self.friends(friends, &output)
      } else if answer["blacklist"] != nil || answer["mutelist"] != nil {
        try blocks(&output)
      } else if let sessions = answer["data"]?["sessions"]?.list {
        try conversations(sessions, &output)
      } else if let teams = answer["tinfos"]?.list ?? answer["tinfo"].map({ [$0] }) {
        parts("tinfos", teams, &output) { (team, output) throws(RecordError) in try self.team(team, &output) }
      } else if let mutes = answer["mutes"]?.list {
        parts("mutes", mutes, &output) { (mute, output) throws(RecordError) in try Self.mute(mute, &output) }
      } else if let rooms = answer["succRooms"]?.list ?? answer["chatroom"].map({ [$0] }) {
        parts("rooms", rooms, &output) { (room, output) throws(RecordError) in try Self.room(room, &output) }
      } else if let members = answer["desc"]?["data"]?.list, path.first ?? "chatroom" == "chatroom" {
        parts("data", members, &output) { (member, output) throws(RecordError) in
          try Self.roomMember(member, &output)
        }
      } else {
        output.countSkipped()
      }
    }

    /// Converts the elements of a list, each for itself.
    func parts(
      _ name: String, _ list: [JSONNode], _ output: inout ConvertedRecords,
      _ body: (JSONNode, inout ConvertedRecords) throws(RecordError) -> Void
    ) {
      for (index, element) in list.enumerated() {
        output.attempt("\(name)[\(index)]") { (output) throws(RecordError) in try body(element, &output) }
      }
    }

    private func history(_ rows: [JSONNode], _ output: inout ConvertedRecords) throws(RecordError) {
      switch path.last {
      case "querySessionMsg":
        let (one, other) = (try account("from"), try account("to"))
        // Both directions are in one answer.
        parts("msgs", rows, &output) { (row, output) throws(RecordError) in
          let sender = row["from"]?.account
          guard sender == one || sender == other else { throw RecordError("the sender is neither of the two accounts") }
          try Self.message(row, .recipient(sender == one ? other : one)).add(to: &output)
        }
      case "queryTeamMsg":
        let team = try parameter("tid")
        parts("msgs", rows, &output) { (row, output) throws(RecordError) in
          try Self.message(row, .group(team)).add(to: &output)
        }
      case "queryHistoryMsg":
        let team = MessageTarget.largeTeam(try parameter("tid"))
        parts("msgs", rows, &output) { (row, output) throws(RecordError) in
          try Self.message(row, team).add(to: &output)
        }
      case "queryChatroomMsg", "queryTagHistoryMsg":
        let room = try parameter("roomid")
        parts("msgs", rows, &output) { (row, output) throws(RecordError) in
          try Self.message(row, .room(room)).add(to: &output)
        }
      default:
        throw RecordError("the answer does not say which conversation it is of, and the request's \"path\" is missing")
      }
    }

    private static func message(_ row: JSONNode, _ target: MessageTarget) -> VendorMessage {
      VendorMessage(
        clientID: row["msgidclient"]?.word ?? row["msgidClient"]?.word, serverID: row["msgid"]?.word,
        sender: row["from"]?.account, target: target, time: row["sendtime"]?.count,
        type: row["type"]?.count.flatMap(VendorMessageType.init(rawValue:)), body: row["body"] ?? .null,
        extras: row["ext"], device: VendorMessage.device(row["fromclienttype"]),
        original: .object((row.object ?? [:]).filter { ["type", "body"].contains($0.key) }))
    }
  }
#endif
