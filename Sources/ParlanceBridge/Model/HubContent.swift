#if Server
  internal import ParlanceMoving

  /// Contents of the archive in the form of the gateway's API.
  enum HubContent {
    /// Returns the content; nil for a type that cannot be sent.
    static func content(of body: JSONNode) -> JSONNode? {
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
      default: return nil
      }
    }
  }
#endif
