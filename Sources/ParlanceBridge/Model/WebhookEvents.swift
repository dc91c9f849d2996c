#if Server
  package import ParlanceMoving

  /// The gateway's events as those of the hub.
  package enum WebhookEvents {
    /// An event with its name, which no other one has.
    package struct Numbered: Hashable, Sendable {
      package var id: String
      package var event: BridgeEvent
      /// The account that the event reports to be online.
      package var online: String?
    }

    /// Reads the body of a request.
    ///
    /// - throws: `RecordError` if it is not a list of events.
    package static func events(in body: [UInt8]) throws(RecordError) -> [Numbered] {
      guard let list = try JSONParser.parse(body)["events"]?.list else { throw RecordError("\"events\" is missing") }
      var events: [Numbered] = []
      for node in list {
        guard let id = name(node["id"]), let type = node["type"]?.text, let time = node["time"]?.integer else {
          throw RecordError("an event has no id, type or time")
        }
        if type == "account.online" {
          guard let account = name(node["account"]) else { throw RecordError("an event has no account") }
          events.append(Numbered(id: id, event: .leftOut(kind: type), online: account))
        } else if let event = try event(type, node, time) {
          events.append(Numbered(id: id, event: event.withPlainNames, online: nil))
        }
      }
      return events
    }

    /// Returns a name; nil for an empty one.
    private static func name(_ node: JSONNode?) -> String? { node?.text.flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the object that a message's sender attached; nil for what is not JSON, or cannot be kept.
    private static func attributes(_ text: String?) -> JSONNode? {
      guard let text, let value = try? JSONParser.parse(Array(text.utf8)) else { return nil }
      return value.depth <= BridgeEvent.attributesDepth ? value : nil
    }

    private static func event(_ type: String, _ node: JSONNode, _ time: Int64) throws(RecordError) -> BridgeEvent? {
      let place = node["to"].flatMap(BridgePlace.init).flatMap { $0.name.isEmpty ? nil : $0 }
      let message = node["message"]
      switch type {
      case "message.accepted":
        guard let message, let id = name(message["id"]), let sender = name(message["from"]), let place else {
          throw RecordError("a message has no id, sender or place")
        }
        return .message(
          BridgeMessage(
            id: id, sender: sender, place: place, time: message["time"]?.integer ?? time,
            sequence: message["sequence"]?.integer, body: body(of: message["content"] ?? .null),
            attributes: attributes(message["attributes"]?.text)))
      case "message.revoked":
        guard let id = name(message?["id"]), let sender = name(message?["from"]), let place else {
          throw RecordError("a revocation has no message, sender or place")
        }
        guard node["scope"] != "receivers" else { return .leftOut(kind: "recall.receivers") }
        return .recall(
          BridgeRecall(
            message: id, sender: sender, place: place, by: name(node["by"]), time: time,
            note: node["postscript"]?.text))
      case "message.read":
        guard let id = name(message?["id"]), let reader = name(node["account"]), let place else {
          throw RecordError("a receipt has no message, account or place")
        }
        return .reading(
          BridgeReading(
            reader: reader, place: place, message: id, sequence: message?["sequence"]?.integer, time: time))
      case "group.changed":
        guard let group = name(node["group"]), let change = node["change"], let actor = name(change["actor"]) else {
          throw RecordError("a change of a group has no group or actor")
        }
        return try self.change(of: group, change, actor, time)
      default: return nil
      }
    }

    private static func change(
      of group: String, _ change: JSONNode, _ actor: String, _ time: Int64
    ) throws(RecordError) -> BridgeEvent {
      let operationName = change["operation"]?.text ?? ""
      let targets = change["targets"]?.list ?? []
      var accounts = targets.compactMap(name)
      guard accounts.count == targets.count else { throw RecordError("a target of a change has no name") }
      let operation: BridgeGroupChange.Operation
      switch operationName {
      case "membersAdded", "memberJoined", "invitationAccepted": operation = .membersAdded
      case "membersRemoved", "memberLeft": operation = .membersRemoved
      case "dismissed": operation = .dismissed
      default: return .leftOut(kind: BridgeWord.word("group." + operationName))
      }
      if accounts.isEmpty, operation != .dismissed { accounts = [actor] }
      return .group(
        BridgeGroupChange(group: group, operation: operation, actor: actor, accounts: accounts, time: time))
    }

    /// Returns the content of a message in the archive's form.
    private static func body(of content: JSONNode) -> JSONNode {
      // One member, named by the kind; of several always the same one.
      guard let (kind, value) = content.object?.min(by: { $0.key < $1.key }) else { return ["type": "unknown"] }
      switch kind {
      case "text": return ["type": "text", "text": value]
      case "tip": return ["type": "tip", "text": value["text"] ?? value["attachment"] ?? ""]
      case "location":
        return .object(
          ["type": "place", "latitude": value["latitude"], "longitude": value["longitude"], "text": value["title"]]
            .compactMapValues { $0 })
      case "custom":
        return ["type": "custom", "event": value["type"] ?? "", "payload": value["payload"] ?? ""]
      case "image", "audio", "video", "file":
        // The file's own type makes room for that of the content.
        return .object(
          ["type": .text(kind), "mime": value["type"] ?? ""].merging(value.object ?? [:]) { first, _ in first })
      default: return ["type": .text(kind)]
      }
    }
  }
#endif
