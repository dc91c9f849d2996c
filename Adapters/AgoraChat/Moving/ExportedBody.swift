#if Server
  internal import ParlanceMoving

  /// An element of `bodies`.
  struct ExportedBody {
    let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    /// The content of the archive's message; nil if the body is of an unknown type, or lacks what its type needs.
    var content: JSONNode? {
      switch node["type"]?.text {
      case "txt": node["msg"]?.text.map { ["type": "text", "text": .text($0)] }
      case "img": media("image")
      case "audio": media("audio")
      case "video": media("video")
      case "file": media("file")
      case "loc": place
      case "cmd": (node["action"] ?? node["msg"])?.text.map { ["type": "command", "action": .text($0)] }
      case "custom": custom
      case nil where node["subType"] == "sub_combine": combined
      default: nil
      }
    }

    private func media(_ type: String) -> JSONNode? {
      guard node["url"]?.text != nil else { return nil }
      var members: [String: JSONNode?] = [
        "type": .text(type), "address": node["url"], "secret": node["secret"], "name": node["filename"],
        "size": count("file_length"), "thumbnail": node["thumb"], "thumbnailSecret": node["thumb_secret"],
        "width": Self.count(node["size"]?["width"]), "height": Self.count(node["size"]?["height"]),
      ]
      // Seconds there, milliseconds here.
      members["duration"] = node["length"]?.number.flatMap(Self.milliseconds).map(JSONNode.integer)
      return .object(members.compactMapValues { $0 == .null ? nil : $0 })
    }

    private var combined: JSONNode? {
      guard var members = media("combined")?.object else { return nil }
      for name in ["title", "summary"] { members[name] = node[name] }
      if let level = node["combineLevel"]?.integer, (0...64).contains(level) { members["level"] = .integer(level) }
      return .object(members.filter { $0.value != .null })
    }

    private var place: JSONNode? {
      guard let latitude = degrees("lat", 90), let longitude = degrees("lng", 180) else { return nil }
      var members: [String: JSONNode] = [
        "type": "place", "latitude": .number(latitude), "longitude": .number(longitude),
      ]
      if let text = node["addr"]?.text { members["text"] = .text(text) }
      return .object(members)
    }

    private var custom: JSONNode? {
      guard let event = node["customEvent"]?.text else { return nil }
      var extensions: [String: JSONNode] = [:]
      // The newer form first; the older one has an object for each pair, or one for all.
      switch node["v2:customExts"] ?? node["customExts"] {
      case .object(let members)?: extensions = members
      case .list(let pairs)?:
        for pair in pairs { extensions.merge(pair.object ?? [:]) { _, last in last } }
      default: break
      }
      return ["type": "custom", "event": .text(event), "content": .object(extensions)]
    }

    /// Returns degrees, which requests have as texts and exports as numbers; nil out of range.
    private func degrees(_ name: String, _ limit: Double) -> Double? {
      let value = node[name]?.number ?? node[name]?.text.flatMap { Double($0) }
      return value.flatMap { abs($0) <= limit ? $0 : nil }
    }

    private func count(_ name: String) -> JSONNode? { Self.count(node[name]) }

    private static func count(_ node: JSONNode?) -> JSONNode? {
      node?.number.flatMap { $0 >= 0 && $0 < 1e15 ? .integer(Int64($0)) : nil }
    }

    private static func milliseconds(_ seconds: Double) -> Int64? {
      seconds >= 0 && seconds < 1e9 ? Int64(seconds * 1000) : nil
    }
  }
#endif
