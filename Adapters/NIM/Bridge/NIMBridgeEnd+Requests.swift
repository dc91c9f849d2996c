#if Server
  package import ParlanceBridge
  internal import ParlanceCore
  package import ParlanceMoving

  /// Events of the hub as requests of the server API.
  extension NIMBridgeEnd {
    /// The words that the vendor wants with an invitation.
    private static let invitation = "Parlance"
    /// The longest extension of a message, and the longest name of a team, in characters.
    private static let (extensionLimit, nameLimit) = (1024, 64)

    package func request(for event: BridgeEvent, _ context: BridgeContext) -> BridgeTranslation {
      switch event {
      case .message(let message): send(message, context)
      case .recall(let recall): take(back: recall, context)
      case .reading(let reading): confirm(reading, context)
      case .group(let change): apply(change, context)
      case .block(let account):
        .request(FetchRequest("user/block.action", ["accid": Self.account(account), "needkick": "true"]))
      case .unblock(let account):
        .request(FetchRequest("user/unblock.action", ["accid": Self.account(account)]))
      case .leftOut(let kind): .leftOut(kind: kind)
      case .damaged: .leftOut(kind: "damaged")
      }
    }

    /// Returns the vendor's form of an account's name, which has no upper case.
    private static func account(_ name: String) -> String { name.lowercased() }

    /// Returns the receiver and whether it is a team; nil for a room.
    private static func target(_ place: BridgePlace?) -> (name: String, isTeam: Bool)? {
      switch place {
      case .account(let name)?: (account(name), false)
      case .group(let id)?: (id, true)
      case .room?, nil: nil
      }
    }

    // MARK: messages

    private func send(_ message: BridgeMessage, _ context: BridgeContext) -> BridgeTranslation {
      guard let (to, isTeam) = Self.target(context.place) else { return .leftOut(kind: "message.room") }
      guard let (type, body) = Self.content(of: message.body, context.files) else {
        return .leftOut(kind: "message.\(message.body["type"]?.text ?? "unknown")")
      }
      var parameters = [
        "from": Self.account(message.sender), "ope": isTeam ? "1" : "0", "to": to, "type": String(type), "body": body,
      ]
      parameters["ext"] = BridgeMarker.object(message.attributes, mark: context.mark) {
        $0.unicodeScalars.count <= Self.extensionLimit
      }?.jsonText()
      return .request(FetchRequest("msg/sendMsg.action", parameters))
    }

    /// Returns the number of a content's type, and its body.
    ///
    /// - parameter files: The addresses of the content's files.
    static func content(of body: JSONNode, _ files: [MediaPart: JSONNode]) -> (type: Int, body: String)? {
      switch body["type"]?.text {
      case "text": return body["text"]?.text.map { (0, JSONNode.object(["msg": .text($0)]).jsonText()) }
      case "tip": return body["text"]?.text.map { (10, JSONNode.object(["msg": .text($0)]).jsonText()) }
      case "place":
        guard let latitude = body["latitude"], let longitude = body["longitude"], latitude != .null else { return nil }
        let members: [String: JSONNode] = ["lat": latitude, "lng": longitude, "title": body["text"] ?? ""]
        return (4, JSONNode.object(members).jsonText())
      case "custom":
        let payload = body["payload"]?.text ?? ""
        // Any JSON; another text as a text of JSON.
        let isJSON = (try? JSONParser.parse(Array(payload.utf8))) != nil
        return (100, isJSON ? payload : JSONNode.text(payload).jsonText())
      case let kind?:
        guard let type = fileTypes[kind], let url = files[.file]?["url"] else { return nil }
        return (type, JSONNode.object(file(body, url)).jsonText())
      case nil: return nil
      }
    }

    /// The numbers of the types that have files.
    private static let fileTypes = ["image": 1, "audio": 2, "video": 3, "file": 6]

    /// Returns the body of a message with a file.
    private static func file(_ body: JSONNode, _ url: JSONNode) -> [String: JSONNode] {
      let name = body["name"]?.text ?? ""
      let ending = MediaType.ending(ofFileName: name)
      var members: [String: JSONNode] = [
        "url": url, "md5": body["md5"] ?? "", "size": body["size"] ?? 0,
        "ext": .text(ending.isEmpty ? MediaType.ending(of: body["mime"]?.text ?? "") : ending),
      ]
      if !name.isEmpty { members["name"] = .text(name) }
      for (theirs, ours) in [("w", "width"), ("h", "height"), ("dur", "duration")] { members[theirs] = body[ours] }
      return members
    }

    /// Previews are made by the vendor's servers.
    package func request(uploading file: BridgeFile) -> FetchRequest? {
      guard file.part == .file else { return nil }
      return FetchRequest(
        "msg/fileUpload.action", ["ishttps": "true", "type": file.type],
        upload: FetchUpload(field: "content", fileName: file.name, type: file.type, bytes: []))
    }

    package func file(in answer: JSONNode) -> JSONNode? {
      answer["url"]?.text.flatMap { $0.isEmpty ? nil : ["url": .text($0)] }
    }

    private func take(back recall: BridgeRecall, _ context: BridgeContext) -> BridgeTranslation {
      guard let (to, isTeam) = Self.target(context.place), let link = context.link, let id = link.serverID,
        let time = link.serverTime
      else { return .leftOut(kind: "recall") }
      var parameters = [
        "deleteMsgid": id, "timetag": String(time), "type": isTeam ? "8" : "7", "from": Self.account(link.sender),
        // The hub decided whether it is too late.
        "to": to, "ignoreTime": "1",
      ]
      parameters["msg"] = recall.note
      return .request(FetchRequest("msg/recall.action", parameters))
    }

    private func confirm(_ reading: BridgeReading, _ context: BridgeContext) -> BridgeTranslation {
      guard let link = context.link, let (name, isTeam) = Self.target(context.place) else {
        return .leftOut(kind: "reading")
      }
      if isTeam {
        guard let id = link.serverID else { return .leftOut(kind: "reading.team") }
        return .request(
          FetchRequest(
            "msg/markReadTeamMsg.action",
            ["accid": Self.account(reading.reader), "tid": name, "msgids": "[\"\(id)\"]"]))
      }
      guard let id = link.theirs else { return .leftOut(kind: "reading") }
      return .request(
        FetchRequest(
          "msg/markReadMsg.action", ["from": Self.account(reading.reader), "to": name, "msgidClient": id]))
    }

    // MARK: teams

    private static func list(_ accounts: [String]) -> String {
      JSONNode.list(accounts.map { .text(account($0)) }).jsonText()
    }

    private func apply(_ change: BridgeGroupChange, _ context: BridgeContext) -> BridgeTranslation {
      let owner = Self.account(context.owner ?? change.actor)
      switch change.operation {
      case .membersAdded:
        return .request(
          FetchRequest(
            "team/add.action",
            [
              "tid": change.group, "owner": owner, "members": Self.list(change.accounts), "magree": "0",
              "msg": Self.invitation,
            ]))
      case .membersRemoved:
        return .request(
          FetchRequest(
            "team/kick.action", ["tid": change.group, "owner": owner, "members": Self.list(change.accounts)]))
      case .dismissed: return .request(FetchRequest("team/remove.action", ["tid": change.group, "owner": owner]))
      }
    }

    package func request(creating group: BridgeGroup) -> BridgeTranslation {
      .request(
        FetchRequest(
          "team/create.action",
          [
            "tname": String((group.name.isEmpty ? group.id : group.name).prefix(Self.nameLimit)),
            "owner": Self.account(group.owner), "members": Self.list(group.members), "msg": Self.invitation,
            "magree": "0", "joinmode": "2", "beinvitemode": "1",
          ]))
    }
  }
#endif
