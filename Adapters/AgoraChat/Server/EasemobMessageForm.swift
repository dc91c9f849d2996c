#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's form of messages' bodies.
  enum EasemobMessageForm {
    /// The largest body with its extension, in bytes.
    static let size = 5120
    private static let customPairs = 16

    /// Returns the content of a message from the members of its body.
    ///
    /// - throws: Status 400 for a type that cannot be sent, or a body that does not fit it.
    static func content(type: String, _ fields: [String: JSONValue]) throws(EasemobFailure) -> MessageContent {
      func text(_ name: String) throws(EasemobFailure) -> String {
        guard let text = fields[name]?.string, !text.isEmpty else { throw .illegal("\(name) is required in the body") }
        return text
      }
      switch type {
      case "txt": return .text(try text("msg"))
      case "loc":
        guard let latitude = fields["lat"]?.decimal, let longitude = fields["lng"]?.decimal, abs(latitude) <= 90,
          abs(longitude) <= 180
        else { throw .illegal("lat and lng are required in the body") }
        return .location(LocationContent(latitude: latitude, longitude: longitude, title: try text("addr"), info: nil))
      case "cmd":
        let action = fields["action"]?.string ?? ""
        guard !RevocationDialect.isReserved(action) else { throw .illegal("action is reserved") }
        return .command(CommandContent(action: action))
      case "custom": return .custom(try custom(fields))
      case "img", "audio", "video", "file":
        let media = try media(fields, isFile: type == "file")
        return switch type {
        case "img": .image(media)
        case "audio": .audio(media)
        case "video": .video(media)
        default: .file(media)
        }
      default: throw .illegal("This chatmessage request is not supported")
      }
    }

    private static func custom(_ fields: [String: JSONValue]) throws(EasemobFailure) -> CustomContent {
      let event = fields["customEvent"]?.string ?? ""
      guard (1...32).contains(event.utf8.count), event.utf8.allSatisfy({ isOfName($0) }) else {
        throw .illegal("customEvent is required in the body: up to 32 letters, digits and -_/.")
      }
      guard let pairs = fields["customExts"], pairs != .null else { return CustomContent(type: event, payload: "") }
      guard let pairs = pairs.object, pairs.count <= customPairs, pairs.values.allSatisfy({ $0.string != nil }) else {
        throw .illegal("customExts has up to \(customPairs) strings")
      }
      let payload = try asking { () throws(MessagingError) in try JSONValue.object(pairs).text() }
      return CustomContent(type: event, payload: payload)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-_/.".utf8.contains(byte)
      }
    }

    /// Returns a file that was uploaded before.
    private static func media(_ fields: [String: JSONValue], isFile: Bool) throws(EasemobFailure) -> MediaContent {
      guard let id = fields["url"]?.string.flatMap({ MediaID(endOf: $0) }) else {
        throw .illegal("url is required in the body: the address of an uploaded file")
      }
      var media = MediaDescriptor(id: id)
      media.fileName = fields["filename"]?.string
      guard !isFile || media.fileName != nil else { throw .illegal("filename is required in the body") }
      media.width = pixels(fields["size"]?["width"])
      media.height = pixels(fields["size"]?["height"])
      media.duration = min(max(fields["length"]?.integer ?? 0, 0), 1 << 31) * 1000
      var content = MediaContent(media: media)
      if let thumbnail = fields["thumb"]?.string {
        guard let id = MediaID(endOf: thumbnail) else { throw .illegal("thumb is not the address of an uploaded file") }
        content.preview = MediaDescriptor(id: id)
      }
      return content
    }

    private static func pixels(_ value: JSONValue?) -> Int { Int(min(max(value?.integer ?? 0, 0), 1 << 20)) }

    /// Returns a file's id as the vendor writes it.
    static func uuid(of id: MediaID) -> String {
      let digits = Array(id.string)
      guard digits.count == 32 else { return id.string }
      let ends = [0, 8, 12, 16, 20, 32]
      return zip(ends, ends.dropFirst()).map { String(digits[$0..<$1]) }.joined(separator: "-")
    }

    // MARK: bodies of histories and callbacks

    /// Returns a message's body as histories and callbacks have it.
    ///
    /// - parameter address: The address of the app, for those of files.
    static func body(of body: MessageBody, _ address: String) -> JSONValue {
      switch body.content {
      case .text(let text): return ["type": "txt", "msg": .string(text)]
      case .location(let place):
        return [
          "type": "loc", "addr": .string(place.title ?? ""), "lat": .number(JSONNumber(place.latitude)),
          "lng": .number(JSONNumber(place.longitude)),
        ]
      case .command(let command): return ["type": "cmd", "action": .string(command.action)]
      case .custom(let content): return custom(content.type, content.payload)
      case .tip(let text, let attachment):
        var pairs: [String: JSONValue] = [:]
        pairs.set("text", text)
        pairs.set("attachment", attachment)
        return custom("tip", pairs)
      case .image(let content): return media("img", content, address)
      case .audio(let content): return media("audio", content, address)
      case .video(let content): return media("video", content, address)
      case .file(let content):
        guard let header = CombineHeader(body) else { return media("file", content, address) }
        var members = file(content, address)
        members["subType"] = "sub_combine"
        members["combineLevel"] = JSONValue(header.level)
        members["title"] = .string(header.title ?? "")
        members["summary"] = .string(header.summary ?? "")
        return .object(members)
      // What apps show of contents that the vendor does not have.
      case .data, .notification, .unknown: return ["type": "txt", "msg": .string(body.displayText)]
      }
    }

    private static func custom(_ event: String, _ payload: String) -> JSONValue {
      let pairs = payload.isEmpty ? [:] : (try? JSONValue(parsing: payload))?.object ?? ["content": .string(payload)]
      return custom(event, pairs)
    }

    /// Returns a custom body with its pairs in the newer form and in the older one.
    private static func custom(_ event: String, _ pairs: [String: JSONValue]) -> JSONValue {
      [
        "type": "custom", "customEvent": .string(event), "v2:customExts": .object(pairs),
        "customExts": .array(pairs.sorted { $0.key < $1.key }.map { .object([$0.key: $0.value]) }),
      ]
    }

    private static func media(_ type: String, _ content: MediaContent, _ address: String) -> JSONValue {
      var members = file(content, address)
      members["type"] = .string(type)
      let shown = type == "video" ? content.preview : content.media
      if type != "file", let shown, shown.width > 0 || shown.height > 0 {
        members["size"] = ["width": JSONValue(shown.width), "height": JSONValue(shown.height)]
      }
      if type == "audio" || type == "video" {
        members["length"] = JSONValue(max(content.media.duration > 0 ? 1 : 0, (content.media.duration + 500) / 1000))
      }
      if type == "video", let preview = content.preview {
        members["thumb"] = .string(url(of: preview, address))
        members["thumb_secret"] = .string(preview.id.string)
      }
      return .object(members)
    }

    private static func file(_ content: MediaContent, _ address: String) -> [String: JSONValue] {
      [
        "url": .string(url(of: content.media, address)), "secret": .string(content.media.id.string),
        "filename": .string(content.media.fileName ?? ""), "file_length": JSONValue(content.media.size),
      ]
    }

    private static func url(of media: MediaDescriptor, _ address: String) -> String {
      "\(address)/chatfiles/\(uuid(of: media.id))"
    }

    // MARK: messages of histories and callbacks

    /// Returns the conversation's kind and name, and the group's or room's id, as the vendor writes them.
    static func target(of conversation: AdministeredConversation) -> (type: String, to: String, space: String?) {
      switch conversation {
      case .direct(_, let peer): ("chat", peer.name, nil)
      case .group(let id): ("groupchat", id, id)
      case .room(let id): ("chatroom", id, id)
      }
    }

    /// Returns the part of a message that histories and callbacks share.
    static func payload(
      of message: MessageEvent, in conversation: AdministeredConversation, _ address: String
    ) -> JSONValue {
      let body = MessageBody(decoding: message.body)
      let ext = body.attributes.flatMap { try? JSONValue(parsing: $0) } ?? [:]
      return [
        "bodies": [Self.body(of: body, address)], "ext": ext, "from": .string(message.sender.name),
        "to": .string(target(of: conversation).to),
      ]
    }
  }
#endif
