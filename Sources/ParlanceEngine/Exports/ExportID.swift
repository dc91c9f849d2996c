internal import ParlanceCore

/// Ids of exported records. They say what the record is about, so that a hub into which it is imported gives it the same id.
enum ExportID {
  /// The longest id that is not replaced by its digest, in bytes.
  private static let limit = 480

  /// Returns the id of parts, which may have any characters.
  static func joined(_ parts: [String]) -> String {
    let id = parts.map(escaped).joined(separator: "/")
    guard id.utf8.count > limit else { return id }
    return hexadecimal(SHA256.value(of: Array(id.utf8)))
  }

  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == 0x2F || $0 == 0x25 }) else { return part }
    return part.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25").split(
      separator: "/", omittingEmptySubsequences: false
    ).joined(separator: "%2F")
  }
}

extension HubConversation {
  /// The parts of the id of what is exported of it.
  var exportParts: [String] {
    switch naming {
    case .direct(let one, let other): ["direct"] + [one.id, other.id].sorted().map(\.name)
    case .group(let id): ["group", id]
    case .room(let id): ["room", id]
    case .account: []
    }
  }

  /// Returns the id of the record of one of its messages.
  func exportID(of message: MessageID) -> String { ExportID.joined(exportParts + [message.string]) }
}
