internal import ParlanceCore

/// Holes: entries of a conversation that the hub left out because they were too many, until the app pages back to them.
final class DeviceHoles: DeviceComponent {
  unowned let core: DeviceCore

  init(_ core: DeviceCore) { self.core = core }

  /// Notes the entries that a part of a stream leaves out; their messages count as unread.
  func noteHole(in part: PulledStream, _ conversation: DeviceConversation) throws(MessagingError) {
    guard part.isTruncated else { return }
    // For a new device, entries before its login are history; later ones are not.
    let position = core.fetching.catchUp.isNew ? conversation.waitedUpTo : 0
    var hole = MissingEntries(
      after: max(conversation.cursor.position, position), before: part.events.first?.sequence ?? part.upTo + 1)
    guard hole.after + 1 < hole.before else { return }
    let new = hole
    if let known = conversation.record.missing { hole.after = min(hole.after, known.after) }
    conversation.record.missing = hole
    conversation.countedUpTo = part.upTo
    core.unreadCounts.count(part.omittedUnread, in: new, of: conversation)
    try core.news.settle(new, conversation)
    core.turn.change(conversation)
    if conversation.record.isListed { core.conversations.touch(conversation) }
  }

  /// Returns whether a page of stored messages ends at a hole, so that messages are missing that the app asked for.
  func endsAtHole(_ query: MessageQuery, _ page: [Message]) -> Bool {
    guard let id = query.conversation, let conversation = core.conversations.byID[id],
      let hole = conversation.record.missing
    else {
      return false
    }
    if page.count < query.limit { return true }
    // Messages of both sides of the hole are in one page.
    let positions = page.map(\.sequence).filter { $0 > 0 }
    guard let first = positions.min(), let last = positions.max() else { return false }
    return first <= hole.after && last >= hole.before
  }

  /// Fetches the newest part of what is missing in a conversation.
  ///
  /// - parameter end: Receives nil, also if nothing is missing, or `notConnected`, `notLoggedIn`, or the hub's error.
  func fillHole(in id: ConversationID, then end: @escaping (DeviceCore, MessagingError?) -> Void) {
    guard let hole = core.conversations.byID[id]?.record.missing else { return end(core, nil) }
    pullMissing(in: id, hole, from: nil, then: end)
  }

  /// - parameter first: The first position of what was fetched so far; the rest of it follows.
  private func pullMissing(
    in id: ConversationID, _ hole: MissingEntries, from first: Int64?,
    then end: @escaping (DeviceCore, MessagingError?) -> Void
  ) {
    let position = PullPosition(stream: .conversation(id), after: hole.after, before: hole.before)
    core.request(PullCall([position])) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, error)
      case .success(let streams):
        guard let part = streams.first, part.stream == position.stream else {
          return end(core, MessagingError(.malformedData))
        }
        try core.holes.fill(hole, with: part, in: id, from: first, then: end)
      }
    }
  }

  private func fill(
    _ hole: MissingEntries, with part: PulledStream, in id: ConversationID, from first: Int64?,
    then end: @escaping (DeviceCore, MessagingError?) -> Void
  ) throws(MessagingError) {
    // Another call may have filled it meanwhile.
    guard let conversation = core.conversations.byID[id], let known = conversation.record.missing else {
      return end(core, nil)
    }
    let events = part.events.filter { $0.sequence > hole.after && $0.sequence < hole.before }
    for event in events { try applyMissing(event, conversation, isPast: true) }
    let reacted = events.compactMap(\.messageWithReactions)
    let begin = first ?? events.first?.sequence
    if part.hasMore, let last = events.last?.sequence {
      let rest = MissingEntries(after: last, before: hole.before)
      return core.reactions.completeReactions(of: reacted, in: id) { core, _ in
        core.holes.pullMissing(in: id, rest, from: begin, then: end)
      }
    }
    // With the first page of this part the hub said whether something older is left.
    let isLeft = begin.map { $0 > known.after + 1 && ($0 != events.first?.sequence || part.isTruncated) } ?? false
    conversation.record.missing = isLeft ? begin.map { MissingEntries(after: known.after, before: $0) } : nil
    core.turn.change(conversation)
    try core.unreadCounts.recount(conversation)
    if conversation.record.isListed { core.conversations.touch(conversation) }
    core.reactions.completeReactions(of: reacted, in: id) { core, _ in end(core, nil) }
  }

  /// Makes a hole begin behind what the account cleared from its history.
  func clearMissing(upTo sequence: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    guard let hole = conversation.record.missing, sequence > hole.after else { return }
    try shrink(MissingEntries(after: sequence, before: hole.before), in: conversation)
  }

  /// Makes a hole end at a position from which the hub's history is another one: what is behind it does not exist any more, and the hub
  /// counts there anew.
  func forgetMissing(after position: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    conversation.countedUpTo = min(conversation.countedUpTo, position)
    guard let hole = conversation.record.missing, position + 1 < hole.before else { return }
    try shrink(MissingEntries(after: hole.after, before: position + 1), in: conversation)
  }

  /// Makes a hole smaller.
  private func shrink(_ hole: MissingEntries, in conversation: DeviceConversation) throws(MessagingError) {
    let left = max(0, hole.before - 1 - hole.after)
    try core.unreadCounts.limitMissing(to: left, in: conversation)
    conversation.record.missing = left > 0 ? hole : nil
    if conversation.record.isListed { core.conversations.touch(conversation) }
  }

  /// Stores a message of a hole, which has been counted.
  func storeMissing(
    _ event: MessageEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp
  ) throws(MessagingError) {
    guard event.kind != .command else { return }
    var stored = Message(event, in: conversation.record.id, sequence: sequence, time)
    stored.marks.formUnion(core.unreadCounts.marks(ofMissing: stored, conversation))
    _ = try core.store.insert(stored, conversation: conversation.record.number)
    conversation.isLastKnown = false
  }

  /// Returns whether a position is before all that is missing.
  func isReceived(_ position: Int64, in conversation: DeviceConversation) -> Bool {
    position <= conversation.record.missing?.after ?? conversation.cursor.position
  }

  /// Returns whether this device has the message that an entry of a hole is about.
  func has(_ message: MessageID, in conversation: DeviceConversation) throws(MessagingError) -> Bool {
    try core.messages.visible(message, in: conversation.record.id) != nil
  }
}

extension StreamEvent {
  /// The message of the entry, if the hub says that there are reactions to it.
  fileprivate var messageWithReactions: MessageID? {
    if case .message(let message) = payload, message.options.contains(.hasReactions) { message.id } else { nil }
  }
}
