public import ParlanceCore

/// Conversations of which this device lacks messages, because too many came while it was away. Paging back fetches them;
/// an app that fetches the history itself says how far it is complete.
extension Device {
  /// Returns the conversations that lack messages (`ConversationSummary.lacksMessages`), by their names.
  public func incompleteConversations() -> [IncompleteConversation] {
    runner.read { core throws(MessagingError) in try core.holes.incompleteConversations() } ?? []
  }

  /// Notes that this device has, or needs, no message of a conversation between one and the newest: what it lacks before
  /// that is still fetched when the app pages there.
  ///
  /// - parameter conversation: The conversation.
  /// - parameter sequence: `Message.sequence` of the oldest message from which on nothing is missing; nil if nothing is
  ///   missing at all. Nothing happens for a conversation that lacks no messages.
  /// - throws: `MessagingError` with code `notLoggedIn`, storage errors.
  public func noteComplete(_ conversation: ConversationID, from sequence: Int64?) throws(MessagingError) {
    try runner.change { core throws(MessagingError) in try core.holes.noteComplete(conversation, from: sequence) }
  }
}

extension DeviceRunner {
  /// Fetches the newest messages that the device lacks in a conversation.
  func fetchMissing(in conversation: ConversationID, completion: @escaping (MessagingError?) -> Void) {
    ask(completion: Self.outcome(completion)) { core, end in
      core.holes.fillHole(in: conversation) { core, error in end(core, error.map { .failure($0) } ?? .success(())) }
    }
  }
}

extension DeviceHoles {
  fileprivate func incompleteConversations() throws(MessagingError) -> [IncompleteConversation] {
    let known = core.conversations.byID.values.filter { $0.record.missing != nil && $0.record.id.kind != .room }
    var incomplete: [IncompleteConversation] = []
    for conversation in known.sorted(by: { $0.record.id.name < $1.record.id.name }) {
      incomplete.append(try self.incomplete(conversation))
    }
    return incomplete
  }

  fileprivate func incomplete(_ conversation: DeviceConversation) throws(MessagingError) -> IncompleteConversation {
    var oldest: Message?
    if let hole = conversation.record.missing {
      var query = MessageQuery(in: conversation.record.id, limit: 100)
      let number = conversation.record.number
      paging: while true {
        let page = try core.store.messages(query, conversation: number, includingRevoked: false)
        for message in page.reversed() where message.sequence > 0 {
          guard message.sequence >= hole.before else { break paging }
          oldest = message
        }
        guard page.count == query.limit, let first = page.first else { break }
        query.anchor = MessageQuery.Anchor(first)
      }
    }
    return IncompleteConversation(conversation: conversation.record.id, oldest: oldest)
  }

  fileprivate func noteComplete(_ id: ConversationID, from sequence: Int64?) throws(MessagingError) {
    try core.checkOpen()
    guard let conversation = core.conversations.byID[id], var hole = conversation.record.missing else { return }
    try core.begin(isDurable: false)
    hole.before = min(hole.before, sequence ?? 0)
    conversation.record.missing = hole.after + 1 < hole.before ? hole : nil
    core.turn.change(conversation)
    if conversation.record.missing == nil, conversation.record.isListed { core.conversations.touch(conversation) }
  }
}
