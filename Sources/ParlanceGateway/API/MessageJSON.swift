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

    /// Returns the content of a message: `{"text": …}`, `{"custom": {…}}`, `{"command": {…}}`, `{"location": {…}}`,
    /// `{"tip": {…}}`, or a file that was uploaded before:
    /// `{"image": {…}}`, `{"audio": {…}}`, `{"video": {…}}`, `{"file": {…}}`.
    static func content(_ members: [String: JSONValue]) throws(HTTPError) -> MessageContent {
      try APIRequest.check(
        members,
        [
          .optional("text"), .optional("custom", .object), .optional("command", .object), .optional("image", .object),
          .optional("audio", .object), .optional("video", .object), .optional("file", .object),
          .optional("location", .object), .optional("tip", .object),
        ], place: "content.")
      if members.count == 1, let (kind, file) = members.first, let fields = file.object {
        switch kind {
        case "image": return .image(try media(fields, place: "content.image."))
        case "audio": return .audio(try media(fields, place: "content.audio."))
        case "video": return .video(try media(fields, place: "content.video."))
        case "file": return .file(try media(fields, place: "content.file."))
        case "location": return .location(try location(fields))
        case "tip":
          try APIRequest.check(fields, [.required("text"), .optional("attachment")], place: "content.tip.")
          return .tip(text: fields["text"]?.string, attachment: fields["attachment"]?.string)
        default: break
        }
      }
      guard members.count == 1 else { throw .wrongField("content", "must have one member") }
      switch (members["text"]?.string, members["custom"]?.object, members["command"]?.object) {
      case (let text?, nil, nil): return .text(text)
      case (nil, let custom?, nil):
        try APIRequest.check(custom, [.optional("type"), .required("payload")], place: "content.custom.")
        return .custom(CustomContent(type: custom["type"]?.string ?? "", payload: custom["payload"]?.string ?? ""))
      case (nil, nil, let command?):
        try APIRequest.check(command, [.required("action"), .optional("parameters")], place: "content.command.")
        return .command(
          CommandContent(action: command["action"]?.string ?? "", parameters: command["parameters"]?.string))
      default: throw .wrongField("content", "must have a text, a custom, a command, a location, a tip, or a file")
      }
    }

    private static func location(_ members: [String: JSONValue]) throws(HTTPError) -> LocationContent {
      let names: Set = ["latitude", "longitude"]
      // Degrees are numbers with fractions, which the fields of requests do not have.
      try APIRequest.check(
        members.filter { !names.contains($0.key) }, [.optional("title"), .optional("info")], place: "content.location.")
      guard let latitude = members["latitude"]?.decimal, let longitude = members["longitude"]?.decimal else {
        throw .wrongField("content.location", "must have a latitude and a longitude")
      }
      return LocationContent(
        latitude: latitude, longitude: longitude, title: members["title"]?.string, info: members["info"]?.string)
    }

    /// Returns a file that was uploaded before.
    private static func media(_ members: [String: JSONValue], place: String) throws(HTTPError) -> MediaContent {
      let pixels: ClosedRange<Int64> = 0...1 << 20
      try APIRequest.check(
        members,
        [
          .required("id"), .optional("name"), .optional("width", .integer, in: pixels),
          .optional("height", .integer, in: pixels), .optional("duration", .integer, in: 0...1 << 40),
          .optional("preview"),
        ], place: place)
      var file = MediaDescriptor(id: MediaID(members["id"]?.string ?? ""))
      file.fileName = members["name"]?.string
      file.width = Int(members["width"]?.integer ?? 0)
      file.height = Int(members["height"]?.integer ?? 0)
      file.duration = members["duration"]?.integer ?? 0
      return MediaContent(media: file, preview: members["preview"]?.string.map { MediaDescriptor(id: MediaID($0)) })
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
      members.set("audience", body.audience)
      if let location = body.location {
        members["location"] = .object(["x": number(location.x), "y": number(location.y), "z": number(location.z)])
      }
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

    /// Returns the members of a change of a group.
    static func members(_ notification: GroupNotification) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "operation": .string("\(notification.operation)"), "actor": .string(notification.actor.name),
        "targets": .array(notification.targets.map { .string($0.name) }),
        "changes": .object(notification.changes.mapValues(JSONValue.string)),
      ]
      members.set("attachment", notification.attachment)
      return members
    }

    private static func members(_ media: MediaContent) -> [String: JSONValue] {
      var members = members(media.media)
      if let preview = media.preview { members["preview"] = .object(Self.members(preview)) }
      return members
    }

    /// Returns the members of a file.
    static func members(_ file: MediaDescriptor) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "id": .string(file.id.string), "size": JSONValue(file.size), "type": .string(file.type),
      ]
      members.set("name", file.fileName)
      if !file.md5.isEmpty { members["md5"] = .string(file.md5) }
      if file.width > 0 { members["width"] = JSONValue(file.width) }
      if file.height > 0 { members["height"] = JSONValue(file.height) }
      if file.duration > 0 { members["duration"] = JSONValue(file.duration) }
      return members
    }

    /// Returns a number; null for one that JSON does not have.
    private static func number(_ value: Double) -> JSONValue { value.isFinite ? .number(JSONNumber(value)) : .null }
  }
#endif
