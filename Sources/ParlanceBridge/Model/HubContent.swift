#if Server
  internal import ParlanceCore
  internal import ParlanceMoving

  /// Contents of the archive in the form of the gateway's API.
  enum HubContent {
    /// Returns the content; nil for a type that cannot be sent.
    ///
    /// - parameter files: The gateway's descriptions of the content's files.
    static func content(of body: JSONNode, _ files: [MediaPart: JSONNode]) -> JSONNode? {
      switch body["type"]?.text {
      case "text": return body["text"].map { ["text": $0] }
      case "tip": return body["text"].map { ["tip": ["text": $0]] }
      case "place":
        guard let latitude = body["latitude"], let longitude = body["longitude"] else { return nil }
        var members = ["latitude": latitude, "longitude": longitude]
        members["title"] = body["text"]
        return ["location": .object(members)]
      case "custom":
        let payload = body["content"].map { $0.text ?? $0.jsonText() } ?? ""
        return ["custom": ["type": body["event"] ?? "", "payload": .text(payload)]]
      case "command":
        var members = ["action": body["action"] ?? ""]
        members["parameters"] = body["parameters"]
        return ["command": .object(members)]
      case let kind? where ["image", "audio", "video", "file"].contains(kind):
        guard let id = files[.file]?["id"] else { return nil }
        var members: [String: JSONNode] = ["id": id]
        for name in ["name", "width", "height", "duration"] { members[name] = body[name] }
        members["preview"] = files[.preview]?["id"]
        return [kind: .object(members)]
      default: return nil
      }
    }
  }
#endif
