internal import ParlanceCore

/// The unread counts of conversations, and the positions up to which the account has read them.
///
/// A count has the stored messages with the mark `unread`, and what the hub counted among those that this device lacks. The read
/// position is a number that only grows, except after a hub was restored. Messages up to it are read, whether they are
/// stored here or arrive later: pushed, fetched, or from a hole. Marks and counts follow from it.
final class DeviceUnreadCounts: DeviceComponent {
  unowned let core: DeviceCore
  /// The number of unread messages of all listed conversations.
  private(set) var total = 0

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    // The conversations are loaded first.
    return { [self] in
      total = core.conversations.byID.values.reduce(0) { $1.record.isListed ? $0 + Int($1.record.unread) : $0 }
    }
  }

  // MARK: counts

  func setUnread(_ count: Int64, _ conversation: DeviceConversation) {
    let count = max(0, count)
    if conversation.record.isListed { total += Int(count - conversation.record.unread) }
    conversation.record.unread = count
    core.turn.change(conversation)
  }

  /// Notes that a conversation was added to the list.
  func noteListed(_ conversation: DeviceConversation) { total += Int(conversation.record.unread) }

  /// Returns whether a message that comes is unread.
  func isUnread(_ message: Message, in conversation: DeviceConversation) -> Bool {
    isCounted(message) && (message.sequence == 0 || message.sequence > conversation.ownRead)
  }

  func isCounted(_ message: Message) -> Bool {
    guard message.conversation.kind != .room, message.sender != core.account, message.options.contains(.countsAsUnread)
    else {
      return false
    }
    return message.kind != .notification || core.configuration.reading.countsNotifications
  }

  /// Returns whether a message that the app puts into the local database counts as unread.
  func isCounted(saved message: Message, from sender: AccountID) -> Bool {
    message.conversation.kind != .room && sender != core.account && message.options.contains(.countsAsUnread)
  }

  // MARK: the read position

  /// Returns whether this device shares with the account's others what is read.
  ///
  /// - parameter isWhole: An app said that it read a conversation as a whole.
  func sharesReading(ofWhole isWhole: Bool) -> Bool {
    let shared = core.configuration.reading.synchronization
    return shared.contains(.unreadCounts) || isWhole && shared.contains(.wholeConversations)
  }

  private var sharesUnreadCounts: Bool { core.configuration.reading.synchronization.contains(.unreadCounts) }

  /// Raises the read position of a conversation. Does nothing if it is not higher than before.
  ///
  /// - parameter first: The first position that is read; 0 for messages that have none, too.
  func raiseRead(
    of conversation: DeviceConversation, from first: Int64 = 0, to sequence: Int64
  ) throws(MessagingError) {
    guard sequence > conversation.ownRead else { return }
    try core.begin(isDurable: false)
    conversation.record.ownRead = sequence
    core.turn.change(conversation)
    let before = conversation.record.unread
    let marked = Int64(
      try core.store.markRead(conversation: conversation.record.number, from: first, upTo: sequence))
    guard marked > 0 || before > 0 else { return }
    let stored = Int64(try core.store.unreadCount(conversation: conversation.record.number))
    // What counts without being here: in a hole, or gone. Those behind the position are as many as there are entries, at
    // most.
    let last = conversation.record.missing.map { $0.before - 1 } ?? (conversation.cursor.position - stored)
    let others = sequence < last ? min(max(0, before - marked - stored), last - sequence) : 0
    guard marked > 0 || stored + others != before else { return }
    setUnread(stored + others, conversation)
    conversation.isLastKnown = false
    if conversation.record.isListed { core.conversations.touch(conversation) }
  }

  /// Follows what the hub says of the account's read position at a login, or in place of the account's own stream.
  ///
  /// - parameter knowingNothing: The stream does not say what was read.
  /// - parameter isNew: The device is new.
  /// - parameter isForked: The hub was restored: messages that it has elsewhere now get their positions later.
  func followRead(
    _ head: StreamHead, _ conversation: DeviceConversation, knowingNothing: Bool, isNew: Bool, isForked: Bool
  ) throws(MessagingError) {
    let isShared = sharesReading(ofWhole: knowingNothing)
    if isNew || isShared { try raiseRead(of: conversation, from: isForked ? 1 : 0, to: head.ownRead) }
    // The hub was restored, or this device did not share it before.
    guard sharesUnreadCounts, conversation.record.id.kind != .room, conversation.ownRead > head.ownRead
    else { return }
    conversation.record.unreportedRead = max(conversation.record.unreportedRead, conversation.ownRead)
    core.turn.change(conversation)
  }

  /// Forgets what was read behind a position from which the hub's history is another one.
  func forgetRead(after position: Int64, in conversation: DeviceConversation) {
    conversation.record.unreportedRead = min(conversation.record.unreportedRead, position)
    conversation.record.ownRead = min(conversation.record.ownRead, position)
  }

  // MARK: reading here

  func markRead(_ id: ConversationID) throws(MessagingError) {
    try core.checkOpen()
    guard let conversation = core.conversations.byID[id] else { return }
    try core.begin(isDurable: true)
    let before = conversation.record.unread
    if try readAll(in: conversation) > 0 || before > 0, conversation.record.isListed {
      core.conversations.touch(conversation)
    }
    reportRead(conversation, upTo: conversation.ownRead)
  }

  /// Marks all stored messages of a conversation as read, and with them what is older and not here yet: what queries fetched before
  /// the stream brought it was read, too, and the account's other devices know a position alone.
  ///
  /// - returns: The number of messages that were unread.
  private func readAll(in conversation: DeviceConversation) throws(MessagingError) -> Int {
    let count = try core.store.markRead(conversation: conversation.record.number, upTo: .max)
    if count > 0 || conversation.record.unread > 0 {
      setUnread(0, conversation)
      conversation.isLastKnown = false
    }
    let fetched = try core.store.untold(conversation: conversation.record.number, upTo: .max)
    let position = fetched.reduce(conversation.cursor.position) { max($0, $1.sequence) }
    if position > conversation.ownRead {
      conversation.record.ownRead = position
      core.turn.change(conversation)
    }
    return count
  }

  /// Marks all stored messages of a conversation as read, on this device alone. The read position is unchanged if it is shared
  /// with the account's other devices.
  func readHere(_ conversation: DeviceConversation) throws(MessagingError) {
    let position = conversation.ownRead
    _ = try readAll(in: conversation)
    if sharesUnreadCounts { conversation.record.ownRead = position }
  }

  func markRead(_ id: ConversationID, upTo sequence: Int64) throws(MessagingError) {
    try core.checkOpen()
    guard let conversation = core.conversations.byID[id] else { return }
    try core.begin(isDurable: true)
    guard sequence > conversation.ownRead else { return }
    try raiseRead(of: conversation, to: sequence)
    reportRead(conversation, upTo: sequence)
  }

  func markRead(_ message: Message) throws(MessagingError) {
    guard message.marks.contains(.unread), let conversation = core.conversations.byID[message.conversation] else {
      return
    }
    try core.store.setMarks(row: message.row, message.marks.subtracting(.unread).union(.readLocally))
    setUnread(conversation.record.unread - 1, conversation)
  }

  // MARK: reading elsewhere

  /// Applies what the account read on another device.
  func applyOwnRead(
    _ id: ConversationID, upTo sequence: Int64, isWhole: Bool, _ time: Timestamp
  ) throws(MessagingError) {
    guard sharesReading(ofWhole: isWhole) else { return }
    try raiseRead(of: try core.conversations.conversation(id), to: sequence)
    let isTold = isWhole && core.configuration.reading.synchronization.contains(.wholeConversations)
    if isTold { try core.report(.ownRead(id, sequence: sequence, isWhole: isWhole), id, time) }
  }

  // MARK: notifying the account's other devices

  /// Reports to the hub how far the account has read a conversation here, for its other devices; without a link, the next
  /// login does.
  private func reportRead(_ conversation: DeviceConversation, upTo sequence: Int64) {
    guard sharesUnreadCounts, conversation.record.id.kind != .room else { return }
    conversation.record.unreportedRead = max(conversation.record.unreportedRead, sequence)
    core.turn.change(conversation)
    reportRead(conversation)
  }

  private func reportRead(_ conversation: DeviceConversation) {
    let sequence = conversation.record.unreportedRead
    let name = conversation.record.id
    guard sequence > 0, core.connection.isConnected else { return }
    let call = MarkReadCall(conversation: name, sequence: sequence)
    core.request(call, for: { .copy($0) }) { core, result in
      if case .failure(let error) = result, error.code == .notConnected || error.code == .notLoggedIn { return }
      guard let conversation = core.conversations.byID[name], conversation.record.unreportedRead <= sequence else {
        return
      }
      conversation.record.unreportedRead = 0
      core.turn.change(conversation)
    }
  }

  /// Reports what was read while the hub could not be reached.
  func reportReads() {
    let unreported = core.conversations.byID.values.filter { $0.record.unreportedRead > 0 }
    for conversation in unreported.sorted(by: { $0.record.number < $1.record.number }) { reportRead(conversation) }
  }
}
