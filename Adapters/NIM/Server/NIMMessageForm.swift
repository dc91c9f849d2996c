#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's form of messages: a type, and a body of JSON.
  enum NIMMessageForm {
    /// Returns the content of a message.
    ///
    /// - parameter body: The value of `body`, a JSON object; for a custom message any text.
    /// - throws: Code 414 for a type that cannot be sent, or a body that does not fit it.
    static func content(type: Int64, body: String) throws(NIMFailure) -> MessageContent {
      if type == 100 { return .custom(CustomContent(payload: body)) }
      guard let fields = (try? JSONValue(parsing: body))?.object else {
        throw NIMFailure(.badParameter, "body is not a JSON object")
      }
      switch type {
      case 0, 10:
        guard let text = fields["msg"]?.string, !text.isEmpty else {
          throw NIMFailure(.badParameter, "body has no msg")
        }
        return type == 0 ? .text(text) : .tip(text: text, attachment: nil)
      case 4:
        guard let latitude = fields["lat"]?.decimal, let longitude = fields["lng"]?.decimal else {
          throw NIMFailure(.badParameter, "body has no lat and lng")
        }
        return .location(
          LocationContent(latitude: latitude, longitude: longitude, title: fields["title"]?.string, info: nil))
      case 1: return .image(try media(fields))
      case 2: return .audio(try media(fields))
      case 3: return .video(try media(fields))
      case 6: return .file(try media(fields))
      default: throw NIMFailure(.badParameter, "type is \(type)")
      }
    }

    /// Returns a file that was uploaded before. The hub knows its size and its digest.
    private static func media(_ fields: [String: JSONValue]) throws(NIMFailure) -> MediaContent {
      guard let id = fields["url"]?.string.flatMap({ MediaID(endOf: $0) }) else {
        throw NIMFailure(.badParameter, "url in body is not the address of an uploaded file")
      }
      var media = MediaDescriptor(id: id)
      media.fileName = fields["name"]?.string
      media.width = Int(min(max(fields["w"]?.integer ?? 0, 0), 1 << 20))
      media.height = Int(min(max(fields["h"]?.integer ?? 0, 0), 1 << 20))
      media.duration = min(max(fields["dur"]?.integer ?? 0, 0), 1 << 40)
      return MediaContent(media: media)
    }

    /// Checks that the file of a message is here: its receivers could not open another one.
    static func checkFile(of content: MessageContent, _ request: NIMRequest) throws(NIMFailure) {
      guard let media = content.media else { return }
      try asking { () throws(MessagingError) in _ = try request.hub.media(media.media.id) }
    }

    /// Returns the vendor's number for a kind of content.
    static func type(of content: MessageContent) -> Int {
      switch content {
      case .text: 0
      case .image: 1
      case .audio: 2
      case .video: 3
      case .location: 4
      case .notification: 5
      case .file: 6
      case .tip: 10
      default: 100
      }
    }

    /// Returns the body of a message in a history.
    ///
    /// - parameter address: The gateway's address, for those of files.
    /// - parameter isSuper: A Boolean value that indicates whether it is a message of a super team.
    static func body(of body: MessageBody, _ address: String, isSuper: Bool = false) -> JSONValue {
      switch body.content {
      case .text(let text): ["msg": .string(text)]
      case .tip(let text, let attachment): ["msg": .string(text ?? attachment ?? "")]
      case .location(let place):
        [
          "title": .string(place.title ?? ""), "lat": .number(JSONNumber(place.latitude)),
          "lng": .number(JSONNumber(place.longitude)),
        ]
      case .image(let content), .audio(let content), .video(let content), .file(let content):
        file(content.media, address)
      case .custom(let content): (try? JSONValue(parsing: content.payload)) ?? .string(content.payload)
      case .notification(let change):
        ["id": JSONValue(number(of: change.operation, isSuper: isSuper)), "data": ["ids": JSONValue(change.targets)]]
      default: .string(body.fallbackText ?? "")
      }
    }

    /// Returns the vendor's number of a change of a team, or of a super team.
    static func number(of operation: GroupNotification.Operation, isSuper: Bool) -> Int64 {
      // The vendor has one number for both.
      let number = operation == .memberUnmuted ? GroupNotification.Operation.memberMuted.rawValue : operation.rawValue
      guard isSuper else { return Int64(number) }
      return switch operation {
      case .memberMuted, .memberUnmuted: 409
      case .memberJoined: 410
      case .invitationAccepted: 411
      case .ownerChanged, .managersAdded, .managersRemoved: 400 + Int64(number)
      default: 401 + Int64(number)
      }
    }

    private static func file(_ media: MediaDescriptor, _ address: String) -> JSONValue {
      var members: [String: JSONValue] = ["size": JSONValue(media.size), "md5": .string(media.md5)]
      members.set("name", media.fileName)
      members["ext"] = .string(
        media.fileName.map { MediaType.ending(ofFileName: $0) } ?? MediaType.ending(of: media.type))
      members["url"] = .string(url(of: media, address))
      if media.width > 0 || media.height > 0 {
        members["w"] = JSONValue(media.width)
        members["h"] = JSONValue(media.height)
      }
      if media.duration > 0 { members["dur"] = JSONValue(media.duration) }
      return .object(members)
    }

    /// Returns the address of a file. The id in it is the right to read.
    static func url(of media: MediaDescriptor, _ address: String) -> String { "\(address)/v1/media/\(media.id.string)" }

    // MARK: what goes with a message

    /// Returns the treatment of a message, from the switches of `option`, all of which are on by default.
    static func options(_ request: NIMRequest) throws(NIMFailure) -> MessageOptions {
      let switches = try request.object("option") ?? [:]
      var options = MessageOptions.ordinary
      func set(_ name: String, _ option: MessageOptions) {
        if switches[name]?.bool == false { options.remove(option) }
      }
      set("roam", .roams)
      set("history", .stored)
      set("sendersync", .synchronizes)
      set("push", .pushes)
      set("badge", .countsAsUnread)
      set("sessionUpdate", .updatesConversation)
      if switches["persistent"]?.bool == false { options.insert(.onlineOnly) }
      if request.number("markRead") == 1 { options.insert(.prefersGroupReceipts) }
      return options
    }

    /// Adds to a message what its parameters say about its push notification and its treatment by clients.
    static func complete(_ body: inout MessageBody, _ request: NIMRequest) throws(NIMFailure) {
      let switches = try request.object("option") ?? [:]
      let text = request.text("pushcontent")
      var payload = try request.object("payload") == nil ? nil : request.text("payload")
      if payload == nil, try request.object("pushPayload") != nil { payload = request.text("pushPayload") }
      let showsSender = switches["needPushNick"]?.bool ?? true
      if text != nil || payload != nil || !showsSender {
        body.push = PushHints(text: text, payload: payload, showsSender: showsSender)
      }
      if let ext = request.text("ext") { body.attributes = attributes(ext) }
      if request.text("forcepushlist") != nil || request.flag("forcepushall") == true {
        let accounts = request.flag("forcepushall") == true ? nil : try request.accounts("forcepushlist", most: 100)
        body.memberPush = MemberPushHints(accounts: accounts, text: request.text("forcepushcontent"))
      }
      var extra = MessageExtra.ordinary
      extra.subtype = Int(clamping: request.number("subType") ?? 0)
      extra.isRouted = switches["route"]?.bool ?? true
      extra.environment = request.text("env")
      if let encoded = extra.encoded { body.extensions[NIMStyle.name] = encoded }
    }

    /// Returns a message's extension. That of the SDK is a JSON object; another text has a place of its own in one.
    static func attributes(_ ext: String) -> String? {
      JSONObject.isObject(ext) ? ext : try? JSONValue.object(["ext": .string(ext)]).text()
    }
  }
#endif
