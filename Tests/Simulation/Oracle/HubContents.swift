internal import ParlanceCore

/// The contents of the hub, by the keys of messages.
struct HubContents {
  struct Event {
    var kind: EventKind
    var sequence: Int64
    var content: MessageContent
    /// By account and text.
    var reactions: Set<String>
    var isPinned: Bool { pinner != nil }
    /// The account that pinned it.
    var pinner: String?
  }

  private(set) var events: [String: Event] = [:]
  /// The settings that accounts store with their conversations, by account.
  private(set) var settings: [String: Set<String>] = [:]

  init(_ store: MemoryHubStore) {
    var number = StreamNumber.first
    while let stream = try? store.stream(number: number) {
      defer { number = number.successor }
      guard stream.kind != .account, let place = place(stream, store),
        let page = try? store.events(PageQuestion(stream: number, after: 0))
      else { continue }
      for event in page.events {
        guard let id = event.id else { continue }
        let reactions = ((try? store.reactions(event.place)) ?? []).compactMap { reaction in
          Self.name(reaction.account, store).map { $0 + " " + reaction.text }
        }
        events[place + "#" + id.string] = Event(
          kind: event.kind, sequence: event.sequence, content: MessageBody(decoding: event.payload).content,
          reactions: Set(reactions),
          pinner: ((try? store.pin(event.place)) ?? nil).map { Self.name($0.account, store) ?? "" })
      }
    }
    readSettings(store)
  }

  private mutating func readSettings(_ store: MemoryHubStore) {
    var number = AccountNumber.first
    while let account = try? store.account(number: number) {
      defer { number = number.successor }
      let lines = ((try? store.conversationSettings(account: number)) ?? []).compactMap { record -> String? in
        guard let stream = try? store.stream(number: record.stream),
          let conversation = Self.conversation(stream, for: number, store)
        else { return nil }
        guard !record.hasNoSettings else { return nil }
        let marks = (0..<20).filter { record.marks & 1 << Int64($0) != 0 }
        return Self.line(
          ConversationSettings(
            conversation: conversation, pin: record.pin, marks: Set(marks), note: record.note,
            updated: record.updated, isBlocked: record.isBlocked))
      }
      settings[account.id.folded] = Set(lines)
    }
  }

  private func place(_ stream: StreamRecord, _ store: MemoryHubStore) -> String? {
    switch stream.kind {
    case .account: return nil
    case .group: return "g:" + stream.key.text.dropFirst(2)
    case .room: return "r:" + stream.key.text.dropFirst(2)
    case .direct:
      guard let members = try? store.members(stream: stream.number) else { return nil }
      var names = members.compactMap { try? store.account(number: $0.account)?.id.folded }
      if names.count == 1 { names.append(names[0]) }
      return "d:" + names.sorted().joined(separator: "|")
    }
  }

  /// Returns settings as a text that is the same for the same settings.
  static func line(_ settings: ConversationSettings) -> String {
    "\(settings.conversation.name) \(settings.pin.map { "\($0)" } ?? "") \(settings.marks.sorted()) "
      + (settings.note ?? "") + (settings.isBlocked ? " blocked" : "")
  }

  private static func name(_ account: AccountNumber, _ store: MemoryHubStore) -> String? {
    (try? store.account(number: account))??.id.folded
  }

  /// A conversation as an account calls it.
  private static func conversation(
    _ stream: StreamRecord, for account: AccountNumber, _ store: MemoryHubStore
  ) -> ConversationID? {
    switch stream.kind {
    case .account: return nil
    case .group: return .group(String(stream.key.text.dropFirst(2)))
    case .room: return .room(String(stream.key.text.dropFirst(2)))
    case .direct:
      let members = (try? store.members(stream: stream.number)) ?? []
      let peer = members.map(\.account).first { $0 != account } ?? account
      return (try? store.account(number: peer))?.map { .direct($0.id) }
    }
  }
}
