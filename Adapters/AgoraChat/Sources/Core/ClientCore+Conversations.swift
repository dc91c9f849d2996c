internal import Parlance

extension ClientCore {
  /// The conversations of a device, the newest first.
  func conversations(_ device: Device) -> [AgoraChatConversation] {
    device.conversations().filter { isShown($0, device) }.map { conversation($0.conversation, device) }
  }

  /// A conversation's object.
  func conversation(_ id: ConversationID, _ device: Device) -> AgoraChatConversation {
    AgoraChatConversation(id, self, device.account)
  }

  /// Whether the vendor would list a conversation: not one that has nothing but news of a group.
  func isShown(_ summary: ConversationSummary, _ device: Device) -> Bool {
    guard summary.lastMessage?.kind == .notification else { return true }
    return newest(in: summary.conversation, device) != nil
  }

  /// The newest message of a conversation that this style shows.
  func newest(in conversation: ConversationID, _ device: Device) -> Message? {
    device.messages(MessageQuery(in: conversation, kinds: AgoraChatMessageBody.shownKinds, limit: 1)).last
  }

  /// The conversation that a bare id names, of whatever kind; nil if there is none in the list.
  func listed(_ id: String, _ device: Device) -> ConversationSummary? {
    for kind in ConversationKind.allCases {
      if let summary = device.conversation(ConversationID(kind: kind, name: id)) { return summary }
    }
    return nil
  }

  /// Tells the messages that a search finds, after what is missing of their conversation was fetched.
  func find(
    in kind: ConversationKind = .direct, _ completion: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?,
    _ search: () throws(MessagingError) -> LocalSearch
  ) {
    guard let completion else { return }
    ask(in: kind, completion) { device, done throws(MessagingError) in
      device.messages(try search()) { [self] result in
        done(result.map { $0.map { AgoraChatMessage($0, self, device.account) } })
      }
    }
  }
}
