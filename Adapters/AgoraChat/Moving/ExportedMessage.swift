#if Server
  internal import ParlanceMoving

  /// A line of an hour of `chatmessages`.
  struct ExportedMessage {
    let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    private var payload: JSONNode? { node["payload"] }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard let id = identifier, let time = node["timestamp"]?.integer else {
        throw RecordError("\"msg_id\" or \"timestamp\" is missing")
      }
      // Exports may have internal names outside the payload.
      guard let sender = (payload?["from"] ?? node["from"])?.text, let target = (payload?["to"] ?? node["to"])?.text
      else { throw RecordError("\"from\" or \"to\" is missing") }
      guard let bodies = payload?["bodies"]?.list, !bodies.isEmpty else { throw RecordError("\"bodies\" is missing") }
      for (index, body) in bodies.enumerated() {
        let kind = try targetName(body)
        let content = ExportedBody(body).content
        if content == nil { output.countUnknown() }
        // Old exports may have several bodies in a message.
        try output.add(
          .message, id: index == 0 ? id : "\(id)#\(index + 1)",
          [
            "sender": .text(sender), kind: .text(target), "time": .integer(time),
            "body": content ?? ["type": "custom", "content": body], "original": content == nil ? node : nil,
            "extension": payload?["ext"].flatMap { $0 == [:] ? nil : $0 },
          ])
      }
    }

    private var identifier: String? {
      switch node["msg_id"] {
      case .text(let id)?: id
      case .integer(let id)?: String(id)
      default: nil
      }
    }

    /// Returns the member of the record that has the target.
    private func targetName(_ body: JSONNode) throws(RecordError) -> String {
      switch (node["chat_type"] ?? payload?["chat_type"] ?? body["chat_type"])?.text {
      case "chat": return "recipient"
      case "groupchat": return "group"
      case "chatroom": return "room"
      default: throw RecordError("\"chat_type\" is missing or unknown")
      }
    }
  }
#endif
