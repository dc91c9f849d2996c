internal import ParlanceCore

/// A change of a reaction that this device asked for and whose entry in the stream is still to come.
struct OwnReaction: Hashable {
  var message: MessageKey
  var text: String
  var sequence: Int64
}

/// Reactions to messages.
final class DeviceReactions: DeviceComponent {
  unowned let core: DeviceCore
  /// Changes of reactions that this device asked for, until their entries are here.
  private(set) var awaited: Set<OwnReaction> = []

  init(_ core: DeviceCore) { self.core = core }

  /// Applies a change. It is reported even if the message is not stored here: the app may have it.
  ///
  /// - parameter isPast: The entry fills a hole. The hub may have told of it when it left the hole, so that it is reported only
  ///   if it changes what is stored.
  func applyReaction(
    _ change: ReactionEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp,
    isPast: Bool = false
  ) throws(MessagingError) {
    guard !change.reaction.text.isEmpty else { return }
    let key = MessageKey(change.messageID, in: conversation.record.id)
    var isNew = false
    if let message = try core.messages.stored(change.messageID, in: conversation) {
      let state = StoredReaction(change.reaction, sequence: sequence, isRemoved: change.isRemoval)
      try core.begin(isDurable: false)
      isNew = try core.store.save(state, row: message.row)
    }
    if isPast && !isNew { return }
    let own = OwnReaction(message: key, text: change.reaction.text.exact, sequence: sequence)
    if awaited.remove(own) != nil { return }
    try core.report(.reaction(change), conversation.record.id, time)
  }

  /// Notes a change for which this device asked and which the hub accepted.
  func note(
    _ reaction: Reaction, _ acceptance: ReactionAcceptance, of id: MessageID, in name: ConversationID,
    isRemoval: Bool
  ) throws(MessagingError) {
    let conversation = try core.conversations.conversation(name)
    var reaction = reaction
    reaction.text = reaction.text.exact
    let key = MessageKey(id.normalized, in: conversation.record.id)
    if acceptance.sequence > conversation.cursor.position {
      awaited.insert(OwnReaction(message: key, text: reaction.text, sequence: acceptance.sequence))
    }
    guard let message = try core.messages.stored(key.id, in: conversation) else { return }
    try core.begin(isDurable: false)
    let state = StoredReaction(reaction, sequence: acceptance.sequence, isRemoved: isRemoval)
    _ = try core.store.save(state, row: message.row)
  }

  /// Fetches the reactions to messages, in as many pieces as the hub wants.
  ///
  /// - parameter found: The reactions to the messages before.
  func fetchReactions(
    of ids: ArraySlice<MessageID>, in conversation: ConversationID, found: [MessageReactions] = [],
    then end: @escaping (DeviceCore, Result<[MessageReactions], MessagingError>) -> Void
  ) {
    let piece = Array(ids.prefix(max(1, core.login.limits.ids)))
    guard !piece.isEmpty else { return end(core, .success(found)) }
    core.request(ReactionsCall(conversation: conversation, ids: piece)) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let reply):
        // Each piece has to be shorter than what was asked for, or it would be asked for again and again.
        guard reply.remaining.count < piece.count else { return end(core, .failure(MessagingError(.malformedData))) }
        try core.reactions.apply(reply, in: conversation)
        let rest = reply.remaining + ids.dropFirst(piece.count)
        core.reactions.fetchReactions(of: rest[...], in: conversation, found: found + reply.lists, then: end)
      }
    }
  }

  private func apply(_ lists: ReactionLists, in conversation: ConversationID) throws(MessagingError) {
    for list in lists.lists {
      guard let message = try core.messages.stored(list.messageID, in: conversation) else { continue }
      try core.begin(isDurable: false)
      try core.store.replaceReactions(
        row: message.row, upTo: lists.sequence, with: list.reactions.filter { !$0.text.isEmpty })
    }
  }

  /// Fetches the reactions to messages that the hub says have some. Without the answer they are shown without.
  func completeReactions(
    of ids: [MessageID], in conversation: ConversationID,
    then end: @escaping (DeviceCore, [MessageReactions]) -> Void
  ) {
    guard !ids.isEmpty else { return end(core, []) }
    fetchReactions(of: ids[...], in: conversation) { core, result in end(core, (try? result.get()) ?? []) }
  }

  /// Returns the reactions to a stored message, in the order in which they were added.
  func reactions(row: MessageRow) throws(MessagingError) -> [Reaction] {
    try core.store.reactions(row: row).filter { !$0.isRemoved }.sorted { left, right in
      (left.reaction.time, left.sequence, left.reaction.account.folded, left.reaction.text)
        < (right.reaction.time, right.sequence, right.reaction.account.folded, right.reaction.text)
    }.map(\.reaction)
  }
}

extension String {
  /// The text in the form in which the hub keeps it.
  fileprivate var exact: String { CanonicalName.normalized(self) }
}
