import ParlanceCore

@testable import ParlanceEngine

/// The answers of the hub that its documentation promises, in the order in which the hub checks. The rules are stated for accounts, not for
/// stored entries, so that they do not repeat `MessageAccess`.
extension AccessStage {
  /// Returns the code of the error with which an action is refused; nil if it is carried out.
  func outcome(of purpose: MessagePurpose, on message: AccessMessage) -> MessagingError.Code? {
    if let refusal = refusal(ofPlace: purpose) { return refusal }
    if membership == .outside { return .notMember }
    // A reply is a message: the hub first checks whether the account may write.
    if purpose == .reply && role == .silenced { return .muted }
    guard isLeft(message, for: purpose), isFor(message), isInHistory(message, for: purpose) else {
      return .messageNotFound
    }
    if let refusal = refusal(ofSender: message, purpose) { return refusal }
    if role == .silenced && [.edit, .startThread].contains(purpose) { return .muted }
    // A withheld message has no effect on the other account.
    if isBlocked && message.visibility != .withheld && [.react, .edit, .pin].contains(purpose) { return .blocked }
    if isExpired && (purpose == .revokeWithinWindow || purpose == .revoke && message.sender == .own) {
      return .revokeWindowElapsed
    }
    return refusal(ofContent: message, purpose)
  }

  /// Returns the refusal of actions that a kind of conversation does not have.
  private func refusal(ofPlace purpose: MessagePurpose) -> MessagingError.Code? {
    switch purpose {
    case .readReactions, .react, .removeReaction, .edit, .pin, .confirmReading: place == .room ? .unsupported : nil
    case .startThread: place == .group ? nil : .groupNotFound
    default: nil
    }
  }

  /// Returns whether the action is possible on what the hub still has of a message.
  private func isLeft(_ message: AccessMessage, for purpose: MessagePurpose) -> Bool {
    let isOwn = message.sender == .own
    // A revoked message keeps its replies, also those that were on their way, and can be deleted.
    if message.revocation == .fromEveryone { return [.reply, .readReplies, .delete].contains(purpose) }
    // A command is for apps: it is not shown, so it can only be deleted.
    if message.kind == .command { return purpose == .delete }
    let ofSender: Set<MessagePurpose> = [.read, .reply, .readReplies, .delete, .revoke, .revokeWithinWindow]
    // Its sender uses a withheld message like any other, without what other members would see beside it.
    if message.visibility == .withheld { return isOwn && (purpose == .edit || ofSender.contains(purpose)) }
    // The sender keeps it. The receivers can still delete it, and those that may revoke it can revoke it for the sender, too.
    if message.revocation == .fromReceivers {
      return isOwn ? ofSender.contains(purpose) : [.delete, .revoke, .revokeWithinWindow].contains(purpose)
    }
    if message.kind == .notification {
      return ![.readReactions, .react, .removeReaction, .pin, .report, .startThread].contains(purpose)
    }
    return true
  }

  /// Returns whether a message is for the account.
  private func isFor(_ message: AccessMessage) -> Bool {
    if message.sender == .own { return true }
    switch message.visibility {
    case .everyone, .deleted, .cleared: return true
    // The addressees are in the content, which a revoked message does not have.
    case .addressee: return message.revocation != .fromEveryone
    case .others: return false
    // The sender alone has it.
    case .withheld: return false
    // A block does not apply to notifications.
    case .whileBlocking: return message.kind == .notification
    }
  }

  /// Returns whether a message is in the part of the history to which the action is limited.
  private func isInHistory(_ message: AccessMessage, for purpose: MessagePurpose) -> Bool {
    switch purpose {
    // These remove messages, whether the account still sees them or not.
    case .delete, .revoke, .revokeWithinWindow: true
    // Replies stay when the account deletes the message that they are to.
    case .readReplies: membership != .later
    default: membership != .later && ![.deleted, .cleared].contains(message.visibility)
    }
  }

  /// Returns the refusal of actions that are possible only on the messages of some senders.
  private func refusal(ofSender message: AccessMessage, _ purpose: MessagePurpose) -> MessagingError.Code? {
    let isOwn = message.sender == .own
    let manages = role == .manager || role == .owner
    switch purpose {
    case .edit:
      // The owner and managers of a group edit messages of lower roles.
      let isSubordinate = place == .group && manages && message.sender == .below && message.kind != .notification
      return isOwn || isSubordinate ? nil : .notOwnMessage
    case .revoke, .revokeWithinWindow: return isOwn || manages ? nil : .notOwnMessage
    // The receipts of a message are for its sender. Notifications request none.
    case .confirmReading: return isOwn || message.kind == .notification ? .messageNotFound : nil
    case .readReceipts:
      // Only messages of groups have lists of readers.
      guard place == .group, message.kind != .notification else { return .messageNotFound }
      return isOwn ? nil : .notOwnMessage
    default: return nil
    }
  }

  /// Returns the refusal by the action itself, past the gate.
  private func refusal(ofContent message: AccessMessage, _ purpose: MessagePurpose) -> MessagingError.Code? {
    let isForSome = [.addressee, .others].contains(message.visibility)
    switch purpose {
    // A notification has no text.
    case .edit: return message.kind == .notification ? .unsupported : nil
    // A reply to everyone would show accounts a message that is not for them, and so would a thread.
    case .reply: return isForSome ? .forbidden : nil
    case .startThread: return isForSome ? .unsupported : nil
    default: return nil
    }
  }
}
