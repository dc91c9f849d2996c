import Parlance
internal import ParlanceCore
internal import ParlanceEngine

/// The streams of the hub, as its administration sees them.
@MainActor
struct HubView {
  /// The most entries of a stream that are shown.
  static let limit = 50

  private let hub: HubLoop
  private var streams: [String: (conversation: AdministeredConversation, entries: [HubSnapshot.Entry])] = [:]
  private var touched: [String: AdministeredConversation] = [:]

  /// - throws: `MessagingError` if the environment has no hub.
  init(_ environment: MessagingEnvironment) throws { hub = try environment.hubLoop() }

  /// The streams, by id.
  var snapshot: HubSnapshot {
    HubSnapshot(
      streams: streams.sorted { $0.key < $1.key }.filter { !$0.value.entries.isEmpty }.map {
        HubSnapshot.Stream(id: $0.key, entries: $0.value.entries)
      })
  }

  /// Notes that a conversation may have changed.
  mutating func touch(_ conversation: AdministeredConversation) {
    touched[Self.id(conversation)] = conversation
  }

  /// Reads what may have changed.
  ///
  /// - returns: A Boolean value that indicates whether something did.
  mutating func update() -> Bool {
    var isChanged = false
    for (id, conversation) in touched {
      guard let entries = try? read(conversation) else { continue }
      if streams[id]?.entries != entries { isChanged = true }
      streams[id] = (conversation, entries)
    }
    touched = [:]
    return isChanged
  }

  private func read(_ conversation: AdministeredConversation) throws -> [HubSnapshot.Entry] {
    try hub.entries(of: conversation, newest: Self.limit).map {
      let (what, words) = Self.words($0)
      return HubSnapshot.Entry(
        number: $0.sequence, time: $0.time.milliseconds, what: what, words: "\($0.sender?.name ?? "hub"): \(words)")
    }
  }

  private static func words(_ entry: StreamEntry) -> (what: HubSnapshot.Entry.What, words: String) {
    switch entry.kind {
    case .message, .senderOnly:
      let body = MessageBody(decoding: entry.payload)
      if case .notification = body.content { return (.change, "notification of a change") }
      return (.message, body.displayText)
    case .command: return (.message, "command \(MessageBody(decoding: entry.payload).displayText)")
    case .tombstone: return (.message, "a message that was revoked")
    case .revocation: return (.revocation, "revocation")
    case .groupChange, .account: return (.change, "change of the group")
    }
  }

  /// The name of a stream: that of a direct conversation has both accounts.
  private static func id(_ conversation: AdministeredConversation) -> String {
    switch conversation {
    case .direct(let first, let second): "direct:\([first.name, second.name].sorted().joined(separator: "+"))"
    case .group(let id), .room(let id): "group:\(id)"
    }
  }
}
