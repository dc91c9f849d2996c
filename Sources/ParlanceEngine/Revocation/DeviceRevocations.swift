internal import ParlanceCore

/// Messages taken back.
final class DeviceRevocations: DeviceComponent {
  unowned let core: DeviceCore
  /// This device's own revocations that succeeded, until the hub reports them.
  private(set) var own: Set<MessageKey> = []
  /// The revocations that were reported to this device in this run.
  private(set) var revokedKeys: Set<MessageKey> = []
  /// Imported messages that queries of this run returned, so that the app may show them though they are not stored.
  private var shownPast: Set<MessageKey> = []
  private static let shownLimit = 10_000

  init(_ core: DeviceCore) { self.core = core }

  /// Notes a revocation of this device that succeeded.
  func noteOwn(_ key: MessageKey) { own.insert(key) }

  /// Notes an imported message that a query returns.
  func noteShownPast(_ key: MessageKey) {
    // Few apps page back that far in one run.
    if shownPast.count >= Self.shownLimit { shownPast.removeAll() }
    shownPast.insert(key)
  }

  /// Notes a revocation that is reported again.
  func noteReported(_ key: MessageKey) { revokedKeys.insert(key) }

  /// Notes a message that is reported: a restored hub may have lost its revocation, and its sender has sent it again.
  func noteMessage(_ key: MessageKey) { revokedKeys.remove(key) }

  /// - parameter sequence: The position of the revocation.
  func applyRevocation(
    _ revocation: RevocationEvent, _ marks: RevocationMarks, _ conversation: DeviceConversation, sequence: Int64,
    isOffline: Bool
  ) throws(MessagingError) {
    let key = MessageKey(revocation.messageID, in: conversation.record.id)
    let isOwn = own.remove(key) != nil
    revokedKeys.insert(key)
    try core.begin(isDurable: false)
    // A hub that was restored from an older copy lost the revocation, and its sender asked again.
    let isNew = try core.store.noteRevocation(of: key.id, conversation: conversation.record.number)
    let message = try core.messages.visible(revocation.messageID, in: conversation.record.id)
    try core.pins.forgetPin(of: revocation.messageID, in: conversation)
    var flags: JournalEntry.RevocationFlags = []
    if isOffline { flags.insert(.isOffline) }
    if marks.contains(.roaming) { flags.insert(.isRoaming) }
    if isOwn { flags.insert(.isOwnRequest) }
    if let message {
      var messageMarks = message.marks
      if message.marks.contains(.unread) {
        flags.insert(.wasUnread)
        // The app has not received a message that is untold.
        if core.configuration.revocation.uncountsMessages || message.marks.contains(.untold) {
          // Without the mark, so that an app that deletes the message itself does not count it down again.
          messageMarks.remove(.unread)
          core.unreadCounts.setUnread(conversation.record.unread - 1, conversation)
        }
      }
      // The revoker's own copy is deleted after its app was notified; so is a recipient's if its style requires that.
      let isHidden = !isOwn && core.configuration.revocation.removal == .beforeReport
      if isHidden { messageMarks.insert(.revoked) }
      if messageMarks != message.marks { try core.store.setMarks(row: message.row, messageMarks) }
      if isHidden {
        if conversation.last?.id == message.id { conversation.isLastKnown = false }
        if conversation.record.isListed { core.conversations.touch(conversation) }
      }
      core.journal.remove(message.row)
    } else if isNew {
      try core.unreadCounts.uncountMissing(
        at: revocation.messageSequence, from: revocation.messageSender, wasCounted: !marks.contains(.uncounted),
        revokedAt: sequence, in: conversation)
    }
    let wasShown = shownPast.remove(key) != nil
    if message == nil, !isNew || marks.contains(.ifReceived) && !wasShown { return }
    let entry = JournalEntry.revoked(row: message?.row ?? .zero, revocation, in: conversation.record.id, flags: flags)
    core.journal.note { entry.write(to: &$0) }
    core.turn.report(.revoked(reported(revocation, in: conversation.record.id, message, flags)), basis: .journal)
  }

  func reported(
    _ revocation: RevocationEvent, in conversation: ConversationID, _ message: Message?,
    _ flags: JournalEntry.RevocationFlags
  ) -> ReportedRevocation {
    ReportedRevocation(
      revocation: Revocation(revocation, in: conversation), message: message, wasUnread: flags.contains(.wasUnread),
      isOffline: flags.contains(.isOffline), isRoaming: flags.contains(.isRoaming),
      isOwnRequest: flags.contains(.isOwnRequest))
  }
}
