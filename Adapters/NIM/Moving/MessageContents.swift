#if Server
  internal import ParlanceMoving

  /// A type of messages, by its number in histories and its name in copies.
  enum VendorMessageType: Int64, CaseIterable {
    case text = 0
    case picture = 1
    case audio = 2
    case video = 3
    case location = 4
    case notification = 5
    case file = 6
    case tip = 10
    case custom = 100

    init?(name: String) {
      let names: [String: VendorMessageType] = [
        "TEXT": .text, "PICTURE": .picture, "AUDIO": .audio, "VIDEO": .video, "LOCATION": .location,
        "NOTIFICATION": .notification, "FILE": .file, "TIPS": .tip, "CUSTOM": .custom,
      ]
      guard let type = names[name] else { return nil }
      self = type
    }
  }

  /// The content of a message.
  struct MessageContents {
    /// The content in the archive's form; nil if its type is unknown, or it lacks what its type needs.
    private(set) var content: JSONNode?
    /// A Boolean value that indicates whether `content` has all that the source has.
    private(set) var isWhole = true

    /// Reads a content.
    ///
    /// - parameter type: The type; nil if it is unknown.
    /// - parameter body: The JSON of the content, as a value or in a text; of a text and a tip also the text itself.
    /// - parameter isInGroup: A Boolean value that indicates whether a notification is one of a group.
    init(_ type: VendorMessageType?, _ body: JSONNode, isInGroup: Bool) {
      let body = body.unwrapped
      switch type {
      case .text: text("text", body)
      case .tip: text("tip", body)
      case .picture: media("image", body)
      case .audio: media("audio", body)
      case .video: media("video", body)
      case .file: media("file", body)
      case .location: place(body)
      case .custom:
        content = .object(["type": "custom", "content": body].filter { $0.value != .null && $0.value != "" })
      case .notification where isInGroup: content = GroupChange(body)?.content
      case .notification, nil: break
      }
    }

    private mutating func text(_ type: String, _ body: JSONNode) {
      if let text = body.text {
        content = ["type": .text(type), "text": .text(text)]
      } else if let text = body["msg"]?.text {
        content = ["type": .text(type), "text": .text(text)]
        isWhole = body.object?.count == 1
      }
    }

    private mutating func media(_ type: String, _ body: JSONNode) {
      var source = VendorMembers(body)
      guard let address = source.text("url") else { return }
      let members: [String: JSONNode?] = [
        "type": .text(type), "address": address, "name": source.text("name"), "size": source.count("size"),
        "md5": source.text("md5", limit: 32), "width": source.count("w"), "height": source.count("h"),
        "duration": source.count("dur"), "extension": source.text("ext"),
      ]
      content = .object(members.compactMapValues { $0 })
      isWhole = source.rest.isEmpty
    }

    private mutating func place(_ body: JSONNode) {
      var source = VendorMembers(body)
      guard let latitude = source.take("lat")?.decimal, abs(latitude) <= 90,
        let longitude = source.take("lng")?.decimal, abs(longitude) <= 180
      else { return }
      var members: [String: JSONNode] = [
        "type": "place", "latitude": .number(latitude), "longitude": .number(longitude),
      ]
      members["text"] = source.text("title")
      content = .object(members)
      isWhole = source.rest.isEmpty
    }
  }

  /// A notification of a change of a team: its number, and data.
  private struct GroupChange {
    let content: JSONNode

    private static let names: [Int64: String] = [
      0: "membersAdded", 1: "membersRemoved", 2: "memberLeft", 3: "profileChanged", 4: "dismissed", 5: "memberJoined",
      6: "ownerChanged", 7: "managersAdded", 8: "managersRemoved", 9: "invitationAccepted", 10: "memberMuted",
      // Those of large teams.
      401: "membersAdded", 402: "membersRemoved", 403: "memberLeft", 404: "profileChanged", 405: "dismissed",
      406: "ownerChanged", 407: "managersAdded", 408: "managersRemoved", 409: "memberMuted", 410: "memberJoined",
      411: "invitationAccepted",
    ]

    init?(_ body: JSONNode) {
      guard let number = body["id"]?.count, var event = Self.names[number] else { return nil }
      let data = body["data"]?.unwrapped
      if event == "memberMuted", data?["mute"]?.isSet == false { event = "memberUnmuted" }
      let accounts = (data?["ids"]?.unwrapped.list ?? data?["id"].map { [$0] } ?? []).compactMap(\.account)
      var members: [String: JSONNode] = ["type": "notification", "event": .text(event), "content": body]
      if !accounts.isEmpty { members["accounts"] = .list(accounts.map(JSONNode.text)) }
      content = .object(members)
    }
  }
#endif
