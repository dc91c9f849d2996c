internal import Parlance

extension ClientCore {
  /// The conversations of a device, the newest first.
  ///
  /// - parameter pinnedFirst: Returns the pinned ones before all others, the one that was pinned last first.
  func conversations(_ device: Device, pinnedFirst: Bool = false) -> [AgoraChatConversation] {
    var summaries = device.conversations().filter { isShown($0, device) }
    if pinnedFirst {
      let pinned = summaries.filter { $0.settings?.pin != nil }
        .sorted { ($0.settings?.pin?.time ?? .zero) > ($1.settings?.pin?.time ?? .zero) }
      summaries = pinned + summaries.filter { $0.settings?.pin == nil }
    }
    return summaries.map { conversation($0.conversation, device) }
  }

  /// A conversation's object.
  func conversation(_ id: ConversationID, _ device: Device) -> AgoraChatConversation {
    AgoraChatConversation(id, self, device.account)
  }

  /// Returns whether the vendor would list a conversation: not one that contains only notifications of a group.
  func isShown(_ summary: ConversationSummary, _ device: Device) -> Bool {
    guard summary.lastMessage?.kind == .notification else { return true }
    return newest(in: summary.conversation, device) != nil
  }

  /// The newest message of a conversation that this style shows.
  func newest(in conversation: ConversationID, _ device: Device) -> Message? {
    device.messages(MessageQuery(in: conversation, kinds: AgoraChatMessageBody.shownKinds, limit: 1)).last
  }

  /// Returns whether a conversation exists. Chat rooms are on no list: a room's conversation exists while this account
  /// is in it, and as long as messages of it are on this device.
  func isThere(_ id: ConversationID, _ device: Device) -> Bool {
    if device.conversation(id) != nil { return true }
    return id.kind == .room && (device.rooms.contains(id.name) || newest(in: id, device) != nil)
  }

  /// The conversation that a bare id names, of whatever kind; nil if there is none.
  func named(_ id: String, _ device: Device) -> ConversationID? {
    ConversationKind.allCases.map { ConversationID(kind: $0, name: id) }.first { isThere($0, device) }
  }

  /// The conversation that a bare id means to the server, whose list has no rooms: an existing one-to-one chat, else a known
  /// group, else the one-to-one chat.
  func kept(_ id: String, _ device: Device) -> ConversationID {
    let group = ConversationID.group(id)
    let direct = ConversationID.direct(AccountID(id))
    if device.conversation(direct) != nil { return direct }
    let isGroup = device.conversation(group) != nil || device.group(id) != nil || device.settings(of: group) != nil
    return isGroup ? group : direct
  }

  /// Passes the messages that a search finds to a completion, after missing ones of their conversation were fetched.
  func find(
    in kind: ConversationKind = .direct, _ completion: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?,
    _ search: () throws(MessagingError) -> LocalSearch
  ) {
    guard let completion else { return }
    fetch(in: kind, completion) { device, done throws(MessagingError) in
      device.messages(try search()) { [self] result in
        done(result.map { $0.map { AgoraChatMessage($0, self, device.account) } })
      }
    }
  }
}
