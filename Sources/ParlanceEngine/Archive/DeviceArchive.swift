internal import ParlanceCore

/// The messages that an export writes and an import stores.
final class DeviceArchive: DeviceComponent {
  unowned let core: DeviceCore
  /// The export or import of messages that is under way.
  private(set) var transfer: ArchiveTransfer?

  init(_ core: DeviceCore) { self.core = core }

  /// Begins an export or import.
  ///
  /// - throws: `alreadyInProgress`.
  func begin(_ id: TransferID) throws(MessagingError) -> ArchiveTransfer {
    guard transfer == nil else { throw MessagingError(.alreadyInProgress, "messages") }
    let transfer = ArchiveTransfer(id: id)
    self.transfer = transfer
    return transfer
  }

  /// Allows the next export or import.
  func end() { transfer = nil }

  /// The facts that the messages of an export share.
  var archiveHeader: MessageFile.Header {
    MessageFile.Header(
      account: core.configuration.account, created: core.now, generation: core.streams.generations.last?.generation ?? 0
    )
  }

  /// Returns the next messages of an export, in the order in which they were stored.
  func exportedMessages(afterRow row: MessageRow) throws(MessagingError) -> [Message] {
    let found = try core.store.messages(afterRow: row, limit: ArchiveTransfer.step, size: ArchiveTransfer.stepSize)
    return found.map { message in
      var message = message
      // Another device may not know how far the peer has read.
      if message.sender == core.account, message.sequence > 0, message.conversation.kind == .direct,
        message.sequence <= core.conversations.byID[message.conversation]?.record.peerRead ?? 0
      {
        message.marks.insert(.readByPeer)
      }
      return message
    }
  }

  /// Stores messages of a file, in the turn's transaction. They count as read, and are not reported as received.
  ///
  /// - returns: The number of those that were stored; the others are here, or were revoked.
  func importMessages(_ messages: [Message], _ header: MessageFile.Header) throws(MessagingError) -> Int {
    try core.checkOpen()
    try core.begin(isDurable: true)
    var count = 0
    for message in messages where try importMessage(imported(message, header)) { count += 1 }
    return count
  }

  private func importMessage(_ message: Message) throws(MessagingError) -> Bool {
    guard !core.sending.outbox.contains(message.key), !core.revocations.revokedKeys.contains(message.key) else {
      return false
    }
    if let known = core.conversations.byID[message.conversation],
      try core.store.isNotedRevoked(message.id, conversation: known.record.number)
    {
      return false
    }
    let conversation = try core.conversations.conversation(message.conversation)
    var message = message
    message.conversation = conversation.record.id
    guard let row = try core.store.insert(message, conversation: conversation.record.number) else { return false }
    message.row = row
    guard message.options.contains(.updatesConversation) else { return true }
    // Only what the list shows is reported: an import has many messages behind the last one.
    let last = try core.conversations.summary(of: conversation).lastMessage
    let isShown = last.map { ($0.time, $0.row) < (message.time, row) || $0.row == row } ?? true
    if isShown { conversation.last = message }
    conversation.record.updated = max(conversation.record.updated, message.time)
    core.turn.change(conversation)
    if isShown || !conversation.record.isListed { core.conversations.touch(conversation) }
    return true
  }

  /// Returns a message as it is stored: of what was under way on the device that wrote it nothing goes on here.
  private func imported(_ message: Message, _ header: MessageFile.Header) -> Message {
    var message = message
    message.row = .zero
    if message.state == .sending { message.state = .failed }
    message.marks.subtract([.unread, .revoked, .untold])
    message.marks.insert(.readLocally)
    if !followedHistory(of: header, at: message.time) {
      // Its positions name entries of another history.
      message.sequence = 0
      message.number = 0
      message.senderNumber = 0
    }
    return message
  }

  /// Returns whether this device follows the history that a file's writer followed, as it was at a time.
  private func followedHistory(of header: MessageFile.Header, at time: Timestamp) -> Bool {
    guard let index = core.streams.generations.lastIndex(where: { $0.generation == header.generation }) else {
      return false
    }
    return index == core.streams.generations.count - 1 || time <= core.streams.generations[index].time
  }
}
