#if Server
  internal import ParlanceMoving

  /// The conversation of a message.
  enum MessageTarget {
    case recipient(String)
    case group(String)
    case room(String)

    /// The member of the record, and its value.
    var member: (name: String, id: String) {
      switch self {
      case .recipient(let account): ("recipient", account)
      case .group(let id): ("group", id)
      case .room(let id): ("room", id)
      }
    }

    var isGroup: Bool { if case .group = self { true } else { false } }

    /// Returns the id of a large team, which the vendor numbers apart from the others.
    static func largeTeam(_ id: String) -> MessageTarget { .group(largeTeamID(id)) }
    static func largeTeamID(_ id: String) -> String { "super-" + id }
  }

  /// A message of a history, or of a copy.
  struct VendorMessage {
    /// The id that apps know, which the sender's client made.
    var clientID: String?
    /// The number that the service gave the message.
    var serverID: String?
    var sender: String?
    var target: MessageTarget
    var time: Int64?
    var type: VendorMessageType?
    var body: JSONNode
    var extras: JSONNode?
    var device: String?
    /// The source's members with the content, which are kept if a part of it has no place in the record.
    var original: JSONNode

    func add(to output: inout ConvertedRecords) throws(RecordError) {
      guard let id = clientID ?? serverID else { throw RecordError("the message has no id") }
      guard let sender else { throw RecordError("the message has no sender") }
      guard let time else { throw RecordError("the message has no time") }
      let contents = MessageContents(type, body, isInGroup: target.isGroup)
      if contents.content == nil { output.countUnknown() }
      var unknown: [String: JSONNode] = ["type": "custom"]
      if body != .null, body != "" { unknown["content"] = body.unwrapped }
      let isWhole = contents.content != nil && contents.isWhole
      let (member, value) = target.member
      try output.add(
        .message, id: id,
        [
          "sender": .text(sender), member: .text(value), "time": .integer(time),
          "body": contents.content ?? .object(unknown), "original": isWhole ? nil : original,
          "serverID": serverID.flatMap { $0 == id ? nil : .text($0) },
          "extension": extras.flatMap { $0 == .null || $0 == "" ? nil : $0.unwrapped },
          "device": device.map(JSONNode.text),
        ])
    }

    /// Returns the kind of device behind the number or name of a client.
    static func device(_ client: JSONNode?) -> String? {
      switch client?.word?.uppercased() {
      case "1", "AOS": "android"
      case "2", "IOS": "iOS"
      case "4", "PC": "windows"
      case "16", "WEB": "web"
      case "32", "REST": "server"
      case "64", "MAC": "macOS"
      case "65", "HARMONY": "harmony"
      default: nil
      }
    }
  }
#endif
