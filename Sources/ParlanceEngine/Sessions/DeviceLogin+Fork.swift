internal import ParlanceCore

/// A hub whose history is not the one that this device followed: it was restored from an older copy, emptied or
/// replaced.
extension DeviceLogin {
  /// Goes back to where the histories part, to follow the hub's from there. Messages that the hub does not have stay,
  /// without a place in its streams.
  func followFork(_ heads: [StreamHead], groups: [GroupInfo]) throws(MessagingError) {
    try core.begin(isDurable: false)
    try forgetHistoryEnd()
    let shared = Dictionary(heads.map { ($0.stream, $0.shared) }, uniquingKeysWith: min)
    core.streams.returnAccount(to: shared[.account] ?? 0)
    for conversation in core.conversations.byID.values.sorted(by: { $0.record.number < $1.record.number }) {
      conversation.record.time = .zero
      try forget(after: shared[.conversation(conversation.record.id)] ?? 0, in: conversation)
      core.turn.change(conversation)
    }
    try core.streams.saveAccountCursor()
    // The time was another history's. If the link breaks before everything is fetched, the next login asks for all of it.
    try core.streams.saveHubTime(.zero)
    try core.pages.removeGroups(except: Set(groups.map(\.id)))
    // The hub may not have them. Those that the account is in come back with their groups.
    for id in core.threads.threadIDs { try core.threads.forgetThread(id) }
  }

  /// Forgets what the hub said behind a position of a conversation, but not the messages.
  func forget(after position: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    guard conversation.cursor.position > position else { return }
    try core.begin(isDurable: false)
    try core.store.forgetPositions(
      conversation: conversation.record.number, after: position, readUpTo: conversation.record.peerRead)
    try core.pins.forgetPins(after: position, in: conversation)
    conversation.cursor = StreamCursor(position: position)
    conversation.record.peerRead = min(conversation.record.peerRead, position)
    conversation.record.acknowledged = min(conversation.record.acknowledged, position)
    core.unreadCounts.forgetRead(after: position, in: conversation)
    try core.holes.forgetMissing(after: position, in: conversation)
    // Versions of a group are those of one history.
    conversation.joinedVersion = 0
    conversation.isLastKnown = false
    core.turn.change(conversation)
  }
}
