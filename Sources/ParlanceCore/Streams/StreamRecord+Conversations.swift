/// Groups and rooms, and what is left of those that were dismissed.
extension StreamRecord {
  /// A Boolean value that indicates whether this is a group or room that was dismissed: it has no properties.
  package var isDismissed: Bool { (kind == .group || kind == .room) && (profile.first ?? 0) == 0 }

  /// The time at which it was dismissed; nil if it was not.
  package var dismissed: Timestamp? {
    guard isDismissed else { return nil }
    var reader = ByteReader(Array(profile.dropFirst()))
    return try? reader.readTimestamp()
  }

  /// Returns what is stored in place of the properties of a conversation that is dismissed at a time. The properties of
  /// others begin with their size, which is not zero.
  package static func dismissedProfile(at time: Timestamp) -> [UInt8] {
    var writer = ByteWriter(capacity: 16)
    writer.write(byte: 0)
    writer.write(time)
    return writer.bytes
  }

  /// The id of a group or room, also of one whose id is free again; empty for another stream.
  package var conversationName: String {
    switch key {
    case .conversation(let id), .former(let id, _): id.string
    case .account, .direct, .kept: ""
    }
  }

  /// The key under which a conversation is kept whose id is free again.
  package var formerKey: StreamKey { .former(ExactString(conversationName), stream: number) }
}
