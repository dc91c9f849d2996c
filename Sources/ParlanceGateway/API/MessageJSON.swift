#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore

  /// Messages as the API reads and writes them.
  enum MessageJSON {
    // MARK: reading

    /// Returns a conversation: `{"account": …}`, `{"group": …}` or `{"room": …}`.
    static func conversation(_ members: [String: JSONValue]) throws(HTTPError) -> ConversationID {
      try APIRequest.check(
        members, [.optional("account"), .optional("group"), .optional("room")], place: "to.")
      switch (members["account"]?.string, members["group"]?.string, members["room"]?.string) {
      case (let account?, nil, nil): return .direct(AccountID(account))
      case (nil, let group?, nil): return .group(group)
      case (nil, nil, let room?): return .room(room)
      default: throw .wrongField("to", "must name an account, or a group, or a room")
      }
    }

    /// Returns the content of a message: `{"text": …}`, `{"custom": {…}}` or `{"command": {…}}`.
    static func content(_ members: [String: JSONValue]) throws(HTTPError) -> MessageContent {
      try APIRequest.check(
        members, [.optional("text"), .optional("custom", .object), .optional("command", .object)], place: "content.")
      switch (members["text"]?.string, members["custom"]?.object, members["command"]?.object) {
      case (let text?, nil, nil): return .text(text)
      case (nil, let custom?, nil):
        try APIRequest.check(custom, [.optional("type"), .required("payload")], place: "content.custom.")
        return .custom(CustomContent(type: custom["type"]?.string ?? "", payload: custom["payload"]?.string ?? ""))
      case (nil, nil, let command?):
        try APIRequest.check(command, [.required("action"), .optional("parameters")], place: "content.command.")
        return .command(
          CommandContent(action: command["action"]?.string ?? "", parameters: command["parameters"]?.string))
      default: throw .wrongField("content", "must have a text, or a custom, or a command")
      }
    }

    // MARK: writing

    /// Returns the members of a message of the history.
    static func members(_ message: HistoryMessage) -> [String: JSONValue] {
      let event = message.message
      let body = MessageBody(decoding: event.body)
      var members: [String: JSONValue] = [
        "id": .string(event.id.string), "from": .string(event.sender.name), "time": JSONValue(message.time),
        "sequence": JSONValue(message.sequence), "number": JSONValue(event.number),
        "platform": .string(event.platform.word), "content": .object(content(body.content)),
      ]
      // As its text: it may be nested deeper than a reader of the whole can follow.
      members.set("attributes", body.attributes)
      if let addressees = body.addressees { members["addressees"] = .array(addressees.map { .string($0.name) }) }
      if body.isBroadcast { members["isBroadcast"] = .bool(true) }
      return members
    }

    private static func content(_ content: MessageContent) -> [String: JSONValue] {
      switch content {
      case .text(let text): return ["text": .string(text)]
      case .custom(let custom):
        return ["custom": .object(["type": .string(custom.type), "payload": .string(custom.payload)])]
      case .command(let command):
        var members: [String: JSONValue] = ["action": .string(command.action)]
        members.set("parameters", command.parameters)
        return ["command": .object(members)]
      case .location(let location):
        var members = ["latitude": number(location.latitude), "longitude": number(location.longitude)]
        members.set("title", location.title)
        members.set("info", location.info)
        return ["location": .object(members)]
      case .tip(let text, let attachment):
        var members: [String: JSONValue] = [:]
        members.set("text", text)
        members.set("attachment", attachment)
        return ["tip": .object(members)]
      case .notification(let notification): return ["notification": .object(Self.members(notification))]
      case .data(let bytes): return ["data": .string(Data(bytes).base64EncodedString())]
      case .image(let media): return ["image": .object(members(media))]
      case .audio(let media): return ["audio": .object(members(media))]
      case .video(let media): return ["video": .object(members(media))]
      case .file(let media): return ["file": .object(members(media))]
      case .unknown(let kind, let bytes):
        let members = ["kind": JSONValue(kind), "data": JSONValue.string(Data(bytes).base64EncodedString())]
        return ["unknown": .object(members)]
      }
    }

    private static func members(_ notification: GroupNotification) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "operation": .string("\(notification.operation)"), "actor": .string(notification.actor.name),
        "targets": .array(notification.targets.map { .string($0.name) }),
        "changes": .object(notification.changes.mapValues(JSONValue.string)),
      ]
      members.set("attachment", notification.attachment)
      return members
    }

    private static func members(_ media: MediaContent) -> [String: JSONValue] {
      let file = media.media
      var members: [String: JSONValue] = [
        "id": .string(file.id.string), "size": JSONValue(file.size), "type": .string(file.type),
      ]
      members.set("name", file.fileName)
      return members
    }

    /// Returns a number; null for one that JSON does not have.
    private static func number(_ value: Double) -> JSONValue { value.isFinite ? .number(JSONNumber(value)) : .null }
  }
#endif
