#if Server
  internal import ParlanceMoving

  /// An event of which a back end was sent a copy: nearly all values are texts.
  struct CopiedEvent {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      switch node["eventType"]?.count {
      case 1: try message(&output)
      case 4:
        guard let room = node["roomId"]?.word else { throw RecordError("\"roomId\" is missing") }
        try message(in: .room(room)).add(to: &output)
      case 7, 8, 25: try revocation(&output)
      case 30: try receipts(&output)
      // Logins, calls, queues of rooms and others, which change nothing that an archive has.
      case .some: output.countSkipped()
      case nil: throw RecordError("\"eventType\" is not a number")
      }
    }

    private func message(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let target = node["to"]?.word else { throw RecordError("\"to\" is missing") }
      // The receiver has the sender on the black list, and never got it.
      guard node["blacklist"]?.isSet != true else { return output.countSkipped() }
      switch node["convType"]?.text {
      case "PERSON": try message(in: .recipient(target.lowercased())).add(to: &output)
      case "TEAM": try message(in: .group(target)).add(to: &output)
      case "SUPER_TEAM": try message(in: .largeTeam(target)).add(to: &output)
      case "CUSTOM_PERSON": try notification("CUSTOM_P2P_MSG", .recipient(target.lowercased()), &output)
      case "CUSTOM_TEAM":
        if node["msgType"] == "CUSTOM_SUPERTEAM_MSG" {
          try notification("CUSTOM_SUPERTEAM_MSG", .largeTeam(target), &output)
        } else {
          try notification("CUSTOM_TEAM_MSG", .group(target), &output)
        }
      default: throw RecordError("\"convType\" is missing or unknown")
      }
    }

    private func message(in target: MessageTarget) -> VendorMessage {
      let type = node["msgType"]?.text.flatMap(VendorMessageType.init(name:))
      let (body, attachment) = (node["body"] ?? .null, node["attach"] ?? .null)
      // A text is in the body, but in a room; what has JSON is in the attachment.
      let isInBody = attachment == .null || attachment == ""
      return VendorMessage(
        clientID: node["msgidClient"]?.word, serverID: node["msgidServer"]?.word, sender: node["fromAccount"]?.account,
        target: target, time: node["msgTimestamp"]?.count, type: type,
        body: type == .text && body != .null || isInBody ? body : attachment, extras: node["ext"],
        device: VendorMessage.device(node["fromClientType"]),
        original: .object(
          (node.object ?? [:]).filter { ["msgType", "body", "attach"].contains($0.key) }))
    }

    /// Adds an app's own notification as a command. Those of friends and teams are skipped: the lists say what came of them.
    private func notification(
      _ type: String, _ target: MessageTarget, _ output: inout ConvertedRecords
    ) throws(RecordError) {
      guard node["msgType"]?.text == type else { return output.countSkipped() }
      guard let id = node["msgidServer"]?.word ?? node["msgidClient"]?.word, let sender = node["fromAccount"]?.account,
        let time = node["msgTimestamp"]?.count
      else { throw RecordError("the notification has no id, no sender or no time") }
      guard let text = node["attach"].map({ $0.text ?? $0.jsonText() }) else {
        throw RecordError("\"attach\" is missing")
      }
      let (member, value) = target.member
      try output.add(
        .message, id: "notification-" + id,
        [
          "sender": .text(sender), member: .text(value), "time": .integer(time),
          "body": ["type": "command", "action": "", "parameters": .text(text)],
          "device": VendorMessage.device(node["fromClientType"]).map(JSONNode.text),
        ])
    }

    private func revocation(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let message = node["clientId"]?.word ?? node["msgId"]?.word else {
        throw RecordError("\"clientId\" is missing")
      }
      guard let time = node["deleteTime"]?.count else { throw RecordError("\"deleteTime\" is missing") }
      // In teams managers may revoke messages of others, and the copy does not say who did.
      let isDirect = node["eventType"]?.count == 7
      try output.add(
        .revocation, id: message + "/recall",
        [
          "message": .text(message), "time": .integer(time),
          "account": isDirect ? node["from"]?.account.map(JSONNode.text) : nil,
          "note": node["attach"].flatMap { $0 == .null || $0 == "" ? nil : .text($0.text ?? $0.jsonText()) },
        ])
    }

    /// Adds the read marks of receipts, each of which has an id of its own: the newest one is valid.
    private func receipts(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let receipts = node["objects"]?.unwrapped.list else { throw RecordError("\"objects\" is not a list") }
      for (index, receipt) in receipts.enumerated() {
        output.attempt("objects[\(index)]") { (output) throws(RecordError) in
          guard let reader = receipt["fromAccount"]?.account, let peer = receipt["toAccount"]?.account,
            let message = receipt["msgidClient"]?.word
          else { throw RecordError("the receipt has no account or no message") }
          try output.add(
            .conversation, id: "\(reader)/direct/\(peer)/read/\(message)",
            [
              "account": .text(reader), "recipient": .text(peer), "readMessage": .text(message),
              "updated": receipt["timestamp"]?.count.map(JSONNode.integer),
            ])
        }
      }
    }
  }
#endif
