#if Server
  package import ParlanceBridge
  internal import ParlanceCore
  package import ParlanceMoving

  /// Events of the hub as requests of the REST API.
  extension EasemobBridgeEnd {
    /// The largest body of a message with its extension, in bytes.
    private static let size = 5120
    /// The longest name of a group, in characters.
    private static let nameLimit = 128
    /// The most pairs of a custom message, and its longest name, in bytes.
    private static let (pairLimit, eventLimit) = (16, 32)

    package func request(for event: BridgeEvent, _ context: BridgeContext) -> BridgeTranslation {
      switch event {
      case .message(let message): send(message, context)
      case .recall(let recall): take(back: recall, context)
      // The API confirms nothing in a user's name.
      case .reading: .leftOut(kind: "reading")
      case .group(let change): apply(change)
      // It ends the user's logins, too.
      case .block(let account):
        .request(FetchRequest("users/\(Self.account(account))/deactivate", method: "POST"))
      case .unblock(let account):
        .request(FetchRequest("users/\(Self.account(account))/activate", method: "POST"))
      case .leftOut(let kind): .leftOut(kind: kind)
      case .damaged: .leftOut(kind: "damaged")
      }
    }

    /// Returns the vendor's form of an account's name, which has no upper case.
    private static func account(_ name: String) -> String { name.lowercased() }

    /// Returns the receiver and whether it is a group; nil for a room.
    private static func target(_ place: BridgePlace?) -> (name: String, isGroup: Bool)? {
      switch place {
      case .account(let name)?: (account(name), false)
      case .group(let id)?: (id, true)
      case .room?, nil: nil
      }
    }

    // MARK: messages

    private func send(_ message: BridgeMessage, _ context: BridgeContext) -> BridgeTranslation {
      guard let (to, isGroup) = Self.target(context.place) else { return .leftOut(kind: "message.room") }
      guard let (type, fields) = Self.content(of: message.body, context.files) else {
        return .leftOut(kind: "message.\(message.body["type"]?.text ?? "unknown")")
      }
      var body: [String: JSONNode] = [
        "from": .text(Self.account(message.sender)), "to": [.text(to)], "type": .text(type), "body": .object(fields),
        // The sender's own devices that use the service show it, too.
        "sync_device": true,
      ]
      let left = Self.size - JSONNode.object(fields).jsonText().utf8.count
      let attached = BridgeMarker.object(message.attributes, mark: context.mark) { $0.utf8.count <= left }
      if let attached, attached.object?.isEmpty == false { body["ext"] = attached }
      return .request(
        FetchRequest(isGroup ? "messages/chatgroups" : "messages/users", method: "POST", body: .object(body)))
    }

    /// Returns the vendor's type of a content, and the members of its body.
    ///
    /// - parameter files: The addresses of the content's files, and their secrets.
    static func content(
      of body: JSONNode, _ files: [MediaPart: JSONNode]
    ) -> (type: String, fields: [String: JSONNode])? {
      switch body["type"]?.text {
      case "text": return body["text"]?.text.map { ("txt", ["msg": .text($0)]) }
      // As histories and callbacks of a gateway have it: the vendor has no tips.
      case "tip": return body["text"]?.text.map { custom("tip", ["text": .text($0)]) }
      case "place":
        guard let latitude = body["latitude"], let longitude = body["longitude"], latitude.number != nil,
          longitude.number != nil
        else { return nil }
        let (one, other) = (latitude.jsonText(), longitude.jsonText())
        let address = body["text"]?.text ?? ""
        return (
          "loc",
          ["lat": .text(one), "lng": .text(other), "addr": .text(address.isEmpty ? "\(one), \(other)" : address)]
        )
      case "custom":
        let event = body["event"]?.text ?? ""
        guard event.utf8.count <= eventLimit, event.utf8.allSatisfy(isOfEvent) else { return nil }
        return custom(event.isEmpty ? "custom" : event, pairs(of: body["payload"]?.text ?? ""))
      case let kind?:
        guard let type = ["image": "img", "audio": "audio", "video": "video", "file": "file"][kind],
          let file = files[.file]
        else { return nil }
        return (type, fields(of: body, type, file, files[.preview]))
      case nil: return nil
      }
    }

    /// Returns the members of the body of a message with a file.
    private static func fields(
      of body: JSONNode, _ type: String, _ file: JSONNode, _ preview: JSONNode?
    ) -> [String: JSONNode] {
      var fields: [String: JSONNode] = ["filename": body["name"] ?? .text(body["type"]?.text ?? "file")]
      (fields["url"], fields["secret"]) = (file["url"], file["secret"])
      if type == "img", let width = body["width"], let height = body["height"] {
        fields["size"] = ["width": width, "height": height]
      }
      if type == "audio" || type == "video", let duration = body["duration"]?.integer {
        // Seconds, of which what is shorter is one.
        fields["length"] = .integer(max(1, (duration + 500) / 1000))
      }
      if type == "video" {
        fields["file_length"] = body["size"]
        (fields["thumb"], fields["thumb_secret"]) = (preview?["url"], preview?["secret"])
      }
      return fields
    }

    /// Pictures have previews that the vendor's servers make.
    package func request(uploading file: BridgeFile) -> FetchRequest? {
      guard file.part == .file || file.kind == "video" else { return nil }
      return FetchRequest(
        "chatfiles", method: "POST",
        upload: FetchUpload(field: "file", fileName: file.name, type: file.type, bytes: []))
    }

    package func file(in answer: JSONNode) -> JSONNode? {
      let entity = answer["entities"]?.list?.first
      guard let id = entity?["uuid"]?.text, !id.isEmpty else { return nil }
      var file: [String: JSONNode] = ["url": .text("\(settings.endpoint)/chatfiles/\(id)")]
      file["secret"] = entity?["share-secret"]
      return .object(file)
    }

    private static func custom(
      _ event: String, _ pairs: [String: JSONNode]
    ) -> (type: String, fields: [String: JSONNode]) {
      ("custom", ["customEvent": .text(event), "customExts": .object(pairs)])
    }

    /// Returns a payload as the texts that a custom message has; one that is something else as one text.
    private static func pairs(of payload: String) -> [String: JSONNode] {
      guard !payload.isEmpty else { return [:] }
      if let pairs = (try? JSONParser.parse(Array(payload.utf8)))?.object, pairs.count <= pairLimit,
        pairs.values.allSatisfy({ $0.text != nil })
      {
        return pairs
      }
      return ["content": .text(payload)]
    }

    private static func isOfEvent(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_/.".utf8.contains(byte)
      }
    }

    private func take(back recall: BridgeRecall, _ context: BridgeContext) -> BridgeTranslation {
      guard let (to, isGroup) = Self.target(context.place), let link = context.link,
        let id = link.serverID ?? link.theirs
      else { return .leftOut(kind: "recall") }
      var body: [String: JSONNode] = [
        "msg_id": .text(id), "to": .text(to), "chat_type": isGroup ? "groupchat" : "chat",
        "from": .text(Self.account(link.sender)), "sync_device": true,
        // The hub decided whether it is too late.
        "force": true,
      ]
      body["recallMessageExtensionInfo"] = recall.note.map(JSONNode.text)
      return .request(FetchRequest("messages/msg_recall", method: "POST", body: .object(body)))
    }

    // MARK: groups

    private func apply(_ change: BridgeGroupChange) -> BridgeTranslation {
      let group = "chatgroups/\(change.group)"
      guard change.operation != .dismissed else { return .request(FetchRequest(group, method: "DELETE")) }
      guard let account = change.accounts.first else { return .leftOut(kind: "group.empty") }
      return .request(
        FetchRequest(
          "\(group)/users/\(Self.account(account))", method: change.operation == .membersAdded ? "POST" : "DELETE"))
    }

    package func request(creating group: BridgeGroup) -> BridgeTranslation {
      let name = String((group.name.isEmpty ? group.id : group.name).prefix(Self.nameLimit))
      let limit = max(group.size, min(10_000, max(200, 2 * group.size)))
      return .request(
        FetchRequest(
          "chatgroups", method: "POST",
          body: [
            "groupname": .text(name), "description": .text(name), "public": false,
            "owner": .text(Self.account(group.owner)), "maxusers": .integer(Int64(limit)),
            // Members are added without being asked.
            "invite_need_confirm": false,
          ]))
    }
  }
#endif
