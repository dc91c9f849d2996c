public import ParlanceCore

/// Revocation.
extension Device {
  /// Takes a message back.
  ///
  /// The completion runs before the revocation, which this device reports as an event too; the local message is deleted
  /// after those callbacks returned.
  ///
  /// - parameter id: A message of the local database that the hub has accepted.
  /// - parameter conversation: The conversation of the message.
  /// - parameter request: Words and attachments for the accounts that are notified.
  /// - parameter windowAppliesToManagers: A Boolean value that indicates whether an owner or manager may take back what another account
  ///   sent only within the time in which its sender may (`HubSettings.revokeWindow`). Services differ in this.
  /// - parameter completion: Receives nil, or `messageNotStored` (no local row), `messageNotFound` (never accepted, or
  ///   revoked before), `notOwnMessage`, `revokeWindowElapsed`, `notMember`, `notConnected`, `notLoggedIn`.
  public func revoke(
    _ id: MessageID, in conversation: ConversationID, request: RevocationRequest, windowAppliesToManagers: Bool = false,
    completion: @escaping (MessagingError?) -> Void
  ) {
    let key = MessageKey(id.normalized, in: conversation.normalized)
    runner.ask(
      RevokeCall(
        conversation: key.conversation, id: key.id, request: request, windowAppliesToManagers: windowAppliesToManagers),
      completion: completion,
      check: { core throws(MessagingError) in try core.revocations.checkMayRevoke(id, in: conversation) },
      apply: { core in core.revocations.noteOwn(key) })
  }
}

extension DeviceRevocations {
  /// Refuses to ask for the revocation of a message that the device does not have in this conversation.
  fileprivate func checkMayRevoke(_ id: MessageID, in conversation: ConversationID) throws(MessagingError) {
    guard let message = try core.messages.visible(id, in: conversation) else {
      // Another conversation's message cannot be revoked in this one.
      _ = try core.messages.existing(id, in: nil)
      throw MessagingError(.messageNotFound)
    }
    guard message.state == .sent || message.state == .received else { throw MessagingError(.messageNotFound) }
  }

  /// Returns whether a revocation of a message was reported.
  func wasRevoked(_ id: MessageID, in conversation: ConversationID?) -> Bool {
    guard let conversation else { return revokedKeys.contains { $0.id == id } }
    return revokedKeys.contains(MessageKey(id, in: conversation))
  }
}
