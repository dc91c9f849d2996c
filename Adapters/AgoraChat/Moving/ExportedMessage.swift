#if Server
  internal import ParlanceMoving

  /// A line of an hour of `chatmessages`, or the callback of a message.
  struct ExportedMessage {
    let node: JSONNode
    /// The most bodies of a message: each becomes a record.
    private static let bodyLimit = 100

    init(_ node: JSONNode) { self.node = node }

    private var payload: JSONNode? { node["payload"] }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard let id = node["msg_id"]?.word, let time = node["timestamp"]?.count else {
        throw RecordError("\"msg_id\" or \"timestamp\" is missing")
      }
      // Exports may have internal names outside the payload.
      guard let sender = (payload?["from"] ?? node["from"])?.text, let target = (payload?["to"] ?? node["to"])?.text
      else { throw RecordError("\"from\" or \"to\" is missing") }
      guard let bodies = payload?["bodies"]?.list, !bodies.isEmpty else { throw RecordError("\"bodies\" is missing") }
      guard bodies.count <= Self.bodyLimit else {
        throw RecordError("\"bodies\" has more than \(Self.bodyLimit) elements")
      }
      for (index, body) in bodies.enumerated() {
        let kind = try targetName(body)
        let content = ExportedBody(body).content
        if content == nil { output.countUnknown() }
        // Old exports may have several bodies in a message, which are whole in the first record's original.
        let original = index == 0 ? node : body
        try output.add(
          .message, id: index == 0 ? id : "\(id)#\(index + 1)",
          [
            "sender": .text(sender), kind: .text(target), "time": .integer(time),
            "body": content ?? ["type": "custom", "content": body], "original": content == nil ? original : nil,
            "extension": payload?["ext"].flatMap { $0 == [:] ? nil : $0 },
          ])
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
